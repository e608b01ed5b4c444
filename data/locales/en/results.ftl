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
par-note = -# 🎯 Par is what as many companions leave of the same cards when they play at a glance. It isn't known for every match.

# What somebody has played on a server: /stats.

command-stats = What somebody has played here, and how it went
option-person = Who; you, if left out

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **1 match** finished here
   *[other] **{ $count } matches** finished here
}, { $hours ->
    [0] less than an hour
    [one] 1 hour
   *[other] { $hours } hours
} at the table; the first { $first }, the last { $last }.
button-show-here = Show it here
stats-figure-matches = { $count ->
    [one] match
   *[other] matches
}
stats-figure-won = { $count ->
   *[other] won
}
stats-figure-wins = { $count ->
    [one] win in a row
   *[other] wins in a row
}
stats-figure-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
stats-figure-achievements = { $count ->
    [one] achievement
   *[other] achievements
}
stats-won = 🔥 Won: { $won } of the last { $count } · wins in a row: now { $now }, record { $longest }
stats-days = 🗓️ Days in a row: now { $now }, record { $longest }
stats-under-par = 🎯 { $game }: on average { $difference } cards fewer left than par (matches with a known par: { $count })
stats-over-par = 🎯 { $game }: on average { $difference } cards more left than par (matches with a known par: { $count })
stats-at-par = 🎯 { $game }: on average right at par (matches with a known par: { $count })
stats-counted-partly =
    { $counts }
    -# Counted in { $counted } of { $count } matches; the others were before I started counting.
stats-teammates = 🤝 Most often with { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Best results**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
stats-best-more = -# and { $count ->
    [one] 1 more leaderboard
   *[other] { $count } more leaderboards
}
stats-nobody = { $name } hasn't finished a match here, or asked to be forgotten. So there's nothing to show.
stats-nobody-you = You haven't finished a match here yet, or you asked to be forgotten. `/game new` opens a table.

counter-cards = 🃏 { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
counter-violations = 🤐 { $count ->
    [one] 1 number spoken at the table
   *[other] { $count } numbers spoken at the table
}

chart-matches = matches
chart-alt = How the matches of { $name } ended, over time, and how often each result came.
chart-alt-game = { $game }, the last { $count } matches, { $scale }: from { $lowest } to { $highest }, half of them up to { $middle }; the last one { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements-new = 🎖️ **{ $names }!**
achievements = 🎖️ { $game }, { $count } of { $total }: { $names }
achievement-first-win = First win
achievement-first-win-how = Won for the first time.
achievement-silent-match = Not a single number
achievement-silent-match-how = Played a whole match and nobody said a number.

# Names of teams: /team, and the form that asks for a name.

command-team = What your team is called here
command-team-name = Give one of your teams a name on this server
command-team-clear = Remove a team's name: your own, or any if you may manage messages here
option-team = Which team; the one you last played with if left out

button-team-name = Name your team
team-form-title = Name your team
team-form-label = What do you want to be called?
reply-team-named = On this server your team is now called **{ $name }**. Any of you can change that with `/team name`.
reply-team-cleared = The name is gone.

team-name-unfit = That name doesn't work. It needs 2 to 32 characters, without mentions or formatting.
team-not-your-team = Only the people of a team can name it.
team-no-team-yet = There's no such name here. A team can name itself once it has finished a match on this server.
