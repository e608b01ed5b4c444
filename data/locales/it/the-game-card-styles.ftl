# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pila { $pile } · { $name }: { $signal }
the-game-hand-in-words = Le tue carte: { $cards }
the-game-card-in-words = { $card } (pila { $pile }, { $gap ->
    [-10] salto indietro
   *[other] distanza { $gap }
})
the-game-pile-in-words = Pila { $pile }, { $way ->
    [up] crescente
   *[down] decrescente
}, su { $top }
