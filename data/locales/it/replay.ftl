# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Replay
button-replay-back = ◀ Passo
button-replay-forward = Passo ▶
button-replay-play = ▶ Riproduci
button-replay-pause = ⏸ Pausa
button-replay-turn-back = ⏪ Turno
button-replay-turn-forward = Turno ⏩
button-replay-level-back = ⏪ Livello
button-replay-level-forward = Livello ⏩
button-replay-open-hands = Scopri le carte
button-replay-hide-hands = Copri le carte
button-replay-share = Condividi questo momento
button-replay-film = Condividi la partita
button-replay-text = Come testo
button-replay-json = Come JSON
button-history-newer = ◀ Più recenti
button-history-older = Più vecchie ▶

replay-title = Replay della partita { $match }
replay-match = Partita { $match }
replay-abandoned = La partita è stata chiusa in anticipo.
replay-position = **Passo { $step } di { $steps }**
replay-dealt = **Carte distribuite** · { $steps ->
    [0] nessuno ha fatto niente
    [one] segue 1 passo
   *[other] seguono { $steps } passi
}
replay-film-alt = Animato: { $count } immagini, una dopo l'altra.
replay-turning-points = Vai a un momento chiave
replay-deal = Le carte
replay-turning-point = Passo { $step }: { $said }
replay-seat = Posto { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** nessuna carta
replay-file = Ecco la partita { $match } in un file. Contiene i posti, non i nomi delle persone.

# What the check found
replay-check-true = ✅ Controllato: il seed dà queste carte, ogni passo segue le regole e il risultato è giusto.
replay-check-older = ℹ️ Giocata con una versione precedente delle regole. La vedi come è stata conservata, ma non si può più controllare.
replay-check-deal = ⚠️ Qualcosa non torna: il seed dà carte diverse da quelle conservate.
replay-check-step = ⚠️ Qualcosa non torna: il passo { $step } non può seguire quello precedente.
replay-check-outcome = ⚠️ Qualcosa non torna: i passi portano a una fine diversa da quella conservata.

# What is refused
replay-match-unknown = Su questo server la partita { $match } non c'è. `/history` mostra quelle che ci sono.
replay-still-running = La partita { $match } è ancora in corso. Potrai vederne il replay quando è finita.
replay-never-started = La partita { $match } non è mai iniziata, quindi non c'è niente da rivedere. `/history` mostra quelle giocate.
replay-match-unreadable = La partita { $match } è stata conservata da una versione che non so più leggere. Non è andato perso niente; chi mi gestisce può forse recuperarla.
replay-round-still-played = Un altro tavolo di questo round sta ancora giocando con queste carte. Potrai vederle quando il round è finito.
replay-deal-still-played = C'è chi può ancora giocare con queste carte, quindi per ora non le mostro a tutto il canale. `/replay` le mostra solo a te.
replay-page-past-end = { $pages ->
    [one] C'è una sola pagina.
   *[other] Ci sono solo { $pages } pagine.
} `/history` senza pagina mostra la più recente.

# The list
history-title = ## Le ultime partite su questo server
history-page = -# Pagina { $page } di { $pages } · { $total ->
    [one] 1 partita
   *[other] { $total } partite
}
history-empty = Su questo server nessuno ha ancora finito una partita. `/game new` apre un tavolo.
history-row =
    { "" }**{ $game }** · { $result }
    -# Partita { $match } · { $date } · { $options } · { $people }
history-par = { $result }, traguardo { $par }
history-abandoned = chiusa in anticipo
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Rivedi una partita finita turno per turno; se vuoi, a carte scoperte
option-match = La partita: scegline una o scrivi il suo numero
option-everyone = Sì: la vede chiunque sia in questo canale; altrimenti solo tu
command-history = Le ultime partite su questo server, solo per te
option-history-page = Quale pagina; la prima mostra le partite più recenti

# The text file
record-title = { $game }, partita { $match }
record-options = Opzioni: { $options }
record-seats = Posti: { $seats }
record-dates = Giocata: da { $started } a { $ended } (UTC)
record-seed = Seed: { $seed }
record-seed-later = si vedrà a giorno finito
record-hash = Hash del seed (SHA-256): { $hash }
record-rules = Versione delle regole: { $version }
record-result = Risultato: { $result }
record-deal = Le carte
record-step = Passo { $step }
record-end = La fine
