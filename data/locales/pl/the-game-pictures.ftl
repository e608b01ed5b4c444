# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] karta została
    [few] karty zostały
    [many] kart zostało
   *[other] kart zostało
}
picture-turns = tury
picture-tricks = { $count ->
    [one] skok wstecz
    [few] skoki wstecz
    [many] skoków wstecz
   *[other] skoków wstecz
}
picture-chain = najdłuższa seria
