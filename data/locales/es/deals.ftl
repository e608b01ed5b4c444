# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = El reparto del día, las cartas de otra partida o una semilla elegida
command-deal-today = El reparto del día: igual en todos los servidores, un intento al día que cuenta
command-deal-seed = Abre una mesa con las cartas de una semilla elegida, fuera de la clasificación
command-deal-match = Juega otra vez las cartas de una partida acabada, sin clasificación: ¿se puede mejorar?
option-day = Un día, como 2026-11-21; si no pones nada, hoy
option-seed = La semilla, 64 cifras hexadecimales, tal como la muestra una partida acabada
option-deal-match = El número de la partida

button-deal-again = ¿Se puede mejorar?
button-deal-play = Jugarla
button-deal-before = ◀ El día anterior
button-deal-after = El día siguiente ▶
deal-choose-leaderboard = 🏆 Clasificación para…
button-deal-overview = ◀ El reparto
button-page-back = ◀ Mejores
button-page-on = Más ▶
button-scope-everywhere = Todos los servidores
button-scope-here = Este servidor
button-sit-down-anyway = Sentarme igualmente

# The lobby
deal-lobby-day = 🌅 **El reparto del día, { $day }.** Las mismas cartas en todos los servidores, y un solo intento que cuenta por persona.
deal-lobby-rematch = 🔁 **¿Se puede mejorar?** Estas son las cartas de la partida { $match }, para { $seats ->
    [one] 1 persona
   *[other] { $seats } personas
}. Aquella vez: { $result }.
deal-lobby-seed = 🌱 Las cartas de una semilla elegida: `{ $seed }`
deal-lobby-night = 🌙 Las otras mesas de este tamaño reciben las mismas cartas en esta ronda. Por favor, ni una palabra de lo que se vea aquí hasta que terminen todas.
deal-commitment = -# 🔒 Reparto limpio para { $seats ->
    [one] 1 persona
   *[other] { $seats } personas
}: `{ $hash }`
deal-lobby-tried = ⚖️ { $names } ya { $count ->
    [one] gastó
   *[other] gastaron
} el intento de hoy con estas cartas. Se puede empezar igualmente, pero no contará para la clasificación.
deal-lobby-seen = ⚖️ { $names } ya { $count ->
    [one] vio
   *[other] vieron
} antes estas cartas, en una mesa o en una repetición. Se puede empezar igualmente, pero no contará para la clasificación.

# The running match and its result
deal-running-day = -# 🌅 Reparto del día, { $day }{ $ranked ->
    [no] {""}, fuera de la clasificación
   *[yes] {""}
}
deal-running-rematch = -# 🔁 Otra vez las cartas de la partida { $match }, fuera de la clasificación
deal-running-seed = -# 🌱 Las cartas de una semilla elegida, fuera de la clasificación
deal-running-night = -# 🌙 Otras mesas de esta ronda juegan las mismas cartas
deal-compared = 🔁 Con las mismas cartas, en la partida { $match }: { $theirs }. Ahora: { $yours }. { $verdict ->
    [yours] **¡Esta vez salió mejor!**
    [theirs] Aquella salió mejor.
   *[even] ¡El mismo resultado!
}
deal-place = 🌅 Con las cartas de hoy: { $teams ->
    [one] primer equipo en la clasificación de este servidor.
   *[other] puesto { $rank } entre los { $teams } equipos de este servidor.
}
button-check-deal = Comprobar el reparto
deal-check-code = 🔒 **El código completo de este reparto**, el hash SHA-256 de su semilla:
    `{ $hash }`
deal-check-seed = 🌱 **La semilla** (versión { $version } de las reglas):
    `{ $seed }`
    El hash de sus 32 bytes da el código. De ella salen las cartas, tal como explica el README del bot.
deal-check-running = Cuando acabe la partida, este botón mostrará la semilla. Si de ella sale el código de arriba, nadie cambió las cartas.
deal-check-day = Cuando acabe el { $day }, este botón mostrará la semilla.
unranked-seed = ⚖️ No cuenta para la clasificación: la semilla era elegida, así que alguien podía conocer estas cartas.
unranked-known = ⚖️ No cuenta para la clasificación: alguien en la mesa ya conocía estas cartas, por un intento anterior o una repetición.
unranked-rematch = 🎈 Solo por diversión, fuera de la clasificación: este canal ya había visto estas cartas.
unranked-day-over = ⚖️ No cuenta para la clasificación: el día de este reparto ya había pasado cuando empezó la partida.
unranked-own-way = ⚖️ No cuenta para la clasificación: se jugó con un tema propio, o con las cartas de alguien apartadas.

# /deal today
deal-title = ## 🌅 El reparto del día: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = Las mismas cartas en todos los servidores, con el mismo juego, las mismas opciones y el mismo número de personas. Cada persona tiene un intento que cuenta. Si alguien ya conoce las cartas, se puede jugar igualmente, pero sin contar para la clasificación.
deal-until = El día termina { $when }.
deal-over = Este día ya pasó y sus semillas son públicas. Cualquiera puede comprobar el reparto.
deal-codes = 🔒 **Los códigos completos de este reparto**, los hashes SHA-256 de sus semillas:
deal-codes-over = 🌱 **Las semillas de este reparto.** El hash de los 32 bytes de cada una da el código que se mostró ese día:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 semilla `{ $seed }`
deal-code-par = { $code } · 🎯 meta { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: todavía estás jugando estas cartas, así que la semilla viene después.
deal-untried = Aún no has probado este reparto.
deal-tried = Ya tuviste tu intento: partida { $match }.
deal-leaderboard-title = ### Clasificación para { $seats ->
    [one] 1 persona
   *[other] { $seats } personas
}, { $scope ->
    [here] este servidor
   *[everywhere] todos los servidores que participan
}
deal-leaderboard-empty = Nadie ha acabado aún este reparto. ¡El primer puesto está libre!
deal-leaderboard-empty-over = Nadie acabó este reparto.
deal-leaderboard-page = -# { $teams ->
    [one] 1 equipo
   *[other] { $teams } equipos
}, página { $page } de { $pages }

# What a deal does not allow
deal-seed-unreadable = Eso no es una semilla. Una semilla tiene 64 cifras, del 0 al 9 y de la a a la f; cópiala de la última línea de una partida acabada.
deal-day-unreadable = Eso no es un día. Escríbelo así: 2026-11-21.
deal-day-to-come = Ese día aún no ha empezado, así que nadie conoce su reparto. Los días empiezan a medianoche UTC.
deal-day-over = Ese día ya pasó. `/deal today` muestra el reparto de hoy, y `/deal seed` repite uno antiguo, fuera de la clasificación.
deal-seats-bound = Este reparto es para { $seats ->
    [one] 1 persona
   *[other] { $seats } personas
}, y aquí { $seated ->
    [0] no hay nadie
    [one] hay 1
   *[other] hay { $seated }
}. { $seated ->
    [0] Primero, siéntate.
   *[other] Empieza cuando sea el número exacto.
}
deal-match-not-finished = La partida { $number } no se jugó hasta el final, así que no hay nada que superar. Elige una acabada.
deal-deal-known = Ya conoces estas cartas, por un intento anterior, una mesa o una repetición. Si ocupas el asiento, la partida ya no contará para la clasificación de nadie.
deal-deal-in-play = Estás jugando justo estas cartas. Míralas cuando acabe tu partida.
