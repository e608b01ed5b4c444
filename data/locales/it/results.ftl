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
par-note = -# 🎯 Il traguardo è quanto lasciano altrettanti compagni con le stesse carte giocando a colpo d'occhio. Non è noto per ogni partita.

# What somebody has played on a server: /stats.

command-stats = Che cosa ha giocato qualcuno qui, e com'è andata
option-person = Chi; altrimenti tu

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **1 partita** finita qui
   *[other] **{ $count } partite** finite qui
}, { $hours ->
    [0] meno di un'ora
    [one] 1 ora
   *[other] { $hours } ore
} al tavolo; la prima: { $first }, l'ultima: { $last }.
button-show-here = Mostra qui
stats-figure-matches = { $count ->
    [one] partita
   *[other] partite
}
stats-figure-won = { $count ->
    [one] vinta
   *[other] vinte
}
stats-figure-wins = { $count ->
    [one] vittoria di fila
   *[other] vittorie di fila
}
stats-figure-days = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
}
stats-figure-achievements = { $count ->
    [one] traguardo
   *[other] traguardi
}
stats-won = 🔥 Vinte: { $won } delle ultime { $count } · vittorie di fila: ora { $now }, record { $longest }
stats-days = 🗓️ Giorni di fila: ora { $now }, record { $longest }
stats-under-par = 🎯 { $game }: in media { $difference } carte in meno del traguardo (partite con un traguardo noto: { $count })
stats-over-par = 🎯 { $game }: in media { $difference } carte in più del traguardo (partite con un traguardo noto: { $count })
stats-at-par = 🎯 { $game }: in media proprio il traguardo (partite con un traguardo noto: { $count })
stats-counted-partly =
    { $counts }
    -# Contato in { $counted } partite su { $count }; le altre sono di prima che iniziassi a contare.
stats-teammates = 🤝 Più spesso con { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Risultati migliori**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
stats-best-more = -# e { $count ->
    [one] 1 altra classifica
   *[other] altre { $count } classifiche
}
stats-nobody = { $name } non ha finito partite qui, o ha chiesto di dimenticare tutto. Quindi non c'è niente da mostrare.
stats-nobody-you = Non hai ancora finito partite qui, o mi hai chiesto di dimenticare tutto. `/game new` apre un tavolo.

counter-cards = 🃏 { $count ->
    [one] 1 carta giocata
   *[other] { $count } carte giocate
}
counter-violations = 🤐 { $count ->
    [one] 1 numero detto al tavolo
   *[other] { $count } numeri detti al tavolo
}

chart-matches = partite
chart-alt = Com'è finita ogni partita di { $name }, nel tempo, e quante volte è uscito ogni risultato.
chart-alt-game = { $game }, le ultime { $count } partite, { $scale }: da { $lowest } a { $highest }, per metà entro { $middle }; l'ultima: { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements-new = 🎖️ **{ $names }!**
achievements = 🎖️ { $game }, { $count } di { $total }: { $names }
achievement-first-win = Prima vittoria
achievement-first-win-how = La prima partita vinta.
achievement-silent-match = Nemmeno un numero
achievement-silent-match-how = Una partita intera senza che nessuno dicesse un numero.

# Names of teams: /team, and the form that asks for a name.

command-team = Come si chiama la tua squadra qui
command-team-name = Dai un nome a una tua squadra su questo server
command-team-clear = Togli il nome alla tua squadra, o a qualsiasi squadra se qui gestisci i messaggi
option-team = Quale squadra; altrimenti l'ultima con cui hai giocato

button-team-name = Date un nome alla squadra
team-form-title = Il nome della squadra
team-form-label = Come volete chiamarvi?
reply-team-named = Su questo server la tua squadra ora si chiama **{ $name }**. Chiunque ne faccia parte può cambiarlo con `/team name`.
reply-team-cleared = Il nome è stato tolto.

team-name-unfit = Questo nome non va. Servono da 2 a 32 caratteri, senza menzioni né formattazione.
team-not-your-team = Solo chi fa parte di una squadra può darle un nome.
team-no-team-yet = Qui nessuna squadra si chiama così. Una squadra può darsi un nome dopo aver finito una partita su questo server.
