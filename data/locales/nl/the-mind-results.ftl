# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] geen level gehaald
    [one] 1 level gehaald
   *[other] { $passed } levels gehaald
}{ $blind ->
    [0] {""}
   *[other] {""} en { $blind } blind
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] 1 level verder dan de vorige keer
   *[other] { $count } levels verder dan de vorige keer
}
the-mind-short-of-before = { $count ->
    [one] 1 level minder dan de vorige keer
   *[other] { $count } levels minder dan de vorige keer
}
the-mind-same-level-more-lives = even ver als de vorige keer, met { $count ->
    [one] 1 leven meer
   *[other] { $count } levens meer
}
the-mind-same-level-fewer-lives = even ver als de vorige keer, met { $count ->
    [one] 1 leven minder
   *[other] { $count } levens minder
}
the-mind-same-level-more-stars = even ver als de vorige keer, met { $count ->
    [one] 1 werpster meer
   *[other] { $count } werpsterren meer
}
the-mind-same-level-fewer-stars = even ver als de vorige keer, met { $count ->
    [one] 1 werpster minder
   *[other] { $count } werpsterren minder
}
the-mind-same-as-before = precies even ver als de vorige keer
the-mind-scale = gehaalde levels (meer is beter)

counter-mistakes = 💥 { $count ->
    [one] 1 kaart te vroeg
   *[other] { $count } kaarten te vroeg
}
counter-lives = 💔 { $count ->
    [one] samen 1 leven verloren
   *[other] samen { $count } levens verloren
}
counter-stars = ⭐ { $count ->
    [one] samen 1 werpster gebruikt
   *[other] samen { $count } werpsterren gebruikt
}

achievement-the-mind-blind-level-3 = Blind level 3
achievement-the-mind-blind-level-3-how = Het derde level bereikt met de stapel gedekt.
achievement-the-mind-comeback = Comeback
achievement-the-mind-comeback-how = Alle levels gehaald, ook al hadden jullie onderweg nog maar één leven.
the-mind-progress = level { $level } van { $last }{ $blind ->
    [yes] {""}, blind
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] een level met het laatste leven
   *[other] { $count } levels met het laatste leven
}
