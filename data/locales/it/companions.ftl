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
lobby-companions-offer = -# 🤖 Manca gente? **Aggiungi un compagno** e quel posto lo gioca il programma.
lobby-companions-here = { $count ->
    [one] -# 🤖 Questo compagno lo gioca il programma, e fa posto quando il tavolo è pieno.
   *[other] -# 🤖 Questi compagni li gioca il programma, e fanno posto quando il tavolo è pieno.
} Il risultato va in una classifica a parte.
table-no-companions = I compagni non sanno giocare a { $game }. Toglili o scegli un altro gioco.
option-companions = Quanti compagni giocano con te: posti giocati dal programma
