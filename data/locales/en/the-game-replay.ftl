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
