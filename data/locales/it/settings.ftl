# The language of what everyone sees.

command-settings-language = La lingua di tutto ciò che vede l'intero server
language-name = Italiano
option-language = La lingua dei tavoli e di tutto il resto che vede l'intero server
settings-language-server = la lingua del server
settings-language = { $chosen ->
    [server] I tavoli, e tutto il resto che vede l'intero server, seguono la lingua del server: **{ $language }**.
   *[own] I tavoli, e tutto il resto che vede l'intero server, sono in **{ $language }**.
} Quello che vedi solo tu resta nella tua lingua.
language-unknown = 🌍 Non parlo ancora { $language }, quindi con te uso l'inglese.

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Posto { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

# What may be chosen, for commands and for answers
cards-pictures = come immagini
cards-emojis = come emoji
cards-text = solo a parole e numeri
cards-server = come decide il server

command-settings-pictures = Come i tavoli mostrano le carte su questo server
option-cards = Come immagini, come emoji o solo a parole e numeri
settings-pictures = { $cards ->
    [pictures] I tavoli di questo server mostrano le carte **come immagini**.
    [emojis] I tavoli di questo server mostrano le carte **come emoji**.
   *[text] I tavoli di questo server mostrano le carte **a parole e numeri**.
} Con `/preferences` ognuno sceglie per la propria mano.
settings-pictures-lack = ⚠️ In questo canale mi manca il permesso “Allega file”, quindi qui il tavolo è a parole.
settings-emojis-lack = ⚠️ Le emoji delle carte non sono ancora caricate, quindi per ora le carte sono semplici numeri.

command-preferences = Come vedi le tue carte e quando ti chiamo, su ogni server
option-own-cards = Come immagini, come emoji, solo a parole e numeri, o come decide ogni server
preferences-hand = { $cards ->
    [pictures] 🃏 Vedi la tua mano **come immagini**, su ogni server.
    [emojis] 🃏 Vedi la tua mano **come emoji**, su ogni server.
    [text] 🃏 Vedi la tua mano **a parole e numeri**, su ogni server.
   *[server] 🃏 Vedi la tua mano **come decide ogni server**.
}
preferences-table = { $cards ->
    [pictures] -# I tavoli di questo server mostrano le carte come immagini.
    [emojis] -# I tavoli di questo server mostrano le carte come emoji.
   *[text] -# I tavoli di questo server mostrano le carte a parole e numeri.
}
button-try-cards = Mostrami un esempio
preferences-sample = Ecco come vedi una mano:

# When a player is called on their turn
calls-when-away = se manchi da un minuto
calls-at-once = subito
calls-later = dopo due minuti
calls-never = mai
option-calls = Quando ti chiamo se tocca a te: se manchi da un po', subito, dopo due minuti o mai
preferences-calls = { $calls ->
    [at-once] 🔔 Quando tocca a te, ti chiamo **subito**.
    [later] 🔔 Quando tocca a te, ti chiamo **dopo due minuti**.
    [never] 🔕 Quando tocca a te, **non ti chiamo**.
   *[when-away] 🔔 Quando tocca a te, ti chiamo **se manchi da un minuto**.
}
button-switch = { $on ->
    [yes] Disattiva
   *[no] Attiva
}
option-safety-net = Se chiedo prima di un salto costoso e ti lascio spostare la carta appena giocata
preferences-safety-net = { $on ->
    [yes] 🛟 Chiedo prima di un salto costoso, e per dieci secondi puoi spostare la carta appena giocata.
   *[no] 🛟 Non chiedo prima di un salto costoso, e una carta giocata resta dov'è.
}

# The language of one person
preferences-language-discord = la lingua del mio Discord
option-quiet = Ore senza chiamate ai tavoli, per esempio 22-8; 0 per nessuna
preferences-quiet = 🌙 Tra le { $start } e le { $end } ({ $zone }) non ti chiamo ai tavoli.
preferences-quiet-none = 🌙 Posso chiamarti ai tavoli a qualsiasi ora.
button-quiet-hours = Scegli le ore di silenzio
quiet-form-title = Ore di silenzio
quiet-form-label = Due ore, per esempio 22-8; 0 per nessuna
settings-quiet-none = 🌙 Qui si può essere chiamati al tavolo a qualsiasi ora.
settings-quiet = 🌙 Tra le { $start } e le { $end } qui non si chiama nessuno ai tavoli.
settings-quiet-hours-unreadable = Mi servono due ore, per esempio `22-8`, oppure `0` per nessuna.
option-own-language = La lingua di ciò che vedi solo tu, se non dev'essere quella del tuo Discord
preferences-language = { $chosen ->
    [own] 🌍 Con te parlo **{ $language }**.
   *[discord] 🌍 Con te parlo la lingua del tuo Discord.
}

# What is stored about people, and how they get rid of it.

command-privacy = Che cosa conservo di te: guardalo, portalo via o fammelo dimenticare
command-privacy-show = Che cosa conservo di te, a parole, solo per te
command-privacy-export = Tutto ciò che conservo di te, in un file, solo per te
command-privacy-forget = Fammi dimenticare tutto di te; prima ti chiedo conferma

button-forget-me = Dimenticami
button-keep-me = Lascia tutto com'è

privacy-title = ### Che cosa conservo di te
privacy-nothing = Niente.
privacy-stored-seats = { $count ->
    [one] 1 posto che hai avuto, con la sua partita e gli orari
   *[other] { $count } posti che hai avuto, con le loro partite e gli orari
}: così vedi la tua mano, e la tua squadra ha i suoi risultati
privacy-stored-teams = { $count ->
    [one] 1 squadra con cui hai finito delle partite
   *[other] { $count } squadre con cui hai finito delle partite
}: per le classifiche
privacy-stored-team-names = { $count ->
    [one] 1 nome che una tua squadra si è data
   *[other] { $count } nomi che le tue squadre si sono date
}: per le classifiche
privacy-stored-achievements = { $count ->
    [one] 1 trofeo delle tue squadre
   *[other] { $count } trofei delle tue squadre
}: così ognuno è annunciato una volta sola
privacy-stored-counters = { $count ->
    [one] 1 conteggio di ciò che hai giocato, per esempio le carte
   *[other] { $count } conteggi di ciò che hai giocato, per esempio le carte
}: per le tue statistiche
privacy-stored-attempts = { $count ->
    [one] 1 tentativo con le carte del giorno
   *[other] { $count } tentativi con le carte del giorno
}: perché ogni giorno solo un tentativo vale per la classifica
privacy-stored-replays = { $count ->
    [one] 1 replay che hai aperto
   *[other] { $count } replay che hai aperto
}: perché una partita non vale per la classifica se ne conosci le carte
privacy-stored-hosted = { $count ->
    [one] 1 serata giochi che hai organizzato, con titolo e orario
   *[other] { $count } serate giochi che hai organizzato, con titoli e orari
}: così la serata si fa e puoi cambiarla
privacy-stored-polls = { $count ->
    [one] 1 tuo sondaggio aperto su quando c'è tempo
   *[other] { $count } tuoi sondaggi aperti su quando c'è tempo
}: così puoi farne una serata
privacy-stored-marks = { $count ->
    [one] 1 momento in cui potresti venire a una serata giochi
   *[other] { $count } momenti in cui potresti venire a una serata giochi
}: finché il sondaggio è aperto
privacy-stored-answers = { $count ->
    [one] 1 risposta sulla tua presenza a una serata giochi
   *[other] { $count } risposte sulla tua presenza a una serata giochi
}: così si sa chi viene, e posso ricordartelo
privacy-stored-presences = { $count ->
    [one] 1 serata giochi in cui c'eri, e da quando a quando
   *[other] { $count } serate giochi in cui c'eri, e da quando a quando
}: così hai un posto nel prossimo round
privacy-stored-rounds = { $count ->
    [one] 1 round di una serata giochi, e il tavolo che hai avuto
   *[other] { $count } round di serate giochi, e i tavoli che hai avuto
}: così nel prossimo round incontri gente nuova
privacy-stored-wishes = { $count ->
    [one] 1 desiderio su chi si siede insieme a una serata giochi
   *[other] { $count } desideri su chi si siede insieme a una serata giochi
}: fino alla fine della serata
privacy-stored-calls = { $count ->
    [one] 1 server su cui vuoi una chiamata al prossimo tavolo
   *[other] { $count } server su cui vuoi una chiamata al prossimo tavolo
}: per poterti chiamare
privacy-stored-texts = { $count ->
    [one] 1 frase o tema che hai scritto a un tavolo
   *[other] { $count } frasi e temi che hai scritto a un tavolo
}: per 30 giorni, così il tavolo può leggerli
privacy-stored-preferences = Ciò che hai scelto per te, per esempio le immagini: così resta come vuoi tu
privacy-memory = Non conservato, solo ricordato finché il bot non si riavvia: il tuo nome e il tuo avatar su questo server, la tua lingua e, per 15 minuti, come raggiungere la mano o il tavolo che guardi sul tuo schermo. I tuoi messaggi non li conservo mai.
privacy-ways = -# `/privacy export` ti dà tutto in un file. `/privacy forget` me lo fa dimenticare.

privacy-exported = Tutto ciò che conservo di te, in JSON:
privacy-question = **Dimenticare tutto di te, su ogni server?** L'ID del tuo account sparisce da tutto ciò che è conservato. I risultati restano nelle classifiche, con “qualcuno” al tuo posto. Statistiche, tentativi e preferenze spariscono. Non si può annullare; se giochi ancora, ricominci da zero.
privacy-question-tables = { $count ->
    [one] In questo momento giochi a un tavolo: il tuo posto si libera, e le sue carte restano lì per chi lo prende.
   *[other] In questo momento giochi a { $count } tavoli: i tuoi posti si liberano, e le loro carte restano lì per chi li prende.
}
privacy-forgotten = Fatto, ho dimenticato tutto di te. Quello che c'è nei canali di questo server resta lì, perché è del server.
privacy-unchanged = Non è cambiato niente.

# /settings leaderboard
command-settings-leaderboard = Se i risultati di questo server contano nelle classifiche di tutti i server
option-everywhere = Mostra i risultati di questo server nelle classifiche di tutti i server che partecipano
settings-leaderboard = { $shared ->
    [yes] **Questo server condivide i suoi risultati.** Li vede ogni server che partecipa, e questo vede i loro.
   *[no] **Questo server non condivide i suoi risultati.** Nessun altro li vede, e lui non vede quelli degli altri.
}
