# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Tra chi è qui, nessuno è libero per un tavolo.
    [one] Tra chi è qui, solo una persona è libera per un tavolo.
   *[other] Tra chi è qui, solo { $free } persone sono libere per un tavolo.
} Per un round servono almeno { $least } persone. Chi vuole giocare preme “Sono qui”.
night-nothing-played-yet = Non si è ancora giocato nessun round, quindi il tabellone non c'è.
night-night-paused = La serata è già in pausa.
night-no-past-nights = Questo server non ha ancora avuto una serata giochi. `/night start` ne inizia una subito.
night-cards-seen = Hai già visto queste carte in questo round, quindi questo posto è per qualcun altro.
night-seated-elsewhere = Hai un posto a un altro tavolo. Prima lascialo, con `/game leave`.
night-wish-without-other = Un desiderio riguarda due persone diverse.

# Commands
command-night-start = Inizia qui e ora una serata giochi; chi c'è preme un pulsante
command-night-round = Assegna ai tavoli chi c'è, con gente nuova dove si può
command-night-board = Il tabellone della serata: chi ha quanti punti
command-night-pause = Fate una pausa; il prossimo round la chiude
command-night-end = Chiudi la serata e pubblica il riepilogo
command-night-history = Le serate giochi di questo server
command-night-together = Di' con chi vorresti sederti stasera
command-night-apart = Metti due persone a tavoli diversi stasera; lo vedi solo tu
option-night-title = Il titolo della serata
option-night-game = A che cosa si gioca in questo round
option-night-other = L'altra persona
option-night-first = Una delle due persone
option-night-forget = Ritira questo desiderio

# A round
night-choice = ### A che cosa si gioca?
    { $count ->
    [one] Qui c'è una persona libera.
   *[other] Qui ci sono { $count } persone libere.
    }
night-choice-row = **{ $game }**: tavoli da { $sizes }
night-round-title = ## 🌙 Round { $number }: { $game }
night-round-table = **Tavolo { $number }:** { $names }
night-more-rows = … e ancora { $count }
night-round-same-cards = -# I tavoli con lo stesso numero di persone giocano con le stesse carte. Ognuno ha il suo thread privato, così nessuno può sbirciare.
night-round-own-cards = { $watched ->
    [yes] -# Ogni tavolo ha il suo thread. Chiunque può guardare, quindi ogni tavolo gioca con carte sue.
   *[no] -# Ogni tavolo ha il suo thread.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] Dentro un thread non posso aprire altri thread.
    [channel] In un canale come questo non posso aprire thread.
    [create_private_threads] Qui mi manca il permesso “Crea thread privati”.
   *[send_messages_in_threads] Qui mi manca il permesso “Invia messaggi nei thread”.
} Quindi i tavoli giocano qui nel canale, uno dopo l'altro, ognuno con carte sue.
night-table-moved = ⚠️ { $lacks ->
    [room] Questo server ha già il massimo di thread aperti che Discord permette.
   *[permission] Discord non mi lascia aprire un thread qui.
} Quindi il tavolo { $number } gioca qui nel canale, con carte sue.
night-thread-name = Round { $round }, tavolo { $table }
night-table-call = 🌙 **Round { $round }, tavolo { $table }.** { $mentions }, ecco il vostro tavolo. Quando ci siete tutti, premete **Inizia**.

# How the tables do
night-progress-title = ### 🌙 Round { $number }: i tavoli
night-progress-row = **Tavolo { $number }:** { $progress }
night-table-waiting = gioca più tardi
night-table-lobby = sta per iniziare
night-table-running = sta ancora giocando
night-table-unfinished = non ha finito
button-night-progress = Aggiorna

# The results of a round
night-result-title = ## 🌙 Round { $number } finito: { $game }
night-result-row = **Tavolo { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** punti su 100
}
night-result-compared = -# I tavoli con le stesse carte si confrontano: 100 punti al migliore, 0 all'ultimo, 50 in media.
night-result-alone = -# I punti dicono quanta strada ha fatto ogni tavolo: 100 vuol dire fino in fondo.
button-night-round = Prossimo round
button-night-compare = Confronta due tavoli
night-table-label = Tavolo { $number }
button-night-board = Tabellone
decimal-point = ,

# The board
night-board-title = ## 🌙 { $title }: il tabellone
night-board-row = { $place } { $name }: **{ $points }** punti su { $most }
night-board-empty = Nessun tavolo ha ancora finito.
night-board-formula = -# Chi è a un tavolo riceve i punti del tavolo, e i round si sommano. I tavoli che hanno giocato con le stesse carte si confrontano: 100 al migliore, 0 all'ultimo, 50 in media. Per un tavolo senza confronto i punti dicono quanta strada ha fatto, in percentuale.
night-paused = ☕ **Pausa.** Il tabellone resta com'è, e il prossimo round riparte da qui.

night-seat-free = 🪑 { $name } ha dovuto andarsene, quindi al tavolo { $number } c'è un posto libero. Chi è qui e vuole continuare a giocare?
button-night-sit = Prendi il posto
night-sat-down = Il posto è tuo. Il tuo tavolo è in { $channel }.
night-opened = La porta è aperta. Chi c'è preme “Sono qui”; tu ci sei già. Poi si comincia con `/night round`.
night-end-question = { $count ->
    [one] Un tavolo sta ancora giocando. Può continuare, ma non conta più per la serata.
   *[other] { $count } tavoli stanno ancora giocando. Possono continuare, ma non contano più per la serata.
} Chiudere la serata lo stesso?
button-night-end = Chiudi la serata

# The summary
night-summary-title = ## 🌙 { $title }: che serata!
night-summary-facts = { $people ->
    [one] Una persona
   *[other] { $people } persone
}, { $rounds ->
    [one] un round
   *[other] { $rounds } round
}, { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}.
night-summary-best = 🏆 **Miglior tavolo:** { $names } a { $game }: { $result }
night-summary-board = ### Il tabellone
night-replay = Round { $round }, tavolo { $table }: { $result }
night-summary-thanks = Grazie per aver giocato. Alla prossima!
night-poster-label = Serata giochi, { $date }
night-poster-people = { $count ->
    [one] persona
   *[other] persone
}
night-poster-rounds = { $count ->
    [one] round
   *[other] round
}
night-poster-tables = { $count ->
    [one] tavolo
   *[other] tavoli
}
night-award-tricks = 🔄 **Più salti indietro:** { $names } ({ $count })
night-award-calm = 🧘 **La calma più lunga prima di una mossa:** { $names } ({ $count } secondi)
night-award-rescue = 🛟 **Il miglior salvataggio:** { $names } ({ $what })
night-award-quiet = 🤫 **Il tavolo più silenzioso:** { $names }, senza un solo numero
night-award-partners = 🤝 **Più persone incontrate:** { $names } ({ $count })
button-night-best = Guarda il miglior tavolo
night-ended = La serata è finita. Il riepilogo arriva nel canale.

# The nights of a server
night-past-title = ## 🌙 Serate giochi
night-past-span = -# { $season } · { $nights ->
    [one] una serata
   *[other] { $nights } serate
}
night-past-fullest = 🎉 **La più affollata:** { $title }, { $people }
night-past-row = **{ $date }** { $title }: { $people ->
    [one] 1 persona
   *[other] { $people } persone
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}{ $winner ->
    [none] {""}
   *[other] , più punti: { $winner }
}
night-regulars = **Chi viene più spesso:** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 Segnato: con { $name } allo stesso tavolo, ogni volta che si può.
night-wish-apart = 🤫 Segnato: stasera { $first } e { $second } avranno tavoli diversi. Lo vedi solo tu.
night-wish-forgotten = Fatto, desiderio dimenticato.
