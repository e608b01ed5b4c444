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
table-no-companions = W tę grę kompani nie potrafią grać: { $game }. Usuń ich albo wybierz inną grę.
option-companions = Ilu kompanów gra z wami: ich miejsca zajmuje program
