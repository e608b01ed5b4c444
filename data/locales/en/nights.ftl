# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = I can't read a day and a time in that. Try it like this: `Friday 8pm` or `4 December 20:00`.
night-time-past = That time has already passed. Name one to come, such as `tomorrow 8pm` or `4 December 20:00`.
night-time-too-far = That is more than a year away. Name a time in the months to come, such as `Friday 8pm` or `4 December 20:00`.
night-time-skipped = The clocks skip that time ({ $zone }), because they are put forward that night. Choose another, such as `Friday 8pm` or `4 December 20:00`.
night-time-twice = The clocks show that time twice ({ $zone }), because they are put back that night. Choose another, such as `Friday 8pm` or `4 December 20:00`.
night-zone-unknown = I don't know a time zone of that name. Type the nearest big city and choose from the list, such as `Europe/London` or `Asia/Tokyo`.
night-nothing-to-change = Say what is to change: the time, the title, the voice channel, or whether it repeats.
night-no-night-here = There is no such night on this server. `/night plan` plans one.
night-night-gone = That night is over or was cancelled. `/night plan` plans a new one.
night-night-begun = The door is already open, so this can't be changed any more.
night-night-not-open = The door isn't open yet. It opens when the night begins.
night-other-night-under-way = A game night is under way in this channel. It has to end first.
night-not-there = You haven't said that you're coming. Press a button on the night's message first.
night-not-host = Only the night's host does that, or someone who may manage events on this server.
night-bot-cannot-host = A bot can't be the host. Choose a person.
night-too-many-nights = This server already has { $most } nights planned. Cancel one before you plan another.

command-settings-timezone = The time zone in which I read the times of game nights
option-zone = Type a big city near you and choose from the list
settings-timezone = { $zone ->
    [none] No time zone is set, so I read times as UTC. There it is { $clock } now.
   *[other] I read times as they are in **{ $zone }**. There it is { $clock } now.
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
option-repeats = Whether it is once, or every week at this time
option-night = Which night; otherwise the next in this channel
option-new-host = The new host
choice-repeats-weekly = every week
choice-repeats-once = once

button-night-post = Yes, post it
button-night-change = Yes, change it
button-night-drop = No
button-night-in = I'm in
button-night-maybe = Maybe
button-night-out = Can't come
button-night-quiet = Don't remind me
button-night-remind = Remind me
button-night-here = I'm here
button-night-alone = I'd play alone, too
button-night-not-alone = Rather not alone
button-night-away = I'm off
button-night-cancel = Cancel it
button-night-cancel-one = Only this one
button-night-cancel-all = All of them
button-night-keep = Keep it

night-default-title = Game night
night-is-that-right = **Is that right?**
night-read-in = -# { $zone ->
    [none] I read that as UTC, since this server has no time zone yet: `/settings timezone`. Discord shows everyone their own time.
   *[other] I read that as the time in { $zone }. Discord shows everyone their own.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Every week at this time
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Nobody has answered yet. Are you in?
night-list-in = ✅ **In ({ $count })** { $names }
night-list-maybe = 🤔 **Maybe ({ $count })** { $names }
night-list-out = ❌ **Can't come ({ $count })** { $names }
night-list-here = 🙋 **Here ({ $count })** { $names }
night-list-expected = ⏳ **Expected ({ $count })** { $names }
night-and-more = { $names } and { $count } more
night-tables = -# { $count ->
    [one] That makes one table of { $sizes }.
   *[other] That makes { $count } tables: { $sizes }.
}
night-tables-many = -# That makes { $count } tables.
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
night-answered-maybe = Maybe it is. Press **I'm in** once you know.
night-answered-out = A pity, maybe another time.
night-reminders-on = I'll remind you here a day and 15 minutes before.
night-reminders-off = I won't remind you.
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
night-link = -# [Change of plans? Tell us here]({ $link })
