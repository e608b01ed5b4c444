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
