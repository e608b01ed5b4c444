# Das Ende einer Partie: die Nachricht, die es ansagt, und was vom Tisch bleibt.

end-won = 🎉 Geschafft, { $mentions }!
end-lost = Gut gespielt, { $mentions }!
end-abandoned = Das war’s, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game } ist vorbei. [Hier steht das Ergebnis]({ $link })
end-unplayed = { $game } wurde beendet, bevor eine Karte gespielt war. `/game new` öffnet einen neuen Tisch.
end-hands = **Noch auf der Hand**
end-hands-closed = -# 🔒 Andere können diese Karten noch spielen, darum bleiben die Hände hier zu. **Ansehen** zeigt sie dir allein.

lobby-invited = 📣 { $mentions }, { $name } möchte noch einmal spielen. { $count ->
    [one] Bist du dabei? Drücke **Mitspielen**.
   *[other] Seid ihr dabei? Drückt **Mitspielen**.
}

the-game-open-fits = **{ $card }** (Stapel { $pile })
the-game-open-hint = -# Steht ein Stapel dabei, hätte die Karte dort noch gepasst.
the-game-moment-tricks = 🔥 **{ $count } Rückwärts-Tricks hintereinander!**
the-game-moment-last = 🏁 **{ $left ->
    [one] Die allerletzte Karte!
   *[other] Nur noch { $left } Karten!
}**

the-mind-moment-passed = 🎉 **Level { $level } geschafft!**
the-mind-moment-passed-blind = 🎉 **Blindes Level { $level } geschafft!**
the-mind-missing = { $count ->
    [0] Es war nur ein Fehler zu viel, bei den allerletzten Karten des Levels.
    [one] Nur 1 Karte mehr, und Level { $level } wäre geschafft gewesen.
   *[other] Noch { $count } Karten, und Level { $level } wäre geschafft gewesen.
}
the-mind-open-order = -# Richtig wäre es so weitergegangen: { $cards }
