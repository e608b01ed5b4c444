# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] las 98 cartas jugadas
    [one] 1 carta restante
   *[other] { $count } cartas restantes
}
the-game-fewer-than-before = { $count ->
    [one] 1 carta menos que la última vez
   *[other] { $count } cartas menos que la última vez
}
the-game-more-than-before = { $count ->
    [one] 1 carta más que la última vez
   *[other] { $count } cartas más que la última vez
}
the-game-same-as-before = tantas cartas restantes como la última vez
the-game-scale = cartas restantes (menos es mejor)

counter-tricks = ↩ { $count ->
    [one] 1 salto atrás
   *[other] { $count } saltos atrás
}

achievement-the-game-ten-tricks = Diez saltos
achievement-the-game-ten-tricks-how = Diez saltos atrás en una sola partida.
achievement-the-game-comeback = Remontada
achievement-the-game-comeback-how = Victoria, aunque en las pilas llegó a haber muy poco sitio para las cartas que quedaban.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] una carta más con las pilas casi llenas
   *[other] { $count } cartas más con las pilas casi llenas
}
