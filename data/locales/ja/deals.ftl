# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = 日替わりカード、同じカードでもう一度、またはシード指定で遊ぶ
command-deal-today = 日替わりカード：全サーバー共通のカードで、ランキング対象は1日1回
command-deal-seed = 指定したシードのカードでテーブルを開く（ランキング対象外）
command-deal-match = 終わったゲームのカードでもう一度（ランキング対象外）：もっといける？
option-day = 日付（例：2026-11-21）。省略すると今日
option-seed = シード。終わったゲームに表示される64桁の16進数
option-deal-match = ゲームの番号

button-deal-again = もっといける？
button-deal-play = これで遊ぶ
button-deal-before = ◀ 前の日
button-deal-after = 次の日 ▶
deal-choose-leaderboard = 🏆 何人のランキングを見ますか？
button-deal-overview = ◀ 日替わりカード
button-page-back = ◀ 上位
button-page-on = 続き ▶
button-scope-everywhere = 全サーバー
button-scope-here = このサーバー
button-sit-down-anyway = それでも席に着く

# The lobby
deal-lobby-day = 🌅 **{ $day }の日替わりカード。** 全サーバー共通のカードで、ランキング対象になるのは1人1回です。
deal-lobby-rematch = 🔁 **もっといける？** ゲーム#{ $match }と同じカードで、{ $seats }人用です。そのときの結果：{ $result }。
deal-lobby-seed = 🌱 指定されたシードのカード：`{ $seed }`
deal-lobby-night = 🌙 このラウンドでは、同じ人数のほかのテーブルにも同じカードが配られます。全員が終わるまで、見たカードのことはテーブルの中だけの秘密にしてください。
deal-commitment = -# 🔒 公正シャッフル（{ $seats }人用）：`{ $hash }`
deal-lobby-tried = ⚖️ 今日このカードにもう挑戦した人：{ $names }（{ $count }人）。このまま始められますが、ランキングには入りません。
deal-lobby-seen = ⚖️ テーブルやリプレイでこのカードを見たことがある人：{ $names }（{ $count }人）。このまま始められますが、ランキングには入りません。

# The running match and its result
deal-running-day = -# 🌅 { $day }の日替わりカード{ $ranked ->
    [no] （ランキング対象外）
   *[yes] {""}
}
deal-running-rematch = -# 🔁 ゲーム#{ $match }と同じカード（ランキング対象外）
deal-running-seed = -# 🌱 指定されたシードのカード（ランキング対象外）
deal-running-night = -# 🌙 このラウンドのほかのテーブルも同じカードで遊んでいます
deal-compared = 🔁 同じカードのゲーム#{ $match }：{ $theirs }。今回：{ $yours }。{ $verdict ->
    [yours] **今回のほうがいい結果です！**
    [theirs] 今回はおよびませんでした。
   *[even] 同じ結果です！
}
deal-place = 🌅 今日のカードでは、{ $teams ->
    [1] このサーバーのランキングで最初のチームです。
   *[other] このサーバーの{ $teams }チーム中{ $rank }位です。
}
button-check-deal = シャッフルを検証
deal-check-code = 🔒 **このカードのコード全体**（シードのSHA-256ハッシュ）：
    `{ $hash }`
deal-check-seed = 🌱 **シード**（ルールのバージョン{ $version }）：
    `{ $seed }`
    この32バイトをハッシュ化すると、上のコードになります。シードからカードが決まる仕組みは、ボットのREADMEにあります。
deal-check-running = ゲームが終わると、このボタンでシードが見られます。それが上のコードになれば、カードは一度もすり替えられていません。
deal-check-day = { $day }が終わると、このボタンでシードが見られます。
unranked-seed = ⚖️ ランキング対象外：シードが指定されたので、カードを知っていた人がいるかもしれません。
unranked-known = ⚖️ ランキング対象外：前の挑戦やリプレイで、もうこのカードを知っている人がテーブルにいました。
unranked-rematch = 🎈 お楽しみ用でランキング対象外：このカードは前にこのチャンネルに出ています。
unranked-day-over = ⚖️ ランキング対象外：ゲームが始まったとき、このカードの日は終わっていました。
unranked-own-way = ⚖️ ランキング対象外：自作のお題、またはだれかのカードを脇に置いて遊びました。

# /deal today
deal-title = ## 🌅 日替わりカード：{ $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = ゲーム、オプション、人数が同じなら、どのサーバーでも同じカードです。ランキング対象の挑戦は1人1回です。もうカードを知っている人がいても遊べますが、ランキング対象外になります。
deal-until = この日は{ $when }に終わります。
deal-over = この日は終わり、シードは公開されています。シャッフルは誰でも検証できます。
deal-codes = 🔒 **このカードのコード全体**（シードのSHA-256ハッシュ）：
deal-codes-over = 🌱 **このカードのシード。** 32バイトをハッシュ化すると、当日表示されていたコードになります：
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 シード `{ $seed }`
deal-code-par = { $code } · 🎯 目安{ $par }枚
deal-seed-withheld = { $seats } 👤 `{ $hash }`：このカードで遊んでいる最中なので、シードは終わってから見られます。
deal-untried = このカードにはまだ挑戦していません。
deal-tried = ランキング対象の挑戦はもう終わっています：ゲーム#{ $match }。
deal-leaderboard-title = ### { $seats }人のランキング（{ $scope ->
    [here] このサーバー
   *[everywhere] 参加している全サーバー
}）
deal-leaderboard-empty = このカードを最後まで遊んだ人はまだいません。一番乗りのチャンスです！
deal-leaderboard-empty-over = このカードを最後まで遊んだ人はいませんでした。
deal-leaderboard-page = -# { $teams }チーム、{ $page }/{ $pages }ページ

# What a deal does not allow
deal-seed-unreadable = シードの形式ではありません。シードは0〜9とa〜fの64桁です。終わったゲームの最後の行からコピーしてください。
deal-day-unreadable = 日付として読めません。2026-11-21のように書いてください。
deal-day-to-come = その日はまだ始まっていないので、カードは誰も知りません。日付はUTCの午前0時に変わります。
deal-day-over = その日は終わりました。今日のカードは `/deal today` で、前のカードは `/deal seed` で遊べます（ランキング対象外）。
deal-seats-bound = このカードは{ $seats }人用で、今ここにいるのは{ $seated }人です。{ $seated ->
    [0] まず席に着いてください。
   *[other] ちょうどその人数になったら始めてください。
}
deal-match-not-finished = ゲーム#{ $number }は最後まで遊ばれていないので、比べる結果がありません。終わったゲームを選んでください。
deal-deal-known = このカードは、前の挑戦やテーブル、リプレイでもう知っています。席に着くと、このゲームは全員ランキング対象外になります。
deal-deal-in-play = 今まさにこのカードで遊んでいます。ゲームが終わってから見てください。
