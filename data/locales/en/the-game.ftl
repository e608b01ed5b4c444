# The Game

game-the-game = The Game
the-game-minimum = { $count ->
    [3] expert: three cards a turn
   *[other] two cards a turn
}
the-game-smaller-hands = smaller hands

the-game-nobody-began = Look at your hands (**My hand** shows you yours) and talk it over, without numbers. Then one of you says **I start**.
the-game-to-play = ▶️ **{ $name }** is to play and owes { $owed ->
    [one] **1 card**.
   *[other] **{ $owed } cards**.
}
the-game-may-go-on = ▶️ **{ $name }** has laid enough, and may lay more or end the turn.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Draw pile: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-over = The match is over.
the-game-look-at-hand = Nobody has started yet. Look, talk without numbers, and agree on who starts.
the-game-not-mine = It is { $name }'s turn. Yours will come.
the-game-mine = **Your turn.** You owe { $owed ->
    [one] 1 card.
   *[other] { $owed } cards.
} Choose one:
the-game-mine-paid = **Your turn.** You have laid enough: lay more, or end the turn.
the-game-hand-empty = Your hand is empty. Well done!
the-game-choose-pile = Lay **{ $card }** on which pile?
the-game-fits-nowhere = **{ $card }** fits on no pile now. Choose another card.
the-game-digs-grave = ⚠️ If you lay **{ $card }** on pile { $pile }, you cannot lay what you still owe, and the match is lost. Are you sure?
the-game-signals = What may be said about a pile without a number. Press again to take it back.

the-game-beaten = 🏆 **All 98 cards are laid. You beat The Game!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 card
   *[other] { $count } cards
} left: excellent!**
the-game-left = **{ $count } cards left.**
the-game-duty-not-met = { $name } still owed { $owed ->
    [one] 1 card
   *[other] { $owed } cards
} and could not lay { $owed ->
    [one] it
   *[other] them
} with the { $held } in hand.

signal-leave-it-to-me = Leave it to me
signal-small-steps-only = Small steps only
signal-can-turn-back = I can turn it back

button-begin = I start
button-end-turn = End turn
button-signals = Signals
button-lay = Pile { $pile } { $arrow } on { $top }, gap { $gap }
button-lay-trick = Pile { $pile } { $arrow } on { $top }, backwards trick
button-lay-anyway = Lay it anyway
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } on pile { $pile }, gap { $gap }
event-card-played-trick = { $name }: { $card } on pile { $pile }, ↩ backwards trick!
event-cards-drawn = { $name } drew { $count ->
    [one] 1 card
   *[other] { $count } cards
}
event-seat-skipped = { $name } has no cards and is skipped

choice-card = { $card }, fits on { $piles }
choice-card-nowhere = { $card }, fits nowhere now
choice-pile = Pile { $pile } { $arrow } on { $top }, gap { $gap }
choice-pile-trick = Pile { $pile } { $arrow } on { $top }, backwards trick
choice-pile-plain = Pile { $pile } { $arrow } on { $top }

rule-not-your-turn = It is { $name }'s turn. Nothing was laid; yours will come.
rule-nobody-began = Nobody has started yet. Agree on who starts; that person presses I start, or types `/begin`.
rule-already-begun = The match has begun: it is { $name }'s turn.
rule-card-not-held = You do not hold { $card }. `/hand` shows what you hold.
rule-unknown-pile = There is no pile { $pile }. Piles 1 and 2 rise, piles 3 and 4 fall.
rule-card-does-not-fit = { $card } does not fit on pile { $pile }, where { $top } lies. { $fits ->
    [none] It fits on no pile now; choose another card.
   *[other] It fits on pile { $fits }.
}
rule-duty-unpaid = You still owe { $owed ->
    [one] 1 card
   *[other] { $owed } cards
} before you can end the turn.
rule-signal-already-there = You have given that signal on pile { $pile } already.
rule-no-signal-there = You have no signal on pile { $pile } to take back.

option-minimum = The Game: cards owed a turn, 3 for experts
option-smaller-hands = The Game: one card less in every hand
command-begin = Say “I start”
command-done = End your turn and draw
command-signal = Put a signal on a pile, or take it back
option-signal-pile = The pile: 1 and 2 rise, 3 and 4 fall
option-kind = What you want to say about the pile

rules-the-game =
    { "" }**Together, lay all 98 cards, 2 to 99, on four piles.**

    Piles 1 and 2 **rise** from 1: each card must be higher than the one below. Piles 3 and 4 **fall** from 100: each card must be lower. Gaps may be of any size; small ones are better.

    { "" }**The backwards trick:** a card exactly 10 lower may go on a rising pile, a card exactly 10 higher on a falling one. It may be done as often as you like.

    { "" }**On your turn** lay at least two cards (three in the expert game), one after the other; once the draw pile is empty, one is enough. More is always allowed. Then you draw as many as you laid, and it is the next player's turn.

    { "" }**Talk:** everything but numbers. “Leave pile 2 to me” is fine; “I have a thirty-something” is not.

    { "" }**The end:** whoever cannot lay what they owe ends the match. What is left in hands and draw pile is counted: fewer than ten is excellent, none beats the game.
