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

button-companion-add = 🤖 Add a companion
button-companion-remove = Remove one
button-companion-seat = 🤖 Give it to a companion
button-take-companion-seat = Take a companion's seat
lobby-companions-offer = -# 🤖 Short of people? **Add a companion**, and the program plays that seat.
lobby-companions-here = { $count ->
    [one] -# 🤖 The program plays this companion, who makes room when the table is full.
   *[other] -# 🤖 The program plays these companions, who make room when the table is full.
} The result counts on a leaderboard of its own.
menu-companion-style = How companions play
menu-companion-style-value = { $value ->
    [steady] 🤖 Companions count steadily
    [human] 🤖 Companions count like people, now and then a little off
    [dreamy] 🤖 Companions count dreamily
    [calm] 🤖 Companions take their time
    [normal] 🤖 Companions play at a normal pace
   *[quick] 🤖 Companions play quickly
}
companion-style = { $value ->
    [steady] companions count steadily
    [human] companions count like people
    [dreamy] companions count dreamily
    [calm] companions take their time
    [normal] companions play at a normal pace
   *[quick] companions play quickly
}
table-no-companions = Companions can't play { $game }. Remove them, or choose another game.
option-companions = How many companions play along: seats that the program plays
