# Spieleabende: was einem im Weg steht, und die Zeitzone des Servers.

night-time-unreadable = Daraus werde ich nicht schlau: Ich brauche einen Tag und eine Uhrzeit. Schreib es etwa so: `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-past = Das ist schon vorbei. Nenn einen Zeitpunkt, der noch kommt, etwa `morgen 20 Uhr` oder `4.12. 20:00`.
night-time-too-far = Das ist über ein Jahr hin. Nenn einen Zeitpunkt in den nächsten Monaten, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-skipped = Diese Uhrzeit gibt es da nicht ({ $zone }), weil in der Nacht die Uhren vorgestellt werden. Nimm eine andere, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-twice = Diese Uhrzeit gibt es da zweimal ({ $zone }), weil in der Nacht die Uhren zurückgestellt werden. Nimm eine andere, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-zone-unknown = Eine Zeitzone mit diesem Namen kenne ich nicht. Tippe die nächste große Stadt und wähle aus der Liste, etwa `Europe/Berlin` oder `Europe/Vienna`.
night-nothing-to-change = Sag dazu, was sich ändern soll: die Zeit, der Titel, der Sprachkanal oder ob sich der Abend wiederholt.
night-no-night-here = Diesen Abend gibt es auf dem Server nicht. `/night plan` plant einen.
night-night-gone = Dieser Abend ist vorbei oder abgesagt. `/night plan` plant einen neuen.
night-night-begun = Die Tür ist schon offen, darum lässt sich das nicht mehr ändern.
night-night-not-open = Die Tür ist noch zu. Sie geht auf, wenn der Abend beginnt.
night-other-night-under-way = In diesem Kanal läuft gerade ein Spieleabend. Der muss erst zu Ende sein.
night-not-there = Du hast noch nicht gesagt, ob du kommst. Drücke zuerst auf einen Knopf unter dem Abend.
night-not-host = Das macht, wer den Abend ausrichtet, oder wer auf diesem Server Events verwalten darf.
night-bot-cannot-host = Ein Bot kann keinen Abend ausrichten. Wähle einen Menschen.
night-too-many-nights = Auf diesem Server sind schon { $most } Abende geplant. Sag einen ab, bevor du noch einen planst.

command-settings-timezone = Die Zeitzone, in der ich die Zeiten von Spieleabenden lese
option-zone = Tippe eine große Stadt in der Nähe und wähle aus der Liste
settings-timezone = { $zone ->
    [none] Es ist keine Zeitzone eingestellt, darum lese ich Zeiten als UTC. Da ist es jetzt { $clock } Uhr.
   *[other] Ich lese Zeiten so, wie sie in **{ $zone }** gelten. Da ist es jetzt { $clock } Uhr.
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
option-repeats = Ob er einmal stattfindet oder jede Woche um diese Zeit
option-night = Welcher Abend; sonst der nächste in diesem Kanal
option-new-host = Wer den Abend ab jetzt ausrichtet
choice-repeats-weekly = jede Woche
choice-repeats-once = einmal

button-night-post = Ja, ankündigen
button-night-change = Ja, ändern
button-night-drop = Nein
button-night-in = Dabei
button-night-maybe = Vielleicht
button-night-out = Kann nicht
button-night-quiet = Nicht erinnern
button-night-remind = Erinnere mich
button-night-here = Bin da
button-night-alone = Auch allein spielen
button-night-not-alone = Lieber nicht allein
button-night-away = Bin weg
button-night-cancel = Absagen
button-night-cancel-one = Nur diesen
button-night-cancel-all = Alle
button-night-keep = Lieber nicht

night-default-title = Spieleabend
night-is-that-right = **Stimmt das so?**
night-read-in = -# { $zone ->
    [none] Ich habe die Zeit als UTC gelesen, denn der Server hat noch keine Zeitzone: `/settings timezone`. Discord zeigt sie allen in ihrer eigenen Zeit.
   *[other] Ich habe die Zeit so gelesen, wie sie in { $zone } gilt. Discord zeigt sie allen in ihrer eigenen.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Jede Woche um diese Zeit
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Noch hat niemand geantwortet. Bist du dabei?
night-list-in = ✅ **Dabei ({ $count })** { $names }
night-list-maybe = 🤔 **Vielleicht ({ $count })** { $names }
night-list-out = ❌ **Kann nicht ({ $count })** { $names }
night-list-here = 🙋 **Da ({ $count })** { $names }
night-list-expected = ⏳ **Kommt noch ({ $count })** { $names }
night-and-more = { $names } und { $count } weitere
night-tables = -# { $count ->
    [one] Das gibt einen Tisch für { $sizes }.
   *[other] Das gibt { $count } Tische: { $sizes }.
}
night-tables-many = -# Das gibt { $count } Tische.
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
night-answered-maybe = Vielleicht also. Drücke **Dabei**, sobald du es weißt.
night-answered-out = Schade, vielleicht ein andermal.
night-reminders-on = Ich erinnere dich hier einen Tag und 15 Minuten vorher.
night-reminders-off = Ich erinnere dich nicht.
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
night-link = -# [Kommt dir was dazwischen? Sag hier Bescheid]({ $link })
