# Words that stand in the pictures of The Mind

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
