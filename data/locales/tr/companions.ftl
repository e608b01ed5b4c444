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
table-no-companions = Yol arkadaşları bu oyunu oynayamıyor: { $game }. Onları çıkar ya da başka bir oyun seç.
option-companions = Kaç yol arkadaşı katılsın: programın oynattığı yerler
