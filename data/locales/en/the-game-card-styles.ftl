# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pile { $pile } · { $name }: { $signal }
the-game-hand-in-words = Your cards: { $cards }
the-game-card-in-words = { $card } (pile { $pile }, { $gap ->
    [-10] backwards trick
   *[other] gap { $gap }
})
the-game-pile-in-words = Pile { $pile }, { $way ->
    [up] rising
   *[down] falling
}, on { $top }
