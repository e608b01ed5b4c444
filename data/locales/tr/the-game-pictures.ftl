# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] kart kaldı
   *[other] kart kaldı
}
picture-turns = hamle
picture-tricks = { $count ->
    [one] geri sıçrama
   *[other] geri sıçrama
}
picture-chain = en uzun sıçrama zinciri
