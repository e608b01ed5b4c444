# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Deste { $pile } · { $name }: { $signal }
the-game-hand-in-words = Kartların: { $cards }
the-game-card-in-words = { $card } (deste { $pile }, { $gap ->
    [-10] geri sıçrama
   *[other] fark { $gap }
})
the-game-pile-in-words = Deste { $pile }, { $way ->
    [up] artan
   *[down] azalan
}, üstte { $top }
