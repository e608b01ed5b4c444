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

button-companion-add = 🤖 Maatje erbij
button-companion-remove = Maatje weghalen
button-companion-seat = 🤖 Aan een maatje geven
button-take-companion-seat = Plek van een maatje nemen
lobby-companions-offer = -# 🤖 Te weinig mensen? Kies **Maatje erbij**, en het programma speelt op die plek mee.
lobby-companions-here = { $count ->
    [one] -# 🤖 Dit maatje wordt door het programma gespeeld en maakt plaats als de tafel vol is.
   *[other] -# 🤖 Deze maatjes worden door het programma gespeeld en maken plaats als de tafel vol is.
} De uitslag telt op een eigen ranglijst.
table-no-companions = Maatjes kunnen { $game } niet spelen. Haal ze weg, of kies een ander spel.
option-companions = Hoeveel maatjes er meespelen: plekken die het programma speelt
