# The Game, replayed: all hands open

replay-begun = { $name }: Empiezo yo
replay-turn-ended = { $name } termina el turno
replay-cards-drawn = { $name } roba { $cards }
replay-signal-given = 💬 { $name } sobre la pila { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } retira la señal de la pila { $pile }
replay-duty-not-met = 🛑 A { $name } le { $owed ->
    [one] falta 1 carta, y ninguna encaja
   *[other] faltan { $owed } cartas, y no encajan tantas
}
replay-draw-pile = { $count ->
    [0] El mazo está vacío.
   *[other] Mazo: { $count }, lo siguiente { $cards }
}

turning-last-card = 🏆 la última carta
turning-duty-not-met = 🛑 no encajan bastantes cartas
turning-largest-gap = la mayor diferencia, { $gap } (el { $card } en la pila { $pile })
turning-trick = ↩ salto atrás, el { $card } en la pila { $pile }
turning-draw-pile-empty = el mazo está vacío
