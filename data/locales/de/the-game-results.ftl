# Wie ein Ergebnis von The Game neben anderen steht.

the-game-in-short = { $count ->
    [0] alle 98 Karten gelegt
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
the-game-fewer-than-before = { $count ->
    [one] 1 Karte weniger als letztes Mal
   *[other] { $count } Karten weniger als letztes Mal
}
the-game-more-than-before = { $count ->
    [one] 1 Karte mehr als letztes Mal
   *[other] { $count } Karten mehr als letztes Mal
}
the-game-same-as-before = genauso viele Karten übrig wie letztes Mal
the-game-scale = Karten übrig (weniger ist besser)

counter-tricks = ↩ { $count ->
    [one] 1 Rückwärts-Trick
   *[other] { $count } Rückwärts-Tricks
}

achievement-the-game-ten-tricks = Zehn Tricks
achievement-the-game-ten-tricks-how = In einer Partie zehn Rückwärts-Tricks geschafft.
achievement-the-game-comeback = Comeback
achievement-the-game-comeback-how = Gewonnen, obwohl auf den Stapeln einmal zu wenig Platz für die restlichen Karten war.

# Die beste Rettung eines Abends
rescue-the-game = { $count ->
    [one] noch eine Karte, als die Stapel fast voll waren
   *[other] noch { $count } Karten, als die Stapel fast voll waren
}
