# Was jeder Tisch sagt, egal was darauf gespielt wird.

somebody = jemand
free-seat = freier Platz { $seat }

lobby-seats = **Am Tisch ({ $count } von { $most })**
lobby-hint = -# Mit Mitspielen setzt du dich dazu. Alle am Tisch dürfen starten.
lobby-cancelled = Dieser Tisch wurde geschlossen, bevor es losging. `/game new` öffnet einen neuen.
lobby-expired = Eine halbe Stunde kam niemand, darum wurde dieser Tisch geschlossen. `/game new` öffnet einen neuen.

button-join = Mitspielen
button-leave = Aufstehen
button-start = Starten
button-cancel = Schließen
button-hand = Meine Hand
button-rules = Regeln
button-back = Zurück
button-again = Noch einmal
button-take-seat = Freien Platz nehmen
button-vote-end = Partie beenden

hand-title = ### Deine Hand, { $name }
turn-nudge = { $mention }, du bist dran.
idle-reminder = { $mention }, diese Partie wartet auf dich. Nach einem Tag ohne Zug wird sie beiseitegelegt.

table-seed = -# Startwert `{ $seed }`, Regeln { $version }
table-commitment = -# Verteilung `{ $hash }`: Der Startwert dazu wird am Ende gezeigt.
table-commitment-short = -# Verteilung `{ $hash }…`
table-abandoned = Die Partie wurde vorzeitig beendet. Sie zählt für keine Bestenliste.
table-set-aside-notice = 💤 Diese Partie wurde beiseitegelegt. `/game table` nimmt sie wieder auf.
table-paused-notice = ⏸️ { $free ->
    [one] Ein Platz ist frei, darum wartet der Tisch. Jeder kann ihn mit seinen Karten übernehmen.
   *[other] { $free } Plätze sind frei, darum wartet der Tisch. Jeder kann sie mit ihren Karten übernehmen.
}
table-votes = 🗳️ { $votes } von { $needed } Stimmen, um die Partie zu beenden.

# Kurze Antworten
reply-join = Du sitzt am Tisch. Wenn die Partie beginnt, erscheint hier deine Hand; `/hand` zeigt sie jederzeit.
reply-take-over = Du hast diesen Platz übernommen, und seine Karten sind jetzt deine.
reply-leave = Du bist aufgestanden.
reply-leave-running = Du bist aufgestanden. Dein Platz behält seine Karten, und der Tisch wartet, bis ihn jemand übernimmt.
reply-start = Die Karten sind verteilt.
reply-cancel = Der Tisch ist geschlossen.
reply-end = Die Partie ist beendet. Sie zählt für keine Bestenliste.
reply-end-vote = Deine Stimme für das Ende ist notiert: { $votes } von { $needed }.
reply-table = Der Tisch steht wieder unten im Kanal.
reply-duplicate = Das kam zweimal an; es zählte einmal.
reply-error = Hier ist etwas schiefgegangen, und du kannst nichts dafür. Die Partie ist sicher. Meldungsnummer: { $report }

# Was ein Tisch ablehnt
table-no-table-here = In diesem Kanal gibt es keinen Tisch. `/game new` öffnet einen.
table-table-gone = Diese Partie ist vorbei. Noch einmal an ihrem Tisch oder `/game new` beginnt eine neue.
table-lobby-expired = Dieser Tisch wurde geschlossen. `/game new` öffnet einen neuen.
table-not-started = Die Partie hat noch nicht begonnen. Alle am Tisch können auf Starten drücken.
table-already-running = Die Partie läuft schon. `/game end` beendet sie.
table-channel-taken = { $phase ->
    [lobby] In diesem Kanal ist schon ein Tisch offen. Setz dich dazu oder schließe ihn mit `/game cancel`.
    [set-aside] In diesem Kanal liegt eine beiseitegelegte Partie. `/game table` nimmt sie auf, `/game end` beendet sie.
   *[running] In diesem Kanal läuft schon eine Partie. Warte auf ihr Ende oder öffne einen Thread für einen weiteren Tisch.
}
table-not-seated = Du sitzt nicht an diesem Tisch. `/game join` setzt dich dazu, wenn ein Platz frei ist.
table-already-seated = Du sitzt schon an diesem Tisch.
table-table-full = Alle Plätze sind besetzt. Öffne in einem Thread einen weiteren Tisch oder warte, bis jemand aufsteht.
table-too-few = Das Spiel braucht mindestens { $least }; { $seated } sind da. Bitte noch jemanden dazu.
table-not-allowed-to-end = Nur wer am Tisch sitzt oder diesen Kanal verwalten darf, kann die Partie beenden. Frag eine dieser Personen.
table-not-allowed-to-cancel = Nur { $name }, von dort kam der Tisch, oder wer diesen Kanal verwalten darf, kann ihn schließen. Mit Aufstehen bist du draußen.
table-table-paused = { $free ->
    [one] Ein Platz ist frei, darum wartet der Tisch. Jemand kann ihn mit `/game join` übernehmen.
   *[other] { $free } Plätze sind frei, darum wartet der Tisch. Andere können sie mit `/game join` übernehmen.
}
table-table-set-aside = Diese Partie wurde beiseitegelegt. `/game table` nimmt sie wieder auf.
table-hand-stale = Der Tisch hat sich verändert, seit diese Hand gezeichnet wurde. Hier ist sie, wie sie jetzt ist.
table-counting-down = Noch nicht: Der Tisch zählt herunter, noch { $count }. Es wurde nichts gespielt.
table-not-saved = Der Zug konnte nicht gespeichert werden und wurde darum nicht gemacht. Nichts hat sich geändert; versuche es gleich noch einmal.
table-permission-missing = Ich darf in diesem Kanal nicht { $permission }. Bitte jemanden, der ihn verwaltet, mir das zu erlauben, und versuche es dann noch einmal.
table-option-of-another-game = Die Option `{ $option }` gehört zu einem anderen Spiel. Lass sie weg und versuche es noch einmal.
table-game-unknown = Das Spiel „{ $game }“ kenne ich nicht. Wähle eines aus der Liste.
table-card-missing = Welche Karte? `/play` braucht eine Karte und bietet dir deine beim Tippen an.
table-command-of-another-game = Auf diesem Tisch liegt { $game }, und dort gibt es diesen Zug nicht. `/game rules` sagt, was es gibt.

permission-view-channel = mitlesen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden

rule-another-game = Auf diesem Tisch liegt ein anderes Spiel, und dort gibt es diesen Zug nicht. `/game rules` sagt, was es gibt.
rule-match-over = Diese Partie ist vorbei.
rule-nobody-can-act = Niemand kann etwas tun. Das ist mein Fehler; bitte melde ihn.
rule-wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.

rules-credit = -# Kurz und mit unseren Worten erzählt. Das Spiel gehört seinem Autor und seinem Verlag; hol dir das echte, es lohnt sich.
