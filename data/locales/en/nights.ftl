# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = I can't read a day and a time in that. Try it like this: `Friday 8pm` or `4 December 20:00`.
night-time-part-unknown = I don't understand “{ $part }” in that time. Try it like this: `Friday 8pm` or `4 December 20:00`.
night-time-contradicts = “{ $part }” and “{ $other }” don't go together. Name one day and one hour, such as `Friday 8pm` or `4 December 20:00`.
night-time-lacks-hour = What time do you start? Add the hour, such as `Friday 8pm` or `4 December 20:00`.
night-time-lacks-day = Which day do you mean with “{ $part }”? Name it, such as `Friday 8pm` or `4 December 20:00`.
night-time-zone-unclear = “{ $zone }” stands for several time zones. Leave it out, and I read the server's time: `Friday 8pm`.
night-time-past = That time has already passed. Name one to come, such as `tomorrow 8pm` or `4 December 20:00`.
night-time-too-far = That is more than a year away. Name a time in the months to come, such as `Friday 8pm` or `4 December 20:00`.
night-time-skipped = The clocks skip that time ({ $zone }), because they are put forward that night. Choose another, such as `Friday 8pm` or `4 December 20:00`.
night-time-twice = The clocks show that time twice ({ $zone }), because they are put back that night. Choose another, such as `Friday 8pm` or `4 December 20:00`.
night-zone-unknown = I don't know a time zone of that name. Type the nearest big city and choose from the list, such as `Europe/London` or `Asia/Tokyo`.
night-zone-ambiguous = That can be { $zones }. Type one of these, or choose it from the list.
night-nothing-to-change = Say what is to change: the time, the title, the voice channel, the places, or whether it repeats.
night-no-night-here = There is no such night on this server. `/night plan` plans one.
night-night-gone = That night is over or was cancelled. `/night plan` plans a new one.
night-draft-gone = That's done already, or it waited too long. If something is still missing, give the command again.
night-night-begun = The door is already open, so this can't be changed any more.
night-night-not-open = The door isn't open yet. It opens when the night begins.
night-other-night-under-way = A game night is under way in this channel. It has to end first.
night-not-there = You haven't said that you're coming. Press a button on the night's message first.
night-no-place-free = All places are taken, so you stay on the waiting list. Press **I'm here** again when somebody has left.
night-not-host = Only the night's host does that, or someone who may manage events on this server.
night-bot-cannot-host = A bot can't be the host. Choose a person.
night-too-many-nights = This server already has { $most } nights planned. Cancel one before you plan another.
night-poll-closed = That question is closed. `/night ask` asks a new one.
night-too-many-polls = This server already has { $most } open questions about when people have time. Close one of them first.
night-time-ambiguous = That can be { $readings }. Choose one of them from the list while you type.

command-settings-timezone = The time zone in which I read the times of game nights
option-zone = Type a big city near you and choose from the list
settings-timezone = { $zone ->
    [none] No time zone is set, so I read times as UTC. There it is { $clock } now.
   *[other] I read times as they are in **{ $zone }**. There it is { $clock } now.
}
button-set-zone = Set our time zone
zone-form-title = Our time zone
zone-form-label = The nearest big city, such as London
zone-menu = Which time zone do you mean?
zone-not-found = I don't know a time zone called “{ $typed }”. Try the nearest big city.

command-settings-nights = Game nights on this server: reminders, and voice rooms for tables
option-reminders = When those who come are reminded, unless they have chosen otherwise for themselves
option-voice-rooms = Whether each table of a night's round gets a voice room of its own
option-own-reminders = When I remind you of a game night, on every server
reminders-day-and-soon = a day and 15 minutes before
reminders-day-and-hour = a day and an hour before
reminders-day = a day before
reminders-three-hours = three hours before
reminders-hour = an hour before
reminders-soon = 15 minutes before
reminders-never = never
settings-nights = { $times ->
    [never] 🔕 Nobody is reminded of game nights, unless they want it themselves (`/preferences`).
   *[other] ⏰ Those who come to a game night are reminded **{ $before }**. For themselves, people choose with `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Each table of a round gets a **voice room** of its own.
   *[no] 🔇 Tables of a night get no voice rooms.
}
preferences-reminders = { $times ->
    [server] ⏰ I remind you of game nights as each server has it.
    [never] 🔕 I **don't remind you** of game nights.
   *[other] ⏰ I remind you of game nights **{ $before }**.
}

command-night = Game nights: plan, change, cancel
command-night-plan = Plan a game night in this channel
command-night-change = Change a planned night: time, title, voice channel, repetition
command-night-cancel = Cancel a planned night; you are asked first
command-night-host = Hand a night over to another host
option-when = The day and time, such as Friday 8pm
option-title = What the night is called
option-voice = The voice channel you meet in
option-without-voice = No voice channel any more
option-repeats = Whether it is once, or how often at this time
option-places = How many can come; whoever answers later waits for a free place
option-changed-places = How many can come; 0 for no limit
option-night = Which night; otherwise the next in this channel
option-new-host = The new host
command-night-ask = Ask who has time when, and make the best time a game night
option-time = A day and time that people can choose, such as Friday 8pm
choice-repeats-weekly = every week
choice-repeats-fortnightly = every two weeks
choice-repeats-monthly = every month, such as on its first Friday
choice-repeats-monthly-last = every month, such as on its last Friday
choice-repeats-once = once

button-night-post = Yes, post it
button-night-change = Yes, change it
button-night-change-one = Yes, only this one
button-night-change-all = Yes, and all after it
button-night-drop = No
button-night-in = I'm in
button-night-maybe = Maybe
button-night-out = Can't come
button-night-quiet = Don't remind me
button-night-remind = Remind me
button-night-calendar = For my calendar
button-night-here = I'm here
button-night-alone = I'd play alone, too
button-night-not-alone = Rather not alone
button-night-away = I'm off
button-night-cancel = Cancel it
button-night-cancel-one = Only this one
button-night-cancel-all = All of them
button-night-keep = Keep it
button-poll-can = I can
button-poll-choose = Make it a night
button-poll-close = Close the question

night-default-title = Game night
night-is-that-right = **Is that right?**
night-which-time = **Which time do you mean?**
night-read-in = -# { $zone ->
    [none] I read that as UTC, since this server has no time zone yet: `/settings timezone`. Discord shows everyone their own time.
   *[other] I read that as the time in { $zone }. Discord shows everyone their own.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Every week at this time
night-fortnightly = 🔁 Every two weeks at this time
night-monthly = 🔁 Every month on the { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} { $weekday }
night-monthly-last = 🔁 Every month on the last { $weekday }
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } places
night-host = 👑 { $name }
night-nobody-yet = Nobody has answered yet. Are you in?
night-list-in = ✅ **In ({ $count })** { $names }
night-list-waiting = 🕓 **Waiting for a place ({ $count })** { $names }
night-list-maybe = 🤔 **Maybe ({ $count })** { $names }
night-list-out = ❌ **Can't come ({ $count })** { $names }
night-list-here = 🙋 **Here ({ $count })** { $names }
night-list-expected = ⏳ **Expected ({ $count })** { $names }
night-and-more = { $names } and { $count } more
night-tables = -# That makes { $sizes }.
night-sizes = { $count ->
    [one] one table of { $size }
   *[other] { $count } tables of { $size }
}
night-door = { $state ->
    [open] 🚪 **The door is open.** Press **I'm here** to get a seat.
    [running] 🎴 **We're playing.** Press **I'm here** to join the next round.
   *[paused] ⏸️ **We're taking a break.** Press **I'm here** to join the next round.
}
night-over = { $state ->
    [cancelled] This night was cancelled.
   *[ended] This night is over.
}
night-event = A game night with Unspoken. Who's in: { $link }

night-posted = It's planned, and posted in this channel.
night-posted-without-event = It's planned, and posted in this channel. With the permission *Create Events* I could put it among this server's events, too.
night-changed = It's changed.
night-dropped = All right, nothing has been posted.
night-answered-in = You're in: { $when }.
night-answered-waiting = All places are taken, so you're number { $place } on the waiting list. I'll call you here as soon as one is yours.
night-answered-maybe = Maybe it is. Press **I'm in** once you know.
night-answered-out = Too bad, maybe next time.
night-reminders-on = I'll remind you here { $before }.
night-reminders-off = I won't remind you.
night-calendar = 📅 Open this file, and your calendar takes it in. If the night is moved later, get the file again.
night-entered = Hello, good to see you. You'll get a seat in the next round.
night-room = Or sit down right away:
night-alone = If nobody else is free, you get a table of your own.
night-wish-hint = -# Somebody you'd like to sit with? Tell me with `/night together`.
night-left = See you. You're left out of the next round.
night-handed-over = { $name } is the host now.
night-cancel-question = **Cancel “{ $title }”?**
night-cancelled = It's cancelled. { $more ->
    [yes] The next one is posted in the channel.
   *[no] The message in the channel says so, too.
}
night-kept = It stays as planned.
night-reminder-day = ⏰ **{ $title }** begins { $when }.
night-reminder-soon = ⏰ **{ $title }** begins { $when }. Get your snacks ready!
night-moved-by-clocks = 🕰️ New rules for the clocks ({ $zone }): **{ $title }** keeps its time there, and that is now { $when }.
night-moved-up = 🎉 { $names }, there's a place for you: you're in for **{ $title }**, { $when }.
night-link = -# [Change of plans? Tell us here]({ $link })

# When do you have time?
poll-question = **When do you have time?** Press every time that suits you. Press again to take it back.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Which time becomes the night?** Everyone who can then is in.
poll-choice = { $when } · { $count ->
    [one] 1 person
   *[other] { $count } people
}
poll-closed = { $when ->
    [none] This question is closed.
   *[other] It became a night: { $when }.
}
poll-posted = The question is in the channel. Once enough people have answered, press **Make it a night** there.
poll-closed-without = The question is closed.
poll-time-refused = “{ $text }”: { $reason }

# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Nobody here is free right now.
    [one] Only one person here is free right now.
   *[other] Only { $free } people here are free right now.
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
night-other-sizes = Other table sizes …
night-choice-row = **{ $game }**: { $sizes }
night-round-title = ## 🌙 Round { $number }: { $game }
night-round-table = **Table { $number }:** { $names }
night-more-rows = … and { $count } more
night-round-same-cards = -# Tables of the same size play the same cards. Each has its own private thread, so nobody can peek.
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
night-table-room = 🔊 Here you can talk: { $room }
night-room-new = 🔊 Your table has a new voice room, for exactly those who sit here now: { $room }
night-rooms-lack = ⚠️ Tables get no voice rooms here until I have the permissions “Manage Channels” and “Connect”.

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
button-night-round = Start a round
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
night-late = ⏰ { $mentions }: table { $number } has started without you. Press **I'm here** once you are, and you get the next seat.
night-opened = The door is open. Everyone who is here presses **I'm here**; you're in already. Once enough of you are here, press **Start a round**.
night-end-question = { $count ->
    [one] One table is still playing. It can play on, but it won't count for the night any more.
   *[other] { $count } tables are still playing. They can play on, but they won't count for the night any more.
} End the night anyway?
night-end-sure = **End the night?** Its summary follows in the channel.
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
night-summary-others = 🙋 **Also with us:** { $names }
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
night-award-matches = 🎴 **Most matches:** { $names } ({ $count })
night-award-close = 🤏 **So close:** { $names } ({ $result })
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
