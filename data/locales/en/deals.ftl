# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = Cards that others have, too: the deal of the day, a match dealt again, a seed
command-deal-today = The deal of the day: the same cards on every server, one ranked try a day
command-deal-seed = Open a table dealt from a seed you were given; it is not ranked
command-deal-match = Deal a finished match of this server again: can you do better?
option-day = A day, such as 2026-11-21; today unless you choose otherwise
option-seed = The seed, 64 hexadecimal digits, as a finished match shows it
option-deal-match = The number of the match

button-deal-again = Can you do better?
button-deal-open = Open a table
button-deal-before = ◀ The day before
button-deal-after = The day after ▶
button-deal-leaderboard = Leaderboard for { $seats }
button-deal-overview = ◀ The deal
button-page-back = ◀ Better
button-page-on = More ▶
button-scope-everywhere = Every server
button-scope-here = This server
button-sit-down-anyway = Sit down all the same

# The lobby
deal-lobby-day = 🌅 **The deal of the day, { $day }.** The same cards on every server. Each of you has one ranked try at it.
deal-lobby-rematch = 🔁 **Can you do better?** These are the cards of match { $match }, for { $seats ->
    [one] 1 person
   *[other] { $seats } people
}. The team then: { $result }.
deal-lobby-seed = 🌱 Dealt from a seed somebody gave: `{ $seed }`
deal-commitment = -# For { $seats ->
    [one] 1 person
   *[other] { $seats } people
}: deal `{ $hash }`
deal-commitment-day = -# Deal `{ $hash }`: the seed it belongs to is told when the day is over.
deal-lobby-tried = ⚖️ { $names } { $count ->
    [one] has
   *[other] have
} used today's try for this deal. You can start all the same; the result is then on no leaderboard.
deal-lobby-seen = ⚖️ { $names } { $count ->
    [one] has
   *[other] have
} seen these cards before, at a table or in a replay. You can start all the same; the result is then on no leaderboard.

# The running match and its result
deal-running-day = -# 🌅 Deal of the day, { $day }{ $ranked ->
    [no] {""}, not ranked
   *[yes] {""}
}
deal-running-rematch = -# 🔁 The cards of match { $match } again{ $ranked ->
    [no] {""}, not ranked
   *[yes] {""}
}
deal-running-seed = -# 🌱 Dealt from a given seed{ $ranked ->
    [no] {""}, not ranked
   *[yes] {""}
}
deal-compared = 🔁 With the same cards, match { $match }: { $theirs }. You: { $yours }. { $verdict ->
    [yours] **You did better!**
    [theirs] They did better this time.
   *[even] The same result!
}
deal-place = 🌅 With today's cards: { $teams ->
    [one] you are the first team on this server's leaderboard.
   *[other] place { $rank } of { $teams } teams on this server.
}
deal-seed-later = -# Deal `{ $hash }`, rules { $version }. This is the deal of { $day }: its seed is told when that day is over, by `/deal today`.
unranked-seed = ⚖️ Not ranked: the seed was given, so nobody can say who has seen these cards.
unranked-known = ⚖️ Not ranked: somebody at the table knew these cards, from an earlier try or a replay.
unranked-day-over = ⚖️ Not ranked: the day of this deal was over when the match began.

# /deal today
deal-title = ## 🌅 The deal of the day: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = The same cards on every server, for the same game, options and number of people. Everyone has one ranked try at it; tables with somebody who knows the cards can play, but are not ranked.
deal-until = It ends { $when }; then its seeds are told here.
deal-over = This day is over. Each seed belongs to the code that was shown before, its SHA-256, and anyone can check the deal with it.
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 seed `{ $seed }`
deal-seed-withheld = { $seats } 👤 `{ $hash }`: you are still playing these cards, so you are told the seed afterwards.
deal-untried = You have not tried this deal yet.
deal-tried = You have had your ranked try at it: match { $match }.
deal-leaderboard-title = ### Leaderboard for { $seats ->
    [one] 1 person
   *[other] { $seats } people
}, { $scope ->
    [here] this server
   *[everywhere] every server that takes part
}
deal-leaderboard-empty = Nobody has finished this deal yet. Be the first!
deal-leaderboard-empty-over = Nobody finished this deal.
deal-leaderboard-page = -# { $teams ->
    [one] 1 team
   *[other] { $teams } teams
}, page { $page } of { $pages }

# What a deal does not allow
deal-seed-unreadable = That is no seed. A seed has 64 digits from 0 to 9 and a to f; copy it from the last line of a finished match.
deal-day-unreadable = That is no day. Write it like 2026-11-21.
deal-day-to-come = That day has not begun yet, and nobody knows its deal. Days begin at midnight UTC.
deal-day-over = That day is over. `/deal today` shows today's deal, and `/deal seed` deals an old one, unranked.
deal-seats-bound = This deal is for { $seats ->
    [one] 1 person
   *[other] { $seats } people
}, and { $seated ->
    [one] 1 sits
   *[other] { $seated } sit
} here. { $seated ->
    [0] Sit down first.
   *[other] Let just as many sit down as it is for, then start.
}
deal-match-not-finished = Match { $number } was not played to its end, so there is nothing to beat. Choose a finished one.
deal-deal-known = You know these cards already: you have had your try at the deal of the day, or have seen it at a table or in a replay. If you take the seat, the match is no longer ranked for those who play it.
deal-deal-in-play = You are playing these very cards in a match right now. Look at them when it is over.
