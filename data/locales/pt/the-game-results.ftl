# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] todas as 98 cartas jogadas
    [one] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
the-game-fewer-than-before = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} a menos que da última vez
the-game-more-than-before = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} a mais que da última vez
the-game-same-as-before = sobrou a mesma quantidade de cartas da última vez
the-game-scale = cartas que sobraram (menos é melhor)

counter-tricks = ↩ { $count ->
    [0] 0 truques da volta
    [one] 1 truque da volta
   *[other] { $count } truques da volta
}

achievement-the-game-ten-tricks = Dez truques
achievement-the-game-ten-tricks-how = Dez truques da volta numa só partida.
achievement-the-game-comeback = Virada
achievement-the-game-comeback-how = Vitória, mesmo depois de faltar espaço nas pilhas para as cartas restantes.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] uma carta com as pilhas já quase cheias
   *[other] { $count } cartas com as pilhas já quase cheias
}
