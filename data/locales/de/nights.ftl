# Spieleabende: was einem im Weg steht, und die Zeitzone des Servers.

night-time-unreadable = Daraus werde ich nicht schlau: Ich brauche einen Tag und eine Uhrzeit. Schreib es etwa so: `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-past = Das ist schon vorbei. Nenn einen Zeitpunkt, der noch kommt, etwa `morgen 20 Uhr` oder `4.12. 20:00`.
night-time-too-far = Das ist über ein Jahr hin. Nenn einen Zeitpunkt in den nächsten Monaten, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-skipped = Diese Uhrzeit gibt es da nicht ({ $zone }), weil in der Nacht die Uhren vorgestellt werden. Nimm eine andere, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-time-twice = Diese Uhrzeit gibt es da zweimal ({ $zone }), weil in der Nacht die Uhren zurückgestellt werden. Nimm eine andere, etwa `Freitag 20 Uhr` oder `4.12. 20:00`.
night-zone-unknown = Eine Zeitzone mit diesem Namen kenne ich nicht. Tippe die nächste große Stadt und wähle aus der Liste, etwa `Europe/Berlin` oder `Europe/Vienna`.
night-nothing-to-change = Sag dazu, was sich ändern soll: die Zeit, der Titel, der Sprachkanal oder ob sich der Abend wiederholt.
night-no-night-here = Diesen Abend gibt es auf dem Server nicht.
night-night-gone = Dieser Abend ist vorbei oder abgesagt.
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
