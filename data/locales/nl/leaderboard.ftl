# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = De beste teams van een spel
option-leaderboard-game = Welk spel; als je niets kiest, het spel dat hier het meest gespeeld is
option-private = Het antwoord alleen aan jou tonen

season-all = Alle seizoenen
season-now = Dit seizoen, { $months }
season-past = Seizoen { $months }
scope-here = Deze server
scope-everywhere = Alle servers die meedoen

count-people = { $count ->
    [one] 1 persoon
   *[other] { $count } personen
}
count-company = { $people ->
    [0] mensen
    [one] 1 persoon
   *[other] { $people } personen
} en { $companions ->
    [one] 1 maatje
   *[other] { $companions } maatjes
}
count-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · pagina { $page } van { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Een partij terugkijken
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# Het beste team van { $name }
leaderboard-more-people = { $names } en { $count ->
    [one] nog iemand
   *[other] nog { $count }
}
leaderboard-from-elsewhere = { $count ->
    [one] iemand van een andere server
   *[other] { $count } mensen van een andere server
}
leaderboard-empty = Zo'n partij heeft hier nog niemand uitgespeeld. `/game new` opent een tafel, en de eerste plaats is vrij.
leaderboard-empty-season = Zo'n partij heeft dit seizoen niemand uitgespeeld. Kies hieronder een ander seizoen, of open een tafel met `/game new`.
leaderboard-empty-everywhere = Op geen enkele server die zijn uitslagen deelt, is zo'n partij al uitgespeeld. `/game new` opent een tafel, en de eerste plaats is vrij.
button-leaderboard-before = ◀ Beter
button-leaderboard-after = Verder ▶

leaderboard-results-not-shared = Deze server houdt zijn uitslagen voor zichzelf en ziet daarom die van andere servers niet. Wie de server beheert, kan ze delen met `/settings leaderboard`.
leaderboard-no-such-page = Een pagina { $page } is er niet: deze ranglijst heeft { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagina's
}.
leaderboard-button-outdated = Deze ranglijst bestaat niet meer. `/leaderboard` toont de huidige.
leaderboard-database-away = Ik kan de uitslagen nu niet lezen. Probeer het zo nog eens.

# Below the result of a match
standing-first = 🏅 { $people ->
    [one] Je
   *[other] Jullie
} eerste partij van deze soort.
standing-best = 🏅 **Een nieuw record: { $people ->
    [one] je
   *[other] jullie
} beste tot nu toe!** Daarvoor: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Je
   *[other] Jullie
} beste tot nu toe: { $best }, { $date }.
standing-place = Plaats { $rank } van { $teams } op de ranglijst van deze server.
standing-place-alone = De eerste plaats op de ranglijst van deze server.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] 1 getal minder
   *[other] { $count } getallen minder
} genoemd
standing-compared-violations-more = { $count ->
    [one] 1 getal meer
   *[other] { $count } getallen meer
} genoemd

# Een uitslag naast de richtscore: wat evenveel maatjes van dezelfde kaarten overhouden
result-under-par = { $result }, { $count } minder dan de richtscore
result-over-par = { $result }, { $count } meer dan de richtscore
result-at-par = { $result }, precies de richtscore
par-note = -# 🎯 De richtscore is wat evenveel maatjes van dezelfde kaarten overhouden. Die is niet van elke partij bekend.
