# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Non riesco a capire il giorno e l'ora. Prova così: `venerdì 20:00` o `4 dicembre 20:00`.
night-time-past = Quel momento è già passato. Scegline uno che deve ancora venire, per esempio `domani 20:00` o `4 dicembre 20:00`.
night-time-too-far = Manca più di un anno. Scegli un momento nei prossimi mesi, per esempio `venerdì 20:00` o `4 dicembre 20:00`.
night-time-skipped = Quel giorno quell'ora non esiste ({ $zone }), perché quella notte si mettono avanti gli orologi. Scegline un'altra, per esempio `venerdì 20:00` o `4 dicembre 20:00`.
night-time-twice = Quel giorno quell'ora arriva due volte ({ $zone }), perché quella notte si rimettono indietro gli orologi. Scegline un'altra, per esempio `venerdì 20:00` o `4 dicembre 20:00`.
night-zone-unknown = Non conosco un fuso orario con questo nome. Scrivi la grande città più vicina e scegli dall'elenco, per esempio `Europe/Rome` o `Asia/Tokyo`.
night-nothing-to-change = Di' che cosa deve cambiare: l'ora, il titolo, il canale vocale o se si ripete.
night-no-night-here = Su questo server non c'è una serata così. `/night plan` ne organizza una.
night-night-gone = Quella serata è finita o è stata annullata. `/night plan` ne organizza un'altra.
night-night-begun = La porta è già aperta, quindi questo non si può più cambiare.
night-night-not-open = La porta non è ancora aperta. Si apre quando inizia la serata.
night-other-night-under-way = In questo canale c'è già una serata giochi. Prima deve finire.
night-not-there = Non hai ancora detto che vieni. Prima premi un pulsante sul messaggio della serata.
night-not-host = Questo può farlo solo chi organizza la serata, o chi può gestire gli eventi su questo server.
night-bot-cannot-host = Un bot non può organizzare la serata. Scegli una persona.
night-too-many-nights = Questo server ha già { $most } serate in programma. Annullane una prima di aggiungerne un'altra.

command-settings-timezone = Il fuso orario in cui leggo gli orari delle serate giochi
option-zone = Scrivi una grande città vicina e scegli dall'elenco
settings-timezone = { $zone ->
    [none] Non c'è un fuso orario, quindi leggo gli orari come UTC. In UTC adesso: { $clock }.
   *[other] Leggo gli orari nel fuso **{ $zone }**. Lì adesso: { $clock }.
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
option-repeats = Se è una volta sola o ogni settimana a quest'ora
option-night = Quale serata; altrimenti la prossima di questo canale
option-new-host = Chi organizza da adesso
choice-repeats-weekly = ogni settimana
choice-repeats-once = una volta sola

button-night-post = Sì, pubblicala
button-night-change = Sì, cambiala
button-night-drop = No
button-night-in = Ci sarò
button-night-maybe = Forse
button-night-out = Non posso
button-night-quiet = Non ricordarmelo
button-night-remind = Ricordamelo
button-night-here = Sono qui
button-night-alone = Anche in solitario
button-night-not-alone = Meglio in compagnia
button-night-away = Vado via
button-night-cancel = Annullala
button-night-cancel-one = Solo questa
button-night-cancel-all = Tutte
button-night-keep = Lasciala

night-default-title = Serata giochi
night-is-that-right = **Va bene così?**
night-read-in = -# { $zone ->
    [none] L'ho letto come UTC, perché questo server non ha ancora un fuso orario: `/settings timezone`. Discord mostra a ognuno la propria ora.
   *[other] L'ho letto come ora di { $zone }. Discord mostra a ognuno la propria.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Ogni settimana a quest'ora
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Nessuno ha ancora risposto. Tu ci sei?
night-list-in = ✅ **Sì ({ $count })** { $names }
night-list-maybe = 🤔 **Forse ({ $count })** { $names }
night-list-out = ❌ **No ({ $count })** { $names }
night-list-here = 🙋 **Qui ({ $count })** { $names }
night-list-expected = ⏳ **In arrivo ({ $count })** { $names }
night-and-more = { $names } e { $count ->
    [one] un'altra persona
   *[other] altre { $count } persone
}
night-tables = -# { $count ->
    [one] Basta per un tavolo da { $sizes }.
   *[other] Basta per { $count } tavoli: { $sizes }.
}
night-tables-many = -# Basta per { $count } tavoli.
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
night-answered-maybe = Forse, allora. Premi **Ci sarò** appena lo sai.
night-answered-out = Peccato, magari un'altra volta.
night-reminders-on = Te lo ricordo qui un giorno e 15 minuti prima.
night-reminders-off = Non te lo ricorderò.
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
night-link = -# [Hai cambiato programma? Dillo qui]({ $link })
