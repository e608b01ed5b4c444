# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Tables: open, join, start, show, end
command-game-new = Open a table in this channel
command-game-join = Sit down at this channel's table, or take a free seat over
command-game-leave = Leave the table; a running match keeps your seat and its cards
command-game-start = Deal the cards to everyone at the table
command-game-cancel = Close a table that has not started
command-game-table = Show the table at the bottom of the channel
command-game-end = End the running match, or vote for it
command-game-rules = The rules of this table's game, only for you
command-hand = Your hand, only for you
command-play = Lay a card
command-begin = Say “I start”
command-done = End your turn and draw
command-signal = Put a signal on a pile, or take it back
command-ready = Put your hand on the table; when all have, the level begins
command-stop = Stop the level; everyone concentrates again
command-star = Propose a star, agree to it, or decline it
command-blind = After the last level: go on blind, or leave it at that

option-game = Which game
option-card = A card from your hand
option-pile = The pile: 1 and 2 rise, 3 and 4 fall
option-signal-pile = The pile: 1 and 2 rise, 3 and 4 fall
option-kind = What you want to say about the pile
option-minimum = The Game: cards owed a turn, 3 for experts
option-smaller-hands = The Game: one card less in every hand
option-blind-mistakes = The Mind: what mistakes in a blind level cost
option-blind-mistakes-level = one life a level
option-blind-mistakes-each = one life a mistake
option-start-level = The Mind: the level to start at
option-star = Yes unless you choose otherwise
option-blind = Going on unless you choose otherwise
