# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] restante
   *[other] restantes
}
picture-turns = tours
picture-tricks = { $count ->
    [one] saut arrière
   *[other] sauts arrière
}
picture-chain = plus longue série
