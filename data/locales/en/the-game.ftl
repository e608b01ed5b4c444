# The Game

game-the-game = The Game
pitch-the-game = Lay all 98 cards on four piles, together and without saying a number.
lobby-picture-the-game = Four piles of cards: two rise from 1, two fall from 100.
menu-minimum = Difficulty
menu-minimum-value = { $value ->
    [3] Expert: at least 3 cards a turn
   *[other] Normal: at least { $value } cards a turn
}
menu-smaller-hands = Hands
menu-smaller-hands-value = { $value ->
    [yes] Smaller hands: one card less
   *[no] Full hands
}
the-game-minimum = { $count ->
    [3] expert: three cards a turn
   *[other] two cards a turn
}
the-game-smaller-hands = one card less in hand

the-game-nobody-began = Look at your hands (**My hand** shows yours) and talk it over, without numbers. Then one of you presses **I start**.
the-game-watched-start = Nobody has started yet.
the-game-begin-alone = Look at your cards, then press **I start**.
the-game-to-play = ▶️ **{ $name }'s turn:** { $owed ->
    [one] 1 more card
   *[other] { $owed } more cards
} to play.
the-game-may-go-on = ▶️ **{ $name }** may play more, or end the turn.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Draw pile: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] 1 card is still unplayed.
   *[other] { $count } of 98 cards are still unplayed.
}
the-game-over = The match is over.
the-game-look-at-hand = Nobody has started yet. Look at your cards, talk without numbers, and agree who goes first.
the-game-other-turn = { $turns ->
    [0] It's { $name }'s turn.
    [1] It's { $name }'s turn. You're next.
   *[other] It's { $name }'s turn. You're up in { $turns } turns.
}
the-game-own-turn = **Your turn.** Play at least { $owed ->
    [one] 1 more card:
   *[other] { $owed } more cards:
}
the-game-own-turn-paid = **Your turn.** That's enough cards: play more, or end your turn.
the-game-hand-empty = Your hand is empty. Well done!
the-game-choose-pile = Which pile for **{ $card }**?
the-game-fits-nowhere = **{ $card }** fits no pile right now. Choose another card.
the-game-ends-match = ⚠️ If you play **{ $card }** on pile { $pile }, you can't finish your turn, and the match is lost. Are you sure?
the-game-signals = Tell the others something about a pile, without a number.
the-game-signal-pile = Which pile?
the-game-signal-kind = What do you want to say?

the-game-beaten = 🏆 **All 98 cards played. You beat The Game!**
the-game-beaten-alone = 🏆 **All 98 cards played. You beat The Game all by yourself!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 card
   *[other] { $count } cards
} left: excellent!**
the-game-left = **{ $count } cards left.**
the-game-par = 🎯 Par for this deal is { $par }; you left { $left ->
    [0] none
   *[other] { $left }
}.
the-game-par-way = 🎯 Par for this deal is { $par }; you left { $left }. With all cards open, there is a way to play every one.
the-game-duty-not-met = { $name } needed { $owed ->
    [one] 1 more card, and { $held ->
        [one] the last one did not fit.
       *[other] none of the { $held } in hand fit.
    }
   *[other] { $owed } more cards, and no { $owed } of the { $held } in hand fit.
}

signal-leave-it-to-me = Leave it to me
signal-small-steps-only = Small steps only
signal-can-turn-back = I can turn it back

button-begin = I start
button-end-turn = End turn
button-signals = Signals
button-give-signal = Say it
button-take-back-signal = Take it back
button-lay = Pile { $pile } { $arrow } on { $top }, gap { $gap }
button-lay-trick = Pile { $pile } { $arrow } on { $top }, backwards trick
button-lay-anyway = Play it anyway
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } on pile { $pile }, gap { $gap }
event-card-played-trick = { $name }: { $card } on pile { $pile }, ↩ backwards trick!
event-cards-drawn = { $name } drew { $count ->
    [one] 1 card
   *[other] { $count } cards
}
event-seat-skipped = { $name } has no cards left and is skipped

choice-card = { $card }, fits pile { $piles }
choice-card-nowhere = { $card }, fits no pile right now
choice-pile = Pile { $pile } { $arrow } on { $top }, gap { $gap }
choice-pile-trick = Pile { $pile } { $arrow } on { $top }, backwards trick
choice-pile-plain = Pile { $pile } { $arrow } on { $top }

rule-not-your-turn = Not yet: it's { $name }'s turn.
rule-nobody-began = First press **I start**, or type `/begin`: nobody has started yet.
rule-already-begun = You're already playing: it's { $name }'s turn.
rule-card-not-held = You don't have { $card } in your hand. `/hand` shows your cards.
rule-unknown-pile = There's no pile { $pile }. Piles 1 and 2 rise, piles 3 and 4 fall.
rule-card-does-not-fit = { $card } doesn't fit on pile { $pile }: { $top } is on top. { $fits ->
    [none] It fits no pile right now, so choose another card.
   *[other] It fits on pile { $fits }.
}
rule-duty-unpaid = Play at least { $owed ->
    [one] 1 more card
   *[other] { $owed } more cards
} before you end your turn.
rule-signal-already-there = You've already given that signal on pile { $pile }.
rule-nobody-to-signal = You're playing alone, so nobody is there to see a signal.
rule-no-signal-there = You have no signal on pile { $pile } to take back.

option-minimum = The Game: cards to play each turn, 3 for experts
option-smaller-hands = The Game: one card less in every hand
command-begin = Say “I start”
command-done = End your turn and draw
command-signal = Give a signal on a pile, or take it back
option-signal-pile = The pile: 1 and 2 rise, 3 and 4 fall
option-kind = What you want to say about the pile
