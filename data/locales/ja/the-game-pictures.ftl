# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [0] 残りカード
   *[other] 残りカード
}
picture-turns = 手番
picture-tricks = { $count ->
    [0] 巻き戻し
   *[other] 巻き戻し
}
picture-chain = 最長連続巻き戻し
