# Partien, die vorbei sind: noch einmal ansehen, und die Liste davon.

button-replay = 🎞️ Ansehen
button-replay-back = ◀ Schritt
button-replay-forward = Schritt ▶
button-replay-play = ▶ Abspielen
button-replay-pause = ⏸ Anhalten
button-replay-turn-back = ⏪ Zug
button-replay-turn-forward = Zug ⏩
button-replay-level-back = ⏪ Level
button-replay-level-forward = Level ⏩
button-replay-open-hands = Hände zeigen
button-replay-hide-hands = Hände verbergen
button-replay-share = Moment teilen
button-replay-film = Partie teilen
button-replay-text = Als Text
button-replay-json = Als JSON
button-history-newer = ◀ Neuere
button-history-older = Ältere ▶

replay-title = Partie { $match } noch einmal
replay-match = Partie { $match }
replay-abandoned = Die Partie wurde vorzeitig beendet.
replay-position = **Schritt { $step } von { $steps }**
replay-dealt = **Die Karten sind verteilt** · { $steps ->
    [0] niemand hat etwas getan
    [one] 1 Schritt folgt
   *[other] { $steps } Schritte folgen
}
replay-film-alt = Animiert: { $count } Bilder nacheinander.
replay-turning-points = Zu einem Wendepunkt springen
replay-deal = Die verteilten Karten
replay-turning-point = Schritt { $step }: { $said }
replay-seat = Platz { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** keine Karten
replay-file = Hier ist Partie { $match } als Datei. Sie nennt Plätze, keine Personen.

# Was die Prüfung ergab
replay-check-true = ✅ Geprüft: Der Startwert ergibt diese Karten, jeder Schritt folgt den Regeln, und das Ergebnis stimmt.
replay-check-older = ℹ️ Mit einem älteren Regelstand gespielt. Du siehst, was gespeichert wurde, aber prüfen lässt es sich nicht mehr.
replay-check-deal = ⚠️ Da stimmt etwas nicht: Der Startwert ergibt andere Karten als die gespeicherten.
replay-check-step = ⚠️ Da stimmt etwas nicht: Schritt { $step } folgt nicht aus dem davor.
replay-check-outcome = ⚠️ Da stimmt etwas nicht: Die Schritte führen zu einem anderen Ende als dem gespeicherten.

# Was abgelehnt wird
replay-match-unknown = Eine Partie { $match } gibt es auf diesem Server nicht. `/history` zeigt, welche es gibt.
replay-still-running = Partie { $match } wird noch gespielt. Ansehen kannst du eine Partie, wenn sie vorbei ist.
replay-never-started = Partie { $match } hat nie begonnen, darum gibt es nichts anzusehen. `/history` zeigt die gespielten.
replay-match-unreadable = Partie { $match } stammt aus einer Fassung, die ich nicht mehr lesen kann. Verloren ist nichts; wer mich betreibt, kommt vielleicht noch heran.
replay-round-still-played = Ein anderer Tisch dieser Runde spielt noch mit diesen Karten. Du kannst sie ansehen, sobald die Runde vorbei ist.
replay-deal-still-played = Andere spielen diese Karten vielleicht noch, darum zeige ich sie noch nicht allen. `/replay` zeigt sie nur dir.
replay-page-past-end = { $pages ->
    [one] Es gibt nur eine Seite.
   *[other] Es gibt nur { $pages } Seiten.
} `/history` ohne Seite zeigt die neuesten Partien.

# Die Liste
history-title = ## Die letzten Partien auf diesem Server
history-page = -# Seite { $page } von { $pages } · { $total ->
    [one] 1 Partie
   *[other] { $total } Partien
}
history-empty = Auf diesem Server hat noch niemand eine Partie zu Ende gespielt. `/game new` öffnet einen Tisch.
history-row =
    { "" }**{ $game }** · { $result }
    -# Partie { $match } · { $date } · { $options } · { $people }
history-par = { $result }, Par { $par }
history-abandoned = vorzeitig beendet
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Sieh dir eine beendete Partie Zug für Zug an, auf Wunsch mit offenen Händen
option-match = Die Partie: Wähle eine aus oder tippe ihre Nummer
option-everyone = Ja: Alle in diesem Kanal sehen es; sonst nur du
command-history = Die letzten Partien auf diesem Server, nur für dich
option-history-page = Welche Seite; auf der ersten stehen die neuesten Partien

# Die Textdatei
record-title = { $game }, Partie { $match }
record-options = Optionen: { $options }
record-seats = Plätze: { $seats }
record-dates = Gespielt: { $started } bis { $ended } (UTC)
record-seed = Startwert: { $seed }
record-seed-later = kommt, wenn der Tag vorbei ist
record-hash = Hash des Startwerts (SHA-256): { $hash }
record-rules = Regelstand: { $version }
record-result = Ergebnis: { $result }
record-deal = Die Karten
record-step = Schritt { $step }
record-end = Das Ende
