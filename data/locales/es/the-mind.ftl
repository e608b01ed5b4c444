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
the-mind-mistake = 💥 **El { $card } de { $name } llegó demasiado pronto.** { $count ->
    [one] { $lower } aún tenía una carta más baja, que se aparta boca abajo.
   *[other] Aún había cartas más bajas en la mano: { $lower }. Se apartan boca abajo.
} { $lives ->
    [0] Cuesta la última vida.
    [one] Cuesta una vida; queda 1.
   *[other] Cuesta una vida; quedan { $lives }.
}
the-mind-breathe = Respira; el nivel sigue.

the-mind-concentrate-all = ✋ **Concentración.** Pulsa **Mano en la mesa**. Cuando estén todas las manos, empieza la cuenta atrás, ¡y a jugar!
the-mind-concentrate = ✋ **Concentración.** Mano en la mesa: { $ready }. Aún no: **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Manos fuera de la mesa, y todavía nada de cartas.
the-mind-play = ▶️ **¡A jugar!** Juega tu carta más baja cuando sientas que es el momento. ¡Ni una palabra!
the-mind-play-empty = 🤫 **¡Ni una palabra!** El resto del equipo sigue jugando.
the-mind-play-blind = ▶️ **¡A jugar a ciegas!** Las cartas van boca abajo; al final del nivel se da la vuelta a la pila. ¡Ni una palabra!
the-mind-star-proposed = ⭐ **{ $name } propone una estrella:** cada persona descarta boca arriba su carta más baja. Sin respuesta aún: **{ $missing }**.
the-mind-choosing = 🏆 **Los { $level } niveles, superados. ¡Victoria!** ¿Seguir a ciegas con las vidas y estrellas que quedan, o dejarlo aquí?
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
the-mind-sure-finish = ⚠️ La partida acaba en un minuto, con los niveles superados, salvo que alguien quiera seguir a ciegas. ¿La dejas aquí?
the-mind-sure-refuse = ⚠️ Esto termina la partida para toda la mesa, con los niveles superados. ¿La terminas?

the-mind-game-beaten = 🏆 **Todos los niveles superados, y también todos a ciegas. Ya hay una sola mente.**
the-mind-finished = 🏆 **Todos los niveles superados. ¡The Mind ha caído!**
the-mind-blind-lost = 🏆 **¡Todos los niveles superados!** La última vida se perdió en el nivel { $level } a ciegas.
the-mind-game-lost = **El nivel { $level } costó la última vida.** ¡A la próxima!
the-mind-result = Niveles superados: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · a ciegas: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

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
