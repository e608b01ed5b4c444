# What somebody has played on a server: /stats.

command-stats = 誰かがここで遊んだ内容と成績
option-person = 誰の成績か。省略すると自分

stats-title = ## 📊 { $name }
stats-matches = ここで**{ $count }ゲーム**を最後まで遊び、テーブルにいた時間は{ $hours ->
    [0] 1時間未満
   *[other] 約{ $hours }時間
}です。初回は{ $first }、最近は{ $last }。
stats-won = 🔥 勝ち：直近{ $count }ゲーム中{ $won } · 連勝：現在{ $now }、最高{ $longest }
stats-days = 🗓️ 連続日数：現在{ $now }、最高{ $longest }
stats-under-par = 🎯 { $game }：残りは平均で目安より{ $difference }枚少ない（目安のあるゲーム：{ $count }）
stats-over-par = 🎯 { $game }：残りは平均で目安より{ $difference }枚多い（目安のあるゲーム：{ $count }）
stats-at-par = 🎯 { $game }：残りは平均で目安どおり（目安のあるゲーム：{ $count }）
stats-counted-partly =
    { $counts }
    -# { $count }ゲーム中{ $counted }ゲームの集計です。残りは集計を始める前のものです。
stats-teammates = 🤝 よくいっしょに遊ぶ人：{ $names }
stats-teammate = { $name }（{ $count }）
stats-best = **ベスト記録**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count }ゲーム
stats-best-more = -# ほか{ $count }件のランキング
stats-few = 📊 { $name }がここで終えたのは{ $count }ゲームです。成績は5ゲーム目から出ます。
stats-few-you = 📊 ここで{ $count }ゲーム終えました。いいスタートです！ 成績は5ゲーム目から出ます。
stats-nobody = { $name }は、ここでまだゲームを終えていないか、忘れてほしいと頼んでいます。お見せできるものはありません。
stats-nobody-you = ここでまだゲームを終えていないか、忘れてほしいと頼まれています。`/game new` でテーブルを開けます。

counter-cards = 🃏 出したカード：{ $count }枚
counter-violations = 🤐 テーブルでの数字の発言：{ $count }回

chart-matches = ゲーム数
chart-alt = { $name }のゲームの結果の推移と、それぞれの結果の回数。
chart-alt-once = { $game }、1ゲーム、{ $scale }：{ $last }。
chart-alt-game = { $game }、直近{ $count }ゲーム、{ $scale }：{ $lowest }から{ $highest }まで、半分は{ $middle }以下、最新は{ $last }。

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }！** { $how }
achievements = 🎖️ { $game }の実績（{ $total }個中{ $count }個）：{ $names }
achievement-first-win = 初勝利
achievement-first-win-how = はじめて勝ちました。
achievement-silent-match = 数字の発言ゼロ
achievement-silent-match-how = 最初から最後まで、誰も数字を言いませんでした。
