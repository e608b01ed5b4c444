# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = 日時として読めませんでした。`金曜 20:00` や `12月4日 20:00` のように書いてみてください。
night-time-past = その時刻はもう過ぎています。`明日 20:00` や `12月4日 20:00` のように、これからの日時を書いてください。
night-time-too-far = 1年以上先です。`金曜 20:00` や `12月4日 20:00` のように、数か月以内の日時を書いてください。
night-time-skipped = その夜は夏時間の切り替えで時計が進むので、その時刻はありません（{ $zone }）。`金曜 20:00` や `12月4日 20:00` のように、別の日時を書いてください。
night-time-twice = その夜は夏時間の切り替えで時計が戻るので、その時刻は2回あります（{ $zone }）。`金曜 20:00` や `12月4日 20:00` のように、別の日時を書いてください。
night-zone-unknown = その名前のタイムゾーンは見つかりません。近くの大きな都市の名前を英語で打って、`Europe/London` や `Asia/Tokyo` のように一覧から選んでください。
night-nothing-to-change = 変えるものを選んでください：日時、タイトル、ボイスチャンネル、くり返し。
night-no-night-here = このサーバーにそのゲーム会はありません。`/night plan` で計画できます。
night-night-gone = そのゲーム会は終わったか、中止になりました。`/night plan` で新しく計画できます。
night-night-begun = もう開場しているので、これは変えられません。
night-night-not-open = まだ開場していません。ゲーム会が始まると開場します。
night-other-night-under-way = このチャンネルでは今ゲーム会をやっています。それが終わってからにしてください。
night-not-there = まだ来ると答えていません。先に、ゲーム会のメッセージのボタンを押してください。
night-not-host = それができるのは、ゲーム会の主催者か、このサーバーでイベントを管理できる人だけです。
night-bot-cannot-host = ボットは主催者になれません。人を選んでください。
night-too-many-nights = このサーバーにはもう{ $most }回のゲーム会が予定されています。1つ中止してから計画してください。

command-settings-timezone = ゲーム会の時刻を読むときのタイムゾーン
option-zone = 近くの大きな都市を英語で打って、一覧から選ぶ
settings-timezone = { $zone ->
    [none] タイムゾーンの設定がないので、時刻はUTCとして読みます。UTCは今{ $clock }です。
   *[other] 時刻は**{ $zone }**の時刻として読みます。現地は今{ $clock }です。
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
option-repeats = 1回だけか、毎週この時刻か
option-night = どのゲーム会か。省略するとこのチャンネルの次の回
option-new-host = 新しい主催者
choice-repeats-weekly = 毎週
choice-repeats-once = 1回だけ

button-night-post = はい、投稿する
button-night-change = はい、変更する
button-night-drop = いいえ
button-night-in = 行きます
button-night-maybe = 未定
button-night-out = 行けません
button-night-quiet = リマインドしない
button-night-remind = リマインドする
button-night-here = 来ました
button-night-alone = 1人でも遊ぶ
button-night-not-alone = 1人なら遊ばない
button-night-away = 抜けます
button-night-cancel = 中止する
button-night-cancel-one = この回だけ
button-night-cancel-all = すべての回
button-night-keep = 中止しない

night-default-title = ゲーム会
night-is-that-right = **これで合っていますか？**
night-read-in = -# { $zone ->
    [none] このサーバーにはまだタイムゾーンの設定がないので、UTCとして読みました：`/settings timezone`。Discordでは、それぞれの人の現地時刻で表示されます。
   *[other] { $zone }の時刻として読みました。Discordでは、それぞれの人の現地時刻で表示されます。
}
night-when = 🗓️ **{ $when }**（{ $ahead }）
night-weekly = 🔁 毎週この時刻
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = まだ返事がありません。来ませんか？
night-list-in = ✅ **行きます（{ $count }）** { $names }
night-list-maybe = 🤔 **未定（{ $count }）** { $names }
night-list-out = ❌ **行けません（{ $count }）** { $names }
night-list-here = 🙋 **来ています（{ $count }）** { $names }
night-list-expected = ⏳ **これから来ます（{ $count }）** { $names }
night-and-more = { $names }ほか{ $count }人
night-tables = -# { $count ->
    [1] { $sizes }人で1卓になります。
   *[other] { $count }卓になります：{ $sizes }人。
}
night-tables-many = -# { $count }卓になります。
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
night-answered-maybe = 未定ですね。決まったら**行きます**を押してください。
night-answered-out = 残念です。また今度ぜひ！
night-reminders-on = 1日前と15分前にここでお知らせします。
night-reminders-off = お知らせはしません。
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
night-link = -# [予定が変わったらこちらへ]({ $link })
