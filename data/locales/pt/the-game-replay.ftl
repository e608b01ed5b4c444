# The Game, replayed: all hands open

replay-begun = { $name }: Eu começo
replay-turn-ended = { $name } encerra o turno
replay-cards-drawn = { $name } compra { $cards }
replay-signal-given = 💬 { $name } na pilha { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } retira o sinal da pilha { $pile }
replay-duty-not-met = 🛑 { $name } precisa de mais { $owed ->
    [one] 1 carta, e nenhuma serve
   *[other] { $owed } cartas, e não há tantas que sirvam
}
replay-draw-pile = { $count ->
    [0] O monte acabou.
   *[other] Monte: { $count }, a seguir { $cards }
}

turning-last-card = 🏆 a última carta
turning-duty-not-met = 🛑 faltam cartas que sirvam
turning-largest-gap = o maior salto, { $gap } ({ $card } na pilha { $pile })
turning-trick = ↩ truque da volta, { $card } na pilha { $pile }
turning-draw-pile-empty = o monte acabou
turning-hint = 💡 dava para jogar umas { $count } cartas a mais

# O que um companheiro acha de um turno; enquanto as mãos estão fechadas, nenhuma carta é citada
hint-trick = 💡 Aqui o truque da volta estava à espera.
hint-signal = 💡 Aqui um sinal pedia para deixar uma pilha em paz.
hint-fewer = 💡 Aqui menos cartas teriam deixado mais espaço.
hint-more = 💡 Aqui cabia bem mais uma carta.
hint-other = 💡 Aqui outro turno teria deixado mais espaço.
hint-worth = Isso valia umas { $count } cartas.
hint-companion = 🤖 No lugar de { $name }, um companheiro teria jogado assim: { $cards }.
hint-same = 🤖 No lugar de { $name }, um companheiro teria jogado o mesmo.
hint-card = { $card } na pilha { $pile }
