# What every table says, whatever is played on it.

somebody = qualcuno
free-seat = Posto libero { $seat }

lobby-seats = **Al tavolo ({ $count } di { $most })**
lobby-size = -# ⏱️ circa { $minutes } minuti · 👥 { $exactly ->
    [yes] { $most ->
        [one] 1 persona
       *[other] { $most } persone
    }
   *[no] da { $least } a { $most } persone
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] Tutti i posti sono occupati. Chiunque al tavolo può premere **Inizia**.
   *[free] Premi **Gioco anch'io** per partecipare. Chiunque al tavolo può premere **Inizia**.
}
lobby-too-few = ⏳ { $missing ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $missing } persone.
} Premi **Gioco anch'io** per partecipare.
lobby-too-many = ⏳ { $game } è per { $most } persone al massimo. { $surplus ->
    [one] Una persona deve lasciare il tavolo
   *[other] { $surplus } persone devono lasciare il tavolo
}, oppure scegliete un altro gioco.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: silenzio da qualche minuto. Chi è al tavolo può liberare il posto.
lobby-late = -# ⏰ { $names }: dopo due minuti ancora nessun segno. Il tavolo può iniziare lo stesso.
lobby-suggestion-harder = 🔥 **Tre vittorie di fila!** Alziamo l'asticella? → { $option }
lobby-suggestion-gentler = 🌱 **Tre sconfitte di fila.** Una partita più tranquilla? → { $option }
menu-game = Gioco
lobby-cancelled = Questo tavolo è stato chiuso prima di iniziare. `/game new` ne apre uno nuovo.
lobby-expired = Qui non è successo niente per mezz'ora, quindi il tavolo è stato chiuso. `/game new` ne apre uno nuovo.

button-join = Gioco anch'io
button-leave = Esci
button-not-me = Senza di me
button-start = Inizia
button-cancel = Chiudi
button-put-off = Libera il posto: { $name }
button-take-suggestion = Proviamo
button-hand = Le mie carte
button-rules = Regole
button-spectate = 👀 Guarda
button-spectate-stop = Smetti di guardare
button-spectate-again = 👀 Continua a guardare
button-back = Indietro
button-again = Un'altra partita
button-take-seat = Prendi il posto libero
button-go-on-without = Avanti senza
button-vote-end = Chiudi la partita
button-vote = Vota per chiudere
button-keep-playing = Continua a giocare
button-take-back-vote = Ritira il mio voto

hand-title = ### Le tue carte, { $name }
hand-rests = 💤 La tua mano si è appisolata. **Le mie carte** la sveglia.
turn-nudge = { $mention }, tocca a te.
idle-reminder = { $mention }, la partita ti aspetta. Dopo un giorno senza mosse va in sospeso.
typed-command-help = Per giocare, premi **Le mie carte**. Per un comando, scrivi `/` e sceglilo dall'elenco che compare.

table-commitment = -# 🔒 Mescolate senza trucchi `{ $hash }`
table-abandoned = La partita è stata chiusa in anticipo, quindi non vale per nessuna classifica.
table-set-aside-notice = 💤 Questa partita è in sospeso. `/game table` la riprende.
table-hold-end = -# Altrimenti finirà il { $date }.
table-abandoned-on-hold = Era in sospeso da { $days } giorni.
settings-hold = Le partite in sospeso finiscono dopo **{ $days }** giorni.
option-days-on-hold = Dopo quanti giorni in sospeso finisce una partita
table-paused-notice = ⏸️ { $free ->
    [one] C'è un posto libero, quindi la partita è in pausa. Chiunque può prenderlo, carte comprese.
   *[other] Ci sono { $free } posti liberi, quindi la partita è in pausa. Chiunque può prenderne uno, carte comprese.
}
table-joined = 🪑 { $names } { $count ->
    [one] si siede
   *[other] si siedono
} al tavolo.
table-left = 👋 { $name } ha lasciato il tavolo.
table-left-host = 👋 { $name } ha lasciato il tavolo. Ora se ne occupa { $host }.
table-votes = 🗳️ Voti per chiudere la partita: { $votes } su { $needed }. Un voto vale cinque minuti.
table-vacating-votes = 🗳️ Voti per andare avanti senza il posto libero: { $votes } su { $needed }.

# Before a match is ended early
end-question = **Chiudere questa partita per tutto il tavolo?**
end-question-vote = **Votare per chiudere questa partita?**
end-stakes = La partita si ferma qui e non vale per nessuna classifica.
end-votes = Voti finora: { $votes } su { $needed }. Un voto vale cinque minuti. Non si aspetta chi tace da cinque minuti.
end-last-vote = Manca solo il tuo voto.

# Short answers
reply-join = Giochi anche tu. Quando la partita inizia, la tua mano compare qui; `/hand` la mostra quando vuoi.
reply-take-over = Il posto è tuo, carte comprese.
reply-leave = Hai lasciato il tavolo.
reply-leave-running = Hai lasciato il tavolo. Il tuo posto tiene le sue carte, e la partita è in pausa finché qualcuno non lo prende.
reply-start = Le carte sono distribuite.
reply-cancel = Il tavolo è chiuso.
reply-end = La partita è finita. Non vale per nessuna classifica.
reply-end-vote = Il tuo voto c'è: { $votes } su { $needed } per chiudere la partita.
reply-end-keep = La partita continua.
reply-end-take-back = Hai ritirato il tuo voto. La partita continua.
reply-go-on-without = Il tuo voto conta: { $votes } su { $needed } per andare avanti senza il posto libero.
reply-table = Il tavolo è di nuovo in fondo al canale.
reply-table-late = Il tavolo sta arrivando in fondo al canale: Discord mi fa aspettare un momento.
table-thread-closed = 🔒 Questo thread è archiviato o bloccato e non posso riaprirlo. Le mosse valgono, ma il tavolo resta com’era finché la moderazione non riapre il thread.
table-too-late = ⌛ Troppo tardi: una carta si può spostare solo per { $seconds } secondi. Resta dov'è.
reply-duplicate = È arrivato due volte, ma conta una volta sola.
reply-error = Scusa, qualcosa è andato storto da parte mia. La partita è al sicuro. Numero della segnalazione: { $report }
reply-person-not-here = Questa persona non è su questo server. Scegli qualcun altro.
reply-button-unreadable = Questo pulsante non è più valido. `/game table` mostra il tavolo con pulsanti nuovi.

# What a table refuses
table-no-table-here = In questo canale non c'è nessun tavolo. `/game new` ne apre uno.
table-table-gone = Questa partita è finita. **Un'altra partita** lì sotto, o `/game new`, ne inizia una nuova.
table-lobby-expired = Questo tavolo è stato chiuso. `/game new` ne apre uno nuovo.
table-not-started = La partita non è ancora iniziata. Chiunque al tavolo può premere **Inizia**.
table-already-running = La partita è già iniziata. Chi è al tavolo può chiuderla con `/game end`.
table-channel-taken = { $phase ->
    [lobby] In questo canale c'è già un tavolo aperto. Siediti anche tu o apri un thread per un altro tavolo.
    [set-aside] In questo canale c'è una partita in sospeso. `/game table` la riprende; chi è al suo tavolo può chiuderla con `/game end`.
   *[running] In questo canale c'è già una partita. Aspetta che finisca o apri un thread per un altro tavolo.
}
table-not-seated = Non hai un posto a questo tavolo. Se ce n'è uno libero, entri con `/game join`.
table-spectator-seated = Qui stai giocando: **Le mie carte** ti mostra la tua mano.
table-too-many-spectators = Stanno già guardando { $most } persone, e non c'è posto per altre. Il tavolo nel canale lo vedi anche tu.
table-too-many-lobbies = Qui hai già { $most } tavoli che non hanno ancora iniziato. Prima iniziane o chiudine uno.
table-already-seated = Hai già un posto a questo tavolo.
table-table-full = Tutti i posti sono occupati. Apri un altro tavolo in un thread o aspetta che qualcuno esca.
table-too-few = { $seated ->
    [one] Servono almeno { $least } persone, e finora ci sei solo tu. Invita qualcuno.
   *[other] Servono almeno { $least } persone, e finora siete in { $seated }. Invitate qualcuno.
}
table-not-allowed-to-end = Non hai un posto a questo tavolo. La partita può chiuderla chi ci gioca, oppure chi modera con “Gestisci messaggi”.
table-not-allowed-to-cancel = { $name } ha aperto questo tavolo e può chiuderlo, e così chi modera con “Gestisci messaggi”.{ $seated ->
    [yes] { "" } Dopo cinque minuti di silenzio può farlo chiunque al tavolo. Tu puoi lasciarlo con **Esci**.
   *[no] { "" }
}
table-not-allowed-to-choose = Solo { $name } può cambiare il gioco e le opzioni qui. Di' che cosa ti andrebbe di giocare!
table-not-absent = { $name } si è fatto vivo negli ultimi minuti e tiene il posto.
table-cards-bound = Questo tavolo gioca con le carte di un'altra partita, quindi gioco e opzioni restano quelli di allora. `/game new` apre un tavolo normale.
table-choice-outdated = Intanto questo tavolo è passato a un altro gioco. Guarda di nuovo, poi scegli.
table-table-paused = { $free ->
    [one] C'è un posto libero, quindi la partita è in pausa. Con `/game join` qualcuno lo prende.
   *[other] Ci sono { $free } posti liberi, quindi la partita è in pausa. Con `/game join` qualcuno ne prende uno.
}
table-table-set-aside = Questa partita è in sospeso. `/game table` la riprende.
table-seat-needed = Questa partita ha bisogno dei posti liberi. Qualcuno deve prenderli.
table-seat-just-left = Lasciate a qualcuno il tempo di prendere il posto: tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} potrete andare avanti senza.
table-hand-stale = Al tavolo il gioco è andato avanti da quando hai visto questa mano. Ecco com'è adesso.
table-counting-down = Non ancora: il conto alla rovescia è a { $count }. Non è stata giocata nessuna carta.
database-not-saved = Non ho potuto salvarlo, quindi non è cambiato niente. Riprova tra poco.
database-outcome-unknown = Non ho potuto controllare se è arrivato. Guarda il tavolo tra poco.
database-not-readable = In questo momento non riesco a leggerlo. Riprova tra poco.
table-permission-missing = { $permission ->
    [view-channel] Non posso vedere questo canale.
    [send-messages] Non posso scrivere in questo canale.
   *[send-messages-in-threads] Non posso scrivere in questo thread.
} Chiedi a chi lo gestisce di permettermelo, poi riprova.
table-option-of-another-game = L'opzione `{ $option }` è di un altro gioco. Toglila e riprova.
table-command-outdated = Questo comando qui non è aggiornato. Ricarica Discord e riprova.
table-game-unknown = Non conosco un gioco di nome “{ $game }”. Scegline uno dall'elenco.
table-card-missing = Quale carta? `/play` ti propone le tue mentre scrivi.
table-command-of-another-game = A questo tavolo si gioca a { $game }, e lì questa mossa non c'è. `/game rules` dice quali ci sono.

rule-another-game = A questo tavolo si gioca a un altro gioco, e lì questa mossa non c'è. `/game rules` dice quali ci sono.
rule-match-over = Questa partita è finita.
rule-nobody-can-act = Nessuno può fare una mossa. È colpa mia; segnalalo, per favore.
rule-wrong-number-of-seats = Questo gioco è per gruppi da { $least } a { $most } persone, non da { $seats }.

rules-credit = -# Raccontate in breve, con parole nostre. Il gioco appartiene al suo autore e al suo editore; procurati quello vero, ne vale la pena.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Tavoli: apri, siediti, inizia, mostra, chiudi
command-game-new = Apri un tavolo in questo canale
command-game-join = Siediti al tavolo di questo canale o prendi un posto libero
command-game-leave = Lascia il tavolo; in una partita in corso il tuo posto tiene le sue carte
command-game-start = Distribuisci le carte a tutto il tavolo
command-game-cancel = Chiudi un tavolo che non ha ancora iniziato
command-game-table = Riporta il tavolo in fondo al canale
command-game-watch = Guarda la partita di questo canale, con 15 secondi di ritardo; la vedi solo tu
command-game-end = Chiudi la partita o vota per chiuderla
command-game-rules = Le regole di un gioco, solo per te
command-hand = Le tue carte, solo per te
command-play = Gioca una carta

option-game = Quale gioco
option-card = Una carta della tua mano
option-pile = La pila, se il gioco ne ha più di una

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Opzioni
button-companion-seat = 🤖 Dallo a un compagno
button-take-companion-seat = Prendi il posto di un compagno
lobby-companions-here = { $count ->
    [one] -# 🤖 Questo compagno è guidato dal programma e fa posto quando il tavolo è pieno.
   *[other] -# 🤖 Questi compagni sono guidati dal programma e fanno posto quando il tavolo è pieno.
} Il risultato va in una classifica a parte.
table-companions-warming-up = -# 🤖 Ancora in riscaldamento: le prime mosse sono semplici.
menu-companion-style = Come giocano i compagni
menu-companion-style-value = { $value ->
    [steady] 🤖 I compagni contano con regolarità
    [human] 🤖 I compagni contano come le persone, a volte un po' fuori tempo
    [dreamy] 🤖 I compagni contano con la testa fra le nuvole
    [calm] 🤖 I compagni se la prendono comoda
    [normal] 🤖 I compagni giocano a ritmo normale
   *[quick] 🤖 I compagni giocano veloci
}
companion-style = { $value ->
    [steady] i compagni contano con regolarità
    [human] i compagni contano come le persone
    [dreamy] i compagni contano con la testa fra le nuvole
    [calm] i compagni se la prendono comoda
    [normal] i compagni giocano a ritmo normale
   *[quick] i compagni giocano veloci
}
lobby-no-companions = -# 🤖 I compagni non sanno ancora giocare a { $game }: qui si gioca solo tra persone.
table-no-companions = I compagni non sanno giocare a { $game }. Toglili o scegli un altro gioco.
table-companions-unfit = Così i compagni non possono giocare a { $game }. Toglili o scegli altre opzioni.
option-companions = Quanti compagni giocano con te: posti in cui gioca il programma

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **Vittoria!**
    [excellent] 🌟 **Che partita!**
    [close] 😮 **C'è mancato poco!**
    [quick] 💥 **Ahi. È durata poco.**
   *[other] 🏁 **Per questa volta finisce qui.**
}
end-abandoned = Finisce qui, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 Partita di { $game } finita. [Ecco il risultato]({ $link })
end-unplayed = La partita di { $game } è stata chiusa prima che si giocasse una carta. `/game new` apre un altro tavolo.
end-hands = **Rimaste in mano:**
end-hands-closed = -# 🔒 C'è chi può ancora giocare con queste carte, quindi qui le mani restano coperte. **Replay** le scopre solo per te.

lobby-invited = 📣 { $mentions }, { $name } vorrebbe giocare ancora. { $count ->
    [one] Ti va? Premi **Gioco anch'io**.
   *[other] Chi ci sta? Premete **Gioco anch'io**.
}
lobby-once-more = 🔁 **Ancora una!** Le carte si distribuiscono { $when }. Chi non vuole preme **Senza di me**.

# Watching a match without playing in it

spectate-delay = -# 👀 Stai guardando, con { $seconds } secondi di ritardo.
spectate-wait = 👀 Tra un attimo vedrai il tavolo, con { $seconds } secondi di ritardo.
spectate-paused = 👀 Il tavolo va avanti, ma posso seguirlo solo per 15 minuti alla volta. Continui a guardare?
reply-spectate-stop = 👀 Basta così. **Guarda** sul tavolo ti riporta qui.

# Words that stand in pictures: as few as can be

picture-hand-empty = Nessuna carta in mano
picture-beaten = Vittoria!
picture-record = Nuovo record
picture-violations = { $count ->
    [one] numero detto
   *[other] numeri detti
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Qui c'è un file per te, ma in questo canale non hai il permesso “Allega file”, quindi Discord non mi lascia dartelo. Chiedi a chi modera o prova in un altro canale.

# Calls to the next table
button-call-me = 🔔 Chiamami al prossimo tavolo
button-call-always = Finché non dico basta
button-call-off = Non chiamarmi più
call-tonight = 🔔 Quando si apre un tavolo su questo server ti chiamo lì, fino alle { $until } e al massimo ogni dieci minuti.
call-always = 🔔 Ogni volta che si apre un tavolo su questo server ti chiamo lì, al massimo ogni dieci minuti, finché non dici basta.
call-off = Va bene, non ti chiamo più per i tavoli.
call-lobby = 🔔 { $mentions }: qui si è aperto un tavolo di **{ $game }**.
