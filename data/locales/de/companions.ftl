# Begleiter: Mitspieler im Programm, die Plätze füllen.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In Bildern, deren Schrift keine Zeichen hat; dort zeigt der Avatar, dass es ein Begleiter ist.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-companion-add = 🤖 Begleiter dazuholen
button-companion-remove = Wegschicken
button-companion-seat = 🤖 Einem Begleiter geben
button-take-companion-seat = Platz eines Begleiters nehmen
lobby-companions-offer = -# 🤖 Fehlt noch jemand? **Begleiter dazuholen**, und das Programm spielt mit.
lobby-companions-here = { $count ->
    [one] -# 🤖 Diesen Begleiter spielt das Programm. Wird der Tisch voll, macht er Platz.
   *[other] -# 🤖 Diese Begleiter spielt das Programm. Wird der Tisch voll, machen sie Platz.
} Das Ergebnis zählt für eine eigene Bestenliste.
menu-companion-style = Wie Begleiter spielen
menu-companion-style-value = { $value ->
    [steady] 🤖 Begleiter zählen gleichmäßig
    [human] 🤖 Begleiter zählen wie Menschen, mal etwas daneben
    [dreamy] 🤖 Begleiter zählen verträumt
    [calm] 🤖 Begleiter lassen sich Zeit
    [normal] 🤖 Begleiter spielen in normalem Tempo
   *[quick] 🤖 Begleiter spielen flott
}
companion-style = { $value ->
    [steady] Begleiter zählen gleichmäßig
    [human] Begleiter zählen wie Menschen
    [dreamy] Begleiter zählen verträumt
    [calm] Begleiter lassen sich Zeit
    [normal] Begleiter spielen in normalem Tempo
   *[quick] Begleiter spielen flott
}
table-no-companions = Begleiter können { $game } nicht spielen. Schick sie weg, oder nimm ein anderes Spiel.
option-companions = Wie viele Begleiter mitspielen: Plätze, die das Programm spielt
