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
