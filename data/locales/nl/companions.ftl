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
menu-companion-style = Hoe maatjes spelen
menu-companion-style-value = { $value ->
    [steady] 🤖 Maatjes tellen gelijkmatig
    [human] 🤖 Maatjes tellen als mensen, soms een beetje ernaast
    [dreamy] 🤖 Maatjes tellen dromerig
    [calm] 🤖 Maatjes nemen de tijd
    [normal] 🤖 Maatjes spelen in normaal tempo
   *[quick] 🤖 Maatjes spelen vlot
}
companion-style = { $value ->
    [steady] maatjes tellen gelijkmatig
    [human] maatjes tellen als mensen
    [dreamy] maatjes tellen dromerig
    [calm] maatjes nemen de tijd
    [normal] maatjes spelen in normaal tempo
   *[quick] maatjes spelen vlot
}
table-no-companions = Maatjes kunnen { $game } niet spelen. Haal ze weg, of kies een ander spel.
option-companions = Hoeveel maatjes er meespelen: plekken die het programma speelt
