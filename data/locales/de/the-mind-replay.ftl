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
