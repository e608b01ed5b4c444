# What every table says, whatever is played on it.

somebody = 誰か
free-seat = 空席{ $seat }

lobby-seats = **テーブル（{ $count }/{ $most }人）**
lobby-size = -# ⏱️ 約{ $minutes }分 · 👥 { $exactly ->
    [yes] { $most }人
   *[no] { $least }〜{ $most }人
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] 満席です。テーブルにいる人なら誰でも**開始**を押せます。
   *[free] いっしょに遊ぶなら**参加**を押してください。テーブルにいる人なら誰でも**開始**を押せます。
}
lobby-too-few = ⏳ あと{ $missing }人必要です。いっしょに遊ぶなら**参加**を押してください。
lobby-too-many = ⏳ { $game }は{ $most }人までです。{ $surplus }人が席を立つか、別のゲームにしてください。
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }：数分間反応がありません。テーブルの誰でも席を空けられます。
lobby-late = -# ⏰ { $names }：2分たってもまだ来ていません。このまま開始できます。
lobby-suggestion-harder = 🔥 **3連勝！** もう少し難しくしますか？ → { $option }
lobby-suggestion-gentler = 🌱 **3連敗…** 少しやさしくしますか？ → { $option }
menu-game = ゲーム
lobby-cancelled = このテーブルは、始まる前に閉じられました。`/game new` で新しく開けます。
lobby-expired = 30分間動きがなかったので、このテーブルを閉じました。`/game new` で新しく開けます。

button-join = 参加
button-leave = 席を立つ
button-not-me = 今回はパス
button-start = 開始
button-cancel = 閉じる
button-put-off = 席を空ける：{ $name }
button-take-suggestion = やってみる
button-hand = 自分の手札
button-rules = ルール
button-spectate = 👀 観戦
button-spectate-stop = 観戦をやめる
button-spectate-again = 👀 観戦を続ける
button-back = 戻る
button-again = もう一度遊ぶ
button-take-seat = 空席に着く
button-go-on-without = 空席のまま続ける
button-vote-end = ゲームを終わらせる
button-vote = 終了に投票
button-keep-playing = 続ける
button-take-back-vote = 投票を取り消す

hand-title = ### { $name }の手札
hand-rests = 💤 手札がうたた寝しています。**自分の手札**で起こせます。
turn-nudge = { $mention } あなたの番です。
idle-reminder = { $mention } ゲームがお待ちかねです。丸一日動きがないと保留になります。
typed-command-help = 遊ぶには**自分の手札**を押してください。コマンドは、`/` を打つと出る一覧から選びます。

table-commitment = -# 🔒 公正シャッフル `{ $hash }`
table-abandoned = ゲームは途中で終わったので、どのランキングにも入りません。
table-set-aside-notice = 💤 このゲームは保留中です。`/game table` で再開できます。
table-hold-end = -# 誰も再開しなければ、{ $date }に終了します。
table-abandoned-on-hold = { $days }日間保留になっていました。
settings-hold = 保留中のゲームは **{ $days }** 日で終了します。
option-days-on-hold = 保留中のゲームを何日で終了するか
table-paused-notice = ⏸️ 空席が{ $free }つあるので、ゲームは一時停止中です。誰でもカードごと席を引き継げます。
table-joined = 🪑 { $names }{ $count ->
   *[other] が席に着きました。
}
table-left = 👋 { $name }が席を立ちました。
table-left-host = 👋 { $name }が席を立ちました。これからは{ $host }がホストです。
table-votes = 🗳️ 終了に{ $votes }票（{ $needed }票必要）。票は5分間有効です。
table-vacating-votes = 🗳️ 空席のまま続けるに{ $votes }票（{ $needed }票必要）。

# Before a match is ended early
end-question = **全員のゲームを終わらせますか？**
end-question-vote = **このゲームの終了に投票しますか？**
end-stakes = ゲームはここで止まり、どのランキングにも入りません。
end-votes = 今のところ{ $votes }票（{ $needed }票必要）。票は5分間有効です。5分間反応のない人は数えません。
end-last-vote = あなたの1票で決まります。

# Short answers
reply-join = 参加しました。ゲームが始まるとここに手札が出ます。`/hand` でいつでも見られます。
reply-take-over = 席をカードごと引き継ぎました。
reply-leave = 席を立ちました。
reply-leave-running = 席を立ちました。カードは席に残り、誰かが引き継ぐまでゲームは一時停止します。
reply-start = カードを配りました。
reply-cancel = テーブルを閉じました。
reply-end = ゲームは終わりました。どのランキングにも入りません。
reply-end-vote = 投票しました：終了に{ $votes }票（{ $needed }票必要）。
reply-end-keep = ゲームを続けます。
reply-end-take-back = 投票を取り消しました。ゲームは続きます。
reply-go-on-without = 投票しました。空席のまま続けるに{ $votes }票（{ $needed }票必要）。
reply-table = テーブルをチャンネルのいちばん下に出し直しました。
reply-table-late = テーブルをチャンネルのいちばん下に出しています。Discord の制限で、少し時間がかかっています。
table-thread-closed = 🔒 このスレッドはアーカイブされているかロックされていて、私には開けません。プレイは有効ですが、モデレーターがスレッドを開くまで、テーブルの表示は前のままです。
table-too-late = ⌛ 間に合いませんでした。カードを移せるのは{ $seconds }秒間だけです。そのままになります。
reply-duplicate = 同じものが2回届いたので、1回だけ数えました。
reply-error = すみません、こちらの不具合です。ゲームは無事です。報告番号：{ $report }
reply-person-not-here = その人はこのサーバーにいません。ほかの人を選んでください。
reply-button-unreadable = このボタンはもう使えません。`/game table` で新しいボタンのついたテーブルが出ます。

# What a table refuses
table-no-table-here = このチャンネルにテーブルはありません。`/game new` で開けます。
table-table-gone = このゲームは終わりました。下の**もう一度遊ぶ**か `/game new` で新しく始められます。
table-lobby-expired = このテーブルは閉じられました。`/game new` で新しく開けます。
table-not-started = ゲームはまだ始まっていません。テーブルにいる人なら誰でも**開始**を押せます。
table-already-running = ゲームはもう始まっています。テーブルの人は `/game end` で終わらせられます。
table-channel-taken = { $phase ->
    [lobby] このチャンネルにはもうテーブルが開いています。参加するか、スレッドで別のテーブルを開いてください。
    [set-aside] このチャンネルには保留中のゲームがあります。`/game table` で再開できます。テーブルの人は `/game end` で終了できます。
   *[running] このチャンネルではもうゲームをやっています。終わるのを待つか、スレッドで別のテーブルを開いてください。
}
table-not-seated = このテーブルに着いていません。空席があれば `/game join` で入れます。
table-spectator-seated = このテーブルで遊んでいるので観戦はできません。**自分の手札**でカードが見られます。
table-too-many-spectators = もう{ $most }人が観戦していて、これ以上入れません。テーブルはチャンネルでも見られます。
table-too-many-lobbies = まだ始まっていないテーブルが、ここにもう{ $most }卓あります。先にどれかを始めるか閉じてください。
table-already-seated = もうこのテーブルに着いています。
table-table-full = 満席です。スレッドで別のテーブルを開くか、誰かが席を立つのを待ってください。
table-too-few = { $seated ->
    [1] このゲームは{ $least }人以上で遊びますが、今は1人だけです。誰かを誘ってください。
   *[other] このゲームは{ $least }人以上で遊びますが、今は{ $seated }人です。誰かを誘ってください。
}
table-not-allowed-to-end = このテーブルに着いていません。ゲームを終わらせられるのは、テーブルにいる人と、ここで「メッセージの管理」の権限を持つモデレーターです。
table-not-allowed-to-cancel = このテーブルを閉じられるのは、開いた{ $name }と、ここで「メッセージの管理」の権限を持つモデレーターです。{ $seated ->
    [yes] 5分間反応がなければ、テーブルの誰でも閉じられます。**席を立つ**で抜けられます。
   *[no] { "" }
}
table-not-allowed-to-choose = ここでゲームとオプションを変えられるのは{ $name }だけです。遊びたいものを伝えてみてください！
table-not-absent = { $name }はこの数分のうちに反応したので、席はそのままです。
table-cards-bound = このテーブルは別のゲームと同じカードで遊ぶので、ゲームとオプションは変えられません。`/game new` なら自由に選べるテーブルを開けます。
table-choice-outdated = そのあいだに、このテーブルのゲームが変わりました。もう一度見てから選んでください。
table-table-paused = 空席が{ $free }つあるので、ゲームは一時停止中です。`/game join` で席を引き継げます。
table-table-set-aside = このゲームは保留中です。`/game table` で再開できます。
table-seat-needed = このゲームは空席のままでは続けられません。だれかが席を引き継ぐ必要があります。
table-seat-just-left = だれかが席に着くのをもう少し待ちましょう。あと{ $seconds }秒で、空席のまま続けられます。
table-hand-stale = この手札を見たあとにゲームが進みました。今はこうなっています。
table-counting-down = まだです。カウントダウンは今{ $count }。カードは出ていません。
database-not-saved = 保存できなかったので、何も変わっていません。少ししてからもう一度試してください。
database-outcome-unknown = 届いたかどうか確認できませんでした。少ししてからテーブルを見てください。
database-not-readable = 今は読み込めません。少ししてからもう一度試してください。
table-permission-missing = { $permission ->
    [view-channel] ボットからは、このチャンネルが見えません。
    [send-messages] ボットに、このチャンネルに書き込む権限がありません。
   *[send-messages-in-threads] ボットに、このスレッドに書き込む権限がありません。
}管理している人に許可を頼んでから、もう一度試してください。
table-option-of-another-game = オプション `{ $option }` は別のゲームのものです。外してもう一度試してください。
table-command-outdated = このコマンドは古くなっています。Discordを再読み込みして、もう一度試してください。
table-game-unknown = 「{ $game }」というゲームは知りません。一覧から選んでください。
table-card-missing = どのカードですか？ `/play` を打つと、手札が候補に出ます。
table-command-of-another-game = このテーブルのゲームは{ $game }なので、その手はありません。できることは `/game rules` で見られます。

rule-another-game = このテーブルは別の種類のゲームなので、その手はありません。できることは `/game rules` で見られます。
rule-match-over = このゲームは終わっています。
rule-nobody-can-act = 誰も動けなくなりました。こちらの不具合なので、報告してください。
rule-wrong-number-of-seats = このゲームは{ $least }〜{ $most }人用で、{ $seats }人では遊べません。

rules-credit = -# このボットなりに短くまとめた説明です。ゲームは作者と出版社のものです。本物もぜひ手に取ってみてください。

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = テーブル：開く、参加、開始、表示、終了
command-game-new = このチャンネルでテーブルを開く
command-game-join = このチャンネルのテーブルに着く、または空いた席を引き継ぐ
command-game-leave = 席を立つ（ゲーム中なら席とカードは残る）
command-game-start = テーブルの全員にカードを配る
command-game-cancel = まだ始まっていないテーブルを閉じる
command-game-table = テーブルをチャンネルのいちばん下に出し直す
command-game-watch = このチャンネルのゲームを15秒遅れで観戦する（自分だけに表示）
command-game-end = ゲームを終わらせる、または終了に投票する
command-game-rules = ゲームのルール（自分だけに表示）
command-hand = 自分の手札（自分だけに表示）
command-play = カードを1枚出す

option-game = どのゲームか
option-card = 手札のカード
option-pile = どの列か（列がいくつかあるゲームで）

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] キウイ
    [pixel] ピクセル
    [momo] モモ
    [tango] タンゴ
    [yoyo] ヨーヨー
   *[domino] ドミノ
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] キウイ
    [pixel] ピクセル
    [momo] モモ
    [tango] タンゴ
    [yoyo] ヨーヨー
   *[domino] ドミノ
}

button-options = ⚙️ オプション
button-companion-seat = 🤖 席を相棒にまかせる
button-take-companion-seat = 相棒の席に入る
lobby-companions-here = { $count ->
    [1] -# 🤖 この相棒はプログラムです。満席のときは、来た人に席をゆずります。
   *[other] -# 🤖 この相棒たちはプログラムです。満席のときは、来た人に席をゆずります。
}結果は専用のランキングに載ります。
table-companions-warming-up = -# 🤖 準備運動中です。はじめの数手は簡単な手になります。
menu-companion-style = 相棒の遊びかた
menu-companion-style-value = { $value ->
    [steady] 🤖 相棒は正確に数えます
    [human] 🤖 相棒は人のように数え、ときどき少しずれます
    [dreamy] 🤖 相棒は夢見ごこちで数えます
    [calm] 🤖 相棒はゆっくり遊びます
    [normal] 🤖 相棒はふつうの速さで遊びます
   *[quick] 🤖 相棒はすばやく遊びます
}
companion-style = { $value ->
    [steady] 相棒は正確に数える
    [human] 相棒は人のように数える
    [dreamy] 相棒は夢見ごこちで数える
    [calm] 相棒はゆっくり
    [normal] 相棒はふつうの速さ
   *[quick] 相棒はすばやい
}
lobby-no-companions = -# 🤖 { $game }では相棒はまだ遊べません。人だけで楽しむゲームです。
table-no-companions = { $game }では相棒は遊べません。相棒を外すか、別のゲームを選んでください。
table-companions-unfit = この遊び方では相棒は{ $game }を遊べません。相棒を外すか、オプションを変えてください。
option-companions = いっしょに遊ぶ相棒の数（その席はプログラムが受け持つ）

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **やりました！**
    [excellent] 🌟 **すばらしい勝負でした！**
    [close] 😮 **あと少しでした！**
    [quick] 💥 **あいたた。あっという間でした。**
   *[other] 🏁 **今回はここまでです。**
}
end-abandoned = 今回はここまでです。 { $mentions }
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }が終わりました。[結果はこちら]({ $link })
end-unplayed = カードが出る前に{ $game }は終わりました。`/game new` で新しいテーブルを開けます。
end-hands = **残った手札：**
end-hands-closed = -# 🔒 同じカードでこれから遊ぶ人がいるかもしれないので、ここでは手札を伏せておきます。**リプレイ**なら自分だけに見えます。

lobby-invited = 📣 { $mentions } { $name }がもう一度遊びたいそうです。{ $count ->
    [1] いっしょにどうですか？ **参加**を押してください。
   *[other] 遊ぶ人は**参加**を押してください。
}
lobby-once-more = 🔁 **もう一回！** カードは{ $when }に配られます。遊ばない人は**今回はパス**を押してください。

# Watching a match without playing in it

spectate-delay = -# 👀 { $seconds }秒遅れで観戦しています。
spectate-wait = 👀 まもなくテーブルが{ $seconds }秒遅れで見えます。
spectate-paused = 👀 ゲームは続いていますが、一度に追えるのは15分だけです。このまま観戦しますか？
reply-spectate-stop = 👀 観戦を終えました。テーブルの**観戦**でまた見られます。

# Words that stand in pictures: as few as can be

picture-hand-empty = 手札なし
picture-beaten = クリア！
picture-record = 新記録
picture-violations = { $count ->
    [0] 数字の発言
   *[other] 数字の発言
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 ファイルがありますが、このチャンネルではあなたに「ファイルを添付」の権限がないので、Discordの決まりで渡せません。モデレーターに頼むか、別のチャンネルで試してください。

# Calls to the next table
button-call-me = 🔔 次のテーブルで呼ぶ
button-call-always = 取り消すまで
button-call-off = もう呼ばない
call-tonight = 🔔 このサーバーでテーブルが開いたら、{ $until }まで、多くても10分に1回、そこで呼びます。
call-always = 🔔 このサーバーでテーブルが開くたびに、多くても10分に1回、取り消すまでそこで呼びます。
call-off = わかりました。もうテーブルには呼びません。
call-lobby = 🔔 { $mentions } ここで**{ $game }**のテーブルが開きました。
