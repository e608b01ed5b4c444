# The language of what everyone sees.

command-settings-language = このサーバーで全員に見えるものの言語
language-name = 日本語
option-language = テーブルなど、全員に見えるものすべての言語
settings-language-server = サーバー自体の言語
settings-language = { $chosen ->
    [server] テーブルなど、ここで全員に見えるものは、サーバーの言語に合わせます：**{ $language }**。
   *[own] テーブルなど、ここで全員に見えるものの言語：**{ $language }**。
}自分だけに見えるものは、自分の言語のままです。
language-unknown = 🌍 { $language }はまだ話せないので、英語でお話しします。

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = 席{ $seat }
seat-in-words = { $name }：{ $count }枚

# What may be chosen, for commands and for answers
cards-pictures = 画像で
cards-emojis = 絵文字で
cards-text = 文字と数字だけで
cards-server = サーバーの設定どおり

command-settings-pictures = このサーバーのテーブルでのカードの表示方法
option-cards = 画像、絵文字、または文字と数字だけ
settings-pictures = { $cards ->
    [pictures] このサーバーのテーブルでは、カードを**画像**で表示します。
    [emojis] このサーバーのテーブルでは、カードを**絵文字**で表示します。
   *[text] このサーバーのテーブルでは、カードを**文字と数字**で表示します。
}自分の手札の見え方は、`/preferences` で各自が選べます。
settings-pictures-lack = ⚠️ ボットにこのチャンネルでの「ファイルを添付」の権限がないので、テーブルは文字で表示します。
settings-emojis-lack = ⚠️ カードの絵文字がまだアップロードされていないので、今のところカードは数字だけで表示します。

command-preferences = 自分のカードの見え方と、自分の番の呼び出し（全サーバー共通）
option-own-cards = 画像、絵文字、文字と数字だけ、またはサーバーの設定どおり
preferences-hand = { $cards ->
    [pictures] 🃏 どのサーバーでも、手札は**画像**で見えます。
    [emojis] 🃏 どのサーバーでも、手札は**絵文字**で見えます。
    [text] 🃏 どのサーバーでも、手札は**文字と数字**で見えます。
   *[server] 🃏 手札は**各サーバーの設定どおり**に見えます。
}
preferences-table = { $cards ->
    [pictures] -# このサーバーのテーブルでは、カードを画像で表示します。
    [emojis] -# このサーバーのテーブルでは、カードを絵文字で表示します。
   *[text] -# このサーバーのテーブルでは、カードを文字と数字で表示します。
}
button-try-cards = 見本を見る
preferences-sample = 手札はこのように見えます：

# When a player is called on their turn
calls-when-away = 1分以上離れていたら
calls-at-once = すぐに
calls-later = 2分後に
calls-never = 呼ばない
option-calls = 自分の番になったらいつ呼ぶか：離れていたら、すぐに、2分後に、呼ばない
preferences-calls = { $calls ->
    [at-once] 🔔 あなたの番になったら、**すぐに**呼びます。
    [later] 🔔 あなたの番になったら、**2分後に**呼びます。
    [never] 🔕 あなたの番になっても、**呼びません**。
   *[when-away] 🔔 あなたの番になったとき、**1分以上離れていたら**呼びます。
}
button-switch = { $on ->
    [yes] オフにする
   *[no] オンにする
}
option-safety-net = 大きく飛ぶ前に確認し、出したばかりのカードを移せるようにするか
preferences-safety-net = { $on ->
    [yes] 🛟 大きく飛ぶ前に確認します。出したばかりのカードは10秒間移せます。
   *[no] 🛟 大きく飛ぶ前の確認はしません。出したカードはそのままです。
}

# The language of one person
preferences-language-discord = Discordの言語
option-quiet = テーブルに呼ばない時間帯（例：22-8、0でなし）
preferences-quiet = 🌙 { $start }から{ $end }まで（{ $zone }）はテーブルに呼びません。
preferences-quiet-none = 🌙 テーブルにはいつでもお呼びします。
button-quiet-hours = 呼ばない時間を決める
quiet-form-title = 呼ばない時間帯
quiet-form-label = 2つの時刻（例：22-8、0でなし）
settings-quiet-none = 🌙 ここでは、いつでもテーブルへの呼び出しがあります。
settings-quiet = 🌙 { $start }から{ $end }まで、ここでは誰もテーブルに呼びません。
settings-quiet-hours-unreadable = `22-8`のように2つの時刻を書いてください。なしにするには`0`です。
option-own-language = 自分だけに見えるメッセージの言語（Discordと違う言語にしたいとき）
preferences-language = { $chosen ->
    [own] 🌍 あなたには**{ $language }**で話します。
   *[discord] 🌍 あなたにはDiscordと同じ言語で話します。
}

# What is stored about people, and how they get rid of it.

command-privacy = 自分について保存されているもの：見る、持ち出す、忘れてもらう
command-privacy-show = 自分について保存されているものを文章で見る（自分だけに表示）
command-privacy-export = 自分について保存されているものすべてをファイルで受け取る（自分だけに表示）
command-privacy-forget = 自分に関するものをすべて忘れてもらう（先に確認あり）

button-forget-me = 忘れてもらう
button-keep-me = このままにする

privacy-title = ### あなたについて保存されているもの
privacy-nothing = 何もありません。
privacy-stored-seats = 着いた席{ $count }件と、そのゲームと時刻：手札を見せ、チームに結果を残すため
privacy-stored-teams = ゲームを終えたことのあるチーム{ $count }件：ランキングのため
privacy-stored-team-names = あなたのチームがつけた名前{ $count }件：ランキングのため
privacy-stored-achievements = あなたのチームの実績{ $count }件：それぞれ一度だけ知らせるため
privacy-stored-counters = 遊んだ内容の集計{ $count }件（出したカードの枚数など）：あなたの成績のため
privacy-stored-attempts = 日替わりカードへの挑戦{ $count }件：ランキング対象が1日1回なので
privacy-stored-replays = 開いたリプレイ{ $count }件：カードを知っているとランキング対象外になるので
privacy-stored-hosted = 計画したゲーム会{ $count }件と、そのタイトルと日時：ゲーム会を開き、あとから変えられるように
privacy-stored-polls = 自分が始めた、まだ開いている日程調整{ $count }件：ゲーム会にできるように
privacy-stored-marks = ゲーム会に来られると答えた日時{ $count }件：日程調整が終わるまで
privacy-stored-answers = ゲーム会に来るかどうかの返事{ $count }件：誰が来るか全員にわかり、リマインドが届くように
privacy-stored-presences = 参加したゲーム会{ $count }件と、いた時間：次のラウンドで席がもらえるように
privacy-stored-rounds = ゲーム会のラウンド{ $count }件と、割り当てられたテーブル：次のラウンドで新しい相手と会えるように
privacy-stored-wishes = ゲーム会で誰といっしょに座るかの希望{ $count }件：ゲーム会が終わるまで
privacy-stored-calls = 次のテーブルに呼んでほしいサーバー{ $count }件：お呼びするため
privacy-stored-texts = テーブルで書いたひとことやお題{ $count }件：テーブルのみんなが読めるように（30日間）
privacy-stored-preferences = 画像の有無など、自分で設定したもの：そのまま使い続けられるように
privacy-memory = 保存はせず、ボットが再起動するまで覚えているだけのもの：このサーバーでの名前とアバター、言語、そして画面に出ている手札や観戦中のテーブルを更新するための情報（15分間）。メッセージは決して保存しません。
privacy-ways = -# `/privacy export` で全部をファイルで受け取れます。`/privacy forget` で忘れてもらえます。

privacy-exported = あなたについて保存されているものすべて（JSON）：
privacy-question = **全サーバーで、あなたに関するものをすべて忘れてもらいますか？** 保存されているものすべてから、あなたのアカウントの番号が消えます。結果はランキングに残り、あなたのところは「誰か」になります。成績、挑戦、個人設定はなくなります。元には戻せません。また遊ぶときは、まっさらな状態からです。
privacy-question-tables = 今、{ $count }卓のテーブルに着いています。席は空き、カードはそのまま次に座る人のものになります。
privacy-forgotten = あなたに関するものは、すべて忘れました。このサーバーのチャンネルに書かれたものは、サーバーのものなので残ります。
privacy-unchanged = 何も変わっていません。

# /settings leaderboard
command-settings-leaderboard = このサーバーの結果を全サーバーのランキングに入れるかどうか
option-everywhere = 参加している全サーバーのランキングに、このサーバーの結果を載せる
settings-leaderboard = { $shared ->
    [yes] **このサーバーは結果を公開しています。** 参加している全サーバーから見え、ここからもほかのサーバーの結果が見られます。
   *[no] **このサーバーは結果を公開していません。** ほかからは見えず、ここからもほかのサーバーの結果は見られません。
}
