# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } is er klaar voor
replay-star-agreed = ⭐ { $name } gaat akkoord
replay-blind-agreed = 🙈 { $name } doet mee
replay-finished = 🏁 { $name } laat het hierbij
replay-play-began = ▶️ { $blind ->
    [yes] Blind level { $level } is begonnen
   *[no] Level { $level } is begonnen
}
replay-played-blind = { $name }: { $card }, gedekt
replay-cards-set-aside = { $name } legt { $cards } opzij
replay-cards-set-aside-hidden = { $name } legt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} opzij
replay-mind-all-levels-passed = 🏆 Alle levels zijn gehaald
replay-mind-game-beaten = 🏆 Alle levels zijn gehaald, en allemaal ook blind
replay-mind-game-lost = Het laatste leven is weg

replay-pile = Stapel: { $cards }
replay-set-aside = Opzijgelegd: { $cards }
replay-star-proposed = ⭐ { $name } stelt een werpster voor. Akkoord: { $agreed }
replay-concentrating = ✋ Iedereen concentreert zich. Klaar: { $ready }
replay-concentrating-all = ✋ Iedereen concentreert zich.
replay-playing = ▶️ Het level is bezig.

turning-game-beaten = 🏆 het laatste blinde level is gehaald
turning-game-lost = 💔 het laatste leven
turning-finished = 🏁 het einde
turning-all-levels-passed = 🏆 alle levels zijn gehaald
turning-mistake = 💥 de { $card } kwam te vroeg: { $count ->
    [one] 1 kaart was lager
   *[other] { $count } kaarten waren lager
}
turning-turned-over = 👀 blind level { $level }: { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
turning-star = ⭐ een werpster
turning-level-passed = ✅ level { $level } gehaald
turning-blind-level-passed = 🙈 blind level { $level } gehaald
