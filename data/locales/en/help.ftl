# /help, and the rules without a table

command-help = What this is and how to start, only for you
option-rules-game = The game; otherwise the one on this channel's table

button-help = Help
button-open-table = Open a table

help-page =
    ## Hello, I'm Unspoken
    I deal card games that you play together, as one team, right in the channel. The catch: nobody may say a number. Your cards are shown to you alone.
help-game = { "" }**{ $game }** is for { $least } to { $most } people.
help-start =
    ### How to start
    1. Type `/game new` and choose a game.
    2. Others press **Join**, or you add a companion 🤖. Then one of you presses **Start**.
    3. **My hand** below the table shows your cards.
help-start-direct =
    ### How to start
    1. In a channel of a server where I am, type `/game new` and choose a game.
    2. Others press **Join**, or you add a companion 🤖. Then one of you presses **Start**.
    3. **My hand** below the table shows your cards.
help-commands =
    ### Five commands are enough
    `/game tutorial` shows you how, in three minutes
    `/game new` opens a table
    `/game rules` explains a game
    `/hand` shows your cards
    `/game end` ends a match early
    🌙 And for a whole evening: `/night plan`
help-commands-direct =
    ### Five commands are enough
    `/game tutorial` shows you how, in three minutes
    `/game new` opens a table
    `/game rules` explains a game
    `/hand` shows your cards
    `/game end` ends a match early
    🌙 And for a whole evening: `/night plan`
    -# They work on servers. Tutorial and rules are here, too: press a button.
help-which-game = ### Which game will it be?
rules-other-game = The rules of …
