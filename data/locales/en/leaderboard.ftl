# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = The best teams of a game
option-players = How many people played; the most common number if left out
option-leaderboard-options = How hard it was; choose from the list
option-period = How far back; all time if left out
option-scope = Which servers; this one if left out
option-page = Which page
option-private = Show the answer only to you

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
count-company = { $people ->
    [0] people
    [one] 1 person
   *[other] { $people } people
} and { $companions ->
    [one] 1 companion
   *[other] { $companions } companions
}
options-with-companions = { $options }, with { $count ->
    [one] 1 companion
   *[other] { $count } companions
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
leaderboard-empty = Nobody here has finished a match like that yet. `/game new` opens a table, and first place is free.
leaderboard-empty-period = Nobody finished a match like that in this time. Choose a longer one, or open a table with `/game new`.
leaderboard-empty-everywhere = No server that shares its results has finished a match like that yet. `/game new` opens a table, and first place is free.
button-leaderboard-before = ◀ Better
button-leaderboard-after = Next ▶

leaderboard-results-not-shared = This server keeps its results to itself, so it can't see those of others. Its managers can share them with `/settings leaderboard`; leave `scope` out for this server's own leaderboard.
leaderboard-no-such-leaderboard = There's no leaderboard with these options here. Leave `options` out, or choose from the list that appears as you type.
leaderboard-no-such-page = There's no page { $page }: this leaderboard has { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}.
leaderboard-button-outdated = This leaderboard no longer exists. `/leaderboard` shows the current ones.
leaderboard-database-away = I can't read the results right now. Please try again in a moment.

# Below the result of a match
standing-first = 🏅 { $people ->
    [one] Your
   *[other] Your team's
} first match like this.
standing-best = 🏅 **A new record: { $people ->
    [one] your
   *[other] your team's
} best so far!** Before: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Your
   *[other] Your team's
} best so far: { $best }, { $date }.
standing-place = Place { $rank } of { $teams } on this server's leaderboard.
standing-place-alone = First place on this server's leaderboard.
standing-compared = ↔️ { $difference }.
standing-compared-violations-fewer = ↔️ { $difference }, and { $count ->
    [one] 1 fewer number
   *[other] { $count } fewer numbers
} spoken.
standing-compared-violations-more = ↔️ { $difference }, and { $count ->
    [one] 1 more number
   *[other] { $count } more numbers
} spoken.
