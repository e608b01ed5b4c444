# The Game, noch einmal angesehen: alle Hände offen

replay-begun = { $name }: Ich fange an
replay-turn-ended = { $name } beendet den Zug
replay-cards-drawn = { $name } zieht { $cards }
replay-signal-given = 💬 { $name } zu Stapel { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } nimmt das Signal auf Stapel { $pile } zurück
replay-duty-not-met = 🛑 { $name } { $owed ->
    [one] fehlt noch eine Karte, und es passt keine
   *[other] fehlen noch { $owed } Karten, und so viele passen nicht
}
replay-draw-pile = { $count ->
    [0] Der Zugstapel ist leer.
   *[other] Zugstapel: { $count }, als Nächstes { $cards }
}

turning-last-card = 🏆 die letzte Karte
turning-duty-not-met = 🛑 nicht genug Karten passen
turning-largest-gap = die größte Lücke, { $gap } ({ $card } auf Stapel { $pile })
turning-trick = ↩ Rückwärts-Trick, { $card } auf Stapel { $pile }
turning-draw-pile-empty = der Zugstapel ist leer
turning-hint = 💡 etwa { $count } Karten mehr waren drin

# Was ein Begleiter von einem Zug hält; keine Karte wird genannt, solange die Hände verborgen sind
hint-trick = 💡 Hier wartete der Rückwärts-Trick.
hint-signal = 💡 Hier bat ein Signal darum, einen Stapel in Ruhe zu lassen.
hint-fewer = 💡 Hier hätten weniger Karten mehr Raum gelassen.
hint-more = 💡 Hier passte gut noch eine Karte.
hint-other = 💡 Hier hätte ein anderer Zug mehr Raum gelassen.
hint-worth = Das war etwa { $count } Karten wert.
hint-companion = 🤖 Auf dem Platz von { $name } hätte ein Begleiter so gelegt: { $cards }.
hint-same = 🤖 Auf dem Platz von { $name } hätte ein Begleiter dasselbe gelegt.
hint-card = { $card } auf Stapel { $pile }
