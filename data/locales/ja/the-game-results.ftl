# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] 98枚すべて出し切り
   *[other] 残り{ $count }枚
}
the-game-fewer-than-before = 残りは前回より{ $count }枚減りました
the-game-more-than-before = 残りは前回より{ $count }枚増えました
the-game-same-as-before = 残りは前回と同じ枚数です
the-game-scale = 残り枚数（少ないほどいい）

counter-tricks = ↩ 巻き戻し：{ $count }回

achievement-the-game-ten-tricks = 巻き戻し10回
achievement-the-game-ten-tricks-how = 1ゲームで巻き戻しを10回使いました。
achievement-the-game-comeback = 大逆転
achievement-the-game-comeback-how = 残りのカードを出し切れないほど列が埋まったところから、逆転で勝ちました。

# The award for the best rescue of a night
rescue-the-game = 列がほぼ行き詰まってから{ $count }枚
