# What every table says, whatever is played on it.

somebody = somebody
free-seat = free seat { $seat }

lobby-seats = **At the table ({ $count } of { $most })**
lobby-hint = -# Sit down with Join. Anyone at the table may start.
lobby-cancelled = This table was closed before it began. `/game new` opens another.
lobby-expired = Nobody came for half an hour, so this table was closed. `/game new` opens another.

button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-hand = My hand
button-rules = Rules
button-back = Back
button-again = Play again
button-take-seat = Take the free seat
button-vote-end = End the match

hand-title = ### Your hand, { $name }
turn-nudge = { $mention }, it is your turn.
idle-reminder = { $mention }, this match is waiting for you. After a day without a move it is set aside.

table-seed = -# Seed `{ $seed }`, rules { $version }
table-commitment = -# Deal `{ $hash }`: the seed it belongs to is shown at the end.
table-commitment-short = -# Deal `{ $hash }…`
table-abandoned = The match was ended early. It does not count for any leaderboard.
table-set-aside-notice = 💤 This match was set aside. `/game table` takes it up again.
table-paused-notice = ⏸️ { $free ->
    [one] A seat is free, so the table waits. Anyone may take it over with its cards.
   *[other] { $free } seats are free, so the table waits. Anyone may take them over with their cards.
}
table-votes = 🗳️ { $votes } of { $needed } votes to end the match.

# Short answers
reply-join = You sit at the table. When the match starts, your hand appears here; `/hand` shows it at any time.
reply-take-over = You took over this seat, and its cards are yours now.
reply-leave = You left the table.
reply-leave-running = You left. Your seat keeps its cards and the table waits until somebody takes it over.
reply-start = The cards are dealt.
reply-cancel = The table is closed.
reply-end = The match is ended. It does not count for any leaderboard.
reply-end-vote = Your vote to end the match is noted: { $votes } of { $needed }.
reply-table = The table is at the bottom of the channel again.
reply-duplicate = That came twice; it counted once.
reply-error = Something went wrong here, and it is not your fault. The match is safe. Report number: { $report }

# What a table refuses
table-no-table-here = There is no table in this channel. `/game new` opens one.
table-table-gone = This match is over. Play again on its table, or `/game new`, starts another.
table-lobby-expired = This table was closed. `/game new` opens another.
table-not-started = The match has not started yet. Anyone at the table can press Start.
table-already-running = The match is running already. `/game end` ends it.
table-channel-taken = { $phase ->
    [lobby] A table is open in this channel already. Join it, or close it with `/game cancel`.
    [set-aside] A match was set aside in this channel. `/game table` takes it up, `/game end` ends it.
   *[running] A match is running in this channel already. Wait for its end, or open a thread for another table.
}
table-not-seated = You do not sit at this table. `/game join` sits you down if a seat is free.
table-already-seated = You sit at this table already.
table-table-full = Every seat is taken. Open another table in a thread, or wait until somebody leaves.
table-too-few = The game needs at least { $least }; { $seated } are here. Ask somebody to join.
table-not-allowed-to-end = Only people at the table, or those who may manage this channel, can end its match. Ask one of them.
table-not-allowed-to-cancel = Only { $name }, who opened the table, or somebody who may manage this channel can close it. Leave takes you out of it.
table-table-paused = { $free ->
    [one] A seat is free, so the table waits. Somebody can take it over with `/game join`.
   *[other] { $free } seats are free, so the table waits. Others can take them over with `/game join`.
}
table-table-set-aside = This match was set aside. `/game table` takes it up again.
table-hand-stale = The table has moved on since this hand was drawn. Here it is as it is now.
table-counting-down = Not yet: the table counts down, { $count } to go. Nothing was played.
table-not-saved = The move could not be saved, so it was not made. Nothing has changed; please try again in a moment.
table-permission-missing = I may not { $permission } in this channel. Ask somebody who manages it to allow me that, then try again.
table-option-of-another-game = The option `{ $option }` belongs to another game. Leave it out and try again.
table-game-unknown = I do not know the game “{ $game }”. Choose one from the list.
table-card-missing = Which card? `/play` needs a card, and offers yours as you type.
table-command-of-another-game = { $game } is on this table, and it has no such move. `/game rules` tells what it has.

permission-view-channel = see what is written
permission-send-messages = send messages
permission-send-messages-in-threads = send messages in threads

rule-another-game = Another game is on this table, and it has no such move. `/game rules` tells what it has.
rule-match-over = This match is over.
rule-nobody-can-act = Nobody can act. That is a fault of mine; please report it.
rule-wrong-number-of-seats = This game is for { $least } to { $most } people, not for { $seats }.

rules-credit = -# This is a short telling in our own words. The game belongs to its author and publisher; get the real one, it is worth it.
