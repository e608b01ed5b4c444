# Wörter in den Bildern von The Mind

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
    [one] Stern genutzt
   *[other] Sterne genutzt
}
picture-aside = beiseite
picture-open-for-star = für Sterne
picture-choosing = Weiter ins Dunkel?
