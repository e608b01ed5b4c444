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

button-companion-add = 🤖 Aggiungi un compagno
button-companion-remove = Togline uno
button-companion-seat = 🤖 Dallo a un compagno
button-take-companion-seat = Prendi il posto di un compagno
lobby-companions-offer = -# 🤖 Manca gente? **Aggiungi un compagno**: in quel posto gioca il programma.
lobby-companions-here = { $count ->
    [one] -# 🤖 Questo compagno è guidato dal programma e fa posto quando il tavolo è pieno.
   *[other] -# 🤖 Questi compagni sono guidati dal programma e fanno posto quando il tavolo è pieno.
} Il risultato va in una classifica a parte.
menu-companion-style = Come giocano i compagni
menu-companion-style-value = { $value ->
    [steady] 🤖 I compagni contano con regolarità
    [human] 🤖 I compagni contano come le persone, a volte un po' fuori tempo
    [dreamy] 🤖 I compagni contano con la testa fra le nuvole
    [calm] 🤖 I compagni se la prendono comoda
    [normal] 🤖 I compagni giocano a ritmo normale
   *[quick] 🤖 I compagni giocano veloci
}
companion-style = { $value ->
    [steady] i compagni contano con regolarità
    [human] i compagni contano come le persone
    [dreamy] i compagni contano con la testa fra le nuvole
    [calm] i compagni se la prendono comoda
    [normal] i compagni giocano a ritmo normale
   *[quick] i compagni giocano veloci
}
table-no-companions = I compagni non sanno giocare a { $game }. Toglili o scegli un altro gioco.
option-companions = Quanti compagni giocano con te: posti in cui gioca il programma
