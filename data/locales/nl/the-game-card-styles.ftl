# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Stapel { $pile } · { $name }: { $signal }
the-game-hand-in-words = Je kaarten: { $cards }
the-game-card-in-words = { $card } (stapel { $pile }, { $gap ->
    [-10] terugsprong
   *[other] sprong { $gap }
})
the-game-pile-in-words = Stapel { $pile }, { $way ->
    [up] stijgend
   *[down] dalend
}, op { $top }
