# The Game, replayed: all hands open

replay-begun = { $name }: inizio io
replay-turn-ended = { $name } finisce il turno
replay-cards-drawn = { $name } pesca { $cards }
replay-signal-given = 💬 { $name } sulla pila { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } ritira il segnale dalla pila { $pile }
replay-duty-not-met = 🛑 { $name } doveva giocare { $owed ->
    [one] ancora 1 carta, e nessuna va bene
   *[other] ancora { $owed } carte, e non bastano quelle che vanno bene
}
replay-draw-pile = { $count ->
    [0] Il mazzo è vuoto.
   *[other] Mazzo: { $count }, in arrivo { $cards }
}

turning-last-card = 🏆 l'ultima carta
turning-duty-not-met = 🛑 le carte che vanno bene non bastano
turning-largest-gap = la distanza più grande, { $gap } ({ $card } sulla pila { $pile })
turning-trick = ↩ salto indietro, { $card } sulla pila { $pile }
turning-draw-pile-empty = il mazzo è vuoto
turning-hint = 💡 circa { $count } carte in più erano possibili

# Che cosa pensa un compagno di un turno; finché le mani sono coperte, nessuna carta è nominata
hint-trick = 💡 Qui il salto indietro era pronto.
hint-signal = 💡 Qui un segnale chiedeva di lasciare stare una pila.
hint-fewer = 💡 Qui meno carte avrebbero lasciato più spazio.
hint-more = 💡 Qui ci stava bene un'altra carta.
hint-other = 💡 Qui un altro turno avrebbe lasciato più spazio.
hint-worth = Valeva circa { $count } carte.
hint-companion = 🤖 Al posto di { $name } un compagno avrebbe giocato così: { $cards }.
hint-same = 🤖 Al posto di { $name } un compagno avrebbe giocato lo stesso.
hint-card = { $card } sulla pila { $pile }
