# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = No entiendo de qué día y hora hablas. Prueba así: `viernes 20:00` o `4 de diciembre 20:00`.
night-time-part-unknown = No entiendo «{ $part }». Prueba así: `viernes 20:00` o `4 de diciembre 20:00`.
night-time-contradicts = «{ $part }» y «{ $other }» no encajan. Di un día y una hora, como `viernes 20:00` o `4 de diciembre 20:00`.
night-time-lacks-hour = ¿A qué hora empezáis? Añade la hora, como `viernes 20:00` o `4 de diciembre 20:00`.
night-time-lacks-day = ¿Qué día es «{ $part }»? Dilo, como `viernes 20:00` o `4 de diciembre 20:00`.
night-time-zone-unclear = «{ $zone }» puede ser varias zonas horarias. Quítalo y leeré la hora del servidor: `viernes 20:00`.
night-time-past = Ese momento ya pasó. Di uno que esté por llegar, como `mañana 20:00` o `4 de diciembre 20:00`.
night-time-too-far = Para eso falta más de un año. Di un momento de los próximos meses, como `viernes 20:00` o `4 de diciembre 20:00`.
night-time-skipped = Esa hora no existe ese día ({ $zone }), porque esa noche se adelantan los relojes. Elige otra, como `viernes 20:00` o `4 de diciembre 20:00`.
night-time-twice = Esa hora se repite ese día ({ $zone }), porque esa noche se atrasan los relojes. Elige otra, como `viernes 20:00` o `4 de diciembre 20:00`.
night-zone-unknown = No conozco ninguna zona horaria con ese nombre. Escribe la ciudad grande más cercana y elige de la lista, como `Europe/Madrid` o `America/Mexico_City`.
night-zone-ambiguous = Eso puede ser { $zones }. Escribe una de ellas o elígela de la lista.
night-nothing-to-change = Di qué hay que cambiar: la hora, el título, el canal de voz, las plazas o si se repite.
night-no-night-here = No hay ninguna noche así en este servidor. `/night plan` planea una.
night-night-gone = Esa noche ya pasó o se canceló. `/night plan` planea otra.
night-draft-gone = Eso ya está hecho, o ha esperado demasiado. Si aún falta algo, vuelve a escribir el comando.
night-night-begun = La puerta ya está abierta, así que esto ya no se puede cambiar.
night-night-not-open = La puerta aún no está abierta. Se abre cuando empieza la noche.
night-other-night-under-way = En este canal hay una noche de juegos en marcha. Primero tiene que terminar.
night-not-there = Aún no has dicho que vienes. Pulsa primero un botón del mensaje de la noche.
night-no-place-free = No quedan plazas, así que sigues en la lista de espera. Pulsa otra vez **Ya estoy aquí** cuando alguien se haya ido.
night-not-host = Eso solo puede hacerlo quien organiza la noche, o alguien que pueda gestionar eventos en este servidor.
night-bot-cannot-host = Un bot no puede organizar la noche. Elige a una persona.
night-too-many-nights = Este servidor ya tiene { $most } noches planeadas. Cancela una antes de planear otra.
night-poll-closed = Esa encuesta ya está cerrada. Con `/night ask` haces una nueva.
night-too-many-polls = Este servidor ya tiene { $most } encuestas abiertas sobre cuándo hay tiempo. Cierra una primero.
night-time-ambiguous = Eso puede ser { $readings }. Elige una opción de la lista mientras escribes.

command-settings-timezone = La zona horaria en la que leo las horas de las noches de juegos
option-zone = Escribe una ciudad grande cercana y elige de la lista
settings-timezone = { $zone ->
    [none] No hay zona horaria, así que leo las horas como UTC. La hora actual allí: { $clock }.
   *[other] Leo las horas según **{ $zone }**. La hora actual allí: { $clock }.
}
button-set-zone = Poner nuestra zona horaria
zone-form-title = Nuestra zona horaria
zone-form-label = La ciudad grande más cercana, como Madrid
zone-menu = ¿Qué zona horaria quieres decir?
zone-not-found = No conozco ninguna zona horaria llamada «{ $typed }». Prueba con la ciudad grande más cercana.

command-settings-nights = Noches de juegos de este servidor: avisos y salas de voz para las mesas
option-reminders = Cuándo se avisa a quienes van, si no eligieron otra cosa
option-voice-rooms = Si cada mesa de una ronda tiene su propia sala de voz
option-own-reminders = Cuándo te aviso de una noche de juegos, en todos los servidores
reminders-day-and-soon = un día y 15 minutos antes
reminders-day-and-hour = un día y una hora antes
reminders-day = un día antes
reminders-three-hours = tres horas antes
reminders-hour = una hora antes
reminders-soon = 15 minutos antes
reminders-never = nunca
settings-nights = { $times ->
    [never] 🔕 No se avisa a nadie de las noches de juegos, salvo a quien lo quiera (`/preferences`).
   *[other] ⏰ A quienes van a una noche de juegos se les avisa **{ $before }**. Cada cual elige lo suyo con `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Cada mesa de una ronda tiene su propia **sala de voz**.
   *[no] 🔇 Las mesas de una noche no tienen salas de voz.
}
preferences-reminders = { $times ->
    [server] ⏰ Te aviso de las noches de juegos como esté ajustado en cada servidor.
    [never] 🔕 **No te aviso** de las noches de juegos.
   *[other] ⏰ Te aviso de las noches de juegos **{ $before }**.
}

command-night = Noches de juegos: planear, cambiar, cancelar
command-night-plan = Planea una noche de juegos en este canal
command-night-change = Cambia una noche planeada: hora, título, canal de voz, repetición
command-night-cancel = Cancela una noche planeada; antes te pregunto
command-night-host = Pasa la organización de una noche a otra persona
option-when = El día y la hora, como viernes 20:00
option-title = Cómo se llama la noche
option-voice = El canal de voz de la noche
option-without-voice = Quitar el canal de voz
option-repeats = Si es una sola vez, o cada cuánto a esta hora
option-places = Cuántas personas caben; quien se apunte después espera una plaza libre
option-changed-places = Cuántas personas caben; 0 para no poner límite
option-night = Qué noche; si no, la próxima de este canal
option-new-host = Quién organiza a partir de ahora
command-night-ask = Pregunta quién tiene tiempo y cuándo, y convierte la mejor fecha en una noche de juegos
option-time = Un día y una hora para elegir, como viernes 20:00
choice-repeats-weekly = cada semana
choice-repeats-fortnightly = cada dos semanas
choice-repeats-monthly = cada mes, por ejemplo el primer viernes
choice-repeats-monthly-last = cada mes, por ejemplo el último viernes
choice-repeats-once = una vez

button-night-post = Sí, publicarla
button-night-change = Sí, cambiarla
button-night-change-one = Sí, solo esta
button-night-change-all = Sí, y todas las siguientes
button-night-drop = No
button-night-in = Voy
button-night-maybe = Quizá
button-night-out = No puedo
button-night-quiet = No me avises
button-night-remind = Avísame
button-night-calendar = Para mi calendario
button-night-here = Ya estoy aquí
button-night-alone = También en solitario
button-night-not-alone = Mejor con gente
button-night-away = Me voy
button-night-cancel = Cancelarla
button-night-cancel-one = Solo esta
button-night-cancel-all = Todas
button-night-keep = Mantenerla
button-poll-can = Puedo
button-poll-choose = Hacerla noche de juegos
button-poll-close = Cerrar la encuesta

night-default-title = Noche de juegos
night-is-that-right = **¿Está bien así?**
night-which-time = **¿Qué hora quieres decir?**
night-read-in = -# { $zone ->
    [none] Lo leo como UTC, porque este servidor aún no tiene zona horaria: `/settings timezone`. Discord muestra a cada persona su propia hora.
   *[other] Lo leo como la hora de { $zone }. Discord muestra a cada persona la suya.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Cada semana a esta hora
night-fortnightly = 🔁 Cada dos semanas a esta hora
night-monthly = 🔁 Cada mes, el { $place ->
    [1] primer
    [2] segundo
    [3] tercer
   *[4] cuarto
} { $weekday }
night-monthly-last = 🔁 Cada mes, el último { $weekday }
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } plazas
night-host = 👑 { $name }
night-nobody-yet = Aún no ha contestado nadie. ¿Te apuntas?
night-list-in = ✅ **Van ({ $count })** { $names }
night-list-waiting = 🕓 **En lista de espera ({ $count })** { $names }
night-list-maybe = 🤔 **Quizá ({ $count })** { $names }
night-list-out = ❌ **No pueden ({ $count })** { $names }
night-list-here = 🙋 **Ya están ({ $count })** { $names }
night-list-expected = ⏳ **Por llegar ({ $count })** { $names }
night-and-more = { $names } y { $count } más
night-tables = -# Da para { $sizes }.
night-sizes = { $count ->
    [one] una mesa de { $size }
   *[other] { $count } mesas de { $size }
}
night-door = { $state ->
    [open] 🚪 **La puerta está abierta.** Pulsa **Ya estoy aquí** para tener asiento.
    [running] 🎴 **Partidas en marcha.** Pulsa **Ya estoy aquí** para entrar en la siguiente ronda.
   *[paused] ⏸️ **Estamos en pausa.** Pulsa **Ya estoy aquí** para entrar en la siguiente ronda.
}
night-over = { $state ->
    [cancelled] Esta noche se canceló.
   *[ended] Esta noche ya terminó.
}
night-event = Una noche de juegos con Unspoken. Quién va: { $link }

night-posted = Queda planeada y publicada en este canal.
night-posted-without-event = Queda planeada y publicada en este canal. Con el permiso *Crear eventos* podría ponerla también entre los eventos de este servidor.
night-changed = Hecho, cambiada.
night-dropped = De acuerdo, no se ha publicado nada.
night-answered-in = Cuento contigo: { $when }.
night-answered-waiting = Todas las plazas están ocupadas: eres el número { $place } de la lista de espera. En cuanto haya una para ti, te llamo aquí.
night-answered-maybe = Anotado: quizá. Pulsa **Voy** cuando lo sepas.
night-answered-out = Qué lástima, otra vez será.
night-reminders-on = Te avisaré aquí { $before }.
night-reminders-off = No te avisaré.
night-calendar = 📅 Abre este archivo y tu calendario lo añadirá. Si la noche cambia de hora, vuelve a pedirlo.
night-entered = ¡Hola, qué bien verte! Tendrás asiento en la siguiente ronda.
night-room = O siéntate ahora mismo:
night-alone = Si no hay nadie más libre, tendrás una mesa para ti.
night-wish-hint = -# ¿Te gustaría sentarte con alguien? Dímelo con `/night together`.
night-left = ¡Hasta luego! En la siguiente ronda no te pongo en ninguna mesa.
night-handed-over = Ahora organiza { $name }.
night-cancel-question = **¿Cancelar “{ $title }”?**
night-cancelled = Cancelada. { $more ->
    [yes] La siguiente está publicada en el canal.
   *[no] El mensaje del canal también lo dice.
}
night-kept = Sigue como estaba planeada.
night-reminder-day = ⏰ **{ $title }** empieza { $when }.
night-reminder-soon = ⏰ **{ $title }** empieza { $when }. ¡Prepara algo para picar!
night-moved-by-clocks = 🕰️ Cambiaron las reglas de los relojes ({ $zone }): **{ $title }** mantiene allí su hora, que ahora es { $when }.
night-moved-up = 🎉 { $names }, hay plaza para ti: cuento contigo en **{ $title }**, { $when }.
night-link = -# [¿Cambio de planes? Dilo aquí]({ $link })

# ¿Cuándo tenéis tiempo?
poll-question = **¿Cuándo hay tiempo?** Pulsa en todas las fechas que te vengan bien. Si pulsas otra vez, se quita.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **¿Qué fecha se convierte en la noche?** Quienes pueden ese día ya cuentan como que van.
poll-choice = { $when } · { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
poll-closed = { $when ->
    [none] Esta encuesta está cerrada.
   *[other] Se convirtió en una noche: { $when }.
}
poll-posted = La encuesta está en el canal. Cuando haya suficientes respuestas, pulsa allí **Hacerla noche de juegos**.
poll-closed-without = La encuesta está cerrada.
poll-time-refused = «{ $text }»: { $reason }

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
night-other-sizes = Otros tamaños de mesa…
night-choice-row = **{ $game }**: { $sizes }
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
night-table-room = 🔊 Aquí se puede hablar: { $room }
night-room-new = 🔊 La mesa tiene una nueva sala de voz, solo para quienes están sentados ahora: { $room }
night-rooms-lack = ⚠️ Aquí no habrá salas de voz para las mesas hasta que tenga los permisos “Gestionar canales” y “Conectar”.

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
button-night-round = Empezar ronda
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
night-late = ⏰ { $mentions }: la mesa { $number } ya ha empezado. Cuando estés, pulsa **Ya estoy aquí** y tendrás el próximo asiento libre.
night-opened = La puerta está abierta. Quien ya ha llegado pulsa **Ya estoy aquí**; tú ya cuentas. Cuando haya gente suficiente, pulsa **Empezar ronda**.
night-end-question = { $count ->
    [one] Una mesa sigue jugando. Puede continuar, pero ya no contará para la noche.
   *[other] { $count } mesas siguen jugando. Pueden continuar, pero ya no contarán para la noche.
} ¿Terminar la noche igualmente?
night-end-sure = **¿Terminar la noche?** El resumen sale después en el canal.
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
night-summary-others = 🙋 **También con nosotros:** { $names }
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
night-award-matches = 🎴 **Más partidas:** { $names } ({ $count })
night-award-close = 🤏 **Por un pelo:** { $names } ({ $result })
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
