# The Mind

game-the-mind = The Mind
pitch-the-mind = Giocate le carte in ordine crescente, senza una parola: basta sentire il momento.
lobby-picture-the-mind = Carte in ordine crescente da 4 a 97, tre vite e una stella.
menu-blind-mistakes = Livelli alla cieca
menu-blind-mistakes-value = { $value ->
    [each] Livelli alla cieca: una vita per ogni errore
   *[level] Livelli alla cieca: una vita al massimo
}
menu-start-level = Primo livello
menu-start-level-value = { $value ->
    [1] Si parte dall'inizio
   *[other] Si parte dal livello { $value }
}
the-mind-start-level = dal livello { $level }
the-mind-blind-each = alla cieca: ogni errore costa una vita

the-mind-level = Livello { $level } di { $last }
the-mind-blind-level = 🙈 Livello { $level } di { $last } alla cieca
the-mind-lives = { $count ->
    [one] 1 vita
   *[other] { $count } vite
}
the-mind-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
}
the-mind-pile-empty = La pila è vuota.
the-mind-pile = Pila: { $cards } ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}, l'ultima di { $name })
the-mind-last-pile = La pila del livello { $level }: { $cards }
the-mind-last-blind-pile = La pila del livello { $level } alla cieca: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **La carta { $card } di { $name } è arrivata troppo presto.** Messe da parte: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Concentrazione.** Premi **Ci sono** per mettere la mano sul tavolo. Quando ci sono tutte le mani, parte il conto alla rovescia e si gioca.
the-mind-concentrate = ✋ **Concentrazione.** Mani sul tavolo: { $ready }. In attesa di **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Via le mani dal tavolo, ma ancora niente carte.
the-mind-countdown-brief = ## { $count }…
the-mind-play = ▶️ **Si gioca!** Gioca la tua carta più bassa quando senti che è il momento. Non una parola!
the-mind-play-brief = ▶️ **Si gioca!**
the-mind-play-empty = 🤫 **Non una parola!** Il resto della squadra sta ancora giocando.
the-mind-play-blind = ▶️ **Si gioca alla cieca!** Le carte si giocano coperte; la pila si scopre alla fine del livello. Non una parola!
the-mind-play-blind-brief = ▶️ **Si gioca alla cieca!**
the-mind-star-proposed = ⭐ **{ $name } propone una stella:** ognuno scarta scoperta la propria carta più bassa. In attesa di **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] Superati { $level } livelli su { $level }
   *[other] Superati tutti i livelli dal { $start } in poi
}. Avete vinto!** Continuate alla cieca con le vite e le stelle rimaste, o vi fermate qui?
the-mind-blind-proposed = 🙈 **{ $names }** { $count ->
    [one] vuole
   *[other] vogliono
} continuare alla cieca. In attesa di **{ $missing }**. Se qualcuno preferisce fermarsi qui, la partita finisce.
the-mind-finish-proposed = 🏁 **{ $names }** { $count ->
    [one] vuole
   *[other] vogliono
} fermarsi qui. La partita finisce tra un minuto, a meno che qualcuno non voglia continuare alla cieca.
the-mind-over = La partita è finita.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = Messe da parte coperte in questo livello: { $count }
the-mind-discarded = Scartate per le stelle: { $cards }
the-mind-your-cards = Le tue carte: { $cards }
the-mind-own-aside = Le tue carte messe da parte (le vedi solo tu): { $cards }
the-mind-hand-empty = In questo livello non hai più carte.
the-mind-sure-refuse = ⚠️ Così la partita finisce per tutto il tavolo, con i livelli superati. Vuoi farlo davvero?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Tutti i livelli superati
   *[other] Tutti i livelli dal { $start } in poi superati
}, e tutti anche alla cieca. Ormai siete una sola mente.**
the-mind-finished = 🏆 **{ $start ->
    [1] Tutti i livelli superati. Avete battuto The Mind!
   *[other] Tutti i livelli dal { $start } in poi superati!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] Avete superato tutti i livelli e battuto The Mind!
   *[other] Tutti i livelli dal { $start } in poi superati!
}** L'ultima vita se n'è andata solo nel livello { $level } alla cieca.
the-mind-game-lost = **Il livello { $level } vi è costato l'ultima vita.**
the-mind-result = Livelli superati: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · alla cieca: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

button-ready = ✋ Ci sono
button-is-ready = ✋ Ci sei
button-play-lowest = Gioca la mia carta più bassa
button-play-card = Gioca { $card }
button-stop = Stop
button-star = ⭐ Proponi una stella
button-agree = ⭐ Accetta
button-decline = Rifiuta
button-take-star-back = Ritira la stella
button-go-blind = 🙈 Avanti alla cieca
button-finish = Fermiamoci qui
button-finish-sure = Chiudi la partita

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 La carta { $card } di { $name } è arrivata troppo presto; { $count ->
    [one] 1 carta più bassa va
   *[other] { $count } carte più basse vanno
} da parte
event-mind-life-lost = 💔 { $lives ->
    [0] Persa l'ultima vita
   *[other] { $count ->
        [one] Una vita in meno
       *[other] { $count } vite in meno
    }; { $lives ->
        [one] ne resta 1
       *[other] ne restano { $lives }
    }
}
event-mind-star-proposed = ⭐ { $name } propone una stella
event-mind-star-declined = ⭐ { $name } rifiuta; la stella resta
event-mind-star-lapsed = ⭐ Il gioco è ripreso prima che la stella di { $name } avesse il sì di tutto il tavolo; la stella resta
event-mind-star-used = ⭐ Stella usata: { $cards }
event-mind-stopped = ✋ Stop: di nuovo le mani sul tavolo
event-mind-turned-over = 👀 La pila coperta si scopre: { $count ->
    [0] nessun errore!
    [one] 1 errore
   *[other] { $count } errori
}
event-mind-level-passed = ✅ Livello { $level } superato
event-mind-reward-gained = 🎁 { $reward ->
    [life] Guadagnata una vita
   *[star] Guadagnata una stella
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] Avete già il massimo di vite, quindi niente vita in più
   *[star] Avete già il massimo di stelle, quindi niente stella in più
}
event-mind-level-dealt = 🂠 Distribuite le carte del livello { $level }
event-mind-blind-proposed = 🙈 { $name } vuole continuare alla cieca
event-mind-went-blind = 🙈 Si continua alla cieca
event-mind-finish-proposed = 🏁 { $name } vuole fermarsi qui

choice-lowest = { $card }, la tua carta più bassa
choice-star-yes = Sì: proponi una stella o accetta quella proposta
choice-star-no = No: rifiuta o ritira la tua proposta
choice-blind-on = Continua alla cieca
choice-blind-finish = Fermati ai livelli superati

command-settings-table = Che cosa mostrano i tavoli su questo server
option-show-hand-counts = The Mind: se il tavolo dice quante carte ci sono in ogni mano
settings-table = { $counts ->
    [yes] In The Mind il tavolo **dice quante carte ci sono in ogni mano**.
   *[no] In The Mind il tavolo **non dice quante carte ci sono in ogni mano**.
} Il cambiamento si vede dalla prossima mossa.

rule-level-too-high = Con questo numero di persone l'ultimo livello è { $last }, quindi non si può partire dal livello { $level }. Scegline uno più basso.
rule-concentrate-first = Non ancora: prima tutte le mani sul tavolo, quindi non è stata giocata nessuna carta. In attesa di { $names }.
rule-already-ready = La tua mano è già sul tavolo. Ora le altre.
rule-already-playing = Ci sono già tutte le mani, e il livello è in corso.
rule-already-stopped = Hai già detto stop. Premi **Ci sono** quando te la senti.
rule-hand-empty = In questo livello non hai più carte. Lo finisce il resto della squadra.
rule-not-your-lowest = La tua carta più bassa è { $lowest }, non { $card }. Non è stata giocata nessuna carta.
rule-star-is-proposed = { $name } propone una stella. Prima accetta o rifiuta; non è stata giocata nessuna carta.
rule-no-star-left = Non avete più stelle.
rule-no-star-proposed = In questo momento nessuno propone una stella.
rule-already-agreed = Hai già accettato. Ora tocca al resto della squadra.
rule-no-cards-at-stake = Non hai più carte, quindi il tuo è un sì. Decide il resto della squadra.
rule-no-level-runs = Tutti i livelli sono superati. Continuare alla cieca o fermarsi qui: `/blind` serve per tutte e due le cose.
rule-already-finishing = L'hai già detto. La partita finisce entro un minuto, a meno che qualcuno non voglia continuare alla cieca.
rule-nobody-finishes = Adesso nessuno vuole fermarsi qui.
rule-levels-remain = Non ancora: i livelli alla cieca vengono dopo l'ultimo livello.

option-blind-mistakes = The Mind: che cosa costano gli errori in un livello alla cieca
option-blind-mistakes-level = una vita a livello
option-blind-mistakes-each = una vita a errore
option-start-level = The Mind: il livello da cui partire
command-ready = Metti la mano sul tavolo; il livello inizia quando ci sono tutte le mani
command-stop = Ferma il livello; ci si concentra di nuovo
command-star = Proponi una stella, accettala o rifiutala
command-blind = Dopo l'ultimo livello: continua alla cieca o fermati qui
option-star = Sì, se non scegli altro
option-blind = Si continua, se non scegli altro

the-mind-moment-passed = 🎉 **Livello { $level } superato!**
the-mind-moment-passed-blind = 🎉 **Livello { $level } alla cieca superato!**
the-mind-missing = { $count ->
    [0] È stato solo un errore di troppo, proprio sulle ultime carte del livello.
    [one] Mancava solo 1 carta per superare il livello { $level }.
   *[other] Mancavano { $count } carte per superare il livello { $level }.
}
the-mind-highlight-rescue = ✨ Il momento più bello: { $count ->
    [one] **un livello superato** con l'ultima vita.
   *[other] **{ $count } livelli superati** con l'ultima vita.
}
the-mind-count = ⏱️ Il ritmo: { $seconds } s per numero. Il più sul filo: { $low } → { $high }, a { $apart } s di distanza ({ $first }, { $second }).

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

# /game tutorial: The Mind

tutorial-the-mind-pause = Aspetta…
tutorial-the-mind-ready = Qui non ci sono turni, e non si dice una parola: tu e Kim avete tre carte a testa, quindi respira e metti la mano sul tavolo.
tutorial-the-mind-play = La carta più bassa di tutte va per prima, e la tua carta { $card } è bassa: giocala ora.
tutorial-the-mind-wait = La tua prossima carta è { $card }, ancora parecchio lontana, quindi lascia passare un po' di tempo.
tutorial-the-mind-risk = Kim ha giocato la carta { $top }, e ora sembra il momento giusto: gioca la tua carta { $card }.
tutorial-the-mind-mistake = Troppo presto! Kim aveva ancora la carta { $card }, che va da parte; perdete una vita, e tu e Kim rimettete la mano sul tavolo.
tutorial-the-mind-star = Da { $top } alla tua carta { $card } c'è parecchia strada, e quella di Kim potrebbe essere vicina alla tua: proponi una stella, e Kim accetta.
tutorial-the-mind-done = La stella ha tolto la carta più bassa di ogni mano, 69 e 71, e così il livello è finito. Il livello 3 dà una vita, e le carte del livello 4 sono già distribuite.

# Words that stand in the pictures of The Mind

picture-level = Livello
picture-blind-level = Alla cieca
picture-levels-passed = { $count ->
    [one] livello superato
   *[other] livelli superati
}
picture-all-passed = Tutti i livelli superati!
picture-mistakes = { $count ->
    [one] errore
   *[other] errori
}
picture-lives = { $count ->
    [one] vita rimasta
   *[other] vite rimaste
}
picture-stars-used = { $count ->
    [one] stella usata
   *[other] stelle usate
}
picture-aside = da parte
picture-open-for-star = per le stelle
picture-choosing = Alla cieca?

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] nessun livello superato
    [one] 1 livello superato
   *[other] { $passed } livelli superati
}{ $blind ->
    [0] {""}
   *[other] {""} e { $blind } alla cieca
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = { $count ->
    [one] 1 livello in più dell'ultima volta
   *[other] { $count } livelli in più dell'ultima volta
}
the-mind-short-of-before = { $count ->
    [one] 1 livello in meno dell'ultima volta
   *[other] { $count } livelli in meno dell'ultima volta
}
the-mind-same-level-more-lives = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 vita in più
   *[other] { $count } vite in più
}
the-mind-same-level-fewer-lives = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 vita in meno
   *[other] { $count } vite in meno
}
the-mind-same-level-more-stars = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 stella in più
   *[other] { $count } stelle in più
}
the-mind-same-level-fewer-stars = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 stella in meno
   *[other] { $count } stelle in meno
}
the-mind-same-as-before = esattamente come l'ultima volta
the-mind-scale = livelli superati (più è meglio)

counter-mistakes = 💥 { $count ->
    [one] 1 carta troppo presto
   *[other] { $count } carte troppo presto
}
counter-lives = 💔 { $count ->
    [one] 1 vita persa insieme
   *[other] { $count } vite perse insieme
}
counter-stars = ⭐ { $count ->
    [one] 1 stella usata insieme
   *[other] { $count } stelle usate insieme
}

achievement-the-mind-blind-level-3 = Livello 3 alla cieca
achievement-the-mind-blind-level-3-how = Avete raggiunto il terzo livello con la pila coperta.
achievement-the-mind-comeback = Rimonta
achievement-the-mind-comeback-how = Avete superato ogni livello, anche se a un certo punto restava una vita sola.
the-mind-progress = livello { $level } di { $last }{ $blind ->
    [yes] {""}, alla cieca
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] un livello con l'ultima vita
   *[other] { $count } livelli con l'ultima vita
}

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } c'è
replay-star-agreed = ⭐ { $name } accetta
replay-blind-agreed = 🙈 { $name } ci sta
replay-finished = 🏁 { $name } si ferma qui
replay-play-began = ▶️ { $blind ->
    [yes] Il livello { $level } alla cieca è in corso
   *[no] Il livello { $level } è in corso
}
replay-played-blind = { $name }: { $card }, coperta
replay-cards-set-aside = { $name } mette da parte { $cards }
replay-cards-set-aside-hidden = { $name } mette da parte { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
replay-mind-all-levels-passed = 🏆 L'ultimo livello è superato
replay-mind-game-beaten = 🏆 Superato anche l'ultimo livello alla cieca
replay-mind-game-lost = Persa l'ultima vita

replay-pile = Pila: { $cards }
replay-set-aside = Da parte: { $cards }
replay-star-proposed = ⭐ { $name } propone una stella. Hanno accettato: { $agreed }
replay-concentrating = ✋ Ci si concentra. Mani sul tavolo: { $ready }
replay-concentrating-all = ✋ Ci si concentra.
replay-playing = ▶️ Il livello è in corso.

turning-game-beaten = 🏆 l'ultimo livello alla cieca è superato
turning-game-lost = 💔 l'ultima vita
turning-finished = 🏁 la fine
turning-all-levels-passed = 🏆 l'ultimo livello è superato
turning-mistake = 💥 { $card } troppo presto: { $count ->
    [one] 1 carta era più bassa
   *[other] { $count } carte erano più basse
}
turning-turned-over = 👀 livello { $level } alla cieca: { $count ->
    [one] 1 errore
   *[other] { $count } errori
}
turning-star = ⭐ una stella
turning-level-passed = ✅ livello { $level } superato
turning-blind-level-passed = 🙈 livello { $level } alla cieca superato

# Con che regolarità ha contato la squadra

button-replay-tempo = ⏱️ Il conteggio
button-replay-tempo-share = Condividi il conteggio
tempo-title = ### ⏱️ Con che regolarità ha contato la squadra
tempo-summary = Di solito un numero durava { $middle } secondi. La metà delle attese è stata fra { $least } e { $most } secondi per numero.
tempo-levels = Secondi per numero, livello per livello: { $levels }
tempo-level = livello { $level }: { $seconds }
tempo-alt = Un grafico di tutte le carte che sono state attese, dalla prima all'ultima.
tempo-scale = Secondi per numero
tempo-level-label = Livello { $level }
tempo-mistake = Giocata troppo presto
tempo-closest = **Per un soffio:** carte di due mani, una subito dopo l'altra
tempo-close = { $low } → { $high } · livello { $level } · { $seconds } s di distanza · { $first }, { $second }
tempo-left-out = -# Senza le distanze di uno o due numeri, che durano quanto un clic, e senza i livelli alla cieca.
tempo-too-few = In questa partita sono state attese troppo poche carte per dire qualcosa sul conteggio.
