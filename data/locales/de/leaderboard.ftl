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
leaderboard-database-away = Ich kann die Ergebnisse gerade nicht lesen. Versuch es gleich noch einmal.

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
standing-place-alone = Der erste Platz in der Bestenliste dieses Servers.
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
par-note = -# 🎯 Par ist, was ebenso viele Begleiter von denselben Karten übrig lassen. Es ist nicht für jede Partie bekannt.
