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
leaderboard-database-away = Ahora mismo no puedo leer los resultados. Prueba otra vez en un momento.

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
standing-place-alone = Primer puesto en la clasificación de este servidor.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] 1 número dicho menos
   *[other] { $count } números dichos menos
}
standing-compared-violations-more = { $count ->
    [one] 1 número dicho más
   *[other] { $count } números dichos más
}

# Un resultado junto a la meta: lo que dejan otros tantos acompañantes con las mismas cartas
result-under-par = { $result }, { $count } menos que la meta
result-over-par = { $result }, { $count } más que la meta
result-at-par = { $result }, justo la meta
par-note = -# 🎯 La meta es lo que dejan otros tantos acompañantes con las mismas cartas. No se conoce en todas las partidas.
