# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] kaart over
   *[other] kaarten over
}
picture-turns = beurten
picture-tricks = { $count ->
    [one] terugsprong
   *[other] terugsprongen
}
picture-chain = langste sprongreeks
