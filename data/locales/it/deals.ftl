# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = Le carte del giorno, le carte di un'altra partita o un seed scelto
command-deal-today = Le carte del giorno: uguali su ogni server, un tentativo al giorno per la classifica
command-deal-seed = Apri un tavolo con le carte di un seed scelto, fuori classifica
command-deal-match = Rigioca le carte di una partita finita, fuori classifica: si può fare meglio?
option-day = Un giorno, per esempio 2026-11-21; altrimenti oggi
option-seed = Il seed, 64 cifre esadecimali, come lo mostra una partita finita
option-deal-match = Il numero della partita

button-deal-again = Si può fare meglio?
button-deal-play = Gioca
button-deal-before = ◀ Il giorno prima
button-deal-after = Il giorno dopo ▶
deal-choose-leaderboard = 🏆 Classifica per…
button-deal-overview = ◀ Le carte del giorno
button-page-back = ◀ Migliori
button-page-on = Altre ▶
button-scope-everywhere = Tutti i server
button-scope-here = Questo server
button-sit-down-anyway = Mi siedo lo stesso

# The lobby
deal-lobby-day = 🌅 **Le carte del giorno, { $day }.** Le stesse carte su ogni server, e un solo tentativo a testa che vale per la classifica.
deal-lobby-rematch = 🔁 **Si può fare meglio?** Queste sono le carte della partita { $match }, per { $seats ->
    [one] 1 persona
   *[other] { $seats } persone
}. Com'era andata: { $result }.
deal-lobby-seed = 🌱 Le carte di un seed scelto: `{ $seed }`
deal-lobby-night = 🌙 Gli altri tavoli con lo stesso numero di persone ricevono le stesse carte in questo round. Per favore, tenete per voi quello che vedete finché non hanno finito tutti i tavoli.
deal-commitment = -# 🔒 Mescolate senza trucchi per { $seats ->
    [one] 1 persona
   *[other] { $seats } persone
}: `{ $hash }`
deal-lobby-tried = ⚖️ { $names } { $count ->
    [one] ha
   *[other] hanno
} già usato il tentativo di oggi con queste carte. Si può iniziare lo stesso, ma non varrà per la classifica.
deal-lobby-seen = ⚖️ { $names } { $count ->
    [one] ha
   *[other] hanno
} già visto queste carte, a un tavolo o in un replay. Si può iniziare lo stesso, ma non varrà per la classifica.

# The running match and its result
deal-running-day = -# 🌅 Carte del giorno, { $day }{ $ranked ->
    [no] {""}, fuori classifica
   *[yes] {""}
}
deal-running-rematch = -# 🔁 Di nuovo le carte della partita { $match }, fuori classifica
deal-running-seed = -# 🌱 Le carte di un seed scelto, fuori classifica
deal-running-night = -# 🌙 Altri tavoli di questo round giocano con le stesse carte
deal-compared = 🔁 Con le stesse carte, nella partita { $match }: { $theirs }. Ora: { $yours }. { $verdict ->
    [yours] **Stavolta è andata meglio!**
    [theirs] Quella volta era andata meglio.
   *[even] Stesso risultato!
}
deal-place = 🌅 Con le carte di oggi: { $teams ->
    [one] prima squadra nella classifica di questo server.
   *[other] posizione { $rank } su { $teams } squadre in questo server.
}
button-check-deal = Controlla le carte
deal-check-code = 🔒 **Il codice completo di queste carte**, cioè l'hash SHA-256 del loro seed:
    `{ $hash }`
deal-check-seed = 🌱 **Il seed** (versione delle regole: { $version }):
    `{ $seed }`
    Calcola l'hash dei suoi 32 byte e ottieni il codice. Da lì vengono le carte, come spiega il README del bot.
deal-check-running = A partita finita, questo pulsante mostra il seed. Se dà il codice qui sopra, le carte non sono mai state scambiate.
deal-check-day = A giorno finito ({ $day }), questo pulsante mostra il seed.
unranked-seed = ⚖️ Fuori classifica: il seed è stato scelto, quindi qualcuno poteva conoscere queste carte.
unranked-known = ⚖️ Fuori classifica: qualcuno al tavolo conosceva già queste carte, da un altro tentativo o da un replay.
unranked-rematch = 🎈 Solo per divertimento, fuori classifica: questo canale ha già visto queste carte.
unranked-day-over = ⚖️ Fuori classifica: all'inizio della partita il giorno di queste carte era già finito.
unranked-own-way = ⚖️ Fuori classifica: giocata con un tema vostro, o con le carte di qualcuno messe da parte.

# /deal today
deal-title = ## 🌅 Le carte del giorno: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = Le stesse carte su ogni server, a parità di gioco, opzioni e numero di persone. Ognuno ha un tentativo che vale per la classifica. Se qualcuno conosce già le carte, si può giocare lo stesso, ma fuori classifica.
deal-until = Il giorno finisce { $when }.
deal-over = Questo giorno è finito, e i suoi seed sono pubblici. Chiunque può controllare le carte.
deal-codes = 🔒 **I codici completi di queste carte**, cioè gli hash SHA-256 dei loro seed:
deal-codes-over = 🌱 **I seed di queste carte.** Calcola l'hash dei 32 byte di un seed e ottieni il codice mostrato quel giorno:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 seed `{ $seed }`
deal-code-par = { $code } · 🎯 traguardo { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: stai ancora giocando con queste carte, quindi il seed arriva dopo.
deal-untried = Non hai ancora provato queste carte.
deal-tried = Hai già usato il tuo tentativo per la classifica: partita { $match }.
deal-leaderboard-title = ### Classifica per { $seats ->
    [one] 1 persona
   *[other] { $seats } persone
}, { $scope ->
    [here] questo server
   *[everywhere] tutti i server che partecipano
}
deal-leaderboard-empty = Nessuno ha ancora finito una partita con queste carte. Chi apre le danze?
deal-leaderboard-empty-over = Nessuno ha finito una partita con queste carte.
deal-leaderboard-page = -# { $teams ->
    [one] 1 squadra
   *[other] { $teams } squadre
}, pagina { $page } di { $pages }

# What a deal does not allow
deal-seed-unreadable = Questo non è un seed. Un seed ha 64 cifre, da 0 a 9 e da a a f; copialo dall'ultima riga di una partita finita.
deal-day-unreadable = Questo non è un giorno. Scrivilo così: 2026-11-21.
deal-day-to-come = Quel giorno non è ancora iniziato, quindi nessuno ne conosce le carte. I giorni iniziano a mezzanotte UTC.
deal-day-over = Quel giorno è finito. `/deal today` mostra le carte di oggi, e `/deal seed` ne distribuisce di vecchie, fuori classifica.
deal-seats-bound = Queste carte sono per { $seats ->
    [one] 1 persona
   *[other] { $seats } persone
}, e al tavolo { $seated ->
    [one] ce n'è 1
   *[other] ce ne sono { $seated }
}. { $seated ->
    [0] Prima siediti.
   *[other] Si inizia quando il numero è quello giusto.
}
deal-match-not-finished = La partita { $number } non è stata giocata fino in fondo, quindi non c'è niente da battere. Scegline una finita.
deal-deal-known = Conosci già queste carte, da un altro tentativo, da un tavolo o da un replay. Se prendi il posto, la partita va fuori classifica per tutto il tavolo.
deal-deal-in-play = Stai giocando proprio con queste carte. Guardale quando la tua partita è finita.
