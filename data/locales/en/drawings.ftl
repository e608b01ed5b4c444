# Words that stand in pictures: as few as can be

picture-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
picture-hand-empty = No cards in hand
picture-beaten = Beaten!
picture-turns = turns
picture-tricks = backwards { $count ->
    [one] trick
   *[other] tricks
}
picture-chain = longest chain of tricks
picture-violations = { $count ->
    [one] number spoken
   *[other] numbers spoken
}
picture-level = Level
picture-blind-level = Blind level
picture-levels-passed = { $count ->
    [one] level passed
   *[other] levels passed
}
picture-all-passed = All levels passed!
picture-mistakes = { $count ->
    [one] mistake
   *[other] mistakes
}
picture-lives = { $count ->
    [one] life left
   *[other] lives left
}
picture-stars-used = { $count ->
    [one] star used
   *[other] stars used
}
picture-aside = set aside
picture-open-for-star = for stars
picture-choosing = On into the dark?
