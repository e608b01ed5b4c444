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
the-game-signals = Di' qualcosa su una pila a chi gioca con te, senza numeri.
the-game-signal-pile = Quale pila?
the-game-signal-kind = Che cosa vuoi dire?

the-game-beaten = 🏆 **Tutte e 98 le carte giocate. Avete battuto The Game!**
the-game-beaten-alone = 🏆 **Tutte e 98 le carte giocate. Hai battuto The Game in solitario!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}: eccellente!**
the-game-left = **{ $count } carte rimaste.**
the-game-par = 🎯 Il traguardo con queste carte: { $par }; rimaste: { $left ->
    [0] nessuna
   *[other] { $left }
}.
the-game-par-way = 🎯 Il traguardo con queste carte: { $par }; rimaste: { $left }. A carte scoperte, c'è un modo per giocarle tutte.
the-game-duty-not-met = { $name } doveva giocare { $owed ->
    [one] ancora 1 carta, e { $held ->
        [one] l'ultima non andava bene.
       *[other] delle { $held } in mano non ne andava bene nessuna.
    }
   *[other] ancora { $owed } carte, e delle { $held } in mano non ne andavano bene abbastanza.
}

signal-leave-it-to-me = Ci penso io
signal-small-steps-only = Solo piccoli passi
signal-can-turn-back = Posso tornare indietro

button-begin = Inizio io
button-end-turn = Fine turno
button-signals = Segnali
button-give-signal = Dillo
button-take-back-signal = Ritiralo
button-lay = Pila { $pile } { $arrow } su { $top }, distanza { $gap }
button-lay-trick = Pila { $pile } { $arrow } su { $top }, salto indietro
button-lay-anyway = Giocala lo stesso
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } sulla pila { $pile }, distanza { $gap }
event-card-played-trick = { $name }: { $card } sulla pila { $pile }, ↩ salto indietro!
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
