# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] クリアなし
   *[other] { $passed }レベルクリア
}{ $blind ->
    [0] {""}
   *[other] 、ブラインド{ $blind }
}、❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = 前回より{ $count }レベル先まで進みました
the-mind-short-of-before = 前回より{ $count }レベル手前で終わりました
the-mind-same-level-more-lives = 前回と同じところまでで、ライフは{ $count }多く残りました
the-mind-same-level-fewer-lives = 前回と同じところまでで、残ったライフは{ $count }少なめでした
the-mind-same-level-more-stars = 前回と同じところまでで、手裏剣は{ $count }枚多く残りました
the-mind-same-level-fewer-stars = 前回と同じところまでで、残った手裏剣は{ $count }枚少なめでした
the-mind-same-as-before = 前回とまったく同じところまで進みました
the-mind-scale = レベル数（多いほどいい）

counter-mistakes = 💥 早すぎたカード：{ $count }枚
counter-lives = 💔 みんなで失ったライフ：{ $count }
counter-stars = ⭐ みんなで使った手裏剣：{ $count }枚

achievement-the-mind-blind-level-3 = ブラインドレベル3
achievement-the-mind-blind-level-3-how = カードを裏向きで出すブラインドで、レベル3まで進みました。
achievement-the-mind-comeback = 大逆転
achievement-the-mind-comeback-how = 一度は最後のライフだけになりながら、全レベルをクリアしました。
the-mind-progress = レベル{ $level }/{ $last }{ $blind ->
    [yes] （ブラインド）
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = 最後のライフで{ $count }レベル
