# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = I can't read a day and a time in that. Try it like this: `Friday 8pm` or `4 December 20:00`.
night-time-past = That time has already passed. Name one to come, such as `tomorrow 8pm` or `4 December 20:00`.
night-time-too-far = That is more than a year away. Name a time in the months to come, such as `Friday 8pm` or `4 December 20:00`.
night-time-skipped = The clocks skip that time ({ $zone }), because they are put forward that night. Choose another, such as `Friday 8pm` or `4 December 20:00`.
night-time-twice = The clocks show that time twice ({ $zone }), because they are put back that night. Choose another, such as `Friday 8pm` or `4 December 20:00`.
night-zone-unknown = I don't know a time zone of that name. Type the nearest big city and choose from the list, such as `Europe/London` or `Asia/Tokyo`.
night-nothing-to-change = Say what is to change: the time, the title, the voice channel, or whether it repeats.
night-no-night-here = There is no such night on this server.
night-night-gone = That night is over or was cancelled.
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
