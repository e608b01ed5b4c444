# The Mind

game-the-mind = The Mind
pitch-the-mind = Todas las cartas de menor a mayor, sin una palabra: solo hay que sentir el momento.
lobby-picture-the-mind = Cartas en orden ascendente del 4 al 97, tres vidas y una estrella.
menu-blind-mistakes = Niveles a ciegas
menu-blind-mistakes-value = { $value ->
    [each] Niveles a ciegas: una vida por error
   *[level] Niveles a ciegas: una vida como máximo
}
menu-start-level = Primer nivel
menu-start-level-value = { $value ->
    [1] Empezar por el principio
   *[other] Empezar en el nivel { $value }
}
the-mind-start-level = desde el nivel { $level }
the-mind-blind-each = a ciegas: cada error cuesta una vida

the-mind-level = Nivel { $level } de { $last }
the-mind-blind-level = 🙈 Nivel { $level } de { $last } a ciegas
the-mind-lives = { $count ->
    [one] 1 vida
   *[other] { $count } vidas
}
the-mind-stars = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}
the-mind-pile-empty = La pila está vacía.
the-mind-pile = Pila: { $cards } ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, la última de { $name })
the-mind-last-pile = La pila del nivel { $level }: { $cards }
the-mind-last-blind-pile = La pila del nivel { $level } a ciegas: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **El { $card } de { $name } llegó demasiado pronto.** Aparte: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Concentración.** Pulsa **Mano en la mesa**. Cuando estén todas las manos, empieza la cuenta atrás, ¡y a jugar!
the-mind-concentrate = ✋ **Concentración.** Mano en la mesa: { $ready }. Aún no: **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Manos fuera de la mesa, y todavía nada de cartas.
the-mind-countdown-brief = ## { $count } …
the-mind-play = ▶️ **¡A jugar!** Juega tu carta más baja cuando sientas que es el momento. ¡Ni una palabra!
the-mind-play-brief = ▶️ **¡A jugar!**
the-mind-play-empty = 🤫 **¡Ni una palabra!** El resto del equipo sigue jugando.
the-mind-play-blind = ▶️ **¡A jugar a ciegas!** Las cartas van boca abajo; al final del nivel se da la vuelta a la pila. ¡Ni una palabra!
the-mind-play-blind-brief = ▶️ **¡A jugar a ciegas!**
the-mind-star-proposed = ⭐ **{ $name } propone una estrella:** cada persona descarta boca arriba su carta más baja. Sin respuesta aún: **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] Los { $level } niveles, superados
   *[other] Todos los niveles desde el { $start }, superados
}. ¡Victoria!** ¿Seguir a ciegas con las vidas y estrellas que quedan, o dejarlo aquí?
the-mind-blind-proposed = 🙈 **{ $names }** { $count ->
    [one] quiere
   *[other] quieren
} seguir a ciegas. Sin respuesta aún: **{ $missing }**. Si alguien prefiere dejarlo, la partida acaba aquí.
the-mind-finish-proposed = 🏁 **{ $names }** { $count ->
    [one] quiere
   *[other] quieren
} dejarlo aquí. La partida acaba en un minuto, salvo que alguien quiera seguir a ciegas.
the-mind-over = La partida terminó.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = Apartadas boca abajo en este nivel: { $count }
the-mind-discarded = Descartadas por estrellas: { $cards }
the-mind-your-cards = Tus cartas: { $cards }
the-mind-own-aside = Tus cartas apartadas, solo tú las conoces: { $cards }
the-mind-hand-empty = Ya no tienes cartas en este nivel.
the-mind-sure-refuse = ⚠️ Esto termina la partida para toda la mesa, con los niveles superados. ¿La terminas?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Todos los niveles superados
   *[other] Todos los niveles desde el { $start } superados
}, y también todos a ciegas. Ya hay una sola mente.**
the-mind-finished = 🏆 **{ $start ->
    [1] Todos los niveles superados. ¡The Mind ha caído!
   *[other] ¡Todos los niveles desde el { $start } superados!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] ¡Habéis superado todos los niveles y The Mind ha caído!
   *[other] ¡Todos los niveles desde el { $start } superados!
}** La última vida no se perdió hasta el nivel { $level } a ciegas.
the-mind-game-lost = **El nivel { $level } costó la última vida.**
the-mind-result = Niveles superados: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · a ciegas: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

button-ready = ✋ Mano en la mesa
button-is-ready = ✋ Tu mano ya está
button-play-lowest = Jugar mi carta más baja
button-play-card = Jugar el { $card }
button-stop = Alto
button-star = ⭐ Proponer una estrella
button-agree = ⭐ Aceptar
button-decline = Rechazar
button-take-star-back = Retirar la estrella
button-go-blind = 🙈 Seguir a ciegas
button-finish = Dejarlo aquí
button-finish-sure = Terminar la partida

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 El { $card } de { $name } llegó demasiado pronto; { $count ->
    [one] se aparta 1 carta más baja
   *[other] se apartan { $count } cartas más bajas
}
event-mind-life-lost = 💔 { $lives ->
    [0] Se perdió la última vida
   *[other] { $count ->
        [one] Una vida menos
       *[other] { $count } vidas menos
    }; vidas restantes: { $lives }
}
event-mind-star-proposed = ⭐ { $name } propone una estrella
event-mind-star-declined = ⭐ { $name } la rechaza; la estrella se queda
event-mind-star-lapsed = ⭐ El juego arrancó antes de que todo el mundo aceptara la estrella de { $name }; se queda
event-mind-star-used = ⭐ Estrella usada: { $cards }
event-mind-stopped = ✋ Alto: todas las manos vuelven a la mesa
event-mind-turned-over = 👀 Se da la vuelta a la pila a ciegas: { $count ->
    [0] ¡ningún error!
    [one] 1 error
   *[other] { $count } errores
}
event-mind-level-passed = ✅ Nivel { $level } superado
event-mind-reward-gained = 🎁 { $reward ->
    [life] El equipo gana una vida
   *[star] El equipo gana una estrella
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] El equipo ya tiene todas las vidas posibles, así que no gana ninguna
   *[star] El equipo ya tiene todas las estrellas posibles, así que no gana ninguna
}
event-mind-level-dealt = 🂠 Nivel { $level } repartido
event-mind-blind-proposed = 🙈 { $name } quiere seguir a ciegas
event-mind-went-blind = 🙈 A ciegas a partir de aquí
event-mind-finish-proposed = 🏁 { $name } quiere dejarlo aquí

choice-lowest = { $card }, tu carta más baja
choice-star-yes = Sí: proponer una estrella o aceptar la propuesta
choice-star-no = No: rechazarla o retirar tu propia propuesta
choice-blind-on = Seguir a ciegas
choice-blind-finish = Dejarlo con los niveles superados

command-settings-table = Qué muestran las mesas de este servidor
option-show-hand-counts = The Mind: si la mesa dice cuántas cartas hay en cada mano
settings-table = { $counts ->
    [yes] En The Mind, la mesa **dice cuántas cartas hay en cada mano**.
   *[no] En The Mind, la mesa **no dice cuántas cartas hay en cada mano**.
} Un cambio se ve con la siguiente jugada.

rule-level-too-high = Con tantas personas, el nivel { $last } es el último, así que no se puede empezar en el nivel { $level }. Elige uno más bajo.
rule-concentrate-first = Todavía no: primero, todas las manos en la mesa, así que no se jugó nada. Aún sin mano en la mesa: { $names }.
rule-already-ready = Tu mano ya está en la mesa. Ahora, las demás.
rule-already-playing = Ya están todas las manos, y el nivel ya está en marcha.
rule-already-stopped = El juego ya está parado. Pulsa **Mano en la mesa** cuando quieras seguir.
rule-hand-empty = Ya no tienes cartas en este nivel. Lo acabará el resto del equipo.
rule-not-your-lowest = Tu carta más baja es el { $lowest }, no el { $card }. No se jugó nada.
rule-star-is-proposed = { $name } propone una estrella. Primero acepta o rechaza; no se jugó nada.
rule-no-star-left = Ya no quedan estrellas.
rule-no-star-proposed = Ahora mismo nadie propone una estrella.
rule-already-agreed = Ya aceptaste. Ahora falta el resto.
rule-no-cards-at-stake = No te quedan cartas, así que tu voto ya es un sí. Decide el resto del equipo.
rule-no-level-runs = Todos los niveles están superados. Seguir a ciegas o dejarlo aquí: `/blind` sirve para ambas cosas.
rule-already-finishing = Ya lo dijiste. La partida acaba en menos de un minuto, salvo que alguien quiera seguir a ciegas.
rule-nobody-finishes = Ahora mismo nadie quiere dejarlo aquí.
rule-levels-remain = Todavía no: los niveles a ciegas vienen después del último nivel.

option-blind-mistakes = The Mind: lo que cuestan los errores en un nivel a ciegas
option-blind-mistakes-level = una vida por nivel
option-blind-mistakes-each = una vida por error
option-start-level = The Mind: el nivel en el que se empieza
command-ready = Pon la mano en la mesa; el nivel empieza cuando están todas
command-stop = Para el nivel; todas las manos vuelven a la mesa
command-star = Propón una estrella, acéptala o recházala
command-blind = Después del último nivel: seguir a ciegas o dejarlo aquí
option-star = Sí, salvo que elijas otra cosa
option-blind = Seguir, salvo que elijas otra cosa

the-mind-moment-passed = 🎉 **¡Nivel { $level } superado!**
the-mind-moment-passed-blind = 🎉 **¡Nivel { $level } a ciegas superado!**
the-mind-missing = { $count ->
    [0] Fue solo un error de más, en las últimas cartas del nivel.
    [one] Faltó solo 1 carta para superar el nivel { $level }.
   *[other] Faltaron { $count } cartas para superar el nivel { $level }.
}
the-mind-highlight-rescue = ✨ El mejor momento: { $count ->
    [one] **un nivel superado** con la última vida.
   *[other] **{ $count } niveles superados** con la última vida.
}
the-mind-count = ⏱️ El ritmo: { $seconds } s por número. Lo más justo: { $low } → { $high }, con { $apart } s de diferencia ({ $first }, { $second }).

# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**El objetivo: jugar en equipo todas las cartas, de menor a mayor, en una sola pila. Sin una palabra.** Juegan de dos a cuatro personas, en un solo equipo.

    { "" }**Niveles:** en el nivel 1 cada persona tiene una carta del 1 al 100, en el nivel 2 dos, y así sucesivamente. Antes de cada nivel se vuelven a barajar las 100 cartas.
    - Dos personas: 12 niveles, 2 vidas, 1 estrella
    - Tres personas: 10 niveles, 3 vidas, 1 estrella
    - Cuatro personas: 8 niveles, 4 vidas, 1 estrella

    { "" }**Concentración:** antes de cada nivel, cada persona pone una mano en la mesa. Cuando están todas, se cuenta 3, 2, 1 y empieza el juego.

    { "" }**El juego:** no hay turnos. Cuando sientas que es el momento, juega tu carta **más baja**. Cualquiera puede decir **Alto** en cualquier momento; entonces todas las manos vuelven a la mesa.

    { "" }**Un error:** se jugó una carta mientras otra persona tenía una más baja. Cuesta una vida. Todas las cartas más bajas se apartan boca abajo, todas las manos vuelven a la mesa y el nivel sigue.

    { "" }**Una estrella ninja:** cualquiera puede proponer una en cualquier momento del nivel. Si todo el mundo acepta, la estrella se gasta y cada persona descarta boca arriba su carta más baja. Después, todas las manos vuelven a la mesa.

    { "" }**Los niveles dan** una estrella después del 2, el 5 y el 8, y una vida después del 3, el 6 y el 9; como máximo tres estrellas y cinco vidas.

    { "" }**Hablar:** mientras un nivel está en marcha, nada que delate tus cartas, ni siquiera un gesto; aquí no hay señales. Entre niveles y con el juego parado se habla con libertad. Números, nunca.

    { "" }**Victoria:** todos los niveles superados. **Derrota:** se pierde la última vida.

    { "" }**A ciegas:** después del último nivel se puede seguir, si todo el mundo acepta: desde el nivel 1, con las vidas y estrellas que queden y con las cartas boca abajo. Al final de cada nivel se da la vuelta a la pila, y un error en ella cuesta una vida.

the-mind-rules-picture = Una pila, jugada por tres personas: 6, 22, 23, 41, 90. Al lado, tres vidas y una estrella.

# /game tutorial: The Mind

tutorial-the-mind-pause = Espera…
tutorial-the-mind-ready = Aquí no hay turnos y no se dice ni una palabra: tienes tres cartas y Kim otras tres, así que respira y pon la mano en la mesa.
tutorial-the-mind-play = La carta más baja de todas va primero, y el { $card } es bajo: juégalo ya.
tutorial-the-mind-wait = Tu siguiente carta es el { $card }, bastante lejos, así que deja pasar un poco de tiempo.
tutorial-the-mind-risk = Kim jugó el { $top }, y ahora parece el momento: juega el { $card }.
tutorial-the-mind-mistake = Demasiado pronto: Kim aún tenía el { $card }, así que esa carta se aparta, se pierde una vida y las dos manos vuelven a la mesa.
tutorial-the-mind-star = Del { $top } a tu { $card } hay mucho trecho, y la carta de Kim puede estar cerca de la tuya: propón una estrella, y Kim acepta.
tutorial-the-mind-done = La estrella se llevó la carta más baja de cada mano, 69 y 71, y con eso terminó el nivel. El nivel 3 da una vida, y se reparte el nivel 4.

# Words that stand in the pictures of The Mind

picture-level = Nivel
picture-blind-level = Nivel a ciegas
picture-levels-passed = { $count ->
    [one] nivel superado
   *[other] niveles superados
}
picture-all-passed = ¡Todos superados!
picture-mistakes = { $count ->
    [one] error
   *[other] errores
}
picture-lives = { $count ->
    [one] vida restante
   *[other] vidas restantes
}
picture-stars-used = { $count ->
    [one] estrella usada
   *[other] estrellas usadas
}
picture-aside = apartadas
picture-open-for-star = por estrellas
picture-choosing = ¿Seguir a ciegas?

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] ningún nivel superado
    [one] 1 nivel superado
   *[other] { $passed } niveles superados
}{ $blind ->
    [0] {""}
   *[other] {""} y { $blind } a ciegas
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = { $count ->
    [one] 1 nivel más que la última vez
   *[other] { $count } niveles más que la última vez
}
the-mind-short-of-before = { $count ->
    [one] 1 nivel menos que la última vez
   *[other] { $count } niveles menos que la última vez
}
the-mind-same-level-more-lives = tan lejos como la última vez, con { $count ->
    [one] 1 vida más
   *[other] { $count } vidas más
}
the-mind-same-level-fewer-lives = tan lejos como la última vez, con { $count ->
    [one] 1 vida menos
   *[other] { $count } vidas menos
}
the-mind-same-level-more-stars = tan lejos como la última vez, con { $count ->
    [one] 1 estrella más
   *[other] { $count } estrellas más
}
the-mind-same-level-fewer-stars = tan lejos como la última vez, con { $count ->
    [one] 1 estrella menos
   *[other] { $count } estrellas menos
}
the-mind-same-as-before = exactamente tan lejos como la última vez
the-mind-scale = niveles superados (más es mejor)

counter-mistakes = 💥 { $count ->
    [one] 1 carta demasiado pronto
   *[other] { $count } cartas demasiado pronto
}
counter-lives = 💔 { $count ->
    [one] 1 vida perdida en equipo
   *[other] { $count } vidas perdidas en equipo
}
counter-stars = ⭐ { $count ->
    [one] 1 estrella usada en equipo
   *[other] { $count } estrellas usadas en equipo
}

achievement-the-mind-blind-level-3 = Nivel 3 a ciegas
achievement-the-mind-blind-level-3-how = Una partida que llegó al tercer nivel con la pila boca abajo.
achievement-the-mind-comeback = Remontada
achievement-the-mind-comeback-how = Todos los niveles superados, aunque en algún momento solo quedaba una vida.
the-mind-progress = nivel { $level } de { $last }{ $blind ->
    [yes] {""}, a ciegas
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] un nivel con la última vida
   *[other] { $count } niveles con la última vida
}

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } pone la mano en la mesa
replay-star-agreed = ⭐ { $name } acepta
replay-blind-agreed = 🙈 { $name } se suma
replay-finished = 🏁 { $name } lo deja aquí
replay-play-began = ▶️ { $blind ->
    [yes] El nivel { $level } a ciegas está en marcha
   *[no] El nivel { $level } está en marcha
}
replay-played-blind = { $name }: { $card }, boca abajo
replay-cards-set-aside = { $name } aparta { $cards }
replay-cards-set-aside-hidden = { $name } aparta { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
replay-mind-all-levels-passed = 🏆 El último nivel, superado
replay-mind-game-beaten = 🏆 El último nivel a ciegas, también superado
replay-mind-game-lost = Se perdió la última vida

replay-pile = Pila: { $cards }
replay-set-aside = Apartadas: { $cards }
replay-star-proposed = ⭐ { $name } propone una estrella. A favor: { $agreed }
replay-concentrating = ✋ Concentración. Mano en la mesa: { $ready }
replay-concentrating-all = ✋ Todo el mundo se concentra.
replay-playing = ▶️ El nivel está en marcha.

turning-game-beaten = 🏆 último nivel a ciegas superado
turning-game-lost = 💔 la última vida
turning-finished = 🏁 el final
turning-all-levels-passed = 🏆 el último nivel superado
turning-mistake = 💥 el { $card } llegó demasiado pronto: { $count ->
    [one] 1 carta era más baja
   *[other] { $count } cartas eran más bajas
}
turning-turned-over = 👀 nivel { $level } a ciegas: { $count ->
    [one] 1 error
   *[other] { $count } errores
}
turning-star = ⭐ una estrella
turning-level-passed = ✅ nivel { $level } superado
turning-blind-level-passed = 🙈 nivel { $level } a ciegas superado

# Con qué regularidad contó el equipo

button-replay-tempo = ⏱️ El ritmo
button-replay-tempo-share = Compartir el ritmo
tempo-title = ### ⏱️ Con qué regularidad contó el equipo
tempo-summary = Un número solía durar { $middle } segundos. La mitad de las esperas estuvo entre { $least } y { $most } segundos por número.
tempo-levels = Segundos por número, nivel a nivel: { $levels }
tempo-level = nivel { $level }: { $seconds }
tempo-alt = Un gráfico de todas las cartas que se esperaron, de la primera a la última.
tempo-scale = Segundos por número
tempo-level-label = Nivel { $level }
tempo-mistake = Jugada demasiado pronto
tempo-closest = **Por un pelo:** cartas de dos manos, una justo después de la otra
tempo-close = { $low } → { $high } · nivel { $level } · { $seconds } s de diferencia · { $first }, { $second }
tempo-left-out = -# Sin las diferencias de uno o dos números, que duran lo que una pulsación, ni los niveles a ciegas.
tempo-too-few = En esta partida se esperaron muy pocas cartas para decir algo del ritmo.
