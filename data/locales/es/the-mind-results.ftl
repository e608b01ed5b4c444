# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] ningún nivel superado
    [one] 1 nivel superado
   *[other] { $passed } niveles superados
}{ $blind ->
    [0] {""}
   *[other] {""} y { $blind } a ciegas
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] 1 nivel más que la última vez
   *[other] { $count } niveles más que la última vez
}
the-mind-short-of-before = { $count ->
    [one] 1 nivel menos que la última vez
   *[other] { $count } niveles menos que la última vez
}
the-mind-same-level-more-lives = tan lejos como la última vez, con { $count ->
    [one] 1 vida más
   *[other] { $count } vidas más
}
the-mind-same-level-fewer-lives = tan lejos como la última vez, con { $count ->
    [one] 1 vida menos
   *[other] { $count } vidas menos
}
the-mind-same-level-more-stars = tan lejos como la última vez, con { $count ->
    [one] 1 estrella más
   *[other] { $count } estrellas más
}
the-mind-same-level-fewer-stars = tan lejos como la última vez, con { $count ->
    [one] 1 estrella menos
   *[other] { $count } estrellas menos
}
the-mind-same-as-before = exactamente tan lejos como la última vez
the-mind-scale = niveles superados (más es mejor)

counter-mistakes = 💥 { $count ->
    [one] 1 carta demasiado pronto
   *[other] { $count } cartas demasiado pronto
}
counter-lives = 💔 { $count ->
    [one] 1 vida perdida en equipo
   *[other] { $count } vidas perdidas en equipo
}
counter-stars = ⭐ { $count ->
    [one] 1 estrella usada en equipo
   *[other] { $count } estrellas usadas en equipo
}

achievement-the-mind-blind-level-3 = Nivel 3 a ciegas
achievement-the-mind-blind-level-3-how = Una partida que llegó al tercer nivel con la pila boca abajo.
achievement-the-mind-comeback = Remontada
achievement-the-mind-comeback-how = Todos los niveles superados, aunque en algún momento solo quedaba una vida.
the-mind-progress = nivel { $level } de { $last }{ $blind ->
    [yes] {""}, a ciegas
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] un nivel con la última vida
   *[other] { $count } niveles con la última vida
}
