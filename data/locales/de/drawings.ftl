# Wörter in Bildern: so wenige wie möglich

picture-cards-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
}
picture-hand-empty = Keine Karten auf der Hand
picture-beaten = Besiegt!
picture-turns = Züge
picture-tricks = { $count ->
    [one] Rückwärts-Trick
   *[other] Rückwärts-Tricks
}
picture-chain = längste Trickkette
picture-violations = { $count ->
    [one] Zahl gesagt
   *[other] Zahlen gesagt
}
picture-level = Level
picture-blind-level = Blindes Level
picture-levels-passed = { $count ->
    [one] Level geschafft
   *[other] Level geschafft
}
picture-all-passed = Alle Level geschafft!
picture-mistakes = { $count ->
    [one] Fehler
   *[other] Fehler
}
picture-lives = { $count ->
    [one] Leben übrig
   *[other] Leben übrig
}
picture-stars-used = { $count ->
    [one] Stern eingesetzt
   *[other] Sterne eingesetzt
}
picture-aside = beiseite
picture-open-for-star = für Sterne
picture-choosing = Weiter ins Dunkel?
