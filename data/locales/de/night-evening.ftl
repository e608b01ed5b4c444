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
night-choice-row = **{ $game }**: Tische für { $sizes }
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
button-night-round = Nächste Runde
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
night-opened = Die Tür ist offen. Wer da ist, drückt auf „Bin da“; du bist schon dabei. Dann geht es mit `/night round` los.
night-end-question = { $count ->
    [one] Ein Tisch spielt noch. Er kann weiterspielen, zählt dann aber nicht mehr für den Abend.
   *[other] { $count } Tische spielen noch. Sie können weiterspielen, zählen dann aber nicht mehr für den Abend.
} Den Abend trotzdem beenden?
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
