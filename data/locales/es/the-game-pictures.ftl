# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] restante
   *[other] restantes
}
picture-turns = turnos
picture-tricks = { $count ->
    [one] salto atrás
   *[other] saltos atrás
}
picture-chain = mayor cadena de saltos
