# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } c'è
replay-star-agreed = ⭐ { $name } accetta
replay-blind-agreed = 🙈 { $name } ci sta
replay-finished = 🏁 { $name } si ferma qui
replay-play-began = ▶️ { $blind ->
    [yes] Il livello { $level } alla cieca è in corso
   *[no] Il livello { $level } è in corso
}
replay-played-blind = { $name }: { $card }, coperta
replay-cards-set-aside = { $name } mette da parte { $cards }
replay-cards-set-aside-hidden = { $name } mette da parte { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
replay-mind-all-levels-passed = 🏆 Tutti i livelli sono superati
replay-mind-game-beaten = 🏆 Tutti i livelli sono superati, e tutti anche alla cieca
replay-mind-game-lost = Persa l'ultima vita

replay-pile = Pila: { $cards }
replay-set-aside = Da parte: { $cards }
replay-star-proposed = ⭐ { $name } propone una stella. Hanno accettato: { $agreed }
replay-concentrating = ✋ Ci si concentra. Mani sul tavolo: { $ready }
replay-concentrating-all = ✋ Ci si concentra.
replay-playing = ▶️ Il livello è in corso.

turning-game-beaten = 🏆 l'ultimo livello alla cieca è superato
turning-game-lost = 💔 l'ultima vita
turning-finished = 🏁 la fine
turning-all-levels-passed = 🏆 tutti i livelli sono superati
turning-mistake = 💥 { $card } troppo presto: { $count ->
    [one] 1 carta era più bassa
   *[other] { $count } carte erano più basse
}
turning-turned-over = 👀 livello { $level } alla cieca: { $count ->
    [one] 1 errore
   *[other] { $count } errori
}
turning-star = ⭐ una stella
turning-level-passed = ✅ livello { $level } superato
turning-blind-level-passed = 🙈 livello { $level } alla cieca superato

# Con che regolarità ha contato la squadra

button-replay-tempo = ⏱️ Il conteggio
button-replay-tempo-share = Condividi il conteggio
tempo-title = ### ⏱️ Con che regolarità ha contato la squadra
tempo-summary = Di solito un numero durava { $middle } secondi. La metà delle attese è stata fra { $least } e { $most } secondi per numero.
tempo-levels = Secondi per numero, livello per livello: { $levels }
tempo-level = livello { $level }: { $seconds }
tempo-alt = Un grafico di tutte le carte che sono state attese, dalla prima all'ultima.
tempo-scale = Secondi per numero
tempo-level-label = Livello { $level }
tempo-mistake = Giocata troppo presto
tempo-closest = **Per un soffio:** carte di due mani, una subito dopo l'altra
tempo-close = { $low } → { $high } · livello { $level } · { $seconds } s di distanza · { $first }, { $second }
tempo-left-out = -# Senza le distanze di uno o due numeri, che durano quanto un clic, e senza i livelli alla cieca.
tempo-too-few = In questa partita sono state attese troppo poche carte per dire qualcosa sul conteggio.
