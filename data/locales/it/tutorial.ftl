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

tutorial-the-game-lay = Gioca la carta { $card } sulla pila { $pile }
tutorial-the-game-begin = Tu e Kim avete guardato le vostre carte, sette a testa, e avete deciso che inizi tu.
tutorial-the-game-rise = La pila { $pile } sale da { $top }, e con la tua carta { $card } la distanza resta piccola: giocala.
tutorial-the-game-fall = La pila { $pile } scende da { $top }, quindi la tua carta { $card } va lì.
tutorial-the-game-end = Due carte bastano per un turno: finiscilo, e ne peschi altre due.
tutorial-the-game-signal = Kim ha dovuto fare un balzo fino a { $top } sulla pila { $pile }, ma tu hai appena pescato la carta { $card }, esattamente 10 in meno: fallo sapere a Kim con un segnale, perché i numeri non si dicono mai.
tutorial-the-game-trick = Kim ha visto il tuo segnale e ti ha lasciato la pila { $pile }. Ora gioca la carta { $card }, esattamente 10 in meno: il salto indietro!
tutorial-the-game-again = Con il salto avete recuperato dieci numeri, e la tua carta { $card } va già di nuovo bene sopra { $top }.
tutorial-the-game-finish = Era la tua seconda carta, quindi finisci il turno.
tutorial-the-game-done = Si va avanti così, turno dopo turno, fino a quando avete giocato tutte e 98 le carte o qualcuno non può giocarne abbastanza.

tutorial-the-mind-pause = Aspetta…
tutorial-the-mind-ready = Qui non ci sono turni, e non si dice una parola: tu e Kim avete tre carte a testa, quindi respira e metti la mano sul tavolo.
tutorial-the-mind-play = La carta più bassa di tutte va per prima, e la tua carta { $card } è bassa: giocala ora.
tutorial-the-mind-wait = La tua prossima carta è { $card }, ancora parecchio lontana, quindi lascia passare un po' di tempo.
tutorial-the-mind-risk = Kim ha giocato la carta { $top }, e ora sembra il momento giusto: gioca la tua carta { $card }.
tutorial-the-mind-mistake = Troppo presto! Kim aveva ancora la carta { $card }, che va da parte; perdete una vita, e tu e Kim rimettete la mano sul tavolo.
tutorial-the-mind-star = Da { $top } alla tua carta { $card } c'è parecchia strada, e quella di Kim potrebbe essere vicina alla tua: proponi una stella, e Kim accetta.
tutorial-the-mind-done = La stella ha tolto la carta più bassa di ogni mano, 69 e 71, e così il livello è finito. Il livello 3 dà una vita, e le carte del livello 4 sono già distribuite.
