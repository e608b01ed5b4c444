# Bestenlisten: /leaderboard, und wie eine Partie am Ende neben den anderen steht.

command-leaderboard = Die besten Teams eines Spiels
option-leaderboard-game = Welches Spiel; ohne Angabe das hier am meisten gespielte
option-private = Die Antwort nur dir zeigen

season-all = Alle Saisons
season-now = Diese Saison, { $months }
season-past = Saison { $months }
scope-here = Dieser Server
scope-everywhere = Alle Server, die mitmachen

count-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
count-company = { $people ->
    [0] Menschen
    [one] 1 Person
   *[other] { $people } Personen
} und { $companions } Begleiter
count-teams = { $count ->
    [one] 1 Team
   *[other] { $count } Teams
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · Seite { $page } von { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Wiederholung ansehen
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# Das beste Team von { $name }
leaderboard-more-people = { $names } und { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
leaderboard-from-elsewhere = { $count ->
    [one] jemand von einem anderen Server
   *[other] { $count } Personen von einem anderen Server
}
leaderboard-empty = So eine Partie hat hier noch niemand zu Ende gespielt. `/game new` öffnet einen Tisch, und der erste Platz ist frei.
leaderboard-empty-season = So eine Partie hat in dieser Saison niemand zu Ende gespielt. Wähle unten eine andere oder öffne mit `/game new` einen Tisch.
leaderboard-empty-everywhere = Noch kein Server, der seine Ergebnisse teilt, hat so eine Partie zu Ende gespielt. `/game new` öffnet einen Tisch, und der erste Platz ist frei.
button-leaderboard-before = ◀ Bessere
button-leaderboard-after = Weiter ▶

leaderboard-results-not-shared = Dieser Server behält seine Ergebnisse für sich und sieht darum auch die der anderen nicht. Wer ihn verwaltet, kann sie mit `/settings leaderboard` teilen.
leaderboard-no-such-page = Eine Seite { $page } gibt es nicht: Diese Bestenliste hat { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}.
leaderboard-button-outdated = Diese Bestenliste gibt es nicht mehr. `/leaderboard` zeigt die aktuellen.

# Unter dem Ergebnis einer Partie
standing-first = 🏅 { $people ->
    [one] Deine
   *[other] Eure
} erste Partie dieser Art.
standing-best = 🏅 **Neuer Rekord: { $people ->
    [one] dein
   *[other] euer
} bestes Ergebnis bisher!** Davor: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Dein
   *[other] Euer
} bestes Ergebnis bisher: { $best }, { $date }.
standing-place = Platz { $rank } von { $teams } in der Bestenliste dieses Servers.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] 1 Zahl weniger
   *[other] { $count } Zahlen weniger
} ausgesprochen
standing-compared-violations-more = { $count ->
    [one] 1 Zahl mehr
   *[other] { $count } Zahlen mehr
} ausgesprochen

# Ein Ergebnis neben Par: was ebenso viele Begleiter von denselben Karten übrig lassen
result-under-par = { $result }, { $count } weniger als Par
result-over-par = { $result }, { $count } mehr als Par
result-at-par = { $result }, genau Par
par-note = -# 🎯 Par ist, was ebenso viele Begleiter von denselben Karten übrig lassen, wenn sie ohne langes Nachdenken spielen. Es ist nicht für jede Partie bekannt.

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
button-show-here = Hier zeigen
stats-figure-matches = { $count ->
    [one] Partie
   *[other] Partien
}
stats-figure-won = { $count ->
   *[other] gewonnen
}
stats-figure-wins = { $count ->
    [one] Sieg in Folge
   *[other] Siege in Folge
}
stats-figure-days = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
stats-figure-achievements = { $count ->
    [one] Erfolg
   *[other] Erfolge
}
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
chart-alt-game = { $game }, die letzten { $count } Partien, { $scale }: von { $lowest } bis { $highest }, die Hälfte bis { $middle }; die letzte { $last }.

# Was ein Team in jedem Spiel erreichen kann
achievement-new = 🎖️ **{ $name }!** { $how }
achievements-new = 🎖️ **{ $names }!**
achievements = 🎖️ { $game }, { $count } von { $total }: { $names }
achievement-first-win = Erster Sieg
achievement-first-win-how = Zum ersten Mal gewonnen.
achievement-silent-match = Keine einzige Zahl
achievement-silent-match-how = Eine ganze Partie gespielt, und niemand hat eine Zahl gesagt.

# Teamnamen: /team und das Formular, das nach dem Namen fragt.

command-team = Wie dein Team hier heißt
command-team-name = Gib einem deiner Teams einen Namen auf diesem Server
command-team-clear = Entferne einen Teamnamen: deinen eigenen, oder jeden, wenn du hier Nachrichten verwalten darfst
option-team = Welches Team; ohne Angabe das, mit dem du zuletzt gespielt hast

button-team-name = Team benennen
team-form-title = Gebt eurem Team einen Namen
team-form-label = Wie wollt ihr heißen?
reply-team-named = Auf diesem Server heißt euer Team jetzt **{ $name }**. Mit `/team name` könnt ihr das jederzeit ändern.
reply-team-cleared = Der Name ist weg.

team-name-unfit = Dieser Name geht nicht. Er braucht 2 bis 32 Zeichen, ohne Erwähnungen und Formatierung.
team-not-your-team = Einem Team geben nur die einen Namen, die dazugehören.
team-no-team-yet = So einen Namen gibt es hier nicht. Ein Team kann sich benennen, sobald es auf diesem Server eine Partie beendet hat.
