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
the-mind-mistake = 💥 **La carta { $card } di { $name } è arrivata troppo presto.** { $count ->
    [one] { $lower } aveva ancora una carta più bassa, che va da parte coperta.
   *[other] In mano c'erano ancora carte più basse: { $lower }. Vanno da parte coperte.
} { $lives ->
    [0] Costa l'ultima vita.
    [one] Costa una vita; ne resta 1.
   *[other] Costa una vita; ne restano { $lives }.
}
the-mind-breathe = Un bel respiro: il livello continua.

the-mind-concentrate-all = ✋ **Concentrazione.** Premi **Ci sono** per mettere la mano sul tavolo. Quando ci sono tutte le mani, parte il conto alla rovescia e si gioca.
the-mind-concentrate = ✋ **Concentrazione.** Mani sul tavolo: { $ready }. In attesa di **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Via le mani dal tavolo, ma ancora niente carte.
the-mind-play = ▶️ **Si gioca!** Gioca la tua carta più bassa quando senti che è il momento. Non una parola!
the-mind-play-empty = 🤫 **Non una parola!** Il resto della squadra sta ancora giocando.
the-mind-play-blind = ▶️ **Si gioca alla cieca!** Le carte si giocano coperte; la pila si scopre alla fine del livello. Non una parola!
the-mind-star-proposed = ⭐ **{ $name } propone una stella:** ognuno scarta scoperta la propria carta più bassa. In attesa di **{ $missing }**.
the-mind-choosing = 🏆 **Superati { $level } livelli su { $level }. Avete vinto!** Continuate alla cieca con le vite e le stelle rimaste, o vi fermate qui?
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
the-mind-sure-finish = ⚠️ La partita finisce tra un minuto, con i livelli superati, a meno che qualcuno non voglia continuare alla cieca. Vuoi farlo davvero?
the-mind-sure-refuse = ⚠️ Così la partita finisce per tutto il tavolo, con i livelli superati. Vuoi farlo davvero?

the-mind-game-beaten = 🏆 **Tutti i livelli superati, e tutti anche alla cieca. Ormai siete una sola mente.**
the-mind-finished = 🏆 **Tutti i livelli superati. Avete battuto The Mind!**
the-mind-blind-lost = 🏆 **Tutti i livelli superati!** L'ultima vita se n'è andata nel livello { $level } alla cieca.
the-mind-game-lost = **Il livello { $level } vi è costato l'ultima vita.** Alla prossima!
the-mind-result = Livelli superati: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · alla cieca: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

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
