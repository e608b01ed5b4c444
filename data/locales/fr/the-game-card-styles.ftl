# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pile { $pile } · { $name } : { $signal }
the-game-hand-in-words = Tes cartes : { $cards }
the-game-card-in-words = { $card } (pile { $pile }, { $gap ->
    [-10] saut arrière
   *[other] écart { $gap }
})
the-game-pile-in-words = Pile { $pile }, { $way ->
    [up] montante
   *[down] descendante
}, sur { $top }
