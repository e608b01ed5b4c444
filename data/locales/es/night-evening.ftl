# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Ahora mismo no hay nadie libre para una mesa.
    [one] Ahora mismo solo hay una persona libre para una mesa.
   *[other] Ahora mismo solo hay { $free } personas libres para una mesa.
} Una ronda necesita al menos { $least }. Quien quiera jugar, que pulse “Ya estoy aquí”.
night-nothing-played-yet = Aún no se ha jugado ninguna ronda, así que no hay marcador.
night-night-paused = La noche ya está en pausa.
night-no-past-nights = Este servidor aún no ha tenido ninguna noche de juegos. `/night start` empieza una ahora mismo.
night-cards-seen = Ya viste estas cartas en esta ronda, así que este asiento es para otra persona.
night-seated-elsewhere = Tienes un asiento en otra mesa. Levántate primero de allí con `/game leave`.
night-wish-without-other = Un deseo es para dos personas distintas.

# Commands
command-night-start = Empieza aquí y ahora una noche de juegos; quien ya ha llegado pulsa un botón
command-night-round = Reparte en mesas a quienes están, con gente nueva si se puede
command-night-board = El marcador de la noche: cuántos puntos tiene cada persona
command-night-pause = Haz una pausa; la siguiente ronda la termina
command-night-end = Termina la noche y publica su resumen
command-night-history = Las noches de juegos de este servidor
command-night-together = Di con quién te gustaría sentarte esta noche
command-night-apart = Sienta a dos personas en mesas distintas esta noche; solo lo ves tú
option-night-title = El título de la noche
option-night-game = A qué se juega en esta ronda
option-night-other = La otra persona
option-night-first = Una de las dos personas
option-night-forget = Retirar este deseo

# A round
night-choice = ### ¿A qué se juega?
    { $count ->
    [one] Hay una persona libre.
   *[other] Hay { $count } personas libres.
    }
night-choice-row = **{ $game }**: mesas de { $sizes }
night-round-title = ## 🌙 Ronda { $number }: { $game }
night-round-table = **Mesa { $number }:** { $names }
night-more-rows = … y { $count } más
night-round-same-cards = -# Las mesas del mismo tamaño juegan las mismas cartas. Cada una tiene su propio hilo privado, para que nadie espíe.
night-round-own-cards = { $watched ->
    [yes] -# Cada mesa tiene su propio hilo. Todo el mundo puede mirar, así que cada mesa juega sus propias cartas.
   *[no] -# Cada mesa tiene su propio hilo.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] Dentro de un hilo no puedo abrir más hilos.
    [channel] En un canal como este no puedo abrir hilos.
    [create_private_threads] Aquí me falta el permiso “Crear hilos privados”.
   *[send_messages_in_threads] Aquí me falta el permiso “Enviar mensajes en hilos”.
} Por eso las mesas juegan aquí en el canal, una tras otra, cada una con sus propias cartas.
night-table-moved = ⚠️ { $lacks ->
    [room] Este servidor tiene ya tantos hilos abiertos como permite Discord.
   *[permission] Discord no me deja abrir un hilo aquí.
} Por eso la mesa { $number } juega aquí en el canal, con sus propias cartas.
night-thread-name = Ronda { $round }, mesa { $table }
night-table-call = 🌙 **Ronda { $round }, mesa { $table }.** { $mentions }, esta es la mesa. Cuando no falte nadie, basta con pulsar **Empezar**.

# How the tables do
night-progress-title = ### 🌙 Ronda { $number }: las mesas
night-progress-row = **Mesa { $number }:** { $progress }
night-table-waiting = le toca más tarde
night-table-lobby = a punto de empezar
night-table-running = sigue jugando
night-table-unfinished = no jugó hasta el final
button-night-progress = Mirar otra vez

# The results of a round
night-result-title = ## 🌙 Fin de la ronda { $number }: { $game }
night-result-row = **Mesa { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** de 100 puntos
}
night-result-compared = -# Las mesas con las mismas cartas se comparan: 100 puntos para la mejor, 0 para la última, 50 de media.
night-result-alone = -# Los puntos dicen qué parte del camino hizo cada mesa: 100 es el camino entero.
button-night-round = Siguiente ronda
button-night-compare = Comparar dos mesas
night-table-label = Mesa { $number }
button-night-board = Marcador
decimal-point = ,

# The board
night-board-title = ## 🌙 { $title }: el marcador
night-board-row = { $place } { $name }: **{ $points }** de { $most } puntos
night-board-empty = Ninguna mesa ha terminado todavía.
night-board-formula = -# Cada persona recibe los puntos de su mesa, y las rondas se suman. Las mesas que jugaron las mismas cartas se comparan: 100 para la mejor, 0 para la última, 50 de media. Una mesa sin comparación recibe en puntos la parte del camino que hizo, en porcentaje.
night-paused = ☕ **Una pausa.** El marcador se queda como está, y la siguiente ronda continúa desde aquí.

night-seat-free = 🪑 { $name } tuvo que irse, así que hay un asiento libre en la mesa { $number }. ¿Quién está aquí y quiere seguir jugando?
button-night-sit = Ocupar el asiento
night-sat-down = El asiento es tuyo. Tu mesa está en { $channel }.
night-opened = La puerta está abierta. Quien ya ha llegado pulsa “Ya estoy aquí”; tú ya cuentas. Después, empieza con `/night round`.
night-end-question = { $count ->
    [one] Una mesa sigue jugando. Puede continuar, pero ya no contará para la noche.
   *[other] { $count } mesas siguen jugando. Pueden continuar, pero ya no contarán para la noche.
} ¿Terminar la noche igualmente?
button-night-end = Terminar la noche

# The summary
night-summary-title = ## 🌙 { $title }: ¡qué noche!
night-summary-facts = { $people ->
    [one] Una persona
   *[other] { $people } personas
}, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}.
night-summary-best = 🏆 **Mejor mesa:** { $names }, con { $game }: { $result }
night-summary-board = ### El marcador
night-replay = Ronda { $round }, mesa { $table }: { $result }
night-summary-thanks = Gracias por jugar. ¡Hasta la próxima!
night-poster-label = Noche de juegos, { $date }
night-poster-people = { $count ->
    [one] persona
   *[other] personas
}
night-poster-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
night-poster-tables = { $count ->
    [one] mesa
   *[other] mesas
}
night-award-tricks = 🔄 **Más saltos atrás:** { $names } ({ $count })
night-award-calm = 🧘 **La calma más larga antes de una jugada:** { $names } ({ $count } segundos)
night-award-rescue = 🛟 **El mejor rescate:** { $names } ({ $what })
night-award-quiet = 🤫 **La mesa más callada:** { $names }, sin un solo número
night-award-partners = 🤝 **Quien jugó con más gente:** { $names } ({ $count })
button-night-best = Ver la mejor mesa
night-ended = La noche terminó. El resumen sale ahora en el canal.

# The nights of a server
night-past-title = ## 🌙 Noches de juegos
night-past-span = -# { $season } · { $nights ->
    [one] una noche
   *[other] { $nights } noches
}
night-past-fullest = 🎉 **Más gente:** { $people } en { $title }
night-past-row = **{ $date }** { $title }: { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}{ $winner ->
    [none] {""}
   *[other] , más puntos: { $winner }
}
night-regulars = **Quienes más vienen:** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 Anotado: te sientas con { $name } siempre que se pueda.
night-wish-apart = 🤫 Anotado: esta noche, { $first } no se sienta con { $second }. Esto solo lo ves tú.
night-wish-forgotten = Hecho, deseo olvidado.
