# The Mind, noch einmal angesehen: alle Hände offen

replay-seat-ready = ✋ { $name } ist bereit
replay-star-agreed = ⭐ { $name } stimmt zu
replay-blind-agreed = 🙈 { $name } macht mit
replay-finished = 🏁 { $name } lässt es dabei
replay-play-began = ▶️ { $blind ->
    [yes] Das blinde Level { $level } läuft
   *[no] Level { $level } läuft
}
replay-played-blind = { $name }: { $card }, verdeckt
replay-cards-set-aside = { $name } legt { $cards } beiseite
replay-cards-set-aside-hidden = { $name } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} beiseite
replay-mind-all-levels-passed = 🏆 Alle Level sind geschafft
replay-mind-game-beaten = 🏆 Alle Level sind geschafft, und alle auch blind
replay-mind-game-lost = Das letzte Leben ist weg

replay-pile = Stapel: { $cards }
replay-set-aside = Beiseite: { $cards }
replay-star-proposed = ⭐ { $name } schlägt einen Wurfstern vor. Zugestimmt: { $agreed }
replay-concentrating = ✋ Alle konzentrieren sich. Bereit: { $ready }
replay-concentrating-all = ✋ Alle konzentrieren sich.
replay-playing = ▶️ Das Level läuft.

turning-game-beaten = 🏆 das letzte blinde Level ist geschafft
turning-game-lost = 💔 das letzte Leben
turning-finished = 🏁 das Ende
turning-all-levels-passed = 🏆 alle Level sind geschafft
turning-mistake = 💥 die { $card } kam zu früh: { $count ->
    [one] 1 Karte war niedriger
   *[other] { $count } Karten waren niedriger
}
turning-turned-over = 👀 blindes Level { $level }: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
turning-star = ⭐ ein Wurfstern
turning-level-passed = ✅ Level { $level } geschafft
turning-blind-level-passed = 🙈 blindes Level { $level } geschafft

# Wie gleichmäßig das Team gezählt hat

button-replay-tempo = ⏱️ Das Zählen
button-replay-tempo-share = Zählen teilen
tempo-title = ### ⏱️ Wie gleichmäßig das Team gezählt hat
tempo-summary = Eine Zahl dauerte meist um die { $middle } Sekunden. Die Hälfte aller Wartezeiten lag zwischen { $least } und { $most } Sekunden je Zahl.
tempo-levels = Sekunden je Zahl, Level für Level: { $levels }
tempo-level = Level { $level }: { $seconds }
tempo-alt = Ein Diagramm aller Karten, auf die gewartet wurde, die älteste zuerst.
tempo-scale = Sekunden je Zahl
tempo-level-label = Level { $level }
tempo-mistake = Zu früh gespielt
tempo-closest = **Am knappsten:** Karten aus zwei Händen, gleich nacheinander
tempo-close = { $low } → { $high } · Level { $level } · { $seconds } s Abstand · { $first }, { $second }
tempo-left-out = -# Ohne Abstände von einer oder zwei Zahlen, die so lange dauern wie ein Druck auf den Knopf, und ohne blinde Level.
tempo-too-few = In dieser Partie wurde auf zu wenige Karten gewartet, um etwas über das Zählen zu sagen.
