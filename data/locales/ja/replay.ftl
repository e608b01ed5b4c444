# Replays of matches that are over, and the list of them.

button-replay = 🎞️ リプレイ
button-replay-back = ◀ ステップ
button-replay-forward = ステップ ▶
button-replay-play = ▶ 再生
button-replay-pause = ⏸ 一時停止
button-replay-turn-back = ⏪ 手番
button-replay-turn-forward = 手番 ⏩
button-replay-level-back = ⏪ レベル
button-replay-level-forward = レベル ⏩
button-replay-open-hands = 手札を開く
button-replay-hide-hands = 手札を伏せる
button-replay-share = この場面を共有
button-replay-film = ゲームを共有
button-replay-text = テキストで
button-replay-json = JSONで
button-history-newer = ◀ 新しい
button-history-older = 古い ▶

replay-title = ゲーム#{ $match }のリプレイ
replay-match = ゲーム#{ $match }
replay-abandoned = このゲームは途中で終わりました。
replay-position = **ステップ{ $step }/{ $steps }**
replay-dealt = **カードが配られました** · { $steps ->
    [0] そのあと誰も何もしませんでした
   *[other] このあと{ $steps }ステップ
}
replay-film-alt = アニメーション：{ $count }枚の画像が順番に表示されます。
replay-turning-points = 見どころへジャンプ
replay-deal = 配られたところ
replay-turning-point = ステップ{ $step }：{ $said }
replay-seat = 席{ $seat }
replay-hand = **{ $name }：** { $cards }
replay-hand-empty = **{ $name }：** 手札なし
replay-file = ゲーム#{ $match }のファイルです。名前の代わりに席の番号が入っています。

# What the check found
replay-check-true = ✅ 検証済み：カードはシードどおりに配られ、すべてのステップがルールどおりで、結果も合っています。
replay-check-older = ℹ️ 古いバージョンのルールで遊んだゲームです。保存されたとおりに見られますが、検証はもうできません。
replay-check-deal = ⚠️ 合わないところがあります：シードから出るカードが、保存されたものと違います。
replay-check-step = ⚠️ 合わないところがあります：ステップ{ $step }が、その前とつながりません。
replay-check-outcome = ⚠️ 合わないところがあります：ステップをたどった結末が、保存されたものと違います。

# What is refused
replay-match-unknown = このサーバーにゲーム#{ $match }はありません。どんなゲームがあるかは `/history` で見られます。
replay-still-running = ゲーム#{ $match }はまだプレイ中です。終わったらリプレイで見られます。
replay-never-started = ゲーム#{ $match }は始まらなかったので、リプレイはありません。遊んだゲームは `/history` で見られます。
replay-match-unreadable = ゲーム#{ $match }は、もう読めない古いバージョンで保存されています。データは失われていません。このボットの運営者なら取り出せるかもしれません。
replay-round-still-played = このラウンドの別のテーブルが、まだこのカードで遊んでいます。ラウンドが終わったら見られます。
replay-deal-still-played = 同じカードでこれから遊ぶ人がいるかもしれないので、まだ全員には見せられません。`/replay` なら自分だけに見えます。
replay-page-past-end = ページは全部で{ $pages }ページです。`/history` でページを指定しなければ、いちばん新しいものが出ます。

# The list
history-title = ## このサーバーの最近のゲーム
history-page = -# { $page }/{ $pages }ページ · 全{ $total }ゲーム
history-empty = このサーバーで終わったゲームはまだありません。`/game new` でテーブルを開けます。
history-row =
    { "" }**{ $game }** · { $result }
    -# ゲーム#{ $match } · { $date } · { $options } · { $people }
history-par = { $result }（目安は{ $par }）
history-abandoned = 途中で終了
history-choice = { $match }：{ $game }、{ $result }、{ $date }

command-replay = 終わったゲームを手番ごとに見る（手札を開くこともできる）
option-match = どのゲームか。選ぶか、番号を打つ
option-everyone = はい：このチャンネルの全員に表示。いいえ：自分だけに表示
command-history = このサーバーの最近のゲーム（自分だけに表示）
option-history-page = 何ページ目か。1ページ目がいちばん新しいゲーム

# The text file
record-title = { $game }、ゲーム#{ $match }
record-options = オプション：{ $options }
record-seats = 席：{ $seats }
record-dates = プレイ：{ $started }〜{ $ended }（UTC）
record-seed = シード：{ $seed }
record-seed-later = この日が終わったら表示
record-hash = シードのハッシュ（SHA-256）：{ $hash }
record-rules = ルールのバージョン：{ $version }
record-result = 結果：{ $result }
record-deal = 配られたカード
record-step = ステップ{ $step }
record-end = 終わり
