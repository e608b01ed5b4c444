# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Insieme, giocate tutte le carte dalla più bassa alla più alta su una sola pila. Senza una parola.** Da due a quattro persone giocano come una sola squadra.

    { "" }**Livelli:** nel livello 1 ognuno ha una carta da 1 a 100, nel livello 2 ne ha due, e così via. Prima di ogni livello si rimescolano tutte le 100 carte.
    - Due persone: 12 livelli, 2 vite, 1 stella ninja
    - Tre persone: 10 livelli, 3 vite, 1 stella ninja
    - Quattro persone: 8 livelli, 4 vite, 1 stella ninja

    { "" }**Concentrazione:** prima di ogni livello ognuno mette una mano sul tavolo. Quando ci sono tutte, si conta 3, 2, 1 e si gioca.

    { "" }**Gioco:** non ci sono turni. Quando senti che è il momento, gioca la tua carta **più bassa**. Chiunque può dire **Stop** quando vuole; allora si rimettono tutte le mani sul tavolo.

    { "" }**Un errore:** qualcuno ha giocato una carta mentre un'altra persona ne aveva ancora una più bassa. Costa una vita. Tutte le carte più basse vanno da parte coperte, si rimettono le mani sul tavolo e il livello continua.

    { "" }**Una stella:** chiunque può proporla in qualsiasi momento durante un livello. Se accetta tutto il tavolo, la stella se ne va e ognuno scarta scoperta la propria carta più bassa. Poi si rimettono le mani sul tavolo.

    { "" }**I livelli danno** una stella dopo il 2, il 5 e l'8, e una vita dopo il 3, il 6 e il 9; al massimo tre stelle e cinque vite.

    { "" }**Parlare:** mentre un livello è in corso, non rivelare niente delle tue carte, nemmeno con un cenno; qui non ci sono segnali. Tra un livello e l'altro e quando il gioco è fermo, parlate quanto volete. Mai dire un numero.

    { "" }**Vittoria:** tutti i livelli sono superati. **Sconfitta:** avete perso l'ultima vita.

    { "" }**Alla cieca:** dopo l'ultimo livello potete continuare, se tutto il tavolo è d'accordo: dal livello 1, con le vite e le stelle rimaste e con le carte coperte. Alla fine di ogni livello si scopre la pila, e un errore nella pila costa una vita.

the-mind-rules-picture = Una pila, giocata da tre persone: 6, 22, 23, 41, 90. Accanto, tre vite e una stella.
