# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Stos { $pile } · { $name }: { $signal }
the-game-hand-in-words = Twoje karty: { $cards }
the-game-card-in-words = { $card } (stos { $pile }, { $gap ->
    [-10] skok wstecz
   *[other] odstęp { $gap }
})
the-game-pile-in-words = Stos { $pile }, { $way ->
    [up] rosnący
   *[down] malejący
}, na wierzchu { $top }
