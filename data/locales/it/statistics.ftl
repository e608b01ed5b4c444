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
stats-few = 📊 { $name } ha finito { $count ->
    [one] 1 partita
   *[other] { $count } partite
} qui. Le statistiche compaiono dalla quinta in poi.
stats-few-you = 📊 { $count ->
    [one] 1 partita finita
   *[other] { $count } partite finite
} qui: bell'inizio! Le tue statistiche compaiono dalla quinta in poi.
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
chart-alt-once = { $game }, 1 partita, { $scale }: { $last }.
chart-alt-game = { $game }, le ultime { $count } partite, { $scale }: da { $lowest } a { $highest }, per metà entro { $middle }; l'ultima: { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count } di { $total }: { $names }
achievement-first-win = Prima vittoria
achievement-first-win-how = La prima partita vinta.
achievement-silent-match = Nemmeno un numero
achievement-silent-match-how = Una partita intera senza che nessuno dicesse un numero.
