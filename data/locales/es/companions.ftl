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

button-companion-add = 🤖 Añadir acompañante
button-companion-remove = Quitar uno
button-companion-seat = 🤖 Dárselo a un acompañante
button-take-companion-seat = Ocupar el asiento de un acompañante
lobby-companions-offer = -# 🤖 ¿Falta gente? Pulsa **Añadir acompañante**, y el programa jugará en ese asiento.
lobby-companions-here = { $count ->
    [one] -# 🤖 Por este acompañante juega el programa; si la mesa se llena, deja su asiento.
   *[other] -# 🤖 Por estos acompañantes juega el programa; si la mesa se llena, dejan su asiento.
} El resultado cuenta en una clasificación aparte.
menu-companion-style = Cómo juegan los acompañantes
menu-companion-style-value = { $value ->
    [steady] 🤖 Los acompañantes cuentan con regularidad
    [human] 🤖 Los acompañantes cuentan como las personas, a veces con un pequeño desfase
    [dreamy] 🤖 Los acompañantes cuentan con la cabeza en las nubes
    [calm] 🤖 Los acompañantes se toman su tiempo
    [normal] 🤖 Los acompañantes juegan a ritmo normal
   *[quick] 🤖 Los acompañantes juegan rápido
}
companion-style = { $value ->
    [steady] los acompañantes cuentan con regularidad
    [human] los acompañantes cuentan como las personas
    [dreamy] los acompañantes cuentan con la cabeza en las nubes
    [calm] los acompañantes se toman su tiempo
    [normal] los acompañantes juegan a ritmo normal
   *[quick] los acompañantes juegan rápido
}
table-no-companions = Los acompañantes no saben jugar a { $game }. Quítalos o elige otro juego.
option-companions = Cuántos acompañantes se sientan: asientos en los que juega el programa
