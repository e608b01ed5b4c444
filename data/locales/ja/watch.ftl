# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = 数字の発言がありました
button-no-number = 数字ではありません

violation-line = -# 🤐 「{ $words }」：{ $why }。このゲームの回数に入ります。
violation-line-removed = -# 🤐 { $name }のメッセージを削除しました：{ $why }。このゲームの回数に入ります。
violation-costs = -# { $seconds }秒以内にだれも取り消さなければ、ライフが1つ減るか、この列は成功になりません。
reply-violation-taken-back = -# 🤐 取り消しました。数字ではありませんでした。

# Why something was heard
number-digits = 数字です
number-words = 言葉で書いた数字です
number-veiled = 形を変えた数字です
number-roman = ローマ数字です
number-likeness = 数字を表す言い方です
number-bound = 上限や下限がわかります
number-range = 範囲がわかります
number-decade = 十の位がわかります
number-sum = 足すと値がわかります
number-ordinal = ほかの文字がついた数字です
number-compared = ほかの値との比較です
trick-talk = このサーバーでは巻き戻しの話はできません
public-value = このサーバーではテーブルに出ている値も言えません

violations = 🤐 { $count ->
    [0] 数字の発言はありませんでした
   *[other] 数字の発言が{ $count }回ありました
}{ $back ->
    [0] 。
   *[other] （取り消された指摘：{ $back }回）。
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 ここではボットがメッセージを読めません。誰かが数字を書いたら、メッセージを長押しか右クリックして、「アプリ」から「{ $menu }」を選んでください。

# Flagging by hand
reply-violation = 🤐 ありがとうございます。このゲームの回数に入れました。{ $said }
reply-violation-before = 🤐 このメッセージはもう数えています。
reply-violation-settled = 🤐 このメッセージはもう誰かが確認していて、数字ではありませんでした。
watch-watch-off = このサーバーでは数字チェックがオフです。管理者が `/settings watch` でオンにできます。
watch-not-a-players-message = 報告できるのは、このテーブルの人のメッセージだけです。
watch-written-before = このゲームが始まる前に書かれたので、数えません。

# /settings
command-settings = このサーバーでのテーブルの設定
command-settings-all = このサーバーのすべての設定を1つのメッセージで
command-settings-watch = 数字の発言をどこまで厳しくチェックするか
option-strictness = 厳しさ
option-reaction = 数字を伝えるメッセージに🤐をつける
option-line = 何に気づいたかを、その下に数秒間表示する
option-removal = そのメッセージを削除する
option-languages = チェックする言語（例：en, de, fr）。autoならテーブルの言語と英語
strictness-strict = 厳しめ：テーブルに出ている値や巻き戻しの話も数える
strictness-standard = 標準：カードの値を伝えるものはすべて数える
strictness-lenient = 緩め：カードの値をほぼ確実に伝えるものだけを数える
strictness-off = オフ：プレイヤーが自分たちで気をつける

settings-watch = { "" }**このサーバーの数字チェック**
settings-watch-strictness = { $strictness ->
    [strict] **厳しめ：** テーブルに出ている値や巻き戻しの話も数えます。
    [standard] **標準：** カードの値を伝えるものはすべて数えます。
    [lenient] **緩め：** カードの値をほぼ確実に伝えるものだけを数えます。
   *[off] **オフ：** プレイヤーが自分たちで気をつけます。
}
settings-watch-reaction = { $on ->
    [yes] 数字を伝えるメッセージに🤐をつけます。
   *[no] 数字を伝えるメッセージに🤐をつけません。
}
settings-watch-line = { $on ->
    [yes] 何に気づいたかを、その下に数秒間表示します。
   *[no] 何に気づいたかは表示しません。
}
settings-watch-removal = { $on ->
    [yes] そのメッセージは削除します。
   *[no] そのメッセージは削除しません。
}
settings-watch-languages = チェックする言語は{ $languages }です。
settings-watch-languages-auto = テーブルの言語、サーバーの言語と英語をチェックします。
settings-languages-auto = テーブルの言語、サーバーの言語と英語
settings-removal-lacks = ⚠️ ボットは、このチャンネルではメッセージを削除できません。「メッセージの管理」の権限をもらうまで、メッセージは残ります。
settings-not-listening = ⚠️ Message Content Intentがオフなので、ボットはメッセージを読めません。プレイヤーは自分で報告できます。メッセージを長押しか右クリックして、「アプリ」から「{ $menu }」を選んでください。
watch-not-allowed-to-set = 設定を変えられるのは、このサーバーを管理できる人だけです。その人に頼んでください。
watch-language-unknown = 「{ $language }」という言語は知りません。知っているのは{ $known }です。複数あるときはコンマで区切ってください。
