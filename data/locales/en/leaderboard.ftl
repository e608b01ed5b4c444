# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = The best teams of a game
option-players = How many played; the most played table size if you leave it out
option-leaderboard-options = How hard the table made it; choose from the list
option-period = Since when results count; all of them if you leave it out
option-scope = Whose results; this server's if you leave it out
option-page = Which page
option-private = Whether you alone see the answer

period-tonight = tonight
period-week = the last 7 days
period-month = the last 30 days
period-year = the last 365 days
period-all = of all time
scope-here = this server
scope-everywhere = everywhere

count-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
count-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $period } · { $teams } · page { $page } of { $pages }
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
leaderboard-own = -# The best team of { $name }
leaderboard-more-people = { $names } and { $count ->
    [one] one more
   *[other] { $count } more
}
leaderboard-from-elsewhere = { $count ->
    [one] someone from another server
   *[other] { $count } people from another server
}
leaderboard-empty = Nobody has finished a match like that here yet. `/game new` opens a table, and the first place is free.
leaderboard-empty-period = Nobody has finished a match like that in this time. Choose a longer one, or open a table with `/game new`.
leaderboard-empty-everywhere = No server that shares its results has finished a match like that yet. `/game new` opens a table, and the first place is free.
button-leaderboard-before = ◀ Better
button-leaderboard-after = Next ▶

leaderboard-results-not-shared = This server keeps its results to itself, so it cannot look at those of others, either. Those who manage it can share them with `/settings leaderboard`; leave `scope` out for this server's own leaderboard.
leaderboard-no-such-leaderboard = There is no leaderboard with such options here. Leave `options` out, or choose from the list that appears as you type.
leaderboard-no-such-page = There is no page { $page }: this leaderboard has { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}.
leaderboard-button-outdated = This leaderboard is not there any more. `/leaderboard` shows those there are.
leaderboard-database-away = The results cannot be read just now. Please try again in a moment.

# Below the result of a match
standing-first = 🏅 { $people ->
    [one] Your
   *[other] Your team's
} first result on this leaderboard.
standing-best = 🏅 **{ $people ->
    [one] Your
   *[other] Your team's
} best so far!** Before: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Your
   *[other] Your team's
} best so far: { $best }, { $date }.
standing-place = Place { $rank } of { $teams } on this server's leaderboard.
standing-place-alone = The first place on this server's leaderboard.
standing-compared = ↔️ { $difference }.
standing-compared-violations-fewer = ↔️ { $difference }, and { $count ->
    [one] 1 number fewer
   *[other] { $count } numbers fewer
} spoken.
standing-compared-violations-more = ↔️ { $difference }, and { $count ->
    [one] 1 number more
   *[other] { $count } numbers more
} spoken.
