# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] no level passed
    [one] 1 level passed
   *[other] { $passed } levels passed
}{ $blind ->
    [0] {""}
   *[other] {""} and { $blind } blind
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] 1 level further than last time
   *[other] { $count } levels further than last time
}
the-mind-short-of-before = { $count ->
    [one] 1 level short of last time
   *[other] { $count } levels short of last time
}
the-mind-same-level-more-lives = as far as last time, with { $count ->
    [one] 1 more life
   *[other] { $count } more lives
}
the-mind-same-level-fewer-lives = as far as last time, with { $count ->
    [one] 1 life less
   *[other] { $count } lives less
}
the-mind-same-level-more-stars = as far as last time, with { $count ->
    [one] 1 more star
   *[other] { $count } more stars
}
the-mind-same-level-fewer-stars = as far as last time, with { $count ->
    [one] 1 star less
   *[other] { $count } stars less
}
the-mind-same-as-before = just as far as last time
the-mind-scale = levels passed (more is better)

counter-mistakes = 💥 { $count ->
    [one] 1 card too early
   *[other] { $count } cards too early
}
counter-lives = 💔 { $count ->
    [one] 1 life lost together
   *[other] { $count } lives lost together
}
counter-stars = ⭐ { $count ->
    [one] 1 star used together
   *[other] { $count } stars used together
}

achievement-the-mind-blind-level-3 = Blind level 3
achievement-the-mind-blind-level-3-how = Reached the third level with the pile face down.
achievement-the-mind-comeback = Comeback
achievement-the-mind-comeback-how = Passed every level, although you were once down to your last life.
the-mind-progress = level { $level } of { $last }{ $blind ->
    [yes] {""}, blind
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] a level with the last life
   *[other] { $count } levels with the last life
}
