# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = The best teams of a game
option-leaderboard-game = Which game; the one played most here if left out
option-private = Show the answer only to you

season-all = All time
season-now = This season, { $months }
season-past = Season { $months }
scope-here = This server
scope-everywhere = All servers that take part

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
count-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · page { $page } of { $pages }
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
leaderboard-open-replay = 🎞️ Open a replay
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
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
leaderboard-empty-season = Nobody finished a match like that in this season. Choose another one below, or open a table with `/game new`.
leaderboard-empty-everywhere = No server that shares its results has finished a match like that yet. `/game new` opens a table, and first place is free.
button-leaderboard-before = ◀ Better
button-leaderboard-after = Next ▶

leaderboard-results-not-shared = This server keeps its results to itself, so it can't see those of others. Its managers can share them with `/settings leaderboard`.
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
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] 1 fewer number
   *[other] { $count } fewer numbers
} spoken
standing-compared-violations-more = { $count ->
    [one] 1 more number
   *[other] { $count } more numbers
} spoken

# A result beside par, what as many companions leave of the same cards
result-under-par = { $result }, { $count } fewer than par
result-over-par = { $result }, { $count } more than par
result-at-par = { $result }, right at par
par-note = -# 🎯 Par is what as many companions leave of the same cards. It isn't known for every match.
