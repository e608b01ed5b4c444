# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = Le migliori squadre di un gioco
option-leaderboard-game = Quale gioco; altrimenti il più giocato qui
option-private = Mostra la risposta solo a te

season-all = Di sempre
season-now = Questa stagione, { $months }
season-past = Stagione { $months }
scope-here = Questo server
scope-everywhere = Tutti i server che partecipano

count-people = { $count ->
    [one] 1 persona
   *[other] { $count } persone
}
count-company = { $people ->
    [0] persone
    [one] 1 persona
   *[other] { $people } persone
} e { $companions ->
    [one] 1 compagno virtuale
   *[other] { $companions } compagni virtuali
}
count-teams = { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · pagina { $page } di { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Apri un replay
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# La migliore squadra di { $name }
leaderboard-more-people = { $names } e { $count ->
    [one] un'altra persona
   *[other] altre { $count } persone
}
leaderboard-from-elsewhere = { $count ->
    [one] una persona di un altro server
   *[other] { $count } persone di un altro server
}
leaderboard-empty = Qui nessuno ha ancora finito una partita così. `/game new` apre un tavolo, e il primo posto è libero.
leaderboard-empty-season = In questa stagione nessuno ha finito una partita così. Scegline un'altra qui sotto o apri un tavolo con `/game new`.
leaderboard-empty-everywhere = Nessun server che condivide i risultati ha ancora finito una partita così. `/game new` apre un tavolo, e il primo posto è libero.
button-leaderboard-before = ◀ Migliori
button-leaderboard-after = Seguenti ▶

leaderboard-results-not-shared = Questo server tiene i risultati per sé, quindi non vede quelli degli altri. Chi lo gestisce può condividerli con `/settings leaderboard`.
leaderboard-no-such-page = La pagina { $page } non c'è: questa classifica ha { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
}.
leaderboard-button-outdated = Questa classifica non esiste più. `/leaderboard` mostra quelle attuali.
leaderboard-database-away = In questo momento non riesco a leggere i risultati. Riprova tra poco.

# Below the result of a match
standing-first = 🏅 { $people ->
    [one] La tua
   *[other] La vostra
} prima partita così.
standing-best = 🏅 **Nuovo record: { $people ->
    [one] il tuo
   *[other] il vostro
} miglior risultato finora!** Prima: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Il tuo
   *[other] Il vostro
} miglior risultato finora: { $best }, { $date }.
standing-place = Posizione { $rank } su { $teams } nella classifica di questo server.
standing-place-alone = Prima posizione nella classifica di questo server.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] 1 numero detto in meno
   *[other] { $count } numeri detti in meno
}
standing-compared-violations-more = { $count ->
    [one] 1 numero detto in più
   *[other] { $count } numeri detti in più
}

# Un risultato accanto al traguardo: quanto lasciano altrettanti compagni con le stesse carte
result-under-par = { $result }, { $count } in meno del traguardo
result-over-par = { $result }, { $count } in più del traguardo
result-at-par = { $result }, proprio il traguardo
par-note = -# 🎯 Il traguardo è quanto lasciano altrettanti compagni con le stesse carte. Non è noto per ogni partita.
