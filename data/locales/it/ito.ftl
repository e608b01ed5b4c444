# ito

game-ito = ito
pitch-ito = Di' il tuo numero senza dirlo: con una cosa del tema. Poi mettete le carte in ordine.
menu-mode = Modo di giocare
menu-mode-value = { $value ->
    [row] File: una carta a testa, coperta
    [row-of-two] File: due carte a testa, coperte
   *[stages] Tre tappe con tre vite
}
option-mode = ito: tre tappe con vite, oppure file
option-mode-stages = tre tappe con tre vite
option-mode-row = file con una carta a testa
option-mode-row-of-two = file con due carte a testa
ito-mode = { $value ->
    [row] file, una carta a testa
    [row-of-two] file, due carte a testa
   *[stages] tre tappe
}

ito-stage = Tappa { $stage } di { $last }
ito-lives = { $count ->
    [one] 1 vita
   *[other] { $count } vite
}
ito-row = Fila { $row }
ito-won = { $count ->
    [0] ancora nessuna vinta
    [one] 1 vinta
   *[other] { $count } vinte
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 Il tavolo gioca un tema tutto suo.
ito-yardstick = 📏 Il metro: { $card } { $line }

ito-choose = 🧵 **Quale tema?**
ito-choose-own = 🧵 **Quale tema?** Ne scrive uno chi organizza.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Votate. Il tema è deciso quando avete votato tutti, o dopo un minuto di silenzio.
ito-describing = ✏️ **Scrivi una frase per ogni tua carta:** una cosa del tema alta quanto il tuo numero. Mai il numero!
ito-written = ✅ **Quello che hai scritto è sul tavolo.** Manca **{ $names }**.
ito-playing = ▶️ **Parlate, poi giocate:** la prossima è la carta più bassa di tutte.
ito-mistake-shown = ✋ Guardate quell'errore… { $count }
ito-laying = ✏️ **Scrivi una frase e metti la tua carta nella fila**, coperta, dove pensi che vada.
ito-laying-written = 🃏 **Metti la tua carta nella fila**, coperta, dove pensi che vada.
ito-laid = ✅ **La tua carta è nella fila.** Puoi ancora spostarla. Manca **{ $names }**.
ito-agreeing = 💬 **Parlatene, spostate le vostre carte e dite d'accordo.**
ito-still-waiting = Manca **{ $names }**.
ito-agreeing-yourself = 🤝 **Sei d'accordo con questa fila.** Manca **{ $names }**.
ito-spoiled = 🗣️ È stato detto un numero: questa fila non si può più vincere.
ito-over = La partita è finita.
ito-out-of-round = Le tue carte sono da parte. Torni in gioco dal prossimo giro.

ito-in-row = **La fila, dalla più bassa:**
ito-pile = Giocate: { $cards }
ito-asked = 🙏 Da spostare: { $moves }
ito-agreed = 🤝 D'accordo: { $names }
ito-more = { $count ->
    [one] un'altra carta
   *[other] altre { $count } carte
}
ito-mistake = 💥 **{ $name } ha giocato troppo presto:** { $card }. Più basse e ancora in mano: { $lower }. { $hearts }
ito-last-stage = Tappa { $stage }: { $cards }
ito-passed-over = Saltate: { $cards }
ito-last-row = **Fila { $row }:** { $run } di { $cards } in ordine
ito-first-wrong = 💥 Il primo scivolone: { $first } prima di { $second }.
ito-said = { $card } «{ $line }»
ito-revealing = 👀 **Si scopre la fila { $row }…**
ito-hand-revealing = 👀 Si scopre la fila. Guarda il tavolo!
ito-your-cards = Le tue carte: { $cards }
ito-hand-empty = Non hai più carte in questa tappa.

button-ito-vote = Tema { $letter }
button-ito-others = 🎲 Altri due
button-ito-own-theme = ✍️ Un tema nostro
button-ito-write = ✏️ Scrivi
button-ito-write-again = ✏️ Riscrivi
button-ito-without = Avanti senza frase
button-ito-yardstick = 📏 Descrivi il metro
button-ito-lay = Metti il { $card }
button-ito-left = ◀ { $card } più in basso
button-ito-right = { $card } più in alto ▶
button-ito-agree = 🤝 D'accordo
button-ito-take-back = Anzi no
button-ito-turn-over = 👀 Scopri
button-ito-go-on = ⏭️ Avanti senza aspettare
menu-ito-lay = Metti il { $card }…
menu-ito-move = Sposta il { $card }…
menu-ito-place = { $side ->
    [low] in fondo, prima di { $high }
    [high] in cima, dopo { $low }
   *[between] tra { $low } e { $high }
}
menu-ito-ask = Chiedi a un compagno di spostare la sua carta…
menu-ito-ask-value = { $way ->
    [higher] { $name }: più in alto ▶
   *[lower] ◀ { $name }: più in basso
}
choice-ito-card = { $card }, dalla tua mano

ito-form-lines = Le tue frasi
ito-form-card = Per il tuo { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Per il metro, { $card }
ito-form-own-theme = Un tema nostro
ito-form-low = Che cosa vale 1?
ito-form-high = Che cosa vale 100?

ito-line-unfit = In quella frase non c'era niente da leggere. Scrivi una cosa del tema.
ito-line-too-long = La frase è troppo lunga per il tavolo: al massimo { $most } caratteri, e i segni come `*` o `_` contano doppio.
ito-link-refused = Niente link al tavolo, per favore. Scrivi una cosa del tema.
ito-height-stated = «{ $words }» dice quanto è alta la tua carta, e questo tocca agli altri scoprirlo. Scrivi piuttosto una cosa del tema.
ito-host-only = Questo lo fa { $name }, che organizza.
ito-moderators-only = Solo { $name }, che organizza, e chi può “Gestisci messaggi” tolgono una frase.
ito-nothing-to-remove = Qui nessuno ha ancora scritto niente.
ito-remove-which = Quale frase togliamo? È solo a questo tavolo, e poi da nessuna parte.
menu-ito-remove = Scegli una frase …
command-ito = Scrivi una frase, vota, accetta: tutto ciò che fanno i pulsanti della tua mano
option-ito = Uno dei pulsanti della tua mano
ito-no-such-choice = Adesso non si può. Scegli qualcosa dalla lista.
menu-remove-line = Togli una frase
reply-ito-removed = Tolta.
ito-too-soon = Un attimo di pazienza: tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} potete andare avanti senza aspettare.

rule-no-theme-yet = Prima il tavolo sceglie un tema.
rule-theme-is-chosen = Il tema è già scelto.
rule-theme-not-offered = Questo tema non è più in gara. Guarda il tavolo.
rule-already-voted = Voti già per questo tema.
rule-no-other-themes = Non ci sono altri temi. Sceglietene uno di questi, o scrivetene uno vostro.
rule-others-asked-often = Ne avete già chiesti altri { $most } volte. Sceglietene uno di questi, o scrivetene uno vostro.
rule-stages-only = Questo esiste solo nelle tappe, non nelle file.
rule-rows-only = Nelle tappe non c'è nessuna fila: gioca la tua carta più bassa.
rule-out-of-this-round = Le tue carte sono da parte. Torni in gioco dal prossimo giro.
rule-not-your-card = Questa carta non ce l'hai, o non più.
rule-no-yardstick = Solo l'ultima tappa ha un metro.
rule-lines-are-done = Tu hai già finito. Ora tocca agli altri.
rule-play-has-begun = Avete finito tutti, e si sta già giocando.
rule-lines-missing = Non ancora: prima tutti scrivono le loro frasi. Manca { $names }.
rule-stage-hand-empty = Non hai più carte in questa tappa. La finiscono gli altri.
rule-no-such-place = Intanto la fila è cambiata. Scegli di nuovo il posto.
rule-already-there = La carta è già lì.
rule-row-incomplete = Non ancora: tutte le carte devono essere nella fila. Manca { $names }.
rule-row-has-changed = Una carta è stata spostata. Guarda ancora, poi di' d'accordo.
rule-already-asked = L'hai già chiesto.
rule-not-agreed = Non hai detto d'accordo per questa fila.
rule-never-all-agreed = Non ancora: tutti devono aver detto d'accordo almeno una volta. Manca { $names }.
rule-not-done-yourself = Gli altri aspettano te.
rule-too-few-are-done = Non ancora: la maggior parte non ha finito.
rule-already-going-on = L'hai già detto. Ora tocca agli altri che hanno finito.
rule-nobody-is-waited-for = Non si aspetta nessuno.
rule-too-few-would-remain = Devono continuare almeno due persone.
rule-already-aside = Queste carte sono già da parte.
rule-never-left = Questo posto riceve carte comunque.
rule-already-spoiled = In questa fila è già stato detto un numero.

ito-game-beaten = 🏆 **Tutte e tre le tappe superate!** { $lives ->
    [one] Resta 1 vita.
   *[other] Restano { $lives } vite.
}
ito-game-lost = **La tappa { $stage } vi è costata l'ultima vita.** { $in_order ->
    [0] Nessuna carta era in ordine.
    [one] 1 carta era in ordine.
   *[other] { $in_order } carte erano in ordine.
}
ito-rows-beaten = 🏆 **Dieci file di seguito!** Non c'è più niente da scoprire.
ito-row-not-rising = **{ $run } di { $cards } in ordine.** { $passed ->
    [0] Stavolta nessuna fila vinta.
    [one] Prima: 1 fila vinta.
   *[other] Prima: { $passed } file vinte.
}
ito-row-spoiled = **La fila era in ordine, ma è stato detto un numero.** { $passed ->
    [0] Stavolta nessuna fila vinta.
    [one] Prima: 1 fila vinta.
   *[other] Prima: { $passed } file vinte.
}
ito-stages-in-short = { $passed ->
    [0] nessuna tappa superata
    [one] 1 tappa superata
   *[other] { $passed } tappe superate
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] nessuna fila vinta
    [one] 1 fila vinta
   *[other] { $passed } file vinte
}, { $run } di { $cards } in ordine
ito-compared = { $way ->
    [more] { $count } in più dell'ultima volta
   *[fewer] { $count } in meno dell'ultima volta
}
ito-same-as-before = tanto quanto l'ultima volta
ito-scale = tappe superate o file vinte (di più è meglio)
ito-moment-stage = 🎉 **Tappa { $number } superata!**
ito-moment-row = 🎉 **Fila { $number } vinta!**
counter-rows = 🧵 { $count ->
    [one] 1 fila vinta insieme
   *[other] { $count } file vinte insieme
}
rescue-ito = { $count ->
    [one] una tappa con l'ultima vita
   *[other] { $count } tappe con l'ultima vita
}

achievement-ito-close-neighbours = Vicini vicini
achievement-ito-close-neighbours-how = Avete vinto una fila in cui le carte di due persone differivano solo di uno.
achievement-ito-two-each = Due a testa
achievement-ito-two-each-how = Avete vinto una fila con due carte a testa.
achievement-ito-row-of-ten = Tutti e dieci
achievement-ito-row-of-ten-how = Avete vinto una fila in dieci.
achievement-ito-five-rows = Cinque di fila
achievement-ito-five-rows-how = Avete vinto cinque file, una dopo l'altra.
achievement-ito-ten-rows = Dieci di fila
achievement-ito-ten-rows-how = Avete vinto dieci file, una dopo l'altra. Di più non ce n'è.
achievement-ito-all-lives = Tutte le vite
achievement-ito-all-lives-how = Avete superato le tre tappe senza perdere una vita.
achievement-ito-comeback = Rimonta
achievement-ito-comeback-how = Avete superato le tre tappe, anche se a un certo punto restava una vita sola.

event-ito-theme-voted = 🗳️ { $name } vota un tema
event-ito-others-offered = 🎲 Ci sono altri due temi
event-ito-theme-chosen = 🧵 Il tema è scelto
event-ito-own-theme-set = 🧵 { $name } scrive un tema
event-ito-lines-written = ✏️ { $name } scrive
event-ito-yardstick-described = 📏 { $name } descrive il metro
event-ito-seat-ready = ✋ { $name } ha finito
event-ito-going-on-wanted = ⏭️ { $name } vorrebbe andare avanti
event-ito-seats-passed-over = ⏭️ Il tavolo va avanti
event-ito-play-began = ▶️ Comincia la tappa { $number }
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 Il { $card } di { $name } è arrivato troppo presto; { $count ->
    [one] c'era 1 carta più bassa in mano
   *[other] c'erano { $count } carte più basse in mano
}
event-ito-life-gained = ❤️ Torna una vita: ora { $lives }
event-ito-stage-passed = ✅ Tappa { $number } superata
event-ito-card-laid = 🂠 { $name } mette una carta
event-ito-card-moved = ↔️ { $name } sposta una carta
event-ito-move-asked = 🙏 { $name } chiede un altro posto per una carta
event-ito-row-agreed = 🤝 { $name } dice d'accordo
event-ito-agreement-taken-back = ✋ { $name } ci ripensa
event-ito-row-turned-over = 👀 Scoperta, { $run } di { $count } in ordine: { $cards }
event-ito-round-dealt = 🂠 Si distribuisce il giro { $number }
event-ito-spoken-number-counted = 🗣️ { $name } ha detto un numero
event-ito-seat-put-aside = 🂠 Le carte di { $name } vanno da parte
event-ito-seat-rejoined = 👋 { $name } torna in gioco dal prossimo giro
event-ito-game-beaten = 🏆 Tutto riuscito!
event-ito-game-lost = 🏁 La fine
turning-ito-row = 👀 fila { $row }: { $run } di { $count } in ordine

# /settings table
subject-everyday = vita quotidiana
subject-food = cibo
subject-animals = animali
subject-feelings = sentimenti
subject-nonsense = assurdità
subject-friends = tra amici
subject-families = in famiglia
option-theme-subject = ito: un argomento da escludere dai temi, o da riprendere
option-own-themes = ito: se i tavoli possono scrivere temi propri
settings-themes = { $count ->
    [0] ito propone temi di tutti gli argomenti.
   *[other] ito non propone temi di questi argomenti: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] I tavoli possono scrivere **i propri**.
   *[no] I tavoli **non possono** scrivere i propri.
}
ito-own-themes-off = Su questo server i tavoli giocano i temi proposti, non i propri.
ito-companions-know-offered = Con i compagni al tavolo scegli uno dei temi proposti: per quelli hanno buone risposte.
lobby-companions-unfit-ito = -# 🤖 Nelle tappe i compagni dovrebbero indovinare quanto valgono le tue parole. Nelle file giocano volentieri: sceglile in **Opzioni**.

# Le regole di ito, per chi gioca la prima volta

rules-ito =
    { "" }**Insieme, mettete le carte in ordine, dalla più bassa alla più alta, senza mai dire un numero.** Da due a dieci persone formano una squadra e giocano con le carte da 1 a 100.

    { "" }**Il tema** ha due estremi, come «Quanto è pericoloso l'animale?»: 1 innocuo, 100 letale. Votate uno di due, o scrivetene uno vostro.

    { "" }**La tua frase:** per ogni tua carta, scrivi una cosa del tema alta quanto il tuo numero. Poi parlate: chi ha la più bassa? Puoi cambiare la frase quando vuoi. Il numero non si dice mai.

    { "" }**Tre tappe:** ogni persona ha una carta, poi due, poi tre. Non ci sono turni: se pensi di avere la più bassa di tutte, giocala. Se altri ne avevano di più basse, vanno da parte, e ognuna costa una delle vostre tre vite. Una tappa superata ridà una vita (non in due). Nella tappa 3 una carta scoperta fa da metro.

    { "" }**File:** ogni persona ha una carta, o due, e la mette coperta in una fila, dove pensa che vada. Spostate le vostre carte finché siete d'accordo. Poi si scopre. Se tutto sale, la fila è vinta e comincia la prossima, fino a dieci.

    { "" }**Si vince** superando la tappa 3, o dieci file. **Si perde** con l'ultima vita, o se una fila non è in ordine.

    -# ito è un gioco di 326 (Mitsuru Nakamura), pubblicato da Arclight. Il nome e i suoi temi sono dell'editore; i temi qui sono nostri.

ito-rules-picture = Due carte, 21 e 74, tra i due estremi di un tema. Accanto a ognuna c'è una cosa del tema.

# /game tutorial: ito

tutorial-ito-theme = Qui nessuno può dire un numero: al suo posto si dice una cosa. A ogni giro il tavolo vota un tema con due estremi, e questo è il nostro.
tutorial-ito-write = Hai il { $low } e il { $high }. Per ognuno scrivi una cosa del tema alta quanto il tuo numero.
tutorial-ito-lay = Le tue cose sono sul tavolo, e anche quelle di Kim. Il { $card } è basso: mettilo coperto all'inizio della fila.
tutorial-ito-between = Kim ha messo due carte dopo la tua. Leggi le sue frasi, poi metti il { $card } da qualche parte: tra le due, per esempio.
tutorial-ito-move = Rileggi la tua frase e l'ultima di Kim: la tua sta più in alto, quindi sposta la tua carta.
tutorial-ito-agree = A un tavolo vero, adesso se ne parla. Quando tutti sono d'accordo, la fila viene scoperta.
tutorial-ito-done = Tutte le carte salgono, quindi la fila è vinta, e la prossima porta un nuovo tema. Nelle tre tappe invece si giocano le carte una alla volta, la più bassa per prima, e gli errori costano vite.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] tappa superata
   *[other] tappe superate
}
picture-ito-rows = { $count ->
    [one] fila vinta
   *[other] file vinte
}
picture-ito-beaten = Tappe superate!
picture-ito-rows-beaten = Dieci file vinte!
