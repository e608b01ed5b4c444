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
