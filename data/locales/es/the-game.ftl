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
the-game-signals = Dile algo al equipo sobre una pila, sin números.
the-game-signal-pile = ¿Qué pila?
the-game-signal-kind = ¿Qué quieres decir?

the-game-beaten = 🏆 **Las 98 cartas jugadas. ¡The Game ha caído!**
the-game-beaten-alone = 🏆 **Las 98 cartas jugadas. ¡Has vencido a The Game en solitario!**
the-game-excellent = 🌟 **{ $count ->
    [one] Queda 1 carta
   *[other] Quedan { $count } cartas
}: ¡excelente!**
the-game-left = **Quedan { $count } cartas.**
the-game-par = 🎯 La meta de este reparto: { $par }; cartas restantes: { $left ->
    [0] ninguna
   *[other] { $left }
}.
the-game-par-way = 🎯 La meta de este reparto: { $par }; cartas restantes: { $left }. Con todas las cartas a la vista, hay una forma de jugarlas todas.
the-game-duty-not-met = A { $name } le { $owed ->
    [one] faltaba 1 carta, y { $held ->
        [one] la última no encajaba.
       *[other] de las { $held } de su mano no encajaba ninguna.
    }
   *[other] faltaban { $owed } cartas, y de las { $held } de su mano no había { $owed } que encajaran.
}

signal-leave-it-to-me = Esta es para mí
signal-small-steps-only = Solo pasos cortos
signal-can-turn-back = Puedo saltar atrás

button-begin = Empiezo yo
button-end-turn = Terminar turno
button-signals = Señales
button-give-signal = Decirlo
button-take-back-signal = Retirarla
button-lay = Pila { $pile } { $arrow } sobre { $top }, diferencia { $gap }
button-lay-trick = Pila { $pile } { $arrow } sobre { $top }, salto atrás
button-lay-anyway = Jugarlo igualmente
button-card-trick = { $card } ↩

event-card-played = { $name }: el { $card } en la pila { $pile }, diferencia { $gap }
event-card-played-trick = { $name }: el { $card } en la pila { $pile }, ↩ ¡salto atrás!
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
