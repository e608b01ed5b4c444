# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = No entiendo de qué día y hora hablas. Prueba así: `viernes 20:00` o `4 de diciembre 20:00`.
night-time-past = Ese momento ya pasó. Di uno que esté por llegar, como `mañana 20:00` o `4 de diciembre 20:00`.
night-time-too-far = Para eso falta más de un año. Di un momento de los próximos meses, como `viernes 20:00` o `4 de diciembre 20:00`.
night-time-skipped = Esa hora no existe ese día ({ $zone }), porque esa noche se adelantan los relojes. Elige otra, como `viernes 20:00` o `4 de diciembre 20:00`.
night-time-twice = Esa hora se repite ese día ({ $zone }), porque esa noche se atrasan los relojes. Elige otra, como `viernes 20:00` o `4 de diciembre 20:00`.
night-zone-unknown = No conozco ninguna zona horaria con ese nombre. Escribe la ciudad grande más cercana y elige de la lista, como `Europe/Madrid` o `America/Mexico_City`.
night-nothing-to-change = Di qué hay que cambiar: la hora, el título, el canal de voz o si se repite.
night-no-night-here = No hay ninguna noche así en este servidor. `/night plan` planea una.
night-night-gone = Esa noche ya pasó o se canceló. `/night plan` planea otra.
night-night-begun = La puerta ya está abierta, así que esto ya no se puede cambiar.
night-night-not-open = La puerta aún no está abierta. Se abre cuando empieza la noche.
night-other-night-under-way = En este canal hay una noche de juegos en marcha. Primero tiene que terminar.
night-not-there = Aún no has dicho que vienes. Pulsa primero un botón del mensaje de la noche.
night-not-host = Eso solo puede hacerlo quien organiza la noche, o alguien que pueda gestionar eventos en este servidor.
night-bot-cannot-host = Un bot no puede organizar la noche. Elige a una persona.
night-too-many-nights = Este servidor ya tiene { $most } noches planeadas. Cancela una antes de planear otra.

command-settings-timezone = La zona horaria en la que leo las horas de las noches de juegos
option-zone = Escribe una ciudad grande cercana y elige de la lista
settings-timezone = { $zone ->
    [none] No hay zona horaria, así que leo las horas como UTC. La hora actual allí: { $clock }.
   *[other] Leo las horas según **{ $zone }**. La hora actual allí: { $clock }.
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
option-repeats = Si es una sola vez o cada semana a esta hora
option-night = Qué noche; si no, la próxima de este canal
option-new-host = Quién organiza a partir de ahora
choice-repeats-weekly = cada semana
choice-repeats-once = una vez

button-night-post = Sí, publicarla
button-night-change = Sí, cambiarla
button-night-drop = No
button-night-in = Voy
button-night-maybe = Quizá
button-night-out = No puedo
button-night-quiet = No me avises
button-night-remind = Avísame
button-night-here = Ya estoy aquí
button-night-alone = También en solitario
button-night-not-alone = Mejor con gente
button-night-away = Me voy
button-night-cancel = Cancelarla
button-night-cancel-one = Solo esta
button-night-cancel-all = Todas
button-night-keep = Mantenerla

night-default-title = Noche de juegos
night-is-that-right = **¿Está bien así?**
night-read-in = -# { $zone ->
    [none] Lo leo como UTC, porque este servidor aún no tiene zona horaria: `/settings timezone`. Discord muestra a cada persona su propia hora.
   *[other] Lo leo como la hora de { $zone }. Discord muestra a cada persona la suya.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Cada semana a esta hora
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Aún no ha contestado nadie. ¿Te apuntas?
night-list-in = ✅ **Van ({ $count })** { $names }
night-list-maybe = 🤔 **Quizá ({ $count })** { $names }
night-list-out = ❌ **No pueden ({ $count })** { $names }
night-list-here = 🙋 **Ya están ({ $count })** { $names }
night-list-expected = ⏳ **Por llegar ({ $count })** { $names }
night-and-more = { $names } y { $count } más
night-tables = -# { $count ->
    [one] Sale una mesa de { $sizes }.
   *[other] Salen { $count } mesas: { $sizes }.
}
night-tables-many = -# Salen { $count } mesas.
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
night-answered-maybe = Anotado: quizá. Pulsa **Voy** cuando lo sepas.
night-answered-out = Qué lástima, otra vez será.
night-reminders-on = Te avisaré aquí un día antes y 15 minutos antes.
night-reminders-off = No te avisaré.
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
night-link = -# [¿Cambio de planes? Dilo aquí]({ $link })
