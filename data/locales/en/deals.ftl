# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = The deal of the day, a match dealt again, or a given seed
command-deal-today = The deal of the day: the same cards on every server, one ranked try a day
command-deal-seed = Open a table with the cards of a given seed, unranked
command-deal-match = Play the cards of a finished match again, unranked: can you do better?
option-day = A day, such as 2026-11-21; today if left out
option-seed = The seed, 64 hexadecimal digits, as a finished match shows it
option-deal-match = The number of the match

button-deal-again = Can you do better?
button-deal-play = Play it
button-deal-before = ◀ The day before
button-deal-after = The day after ▶
deal-choose-leaderboard = 🏆 Leaderboard for …
button-deal-overview = ◀ The deal
button-page-back = ◀ Better
button-page-on = More ▶
button-scope-everywhere = Every server
button-scope-here = This server
button-sit-down-anyway = Sit down anyway

# The lobby
deal-lobby-day = 🌅 **The deal of the day, { $day }.** The same cards on every server, and one ranked try for each of you.
deal-lobby-rematch = 🔁 **Can you do better?** These are the cards of match { $match }, for { $seats ->
    [one] 1 person
   *[other] { $seats } people
}. Back then: { $result }.
deal-lobby-seed = 🌱 The cards of a given seed: `{ $seed }`
deal-lobby-night = 🌙 The other tables of your size are dealt the same cards in this round. Please keep what you see to yourselves until everyone is done.
deal-commitment = -# 🔒 Fair deal for { $seats ->
    [one] 1 person
   *[other] { $seats } people
}: `{ $hash }`
deal-lobby-tried = ⚖️ { $names } { $count ->
    [one] has
   *[other] have
} already used today's try at these cards. You can still start, but it won't count for the leaderboard.
deal-lobby-seen = ⚖️ { $names } { $count ->
    [one] has
   *[other] have
} seen these cards before, at a table or in a replay. You can still start, but it won't count for the leaderboard.

# The running match and its result
deal-running-day = -# 🌅 Deal of the day, { $day }{ $ranked ->
    [no] {""}, not ranked
   *[yes] {""}
}
deal-running-rematch = -# 🔁 The cards of match { $match } again, not ranked
deal-running-seed = -# 🌱 The cards of a given seed, not ranked
deal-running-night = -# 🌙 Other tables of this round play the same cards
deal-compared = 🔁 With the same cards, match { $match }: { $theirs }. You: { $yours }. { $verdict ->
    [yours] **You did better!**
    [theirs] They did better this time.
   *[even] The same result!
}
deal-place = 🌅 With today's cards: { $teams ->
    [one] you are the first team on this server's leaderboard.
   *[other] place { $rank } of { $teams } teams on this server.
}
button-check-deal = Check this deal
deal-check-code = 🔒 **The whole code of this deal**, the SHA-256 hash of its seed:
    `{ $hash }`
deal-check-seed = 🌱 **The seed** (rules version { $version }):
    `{ $seed }`
    Hash its 32 bytes and you get the code. The cards follow from it, as the bot's README tells.
deal-check-running = When the match is over, this button shows the seed. If it gives the code above, the cards were never swapped.
deal-check-day = When { $day } is over, this button shows the seed.
unranked-seed = ⚖️ Not ranked: the seed was given, so somebody may have known these cards.
unranked-known = ⚖️ Not ranked: somebody at the table already knew these cards, from an earlier try or a replay.
unranked-rematch = 🎈 Just for fun, off the leaderboard: this channel has seen these cards before.
unranked-day-over = ⚖️ Not ranked: the day of this deal was over when the match began.
unranked-own-way = ⚖️ Not ranked: played with a theme of your own, or with somebody's cards put aside.

# /deal today
deal-title = ## 🌅 The deal of the day: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = The same cards on every server, for the same game, options and number of people. Everyone has one ranked try. If somebody knows the cards already, you can still play, but it isn't ranked.
deal-until = The day ends { $when }.
deal-over = This day is over, and its seeds are public. Anyone can check the deal.
deal-codes = 🔒 **The whole codes of this deal**, the SHA-256 hashes of its seeds:
deal-codes-over = 🌱 **The seeds of this deal.** Hash the 32 bytes of one, and you get the code that was shown on the day:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 seed `{ $seed }`
deal-code-par = { $code } · 🎯 par { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: you're still playing these cards, so the seed comes afterwards.
deal-untried = You haven't tried this deal yet.
deal-tried = You've had your ranked try: match { $match }.
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
deal-seed-unreadable = That's not a seed. A seed has 64 digits, 0 to 9 and a to f; copy it from the last line of a finished match.
deal-day-unreadable = That's not a day. Write it like 2026-11-21.
deal-day-to-come = That day hasn't started, so nobody knows its deal yet. Days start at midnight UTC.
deal-day-over = That day is over. `/deal today` shows today's deal, and `/deal seed` deals an old one, unranked.
deal-seats-bound = This deal is for { $seats ->
    [one] 1 person
   *[other] { $seats } people
}, and { $seated ->
    [one] 1 is
   *[other] { $seated } are
} here. { $seated ->
    [0] Sit down first.
   *[other] Start when it's exactly that many.
}
deal-match-not-finished = Match { $number } wasn't played to the end, so there's nothing to beat. Choose a finished one.
deal-deal-known = You already know these cards, from an earlier try, a table or a replay. If you take the seat, the match is no longer ranked for anybody.
deal-deal-in-play = You're playing these very cards right now. Look at them when your match is over.
