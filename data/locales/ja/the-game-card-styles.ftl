# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 列{ $pile } · { $name }：{ $signal }
the-game-hand-in-words = 自分のカード：{ $cards }
the-game-card-in-words = { $card }（列{ $pile }、{ $gap ->
    [-10] 巻き戻し
   *[other] 差{ $gap }
}）
the-game-pile-in-words = 列{ $pile }（{ $way ->
    [up] 上り
   *[down] 下り
}）：今は{ $top }
