# Wörter in den Bildern von The Game

picture-cards-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
}
picture-turns = Züge
picture-tricks = { $count ->
    [one] Rückwärts-Trick
   *[other] Rückwärts-Tricks
}
picture-chain = längste Trickkette
