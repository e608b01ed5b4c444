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
the-game-jumps = ⚠️ **{ $card }** on pile { $pile } jumps { $gap }; { $other_gap ->
    [-10] **{ $other }** on pile { $other_pile } is the backwards trick
   *[other] **{ $other }** on pile { $other_pile } only { $other_gap }
}. Play it anyway?
the-game-signals = Tell the others something about a pile, without a number. Press it again to take it back.

the-game-beaten = 🏆 **All 98 cards played. You beat The Game!**
the-game-beaten-alone = 🏆 **All 98 cards played. You beat The Game all by yourself!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 card
   *[other] { $count } cards
} left: excellent!**
the-game-left = **{ $count } cards left.**
the-game-close = **{ $count } cards left.** { $missing ->
    [one] One card fewer
   *[other] { $missing } cards fewer
}, and it would have been excellent.
the-game-par = 🎯 Par for this deal is { $par }; you left { $left ->
    [0] none
   *[other] { $left }
}.
the-game-par-way = 🎯 Par for this deal is { $par }; you left { $left }. With all cards open, there is a way to play every one.
the-game-duty-not-met = { $name } needed { $owed ->
    [one] 1 more card, and nothing fit.
   *[other] { $owed } more cards, and not that many fit.
}

signal-leave-it-to-me = Leave it to me
signal-small-steps-only = Small steps only
signal-can-turn-back = I can turn it back

button-begin = I start
button-end-turn = End turn
button-signals = Signals
button-lay = Pile { $pile } { $arrow } on { $top }, gap { $gap }
button-lay-trick = Pile { $pile } { $arrow } on { $top }, ↩ backwards trick
button-lay-anyway = Play it anyway
button-lay-instead = Play { $card } on pile { $pile }
button-move = ↔ Move { $card } to pile { $pile } { $arrow }
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } on pile { $pile }, gap { $gap }
event-card-played-trick = { $name }: { $card } on pile { $pile }, ↩ backwards trick!
event-had-to = { $move }. “I had to.”
event-card-moved = { $name } moved { $card } from pile { $former } to pile { $pile }
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
rule-nothing-to-move = That card stays: only the card you've just played can be moved, once a turn, until somebody does something else.
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

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] fits
   *[other] fit
} pile { $pile })
the-game-moment-tricks = 🔥 **{ $count } backwards tricks in a row!**
the-game-moment-last = 🏁 **{ $left ->
    [one] The very last card!
   *[other] Only { $left } cards to go!
}**
the-game-highlight-tricks = ✨ The best moment: **{ $count } backwards tricks in a row** ({ $names }).
the-game-highlight-rescue = ✨ The rescue: the piles were almost full, and **{ $count } more cards** still found room.
the-game-highlight-jump = ↕️ This is where it turned: { $card } on pile { $pile }, a jump of **{ $gap }**.

# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**Together, play all 98 cards, 2 to 99, on four piles.** One to five people play as one team.

    { "" }**Hands:** alone you hold 8 cards, two people 7 each, three to five people 6 each. For a harder game, take one less each. The rest is the draw pile.

    { "" }**Piles:** 1 and 2 **rise** from 1: each card must be higher than the one below. 3 and 4 **fall** from 100: each card must be lower. Gaps may be of any size; small ones are better.

    { "" }**The backwards trick:** a card exactly 10 lower may go on a rising pile, a card exactly 10 higher on a falling one. Do it as often as you like.

    { "" }**The start:** look at your cards, talk, and agree on who starts. From there the turn goes around the table.

    { "" }**Your turn:** play at least two cards (three in the expert game), one after the other, on any piles. Once the draw pile is empty, one is enough. More is always allowed. End your turn, and you draw as many as you played, while there are any. With no cards left to draw or to play, you are skipped.

    { "" }**Talk:** say anything except numbers, in any form. “Leave pile 2 to me” is fine; “I have a thirty-something” is not.

    { "" }**Signals** say it without a word: Leave it to me, Small steps only, I can turn it back. A signal stays on its pile until you play a card there or take it back.

    { "" }**Won:** all 98 cards are played. **Over:** the person whose turn it is can't play enough cards. Then count what is left in hands and draw pile: fewer than ten is excellent.

the-game-rules-picture = A rising pile from 1: 4, 13, 27, then 10 back to 17, then 20. A falling pile from 100: 94, 81, 60, then 10 back to 70, then 66.

# /game tutorial: The Game

tutorial-the-game-lay = Play { $card } on pile { $pile }
tutorial-the-game-begin = You and Kim have looked at your seven cards each and agreed that you start.
tutorial-the-game-rise = Pile { $pile } rises from { $top }, and { $card } leaves only a small gap: play it.
tutorial-the-game-fall = Pile { $pile } falls from { $top }, so your { $card } belongs there.
tutorial-the-game-end = Two cards are enough for a turn: end it, and you draw two new ones.
tutorial-the-game-signal = Kim had to jump to { $top } on pile { $pile }, but you just drew { $card }, exactly 10 lower: tell Kim with a signal, because numbers are never said.
tutorial-the-game-trick = Kim has seen your signal and left pile { $pile } to you. Now play { $card }, exactly 10 lower: the backwards trick!
tutorial-the-game-again = The trick won back ten places, and { $card } already fits on { $top } again.
tutorial-the-game-finish = That was your second card, so end your turn.
tutorial-the-game-done = So it goes on, turn by turn, until all 98 cards are played or somebody can't play enough.

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pile { $pile } · { $name }: { $signal }
the-game-hand-in-words = Your cards: { $cards }
the-game-card-in-words = { $card } (pile { $pile }, { $gap ->
    [-10] backwards trick
   *[other] gap { $gap }
})
the-game-pile-in-words = Pile { $pile }, { $way ->
    [up] rising
   *[down] falling
}, on { $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
picture-turns = turns
picture-tricks = backwards { $count ->
    [one] trick
   *[other] tricks
}
picture-chain = longest chain of tricks

# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] all 98 cards played
    [one] 1 card left
   *[other] { $count } cards left
}
the-game-fewer-than-before = { $count ->
    [one] 1 card fewer than last time
   *[other] { $count } cards fewer than last time
}
the-game-more-than-before = { $count ->
    [one] 1 card more than last time
   *[other] { $count } cards more than last time
}
the-game-same-as-before = as many cards left as last time
the-game-scale = cards left (fewer is better)

counter-tricks = ↩ { $count ->
    [one] 1 backwards trick
   *[other] { $count } backwards tricks
}

achievement-the-game-ten-tricks = Ten tricks
achievement-the-game-ten-tricks-how = Used ten backwards tricks in one match.
achievement-the-game-comeback = Comeback
achievement-the-game-comeback-how = Won, although the piles once had too little room for the cards that were left.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] one card after the piles were almost full
   *[other] { $count } cards after the piles were almost full
}

# The Game, replayed: all hands open

replay-begun = { $name }: I start
replay-turn-ended = { $name } ends the turn
replay-cards-drawn = { $name } draws { $cards }
replay-signal-given = 💬 { $name } on pile { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } takes the signal on pile { $pile } back
replay-duty-not-met = 🛑 { $name } needs { $owed ->
    [one] 1 more card, and nothing fits
   *[other] { $owed } more cards, and not that many fit
}
replay-draw-pile = { $count ->
    [0] The draw pile is empty.
   *[other] Draw pile: { $count }, next { $cards }
}

turning-last-card = 🏆 the last card
turning-duty-not-met = 🛑 not enough cards fit
turning-largest-gap = the largest gap, { $gap } ({ $card } on pile { $pile })
turning-trick = ↩ backwards trick, { $card } on pile { $pile }
turning-draw-pile-empty = the draw pile is empty
turning-hint = 💡 about { $count } more cards were possible

# What a companion makes of a turn; no card is named as long as the hands are closed
hint-trick = 💡 Here the backwards trick was waiting.
hint-signal = 💡 Here a signal asked to leave a pile alone.
hint-fewer = 💡 Here fewer cards would have kept more room.
hint-more = 💡 Here another card fitted in nicely.
hint-other = 💡 Here another turn would have kept more room.
hint-worth = That was worth about { $count } cards.
hint-companion = 🤖 In the seat of { $name } a companion would have laid { $cards }.
hint-same = 🤖 In the seat of { $name } a companion would have laid the same.
hint-card = { $card } on pile { $pile }
