# Low Tide

game-low-tide = Low Tide
pitch-low-tide = Play all cards, each lower than the one before.
menu-hand-size = Hands
menu-hand-size-value = { $value } cards each
option-hand-size = Low Tide: how many cards each player gets
low-tide-hand-size = { $count } cards each
low-tide-pile-empty = Nothing lies on the beach yet.
low-tide-pile = On the beach: { $cards }
low-tide-seat-holds = { $name } 🂠 { $count }
low-tide-open-hand = { $name }: { $cards }
low-tide-hand-empty = You have no cards left.
low-tide-card-played = { $name }: { $card }
low-tide-tide-rose = 🌊 { $name } let the tide rise
low-tide-dry = 🏖️ **All dry!** The tide never rose.
low-tide-wet = **The tide rose { $rises } times.** Next time.
low-tide-in-short = { $rises ->
    [0] all dry
    [one] 1 rise
   *[other] { $rises } rises
}
low-tide-compared = last time the tide rose { $rises } times
low-tide-scale = rises of the tide (fewer is better)
counter-rises = 🌊 { $count ->
    [one] 1 rise of the tide
   *[other] { $count } rises of the tide
}
button-low-tide-play = Play { $card }
choice-low-tide-card = { $card }, from your hand
turning-low-tide-rise = 🌊 the tide rises
rule-card-not-in-hand = You do not hold { $card }. Nothing was played.

rules-low-tide =
    { "" }**Together, play all cards, each lower than the one before.**

    Anybody may play a card at any time. A card higher than the last lets the tide rise. The fewer rises, the better.
