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
