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
