# Partien, die vorbei sind: noch einmal ansehen, und die Liste davon.

button-replay = 🎞️ Ansehen
button-replay-first = ⏮ Anfang
button-replay-back = ◀ Zurück
button-replay-forward = Weiter ▶
button-replay-last = Ende ⏭
button-replay-share = Allen zeigen
button-replay-text = Als Text
button-replay-json = Als JSON
button-history-newer = ◀ Neuere
button-history-older = Ältere ▶

replay-title = Partie { $match } noch einmal
replay-abandoned = Die Partie wurde vorzeitig beendet.
replay-position = **Schritt { $step } von { $steps }**
replay-dealt = **Die Karten sind verteilt** · { $steps ->
    [0] niemand hat etwas getan
    [one] 1 Schritt folgt
   *[other] { $steps } Schritte folgen
}
replay-turning-points = Zu einem Wendepunkt springen
replay-turning-point = Schritt { $step }: { $said }
replay-seat = Platz { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** keine Karten
replay-file = Hier ist Partie { $match } als Datei. Sie kennt Plätze, keine Personen.

# Was die Prüfung ergab
replay-check-true = ✅ Geprüft: Der Startwert verteilt genau diese Karten, jeder Schritt folgt aus den Regeln, und das Ende ist das gespeicherte.
replay-check-older = ℹ️ Mit einer älteren Fassung der Regeln gespielt. Zu sehen ist, was gespeichert wurde; prüfen lässt es sich heute nicht mehr.
replay-check-deal = ⚠️ Das stimmt nicht überein: Der Startwert ergibt eine andere Verteilung als die gespeicherte.
replay-check-step = ⚠️ Das stimmt nicht überein: Schritt { $step } folgt nicht aus dem, was davor war.
replay-check-outcome = ⚠️ Das stimmt nicht überein: Die Schritte führen zu einem anderen Ende als dem gespeicherten.

# Was abgelehnt wird
replay-match-unknown = Eine Partie { $match } gibt es auf diesem Server nicht. `/history` zeigt, welche es gibt.
replay-still-running = Partie { $match } wird noch gespielt. Ansehen kannst du eine Partie, wenn sie vorbei ist.
replay-never-started = Partie { $match } hat nie begonnen, darum gibt es nichts anzusehen. `/history` zeigt die gespielten.
replay-match-unreadable = Partie { $match } wurde in einer Fassung gespeichert, die ich nicht mehr lesen kann, darum lässt sie sich nicht zeigen. Verloren ist nichts; wer sich um mich kümmert, kann sie vielleicht noch lesen.
replay-deal-still-played = Andere spielen diese Karten noch, darum werden sie noch nicht allen gezeigt. `/replay` zeigt sie dir allein.
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
history-abandoned = vorzeitig beendet
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Sieh dir eine Partie, die vorbei ist, Schritt für Schritt an, alle Hände offen
option-match = Die Partie: Wähle eine aus oder tippe ihre Nummer
option-everyone = Ja: Alle in diesem Kanal sehen es. Sonst nur du
command-history = Die letzten Partien auf diesem Server, nur für dich
option-history-page = Welche Seite; auf der ersten stehen die neuesten Partien

# Die Textdatei
record-title = { $game }, Partie { $match }
record-options = Optionen: { $options }
record-seats = Plätze: { $seats }
record-dates = Gespielt: { $started } bis { $ended } (UTC)
record-seed = Startwert: { $seed }
record-seed-later = wird erst nach Ende des Tages verraten
record-hash = Hash des Startwerts (SHA-256): { $hash }
record-rules = Fassung der Regeln: { $version }
record-result = Ergebnis: { $result }
record-deal = Die Verteilung
record-step = Schritt { $step }
record-end = Das Ende
