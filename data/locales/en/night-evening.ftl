# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Nobody who is here has time for a table.
    [one] Only one person who is here has time for a table.
   *[other] Only { $free } people who are here have time for a table.
} A round needs at least { $least }. Everyone who wants to play presses “I'm here”.
night-nothing-played-yet = No round has been played yet, so there is no board.
night-night-paused = The night is paused already.
night-no-past-nights = This server has had no game night yet. `/night start` begins one right away.
night-cards-seen = You have seen these cards in this round already, so this seat is for somebody else.
night-seated-elsewhere = You have a seat at another table. Stand up there first, with `/game leave`.
night-wish-without-other = A wish is about two different people.

# Commands
command-night-start = Begin a game night here right now; everyone who is here presses a button
command-night-round = Seat everyone who is here at tables, with new people where possible
command-night-board = The night's board: who has how many points
command-night-pause = Take a break; the next round ends it
command-night-end = End the night and post its summary
command-night-history = The game nights of this server
command-night-together = Say who you would like to sit with tonight
command-night-apart = Keep two people at different tables tonight; only you see this
option-night-title = The night's title
option-night-game = What this round plays
option-night-other = The other person
option-night-first = One of the two
option-night-forget = Take this wish back

# A round
night-choice = ### What do you play?
    { $count ->
    [one] One person is here and free.
   *[other] { $count } people are here and free.
    }
night-choice-row = **{ $game }**: tables of { $sizes }
night-round-title = ## 🌙 Round { $number }: { $game }
night-round-table = **Table { $number }:** { $names }
night-more-rows = … and { $count } more
night-round-same-cards = -# Tables of the same size play the same cards. Each has its own private thread, so that nobody can look.
night-round-own-cards = { $watched ->
    [yes] -# Each table has its own thread. Everyone can watch, so every table plays its own cards.
   *[no] -# Each table has its own thread.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] Inside a thread I can't open more threads.
    [channel] I can't open threads in a channel like this one.
    [create_private_threads] I lack the permission “Create Private Threads” here.
   *[send_messages_in_threads] I lack the permission “Send Messages in Threads” here.
} So the tables play here in the channel, one after another, each with its own cards.
night-table-moved = ⚠️ { $lacks ->
    [room] This server has as many open threads as Discord allows.
   *[permission] Discord doesn't let me open a thread here.
} So table { $number } plays here in the channel, with cards of its own.
night-thread-name = Round { $round }, table { $table }
night-table-call = 🌙 **Round { $round }, table { $table }.** { $mentions }, this is your table. Press **Start** when everyone is ready.

# How the tables do
night-progress-title = ### 🌙 Round { $number }: the tables
night-progress-row = **Table { $number }:** { $progress }
night-table-waiting = has its turn later
night-table-lobby = about to begin
night-table-running = still playing
night-table-unfinished = not played to the end
button-night-progress = Look again

# The results of a round
night-result-title = ## 🌙 Round { $number } is over: { $game }
night-result-row = **Table { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** of 100 points
}
night-result-compared = -# Tables with the same cards are compared: 100 points for the best, 0 for the last, 50 on average.
night-result-alone = -# The points say how much of the way each table made it: 100 is all of it.
button-night-round = Next round
button-night-compare = Compare two tables
night-table-label = Table { $number }
button-night-board = Board
decimal-point = .

# The board
night-board-title = ## 🌙 { $title }: the board
night-board-row = { $place } { $name }: **{ $points }** of { $most } points
night-board-empty = No table has finished yet.
night-board-formula = -# Everyone at a table gets its points, and rounds add up. Tables that played the same cards are compared: 100 for the best, 0 for the last, 50 on average. A table without comparison gets as many points as it has come far, in percent.
night-paused = ☕ **A break.** The board stays as it is, and the next round goes on from here.

night-seat-free = 🪑 { $name } had to go, so a seat at table { $number } is free. Who is here and wants to play on?
button-night-sit = Take the seat
night-sat-down = You have the seat. Your table is in { $channel }.
night-opened = The door is open. Everyone who is here presses “I'm here”; you are in already. Then begin with `/night round`.
night-end-question = { $count ->
    [one] One table is still playing. It can play on, but it won't count for the night any more.
   *[other] { $count } tables are still playing. They can play on, but they won't count for the night any more.
} End the night anyway?
button-night-end = End the night

# The summary
night-summary-title = ## 🌙 { $title }: what a night!
night-summary-facts = { $people ->
    [one] One person
   *[other] { $people } people
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
night-summary-best = 🏆 **Best table:** { $names } in { $game }: { $result }
night-summary-board = ### The board
night-replay = Round { $round }, table { $table }: { $result }
night-summary-thanks = Thank you for playing. See you next time!
night-poster-label = Game night, { $date }
night-poster-people = { $count ->
    [one] person
   *[other] people
}
night-poster-rounds = { $count ->
    [one] round
   *[other] rounds
}
night-poster-tables = { $count ->
    [one] table
   *[other] tables
}
night-award-tricks = 🔄 **Most backwards tricks:** { $names } ({ $count })
night-award-calm = 🧘 **Longest calm before a move:** { $names } ({ $count } seconds)
night-award-rescue = 🛟 **Best rescue:** { $names } ({ $what })
night-award-quiet = 🤫 **Quietest table:** { $names }, without a single number
night-award-partners = 🤝 **Met the most people:** { $names } ({ $count })
button-night-best = Watch the best table
night-ended = The night is over. Its summary follows in the channel.

# The nights of a server
night-past-title = ## 🌙 Game nights
night-past-span = -# { $season } · { $nights ->
    [one] one night
   *[other] { $nights } nights
}
night-past-fullest = 🎉 **Most people:** { $people } at { $title }
night-past-row = **{ $date }** { $title }: { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $winner ->
    [none] {""}
   *[other] , most points: { $winner }
}
night-regulars = **Here most often:** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 Noted: you and { $name } sit together whenever it works out.
night-wish-apart = 🤫 Noted: { $first } and { $second } get different tables tonight. Only you see this.
night-wish-forgotten = Done, that wish is forgotten.
