# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] carta rimasta
   *[other] carte rimaste
}
picture-turns = turni
picture-tricks = { $count ->
    [one] salto indietro
   *[other] salti indietro
}
picture-chain = salti di fila
