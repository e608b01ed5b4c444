# Words that stand in the pictures of The Mind

picture-level = Level
picture-blind-level = Blind level
picture-levels-passed = { $count ->
    [one] level gehaald
   *[other] levels gehaald
}
picture-all-passed = Alle levels gehaald!
picture-mistakes = { $count ->
    [one] fout
   *[other] fouten
}
picture-lives = { $count ->
    [one] leven over
   *[other] levens over
}
picture-stars-used = { $count ->
    [one] ster gebruikt
   *[other] sterren gebruikt
}
picture-aside = opzij
picture-open-for-star = voor sterren
picture-choosing = Verder in het donker?
