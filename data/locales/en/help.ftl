# /help, and the rules without a table

command-help = What this is and how to start, only for you
option-rules-game = The game; otherwise the one on this channel's table

button-help = Help
button-help-nights = Game nights
button-open-table = Open a table
button-open-with-companions = 🤖 Play with companions
button-game-with-companions = 🤖 { $game }

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
help-nights =
    ## 🌙 A game night
    1. `/night plan` asks who's coming and reminds them. `/night start` begins right now.
    2. Everyone who is there presses **I'm here**.
    3. `/night round` seats you at tables, in every round with other people. Tables of the same size play the same cards.
    4. `/night end` ends the night with a summary.
help-nights-points =
    ### How points are counted
    Everyone at a table gets its points, and rounds add up.
    { "" }**Tables with the same cards** are compared: 100 × (tables that did worse + half of those that did equally well) ÷ all the other tables. The best gets 100, the last 0. If another deal of the round was played at more tables, the points lie a little closer to 50.
    { "" }**Without comparison** the points are how far you came, in percent: in The Game cards played, in The Mind levels passed. 49 of 98 cards make 50 points.
help-which-game = ### Which game will it be?
help-alone = -# 🤖 Alone right now? These tables come with two companions that the program plays, so you can start at once.
rules-other-game = The rules of …

# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Learn a game in three minutes, alone, only for you
option-tutorial-game = The game; otherwise you begin with The Game

button-tutorial = Tutorial
button-tutorial-next = Next: { $game }

tutorial-title = ### { $game }, step { $step } of { $steps }
tutorial-title-done = ### { $game }: you can play!
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Your cards:
    { "" }**{ $cards }**
