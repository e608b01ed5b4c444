# Was jeder Tisch sagt, egal was darauf gespielt wird.

somebody = jemand
free-seat = Freier Platz { $seat }

lobby-seats = **Am Tisch ({ $count } von { $most })**
lobby-size = -# ⏱️ etwa { $minutes } Minuten · 👥 { $exactly ->
    [yes] { $most ->
        [one] 1 Person
       *[other] { $most } Personen
    }
   *[no] { $least } bis { $most } Personen
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] Alle Plätze sind besetzt. **Starten** dürfen alle am Tisch.
   *[free] Mit **Mitspielen** bist du dabei. **Starten** dürfen alle am Tisch.
}
lobby-too-few = ⏳ { $missing ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $missing } Personen.
} Mit **Mitspielen** bist du dabei.
lobby-too-many = ⏳ { $game } ist für höchstens { $most } Personen. { $surplus ->
    [one] Eine Person müsste aufstehen
   *[other] { $surplus } Personen müssten aufstehen
}, oder ihr nehmt ein anderes Spiel.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: seit einigen Minuten still. Wer am Tisch sitzt, kann den Platz freimachen.
lobby-late = -# ⏰ { $names }: nach zwei Minuten noch nicht da. Der Tisch kann auch so starten.
lobby-suggestion-harder = 🔥 **Drei Siege in Folge!** Lust auf mehr? → { $option }
lobby-suggestion-gentler = 🌱 **Dreimal verloren.** Lieber etwas sanfter? → { $option }
menu-game = Spiel
lobby-cancelled = Dieser Tisch wurde geschlossen, bevor es losging. `/game new` öffnet einen neuen.
lobby-expired = Hier tat sich eine halbe Stunde nichts, darum wurde dieser Tisch geschlossen. `/game new` öffnet einen neuen.

button-join = Mitspielen
button-leave = Aufstehen
button-not-me = Ohne mich
button-start = Starten
button-cancel = Schließen
button-put-off = Platz freimachen: { $name }
button-take-suggestion = Gern
button-hand = Meine Hand
button-rules = Regeln
button-spectate = 👀 Zusehen
button-spectate-stop = Nicht mehr zusehen
button-spectate-again = 👀 Weiter zusehen
button-back = Zurück
button-again = Noch einmal
button-take-seat = Freien Platz nehmen
button-go-on-without = Ohne ihn weiter
button-vote-end = Partie beenden
button-vote = Für das Ende stimmen
button-keep-playing = Weiterspielen
button-take-back-vote = Stimme zurücknehmen

hand-title = ### Deine Hand, { $name }
hand-rests = 💤 Deine Hand ist eingenickt. **Meine Hand** weckt sie wieder.
turn-nudge = { $mention }, du bist dran.
idle-reminder = { $mention }, eure Partie wartet auf dich. Nach einem Tag ohne Zug ruht sie.
typed-command-help = Zum Spielen drücke **Meine Hand**. Für einen Befehl tippe `/` und wähle ihn aus der Liste, die aufgeht.

table-commitment = -# 🔒 Fair gemischt `{ $hash }`
table-abandoned = Die Partie wurde vorzeitig beendet und zählt darum für keine Bestenliste.
table-set-aside-notice = 💤 Diese Partie ruht. `/game table` nimmt sie wieder auf.
table-hold-end = -# Wenn das niemand tut, endet sie am { $date }.
table-abandoned-on-hold = Sie hatte { $days } Tage geruht.
settings-hold = Ruhende Partien enden nach **{ $days }** Tagen.
option-days-on-hold = Nach wie vielen Tagen eine ruhende Partie endet
table-paused-notice = ⏸️ { $free ->
    [one] Ein Platz ist frei, darum macht die Partie Pause. Wer mag, übernimmt ihn samt Karten.
   *[other] { $free } Plätze sind frei, darum macht die Partie Pause. Wer mag, übernimmt einen samt Karten.
}
table-joined = 🪑 { $names } { $count ->
    [one] setzt
   *[other] setzen
} sich dazu.
table-left = 👋 { $name } ist aufgestanden.
table-left-host = 👋 { $name } ist aufgestanden. Jetzt leitet { $host } den Tisch.
table-votes = 🗳️ { $votes } von { $needed } Stimmen für das Ende der Partie. Eine Stimme gilt fünf Minuten.
table-vacating-votes = 🗳️ { $votes } von { $needed } Stimmen, ohne den freien Platz weiterzumachen.

# Bevor eine Partie vorzeitig endet
end-question = **Die Partie für alle beenden?**
end-question-vote = **Für das Ende der Partie stimmen?**
end-stakes = Dann ist hier Schluss, und sie zählt für keine Bestenliste.
end-votes = Bisher { $votes } von { $needed } Stimmen. Eine Stimme gilt fünf Minuten. Wer fünf Minuten still ist, auf den wartet niemand.
end-last-vote = Es fehlt nur noch deine Stimme.

# Kurze Antworten
reply-join = Du bist dabei. Wenn die Partie beginnt, erscheint hier deine Hand; mit `/hand` siehst du sie jederzeit.
reply-take-over = Der Platz gehört jetzt dir, samt Karten.
reply-leave = Du bist aufgestanden.
reply-leave-running = Du bist aufgestanden. Dein Platz behält seine Karten, und die Partie macht Pause, bis ihn jemand übernimmt.
reply-start = Die Karten sind verteilt.
reply-cancel = Der Tisch ist geschlossen.
reply-end = Die Partie ist beendet. Sie zählt für keine Bestenliste.
reply-end-vote = Deine Stimme zählt: { $votes } von { $needed } für das Ende der Partie.
reply-end-keep = Die Partie geht weiter.
reply-end-take-back = Deine Stimme ist zurückgenommen. Die Partie geht weiter.
reply-go-on-without = Deine Stimme zählt: { $votes } von { $needed }, um ohne den freien Platz weiterzumachen.
reply-table = Der Tisch steht wieder unten im Kanal.
reply-table-late = Der Tisch ist auf dem Weg ans Ende des Kanals; Discord lässt mich einen Moment warten.
table-thread-closed = 🔒 Dieser Thread ist archiviert oder gesperrt, und ich darf ihn nicht wieder öffnen. Züge zählen, aber der Tisch bleibt, wie er war, bis die Moderation den Thread wieder öffnet.
table-too-late = ⌛ Zu spät: Eine Karte lässt sich nur { $seconds } Sekunden lang verschieben. Sie bleibt liegen.
reply-duplicate = Das kam zweimal an und zählte einmal.
reply-error = Entschuldige, da ist bei mir etwas schiefgegangen. Eure Partie ist sicher. Meldungsnummer: { $report }
reply-person-not-here = Diese Person ist nicht auf diesem Server. Wähle jemand anderen.
reply-button-unreadable = Dieser Knopf ist veraltet. `/game table` zeigt den Tisch mit neuen.

# Was ein Tisch ablehnt
table-no-table-here = In diesem Kanal gibt es gerade keinen Tisch. `/game new` öffnet einen.
table-table-gone = Diese Partie ist vorbei. **Noch einmal** darunter oder `/game new` beginnt eine neue.
table-lobby-expired = Dieser Tisch wurde geschlossen. `/game new` öffnet einen neuen.
table-not-started = Die Partie hat noch nicht begonnen. Alle am Tisch können **Starten** drücken.
table-already-running = Die Partie läuft schon. Wer am Tisch sitzt, kann sie mit `/game end` beenden.
table-channel-taken = { $phase ->
    [lobby] In diesem Kanal ist schon ein Tisch offen. Setz dich dazu, oder öffne einen Thread für einen weiteren Tisch.
    [set-aside] In diesem Kanal ruht eine Partie. `/game table` nimmt sie wieder auf; wer an ihrem Tisch sitzt, kann sie mit `/game end` beenden.
   *[running] In diesem Kanal läuft schon eine Partie. Warte, bis sie vorbei ist, oder öffne einen Thread für einen weiteren Tisch.
}
table-not-seated = Du sitzt nicht an diesem Tisch. Ist ein Platz frei, kommst du mit `/game join` dazu.
table-spectator-seated = Du spielst hier mit: **Meine Hand** zeigt dir deine Karten.
table-too-many-spectators = Es sehen schon { $most } Leute zu, mehr passen nicht. Den Tisch im Kanal siehst du trotzdem.
table-too-many-lobbies = Du hast hier schon { $most } Tische, an denen noch nicht gespielt wird. Starte oder schließe erst einen davon.
table-already-seated = Du sitzt schon an diesem Tisch.
table-table-full = Alle Plätze sind besetzt. Öffne in einem Thread einen weiteren Tisch oder warte, bis jemand aufsteht.
table-too-few = { $seated ->
    [one] Das Spiel braucht mindestens { $least } Leute, und bisher bist nur du da. Hol noch jemanden dazu.
   *[other] Das Spiel braucht mindestens { $least } Leute, und bisher seid ihr { $seated }. Holt noch jemanden dazu.
}
table-not-allowed-to-end = Du sitzt nicht an diesem Tisch. Die Partie beenden können alle am Tisch, und die Moderation mit „Nachrichten verwalten“.
table-not-allowed-to-cancel = { $name } hat diesen Tisch geöffnet und kann ihn schließen, und die Moderation mit „Nachrichten verwalten“.{ $seated ->
    [yes] { "" } Meldet sich fünf Minuten lang niemand, kann es jeder am Tisch. Mit **Aufstehen** bist du raus.
   *[no] { "" }
}
table-not-allowed-to-choose = Spiel und Optionen ändert hier nur { $name }. Sag einfach, was du gern spielen möchtest!
table-not-absent = { $name } war in den letzten Minuten hier und behält den Platz.
table-cards-bound = Dieser Tisch spielt die Karten einer anderen Partie, darum bleiben Spiel und Optionen wie dort. `/game new` öffnet einen beliebigen Tisch.
table-choice-outdated = Inzwischen liegt ein anderes Spiel auf dem Tisch. Schau noch einmal hin und wähle dann.
table-table-paused = { $free ->
    [one] Ein Platz ist frei, darum macht die Partie Pause. Mit `/game join` kann ihn jemand übernehmen.
   *[other] { $free } Plätze sind frei, darum macht die Partie Pause. Mit `/game join` kann sie jemand übernehmen.
}
table-table-set-aside = Diese Partie ruht. `/game table` nimmt sie wieder auf.
table-seat-needed = Diese Partie braucht ihre freien Plätze. Jemand muss sie übernehmen.
table-seat-just-left = Lasst noch jemandem die Chance auf den Platz: In { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} könnt ihr ohne ihn weitermachen.
table-hand-stale = Am Tisch ist es inzwischen weitergegangen. So sieht deine Hand jetzt aus.
table-counting-down = Noch nicht: Der Countdown steht bei { $count }. Es wurde nichts gespielt.
database-not-saved = Das ließ sich nicht speichern, darum bleibt alles, wie es war. Versuch es gleich noch einmal.
database-outcome-unknown = Ich konnte nicht prüfen, ob das angekommen ist. Schau gleich noch einmal auf den Tisch.
database-not-readable = Das kann ich gerade nicht lesen. Versuch es gleich noch einmal.
table-permission-missing = { $permission ->
    [view-channel] Ich kann in diesem Kanal nicht mitlesen.
    [send-messages] Ich darf in diesem Kanal nicht schreiben.
   *[send-messages-in-threads] Ich darf in diesem Thread nicht schreiben.
} Bitte jemanden mit den nötigen Rechten, mir das zu erlauben, und versuch es dann noch einmal.
table-option-of-another-game = Die Option `{ $option }` gehört zu einem anderen Spiel. Lass sie weg und versuch es noch einmal.
table-command-outdated = Dieser Befehl ist hier veraltet. Lade Discord neu und versuch es noch einmal.
table-game-unknown = Ein Spiel namens „{ $game }“ kenne ich nicht. Wähle eines aus der Liste.
table-card-missing = Welche Karte? `/play` bietet dir deine beim Tippen an.
table-command-of-another-game = An diesem Tisch wird { $game } gespielt, und da gibt es diesen Zug nicht. `/game rules` zeigt, was es gibt.

rule-another-game = An diesem Tisch wird ein anderes Spiel gespielt, und da gibt es diesen Zug nicht. `/game rules` zeigt, was es gibt.
rule-match-over = Diese Partie ist vorbei.
rule-nobody-can-act = Niemand kann etwas tun. Das liegt an mir; bitte melde es.
rule-wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.

rules-credit = -# Kurz und mit unseren Worten erzählt. Das Spiel gehört seinem Autor und seinem Verlag; hol dir das echte, es lohnt sich.

# Was Discord zeigt, während jemand einen Befehl tippt: höchstens 100 Zeichen.

command-game = Tische: öffnen, dazusetzen, starten, zeigen, beenden
command-game-new = Öffne in diesem Kanal einen Tisch
command-game-join = Setz dich an den Tisch dieses Kanals oder übernimm einen freien Platz
command-game-leave = Steh auf; in einer laufenden Partie behält dein Platz seine Karten
command-game-start = Verteile die Karten an alle am Tisch
command-game-cancel = Schließe einen Tisch, an dem es noch nicht losging
command-game-table = Hol den Tisch wieder nach unten im Kanal
command-game-watch = Sieh der Partie in diesem Kanal zu, 15 Sekunden später; nur du siehst es
command-game-end = Beende die Partie oder stimm dafür
command-game-rules = Die Regeln eines Spiels, nur für dich
command-hand = Deine Hand, nur für dich
command-play = Spiel eine Karte

option-game = Welches Spiel
option-card = Eine Karte aus deiner Hand
option-pile = Der Stapel, wenn das Spiel mehrere hat

# Begleiter: Mitspieler im Programm, die Plätze füllen.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In Bildern, deren Schrift keine Zeichen hat; dort zeigt der Avatar, dass es ein Begleiter ist.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Optionen
button-companion-seat = 🤖 Einem Begleiter geben
button-take-companion-seat = Platz eines Begleiters nehmen
lobby-companions-here = { $count ->
    [one] -# 🤖 Diesen Begleiter spielt das Programm. Wird der Tisch voll, macht er Platz.
   *[other] -# 🤖 Diese Begleiter spielt das Programm. Wird der Tisch voll, machen sie Platz.
} Das Ergebnis zählt für eine eigene Bestenliste.
table-companions-warming-up = -# 🤖 Noch beim Aufwärmen: Die ersten Züge sind einfache.
menu-companion-style = Wie Begleiter spielen
menu-companion-style-value = { $value ->
    [steady] 🤖 Begleiter zählen gleichmäßig
    [human] 🤖 Begleiter zählen wie Menschen, mal etwas daneben
    [dreamy] 🤖 Begleiter zählen verträumt
    [calm] 🤖 Begleiter lassen sich Zeit
    [normal] 🤖 Begleiter spielen in normalem Tempo
   *[quick] 🤖 Begleiter spielen flott
}
companion-style = { $value ->
    [steady] Begleiter zählen gleichmäßig
    [human] Begleiter zählen wie Menschen
    [dreamy] Begleiter zählen verträumt
    [calm] Begleiter lassen sich Zeit
    [normal] Begleiter spielen in normalem Tempo
   *[quick] Begleiter spielen flott
}
lobby-no-companions = -# 🤖 Begleiter können { $game } noch nicht spielen: Das hier ist nur für Leute.
table-no-companions = Begleiter können { $game } nicht spielen. Schick sie weg, oder nimm ein anderes Spiel.
table-companions-unfit = So können Begleiter { $game } nicht spielen. Schick sie weg, oder wähl andere Optionen.
option-companions = Wie viele Begleiter mitspielen: Plätze, die das Programm spielt

# Das Ende einer Partie: die Nachricht, die es ansagt, und was vom Tisch bleibt.

end-headline = { $result ->
    [won] 🏆 **Geschafft!**
    [excellent] 🌟 **Was für eine Partie!**
    [close] 😮 **So knapp!**
    [quick] 💥 **Autsch. Das ging schnell.**
   *[other] 🏁 **Das war’s für diesmal.**
}
end-abandoned = Das war’s, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game } ist vorbei. [Hier steht das Ergebnis]({ $link })
end-unplayed = { $game } wurde beendet, bevor eine Karte gespielt war. `/game new` öffnet einen neuen Tisch.
end-hands = **Noch auf der Hand:**
end-hands-closed = -# 🔒 Andere können diese Karten noch spielen, darum bleiben die Hände hier zu. **Ansehen** zeigt sie dir allein.

lobby-invited = 📣 { $mentions }, { $name } möchte noch einmal spielen. { $count ->
    [one] Bist du dabei? Drücke **Mitspielen**.
   *[other] Seid ihr dabei? Drückt **Mitspielen**.
}
lobby-once-more = 🔁 **Noch einmal!** Die Karten werden { $when } ausgeteilt. Wer nicht will, drückt **Ohne mich**.

# Einer Partie zusehen, ohne mitzuspielen

spectate-delay = -# 👀 Du siehst mit { $seconds } Sekunden Verzögerung zu.
spectate-wait = 👀 Gleich siehst du den Tisch, mit { $seconds } Sekunden Verzögerung.
spectate-paused = 👀 Am Tisch geht es weiter, aber ich kann ihm immer nur 15 Minuten folgen. Willst du weiter zusehen?
reply-spectate-stop = 👀 Das war's. Mit **Zusehen** am Tisch bist du wieder dabei.

# Wörter in Bildern: so wenige wie möglich

picture-hand-empty = Keine Karten auf der Hand
picture-beaten = Besiegt!
picture-record = Neuer Rekord
picture-violations = { $count ->
    [one] Zahl gesagt
   *[other] Zahlen gesagt
}

# Bilder, Emojis und Dateien, und wer was davon möchte.

attach-files-missing = 📎 Hier ist eine Datei für dich, aber dir fehlt in diesem Kanal die Berechtigung „Dateien anhängen“, und darum lässt mich Discord sie dir nicht geben. Frag die Moderation, oder versuch es in einem anderen Kanal.

# Calls to the next table
button-call-me = 🔔 Ruf mich beim nächsten Tisch
button-call-always = Bis auf Weiteres
button-call-off = Nicht mehr rufen
call-tonight = 🔔 Wenn hier auf dem Server ein Tisch aufgeht, rufe ich dich dorthin, bis { $until } und höchstens alle zehn Minuten.
call-always = 🔔 Immer wenn hier auf dem Server ein Tisch aufgeht, rufe ich dich dorthin, höchstens alle zehn Minuten, bis du es zurücknimmst.
call-off = Alles klar, ich rufe dich nicht mehr an Tische.
call-lobby = 🔔 { $mentions }: Hier ist ein Tisch für **{ $game }** aufgegangen.
