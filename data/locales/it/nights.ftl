# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Non riesco a capire il giorno e l'ora. Prova così: `venerdì 20:00` o `4 dicembre 20:00`.
night-time-part-unknown = Non capisco «{ $part }». Prova così: `venerdì 20:00` o `4 dicembre 20:00`.
night-time-contradicts = «{ $part }» e «{ $other }» non vanno insieme. Indica un giorno e un'ora, come `venerdì 20:00` o `4 dicembre 20:00`.
night-time-lacks-hour = A che ora si comincia? Aggiungi l'ora, come `venerdì 20:00` o `4 dicembre 20:00`.
night-time-lacks-day = Che giorno intendi con «{ $part }»? Indicalo, come `venerdì 20:00` o `4 dicembre 20:00`.
night-time-zone-unclear = «{ $zone }» indica più fusi orari. Toglilo e leggerò l'ora del server: `venerdì 20:00`.
night-time-past = Quel momento è già passato. Scegline uno che deve ancora venire, per esempio `domani 20:00` o `4 dicembre 20:00`.
night-time-too-far = Manca più di un anno. Scegli un momento nei prossimi mesi, per esempio `venerdì 20:00` o `4 dicembre 20:00`.
night-time-skipped = Quel giorno quell'ora non esiste ({ $zone }), perché quella notte si mettono avanti gli orologi. Scegline un'altra, per esempio `venerdì 20:00` o `4 dicembre 20:00`.
night-time-twice = Quel giorno quell'ora arriva due volte ({ $zone }), perché quella notte si rimettono indietro gli orologi. Scegline un'altra, per esempio `venerdì 20:00` o `4 dicembre 20:00`.
night-zone-unknown = Non conosco un fuso orario con questo nome. Scrivi la grande città più vicina e scegli dall'elenco, per esempio `Europe/Rome` o `Asia/Tokyo`.
night-zone-ambiguous = Può voler dire { $zones }. Scrivine uno o sceglilo dall'elenco.
night-nothing-to-change = Di' che cosa deve cambiare: l'ora, il titolo, il canale vocale, i posti o se si ripete.
night-no-night-here = Su questo server non c'è una serata così. `/night plan` ne organizza una.
night-night-gone = Quella serata è finita o è stata annullata. `/night plan` ne organizza un'altra.
night-draft-gone = È già fatto, oppure è passato troppo tempo. Se manca ancora qualcosa, ridai il comando.
night-night-begun = La porta è già aperta, quindi questo non si può più cambiare.
night-night-not-open = La porta non è ancora aperta. Si apre quando inizia la serata.
night-other-night-under-way = In questo canale c'è già una serata giochi. Prima deve finire.
night-not-there = Non hai ancora detto che vieni. Prima premi un pulsante sul messaggio della serata.
night-no-place-free = Tutti i posti sono presi, quindi resti in lista d'attesa. Premi di nuovo **Sono qui** quando qualcuno se n'è andato.
night-not-host = Questo può farlo solo chi organizza la serata, o chi può gestire gli eventi su questo server.
night-bot-cannot-host = Un bot non può organizzare la serata. Scegli una persona.
night-too-many-nights = Questo server ha già { $most } serate in programma. Annullane una prima di aggiungerne un'altra.
night-poll-closed = Questo sondaggio è chiuso. Con `/night ask` ne fai uno nuovo.
night-too-many-polls = Questo server ha già { $most } sondaggi aperti su quando c'è tempo. Chiudine uno prima.
night-time-ambiguous = Può voler dire { $readings }. Scegli dall'elenco mentre scrivi.

command-settings-timezone = Il fuso orario in cui leggo gli orari delle serate giochi
option-zone = Scrivi una grande città vicina e scegli dall'elenco
settings-timezone = { $zone ->
    [none] Non c'è un fuso orario, quindi leggo gli orari come UTC. In UTC adesso: { $clock }.
   *[other] Leggo gli orari nel fuso **{ $zone }**. Lì adesso: { $clock }.
}
button-set-zone = Imposta il nostro fuso orario
zone-form-title = Il nostro fuso orario
zone-form-label = La città grande più vicina, come Roma
zone-menu = Quale fuso orario intendi?
zone-not-found = Non conosco un fuso orario chiamato «{ $typed }». Prova con la città grande più vicina.

command-settings-nights = Le serate giochi di questo server: promemoria e canali vocali per i tavoli
option-reminders = Quando ricordarle a chi viene e non ha scelto altro per sé
option-voice-rooms = Se ogni tavolo di un round ha un canale vocale tutto suo
option-own-reminders = Quando ti ricordo una serata giochi, su ogni server
reminders-day-and-soon = un giorno e 15 minuti prima
reminders-day-and-hour = un giorno e un'ora prima
reminders-day = un giorno prima
reminders-three-hours = tre ore prima
reminders-hour = un'ora prima
reminders-soon = 15 minuti prima
reminders-never = mai
settings-nights = { $times ->
    [never] 🔕 Le serate giochi non vengono ricordate a nessuno, tranne a chi lo vuole (`/preferences`).
   *[other] ⏰ A chi viene a una serata giochi la ricordo **{ $before }**. Ognuno sceglie per sé con `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Ogni tavolo di un round ha un **canale vocale** tutto suo.
   *[no] 🔇 I tavoli di una serata non hanno canali vocali.
}
preferences-reminders = { $times ->
    [server] ⏰ Ti ricordo le serate giochi come decide ogni server.
    [never] 🔕 **Non ti ricordo** le serate giochi.
   *[other] ⏰ Ti ricordo le serate giochi **{ $before }**.
}

command-night = Serate giochi: organizza, cambia, annulla
command-night-plan = Organizza una serata giochi in questo canale
command-night-change = Cambia una serata in programma: ora, titolo, canale vocale, ripetizione
command-night-cancel = Annulla una serata in programma; prima ti chiedo conferma
command-night-host = Passa l'organizzazione di una serata a un'altra persona
option-when = Il giorno e l'ora, per esempio venerdì 20:00
option-title = Come si chiama la serata
option-voice = Il canale vocale in cui vi trovate
option-without-voice = Togli il canale vocale
option-repeats = Se è una volta sola, o ogni quanto a quest'ora
option-places = Quante persone possono venire; chi risponde dopo aspetta un posto libero
option-changed-places = Quante persone possono venire; 0 per non porre limiti
option-night = Quale serata; altrimenti la prossima di questo canale
option-new-host = Chi organizza da adesso
command-night-ask = Chiedi chi ha tempo e quando, e fai del momento migliore una serata giochi
option-time = Un giorno e un'ora tra cui scegliere, per esempio venerdì 20:00
choice-repeats-weekly = ogni settimana
choice-repeats-fortnightly = ogni due settimane
choice-repeats-monthly = ogni mese, per esempio il primo venerdì
choice-repeats-monthly-last = ogni mese, per esempio l'ultimo venerdì
choice-repeats-once = una volta sola

button-night-post = Sì, pubblicala
button-night-change = Sì, cambiala
button-night-change-one = Sì, solo questa
button-night-change-all = Sì, e tutte le successive
button-night-drop = No
button-night-in = Ci sarò
button-night-maybe = Forse
button-night-out = Non posso
button-night-quiet = Non ricordarmelo
button-night-remind = Ricordamelo
button-night-calendar = Per il mio calendario
button-night-here = Sono qui
button-night-alone = Anche in solitario
button-night-not-alone = Meglio in compagnia
button-night-away = Vado via
button-night-cancel = Annullala
button-night-cancel-one = Solo questa
button-night-cancel-all = Tutte
button-night-keep = Lasciala
button-poll-can = Posso
button-poll-choose = Fanne una serata
button-poll-close = Chiudi il sondaggio

night-default-title = Serata giochi
night-is-that-right = **Va bene così?**
night-which-time = **Quale orario intendi?**
night-read-in = -# { $zone ->
    [none] L'ho letto come UTC, perché questo server non ha ancora un fuso orario: `/settings timezone`. Discord mostra a ognuno la propria ora.
   *[other] L'ho letto come ora di { $zone }. Discord mostra a ognuno la propria.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Ogni settimana a quest'ora
night-fortnightly = 🔁 Ogni due settimane a quest'ora
night-monthly = 🔁 Ogni mese, { $weekday } numero { $place }
night-monthly-last = 🔁 Ogni mese, { $weekday } di fine mese
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } posti
night-host = 👑 { $name }
night-nobody-yet = Nessuno ha ancora risposto. Tu ci sei?
night-list-in = ✅ **Sì ({ $count })** { $names }
night-list-waiting = 🕓 **In lista d'attesa ({ $count })** { $names }
night-list-maybe = 🤔 **Forse ({ $count })** { $names }
night-list-out = ❌ **No ({ $count })** { $names }
night-list-here = 🙋 **Qui ({ $count })** { $names }
night-list-expected = ⏳ **In arrivo ({ $count })** { $names }
night-and-more = { $names } e { $count ->
    [one] un'altra persona
   *[other] altre { $count } persone
}
night-tables = -# Basta per { $sizes }.
night-sizes = { $count ->
    [one] un tavolo da { $size }
   *[other] { $count } tavoli da { $size }
}
night-door = { $state ->
    [open] 🚪 **La porta è aperta.** Premi **Sono qui** per avere un posto.
    [running] 🎴 **Si gioca.** Premi **Sono qui** per entrare nel prossimo round.
   *[paused] ⏸️ **Siamo in pausa.** Premi **Sono qui** per entrare nel prossimo round.
}
night-over = { $state ->
    [cancelled] Questa serata è stata annullata.
   *[ended] Questa serata è finita.
}
night-event = Una serata giochi con Unspoken. Chi c'è: { $link }

night-posted = È in programma, e l'ho pubblicata in questo canale.
night-posted-without-event = È in programma, e l'ho pubblicata in questo canale. Con il permesso *Crea eventi* potrei metterla anche tra gli eventi di questo server.
night-changed = Cambiata.
night-dropped = Va bene, non ho pubblicato niente.
night-answered-in = Ci sarai: { $when }.
night-answered-waiting = Tutti i posti sono occupati: sei il numero { $place } in lista d'attesa. Appena se ne libera uno per te, ti chiamo qui.
night-answered-maybe = Forse, allora. Premi **Ci sarò** appena lo sai.
night-answered-out = Peccato, magari un'altra volta.
night-reminders-on = Te lo ricordo qui { $before }.
night-reminders-off = Non te lo ricorderò.
night-calendar = 📅 Apri questo file e il tuo calendario lo aggiunge. Se la serata viene spostata, riprendi il file.
night-entered = Ciao, che bello vederti. Avrai un posto nel prossimo round.
night-room = Oppure siediti subito:
night-alone = Se nessun altro è libero, avrai un tavolo tutto per te.
night-wish-hint = -# Vorresti sederti con qualcuno? Dimmelo con `/night together`.
night-left = A presto. Nel prossimo round non ti conto.
night-handed-over = Ora la serata la organizza { $name }.
night-cancel-question = **Annullare “{ $title }”?**
night-cancelled = Annullata. { $more ->
    [yes] La prossima è pubblicata nel canale.
   *[no] Lo dice anche il messaggio nel canale.
}
night-kept = Resta in programma.
night-reminder-day = ⏰ **{ $title }** inizia { $when }.
night-reminder-soon = ⏰ **{ $title }** inizia { $when }. Preparate gli snack!
night-moved-by-clocks = 🕰️ Sono cambiate le regole degli orologi ({ $zone }): **{ $title }** resta alla stessa ora del posto, che adesso è { $when }.
night-moved-up = 🎉 { $names }, c'è un posto per te: ci sarai a **{ $title }**, { $when }.
night-link = -# [Hai cambiato programma? Dillo qui]({ $link })

# Quando avete tempo?
poll-question = **Quando avete tempo?** Premi su tutti i momenti che ti vanno bene. Premi di nuovo per toglierlo.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Quale momento diventa la serata?** Chi può in quel momento è già dentro.
poll-choice = { $when } · { $count ->
    [one] 1 persona
   *[other] { $count } persone
}
poll-closed = { $when ->
    [none] Questo sondaggio è chiuso.
   *[other] È diventato una serata: { $when }.
}
poll-posted = Il sondaggio è nel canale. Quando avranno risposto in abbastanza, premi lì **Fanne una serata**.
poll-closed-without = Il sondaggio è chiuso.
poll-time-refused = «{ $text }»: { $reason }

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
night-other-sizes = Altre dimensioni dei tavoli…
night-choice-row = **{ $game }**: { $sizes }
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
night-table-room = 🔊 Qui potete parlare: { $room }
night-room-new = 🔊 Il vostro tavolo ha un nuovo canale vocale, solo per chi è seduto adesso: { $room }
night-rooms-lack = ⚠️ Qui niente canali vocali per i tavoli finché non ho i permessi “Gestisci canali” e “Connettiti”.

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
button-night-round = Inizia un round
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
night-late = ⏰ { $mentions }: il tavolo { $number } ha già iniziato. Quando ci sei, premi **Sono qui** e avrai il prossimo posto libero.
night-opened = La porta è aperta. Chi c'è preme **Sono qui**; tu ci sei già. Quando c'è abbastanza gente, premi **Inizia un round**.
night-end-question = { $count ->
    [one] Un tavolo sta ancora giocando. Può continuare, ma non conta più per la serata.
   *[other] { $count } tavoli stanno ancora giocando. Possono continuare, ma non contano più per la serata.
} Chiudere la serata lo stesso?
night-end-sure = **Chiudere la serata?** Il riepilogo arriva poi nel canale.
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
night-summary-others = 🙋 **Anche con noi:** { $names }
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
night-award-matches = 🎴 **Più partite:** { $names } ({ $count })
night-award-close = 🤏 **Per un soffio:** { $names } ({ $result })
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
