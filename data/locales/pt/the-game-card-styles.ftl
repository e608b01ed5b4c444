# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pilha { $pile } · { $name }: { $signal }
the-game-hand-in-words = Suas cartas: { $cards }
the-game-card-in-words = { $card } (pilha { $pile }, { $gap ->
    [-10] truque da volta
   *[other] salto { $gap }
})
the-game-pile-in-words = Pilha { $pile }, { $way ->
    [up] sobe
   *[down] desce
}, em { $top }
