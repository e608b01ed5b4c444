# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pila { $pile } · { $name }: { $signal }
the-game-hand-in-words = Tus cartas: { $cards }
the-game-card-in-words = { $card } (pila { $pile }, { $gap ->
    [-10] salto atrás
   *[other] diferencia { $gap }
})
the-game-pile-in-words = Pila { $pile }, { $way ->
    [up] ascendente
   *[down] descendente
}, en { $top }
