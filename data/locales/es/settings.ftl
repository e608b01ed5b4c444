# The language of what everyone sees.

command-settings-language = El idioma de todo lo que ve todo el mundo en este servidor
language-name = Español
option-language = El idioma de las mesas y de todo lo demás que ve todo el mundo
settings-language-server = el idioma del servidor
settings-language = { $chosen ->
    [server] Las mesas y lo demás que aquí ve todo el mundo siguen el idioma del servidor: **{ $language }**.
   *[own] Las mesas y lo demás que aquí ve todo el mundo están en **{ $language }**.
} Lo que solo ves tú sigue en tu idioma.
language-unknown = 🌍 Todavía no hablo { $language }, así que te hablo en inglés.

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Asiento { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

# What may be chosen, for commands and for answers
cards-pictures = en imágenes
cards-emojis = en emojis
cards-text = solo en palabras y números
cards-server = como en cada servidor

command-settings-pictures = Cómo muestran sus cartas las mesas de este servidor
option-cards = En imágenes, en emojis o solo en palabras y números
settings-pictures = { $cards ->
    [pictures] Las mesas de este servidor muestran sus cartas **en imágenes**.
    [emojis] Las mesas de este servidor muestran sus cartas **en emojis**.
   *[text] Las mesas de este servidor muestran sus cartas **en palabras y números**.
} Con `/preferences`, cada persona elige cómo ve su mano.
settings-pictures-lack = ⚠️ No tengo el permiso “Adjuntar archivos” en este canal, así que aquí la mesa va en palabras.
settings-emojis-lack = ⚠️ Los emojis de las cartas aún no están subidos, así que de momento las cartas son simples números.

command-preferences = Cómo ves tus cartas y cuándo te aviso, en todos los servidores
option-own-cards = En imágenes, en emojis, solo en palabras y números, o como en cada servidor
preferences-hand = { $cards ->
    [pictures] 🃏 Ves tu mano **en imágenes**, en todos los servidores.
    [emojis] 🃏 Ves tu mano **en emojis**, en todos los servidores.
    [text] 🃏 Ves tu mano **en palabras y números**, en todos los servidores.
   *[server] 🃏 Ves tu mano **como la muestra cada servidor**.
}
preferences-table = { $cards ->
    [pictures] -# Las mesas de este servidor muestran sus cartas en imágenes.
    [emojis] -# Las mesas de este servidor muestran sus cartas en emojis.
   *[text] -# Las mesas de este servidor muestran sus cartas en palabras y números.
}
button-try-cards = Ver un ejemplo
preferences-sample = Así ves una mano:

# When a player is called on their turn
calls-when-away = si llevas un minuto fuera
calls-at-once = enseguida
calls-later = a los dos minutos
calls-never = nunca
option-calls = Cuándo te aviso si es tu turno: si no estás, enseguida, a los dos minutos o nunca
preferences-calls = { $calls ->
    [at-once] 🔔 Cuando es tu turno, te aviso **enseguida**.
    [later] 🔔 Cuando es tu turno, te aviso **a los dos minutos**.
    [never] 🔕 Cuando es tu turno, **no te aviso**.
   *[when-away] 🔔 Cuando es tu turno, te aviso **si llevas un minuto fuera**.
}
button-switch = { $on ->
    [yes] Desactivar
   *[no] Activar
}
option-safety-net = Si pregunto antes de un salto caro y dejo mover la carta que acabas de jugar
preferences-safety-net = { $on ->
    [yes] 🛟 Pregunto antes de un salto caro, y durante diez segundos puedes mover la carta que acabas de jugar.
   *[no] 🛟 No pregunto antes de un salto caro, y una carta jugada se queda.
}

# The language of one person
preferences-language-discord = el idioma de mi Discord
option-quiet = Horas sin avisos de mesas, como 22-8; 0 para ninguna
preferences-quiet = 🌙 Entre las { $start } y las { $end } ({ $zone }) no te aviso de mesas.
preferences-quiet-none = 🌙 Puedo avisarte de mesas a cualquier hora.
button-quiet-hours = Elegir horas de silencio
quiet-form-title = Horas de silencio
quiet-form-label = Dos horas, como 22-8; 0 para ninguna
settings-quiet-none = 🌙 Aquí se puede llamar para una mesa a cualquier hora.
settings-quiet = 🌙 Entre las { $start } y las { $end } aquí no se avisa a nadie de las mesas.
settings-quiet-hours-unreadable = Necesito dos horas, como `22-8`, o `0` para ninguna.
option-own-language = El idioma de lo que solo ves tú, si no ha de ser el de tu Discord
preferences-language = { $chosen ->
    [own] 🌍 Contigo hablo **{ $language }**.
   *[discord] 🌍 Contigo hablo el idioma de tu Discord.
}

# What is stored about people, and how they get rid of it.

command-privacy = Qué se guarda sobre ti: verlo, llevártelo o hacer que se olvide
command-privacy-show = Qué se guarda sobre ti, en palabras, solo para ti
command-privacy-export = Todo lo que se guarda sobre ti, en un archivo, solo para ti
command-privacy-forget = Haz que se olvide todo sobre ti; antes te pregunto

button-forget-me = Olvídame
button-keep-me = Dejarlo como está

privacy-title = ### Lo que se guarda sobre ti
privacy-nothing = Nada.
privacy-stored-seats = { $count ->
    [one] 1 asiento que ocupaste, con su partida y sus horas
   *[other] { $count } asientos que ocupaste, con sus partidas y sus horas
}: para que veas tu mano y tu equipo reciba sus resultados
privacy-stored-teams = { $count ->
    [one] 1 equipo con el que acabaste partidas
   *[other] { $count } equipos con los que acabaste partidas
}: para las clasificaciones
privacy-stored-team-names = { $count ->
    [one] 1 nombre que se puso un equipo tuyo
   *[other] { $count } nombres que se pusieron equipos tuyos
}: para las clasificaciones
privacy-stored-achievements = { $count ->
    [one] 1 logro de tus equipos
   *[other] { $count } logros de tus equipos
}: para anunciar cada uno una sola vez
privacy-stored-counters = { $count ->
    [one] 1 recuento de lo que jugaste, como las cartas jugadas
   *[other] { $count } recuentos de lo que jugaste, como las cartas jugadas
}: para tus estadísticas
privacy-stored-attempts = { $count ->
    [one] 1 intento en un reparto del día
   *[other] { $count } intentos en repartos del día
}: porque cada día solo cuenta un intento
privacy-stored-replays = { $count ->
    [one] 1 repetición que abriste
   *[other] { $count } repeticiones que abriste
}: porque una partida no cuenta para la clasificación si conoces sus cartas
privacy-stored-hosted = { $count ->
    [one] 1 noche de juegos que planeaste, con su título y su hora
   *[other] { $count } noches de juegos que planeaste, con sus títulos y sus horas
}: para que la noche se celebre y puedas cambiarla
privacy-stored-polls = { $count ->
    [one] 1 encuesta abierta tuya sobre cuándo hay tiempo
   *[other] { $count } encuestas abiertas tuyas sobre cuándo hay tiempo
}: para que puedas convertirla en una noche
privacy-stored-marks = { $count ->
    [one] 1 fecha en la que podrías venir a una noche de juegos
   *[other] { $count } fechas en las que podrías venir a una noche de juegos
}: hasta que se cierra la encuesta
privacy-stored-answers = { $count ->
    [one] 1 respuesta sobre si vas a una noche de juegos
   *[other] { $count } respuestas sobre si vas a una noche de juegos
}: para que se sepa quién va y te lleguen los avisos
privacy-stored-presences = { $count ->
    [one] 1 noche de juegos en la que estuviste, y desde cuándo hasta cuándo
   *[other] { $count } noches de juegos en las que estuviste, y desde cuándo hasta cuándo
}: para que tengas asiento en la siguiente ronda
privacy-stored-rounds = { $count ->
    [one] 1 ronda de una noche de juegos, y la mesa que te tocó
   *[other] { $count } rondas de noches de juegos, y las mesas que te tocaron
}: para que conozcas gente nueva en la siguiente ronda
privacy-stored-wishes = { $count ->
    [one] 1 deseo sobre quién se sienta con quién en una noche de juegos
   *[other] { $count } deseos sobre quién se sienta con quién en una noche de juegos
}: hasta que termina la noche
privacy-stored-calls = { $count ->
    [one] 1 servidor en el que quieres que te avise de la próxima mesa
   *[other] { $count } servidores en los que quieres que te avise de la próxima mesa
}: para poder avisarte
privacy-stored-texts = { $count ->
    [one] 1 frase o tema que escribiste en una mesa
   *[other] { $count } frases y temas que escribiste en una mesa
}: durante 30 días, para que la mesa pueda leerlos
privacy-stored-preferences = Lo que ajustaste para ti, como las imágenes: para que siga así
privacy-memory = No se guarda, solo se recuerda hasta que el bot se reinicia: tu nombre y tu avatar en este servidor, tu idioma y, durante 15 minutos, lo necesario para actualizar la mano o la mesa en tu pantalla. Tus mensajes no se guardan nunca.
privacy-ways = -# `/privacy export` te lo da todo en un archivo. `/privacy forget` hace que lo olvide.

privacy-exported = Todo lo que se guarda sobre ti, en JSON:
privacy-question = **¿Olvidar todo sobre ti, en todos los servidores?** El número de tu cuenta se quita de todo lo guardado. Los resultados siguen en las clasificaciones, con “alguien” en tu lugar. Tus estadísticas, intentos y preferencias desaparecen. Esto no se puede deshacer; si vuelves a jugar, empiezas de cero.
privacy-question-tables = { $count ->
    [one] Ahora mismo estás en una mesa: tu asiento queda libre, y sus cartas siguen ahí para la próxima persona.
   *[other] Ahora mismo estás en { $count } mesas: tus asientos quedan libres, y sus cartas siguen ahí para las próximas personas.
}
privacy-forgotten = Hecho, ya te olvidé. Lo que está en los canales de este servidor se queda ahí, porque es del servidor.
privacy-unchanged = No ha cambiado nada.

# /settings leaderboard
command-settings-leaderboard = Si los resultados de este servidor cuentan en las clasificaciones de todos los servidores
option-everywhere = Mostrar los resultados de este servidor en las clasificaciones de todos los que participan
settings-leaderboard = { $shared ->
    [yes] **Este servidor comparte sus resultados.** Los ven todos los servidores que participan, y este ve los de los demás.
   *[no] **Este servidor no comparte sus resultados.** Nadie más los ve, y él no ve los de otros.
}
