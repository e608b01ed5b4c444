# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] alle 98 kaarten gelegd
    [one] 1 kaart over
   *[other] { $count } kaarten over
}
the-game-fewer-than-before = { $count ->
    [one] 1 kaart minder dan de vorige keer
   *[other] { $count } kaarten minder dan de vorige keer
}
the-game-more-than-before = { $count ->
    [one] 1 kaart meer dan de vorige keer
   *[other] { $count } kaarten meer dan de vorige keer
}
the-game-same-as-before = evenveel kaarten over als de vorige keer
the-game-scale = kaarten over (minder is beter)

counter-tricks = ↩ { $count ->
    [one] 1 terugsprong
   *[other] { $count } terugsprongen
}

achievement-the-game-ten-tricks = Tien terugsprongen
achievement-the-game-ten-tricks-how = In één partij tien terugsprongen gemaakt.
achievement-the-game-comeback = Comeback
achievement-the-game-comeback-how = Gewonnen, ook al was er onderweg te weinig ruimte op de stapels voor de kaarten die over waren.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] één kaart nadat de stapels bijna vol waren
   *[other] { $count } kaarten nadat de stapels bijna vol waren
}
