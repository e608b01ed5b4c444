# The Game

game-the-game = The Game
pitch-the-game = Tutte e 98 le carte su quattro pile, insieme e senza dire un numero.
lobby-picture-the-game = Quattro pile di carte: due salgono da 1, due scendono da 100.
menu-minimum = Difficoltà
menu-minimum-value = { $value ->
    [3] Esperti: almeno 3 carte a turno
   *[other] Normale: almeno { $value } carte a turno
}
menu-smaller-hands = Mani
menu-smaller-hands-value = { $value ->
    [yes] Mani più piccole: una carta in meno
   *[no] Mani normali
}
the-game-minimum = { $count ->
    [3] esperti: tre carte a turno
   *[other] due carte a turno
}
the-game-smaller-hands = una carta in meno in mano

the-game-nobody-began = Guardate le vostre carte (**Le mie carte** ti mostra le tue) e parlatene, senza numeri. Poi qualcuno preme **Inizio io**.
the-game-watched-start = Nessuno ha ancora iniziato.
the-game-begin-alone = Guarda le tue carte, poi premi **Inizio io**.
the-game-to-play = ▶️ **Tocca a { $name }:** ancora { $owed ->
    [one] 1 carta
   *[other] { $owed } carte
} da giocare.
the-game-may-go-on = ▶️ **{ $name }** può giocare altre carte o finire il turno.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Mazzo: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] Resta ancora 1 carta da giocare.
   *[other] Restano ancora { $count } carte su 98 da giocare.
}
the-game-over = La partita è finita.
the-game-look-at-hand = Nessuno ha ancora iniziato. Guardate le carte, parlatene senza numeri e decidete chi inizia.
the-game-other-turn = { $turns ->
    [0] Tocca a { $name }.
    [1] Tocca a { $name }. Poi tocca a te.
   *[other] Tocca a { $name }. A te tra { $turns } turni.
}
the-game-own-turn = **Tocca a te.** Gioca ancora almeno { $owed ->
    [one] 1 carta:
   *[other] { $owed } carte:
}
the-game-own-turn-paid = **Tocca a te.** Possono bastare: gioca altre carte o finisci il turno.
the-game-hand-empty = La tua mano è vuota. Ottimo lavoro!
the-game-choose-pile = Su quale pila va la carta **{ $card }**?
the-game-fits-nowhere = Adesso la carta **{ $card }** non va su nessuna pila. Scegli un'altra carta.
the-game-ends-match = ⚠️ Se giochi la carta **{ $card }** sulla pila { $pile }, non puoi completare il turno e la partita è persa. Vuoi farlo davvero?
the-game-jumps = ⚠️ La carta **{ $card }** sulla pila { $pile } salta di { $gap }; { $other_gap ->
    [-10] la **{ $other }** sulla pila { $other_pile } è il salto indietro
   *[other] la **{ $other }** sulla pila { $other_pile } solo di { $other_gap }
}. La giochi lo stesso?
the-game-signals = Di' qualcosa su una pila a chi gioca con te, senza numeri. Premi di nuovo per ritirarlo.

the-game-beaten = 🏆 **Tutte e 98 le carte giocate. Avete battuto The Game!**
the-game-beaten-alone = 🏆 **Tutte e 98 le carte giocate. Hai battuto The Game in solitario!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}: eccellente!**
the-game-left = **{ $count } carte rimaste.**
the-game-close = **{ $count } carte rimaste.** Con { $missing ->
    [one] una in meno
   *[other] { $missing } in meno
} sarebbe stata eccellente.
the-game-par = 🎯 Il traguardo con queste carte: { $par }; rimaste: { $left ->
    [0] nessuna
   *[other] { $left }
}.
the-game-par-way = 🎯 Il traguardo con queste carte: { $par }; rimaste: { $left }. A carte scoperte, c'è un modo per giocarle tutte.
the-game-duty-not-met = { $name } doveva giocare { $owed ->
    [one] ancora 1 carta, ma nessuna andava bene.
   *[other] ancora { $owed } carte, ma quelle che andavano bene non bastavano.
}

signal-leave-it-to-me = Ci penso io
signal-small-steps-only = Solo piccoli passi
signal-can-turn-back = Posso tornare indietro

button-begin = Inizio io
button-end-turn = Fine turno
button-signals = Segnali
button-lay = Pila { $pile } { $arrow } su { $top }, distanza { $gap }
button-lay-trick = Pila { $pile } { $arrow } su { $top }, ↩ salto indietro
button-lay-anyway = Giocala lo stesso
button-lay-instead = Gioca { $card } sulla pila { $pile }
button-move = ↔ Sposta { $card } sulla pila { $pile } { $arrow }
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } sulla pila { $pile }, distanza { $gap }
event-card-played-trick = { $name }: { $card } sulla pila { $pile }, ↩ salto indietro!
event-had-to = { $move }. «Ho dovuto».
event-card-moved = { $name } ha spostato la carta { $card } dalla pila { $former } alla pila { $pile }
event-cards-drawn = { $name } ha pescato { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
event-seat-skipped = { $name } non ha più carte e salta il turno

choice-card = { $card }, va sulla pila { $piles }
choice-card-nowhere = { $card }, adesso non va su nessuna pila
choice-pile = Pila { $pile } { $arrow } su { $top }, distanza { $gap }
choice-pile-trick = Pila { $pile } { $arrow } su { $top }, salto indietro
choice-pile-plain = Pila { $pile } { $arrow } su { $top }

rule-not-your-turn = Non ancora: tocca a { $name }.
rule-nobody-began = Prima premi **Inizio io** o scrivi `/begin`: nessuno ha ancora iniziato.
rule-already-begun = Si sta già giocando: tocca a { $name }.
rule-card-not-held = Non hai la carta { $card } in mano. `/hand` mostra le tue carte.
rule-unknown-pile = La pila { $pile } non c'è. Le pile 1 e 2 salgono, le pile 3 e 4 scendono.
rule-card-does-not-fit = La carta { $card } non va sulla pila { $pile }: in cima c'è { $top }. { $fits ->
    [none] Adesso non va su nessuna pila, quindi scegli un'altra carta.
   *[other] Va sulla pila { $fits }.
}
rule-nothing-to-move = Quella carta resta dov'è: puoi spostare solo quella appena giocata, una volta per turno e finché non succede altro.
rule-duty-unpaid = Gioca ancora almeno { $owed ->
    [one] 1 carta
   *[other] { $owed } carte
} prima di finire il turno.
rule-signal-already-there = Hai già dato questo segnale sulla pila { $pile }.
rule-nobody-to-signal = Giochi in solitario, quindi nessuno vedrebbe il segnale.
rule-no-signal-there = Sulla pila { $pile } non hai nessun segnale da ritirare.

option-minimum = The Game: carte da giocare a ogni turno, 3 per esperti
option-smaller-hands = The Game: una carta in meno in ogni mano
command-begin = Di' “Inizio io”
command-done = Finisci il turno e pesca
command-signal = Dai un segnale su una pila o ritiralo
option-signal-pile = La pila: 1 e 2 salgono, 3 e 4 scendono
option-kind = Che cosa vuoi dire sulla pila

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] va
   *[other] vanno
} sulla pila { $pile })
the-game-moment-tricks = 🔥 **{ $count } salti indietro di fila!**
the-game-moment-last = 🏁 **{ $left ->
    [one] L'ultimissima carta!
   *[other] Ancora { $left } carte!
}**
the-game-highlight-tricks = ✨ Il momento più bello: **{ $count } salti indietro di fila** ({ $names }).
the-game-highlight-rescue = ✨ Il salvataggio: le pile erano quasi piene, eppure hanno trovato posto ancora **{ $count } carte**.
the-game-highlight-jump = ↕️ Qui è cambiato tutto: con il { $card } la pila { $pile } è saltata **di { $gap } in un colpo**.

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

# /game tutorial: The Game

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

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pila { $pile } · { $name }: { $signal }
the-game-hand-in-words = Le tue carte: { $cards }
the-game-card-in-words = { $card } (pila { $pile }, { $gap ->
    [-10] salto indietro
   *[other] distanza { $gap }
})
the-game-pile-in-words = Pila { $pile }, { $way ->
    [up] crescente
   *[down] decrescente
}, su { $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] carta rimasta
   *[other] carte rimaste
}
picture-turns = turni
picture-tricks = { $count ->
    [one] salto indietro
   *[other] salti indietro
}
picture-chain = salti di fila

# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] tutte e 98 le carte giocate
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}
the-game-fewer-than-before = { $count ->
    [one] 1 carta in meno dell'ultima volta
   *[other] { $count } carte in meno dell'ultima volta
}
the-game-more-than-before = { $count ->
    [one] 1 carta in più dell'ultima volta
   *[other] { $count } carte in più dell'ultima volta
}
the-game-same-as-before = tante carte rimaste quante l'ultima volta
the-game-scale = carte rimaste (meno è meglio)

counter-tricks = ↩ { $count ->
    [one] 1 salto indietro
   *[other] { $count } salti indietro
}

achievement-the-game-ten-tricks = Dieci salti
achievement-the-game-ten-tricks-how = Dieci salti indietro in una sola partita.
achievement-the-game-comeback = Rimonta
achievement-the-game-comeback-how = Una vittoria, anche se a un certo punto sulle pile c'era troppo poco spazio per le carte rimaste.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] una carta con le pile ormai quasi piene
   *[other] { $count } carte con le pile ormai quasi piene
}

# The Game, replayed: all hands open

replay-begun = { $name }: inizio io
replay-turn-ended = { $name } finisce il turno
replay-cards-drawn = { $name } pesca { $cards }
replay-signal-given = 💬 { $name } sulla pila { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } ritira il segnale dalla pila { $pile }
replay-duty-not-met = 🛑 { $name } doveva giocare { $owed ->
    [one] ancora 1 carta, e nessuna va bene
   *[other] ancora { $owed } carte, e non bastano quelle che vanno bene
}
replay-draw-pile = { $count ->
    [0] Il mazzo è vuoto.
   *[other] Mazzo: { $count }, in arrivo { $cards }
}

turning-last-card = 🏆 l'ultima carta
turning-duty-not-met = 🛑 le carte che vanno bene non bastano
turning-largest-gap = la distanza più grande, { $gap } ({ $card } sulla pila { $pile })
turning-trick = ↩ salto indietro, { $card } sulla pila { $pile }
turning-draw-pile-empty = il mazzo è vuoto
turning-hint = 💡 circa { $count } carte in più erano possibili

# Che cosa pensa un compagno di un turno; finché le mani sono coperte, nessuna carta è nominata
hint-trick = 💡 Qui il salto indietro era pronto.
hint-signal = 💡 Qui un segnale chiedeva di lasciare stare una pila.
hint-fewer = 💡 Qui meno carte avrebbero lasciato più spazio.
hint-more = 💡 Qui ci stava bene un'altra carta.
hint-other = 💡 Qui un altro turno avrebbe lasciato più spazio.
hint-worth = Valeva circa { $count } carte.
hint-companion = 🤖 Al posto di { $name } un compagno avrebbe giocato così: { $cards }.
hint-same = 🤖 Al posto di { $name } un compagno avrebbe giocato lo stesso.
hint-card = { $card } sulla pila { $pile }
