# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 やりました！ { $mentions }
end-lost = ナイスプレイでした！ { $mentions }
end-abandoned = 今回はここまでです。 { $mentions }
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }が終わりました。[結果はこちら]({ $link })
end-unplayed = カードが出る前に{ $game }は終わりました。`/game new` で新しいテーブルを開けます。
end-hands = **残った手札**
end-hands-closed = -# 🔒 同じカードでこれから遊ぶ人がいるかもしれないので、ここでは手札を伏せておきます。**リプレイ**なら自分だけに見えます。

lobby-invited = 📣 { $mentions } { $name }がもう一度遊びたいそうです。{ $count ->
    [1] いっしょにどうですか？ **参加**を押してください。
   *[other] 遊ぶ人は**参加**を押してください。
}

the-game-open-fits = **{ $card }**（列{ $pile }）
the-game-open-hint = -# 列の番号があるカードは、まだ出せました。
the-game-moment-tricks = 🔥 **{ $count }回連続の巻き戻し！**
the-game-moment-last = 🏁 **{ $left ->
    [1] 最後の1枚！
   *[other] 残りたった{ $left }枚！
}**

the-mind-moment-passed = 🎉 **レベル{ $level }クリア！**
the-mind-moment-passed-blind = 🎉 **ブラインドレベル{ $level }クリア！**
the-mind-missing = { $count ->
    [0] レベルの最後のカードで、ミスが1つ多すぎました。
    [1] あと1枚で、レベル{ $level }をクリアできるところでした。
   *[other] あと{ $count }枚で、レベル{ $level }をクリアできるところでした。
}
the-mind-open-order = -# ここからの正しい順番：{ $cards }
