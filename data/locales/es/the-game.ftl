# The Game

game-the-game = The Game
pitch-the-game = Las 98 cartas en cuatro pilas, en equipo y sin decir un número.
lobby-picture-the-game = Cuatro pilas de cartas: dos suben desde 1, dos bajan desde 100.
menu-minimum = Dificultad
menu-minimum-value = { $value ->
    [3] Experto: al menos 3 cartas por turno
   *[other] Normal: al menos { $value } cartas por turno
}
menu-smaller-hands = Manos
menu-smaller-hands-value = { $value ->
    [yes] Manos más pequeñas: una carta menos
   *[no] Manos completas
}
the-game-minimum = { $count ->
    [3] experto: tres cartas por turno
   *[other] dos cartas por turno
}
the-game-smaller-hands = una carta menos en la mano

the-game-nobody-began = Es hora de mirar las cartas (**Mis cartas** te muestra las tuyas) y hablarlo, sin números. Después, alguien pulsa **Empiezo yo**.
the-game-watched-start = Nadie ha empezado todavía.
the-game-begin-alone = Mira tus cartas y pulsa **Empiezo yo**.
the-game-to-play = ▶️ **Turno de { $name }:** { $owed ->
    [one] falta 1 carta
   *[other] faltan { $owed } cartas
} por jugar.
the-game-may-go-on = ▶️ **{ $name }** puede jugar más o terminar el turno.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Mazo: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] Queda 1 carta sin jugar.
   *[other] Quedan { $count } de 98 cartas sin jugar.
}
the-game-over = La partida terminó.
the-game-look-at-hand = Nadie ha empezado todavía. Mira tus cartas, habla con tu equipo sin números, y a decidir quién empieza.
the-game-other-turn = { $turns ->
    [0] Es el turno de { $name }.
    [1] Es el turno de { $name }. Después vas tú.
   *[other] Es el turno de { $name }. Te toca dentro de { $turns } turnos.
}
the-game-own-turn = **Tu turno.** Juega al menos { $owed ->
    [one] 1 carta más:
   *[other] { $owed } cartas más:
}
the-game-own-turn-paid = **Tu turno.** Con esas cartas ya basta: juega más o termina el turno.
the-game-hand-empty = Tu mano está vacía. ¡Bien hecho!
the-game-choose-pile = ¿En qué pila va el **{ $card }**?
the-game-fits-nowhere = El **{ $card }** no encaja ahora en ninguna pila. Elige otra carta.
the-game-ends-match = ⚠️ Si juegas el **{ $card }** en la pila { $pile }, no podrás completar tu turno y la partida estará perdida. ¿Lo haces de todos modos?
the-game-jumps = ⚠️ El **{ $card }** en la pila { $pile } salta { $gap }; { $other_gap ->
    [-10] el **{ $other }** en la pila { $other_pile } es el salto atrás
   *[other] el **{ $other }** en la pila { $other_pile }, solo { $other_gap }
}. ¿Jugarlo igualmente?
the-game-signals = Dile algo al equipo sobre una pila, sin números. Si lo pulsas otra vez, se retira.

the-game-beaten = 🏆 **Las 98 cartas jugadas. ¡The Game ha caído!**
the-game-beaten-alone = 🏆 **Las 98 cartas jugadas. ¡Has vencido a The Game en solitario!**
the-game-excellent = 🌟 **{ $count ->
    [one] Queda 1 carta
   *[other] Quedan { $count } cartas
}: ¡excelente!**
the-game-left = **Quedan { $count } cartas.**
the-game-close = **Quedan { $count } cartas.** Con { $missing ->
    [one] una menos
   *[other] { $missing } menos
}, habría sido excelente.
the-game-par = 🎯 La meta de este reparto: { $par }; cartas restantes: { $left ->
    [0] ninguna
   *[other] { $left }
}.
the-game-par-way = 🎯 La meta de este reparto: { $par }; cartas restantes: { $left }. Con todas las cartas a la vista, hay una forma de jugarlas todas.
the-game-duty-not-met = A { $name } le { $owed ->
    [one] faltaba 1 carta, y no encajaba ninguna.
   *[other] faltaban { $owed } cartas, y no encajaban tantas.
}

signal-leave-it-to-me = Esta es para mí
signal-small-steps-only = Solo pasos cortos
signal-can-turn-back = Puedo saltar atrás

button-begin = Empiezo yo
button-end-turn = Terminar turno
button-signals = Señales
button-lay = Pila { $pile } { $arrow } sobre { $top }, diferencia { $gap }
button-lay-trick = Pila { $pile } { $arrow } sobre { $top }, ↩ salto atrás
button-lay-anyway = Jugarlo igualmente
button-lay-instead = Jugar { $card } en la pila { $pile }
button-move = ↔ Pasar { $card } a la pila { $pile } { $arrow }
button-card-trick = { $card } ↩

event-card-played = { $name }: el { $card } en la pila { $pile }, diferencia { $gap }
event-card-played-trick = { $name }: el { $card } en la pila { $pile }, ↩ ¡salto atrás!
event-had-to = { $move }. «No podía evitarlo».
event-card-moved = { $name } pasó el { $card } de la pila { $former } a la pila { $pile }
event-cards-drawn = { $name } robó { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
event-seat-skipped = { $name } no tiene más cartas y se salta su turno

choice-card = { $card }, encaja en la pila { $piles }
choice-card-nowhere = { $card }, no encaja ahora en ninguna pila
choice-pile = Pila { $pile } { $arrow } sobre { $top }, diferencia { $gap }
choice-pile-trick = Pila { $pile } { $arrow } sobre { $top }, salto atrás
choice-pile-plain = Pila { $pile } { $arrow } sobre { $top }

rule-not-your-turn = Todavía no: es el turno de { $name }.
rule-nobody-began = Primero pulsa **Empiezo yo** o escribe `/begin`: nadie ha empezado todavía.
rule-already-begun = La partida ya está en marcha: es el turno de { $name }.
rule-card-not-held = No tienes el { $card } en tu mano. `/hand` muestra tus cartas.
rule-unknown-pile = La pila { $pile } no existe. Las pilas 1 y 2 suben, las pilas 3 y 4 bajan.
rule-card-does-not-fit = El { $card } no encaja en la pila { $pile }: arriba está el { $top }. { $fits ->
    [none] Ahora no encaja en ninguna pila, así que elige otra carta.
   *[other] Encaja en la pila { $fits }.
}
rule-nothing-to-move = Esa carta se queda: solo puedes mover la que acabas de jugar, una vez por turno y mientras no pase nada más.
rule-duty-unpaid = Juega al menos { $owed ->
    [one] 1 carta más
   *[other] { $owed } cartas más
} antes de terminar el turno.
rule-signal-already-there = Ya diste esa señal en la pila { $pile }.
rule-nobody-to-signal = Juegas en solitario, así que nadie vería la señal.
rule-no-signal-there = No tienes ninguna señal en la pila { $pile } que retirar.

option-minimum = The Game: cartas por turno como mínimo, 3 en el modo experto
option-smaller-hands = The Game: una carta menos en cada mano
command-begin = Di “Empiezo yo”
command-done = Termina tu turno y roba
command-signal = Da una señal sobre una pila o retírala
option-signal-pile = La pila: la 1 y la 2 suben, la 3 y la 4 bajan
option-kind = Lo que quieres decir sobre la pila

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] encaja
   *[other] encajan
} en la pila { $pile })
the-game-moment-tricks = 🔥 **¡{ $count } saltos atrás seguidos!**
the-game-moment-last = 🏁 **{ $left ->
    [one] ¡La última carta de todas!
   *[other] ¡Solo quedan { $left } cartas!
}**
the-game-highlight-tricks = ✨ El mejor momento: **{ $count } saltos atrás seguidos** ({ $names }).
the-game-highlight-rescue = ✨ El rescate: las pilas estaban casi llenas y aun así entraron **{ $count } cartas más**.
the-game-highlight-jump = ↕️ Aquí se torció: con el { $card }, la pila { $pile } saltó **{ $gap } de golpe**.

# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**El objetivo: jugar en equipo las 98 cartas, del 2 al 99, en cuatro pilas.** Juegan de una a cinco personas, en un solo equipo.

    { "" }**Manos:** en solitario tienes 8 cartas; con dos personas, 7 cada una; con tres, cuatro o cinco, 6 cada una. Para más dificultad, una menos por persona. El resto es el mazo.

    { "" }**Pilas:** la 1 y la 2 **suben** desde 1: cada carta debe ser más alta que la de debajo. La 3 y la 4 **bajan** desde 100: cada carta debe ser más baja. La diferencia puede ser la que sea; cuanto menor, mejor.

    { "" }**El salto atrás:** en una pila ascendente también vale una carta exactamente 10 más baja, y en una descendente, una exactamente 10 más alta. Todas las veces que quieras.

    { "" }**El comienzo:** primero se miran las cartas, se habla y se acuerda quién empieza. Desde ahí, el turno va dando la vuelta a la mesa.

    { "" }**Tu turno:** juega al menos dos cartas (tres en el modo experto), una tras otra, en las pilas que quieras. Cuando el mazo está vacío, basta con una. Siempre se puede jugar más. Al terminar el turno robas tantas cartas como jugaste, mientras queden. Si no te quedan cartas y el mazo está vacío, se salta tu turno.

    { "" }**Hablar:** se puede decir todo, menos números, se digan como se digan. “La pila 2 es para mí” vale; “tengo un treinta y pico” no.

    { "" }**Las señales** lo dicen sin palabras: Esta es para mí, Solo pasos cortos, Puedo saltar atrás. Una señal sigue en su pila hasta que juegues ahí una carta o la retires.

    { "" }**Victoria:** las 98 cartas están jugadas. **Final:** la persona que tiene el turno no puede jugar suficientes cartas. Entonces se cuenta lo que queda en las manos y en el mazo: menos de diez es excelente.

the-game-rules-picture = Una pila ascendente desde 1: 4, 13, 27, luego 10 atrás hasta 17, luego 20. Una pila descendente desde 100: 94, 81, 60, luego 10 atrás hasta 70, luego 66.

# /game tutorial: The Game

tutorial-the-game-lay = Jugar el { $card } en la pila { $pile }
tutorial-the-game-begin = Ya miraste tus siete cartas y Kim las suyas, y queda acordado que empiezas tú.
tutorial-the-game-rise = La pila { $pile } sube desde { $top }, y el { $card } deja solo una diferencia pequeña: juégalo.
tutorial-the-game-fall = La pila { $pile } baja desde { $top }, así que tu { $card } va ahí.
tutorial-the-game-end = Dos cartas bastan para un turno: termínalo y robarás dos nuevas.
tutorial-the-game-signal = Kim tuvo que irse hasta el { $top } en la pila { $pile }, pero tú acabas de robar el { $card }, exactamente 10 más bajo: díselo a Kim con una señal, porque los números nunca se dicen.
tutorial-the-game-trick = Kim vio tu señal y te dejó la pila { $pile }. Ahora juega el { $card }, exactamente 10 más bajo: ¡el salto atrás!
tutorial-the-game-again = Con el salto, la pila recuperó diez números, y el { $card } ya vuelve a encajar sobre el { $top }.
tutorial-the-game-finish = Esa fue tu segunda carta, así que termina el turno.
tutorial-the-game-done = Y así sigue, turno a turno, hasta que las 98 cartas estén jugadas o alguien no pueda jugar suficientes.

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pila { $pile } · { $name }: { $signal }
the-game-hand-in-words = Tus cartas: { $cards }
the-game-card-in-words = { $card } (pila { $pile }, { $gap ->
    [-10] salto atrás
   *[other] diferencia { $gap }
})
the-game-pile-in-words = Pila { $pile }, { $way ->
    [up] ascendente
   *[down] descendente
}, en { $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] restante
   *[other] restantes
}
picture-turns = turnos
picture-tricks = { $count ->
    [one] salto atrás
   *[other] saltos atrás
}
picture-chain = mayor cadena de saltos

# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] las 98 cartas jugadas
    [one] 1 carta restante
   *[other] { $count } cartas restantes
}
the-game-fewer-than-before = { $count ->
    [one] 1 carta menos que la última vez
   *[other] { $count } cartas menos que la última vez
}
the-game-more-than-before = { $count ->
    [one] 1 carta más que la última vez
   *[other] { $count } cartas más que la última vez
}
the-game-same-as-before = tantas cartas restantes como la última vez
the-game-scale = cartas restantes (menos es mejor)

counter-tricks = ↩ { $count ->
    [one] 1 salto atrás
   *[other] { $count } saltos atrás
}

achievement-the-game-ten-tricks = Diez saltos
achievement-the-game-ten-tricks-how = Diez saltos atrás en una sola partida.
achievement-the-game-comeback = Remontada
achievement-the-game-comeback-how = Victoria, aunque en las pilas llegó a haber muy poco sitio para las cartas que quedaban.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] una carta más con las pilas casi llenas
   *[other] { $count } cartas más con las pilas casi llenas
}

# The Game, replayed: all hands open

replay-begun = { $name }: Empiezo yo
replay-turn-ended = { $name } termina el turno
replay-cards-drawn = { $name } roba { $cards }
replay-signal-given = 💬 { $name } sobre la pila { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } retira la señal de la pila { $pile }
replay-duty-not-met = 🛑 A { $name } le { $owed ->
    [one] falta 1 carta, y ninguna encaja
   *[other] faltan { $owed } cartas, y no encajan tantas
}
replay-draw-pile = { $count ->
    [0] El mazo está vacío.
   *[other] Mazo: { $count }. A continuación: { $cards }
}

turning-last-card = 🏆 la última carta
turning-duty-not-met = 🛑 no encajan bastantes cartas
turning-largest-gap = la mayor diferencia, { $gap } (el { $card } en la pila { $pile })
turning-trick = ↩ salto atrás, el { $card } en la pila { $pile }
turning-draw-pile-empty = el mazo está vacío
turning-hint = 💡 se podían jugar unas { $count } cartas más

# Qué le parece un turno a un acompañante; mientras las manos están cerradas no se nombra ninguna carta
hint-trick = 💡 Aquí esperaba el salto atrás.
hint-signal = 💡 Aquí una señal pedía dejar en paz una pila.
hint-fewer = 💡 Aquí menos cartas habrían dejado más espacio.
hint-more = 💡 Aquí encajaba bien otra carta.
hint-other = 💡 Aquí otro turno habría dejado más espacio.
hint-worth = Eso valía unas { $count } cartas.
hint-companion = 🤖 En el asiento de { $name }, un acompañante habría jugado así: { $cards }.
hint-same = 🤖 En el asiento de { $name }, un acompañante habría jugado lo mismo.
hint-card = el { $card } en la pila { $pile }
