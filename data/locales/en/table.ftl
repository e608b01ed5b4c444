# What every table says, whatever is played on it.

somebody = somebody
free-seat = Free seat { $seat }

lobby-seats = **At the table ({ $count } of { $most })**
lobby-size = -# ⏱️ about { $minutes } minutes · 👥 { $exactly ->
    [yes] { $most ->
        [one] 1 person
       *[other] { $most } people
    }
   *[no] { $least } to { $most } people
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] Every seat is taken. Anyone at the table can press **Start**.
   *[free] Press **Join** to play along. Anyone at the table can press **Start**.
}
lobby-too-few = ⏳ { $missing ->
    [one] One more person is needed.
   *[other] { $missing } more people are needed.
} Press **Join** to play along.
lobby-too-many = ⏳ { $game } is for { $most } people at most. { $surplus ->
    [one] One of you has to leave the table
   *[other] { $surplus } of you have to leave the table
}, or you take another game.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: silent for some minutes. Anyone at the table can free the seat.
lobby-late = -# ⏰ { $names }: not here within two minutes. The table can start without them.
lobby-suggestion-harder = 🔥 **Three wins in a row!** Up for more? → { $option }
lobby-suggestion-gentler = 🌱 **Three losses in a row.** A gentler round? → { $option }
menu-game = Game
lobby-cancelled = This table was closed before it started. `/game new` opens a new one.
lobby-expired = Nothing happened here for half an hour, so this table was closed. `/game new` opens a new one.

button-join = Join
button-leave = Leave
button-not-me = Not me
button-start = Start
button-cancel = Cancel
button-put-off = Free the seat: { $name }
button-take-suggestion = Try it
button-hand = My hand
button-rules = Rules
button-spectate = 👀 Watch
button-spectate-stop = Stop watching
button-spectate-again = 👀 Keep watching
button-back = Back
button-again = Play again
button-take-seat = Take the free seat
button-go-on-without = Go on without it
button-vote-end = End the match
button-vote = Vote to end
button-keep-playing = Keep playing
button-take-back-vote = Take my vote back

hand-title = ### Your hand, { $name }
hand-rests = 💤 Your hand has dozed off. **My hand** wakes it.
turn-nudge = { $mention }, it's your turn.
idle-reminder = { $mention }, your match is waiting for you. After a day without a move it goes on hold.
typed-command-help = To play, press **My hand**. For a command, type `/` and pick it from the list that pops up.

table-commitment = -# 🔒 Fair deal `{ $hash }`
table-abandoned = The match was ended early, so it doesn't count for any leaderboard.
table-set-aside-notice = 💤 This match is on hold. `/game table` picks it up again.
table-hold-end = -# If nobody does, it ends on { $date }.
table-abandoned-on-hold = It had been on hold for { $days } days.
settings-hold = Matches on hold end after **{ $days }** days.
option-days-on-hold = After how many days on hold a match ends
table-paused-notice = ⏸️ { $free ->
    [one] A seat is free, so the match is paused. Anyone can take it over, cards and all.
   *[other] { $free } seats are free, so the match is paused. Anyone can take one over, cards and all.
}
table-joined = 🪑 { $names } { $count ->
    [one] has
   *[other] have
} taken a seat.
table-left = 👋 { $name } has left the table.
table-left-host = 👋 { $name } has left the table. { $host } is the host now.
table-votes = 🗳️ { $votes } of { $needed } votes to end the match. A vote counts for five minutes.
table-vacating-votes = 🗳️ { $votes } of { $needed } votes to go on without the free seat.

# Before a match is ended early
end-question = **End this match for everyone?**
end-question-vote = **Vote to end this match?**
end-stakes = It stops here, and counts for no leaderboard.
end-votes = { $votes } of { $needed } votes so far. A vote counts for five minutes. Nobody waits for those who have been silent for five minutes.
end-last-vote = Your vote is the last one needed.

# Short answers
reply-join = You're in. When the match starts, your hand appears here; `/hand` shows it any time.
reply-take-over = The seat is yours, cards and all.
reply-leave = You've left the table.
reply-leave-running = You've left the table. Your seat keeps its cards, and the match is paused until somebody takes it over.
reply-start = The cards are dealt.
reply-cancel = The table is closed.
reply-end = The match is over. It doesn't count for any leaderboard.
reply-end-vote = Your vote counts: { $votes } of { $needed } to end the match.
reply-end-keep = The match goes on.
reply-end-take-back = Your vote is taken back. The match goes on.
reply-go-on-without = Your vote counts: { $votes } of { $needed } to go on without the free seat.
reply-table = The table is back at the bottom of the channel.
reply-table-late = The table is on its way to the bottom of the channel; Discord makes me wait for a moment.
table-thread-closed = 🔒 This thread is archived or locked, and I may not reopen it. Moves count, but the table stays as it was until a moderator reopens the thread.
table-too-late = ⌛ Too late: a card can be moved for { $seconds } seconds only. It stays where it is.
reply-duplicate = That arrived twice, and counted once.
reply-error = Sorry, something went wrong on my side. Your match is safe. Report number: { $report }
reply-person-not-here = That person isn't on this server. Choose somebody else.
reply-button-unreadable = This button is out of date. `/game table` shows the table with fresh ones.

# What a table refuses
table-no-table-here = There's no table in this channel. `/game new` opens one.
table-table-gone = This match is over. **Play again** below it, or `/game new`, starts a new one.
table-lobby-expired = This table was closed. `/game new` opens a new one.
table-not-started = The match hasn't started yet. Anyone at the table can press **Start**.
table-already-running = The match has already started. Those at the table can end it with `/game end`.
table-channel-taken = { $phase ->
    [lobby] There's already an open table in this channel. Join it, or open a thread for another table.
    [set-aside] There's a match on hold in this channel. `/game table` picks it up again; those at its table can end it with `/game end`.
   *[running] There's already a match in this channel. Wait until it's over, or open a thread for another table.
}
table-not-seated = You're not at this table. If a seat is free, `/game join` gets you in.
table-spectator-seated = You're playing here: **My hand** shows you your cards.
table-too-many-spectators = { $most } people are watching already, and no more fit. The table is in the channel for you, too.
table-too-many-lobbies = You already have { $most } tables here that haven't started. Start or close one of them first.
table-already-seated = You're already at this table.
table-table-full = Every seat is taken. Open another table in a thread, or wait until somebody leaves.
table-too-few = { $seated ->
    [one] The game needs at least { $least } people, and there's only you so far. Ask somebody to join.
   *[other] The game needs at least { $least } people, and there are { $seated } so far. Ask somebody to join.
}
table-not-allowed-to-end = You're not at this table. The people who are can end the match, and so can a moderator with “Manage Messages” here.
table-not-allowed-to-cancel = { $name } opened this table and can close it, and so can a moderator with “Manage Messages” here.{ $seated ->
    [yes] { "" } If nobody hears from them for five minutes, everyone at the table can. **Leave** takes you out of it.
   *[no] { "" }
}
table-not-allowed-to-choose = Only { $name } can change the game and its options here. Say what you would like to play!
table-not-absent = { $name } has been here within the last few minutes and keeps the seat.
table-cards-bound = This table plays the cards of another match, so its game and options stay as they were there. `/game new` opens a table of any kind.
table-choice-outdated = Another game has come to this table since. Look again, then choose.
table-table-paused = { $free ->
    [one] A seat is free, so the match is paused. `/game join` takes the seat over.
   *[other] { $free } seats are free, so the match is paused. `/game join` takes one over.
}
table-table-set-aside = This match is on hold. `/game table` picks it up again.
table-seat-needed = This match needs its free seats. Somebody has to take them over.
table-seat-just-left = Give somebody a chance to take the seat: in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} you can go on without it.
table-hand-stale = The table has moved on since you saw this hand. Here's how it looks now.
table-counting-down = Not yet: the countdown is at { $count }. Nothing was played.
database-not-saved = That couldn't be saved, so nothing has changed. Please try again in a moment.
database-outcome-unknown = I couldn't check whether that arrived. Please look at the table in a moment.
database-not-readable = I can't read that right now. Please try again in a moment.
table-permission-missing = { $permission ->
    [view-channel] I can't see this channel.
    [send-messages] I'm not allowed to write in this channel.
   *[send-messages-in-threads] I'm not allowed to write in this thread.
} Ask somebody who manages it to allow that, then try again.
table-option-of-another-game = The option `{ $option }` belongs to another game. Leave it out and try again.
table-command-outdated = This command is out of date here. Reload Discord and try again.
table-game-unknown = I don't know a game called “{ $game }”. Choose one from the list.
table-card-missing = Which card? `/play` offers you yours as you type.
table-command-of-another-game = This table is playing { $game }, which has no such move. `/game rules` shows what you can do.

rule-another-game = The game at this table has no such move. `/game rules` shows what you can do.
rule-match-over = This match is over.
rule-nobody-can-act = Nobody can move. That's my fault; please report it.
rule-wrong-number-of-seats = This game is for { $least } to { $most } people, not for { $seats }.

rules-credit = -# Told in short, in our own words. The game belongs to its author and publisher; get the real one, it's worth it.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Tables: open, join, start, show, end
command-game-new = Open a table in this channel
command-game-join = Sit down at this channel's table, or take over a free seat
command-game-leave = Leave the table; a running match keeps your seat and its cards
command-game-start = Deal the cards to everyone at the table
command-game-cancel = Close a table that hasn't started
command-game-table = Bring the table back to the bottom of the channel
command-game-watch = Watch the match in this channel, 15 seconds behind; only you see it
command-game-end = End the match, or vote to end it
command-game-rules = The rules of a game, only for you
command-hand = Your hand, only for you
command-play = Play a card

option-game = Which game
option-card = A card from your hand
option-pile = The pile, where the game has more than one

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Options
button-companion-seat = 🤖 Give it to a companion
button-take-companion-seat = Take a companion's seat
lobby-companions-here = { $count ->
    [one] -# 🤖 The program plays this companion, who makes room when the table is full.
   *[other] -# 🤖 The program plays these companions, who make room when the table is full.
} The result counts on a leaderboard of its own.
table-companions-warming-up = -# 🤖 Still warming up: the first moves are simple ones.
menu-companion-style = How companions play
menu-companion-style-value = { $value ->
    [steady] 🤖 Companions count steadily
    [human] 🤖 Companions count like people, now and then a little off
    [dreamy] 🤖 Companions count dreamily
    [calm] 🤖 Companions take their time
    [normal] 🤖 Companions play at a normal pace
   *[quick] 🤖 Companions play quickly
}
companion-style = { $value ->
    [steady] companions count steadily
    [human] companions count like people
    [dreamy] companions count dreamily
    [calm] companions take their time
    [normal] companions play at a normal pace
   *[quick] companions play quickly
}
lobby-no-companions = -# 🤖 Companions can't play { $game } yet: this one is for people alone.
table-no-companions = Companions can't play { $game }. Remove them, or choose another game.
table-companions-unfit = Companions can't play { $game } this way. Remove them, or choose other options.
option-companions = How many companions play along: seats that the program plays

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **You did it!**
    [excellent] 🌟 **What a match!**
    [close] 😮 **So close!**
    [quick] 💥 **Ouch. That went fast.**
   *[other] 🏁 **That's it for this one.**
}
end-abandoned = That was it, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game } is over. [Here is the result]({ $link })
end-unplayed = { $game } was ended before a card was played. `/game new` opens another table.
end-hands = **Left in the hands:**
end-hands-closed = -# 🔒 Others may still play these cards, so the hands stay closed here. **Replay** opens them for you alone.

lobby-invited = 📣 { $mentions }, { $name } would like to play again. { $count ->
    [one] Are you in? Press **Join**.
   *[other] Who is in? Press **Join**.
}
lobby-once-more = 🔁 **Once more!** The cards are dealt { $when }. If you'd rather not, press **Not me**.

# Watching a match without playing in it

spectate-delay = -# 👀 You're watching, { $seconds } seconds behind.
spectate-wait = 👀 You'll see the table in a moment, { $seconds } seconds behind.
spectate-paused = 👀 The table goes on, but I can follow it for only 15 minutes at a time. Keep watching?
reply-spectate-stop = 👀 That's it. **Watch** at the table brings you back.

# Words that stand in pictures: as few as can be

picture-hand-empty = No cards in hand
picture-beaten = Beaten!
picture-record = New record
picture-violations = { $count ->
    [one] number spoken
   *[other] numbers spoken
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 There's a file for you here, but you don't have the permission “Attach Files” in this channel, so Discord won't let me give it to you. Ask a moderator, or try another channel.

# Calls to the next table
button-call-me = 🔔 Call me for the next table
button-call-always = Until I take it back
button-call-off = Don't call me any more
call-tonight = 🔔 When a table opens on this server, I call you there, until { $until } and at most every ten minutes.
call-always = 🔔 Whenever a table opens on this server, I call you there, at most every ten minutes, until you take it back.
call-off = All right, I don't call you for tables any more.
call-lobby = 🔔 { $mentions }: a table of **{ $game }** has opened here.
