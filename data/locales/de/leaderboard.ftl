# Bestenlisten: /leaderboard, und wie eine Partie am Ende neben den anderen steht.

command-leaderboard = Die besten Teams eines Spiels
option-players = Wie viele mitspielten; ohne Angabe die häufigste Zahl
option-leaderboard-options = Wie schwer es war; wähle aus der Liste
option-period = Wie weit zurück; ohne Angabe bis zum Anfang
option-scope = Welche Server; ohne Angabe nur dieser
option-page = Welche Seite
option-private = Die Antwort nur dir zeigen

period-tonight = heute Abend
period-week = die letzten 7 Tage
period-month = die letzten 30 Tage
period-year = die letzten 365 Tage
period-all = aller Zeiten
scope-here = dieser Server
scope-everywhere = überall

count-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
count-company = { $people ->
    [0] Menschen
    [one] 1 Person
   *[other] { $people } Personen
} und { $companions } Begleiter
options-with-companions = { $options }, mit { $count } { $count ->
    [one] Begleiter
   *[other] Begleitern
}
count-teams = { $count ->
    [one] 1 Team
   *[other] { $count } Teams
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $period } · { $teams } · Seite { $page } von { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $rank }.**
}
leaderboard-row =
    { $place } **{ $result }**{ $violations ->
        [0] {""}
       *[other] {""} · 🤐 { $violations }
    } · { $date }
    { $names }
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
leaderboard-empty-period = So eine Partie hat in dieser Zeit niemand zu Ende gespielt. Wähle eine längere oder öffne mit `/game new` einen Tisch.
leaderboard-empty-everywhere = Noch kein Server, der seine Ergebnisse teilt, hat so eine Partie zu Ende gespielt. `/game new` öffnet einen Tisch, und der erste Platz ist frei.
button-leaderboard-before = ◀ Bessere
button-leaderboard-after = Weiter ▶

leaderboard-results-not-shared = Dieser Server behält seine Ergebnisse für sich und sieht darum auch die der anderen nicht. Wer ihn verwaltet, kann sie mit `/settings leaderboard` teilen; ohne `scope` siehst du die Bestenliste dieses Servers.
leaderboard-no-such-leaderboard = Eine Bestenliste mit diesen Optionen gibt es hier nicht. Lass `options` weg oder wähle aus der Liste, die beim Tippen erscheint.
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
standing-compared = ↔️ { $difference }.
standing-compared-violations-fewer = ↔️ { $difference }, und { $count ->
    [one] 1 Zahl weniger
   *[other] { $count } Zahlen weniger
} ausgesprochen.
standing-compared-violations-more = ↔️ { $difference }, und { $count ->
    [one] 1 Zahl mehr
   *[other] { $count } Zahlen mehr
} ausgesprochen.
