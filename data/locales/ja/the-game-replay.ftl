# The Game, replayed: all hands open

replay-begun = { $name }：自分から始める
replay-turn-ended = { $name }：手番終了
replay-cards-drawn = { $name }：{ $cards }を引く
replay-signal-given = 💬 { $name }：列{ $pile }に合図「{ $signal }」
replay-signal-taken-back = 💬 { $name }：列{ $pile }の合図を取り消す
replay-duty-not-met = 🛑 { $name }：あと{ $owed ->
    [1] 1枚必要なのに、どこにも出せない
   *[other] { $owed }枚必要なのに、そこまで出せない
}
replay-draw-pile = { $count ->
    [0] 山札は空です。
   *[other] 山札：{ $count }枚、次は{ $cards }
}

turning-last-card = 🏆 最後の1枚
turning-duty-not-met = 🛑 出せるカードが足りない
turning-largest-gap = いちばん大きい差、{ $gap }（列{ $pile }に{ $card }）
turning-trick = ↩ 巻き戻し、列{ $pile }に{ $card }
turning-draw-pile-empty = 山札がなくなる
turning-hint = 💡 あと{ $count }枚ほど出せた

# 手番を相棒が見るとどうか。手札を伏せている間、カードの名前は出さない
hint-trick = 💡 ここは巻き戻しのチャンスでした。
hint-signal = 💡 ここは合図で、ある列をそのままにしてほしいと伝えられていました。
hint-fewer = 💡 ここは出す枚数を減らすと、もっと余裕が残りました。
hint-more = 💡 ここはもう1枚うまく出せました。
hint-other = 💡 ここは別の出し方なら、もっと余裕が残りました。
hint-worth = およそ{ $count }枚分の違いです。
hint-companion = 🤖 { $name }の席の相棒なら：{ $cards }。
hint-same = 🤖 { $name }の席の相棒でも同じ出し方でした。
hint-card = 列{ $pile }に{ $card }
