# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**Insieme, giocate tutte e 98 le carte, da 2 a 99, su quattro pile.** Da una a cinque persone giocano come una sola squadra.

    { "" }**Mani:** in solitario si hanno 8 carte, in due 7 a testa, da tre a cinque persone 6 a testa. Per una partita più difficile, una in meno a testa. Le altre formano il mazzo.

    { "" }**Pile:** la 1 e la 2 **salgono** da 1: ogni carta deve essere più alta di quella sotto. La 3 e la 4 **scendono** da 100: ogni carta deve essere più bassa. La distanza può essere qualsiasi; piccola è meglio.

    { "" }**Il salto indietro:** una carta più bassa di esattamente 10 può andare su una pila crescente, una più alta di esattamente 10 su una decrescente. Si può fare quante volte si vuole.

    { "" }**L'inizio:** guardate le vostre carte, parlatene e decidete chi inizia. Da lì i turni seguono il giro del tavolo.

    { "" }**Il tuo turno:** gioca almeno due carte (tre nella partita da esperti), una dopo l'altra, su qualsiasi pila. Quando il mazzo è vuoto, ne basta una. Di più si può sempre. Finisci il turno e peschi tante carte quante ne hai giocate, finché ce ne sono. Chi non ha più carte da pescare né da giocare salta il turno.

    { "" }**Parlare:** potete dire tutto tranne i numeri, in qualsiasi forma. “Lasciatemi la pila 2” va bene; “Ho un trenta e qualcosa” no.

    { "" }**I segnali** parlano senza parole: Ci penso io, Solo piccoli passi, Posso tornare indietro. Un segnale resta sulla sua pila finché non ci giochi una carta o lo ritiri.

    { "" }**Vittoria:** tutte e 98 le carte sono giocate. **Fine:** chi è di turno non può giocare abbastanza carte. Allora contate quelle rimaste in mano e nel mazzo: meno di dieci è eccellente.

the-game-rules-picture = Una pila crescente da 1: 4, 13, 27, poi 10 indietro fino a 17, poi 20. Una pila decrescente da 100: 94, 81, 60, poi 10 indietro fino a 70, poi 66.
