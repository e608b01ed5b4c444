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

button-companion-add = 🤖 Dodaj kompana
button-companion-remove = Usuń kompana
button-companion-seat = 🤖 Oddaj kompanowi
button-take-companion-seat = Zajmij miejsce kompana
lobby-companions-offer = -# 🤖 Brakuje ludzi? **Dodaj kompana**, a wolne miejsce zajmie program.
lobby-companions-here = -# 🤖 { $count ->
    [one] Tego kompana prowadzi program. Gdy stół się zapełni, kompan ustąpi miejsca.
    [few] Tych kompanów prowadzi program. Gdy stół się zapełni, kompani ustąpią miejsca.
    [many] Tych kompanów prowadzi program. Gdy stół się zapełni, kompani ustąpią miejsca.
   *[other] Tych kompanów prowadzi program. Gdy stół się zapełni, kompani ustąpią miejsca.
} Wynik trafia do osobnego rankingu.
menu-companion-style = Jak grają kompani
menu-companion-style-value = { $value ->
    [steady] 🤖 Kompani liczą równo
    [human] 🤖 Kompani liczą jak ludzie, czasem trochę nierówno
    [dreamy] 🤖 Kompani liczą z głową w chmurach
    [calm] 🤖 Kompani grają bez pośpiechu
    [normal] 🤖 Kompani grają w zwykłym tempie
   *[quick] 🤖 Kompani grają szybko
}
companion-style = { $value ->
    [steady] kompani liczą równo
    [human] kompani liczą jak ludzie
    [dreamy] kompani liczą z głową w chmurach
    [calm] kompani grają bez pośpiechu
    [normal] kompani grają w zwykłym tempie
   *[quick] kompani grają szybko
}
table-no-companions = W tę grę kompani nie potrafią grać: { $game }. Usuń ich albo wybierz inną grę.
option-companions = Ilu kompanów gra z wami: ich miejsca zajmuje program
