# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] tutte e 98 le carte giocate
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}
the-game-fewer-than-before = { $count ->
    [one] 1 carta in meno dell'ultima volta
   *[other] { $count } carte in meno dell'ultima volta
}
the-game-more-than-before = { $count ->
    [one] 1 carta in più dell'ultima volta
   *[other] { $count } carte in più dell'ultima volta
}
the-game-same-as-before = tante carte rimaste quante l'ultima volta
the-game-scale = carte rimaste (meno è meglio)

counter-tricks = ↩ { $count ->
    [one] 1 salto indietro
   *[other] { $count } salti indietro
}

achievement-the-game-ten-tricks = Dieci salti
achievement-the-game-ten-tricks-how = Dieci salti indietro in una sola partita.
achievement-the-game-comeback = Rimonta
achievement-the-game-comeback-how = Una vittoria, anche se a un certo punto sulle pile c'era troppo poco spazio per le carte rimaste.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] una carta con le pile ormai quasi piene
   *[other] { $count } carte con le pile ormai quasi piene
}
