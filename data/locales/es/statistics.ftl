# What somebody has played on a server: /stats.

command-stats = Qué ha jugado alguien aquí y cómo le fue
option-person = Quién; si no, tú

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **1 partida** acabada aquí
   *[other] **{ $count } partidas** acabadas aquí
}, { $hours ->
    [0] menos de una hora
    [one] 1 hora
   *[other] { $hours } horas
} en la mesa; primera: { $first }, última: { $last }.
stats-won = 🔥 Victorias: { $won } de las últimas { $count } · seguidas: ahora { $now }, récord { $longest }
stats-days = 🗓️ Días seguidos: ahora { $now }, récord { $longest }
stats-under-par = 🎯 { $game }: de media, { $difference } cartas menos que la meta (partidas con meta conocida: { $count })
stats-over-par = 🎯 { $game }: de media, { $difference } cartas más que la meta (partidas con meta conocida: { $count })
stats-at-par = 🎯 { $game }: de media, justo la meta (partidas con meta conocida: { $count })
stats-counted-partly =
    { $counts }
    -# Contado en { $counted } de { $count } partidas; las demás son de antes de que empezara a contar.
stats-teammates = 🤝 Sobre todo con { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Mejores resultados**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
stats-best-more = -# y { $count ->
    [one] 1 clasificación más
   *[other] { $count } clasificaciones más
}
stats-few = 📊 { $name } ha acabado aquí { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}. Las estadísticas aparecen a partir de la quinta.
stats-few-you = 📊 { $count ->
    [one] 1 partida acabada
   *[other] { $count } partidas acabadas
} aquí: ¡buen comienzo! Tus estadísticas aparecen a partir de la quinta.
stats-nobody = { $name } no ha acabado aquí ninguna partida, o pidió que se olvidara todo. Así que no hay nada que mostrar.
stats-nobody-you = Aún no has acabado aquí ninguna partida, o pediste que se olvidara todo. `/game new` abre una mesa.

counter-cards = 🃏 { $count ->
    [one] 1 carta jugada
   *[other] { $count } cartas jugadas
}
counter-violations = 🤐 { $count ->
    [one] 1 número dicho en la mesa
   *[other] { $count } números dichos en la mesa
}

chart-matches = partidas
chart-alt = Cómo acabaron las partidas de { $name }, a lo largo del tiempo, y cuántas veces salió cada resultado.
chart-alt-once = { $game }, 1 partida, { $scale }: { $last }.
chart-alt-game = { $game }, las últimas { $count } partidas, { $scale }: de { $lowest } a { $highest }, la mitad de ellas hasta { $middle }; la última, { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **¡{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count } de { $total }: { $names }
achievement-first-win = Primera victoria
achievement-first-win-how = La primera partida ganada.
achievement-silent-match = Ni un solo número
achievement-silent-match-how = Una partida entera sin que nadie dijera un número.
