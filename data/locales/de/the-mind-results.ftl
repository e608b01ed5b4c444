# Wie ein Ergebnis von The Mind neben anderen steht.

the-mind-in-short = { $passed ->
    [0] kein Level geschafft
    [one] 1 Level geschafft
   *[other] { $passed } Level geschafft
}{ $blind ->
    [0] {""}
   *[other] {""} und { $blind } blind
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] 1 Level weiter als letztes Mal
   *[other] { $count } Level weiter als letztes Mal
}
the-mind-short-of-before = { $count ->
    [one] 1 Level weniger als letztes Mal
   *[other] { $count } Level weniger als letztes Mal
}
the-mind-same-level-more-lives = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Leben mehr
   *[other] { $count } Leben mehr
}
the-mind-same-level-fewer-lives = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Leben weniger
   *[other] { $count } Leben weniger
}
the-mind-same-level-more-stars = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Wurfstern mehr
   *[other] { $count } Wurfsternen mehr
}
the-mind-same-level-fewer-stars = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Wurfstern weniger
   *[other] { $count } Wurfsternen weniger
}
the-mind-same-as-before = genauso weit wie letztes Mal
the-mind-scale = geschaffte Level (mehr ist besser)

counter-mistakes = 💥 { $count ->
    [one] 1 Karte zu früh
   *[other] { $count } Karten zu früh
}
counter-lives = 💔 { $count ->
    [one] gemeinsam 1 Leben verloren
   *[other] gemeinsam { $count } Leben verloren
}
counter-stars = ⭐ { $count ->
    [one] gemeinsam 1 Wurfstern eingesetzt
   *[other] gemeinsam { $count } Wurfsterne eingesetzt
}

achievement-the-mind-blind-level-3 = Blindes Level 3
achievement-the-mind-blind-level-3-how = Das dritte Level mit verdecktem Stapel erreicht.
achievement-the-mind-comeback = Comeback
achievement-the-mind-comeback-how = Alle Level geschafft, obwohl ihr einmal nur noch ein Leben hattet.
the-mind-progress = Level { $level } von { $last }{ $blind ->
    [yes] {""}, blind
   *[no] {""}
}

# Die beste Rettung eines Abends
rescue-the-mind = { $count ->
    [one] ein Level mit dem letzten Leben
   *[other] { $count } Level mit dem letzten Leben
}
