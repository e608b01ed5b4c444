# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] 来ている人の中に、今テーブルに着ける人がいません。
   *[other] 来ている人の中で、今テーブルに着けるのは{ $free }人だけです。
}ラウンドには少なくとも{ $least }人必要です。遊びたい人は「来ました」を押してください。
night-nothing-played-yet = まだ1ラウンドも遊んでいないので、順位表はありません。
night-night-paused = もう休憩中です。
night-no-past-nights = このサーバーではまだゲーム会がありません。`/night start` ですぐに始められます。
night-cards-seen = このラウンドでもうこのカードを見ているので、この席はほかの人にゆずってください。
night-seated-elsewhere = 別のテーブルに着いています。先に `/game leave` でそちらの席を立ってください。
night-wish-without-other = 違う2人を選んでください。

# Commands
command-night-start = ここで今すぐゲーム会を始める（来た人はボタンを押す）
command-night-round = 来ている全員をテーブルに分ける（なるべく新しい相手と）
command-night-board = ゲーム会の順位表：誰が何点か
command-night-pause = 休憩にする（次のラウンドで再開）
command-night-end = ゲーム会を終えて、ふりかえりを出す
command-night-history = このサーバーのこれまでのゲーム会
command-night-together = 今回いっしょに座りたい人を伝える
command-night-apart = 今回は2人を別々のテーブルにする（自分だけに表示）
option-night-title = ゲーム会のタイトル
option-night-game = このラウンドで遊ぶもの
option-night-other = 相手
option-night-first = 2人のうちの1人
option-night-forget = この希望を取り消す

# A round
night-choice = ### 何を遊びますか？
    { $count }人が来ていて、手が空いています。
night-choice-row = **{ $game }**：{ $sizes }人のテーブル
night-round-title = ## 🌙 ラウンド{ $number }：{ $game }
night-round-table = **テーブル{ $number }：** { $names }
night-more-rows = …ほか{ $count }件
night-round-same-cards = -# 同じ人数のテーブルは同じカードで遊びます。のぞき見できないように、テーブルごとにプライベートスレッドがあります。
night-round-own-cards = { $watched ->
    [yes] -# テーブルごとにスレッドがあります。誰でも観戦できるので、カードはテーブルごとに違います。
   *[no] -# テーブルごとにスレッドがあります。
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] スレッドの中では、新しいスレッドを開けません。
    [channel] この種類のチャンネルではスレッドを開けません。
    [create_private_threads] ボットに、ここでの「プライベートスレッドの作成」の権限がありません。
   *[send_messages_in_threads] ボットに、ここでの「スレッドでメッセージを送信」の権限がありません。
}そのため、このチャンネルで1テーブルずつ順番に、それぞれ別のカードで遊びます。
night-table-moved = ⚠️ { $lacks ->
    [room] このサーバーのスレッドの数が、Discordの上限に達しています。
   *[permission] Discordの都合で、ここではスレッドを開けません。
}そのため、テーブル{ $number }はこのチャンネルで、別のカードで遊びます。
night-thread-name = ラウンド{ $round }・テーブル{ $table }
night-table-call = 🌙 **ラウンド{ $round }・テーブル{ $table }。** { $mentions } ここがみなさんのテーブルです。準備ができたら**開始**を押してください。

# How the tables do
night-progress-title = ### 🌙 ラウンド{ $number }：各テーブルのようす
night-progress-row = **テーブル{ $number }：** { $progress }
night-table-waiting = 順番待ち
night-table-lobby = もうすぐ開始
night-table-running = プレイ中
night-table-unfinished = 途中で終了
button-night-progress = 今のようすを見る

# The results of a round
night-result-title = ## 🌙 ラウンド{ $number }終了：{ $game }
night-result-row = **テーブル{ $number }**（{ $names }）：{ $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }**点（100点満点）
}
night-result-compared = -# 同じカードのテーブルどうしを比べます：1位は100点、最下位は0点、平均は50点です。
night-result-alone = -# 点は、各テーブルがどこまで進んだかを表します。最後まで行けば100点です。
button-night-round = 次のラウンド
button-night-compare = 2つのテーブルを比べる
night-table-label = テーブル{ $number }
button-night-board = 順位表
decimal-point = .

# The board
night-board-title = ## 🌙 { $title }：順位表
night-board-row = { $place } { $name }：**{ $points }**点（満点は{ $most }点）
night-board-empty = まだ終わったテーブルがありません。
night-board-formula = -# テーブルの点は、そこにいた全員に入り、ラウンドごとに足していきます。同じカードで遊んだテーブルどうしは比べます：1位は100点、最下位は0点、平均は50点です。比べるテーブルがないときは、どこまで進んだかがパーセントで点になります。
night-paused = ☕ **休憩です。** 順位表はそのままで、次のラウンドはこの続きからです。

night-seat-free = 🪑 { $name }が抜けたので、テーブル{ $number }に空席ができました。続きを遊びたい人はいますか？
button-night-sit = この席に着く
night-sat-down = 席に着きました。テーブルは{ $channel }です。
night-opened = 開場しました。来た人は「来ました」を押してください。あなたはもう入っています。そろったら `/night round` で始めましょう。
night-end-question = まだ{ $count }卓がプレイ中です。続けて遊べますが、このゲーム会の点には入らなくなります。それでもゲーム会を終えますか？
button-night-end = ゲーム会を終える

# The summary
night-summary-title = ## 🌙 { $title }：楽しい会でした！
night-summary-facts = { $people }人、{ $rounds }ラウンド、{ $tables }卓。
night-summary-best = 🏆 **ベストテーブル：** { $names }（{ $game }：{ $result }）
night-summary-board = ### 順位表
night-replay = ラウンド{ $round }・テーブル{ $table }：{ $result }
night-summary-thanks = 遊んでくれてありがとうございました。また次回！
night-poster-label = ゲーム会、{ $date }
night-poster-people = { $count ->
    [0] 人
   *[other] 人
}
night-poster-rounds = { $count ->
    [0] ラウンド
   *[other] ラウンド
}
night-poster-tables = { $count ->
    [0] 卓
   *[other] 卓
}
night-award-tricks = 🔄 **巻き戻し最多：** { $names }（{ $count }回）
night-award-calm = 🧘 **いちばん長くこらえた：** { $names }（{ $count }秒）
night-award-rescue = 🛟 **いちばんの立て直し：** { $names }（{ $what }）
night-award-quiet = 🤫 **いちばん静かなテーブル：** { $names }（数字の発言なし）
night-award-partners = 🤝 **いちばん多くの人と遊んだ：** { $names }（{ $count }人）
button-night-best = ベストテーブルを見る
night-ended = ゲーム会を終えました。チャンネルにふりかえりが出ます。

# The nights of a server
night-past-title = ## 🌙 ゲーム会
night-past-span = -# { $season } · { $nights }回
night-past-fullest = 🎉 **最多人数：** { $title }（{ $people }人）
night-past-row = **{ $date }** { $title }：{ $people }人、{ $rounds }ラウンド{ $winner ->
    [none] {""}
   *[other] 、最多得点：{ $winner }
}
night-regulars = **常連：** { $names }
night-regular = { $name }（{ $count }回）

# Wishes
night-wish-together = 🤝 覚えました。できるかぎり{ $name }と同じテーブルにします。
night-wish-apart = 🤫 覚えました。今回、{ $first }と{ $second }は別々のテーブルにします。これはあなたにしか見えません。
night-wish-forgotten = 希望を取り消しました。
