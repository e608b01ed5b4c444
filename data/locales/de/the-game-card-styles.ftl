# Was neben den Bildern von The Game steht, und an ihrer Stelle.

the-game-signal-on-pile = -# 💬 Stapel { $pile } · { $name }: { $signal }
the-game-hand-in-words = Deine Karten: { $cards }
the-game-card-in-words = { $card } (Stapel { $pile }, { $gap ->
    [-10] Rückwärts-Trick
   *[other] Lücke { $gap }
})
the-game-pile-in-words = Stapel { $pile }, { $way ->
    [up] aufsteigend
   *[down] absteigend
}, auf { $top }
