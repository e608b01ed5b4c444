# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] les 98 cartes posées
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
the-game-fewer-than-before = { $count ->
    [one] { $count } carte de moins que la dernière fois
   *[other] { $count } cartes de moins que la dernière fois
}
the-game-more-than-before = { $count ->
    [one] { $count } carte de plus que la dernière fois
   *[other] { $count } cartes de plus que la dernière fois
}
the-game-same-as-before = autant de cartes restantes que la dernière fois
the-game-scale = cartes restantes (moins, c’est mieux)

counter-tricks = ↩ { $count ->
    [one] { $count } saut arrière
   *[other] { $count } sauts arrière
}

achievement-the-game-ten-tricks = Dix sauts
achievement-the-game-ten-tricks-how = Dix sauts arrière dans une même partie.
achievement-the-game-comeback = Remontée
achievement-the-game-comeback-how = Une victoire, alors qu’à un moment les piles n’avaient plus assez de place pour les cartes restantes.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] { $count } carte posée avec des piles déjà presque pleines
   *[other] { $count } cartes posées avec des piles déjà presque pleines
}
