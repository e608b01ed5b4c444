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
stats-few = 📊 { $name } has finished { $count ->
    [one] 1 match
   *[other] { $count } matches
} here. Statistics appear from the fifth on.
stats-few-you = 📊 { $count ->
    [one] 1 match
   *[other] { $count } matches
} finished here: well begun! Your statistics appear from the fifth on.
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
chart-alt-once = { $game }, 1 match, { $scale }: { $last }.
chart-alt-game = { $game }, the last { $count } matches, { $scale }: from { $lowest } to { $highest }, half of them up to { $middle }; the last one { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count } of { $total }: { $names }
achievement-first-win = First win
achievement-first-win-how = Won for the first time.
achievement-silent-match = Not a single number
achievement-silent-match-how = Played a whole match and nobody said a number.
