# /help, and the rules without a table

command-help = Che cos'è e come si comincia, solo per te
option-rules-game = Il gioco; altrimenti quello sul tavolo di questo canale

button-help = Aiuto
button-help-nights = Serate giochi
button-open-table = Apri un tavolo
button-open-with-companions = 🤖 Gioca con i compagni
button-game-with-companions = 🤖 { $game }

help-page =
    ## Ciao, sono Unspoken
    Porto nel canale giochi di carte in cui si vince o si perde tutti insieme. Il bello è che nessuno può dire un numero. Le tue carte le vedi solo tu.
help-game = { "" }**{ $game }**: da { $least } a { $most } persone.
help-start =
    ### Come si comincia
    1. Scrivi `/game new` e scegli un gioco.
    2. Chi vuole giocare preme **Gioco anch'io**, oppure aggiungi un compagno 🤖. Poi qualcuno preme **Inizia**.
    3. **Le mie carte**, in fondo al tavolo, ti mostra la tua mano.
help-start-direct =
    ### Come si comincia
    1. In un canale di un server dove ci sono anch'io, scrivi `/game new` e scegli un gioco.
    2. Chi vuole giocare preme **Gioco anch'io**, oppure aggiungi un compagno 🤖. Poi qualcuno preme **Inizia**.
    3. **Le mie carte**, in fondo al tavolo, ti mostra la tua mano.
help-commands =
    ### Bastano cinque comandi
    `/game tutorial` ti mostra come si fa, in tre minuti
    `/game new` apre un tavolo
    `/game rules` spiega un gioco
    `/hand` mostra le tue carte
    `/game end` chiude una partita in anticipo
    🌙 E per una serata intera: `/night plan`
help-commands-direct =
    ### Bastano cinque comandi
    `/game tutorial` ti mostra come si fa, in tre minuti
    `/game new` apre un tavolo
    `/game rules` spiega un gioco
    `/hand` mostra le tue carte
    `/game end` chiude una partita in anticipo
    🌙 E per una serata intera: `/night plan`
    -# I comandi funzionano sui server. Tutorial e regole ci sono anche qui: premi un pulsante.
help-nights =
    ## 🌙 Una serata giochi
    1. `/night plan` chiede chi viene e manda un promemoria. `/night start` inizia subito.
    2. Chi c'è preme **Sono qui**.
    3. `/night round` vi assegna ai tavoli, ogni round con gente diversa. I tavoli con lo stesso numero di persone giocano con le stesse carte.
    4. `/night end` chiude la serata con un riepilogo.
help-nights-points =
    ### Come si contano i punti
    Chi è a un tavolo riceve i punti del tavolo, e i round si sommano.
    { "" }**I tavoli con le stesse carte** si confrontano: 100 × (tavoli andati peggio + metà di quelli alla pari) ÷ tutti gli altri tavoli. Il migliore prende 100, l'ultimo 0. Se nel round con altre carte hanno giocato più tavoli che con le vostre, i punti stanno un po' più vicini a 50.
    { "" }**Senza confronto** i punti dicono quanta strada avete fatto, in percentuale: in The Game le carte giocate, in The Mind i livelli superati. 49 carte su 98 fanno 50 punti.
help-which-game = ### Quale gioco?
help-alone = -# 🤖 Non c'è nessun altro? A questi tavoli aspettano già due compagni giocati dal programma, e si può iniziare subito.
rules-other-game = Le regole di…

# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Impara un gioco in tre minuti, per conto tuo e solo per te
option-tutorial-game = Il gioco; altrimenti si comincia con The Game

button-tutorial = Tutorial
button-tutorial-next = E ora { $game }

tutorial-title = ### { $game }, passo { $step } di { $steps }
tutorial-title-done = ### { $game }: ora sai giocare!
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Le tue carte:
    { "" }**{ $cards }**
