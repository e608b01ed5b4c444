# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-companion-add = 🤖 Yol arkadaşı ekle
button-companion-remove = Birini çıkar
button-companion-seat = 🤖 Yol arkadaşına ver
button-take-companion-seat = Yol arkadaşının yerini al
lobby-companions-offer = -# 🤖 Eksik misiniz? **Yol arkadaşı ekle**, o yeri program oynasın.
lobby-companions-here = { $count ->
    [one] -# 🤖 Bu yol arkadaşını program oynatıyor; masa dolarsa yerini bırakır.
   *[other] -# 🤖 Bu yol arkadaşlarını program oynatıyor; masa dolarsa yerlerini bırakırlar.
} Sonuç ayrı bir liderlik tablosuna yazılır.
menu-companion-style = Yol arkadaşları nasıl oynasın
menu-companion-style-value = { $value ->
    [steady] 🤖 Yol arkadaşları düzenli sayar
    [human] 🤖 Yol arkadaşları insan gibi sayar, bazen biraz şaşar
    [dreamy] 🤖 Yol arkadaşları dalgın sayar
    [calm] 🤖 Yol arkadaşları acele etmez
    [normal] 🤖 Yol arkadaşları normal hızda oynar
   *[quick] 🤖 Yol arkadaşları hızlı oynar
}
companion-style = { $value ->
    [steady] yol arkadaşları düzenli sayar
    [human] yol arkadaşları insan gibi sayar
    [dreamy] yol arkadaşları dalgın sayar
    [calm] yol arkadaşları acele etmez
    [normal] yol arkadaşları normal hızda oynar
   *[quick] yol arkadaşları hızlı oynar
}
table-no-companions = Yol arkadaşları bu oyunu oynayamıyor: { $game }. Onları çıkar ya da başka bir oyun seç.
option-companions = Kaç yol arkadaşı katılsın: programın oynattığı yerler
