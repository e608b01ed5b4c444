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
   *[other] Mazo: { $count }. A continuación: { $cards }
}

turning-last-card = 🏆 la última carta
turning-duty-not-met = 🛑 no encajan bastantes cartas
turning-largest-gap = la mayor diferencia, { $gap } (el { $card } en la pila { $pile })
turning-trick = ↩ salto atrás, el { $card } en la pila { $pile }
turning-draw-pile-empty = el mazo está vacío
turning-hint = 💡 se podían jugar unas { $count } cartas más

# Qué le parece un turno a un acompañante; mientras las manos están cerradas no se nombra ninguna carta
hint-trick = 💡 Aquí esperaba el salto atrás.
hint-signal = 💡 Aquí una señal pedía dejar en paz una pila.
hint-fewer = 💡 Aquí menos cartas habrían dejado más espacio.
hint-more = 💡 Aquí encajaba bien otra carta.
hint-other = 💡 Aquí otro turno habría dejado más espacio.
hint-worth = Eso valía unas { $count } cartas.
hint-companion = 🤖 En el asiento de { $name }, un acompañante habría jugado así: { $cards }.
hint-same = 🤖 En el asiento de { $name }, un acompañante habría jugado lo mismo.
hint-card = el { $card } en la pila { $pile }
