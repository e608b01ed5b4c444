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
