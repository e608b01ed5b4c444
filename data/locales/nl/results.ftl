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
par-note = -# 🎯 De richtscore is wat evenveel maatjes van dezelfde kaarten overhouden als ze spelen zonder lang na te denken. Die is niet van elke partij bekend.

# What somebody has played on a server: /stats.

command-stats = Wat iemand hier gespeeld heeft, en hoe het ging
option-person = Wie; jijzelf, als je niemand kiest

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **1 partij** hier uitgespeeld
   *[other] **{ $count } partijen** hier uitgespeeld
}, { $hours ->
    [0] minder dan een uur
    [one] 1 uur
   *[other] { $hours } uur
} aan tafel; de eerste { $first }, de laatste { $last }.
button-show-here = Hier laten zien
stats-figure-matches = { $count ->
    [one] partij
   *[other] partijen
}
stats-figure-won = { $count ->
   *[other] gewonnen
}
stats-figure-wins = { $count ->
    [one] zege op rij
   *[other] zeges op rij
}
stats-figure-days = { $count ->
    [one] dag op rij
   *[other] dagen op rij
}
stats-figure-achievements = { $count ->
    [one] prestatie
   *[other] prestaties
}
stats-won = 🔥 Gewonnen: { $won } van de laatste { $count } · zeges op rij: nu { $now }, record { $longest }
stats-days = 🗓️ Dagen op rij: nu { $now }, record { $longest }
stats-under-par = 🎯 { $game }: gemiddeld { $difference } kaarten minder over dan de richtscore (partijen met een bekende richtscore: { $count })
stats-over-par = 🎯 { $game }: gemiddeld { $difference } kaarten meer over dan de richtscore (partijen met een bekende richtscore: { $count })
stats-at-par = 🎯 { $game }: gemiddeld precies de richtscore (partijen met een bekende richtscore: { $count })
stats-counted-partly =
    { $counts }
    -# Geteld in { $counted } van { $count } partijen; de andere waren van voordat ik begon te tellen.
stats-teammates = 🤝 Het vaakst met { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Beste uitslagen**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }
stats-best-more = -# en { $count ->
    [one] nog 1 ranglijst
   *[other] nog { $count } ranglijsten
}
stats-nobody = { $name } heeft hier geen partij uitgespeeld, of wilde vergeten worden. Er is dus niets te tonen.
stats-nobody-you = Je hebt hier nog geen partij uitgespeeld, of je wilde vergeten worden. `/game new` opent een tafel.

counter-cards = 🃏 { $count ->
    [one] 1 kaart gespeeld
   *[other] { $count } kaarten gespeeld
}
counter-violations = 🤐 { $count ->
    [one] 1 getal aan tafel genoemd
   *[other] { $count } getallen aan tafel genoemd
}

chart-matches = partijen
chart-alt = Hoe de partijen van { $name } afliepen, in de loop van de tijd, en hoe vaak elke uitslag voorkwam.
chart-alt-game = { $game }, de laatste { $count } partijen, { $scale }: van { $lowest } tot { $highest }, de helft tot en met { $middle }; de laatste { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements-new = 🎖️ **{ $names }!**
achievements = 🎖️ { $game }, { $count } van { $total }: { $names }
achievement-first-win = Eerste zege
achievement-first-win-how = Voor het eerst gewonnen.
achievement-silent-match = Geen enkel getal
achievement-silent-match-how = Een hele partij gespeeld zonder dat iemand een getal noemde.

# Names of teams: /team, and the form that asks for a name.

command-team = Hoe je team hier heet
command-team-name = Geef een van je teams een naam op deze server
command-team-clear = Haal een teamnaam weg: die van jou, of elke als je hier berichten mag beheren
option-team = Welk team; als je niets kiest, het team waarmee je het laatst speelde

button-team-name = Geef je team een naam
team-form-title = Geef je team een naam
team-form-label = Hoe willen jullie heten?
reply-team-named = Op deze server heet jullie team nu **{ $name }**. Ieder van jullie kan dat veranderen met `/team name`.
reply-team-cleared = De naam is weg.

team-name-unfit = Die naam kan niet. Een naam heeft 2 tot 32 tekens, zonder vermeldingen of opmaak.
team-not-your-team = Alleen wie in een team zit, kan het een naam geven.
team-no-team-yet = Zo'n naam is er hier niet. Een team kan een naam kiezen zodra het op deze server een partij heeft uitgespeeld.
