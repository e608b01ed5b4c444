# Was jemand auf einem Server gespielt hat: /stats.

command-stats = Was jemand hier gespielt hat und wie es lief
option-person = Wer; ohne Angabe du

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **1 Partie** hier beendet
   *[other] **{ $count } Partien** hier beendet
}, { $hours ->
    [0] weniger als eine Stunde
    [one] 1 Stunde
   *[other] { $hours } Stunden
} am Tisch; die erste am { $first }, die letzte am { $last }.
stats-won = 🔥 Gewonnen: { $won } der letzten { $count } · Siege in Folge: jetzt { $now }, Rekord { $longest }
stats-days = 🗓️ Tage in Folge: jetzt { $now }, Rekord { $longest }
stats-under-par = 🎯 { $game }: im Schnitt { $difference } Karten weniger übrig als Par (Partien mit bekanntem Par: { $count })
stats-over-par = 🎯 { $game }: im Schnitt { $difference } Karten mehr übrig als Par (Partien mit bekanntem Par: { $count })
stats-at-par = 🎯 { $game }: im Schnitt genau Par (Partien mit bekanntem Par: { $count })
stats-counted-partly =
    { $counts }
    -# Gezählt in { $counted } von { $count } Partien; die anderen waren, bevor ich zu zählen anfing.
stats-teammates = 🤝 Am häufigsten mit { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Beste Ergebnisse**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
stats-best-more = -# und { $count ->
    [one] 1 weitere Bestenliste
   *[other] { $count } weitere Bestenlisten
}
stats-few = 📊 { $name } hat hier { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} zu Ende gespielt. Ab der fünften gibt es eine Statistik.
stats-few-you = 📊 { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} hier zu Ende gespielt: ein guter Anfang! Ab der fünften gibt es deine Statistik.
stats-nobody = { $name } hat hier keine Partie zu Ende gespielt oder wollte vergessen werden. Darum gibt es nichts zu zeigen.
stats-nobody-you = Du hast hier noch keine Partie zu Ende gespielt oder wolltest vergessen werden. `/game new` öffnet einen Tisch.

counter-cards = 🃏 { $count ->
    [one] 1 Karte gespielt
   *[other] { $count } Karten gespielt
}
counter-violations = 🤐 { $count ->
    [one] 1 Zahl am Tisch ausgesprochen
   *[other] { $count } Zahlen am Tisch ausgesprochen
}

chart-matches = Partien
chart-alt = Wie die Partien von { $name } ausgingen, im Lauf der Zeit, und wie oft jedes Ergebnis kam.
chart-alt-once = { $game }, 1 Partie, { $scale }: { $last }.
chart-alt-game = { $game }, die letzten { $count } Partien, { $scale }: von { $lowest } bis { $highest }, die Hälfte bis { $middle }; die letzte { $last }.

# Was ein Team in jedem Spiel erreichen kann
achievement-new = 🎖️ **{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count } von { $total }: { $names }
achievement-first-win = Erster Sieg
achievement-first-win-how = Zum ersten Mal gewonnen.
achievement-silent-match = Keine einzige Zahl
achievement-silent-match-how = Eine ganze Partie gespielt, und niemand hat eine Zahl gesagt.
