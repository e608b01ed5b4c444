# What every table says, whatever is played on it.

somebody = alguien
free-seat = Asiento libre { $seat }

lobby-seats = **En la mesa ({ $count } de { $most })**
lobby-size = -# ⏱️ unos { $minutes } minutos · 👥 { $exactly ->
    [yes] { $most ->
        [one] 1 persona
       *[other] { $most } personas
    }
   *[no] de { $least } a { $most } personas
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] No queda ningún asiento libre. Cualquiera de la mesa puede pulsar **Empezar**.
   *[free] Pulsa **Unirme** para jugar. Cualquiera de la mesa puede pulsar **Empezar**.
}
lobby-too-few = ⏳ { $missing ->
    [one] Falta una persona.
   *[other] Faltan { $missing } personas.
} Pulsa **Unirme** para jugar.
lobby-too-many = ⏳ { $game } es para { $most } personas como máximo. { $surplus ->
    [one] Una persona tiene que salir de la mesa
   *[other] { $surplus } personas tienen que salir de la mesa
}, o hay que elegir otro juego.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: unos minutos sin dar señales. Cualquiera de la mesa puede liberar el asiento.
lobby-late = -# ⏰ { $names }: dos minutos sin aparecer. La mesa puede empezar sin esperar.
lobby-suggestion-harder = 🔥 **¡Tres victorias seguidas!** ¿Algo más difícil? → { $option }
lobby-suggestion-gentler = 🌱 **Tres derrotas seguidas.** ¿Algo más fácil? → { $option }
menu-game = Juego
lobby-cancelled = Esta mesa se cerró antes de empezar. `/game new` abre otra.
lobby-expired = Aquí no pasó nada durante media hora, así que esta mesa se cerró. `/game new` abre otra.

button-join = Unirme
button-leave = Salir
button-not-me = Sin mí
button-start = Empezar
button-cancel = Cerrar
button-put-off = Liberar asiento: { $name }
button-take-suggestion = Vamos
button-hand = Mis cartas
button-rules = Reglas
button-spectate = 👀 Mirar
button-spectate-stop = Dejar de mirar
button-spectate-again = 👀 Seguir mirando
button-back = Volver
button-again = Otra partida
button-take-seat = Ocupar el asiento libre
button-go-on-without = Seguir sin él
button-vote-end = Terminar la partida
button-vote = Votar para terminar
button-keep-playing = Seguir jugando
button-take-back-vote = Retirar mi voto

hand-title = ### Tu mano, { $name }
hand-rests = 💤 Tu mano se quedó dormida. **Mis cartas** la despierta.
turn-nudge = { $mention }, es tu turno.
idle-reminder = { $mention }, la partida te está esperando. Tras un día sin jugadas queda en espera.
typed-command-help = Para jugar, pulsa **Mis cartas**. Para un comando, escribe `/` y elígelo en la lista que aparece.

table-commitment = -# 🔒 Reparto limpio `{ $hash }`
table-abandoned = La partida se terminó antes de tiempo, así que no cuenta para ninguna clasificación.
table-set-aside-notice = 💤 Esta partida está en espera. `/game table` la retoma.
table-hold-end = -# Si nadie lo hace, terminará el { $date }.
table-abandoned-on-hold = Llevaba { $days } días en espera.
settings-hold = Las partidas en espera terminan después de **{ $days }** días.
option-days-on-hold = Después de cuántos días en espera termina una partida
table-paused-notice = ⏸️ { $free ->
    [one] Hay un asiento libre, así que la partida está en pausa. Cualquiera puede ocuparlo y seguir con sus cartas.
   *[other] Hay { $free } asientos libres, así que la partida está en pausa. Cualquiera puede ocupar uno y seguir con sus cartas.
}
table-joined = 🪑 { $names } { $count ->
    [one] se sienta
   *[other] se sientan
} a la mesa.
table-left = 👋 { $name } ya no está en la mesa.
table-left-host = 👋 { $name } ya no está en la mesa. Ahora la lleva { $host }.
table-votes = 🗳️ { $votes } de { $needed } votos para terminar la partida. Cada voto vale durante cinco minutos.
table-vacating-votes = 🗳️ { $votes } de { $needed } votos para seguir sin el asiento libre.

# Before a match is ended early
end-question = **¿Terminar esta partida para toda la mesa?**
end-question-vote = **¿Votar para terminar esta partida?**
end-stakes = Se acaba aquí y no cuenta para ninguna clasificación.
end-votes = Por ahora, { $votes } de { $needed } votos. Cada voto vale durante cinco minutos. No se espera a quien lleva cinco minutos sin dar señales.
end-last-vote = Tu voto es el último que falta.

# Short answers
reply-join = Ya tienes asiento. Cuando empiece la partida, tu mano aparecerá aquí; `/hand` la muestra en cualquier momento.
reply-take-over = El asiento es tuyo, con sus cartas.
reply-leave = Ya no estás en la mesa.
reply-leave-running = Ya no estás en la mesa. Tu asiento guarda sus cartas, y la partida queda en pausa hasta que alguien lo ocupe.
reply-start = Las cartas están repartidas.
reply-cancel = La mesa está cerrada.
reply-end = La partida terminó. No cuenta para ninguna clasificación.
reply-end-vote = Tu voto cuenta: { $votes } de { $needed } para terminar la partida.
reply-end-keep = La partida sigue.
reply-end-take-back = Voto retirado. La partida sigue.
reply-go-on-without = Tu voto cuenta: { $votes } de { $needed } para seguir sin el asiento libre.
reply-table = La mesa vuelve a estar al final del canal.
reply-table-late = La mesa va de camino al final del canal; Discord me hace esperar un momento.
table-thread-closed = 🔒 Este hilo está archivado o bloqueado y no puedo reabrirlo. Las jugadas cuentan, pero la mesa se queda como estaba hasta que moderación reabra el hilo.
table-too-late = ⌛ Demasiado tarde: una carta solo se puede mover durante { $seconds } segundos. Se queda donde está.
reply-duplicate = Eso llegó dos veces y contó una sola vez.
reply-error = Perdona, algo falló por mi parte. Tu partida está a salvo. Número de informe: { $report }
reply-person-not-here = Esa persona no está en este servidor. Elige a otra.
reply-button-unreadable = Este botón ya no sirve. `/game table` muestra la mesa con botones nuevos.

# What a table refuses
table-no-table-here = No hay ninguna mesa en este canal. `/game new` abre una.
table-table-gone = Esta partida terminó. **Otra partida**, debajo de ella, o `/game new` empieza una nueva.
table-lobby-expired = Esta mesa se cerró. `/game new` abre otra.
table-not-started = La partida aún no ha empezado. Cualquiera de la mesa puede pulsar **Empezar**.
table-already-running = La partida ya empezó. Quienes están en la mesa pueden terminarla con `/game end`.
table-channel-taken = { $phase ->
    [lobby] Ya hay una mesa abierta en este canal. Únete o abre un hilo para otra mesa.
    [set-aside] Hay una partida en espera en este canal. `/game table` la retoma; quienes están en su mesa pueden terminarla con `/game end`.
   *[running] Ya hay una partida en este canal. Espera a que acabe o abre un hilo para otra mesa.
}
table-not-seated = No estás en esta mesa. Si hay un asiento libre, entras con `/game join`.
table-spectator-seated = Tú juegas aquí: **Mis cartas** te muestra tu mano.
table-too-many-spectators = Ya hay { $most } personas mirando y no cabe nadie más. En el canal también puedes ver la mesa.
table-too-many-lobbies = Ya tienes aquí { $most } mesas sin empezar. Empieza o cierra antes una de ellas.
table-already-seated = Ya estás en esta mesa.
table-table-full = No queda ningún asiento libre. Abre otra mesa en un hilo o espera a que alguien salga.
table-too-few = { $seated ->
    [one] El juego necesita al menos { $least } personas, y por ahora solo estás tú. Pídele a alguien que se una.
   *[other] El juego necesita al menos { $least } personas, y por ahora hay { $seated }. Pídele a alguien que se una.
}
table-not-allowed-to-end = No estás en esta mesa. La partida la puede terminar quien juega en ella, o alguien de moderación con “Gestionar mensajes” aquí.
table-not-allowed-to-cancel = { $name } abrió esta mesa y puede cerrarla, igual que alguien de moderación con “Gestionar mensajes” aquí.{ $seated ->
    [yes] { "" } Tras cinco minutos sin señales, puede cualquiera de la mesa. Con **Salir** dejas la mesa.
   *[no] { "" }
}
table-not-allowed-to-choose = Aquí solo { $name } puede cambiar el juego y sus opciones. ¡Di a qué te gustaría jugar!
table-not-absent = { $name } ha dado señales en los últimos minutos y conserva el asiento.
table-cards-bound = Esta mesa juega las cartas de otra partida, así que el juego y sus opciones son los mismos que allí. `/game new` abre una mesa a tu gusto.
table-choice-outdated = Mientras tanto se cambió el juego de esta mesa. Mira otra vez y después elige.
table-table-paused = { $free ->
    [one] Hay un asiento libre, así que la partida está en pausa. `/game join` ocupa el asiento.
   *[other] Hay { $free } asientos libres, así que la partida está en pausa. `/game join` ocupa uno.
}
table-table-set-aside = Esta partida está en espera. `/game table` la retoma.
table-seat-needed = Esta partida necesita sus asientos libres. Alguien tiene que ocuparlos.
table-seat-just-left = Dad a alguien la oportunidad de ocupar el asiento: en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} podréis seguir sin él.
table-hand-stale = La mesa siguió jugando desde que viste esta mano. Así está ahora.
table-counting-down = Todavía no: la cuenta atrás va por { $count }. No se jugó nada.
database-not-saved = No se pudo guardar, así que no ha cambiado nada. Prueba otra vez en un momento.
database-outcome-unknown = No pude comprobar si eso llegó. Mira la mesa en un momento.
database-not-readable = Ahora mismo no puedo leerlo. Prueba otra vez en un momento.
table-permission-missing = { $permission ->
    [view-channel] No puedo ver este canal.
    [send-messages] No puedo escribir en este canal.
   *[send-messages-in-threads] No puedo escribir en este hilo.
} Pídele a quien lo gestiona que me lo permita y prueba otra vez.
table-option-of-another-game = La opción `{ $option }` es de otro juego. Quítala y prueba otra vez.
table-command-outdated = Este comando está desactualizado aquí. Recarga Discord e inténtalo de nuevo.
table-game-unknown = No conozco ningún juego llamado “{ $game }”. Elige uno de la lista.
table-card-missing = ¿Qué carta? `/play` te ofrece las tuyas mientras escribes.
table-command-of-another-game = En esta mesa se juega a { $game }, y ahí no existe esa jugada. `/game rules` dice cuáles hay.

rule-another-game = En esta mesa se juega a otro juego, y ahí no existe esa jugada. `/game rules` dice cuáles hay.
rule-match-over = Esta partida terminó.
rule-nobody-can-act = Nadie puede jugar. Es culpa mía; por favor, informa del fallo.
rule-wrong-number-of-seats = Este juego es de { $least } a { $most } personas, no de { $seats }.

rules-credit = -# Resumido con nuestras palabras. El juego es de su autor y de su editorial; consigue el de verdad, vale la pena.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Mesas: abrir, unirse, empezar, mostrar, terminar
command-game-new = Abre una mesa en este canal
command-game-join = Siéntate a la mesa de este canal u ocupa un asiento libre
command-game-leave = Sal de la mesa; si la partida ya empezó, tu asiento guarda sus cartas
command-game-start = Reparte las cartas a toda la mesa
command-game-cancel = Cierra una mesa que aún no ha empezado
command-game-table = Trae la mesa de vuelta al final del canal
command-game-watch = Mira la partida de este canal con 15 segundos de retraso; solo lo ves tú
command-game-end = Termina la partida o vota para terminarla
command-game-rules = Las reglas de un juego, solo para ti
command-hand = Tu mano, solo para ti
command-play = Juega una carta

option-game = Qué juego
option-card = Una carta de tu mano
option-pile = La pila, si el juego tiene más de una

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

button-options = ⚙️ Opciones
button-companion-seat = 🤖 Dárselo a un acompañante
button-take-companion-seat = Ocupar el asiento de un acompañante
lobby-companions-here = { $count ->
    [one] -# 🤖 Por este acompañante juega el programa; si la mesa se llena, deja su asiento.
   *[other] -# 🤖 Por estos acompañantes juega el programa; si la mesa se llena, dejan su asiento.
} El resultado cuenta en una clasificación aparte.
table-companions-warming-up = -# 🤖 Aún calentando: las primeras jugadas son sencillas.
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
lobby-no-companions = -# 🤖 Los acompañantes aún no saben jugar a { $game }: este es solo para personas.
table-no-companions = Los acompañantes no saben jugar a { $game }. Quítalos o elige otro juego.
table-companions-unfit = Así los acompañantes no pueden jugar a { $game }. Quítalos o elige otras opciones.
option-companions = Cuántos acompañantes se sientan: asientos en los que juega el programa

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **¡Conseguido!**
    [excellent] 🌟 **¡Qué partida!**
    [close] 😮 **¡Por muy poco!**
    [quick] 💥 **Ay. Eso fue rápido.**
   *[other] 🏁 **Hasta aquí por esta vez.**
}
end-abandoned = Hasta aquí llegó la partida, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 La partida de { $game } terminó. [Aquí está el resultado]({ $link })
end-unplayed = La partida de { $game } terminó antes de que se jugara una carta. `/game new` abre otra mesa.
end-hands = **Lo que quedaba en las manos:**
end-hands-closed = -# 🔒 Otras personas aún pueden jugar estas cartas, así que aquí las manos siguen ocultas. **Repetición** te las muestra solo a ti.

lobby-invited = 📣 { $mentions }, { $name } quiere jugar otra vez. { $count ->
    [one] ¿Te apuntas? Pulsa **Unirme**.
   *[other] ¿Quién se apunta? Pulsa **Unirme**.
}
lobby-once-more = 🔁 **¡Otra vez!** Las cartas se reparten { $when }. Si prefieres no jugar, pulsa **Sin mí**.

# Watching a match without playing in it

spectate-delay = -# 👀 Estás mirando, con { $seconds } segundos de retraso.
spectate-wait = 👀 En un momento verás la mesa, con { $seconds } segundos de retraso.
spectate-paused = 👀 La mesa sigue, pero solo puedo mostrártela 15 minutos seguidos. ¿Quieres seguir mirando?
reply-spectate-stop = 👀 Eso es todo. **Mirar**, en la mesa, te trae de vuelta.

# Words that stand in pictures: as few as can be

picture-hand-empty = Sin cartas en la mano
picture-beaten = ¡Victoria!
picture-record = Nuevo récord
picture-violations = { $count ->
    [one] número dicho
   *[other] números dichos
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Aquí hay un archivo para ti, pero no tienes el permiso “Adjuntar archivos” en este canal, así que Discord no me deja dártelo. Pide ayuda a alguien de moderación o prueba en otro canal.

# Calls to the next table
button-call-me = 🔔 Avísame de la próxima mesa
button-call-always = Hasta que diga basta
button-call-off = No me avises más
call-tonight = 🔔 Cuando se abra una mesa en este servidor te aviso allí, hasta las { $until } y como mucho cada diez minutos.
call-always = 🔔 Cada vez que se abra una mesa en este servidor te aviso allí, como mucho cada diez minutos, hasta que digas basta.
call-off = De acuerdo, ya no te aviso de las mesas.
call-lobby = 🔔 { $mentions }: aquí se ha abierto una mesa de **{ $game }**.
