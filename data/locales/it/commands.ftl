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
