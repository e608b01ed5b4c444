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

# Hoe gelijkmatig het team telde

button-replay-tempo = ⏱️ Het tellen
button-replay-tempo-share = Tellen delen
tempo-title = ### ⏱️ Hoe gelijkmatig het team telde
tempo-summary = Een getal duurde meestal zo’n { $middle } seconden. De helft van alle wachttijden lag tussen { $least } en { $most } seconden per getal.
tempo-levels = Seconden per getal, level voor level: { $levels }
tempo-level = level { $level }: { $seconds }
tempo-alt = Een grafiek van alle kaarten waarop gewacht is, de oudste eerst.
tempo-scale = Seconden per getal
tempo-level-label = Level { $level }
tempo-mistake = Te vroeg gespeeld
tempo-closest = **Op het nippertje:** kaarten uit twee handen, vlak na elkaar
tempo-close = { $low } → { $high } · level { $level } · { $seconds } s ertussen · { $first }, { $second }
tempo-left-out = -# Zonder afstanden van een of twee getallen, die zo lang duren als een druk op de knop, en zonder blinde levels.
tempo-too-few = In deze partij is op te weinig kaarten gewacht om iets over het tellen te zeggen.
