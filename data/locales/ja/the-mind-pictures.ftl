# Words that stand in the pictures of The Mind

picture-level = レベル
picture-blind-level = ブラインド
picture-levels-passed = { $count ->
    [0] レベルクリア
   *[other] レベルクリア
}
picture-all-passed = 全レベルクリア！
picture-mistakes = { $count ->
    [0] ミス
   *[other] ミス
}
picture-lives = { $count ->
    [0] 残りライフ
   *[other] 残りライフ
}
picture-stars-used = { $count ->
    [0] 使った手裏剣
   *[other] 使った手裏剣
}
picture-aside = 脇によけた
picture-open-for-star = 手裏剣で
picture-choosing = 闇の中へ進む？
