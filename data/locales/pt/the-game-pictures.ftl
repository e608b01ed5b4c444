# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [0] restantes
    [one] restante
   *[other] restantes
}
picture-turns = turnos
picture-tricks = { $count ->
    [0] truques da volta
    [one] truque da volta
   *[other] truques da volta
}
picture-chain = maior série de truques
