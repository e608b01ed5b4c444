# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = Los mejores equipos de un juego
option-leaderboard-game = Qué juego; si no, el que más se juega aquí
option-private = Mostrarte la respuesta solo a ti

season-all = Desde siempre
season-now = Esta temporada, { $months }
season-past = Temporada { $months }
scope-here = Este servidor
scope-everywhere = Todos los servidores que participan

count-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
count-company = { $people ->
    [0] personas
    [one] 1 persona
   *[other] { $people } personas
} y { $companions ->
    [one] 1 acompañante
   *[other] { $companions } acompañantes
}
count-teams = { $count ->
    [one] 1 equipo
   *[other] { $count } equipos
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · página { $page } de { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Abrir una repetición
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# El mejor equipo de { $name }
leaderboard-more-people = { $names } y { $count ->
    [one] alguien más
   *[other] { $count } más
}
leaderboard-from-elsewhere = { $count ->
    [one] alguien de otro servidor
   *[other] { $count } personas de otro servidor
}
leaderboard-empty = Aquí nadie ha acabado aún una partida así. `/game new` abre una mesa, y el primer puesto está libre.
leaderboard-empty-season = Nadie acabó una partida así en esta temporada. Elige otra abajo o abre una mesa con `/game new`.
leaderboard-empty-everywhere = Ningún servidor que comparta sus resultados ha acabado aún una partida así. `/game new` abre una mesa, y el primer puesto está libre.
button-leaderboard-before = ◀ Mejores
button-leaderboard-after = Siguientes ▶

leaderboard-results-not-shared = Este servidor se guarda sus resultados, así que no ve los de otros. Quien lo gestiona puede compartirlos con `/settings leaderboard`.
leaderboard-no-such-page = La página { $page } no existe: esta clasificación tiene { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}.
leaderboard-button-outdated = Esta clasificación ya no existe. `/leaderboard` muestra las actuales.

# Below the result of a match
standing-first = 🏅 { $people ->
    [one] Tu primera partida así.
   *[other] La primera partida así de este equipo.
}
standing-best = 🏅 **Nuevo récord: ¡{ $people ->
    [one] tu mejor resultado
   *[other] el mejor resultado de este equipo
} hasta ahora!** Antes: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Tu mejor resultado
   *[other] El mejor resultado de este equipo
} hasta ahora: { $best }, { $date }.
standing-place = Puesto { $rank } de { $teams } en la clasificación de este servidor.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] 1 número menos en voz alta
   *[other] { $count } números menos en voz alta
}
standing-compared-violations-more = { $count ->
    [one] 1 número más en voz alta
   *[other] { $count } números más en voz alta
}

# Un resultado junto a la meta: lo que dejan otros tantos acompañantes con las mismas cartas
result-under-par = { $result }, { $count } menos que la meta
result-over-par = { $result }, { $count } más que la meta
result-at-par = { $result }, justo la meta
par-note = -# 🎯 La meta es lo que dejan otros tantos acompañantes con las mismas cartas si juegan sin pensar mucho. No se conoce en todas las partidas.

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
button-show-here = Mostrar aquí
stats-figure-matches = { $count ->
    [one] partida
   *[other] partidas
}
stats-figure-won = { $count ->
    [one] ganada
   *[other] ganadas
}
stats-figure-wins = { $count ->
    [one] victoria seguida
   *[other] victorias seguidas
}
stats-figure-days = { $count ->
    [one] día seguido
   *[other] días seguidos
}
stats-figure-achievements = { $count ->
    [one] logro
   *[other] logros
}
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
chart-alt-game = { $game }, las últimas { $count } partidas, { $scale }: de { $lowest } a { $highest }, la mitad de ellas hasta { $middle }; la última, { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **¡{ $name }!** { $how }
achievements-new = 🎖️ **¡{ $names }!**
achievements = 🎖️ { $game }, { $count } de { $total }: { $names }
achievement-first-win = Primera victoria
achievement-first-win-how = La primera partida ganada.
achievement-silent-match = Ni un solo número
achievement-silent-match-how = Una partida entera sin que nadie dijera un número.

# Names of teams: /team, and the form that asks for a name.

command-team = Cómo se llama aquí tu equipo
command-team-name = Ponle nombre a uno de tus equipos en este servidor
command-team-clear = Quita el nombre de un equipo: del tuyo, o de cualquiera si puedes gestionar mensajes
option-team = Qué equipo; si no, el último con el que jugaste

button-team-name = Poner nombre al equipo
team-form-title = Un nombre para el equipo
team-form-label = ¿Cómo se va a llamar?
reply-team-named = En este servidor tu equipo se llama ahora **{ $name }**. Cualquiera del equipo puede cambiarlo con `/team name`.
reply-team-cleared = Nombre quitado.

team-name-unfit = Ese nombre no sirve. Tiene que tener de 2 a 32 caracteres, sin menciones ni formato.
team-not-your-team = Solo puede ponerle nombre la gente del equipo.
team-no-team-yet = Aquí no hay ningún nombre así. Un equipo puede ponerse nombre cuando ha acabado una partida en este servidor.
