# Bestenlisten: /leaderboard, und wie eine Partie am Ende neben den anderen steht.

command-leaderboard = Die besten Teams eines Spiels
option-players = Wie viele mitspielten; ohne Angabe so viele wie meistens
option-leaderboard-options = Wie schwer es der Tisch sich machte; wähle aus der Liste
option-period = Seit wann Ergebnisse zählen; ohne Angabe alle
option-scope = Wessen Ergebnisse; ohne Angabe die dieses Servers
option-page = Welche Seite
option-private = Ob nur du die Antwort siehst

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
leaderboard-empty = So eine Partie hat hier noch niemand beendet. `/game new` öffnet einen Tisch, und der erste Platz ist frei.
leaderboard-empty-period = So eine Partie hat in dieser Zeit niemand beendet. Wähle eine längere oder öffne mit `/game new` einen Tisch.
leaderboard-empty-everywhere = Noch kein Server, der seine Ergebnisse teilt, hat so eine Partie beendet. `/game new` öffnet einen Tisch, und der erste Platz ist frei.
button-leaderboard-before = ◀ Bessere
button-leaderboard-after = Weiter ▶

leaderboard-results-not-shared = Dieser Server behält seine Ergebnisse für sich und sieht darum auch die der anderen nicht. Wer ihn verwaltet, kann sie mit `/settings leaderboard` teilen; ohne `scope` siehst du die eigene Bestenliste.
leaderboard-no-such-leaderboard = Eine Bestenliste mit solchen Optionen gibt es hier nicht. Lass `options` weg oder wähle aus der Liste, die beim Tippen erscheint.
leaderboard-no-such-page = Eine Seite { $page } gibt es nicht: Diese Bestenliste hat { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}.
leaderboard-button-outdated = Diese Bestenliste gibt es nicht mehr. `/leaderboard` zeigt die vorhandenen.
leaderboard-database-away = Die Ergebnisse lassen sich gerade nicht lesen. Versuche es gleich noch einmal.

# Unter dem Ergebnis einer Partie
standing-first = 🏅 { $people ->
    [one] Dein
   *[other] Euer
} erstes Ergebnis auf dieser Bestenliste.
standing-best = 🏅 **{ $people ->
    [one] Dein
   *[other] Euer
} bestes Ergebnis bisher!** Davor: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Dein
   *[other] Euer
} bestes Ergebnis bisher: { $best }, { $date }.
standing-place = Platz { $rank } von { $teams } auf der Bestenliste dieses Servers.
standing-place-alone = Der erste Platz auf der Bestenliste dieses Servers.
standing-compared = ↔️ { $difference }.
standing-compared-violations-fewer = ↔️ { $difference }, und { $count ->
    [one] 1 Zahl weniger
   *[other] { $count } Zahlen weniger
} ausgesprochen.
standing-compared-violations-more = ↔️ { $difference }, und { $count ->
    [one] 1 Zahl mehr
   *[other] { $count } Zahlen mehr
} ausgesprochen.
