# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Impara un gioco in tre minuti, per conto tuo e solo per te
option-tutorial-game = Il gioco; altrimenti si comincia con The Game

button-tutorial = Tutorial
button-tutorial-next = Ora: { $game }

tutorial-title = ### { $game }, passo { $step } di { $steps }
tutorial-title-done = ### { $game }: ora sai giocare!
tutorial-partner = Kim
tutorial-hand =
    Le tue carte:
    { "" }**{ $cards }**

tutorial-the-game-lay = Gioca { $card } sulla pila { $pile }
tutorial-the-game-begin = Tu e Kim avete guardato le vostre carte, sette a testa, e avete deciso che inizi tu.
tutorial-the-game-rise = La pila { $pile } sale da { $top }, e { $card } lascia solo una piccola distanza: giocala.
tutorial-the-game-fall = La pila { $pile } scende da { $top }, quindi la tua carta { $card } va lì.
tutorial-the-game-end = Due carte bastano per un turno: finiscilo, e ne peschi due nuove.
tutorial-the-game-signal = Kim ha dovuto fare un balzo fino a { $top } sulla pila { $pile }, ma tu hai appena pescato { $card }, esattamente 10 in meno: dillo a Kim con un segnale, perché i numeri non si dicono mai.
tutorial-the-game-trick = Kim ha visto il tuo segnale e ti ha lasciato la pila { $pile }. Ora gioca { $card }, esattamente 10 in meno: il salto indietro!
tutorial-the-game-again = Il salto ha riguadagnato dieci posti, e { $card } va già di nuovo bene su { $top }.
tutorial-the-game-finish = Era la tua seconda carta, quindi finisci il turno.
tutorial-the-game-done = Si va avanti così, turno dopo turno, finché tutte e 98 le carte sono giocate o qualcuno non può giocarne abbastanza.

tutorial-the-mind-pause = Aspetta…
tutorial-the-mind-ready = Qui non ci sono turni, e non si dice una parola: tu e Kim avete tre carte a testa, quindi respira e metti la mano sul tavolo.
tutorial-the-mind-play = La carta più bassa di tutte viene per prima, e { $card } è bassa: giocala ora.
tutorial-the-mind-wait = La tua prossima carta è { $card }, ancora parecchio lontana, quindi lascia passare un po' di tempo.
tutorial-the-mind-risk = Kim ha giocato { $top }, e ora sembra il momento giusto: gioca { $card }.
tutorial-the-mind-mistake = Troppo presto: Kim aveva ancora { $card }, che va da parte, una vita se ne va, e tu e Kim rimettete la mano sul tavolo.
tutorial-the-mind-star = Da { $top } alla tua carta { $card } c'è parecchia strada, e quella di Kim potrebbe essere vicina alla tua: proponi una stella, e Kim accetta.
tutorial-the-mind-done = La stella ha tolto la carta più bassa di ogni mano, 69 e 71, e così il livello è finito. Il livello 3 porta una vita, e il livello 4 è distribuito.
