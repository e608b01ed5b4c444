# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = 日時として読めませんでした。`金曜 20:00` や `12月4日 20:00` のように書いてみてください。
night-time-part-unknown = 「{ $part }」の部分がわかりません。`金曜 20:00` や `12月4日 20:00` のように書いてみてください。
night-time-contradicts = 「{ $part }」と「{ $other }」が食い違っています。`金曜 20:00` や `12月4日 20:00` のように、日と時刻を一つずつ書いてください。
night-time-lacks-hour = 何時からですか？`金曜 20:00` や `12月4日 20:00` のように時刻も書いてください。
night-time-lacks-day = 「{ $part }」の何日ですか？`金曜 20:00` や `12月4日 20:00` のように日も書いてください。
night-time-zone-unclear = 「{ $zone }」に当たるタイムゾーンはいくつもあります。省いて `金曜 20:00` のように書けば、サーバーの時刻として読みます。
night-time-past = その時刻はもう過ぎています。`明日 20:00` や `12月4日 20:00` のように、これからの日時を書いてください。
night-time-too-far = 1年以上先です。`金曜 20:00` や `12月4日 20:00` のように、数か月以内の日時を書いてください。
night-time-skipped = その夜は夏時間の切り替えで時計が進むので、その時刻はありません（{ $zone }）。`金曜 20:00` や `12月4日 20:00` のように、別の日時を書いてください。
night-time-twice = その夜は夏時間の切り替えで時計が戻るので、その時刻は2回あります（{ $zone }）。`金曜 20:00` や `12月4日 20:00` のように、別の日時を書いてください。
night-zone-unknown = その名前のタイムゾーンは見つかりません。近くの大きな都市の名前を英語で打って、`Europe/London` や `Asia/Tokyo` のように一覧から選んでください。
night-zone-ambiguous = { $zones }のどれにも読めます。どれか1つを打つか、一覧から選んでください。
night-nothing-to-change = 変えるものを選んでください：日時、タイトル、ボイスチャンネル、定員、くり返し。
night-no-night-here = このサーバーにそのゲーム会はありません。`/night plan` で計画できます。
night-night-gone = そのゲーム会は終わったか、中止になりました。`/night plan` で新しく計画できます。
night-draft-gone = もう済んでいるか、時間がたちすぎました。まだ足りないことがあれば、もう一度コマンドを入力してください。
night-night-begun = もう開場しているので、これは変えられません。
night-night-not-open = まだ開場していません。ゲーム会が始まると開場します。
night-other-night-under-way = このチャンネルでは今ゲーム会をやっています。それが終わってからにしてください。
night-not-there = まだ来ると答えていません。先に、ゲーム会のメッセージのボタンを押してください。
night-no-place-free = 空きがないので、キャンセル待ちのままです。誰かが帰ったら、もう一度「**来ました**」を押してください。
night-not-host = それができるのは、ゲーム会の主催者か、このサーバーでイベントを管理できる人だけです。
night-bot-cannot-host = ボットは主催者になれません。人を選んでください。
night-too-many-nights = このサーバーにはもう{ $most }回のゲーム会が予定されています。1つ中止してから計画してください。
night-poll-closed = この日程調整はもう終わっています。`/night ask` で新しく始められます。
night-too-many-polls = このサーバーでは日程調整がもう{ $most }件開いています。先に1つ終わらせてください。
night-time-ambiguous = { $readings }のどれにも読めます。入力中に出る一覧から選んでください。

command-settings-timezone = ゲーム会の時刻を読むときのタイムゾーン
option-zone = 近くの大きな都市を英語で打って、一覧から選ぶ
settings-timezone = { $zone ->
    [none] タイムゾーンの設定がないので、時刻はUTCとして読みます。UTCは今{ $clock }です。
   *[other] 時刻は**{ $zone }**の時刻として読みます。現地は今{ $clock }です。
}
button-set-zone = タイムゾーンを設定する
zone-form-title = このサーバーのタイムゾーン
zone-form-label = 近くの大きな都市（例：東京）
zone-menu = どのタイムゾーンですか？
zone-not-found = 「{ $typed }」というタイムゾーンは見つかりません。近くの大きな都市の名前を試してください。

command-settings-nights = このサーバーのゲーム会：リマインドと、テーブルごとのボイスチャンネル
option-reminders = 自分で設定していない参加者に、いつリマインドするか
option-voice-rooms = ラウンドのテーブルごとにボイスチャンネルを作るかどうか
option-own-reminders = ゲーム会をいつリマインドするか（すべてのサーバーで）
reminders-day-and-soon = 1日前と15分前
reminders-day-and-hour = 1日前と1時間前
reminders-day = 1日前
reminders-three-hours = 3時間前
reminders-hour = 1時間前
reminders-soon = 15分前
reminders-never = なし
settings-nights = { $times ->
    [never] 🔕 ゲーム会のリマインドは、自分で設定した人（`/preferences`）だけに届きます。
   *[other] ⏰ ゲーム会に来る人には**{ $before }**にリマインドします。自分の分は `/preferences` で変えられます。
}
settings-rooms = { $rooms ->
    [yes] 🔊 ラウンドのテーブルごとに**ボイスチャンネル**を作ります。
   *[no] 🔇 ゲーム会のテーブルにボイスチャンネルは作りません。
}
preferences-reminders = { $times ->
    [server] ⏰ ゲーム会のリマインドは、サーバーの設定どおりです。
    [never] 🔕 ゲーム会のリマインドは**しません**。
   *[other] ⏰ ゲーム会の**{ $before }**にリマインドします。
}

command-night = ゲーム会：計画、変更、中止
command-night-plan = このチャンネルでゲーム会を計画する
command-night-change = 予定を変える：日時、タイトル、ボイスチャンネル、くり返し
command-night-cancel = 予定したゲーム会を中止する（先に確認あり）
command-night-host = ゲーム会の主催をほかの人に引き継ぐ
option-when = 日時（例：金曜 20:00）
option-title = ゲーム会の名前
option-voice = 集まるボイスチャンネル
option-without-voice = ボイスチャンネルの指定を外す
option-repeats = 1回だけか、くり返すならいつか
option-places = 参加できる人数。あとから答えた人はキャンセル待ちになります
option-changed-places = 参加できる人数。0なら制限なし
option-night = どのゲーム会か。省略するとこのチャンネルの次の回
option-new-host = 新しい主催者
command-night-ask = いつ空いているかみんなに聞き、いちばん良い日時をゲーム会にする
option-time = 候補の日時（例：金曜 20:00）
choice-repeats-weekly = 毎週
choice-repeats-fortnightly = 2週間ごと
choice-repeats-monthly = 毎月（第1金曜日など）
choice-repeats-monthly-last = 毎月（最終金曜日など）
choice-repeats-once = 1回だけ

button-night-post = はい、投稿する
button-night-change = はい、変更する
button-night-change-one = はい、今回だけ
button-night-change-all = はい、次回からも
button-night-drop = いいえ
button-night-in = 行きます
button-night-maybe = 未定
button-night-out = 行けません
button-night-quiet = リマインドしない
button-night-remind = リマインドする
button-night-calendar = カレンダーに追加
button-night-here = 来ました
button-night-alone = 1人でも遊ぶ
button-night-not-alone = 1人なら遊ばない
button-night-away = 抜けます
button-night-cancel = 中止する
button-night-cancel-one = この回だけ
button-night-cancel-all = すべての回
button-night-keep = 中止しない
button-poll-can = 空いてます
button-poll-choose = ゲーム会にする
button-poll-close = 日程調整を終える

night-default-title = ゲーム会
night-is-that-right = **これで合っていますか？**
night-which-time = **どの時刻ですか？**
night-read-in = -# { $zone ->
    [none] このサーバーにはまだタイムゾーンの設定がないので、UTCとして読みました：`/settings timezone`。Discordでは、それぞれの人の現地時刻で表示されます。
   *[other] { $zone }の時刻として読みました。Discordでは、それぞれの人の現地時刻で表示されます。
}
night-when = 🗓️ **{ $when }**（{ $ahead }）
night-weekly = 🔁 毎週この時刻
night-fortnightly = 🔁 2週間ごとにこの時刻
night-monthly = 🔁 毎月第{ $place }{ $weekday }
night-monthly-last = 🔁 毎月最終{ $weekday }
night-voice = 🔊 { $channel }
night-places = 🪑 定員{ $count }人
night-host = 👑 { $name }
night-nobody-yet = まだ返事がありません。来ませんか？
night-list-in = ✅ **行きます（{ $count }）** { $names }
night-list-waiting = 🕓 **キャンセル待ち（{ $count }）** { $names }
night-list-maybe = 🤔 **未定（{ $count }）** { $names }
night-list-out = ❌ **行けません（{ $count }）** { $names }
night-list-here = 🙋 **来ています（{ $count }）** { $names }
night-list-expected = ⏳ **これから来ます（{ $count }）** { $names }
night-and-more = { $names }ほか{ $count }人
night-tables = -# { $sizes }になります。
night-sizes = { $size }人用{ $count }卓
night-door = { $state ->
    [open] 🚪 **開場中です。** **来ました**を押すと席がもらえます。
    [running] 🎴 **プレイ中です。** **来ました**を押すと次のラウンドに入れます。
   *[paused] ⏸️ **休憩中です。** **来ました**を押すと次のラウンドに入れます。
}
night-over = { $state ->
    [cancelled] このゲーム会は中止になりました。
   *[ended] このゲーム会は終わりました。
}
night-event = Unspokenのゲーム会。参加者はこちら：{ $link }

night-posted = ゲーム会を計画し、このチャンネルに投稿しました。
night-posted-without-event = ゲーム会を計画し、このチャンネルに投稿しました。ボットに「*イベントを作成*」の権限があれば、サーバーのイベントにも載せられます。
night-changed = 変更しました。
night-dropped = わかりました。何も投稿していません。
night-answered-in = お待ちしています：{ $when }。
night-answered-waiting = 満員なので、キャンセル待ちの{ $place }番目です。席が空いたらここでお呼びします。
night-answered-maybe = 未定ですね。決まったら**行きます**を押してください。
night-answered-out = 残念です。また今度ぜひ！
night-reminders-on = { $before }にここでお知らせします。
night-reminders-off = お知らせはしません。
night-calendar = 📅 このファイルを開くとカレンダーに入ります。日時が変わったときは、もう一度ファイルを受け取ってください。
night-entered = ようこそ、来てくれてありがとうございます。次のラウンドで席がもらえます。
night-room = 今すぐ入れる席もあります：
night-alone = ほかに空いている人がいなければ、1人用のテーブルを用意します。
night-wish-hint = -# いっしょに座りたい人はいますか？ `/night together` で教えてください。
night-left = おつかれさまでした。次のラウンドには入りません。
night-handed-over = { $name }が新しい主催者です。
night-cancel-question = **「{ $title }」を中止しますか？**
night-cancelled = 中止しました。{ $more ->
    [yes] 次の回はチャンネルに投稿されています。
   *[no] チャンネルのメッセージにもそう書いてあります。
}
night-kept = 予定どおりです。
night-reminder-day = ⏰ **{ $title }**は{ $when }に始まります。
night-reminder-soon = ⏰ **{ $title }**は{ $when }に始まります。お菓子の用意はいいですか？
night-moved-by-clocks = 🕰️ 時計の規則が変わりました（{ $zone }）。**{ $title }**は現地の同じ時刻のまま、{ $when }になります。
night-moved-up = 🎉 { $names }さん、席が空きました。**{ $title }**（{ $when }）でお待ちしています。
night-link = -# [予定が変わったらこちらへ]({ $link })

# 日程調整
poll-question = **いつ空いていますか？** 都合のよい日時をすべて押してください。もう一度押すと取り消せます。
poll-people = ✅ **{ $count }人** { $names }
poll-which-time = **どの日時をゲーム会にしますか？** その日時に空いている人は、参加として登録されます。
poll-choice = { $when } · { $count }人
poll-closed = { $when ->
    [none] この日程調整は終わりました。
   *[other] ゲーム会に決まりました：{ $when }
}
poll-posted = チャンネルで日程を聞いています。返事が集まったら、そこで「**ゲーム会にする**」を押してください。
poll-closed-without = 日程調整を終えました。
poll-time-refused = 「{ $text }」：{ $reason }

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
night-other-sizes = ほかのテーブル人数…
night-choice-row = **{ $game }**：{ $sizes }
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
night-table-room = 🔊 ここで話せます：{ $room }
night-room-new = 🔊 いまこのテーブルにいる人だけの、新しいボイスチャンネルです：{ $room }
night-rooms-lack = ⚠️ ボットに「チャンネルの管理」と「接続」の権限がないので、ここではテーブルのボイスチャンネルを作れません。

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
button-night-round = ラウンド開始
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
night-late = ⏰ { $mentions } テーブル{ $number }は先に始まりました。来たら**来ました**を押してください。次に空いた席に着けます。
night-opened = 開場しました。来た人は「来ました」を押してください。あなたはもう入っています。人数がそろったら「ラウンド開始」を押しましょう。
night-end-question = まだ{ $count }卓がプレイ中です。続けて遊べますが、このゲーム会の点には入らなくなります。それでもゲーム会を終えますか？
night-end-sure = **ゲーム会を終えますか？** ふりかえりがチャンネルに出ます。
button-night-end = ゲーム会を終える

# The summary
night-summary-title = ## 🌙 { $title }：楽しい会でした！
night-summary-facts = { $people }人、{ $rounds }ラウンド、{ $tables }卓。
night-summary-best = 🏆 **ベストテーブル：** { $names }（{ $game }：{ $result }）
night-summary-board = ### 順位表
night-summary-others = 🙋 **一緒にいてくれた人：** { $names }
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
night-award-matches = 🎴 **いちばん多く遊んだ：** { $names }（{ $count }ゲーム）
night-award-close = 🤏 **あと一歩：** { $names }（{ $result }）
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
