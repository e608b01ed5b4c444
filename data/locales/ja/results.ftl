# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = ゲームのランキング：上位のチーム
option-leaderboard-game = どのゲームか。省略するとここでいちばん遊ばれているもの
option-private = 結果を自分だけに表示する

season-all = 全期間
season-now = 今シーズン（{ $months }）
season-past = シーズン（{ $months }）
scope-here = このサーバー
scope-everywhere = 参加している全サーバー

count-people = { $count }人
count-company = { $people ->
    [0] プレイヤー
   *[other] { $people }人
}と相棒{ $companions }体
count-teams = { $count }チーム
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · { $page }/{ $pages }ページ
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $rank }位**
}
leaderboard-row =
    { $place } **{ $result }**（{ $date }）{ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = { $rank }位 · { $result } · { $names }
leaderboard-open-replay = 🎞️ リプレイを開く
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# { $name }のベストチーム
leaderboard-more-people = { $names }ほか{ $count }人
leaderboard-from-elsewhere = ほかのサーバーの{ $count }人
leaderboard-empty = ここでこの条件のゲームを終えたチームは、まだいません。`/game new` でテーブルを開けば、1位が待っています。
leaderboard-empty-season = このシーズンに、この条件のゲームを終えたチームはいません。下から別のシーズンを選ぶか、`/game new` でテーブルを開いてください。
leaderboard-empty-everywhere = 結果を公開しているサーバーで、この条件のゲームを終えたチームはまだいません。`/game new` でテーブルを開けば、1位が待っています。
button-leaderboard-before = ◀ 上位
button-leaderboard-after = 次へ ▶

leaderboard-results-not-shared = このサーバーは結果を公開していないので、ほかのサーバーの結果も見られません。サーバーの管理者が `/settings leaderboard` で公開できます。
leaderboard-no-such-page = { $page }ページ目はありません。このランキングは{ $pages }ページです。
leaderboard-button-outdated = このランキングはもうありません。今のランキングは `/leaderboard` で見られます。

# Below the result of a match
standing-first = 🏅 この条件では、{ $people ->
    [1] はじめて
   *[other] チームではじめて
}のゲームでした。
standing-best = 🏅 **新記録！ { $people ->
    [1] 自己ベスト
   *[other] チームの最高記録
}です。** これまでの最高：{ $before }。
standing-not-best = 🏅 { $people ->
    [1] 自己ベスト
   *[other] チームの最高記録
}：{ $best }（{ $date }）。
standing-place = このサーバーのランキングで{ $teams }チーム中{ $rank }位です。
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = 数字の発言は{ $count }回減りました
standing-compared-violations-more = 数字の発言は{ $count }回増えました

# 目安と比べた結果。目安は、同じカードを同じ人数の相棒がプレイしたときの残り枚数
result-under-par = { $result }（目安より{ $count }枚少ない）
result-over-par = { $result }（目安より{ $count }枚多い）
result-at-par = { $result }（目安どおり）
par-note = -# 🎯 目安は、同じカードを同じ人数の相棒が深く考えずにプレイしたときの残り枚数です。目安がないゲームもあります。

# What somebody has played on a server: /stats.

command-stats = 誰かがここで遊んだ内容と成績
option-person = 誰の成績か。省略すると自分

stats-title = ## 📊 { $name }
stats-matches = ここで**{ $count }ゲーム**を最後まで遊び、テーブルにいた時間は{ $hours ->
    [0] 1時間未満
   *[other] 約{ $hours }時間
}です。初回は{ $first }、最近は{ $last }。
button-show-here = ここに表示する
stats-figure-matches = { $count ->
   *[other] ゲーム
}
stats-figure-won = { $count ->
   *[other] 勝
}
stats-figure-wins = { $count ->
   *[other] 連勝の最高
}
stats-figure-days = { $count ->
   *[other] 連続日数の最高
}
stats-figure-achievements = { $count ->
   *[other] 実績
}
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
stats-nobody = { $name }は、ここでまだゲームを終えていないか、忘れてほしいと頼んでいます。お見せできるものはありません。
stats-nobody-you = ここでまだゲームを終えていないか、忘れてほしいと頼まれています。`/game new` でテーブルを開けます。

counter-cards = 🃏 出したカード：{ $count }枚
counter-violations = 🤐 テーブルでの数字の発言：{ $count }回

chart-matches = ゲーム数
chart-alt = { $name }のゲームの結果の推移と、それぞれの結果の回数。
chart-alt-game = { $game }、直近{ $count }ゲーム、{ $scale }：{ $lowest }から{ $highest }まで、半分は{ $middle }以下、最新は{ $last }。

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }！** { $how }
achievements-new = 🎖️ **{ $names }！**
achievements = 🎖️ { $game }の実績（{ $total }個中{ $count }個）：{ $names }
achievement-first-win = 初勝利
achievement-first-win-how = はじめて勝ちました。
achievement-silent-match = 数字の発言ゼロ
achievement-silent-match-how = 最初から最後まで、誰も数字を言いませんでした。

# Names of teams: /team, and the form that asks for a name.

command-team = ここでのチーム名
command-team-name = このサーバーで自分のチームに名前をつける
command-team-clear = チーム名を消す（自分のチーム。ここでメッセージを管理できる人はどのチームでも）
option-team = どのチームか。省略すると最後にいっしょに遊んだチーム

button-team-name = チームに名前をつける
team-form-title = チームに名前をつける
team-form-label = チーム名は？
reply-team-named = このサーバーでのチーム名は**{ $name }**になりました。チームの人なら誰でも `/team name` で変えられます。
reply-team-cleared = 名前を消しました。

team-name-unfit = その名前は使えません。2〜32文字で、メンションや書式のない名前にしてください。
team-not-your-team = 名前をつけられるのは、そのチームの人だけです。
team-no-team-yet = ここにその名前はありません。このサーバーでゲームを終えたチームは、名前をつけられます。
