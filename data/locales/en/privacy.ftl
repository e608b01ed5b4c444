# What is stored about people, and how they get rid of it.

command-privacy = What is stored about you: see it, take it with you, have it forgotten
command-privacy-show = What is stored about you, in words, only for you
command-privacy-export = Everything that is stored about you, as a file, only for you
command-privacy-forget = Have everything about you forgotten; you are asked first

button-forget-me = Forget me
button-keep-me = Leave it as it is

privacy-title = ### What is stored about you
privacy-nothing = Nothing.
privacy-stored-seats = { $count ->
    [one] 1 seat you have held, with its match and when you sat there
   *[other] { $count } seats you have held, with their matches and when you sat there
}: so that you see your hand, and results belong to your team
privacy-stored-teams = { $count ->
    [one] 1 team you have finished matches with
   *[other] { $count } teams you have finished matches with
}: for leaderboards
privacy-stored-counters = { $count ->
    [one] 1 count of what you have played, such as cards laid
   *[other] { $count } counts of what you have played, such as cards laid
}: for your statistics
privacy-stored-attempts = { $count ->
    [one] 1 try at a deal of the day
   *[other] { $count } tries at deals of the day
}: since each of them is ranked once
privacy-stored-replays = { $count ->
    [one] 1 replay you have opened
   *[other] { $count } replays you have opened
}: since knowing cards beforehand is not ranked
privacy-stored-preferences = What you have set for yourself, such as pictures: so that it stays set
privacy-memory = Until the bot restarts, and stored nowhere: what you are called on this server, your language, and for 15 minutes the way to your hand on the screen. What you write is never stored.
privacy-ways = -# `/privacy export` gives you all of it as a file. `/privacy forget` has it forgotten.

privacy-exported = Everything that is stored about you, as JSON:
privacy-question = **Forget everything about you, on every server?** Your account's number is taken out of everything that is stored. Results stay on leaderboards, with “somebody” in your place. Your statistics, tries and preferences are gone. It cannot be undone; if you play again, you start anew.
privacy-question-tables = { $count ->
    [one] You sit at a table now: your seat falls free, and its cards stay there for whoever takes it over.
   *[other] You sit at { $count } tables now: your seats fall free, and their cards stay there for whoever takes them over.
}
privacy-forgotten = You are forgotten. What stands in this server's channels stays there, since it belongs to the server.
privacy-unchanged = Nothing was changed.
privacy-not-forgotten = The database cannot be reached just now, so not everything is forgotten. Please try again in a moment.
privacy-not-readable = What is stored cannot be read just now. Please try again in a moment.

# /settings leaderboard
command-settings-leaderboard = Whether this server's results also stand on the leaderboards of all servers
option-everywhere = Show this server's results on the leaderboards of all servers that take part
settings-leaderboard =
    { "" }**Leaderboards of this server**
    On the leaderboards of all servers: { $everywhere }. { $shared ->
    [yes] Its teams and results are seen on every server that takes part, and theirs are seen here.
   *[no] Its teams and results are seen here alone, and those of others are not seen here.
}
