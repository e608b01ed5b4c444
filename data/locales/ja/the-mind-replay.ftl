# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name }が準備OK
replay-star-agreed = ⭐ { $name }が賛成
replay-blind-agreed = 🙈 { $name }もブラインドに賛成
replay-finished = 🏁 { $name }：ここで終わりにする
replay-play-began = ▶️ { $blind ->
    [yes] ブラインドレベル{ $level }開始
   *[no] レベル{ $level }開始
}
replay-played-blind = { $name }：{ $card }（裏向き）
replay-cards-set-aside = { $name }が{ $cards }を脇によける
replay-cards-set-aside-hidden = { $name }が{ $count }枚を脇によける
replay-mind-all-levels-passed = 🏆 全レベルクリア
replay-mind-game-beaten = 🏆 全レベルクリア、ブラインドもすべてクリア
replay-mind-game-lost = 最後のライフがなくなる

replay-pile = 場：{ $cards }
replay-set-aside = 脇によけたカード：{ $cards }
replay-star-proposed = ⭐ { $name }が手裏剣を提案。賛成：{ $agreed }
replay-concentrating = ✋ みんなで集中しています。準備OK：{ $ready }
replay-concentrating-all = ✋ みんなで集中しています。
replay-playing = ▶️ レベルの最中です。

turning-game-beaten = 🏆 最後のブラインドレベルをクリア
turning-game-lost = 💔 最後のライフ
turning-finished = 🏁 終わり
turning-all-levels-passed = 🏆 全レベルクリア
turning-mistake = 💥 { $card }が早すぎた（もっと小さいカード{ $count }枚）
turning-turned-over = 👀 ブラインドレベル{ $level }：ミス{ $count }回
turning-star = ⭐ 手裏剣
turning-level-passed = ✅ レベル{ $level }クリア
turning-blind-level-passed = 🙈 ブラインドレベル{ $level }クリア

# チームの数えかたの安定ぶり

button-replay-tempo = ⏱️ 数えかた
button-replay-tempo-share = 数えかたをシェア
tempo-title = ### ⏱️ チームの数えかたの安定ぶり
tempo-summary = 数1つに、だいたい{ $middle }秒かかりました。待ち時間の半分は、数1つあたり{ $least }〜{ $most }秒でした。
tempo-levels = 数1つあたりの秒数、レベルごと：{ $levels }
tempo-level = レベル{ $level }：{ $seconds }
tempo-alt = 待って出されたすべてのカードのグラフ。古い順です。
tempo-scale = 数1つあたりの秒数
tempo-level-label = レベル{ $level }
tempo-mistake = 早すぎたカード
tempo-closest = **きわどかったところ：**ちがう手札のカードが、すぐ続けて出た場面
tempo-close = { $low } → { $high } · レベル{ $level } · { $seconds }秒差 · { $first }、{ $second }
tempo-left-out = -# 押すだけの時間がかかる1つか2つの差と、ブラインドレベルは入っていません。
tempo-too-few = このゲームでは待って出されたカードが少なく、数えかたについてはまだ何も言えません。
