# Spieleabende: was einem im Weg steht, und die Zeitzone des Servers.

night-time-unreadable = Daraus werde ich nicht schlau: Ich brauche einen Tag und eine Uhrzeit. Schreib es etwa so: `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-part-unknown = „{ $part }“ verstehe ich darin nicht. Schreib es etwa so: `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-contradicts = „{ $part }“ und „{ $other }“ passen nicht zusammen. Nenn einen Tag und eine Uhrzeit, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-lacks-hour = Um wie viel Uhr geht es los? Schreib die Uhrzeit dazu, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-lacks-day = Welchen Tag meinst du mit „{ $part }“? Nenn ihn, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-zone-unclear = „{ $zone }“ kann mehrere Zeitzonen meinen. Lass es weg, dann lese ich die Zeit des Servers: `Freitag 20 Uhr`.
night-time-past = Das ist schon vorbei. Nenn einen Zeitpunkt, der noch kommt, etwa `morgen 20 Uhr` oder `4.12. 20:00`.
night-time-too-far = Das ist über ein Jahr hin. Nenn einen Zeitpunkt in den nächsten Monaten, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-skipped = Diese Uhrzeit gibt es da nicht ({ $zone }), weil in der Nacht die Uhren vorgestellt werden. Nimm eine andere, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-twice = Diese Uhrzeit gibt es da zweimal ({ $zone }), weil in der Nacht die Uhren zurückgestellt werden. Nimm eine andere, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-zone-unknown = Eine Zeitzone mit diesem Namen kenne ich nicht. Tippe die nächste große Stadt und wähle aus der Liste, etwa `Europe/Berlin` oder `Europe/Vienna`.
night-zone-ambiguous = Das kann { $zones } sein. Tippe eine davon oder wähle sie aus der Liste.
night-nothing-to-change = Sag dazu, was sich ändern soll: die Zeit, der Titel, der Sprachkanal, die Plätze oder ob sich der Abend wiederholt.
night-no-night-here = Diesen Abend gibt es auf dem Server nicht. `/night plan` plant einen.
night-night-gone = Dieser Abend ist vorbei oder abgesagt. `/night plan` plant einen neuen.
night-draft-gone = Das ist schon erledigt, oder es hat zu lange gewartet. Falls noch etwas fehlt, gib den Befehl noch einmal ein.
night-night-begun = Die Tür ist schon offen, darum lässt sich das nicht mehr ändern.
night-night-not-open = Die Tür ist noch zu. Sie geht auf, wenn der Abend beginnt.
night-other-night-under-way = In diesem Kanal läuft gerade ein Spieleabend. Der muss erst zu Ende sein.
night-not-there = Du hast noch nicht gesagt, ob du kommst. Drücke zuerst auf einen Knopf unter dem Abend.
night-no-place-free = Alle Plätze sind vergeben, du bleibst auf der Warteliste. Drück noch einmal **Bin da**, wenn jemand gegangen ist.
night-not-host = Das macht, wer den Abend ausrichtet, oder wer auf diesem Server Events verwalten darf.
night-bot-cannot-host = Ein Bot kann keinen Abend ausrichten. Wähle einen Menschen.
night-too-many-nights = Auf diesem Server sind schon { $most } Abende geplant. Sag einen ab, bevor du noch einen planst.
night-poll-closed = Diese Umfrage ist geschlossen. `/night ask` startet eine neue.
night-too-many-polls = Auf diesem Server laufen schon { $most } Umfragen, wer wann Zeit hat. Schließ zuerst eine davon.
night-time-ambiguous = Das kann { $readings } sein. Wähle beim Tippen eins davon aus der Liste.

command-settings-timezone = Die Zeitzone, in der ich die Zeiten von Spieleabenden lese
option-zone = Tippe eine große Stadt in der Nähe und wähle aus der Liste
settings-timezone = { $zone ->
    [none] Es ist keine Zeitzone eingestellt, darum lese ich Zeiten als UTC. Da ist es jetzt { $clock } Uhr.
   *[other] Ich lese Zeiten so, wie sie in **{ $zone }** gelten. Da ist es jetzt { $clock } Uhr.
}
button-set-zone = Unsere Zeitzone setzen
zone-form-title = Unsere Zeitzone
zone-form-label = Die nächste große Stadt, etwa Berlin
zone-menu = Welche Zeitzone meinst du?
zone-not-found = Eine Zeitzone namens „{ $typed }“ kenne ich nicht. Versuch es mit der nächsten großen Stadt.

command-settings-nights = Spieleabende auf diesem Server: Erinnerungen und Sprachkanäle für die Tische
option-reminders = Wann erinnert wird, wer kommt und für sich nichts anderes gewählt hat
option-voice-rooms = Ob jeder Tisch einer Runde einen eigenen Sprachkanal bekommt
option-own-reminders = Wann ich dich an einen Spieleabend erinnere, auf jedem Server
reminders-day-and-soon = einen Tag und 15 Minuten vorher
reminders-day-and-hour = einen Tag und eine Stunde vorher
reminders-day = einen Tag vorher
reminders-three-hours = drei Stunden vorher
reminders-hour = eine Stunde vorher
reminders-soon = 15 Minuten vorher
reminders-never = nie
settings-nights = { $times ->
    [never] 🔕 An Spieleabende wird niemand erinnert, außer wer es selbst möchte (`/preferences`).
   *[other] ⏰ Wer zu einem Spieleabend kommt, wird **{ $before }** erinnert. Für sich selbst wählt man mit `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Jeder Tisch einer Runde bekommt einen eigenen **Sprachkanal**.
   *[no] 🔇 Die Tische eines Abends bekommen keine Sprachkanäle.
}
preferences-reminders = { $times ->
    [server] ⏰ An Spieleabende erinnere ich dich, wie es auf dem Server eingestellt ist.
    [never] 🔕 An Spieleabende erinnere ich dich **nicht**.
   *[other] ⏰ An Spieleabende erinnere ich dich **{ $before }**.
}

command-night = Spieleabende: planen, ändern, absagen
command-night-plan = Plane in diesem Kanal einen Spieleabend
command-night-change = Ändere einen geplanten Abend: Zeit, Titel, Sprachkanal, Wiederholung
command-night-cancel = Sag einen geplanten Abend ab; du wirst vorher gefragt
command-night-host = Übergib einen Abend an jemand anderen
option-when = Tag und Uhrzeit, etwa Freitag 20 Uhr
option-title = Wie der Abend heißt
option-voice = Der Sprachkanal, in dem ihr euch trefft
option-without-voice = Kein Sprachkanal mehr
option-repeats = Ob er einmal stattfindet, oder wie oft um diese Zeit
option-places = Wie viele kommen können; wer später zusagt, kommt auf die Warteliste
option-changed-places = Wie viele kommen können; 0 für beliebig viele
option-night = Welcher Abend; sonst der nächste in diesem Kanal
option-new-host = Wer den Abend ab jetzt ausrichtet
command-night-ask = Frag, wer wann Zeit hat, und mach aus der besten Zeit einen Spieleabend
option-time = Tag und Uhrzeit zur Auswahl, etwa Freitag 20 Uhr
choice-repeats-weekly = jede Woche
choice-repeats-fortnightly = alle zwei Wochen
choice-repeats-monthly = jeden Monat, etwa am ersten Freitag
choice-repeats-monthly-last = jeden Monat, etwa am letzten Freitag
choice-repeats-once = einmal

button-night-post = Ja, ankündigen
button-night-change = Ja, ändern
button-night-change-one = Ja, nur diesen
button-night-change-all = Ja, und alle danach
button-night-drop = Nein
button-night-in = Dabei
button-night-maybe = Vielleicht
button-night-out = Kann nicht
button-night-quiet = Nicht erinnern
button-night-remind = Erinnere mich
button-night-calendar = Für meinen Kalender
button-night-here = Bin da
button-night-alone = Auch allein spielen
button-night-not-alone = Lieber nicht allein
button-night-away = Bin weg
button-night-cancel = Absagen
button-night-cancel-one = Nur diesen
button-night-cancel-all = Alle
button-night-keep = Lieber nicht
button-poll-can = Passt
button-poll-choose = Abend daraus machen
button-poll-close = Umfrage schließen

night-default-title = Spieleabend
night-is-that-right = **Stimmt das so?**
night-which-time = **Welche Zeit meinst du?**
night-read-in = -# { $zone ->
    [none] Ich habe die Zeit als UTC gelesen, denn der Server hat noch keine Zeitzone: `/settings timezone`. Discord zeigt sie allen in ihrer eigenen Zeit.
   *[other] Ich habe die Zeit so gelesen, wie sie in { $zone } gilt. Discord zeigt sie allen in ihrer eigenen.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Jede Woche um diese Zeit
night-fortnightly = 🔁 Alle zwei Wochen um diese Zeit
night-monthly = 🔁 Jeden Monat am { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
} { $weekday }
night-monthly-last = 🔁 Jeden Monat am letzten { $weekday }
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } Plätze
night-host = 👑 { $name }
night-nobody-yet = Noch hat niemand geantwortet. Bist du dabei?
night-list-in = ✅ **Dabei ({ $count })** { $names }
night-list-waiting = 🕓 **Auf der Warteliste ({ $count })** { $names }
night-list-maybe = 🤔 **Vielleicht ({ $count })** { $names }
night-list-out = ❌ **Kann nicht ({ $count })** { $names }
night-list-here = 🙋 **Da ({ $count })** { $names }
night-list-expected = ⏳ **Kommt noch ({ $count })** { $names }
night-and-more = { $names } und { $count } weitere
night-tables = -# Das gibt { $sizes }.
night-sizes = { $count ->
    [one] 1 Tisch für { $size }
   *[other] { $count } Tische für { $size }
}
night-door = { $state ->
    [open] 🚪 **Die Tür ist offen.** Drücke **Bin da**, dann bekommst du einen Platz.
    [running] 🎴 **Wir spielen.** Drücke **Bin da**, dann spielst du die nächste Runde mit.
   *[paused] ⏸️ **Wir machen Pause.** Drücke **Bin da**, dann spielst du die nächste Runde mit.
}
night-over = { $state ->
    [cancelled] Dieser Abend ist abgesagt.
   *[ended] Dieser Abend ist vorbei.
}
night-event = Ein Spieleabend mit Unspoken. Wer kommt: { $link }

night-posted = Der Abend ist geplant und hier im Kanal angekündigt.
night-posted-without-event = Der Abend ist geplant und hier im Kanal angekündigt. Mit der Berechtigung *Events erstellen* könnte ich ihn auch zu den Events dieses Servers stellen.
night-changed = Geändert.
night-dropped = In Ordnung, es wurde nichts angekündigt.
night-answered-in = Du bist dabei: { $when }.
night-answered-waiting = Alle Plätze sind vergeben, du stehst als Nummer { $place } auf der Warteliste. Sobald einer für dich frei wird, rufe ich dich hier.
night-answered-maybe = Vielleicht also. Drücke **Dabei**, sobald du es weißt.
night-answered-out = Schade, vielleicht ein andermal.
night-reminders-on = Ich erinnere dich hier { $before }.
night-reminders-off = Ich erinnere dich nicht.
night-calendar = 📅 Öffne diese Datei, dann übernimmt sie dein Kalender. Wird der Abend verschoben, hol sie dir noch einmal.
night-entered = Schön, dass du da bist. In der nächsten Runde bekommst du einen Platz.
night-room = Oder setz dich gleich dazu:
night-alone = Ist sonst niemand frei, bekommst du einen Tisch für dich allein.
night-wish-hint = -# Mit wem sitzt du gern zusammen? Sag es mir mit `/night together`.
night-left = Bis bald. Die nächste Runde findet ohne dich statt.
night-handed-over = Ab jetzt richtet { $name } den Abend aus.
night-cancel-question = **„{ $title }“ absagen?**
night-cancelled = Der Abend ist abgesagt. { $more ->
    [yes] Der nächste steht schon im Kanal.
   *[no] So steht es jetzt auch im Kanal.
}
night-kept = Es bleibt dabei.
night-reminder-day = ⏰ **{ $title }** beginnt { $when }.
night-reminder-soon = ⏰ **{ $title }** beginnt { $when }. Stellt schon mal was zu knabbern hin!
night-moved-by-clocks = 🕰️ Für die Uhren gelten neue Regeln ({ $zone }): **{ $title }** behält dort die Uhrzeit, und das ist jetzt { $when }.
night-moved-up = 🎉 { $names }, ein Platz ist frei geworden: **{ $title }**, { $when }, mit dir.
night-link = -# [Kommt dir was dazwischen? Sag hier Bescheid]({ $link })

# Wann habt ihr Zeit?
poll-question = **Wann habt ihr Zeit?** Drückt bei allen Zeiten, die euch passen. Noch einmal drücken nimmt es zurück.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Aus welcher Zeit wird der Abend?** Alle, die da können, sind dabei.
poll-choice = { $when } · { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
poll-closed = { $when ->
    [none] Diese Umfrage ist geschlossen.
   *[other] Daraus wurde ein Abend: { $when }.
}
poll-posted = Die Umfrage steht im Kanal. Haben genug Leute geantwortet, drück dort **Abend daraus machen**.
poll-closed-without = Die Umfrage ist geschlossen.
poll-time-refused = „{ $text }“: { $reason }

# Der Spieleabend selbst: seine Runden, seine Tische, der Punktestand und der Rückblick.

# Ablehnungen
night-too-few-for-round = { $free ->
    [0] Gerade ist niemand für einen Tisch frei.
    [one] Gerade ist nur eine Person für einen Tisch frei.
   *[other] Gerade sind nur { $free } Personen für einen Tisch frei.
} Für eine Runde braucht es mindestens { $least }. Wer mitspielen will, drückt auf „Bin da“.
night-nothing-played-yet = Es ist noch keine Runde gespielt, also gibt es noch keinen Punktestand.
night-night-paused = Der Abend macht schon Pause.
night-no-past-nights = Auf diesem Server gab es noch keinen Spieleabend. Mit `/night start` beginnt sofort einer.
night-cards-seen = Du hast diese Karten in dieser Runde schon gesehen, darum ist der Platz für jemand anderen.
night-seated-elsewhere = Du sitzt schon an einem anderen Tisch. Steh dort zuerst mit `/game leave` auf.
night-wish-without-other = Zu einem Wunsch gehören zwei verschiedene Personen.

# Befehle
command-night-start = Beginne hier sofort einen Spieleabend; wer da ist, drückt auf einen Knopf
command-night-round = Verteile alle, die da sind, auf Tische, möglichst mit neuen Leuten
command-night-board = Der Punktestand des Abends
command-night-pause = Macht eine Pause; die nächste Runde beendet sie
command-night-end = Beende den Abend und zeige den Rückblick
command-night-history = Die Spieleabende dieses Servers
command-night-together = Sag, mit wem du heute Abend zusammensitzen möchtest
command-night-apart = Setze zwei Personen heute an verschiedene Tische; das siehst nur du
option-night-title = Der Titel des Abends
option-night-game = Was in dieser Runde gespielt wird
option-night-other = Die andere Person
option-night-first = Eine der beiden Personen
option-night-forget = Diesen Wunsch zurücknehmen

# Eine Runde
night-choice = ### Was spielt ihr?
    { $count ->
    [one] Eine Person ist da und frei.
   *[other] { $count } Personen sind da und frei.
    }
night-other-sizes = Andere Tischgrößen …
night-choice-row = **{ $game }**: { $sizes }
night-round-title = ## 🌙 Runde { $number }: { $game }
night-round-table = **Tisch { $number }:** { $names }
night-more-rows = … und { $count } weitere
night-round-same-cards = -# Gleich große Tische spielen dieselben Karten. Jeder hat einen eigenen privaten Thread, damit niemand spicken kann.
night-round-own-cards = { $watched ->
    [yes] -# Jeder Tisch hat einen eigenen Thread. Alle können zuschauen, darum spielt jeder Tisch eigene Karten.
   *[no] -# Jeder Tisch hat einen eigenen Thread.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] In einem Thread kann ich keine weiteren Threads öffnen.
    [channel] In so einem Kanal kann ich keine Threads öffnen.
    [create_private_threads] Mir fehlt hier die Berechtigung „Private Threads erstellen“.
   *[send_messages_in_threads] Mir fehlt hier die Berechtigung „Nachrichten in Threads senden“.
} Darum spielen die Tische hier im Kanal, einer nach dem anderen, jeder mit eigenen Karten.
night-table-moved = ⚠️ { $lacks ->
    [room] Dieser Server hat so viele offene Threads, wie Discord erlaubt.
   *[permission] Discord lässt mich hier keinen Thread öffnen.
} Tisch { $number } spielt darum hier im Kanal, mit eigenen Karten.
night-thread-name = Runde { $round }, Tisch { $table }
night-table-call = 🌙 **Runde { $round }, Tisch { $table }.** { $mentions }, das ist euer Tisch. Drückt **Starten**, wenn alle so weit sind.
night-table-room = 🔊 Hier könnt ihr reden: { $room }
night-room-new = 🔊 Euer Tisch hat einen neuen Sprachkanal, genau für die, die jetzt hier sitzen: { $room }
night-rooms-lack = ⚠️ Sprachkanäle für die Tische gibt es hier erst, wenn ich die Rechte „Kanäle verwalten“ und „Verbinden“ habe.

# Wie es den Tischen geht
night-progress-title = ### 🌙 Runde { $number }: die Tische
night-progress-row = **Tisch { $number }:** { $progress }
night-table-waiting = ist später dran
night-table-lobby = fängt gleich an
night-table-running = spielt noch
night-table-unfinished = nicht zu Ende gespielt
button-night-progress = Noch mal schauen

# Die Ergebnisse einer Runde
night-result-title = ## 🌙 Runde { $number } ist vorbei: { $game }
night-result-row = **Tisch { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** von 100 Punkten
}
night-result-compared = -# Tische mit denselben Karten werden verglichen: 100 Punkte für den besten, 0 für den letzten, im Schnitt 50.
night-result-alone = -# Die Punkte sagen, wie weit jeder Tisch gekommen ist: 100 heißt bis ans Ziel.
button-night-round = Runde starten
button-night-compare = Zwei Tische vergleichen
night-table-label = Tisch { $number }
button-night-board = Punktestand
decimal-point = ,

# Der Punktestand
night-board-title = ## 🌙 { $title }: der Punktestand
night-board-row = { $place } { $name }: **{ $points }** von { $most } Punkten
night-board-empty = Noch ist kein Tisch fertig.
night-board-formula = -# Alle an einem Tisch bekommen seine Punkte, und die Runden zählen zusammen. Tische mit denselben Karten werden verglichen: 100 für den besten, 0 für den letzten, im Schnitt 50. Ein Tisch ohne Vergleich bekommt so viele Punkte, wie er weit gekommen ist, in Prozent.
night-paused = ☕ **Pause.** Der Punktestand bleibt, und mit der nächsten Runde geht es hier weiter.

night-seat-free = 🪑 { $name } musste gehen, an Tisch { $number } ist jetzt ein Platz frei. Wer ist da und möchte weiterspielen?
button-night-sit = Platz nehmen
night-sat-down = Der Platz gehört dir. Dein Tisch ist in { $channel }.
night-late = ⏰ { $mentions }: Tisch { $number } hat schon angefangen. Drück **Bin da**, sobald du da bist, dann bekommst du den nächsten freien Platz.
night-opened = Die Tür ist offen. Wer da ist, drückt auf **Bin da**; du bist schon dabei. Sobald ihr genug seid, drück auf **Runde starten**.
night-end-question = { $count ->
    [one] Ein Tisch spielt noch. Er kann weiterspielen, zählt dann aber nicht mehr für den Abend.
   *[other] { $count } Tische spielen noch. Sie können weiterspielen, zählen dann aber nicht mehr für den Abend.
} Den Abend trotzdem beenden?
night-end-sure = **Den Abend beenden?** Der Rückblick folgt dann im Kanal.
button-night-end = Abend beenden

# Der Rückblick
night-summary-title = ## 🌙 { $title }: was für ein Abend!
night-summary-facts = { $people ->
    [one] Eine Person
   *[other] { $people } Leute
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}.
night-summary-best = 🏆 **Bester Tisch:** { $names } in { $game }: { $result }
night-summary-board = ### Der Punktestand
night-summary-others = 🙋 **Auch dabei:** { $names }
night-replay = Runde { $round }, Tisch { $table }: { $result }
night-summary-thanks = Danke fürs Mitspielen. Bis zum nächsten Mal!
night-poster-label = Spieleabend, { $date }
night-poster-people = { $count ->
    [one] Person
   *[other] Leute
}
night-poster-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
night-poster-tables = { $count ->
    [one] Tisch
   *[other] Tische
}
night-award-tricks = 🔄 **Die meisten Rückwärts-Tricks:** { $names } ({ $count })
night-award-calm = 🧘 **Die längste Ruhe vor einem Zug:** { $names } ({ $count } Sekunden)
night-award-rescue = 🛟 **Die beste Rettung:** { $names } ({ $what })
night-award-quiet = 🤫 **Der stillste Tisch:** { $names }, ohne eine einzige Zahl
night-award-partners = 🤝 **Mit den meisten zusammengespielt:** { $names } ({ $count })
night-award-matches = 🎴 **Die meisten Partien:** { $names } ({ $count })
night-award-close = 🤏 **Haarscharf vorbei:** { $names } ({ $result })
button-night-best = Den besten Tisch ansehen
night-ended = Der Abend ist vorbei. Der Rückblick folgt gleich im Kanal.

# Die Abende eines Servers
night-past-title = ## 🌙 Spieleabende
night-past-span = -# { $season } · { $nights ->
    [one] ein Abend
   *[other] { $nights } Abende
}
night-past-fullest = 🎉 **Die meisten Leute:** { $people } bei { $title }
night-past-row = **{ $date }** { $title }: { $people ->
    [one] 1 Person
   *[other] { $people } Leute
}, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}{ $winner ->
    [none] {""}
   *[other] , die meisten Punkte: { $winner }
}
night-regulars = **Am häufigsten dabei:** { $names }
night-regular = { $name } ({ $count })

# Wünsche
night-wish-together = 🤝 Gemerkt: Du und { $name } sitzt zusammen, wann immer es passt.
night-wish-apart = 🤫 Gemerkt: { $first } und { $second } kommen heute an verschiedene Tische. Das siehst nur du.
night-wish-forgotten = Erledigt, der Wunsch ist vergessen.
