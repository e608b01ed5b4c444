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
leaderboard-database-away = 今は結果を読み込めません。少ししてからもう一度試してください。

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
standing-place-alone = このサーバーのランキングで1位です。
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = 数字の発言は{ $count }回減りました
standing-compared-violations-more = 数字の発言は{ $count }回増えました

# 目安と比べた結果。目安は、同じカードを同じ人数の相棒がプレイしたときの残り枚数
result-under-par = { $result }（目安より{ $count }枚少ない）
result-over-par = { $result }（目安より{ $count }枚多い）
result-at-par = { $result }（目安どおり）
par-note = -# 🎯 目安は、同じカードを同じ人数の相棒がプレイしたときの残り枚数です。目安がないゲームもあります。
