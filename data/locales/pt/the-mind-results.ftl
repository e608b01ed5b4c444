# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] nenhum nível completo
    [one] 1 nível completo
   *[other] { $passed } níveis completos
}{ $blind ->
    [0] {""}
   *[other] {""} e { $blind } às cegas
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] { $count } nível
   *[other] { $count } níveis
} a mais que da última vez
the-mind-short-of-before = { $count ->
    [one] { $count } nível
   *[other] { $count } níveis
} a menos que da última vez
the-mind-same-level-more-lives = tão longe quanto da última vez, com { $count ->
    [one] { $count } vida
   *[other] { $count } vidas
} a mais
the-mind-same-level-fewer-lives = tão longe quanto da última vez, com { $count ->
    [one] { $count } vida
   *[other] { $count } vidas
} a menos
the-mind-same-level-more-stars = tão longe quanto da última vez, com { $count ->
    [one] { $count } estrela
   *[other] { $count } estrelas
} a mais
the-mind-same-level-fewer-stars = tão longe quanto da última vez, com { $count ->
    [one] { $count } estrela
   *[other] { $count } estrelas
} a menos
the-mind-same-as-before = exatamente o mesmo resultado da última vez
the-mind-scale = níveis completos (mais é melhor)

counter-mistakes = 💥 { $count ->
    [0] 0 cartas cedo demais
    [one] 1 carta cedo demais
   *[other] { $count } cartas cedo demais
}
counter-lives = 💔 { $count ->
    [0] 0 vidas perdidas em equipe
    [one] 1 vida perdida em equipe
   *[other] { $count } vidas perdidas em equipe
}
counter-stars = ⭐ { $count ->
    [0] 0 estrelas usadas em equipe
    [one] 1 estrela usada em equipe
   *[other] { $count } estrelas usadas em equipe
}

achievement-the-mind-blind-level-3 = Nível 3 às cegas
achievement-the-mind-blind-level-3-how = A equipe chegou ao terceiro nível com a pilha virada para baixo.
achievement-the-mind-comeback = Virada
achievement-the-mind-comeback-how = Todos os níveis completos, mesmo depois de ficar com uma vida só.
the-mind-progress = nível { $level } de { $last }{ $blind ->
    [yes] {""}, às cegas
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] um nível com a última vida
   *[other] { $count } níveis com a última vida
}
