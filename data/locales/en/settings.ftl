# The language of what everyone sees.

command-settings-language = The language of everything that all of you see on this server
language-name = English
option-language = The language of tables and of everything else that all of you see
settings-language-server = the server's own language
settings-language = { $chosen ->
    [server] Tables here, and everything else that all of you see, go by the server's language: **{ $language }**.
   *[own] Tables here, and everything else that all of you see, are in **{ $language }**.
} What only you see stays in your language.
language-unknown = 🌍 I don't speak { $language } yet, so I use English with you.

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Seat { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# What may be chosen, for commands and for answers
cards-pictures = as pictures
cards-emojis = as emojis
cards-text = in words and numbers only
cards-server = as the server has it

command-settings-pictures = How tables show their cards on this server
option-cards = As pictures, as emojis, or in words and numbers only
settings-pictures = { $cards ->
    [pictures] Tables on this server show their cards **as pictures**.
    [emojis] Tables on this server show their cards **as emojis**.
   *[text] Tables on this server show their cards **in words and numbers**.
} With `/preferences`, everyone chooses for their own hand.
settings-pictures-lack = ⚠️ I don't have the permission “Attach Files” in this channel, so the table is in words here.
settings-emojis-lack = ⚠️ The card emojis aren't uploaded yet, so cards are plain numbers for now.

command-preferences = How your cards are shown to you, and when you are called, on every server
option-own-cards = As pictures, as emojis, in words and numbers only, or as each server has it
preferences-hand = { $cards ->
    [pictures] 🃏 You see your hand **as pictures**, on every server.
    [emojis] 🃏 You see your hand **as emojis**, on every server.
    [text] 🃏 You see your hand **in words and numbers**, on every server.
   *[server] 🃏 You see your hand **the way each server has it**.
}
preferences-table = { $cards ->
    [pictures] -# Tables on this server show their cards as pictures.
    [emojis] -# Tables on this server show their cards as emojis.
   *[text] -# Tables on this server show their cards in words and numbers.
}
button-try-cards = Show me a sample hand
preferences-sample = Here is how a hand looks to you:

# When a player is called on their turn
calls-when-away = if you've been away for a minute
calls-at-once = at once
calls-later = after two minutes
calls-never = not at all
option-calls = When I call you if it's your turn: if you've been away, at once, after two minutes, or not at all
preferences-calls = { $calls ->
    [at-once] 🔔 When it's your turn, I call you **at once**.
    [later] 🔔 When it's your turn, I call you **after two minutes**.
    [never] 🔕 When it's your turn, I **don't call you**.
   *[when-away] 🔔 When it's your turn, I call you **if you've been away for a minute**.
}
button-switch = { $on ->
    [yes] Switch off
   *[no] Switch on
}
option-safety-net = Whether I ask before costly jumps and let you move a card you've just played
preferences-safety-net = { $on ->
    [yes] 🛟 I ask before a costly jump, and for ten seconds you can move a card you've just played.
   *[no] 🛟 I don't ask before costly jumps, and a card you've played stays.
}

# The language of one person
preferences-language-discord = the language of my Discord
option-quiet = Hours without calls for tables, such as 22-8; 0 for none
preferences-quiet = 🌙 Between { $start } and { $end } ({ $zone }), I don't call you for tables.
preferences-quiet-none = 🌙 I may call you for tables at any hour.
button-quiet-hours = Set quiet hours
quiet-form-title = Quiet hours
quiet-form-label = Two hours, such as 22-8; 0 for none
settings-quiet-none = 🌙 People may be called for tables at any hour here.
settings-quiet = 🌙 Between { $start } and { $end }, nobody is called for tables here.
settings-quiet-hours-unreadable = I need two hours, such as `22-8`, or `0` for none.
option-own-language = The language of what only you see, if it shouldn't be that of your Discord
preferences-language = { $chosen ->
    [own] 🌍 I speak **{ $language }** with you.
   *[discord] 🌍 I speak the language of your Discord with you.
}

# What is stored about people, and how they get rid of it.

command-privacy = What is stored about you: see it, take it along, or have it forgotten
command-privacy-show = What is stored about you, in words, only for you
command-privacy-export = Everything that is stored about you, as a file, only for you
command-privacy-forget = Have everything about you forgotten; you are asked first

button-forget-me = Forget me
button-keep-me = Leave it as it is

privacy-title = ### What is stored about you
privacy-nothing = Nothing.
privacy-stored-seats = { $count ->
    [one] 1 seat you had, with its match and times
   *[other] { $count } seats you had, with their matches and times
}: so that you see your hand, and your team gets its results
privacy-stored-teams = { $count ->
    [one] 1 team you have finished matches with
   *[other] { $count } teams you have finished matches with
}: for leaderboards
privacy-stored-team-names = { $count ->
    [one] 1 name that a team of yours gave itself
   *[other] { $count } names that teams of yours gave themselves
}: for leaderboards
privacy-stored-achievements = { $count ->
    [one] 1 achievement of your teams
   *[other] { $count } achievements of your teams
}: so that each is announced once
privacy-stored-counters = { $count ->
    [one] 1 count of what you have played, such as cards played
   *[other] { $count } counts of what you have played, such as cards played
}: for your statistics
privacy-stored-attempts = { $count ->
    [one] 1 try at a deal of the day
   *[other] { $count } tries at deals of the day
}: because only one try is ranked each day
privacy-stored-replays = { $count ->
    [one] 1 replay you have opened
   *[other] { $count } replays you have opened
}: because a match isn't ranked if you know its cards
privacy-stored-hosted = { $count ->
    [one] 1 game night you planned, with its title and time
   *[other] { $count } game nights you planned, with their titles and times
}: so that the night takes place and you can change it
privacy-stored-polls = { $count ->
    [one] 1 open question of yours about when people have time
   *[other] { $count } open questions of yours about when people have time
}: so that you can make it a night
privacy-stored-marks = { $count ->
    [one] 1 time at which you could come to a game night
   *[other] { $count } times at which you could come to a game night
}: until the question is closed
privacy-stored-answers = { $count ->
    [one] 1 answer to whether you come to a game night
   *[other] { $count } answers to whether you come to a game night
}: so that everyone knows who is coming, and you are reminded
privacy-stored-presences = { $count ->
    [one] 1 game night you were at, and from when to when
   *[other] { $count } game nights you were at, and from when to when
}: so that you get a seat in the next round
privacy-stored-rounds = { $count ->
    [one] 1 round of a game night, and the table you were given
   *[other] { $count } rounds of game nights, and the tables you were given
}: so that you meet new people in the next round
privacy-stored-wishes = { $count ->
    [one] 1 wish about who sits together at a game night
   *[other] { $count } wishes about who sits together at a game night
}: until the night ends
privacy-stored-calls = { $count ->
    [one] 1 server on which you want to be called for the next table
   *[other] { $count } servers on which you want to be called for the next table
}: so that you are called
privacy-stored-texts = { $count ->
    [one] 1 line or theme you wrote at a table
   *[other] { $count } lines and themes you wrote at a table
}: for 30 days, so that the table can read them
privacy-stored-preferences = What you have set for yourself, such as pictures: so that it stays that way
privacy-memory = Not stored, only remembered until the bot restarts: your name and avatar on this server, your language, and for 15 minutes the way to the hand or the watched table on your screen. Your messages are never stored.
privacy-ways = -# `/privacy export` gives you all of it as a file. `/privacy forget` makes me forget it.

privacy-exported = Everything that is stored about you, as JSON:
privacy-question = **Forget everything about you, on every server?** Your account's number is removed from everything that is stored. Results stay on leaderboards, with “somebody” in your place. Your statistics, tries and preferences are gone. This can't be undone; if you play again, you start fresh.
privacy-question-tables = { $count ->
    [one] You're at a table right now: your seat becomes free, and its cards stay there for the next person.
   *[other] You're at { $count } tables right now: your seats become free, and their cards stay there for the next people.
}
privacy-forgotten = Done, you're forgotten. What stands in this server's channels stays there, since it belongs to the server.
privacy-unchanged = Nothing has changed.

# /settings leaderboard
command-settings-leaderboard = Whether this server's results count on the leaderboards of all servers
option-everywhere = Show this server's results on the leaderboards of all servers that take part
settings-leaderboard = { $shared ->
    [yes] **This server shares its results.** Every server that takes part sees them, and this one sees theirs.
   *[no] **This server doesn't share its results.** Nobody else sees them, and it doesn't see those of others.
}
