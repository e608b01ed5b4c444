# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = È stato detto un numero
button-no-number = Non era un numero

violation-line = -# 🤐 “{ $words }”: { $why }. Conta per questa partita.
violation-line-removed = -# 🤐 Un messaggio di { $name } è stato eliminato: { $why }. Conta per questa partita.
violation-costs = -# Se nessuno lo ritira entro { $seconds } secondi, qui costa una vita, o la fila.
reply-violation-taken-back = -# 🤐 Ritirato: non era un numero.

# Why something was heard
number-digits = è un numero
number-words = è un numero a parole
number-veiled = è un numero mascherato
number-roman = è un numero romano
number-likeness = sta per un numero
number-bound = rivela un limite
number-range = rivela un intervallo
number-decade = rivela la decina
number-sum = sommato, dà un valore
number-ordinal = è un numero con una desinenza
number-compared = fa un confronto con un valore
trick-talk = su questo server non si parla del salto indietro
public-value = su questo server non si dicono nemmeno i valori già sul tavolo

violations = 🤐 { $count ->
    [0] Nessun numero detto
    [one] 1 numero detto
   *[other] { $count } numeri detti
}{ $back ->
    [0] .
    [one] {""}; 1 segnalazione ritirata.
   *[other] {""}; { $back } segnalazioni ritirate.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Qui non posso leggere i messaggi. Se qualcuno scrive un numero: tieni premuto il messaggio o cliccaci col tasto destro, App, “{ $menu }”.

# Flagging by hand
reply-violation = 🤐 Grazie, conta per questa partita. { $said }
reply-violation-before = 🤐 Questo messaggio conta già.
reply-violation-settled = 🤐 Qualcuno ha già guardato questo messaggio: non era un numero.
watch-watch-off = Su questo server l'ascolto dei numeri è spento. Chi lo gestisce può accenderlo con `/settings watch`.
watch-not-a-players-message = Puoi segnalare solo messaggi di chi gioca a questo tavolo.
watch-written-before = È stato scritto prima che iniziasse questa partita, quindi non conta.

# /settings
command-settings = Come si comportano i tavoli su questo server
command-settings-all = Tutte le impostazioni di questo server in un messaggio
command-settings-watch = Con quanta attenzione ascolto se qualcuno dice un numero
option-strictness = Con quanta severità
option-reaction = Metti 🤐 su un messaggio che rivela un numero
option-line = Scrivi lì sotto per qualche secondo che cosa si è sentito
option-removal = Elimina questi messaggi
option-languages = Lingue da ascoltare, per esempio it, en, de; auto: quella del tavolo e l'inglese
strictness-strict = severo: contano anche i valori sul tavolo e i discorsi sul salto indietro
strictness-standard = normale: conta tutto ciò che rivela il valore di una carta
strictness-lenient = tollerante: conta solo ciò che rivela quasi di sicuro il valore di una carta
strictness-off = spento: ci pensa chi gioca

settings-watch = { "" }**L'ascolto dei numeri su questo server**
settings-watch-strictness = { $strictness ->
    [strict] **Severo:** contano anche i valori sul tavolo e i discorsi sul salto indietro.
    [standard] **Normale:** conta tutto ciò che rivela il valore di una carta.
    [lenient] **Tollerante:** conta solo ciò che rivela quasi di sicuro il valore di una carta.
   *[off] **Spento:** ci pensa chi gioca.
}
settings-watch-reaction = { $on ->
    [yes] Un messaggio che rivela un numero riceve un 🤐.
   *[no] Un messaggio che rivela un numero non riceve nessun 🤐.
}
settings-watch-line = { $on ->
    [yes] Per qualche secondo, una riga lì sotto dice che cosa ho sentito.
   *[no] Non scrivo nessuna riga su ciò che ho sentito.
}
settings-watch-removal = { $on ->
    [yes] Elimino questi messaggi.
   *[no] Non elimino questi messaggi.
}
settings-watch-languages = Ascolto in queste lingue: { $languages }.
settings-watch-languages-auto = Ascolto nella lingua del tavolo, in quella del server e in inglese.
settings-languages-auto = quella del tavolo, quella del server e l'inglese
settings-removal-lacks = ⚠️ In questo canale non posso eliminare messaggi. Restano finché non ho il permesso “Gestisci messaggi”.
settings-not-listening = ⚠️ Non posso leggere i messaggi: l'intent Message Content è spento. Chi gioca può segnalare i numeri: tenendo premuto il messaggio o cliccandoci col tasto destro, App, “{ $menu }”.
watch-not-allowed-to-set = Solo chi può gestire questo server può cambiarne le impostazioni. Chiedi a chi può farlo.
watch-language-unknown = Non conosco la lingua “{ $language }”. Conosco { $known }. Se sono più di una, separale con virgole.
