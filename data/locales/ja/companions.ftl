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

button-companion-add = 🤖 相棒を追加
button-companion-remove = 相棒を減らす
button-companion-seat = 🤖 席を相棒にまかせる
button-take-companion-seat = 相棒の席に入る
lobby-companions-offer = -# 🤖 人が足りませんか？ **相棒を追加**すると、その席はプログラムが受け持ちます。
lobby-companions-here = { $count ->
    [1] -# 🤖 この相棒はプログラムです。満席のときは、来た人に席をゆずります。
   *[other] -# 🤖 この相棒たちはプログラムです。満席のときは、来た人に席をゆずります。
}結果は専用のランキングに載ります。
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
table-no-companions = { $game }では相棒は遊べません。相棒を外すか、別のゲームを選んでください。
option-companions = いっしょに遊ぶ相棒の数（その席はプログラムが受け持つ）
