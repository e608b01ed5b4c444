# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] aucun niveau réussi
    [one] { $passed } niveau réussi
   *[other] { $passed } niveaux réussis
}{ $blind ->
    [0] {""}
   *[other] {""} et { $blind } à l’aveugle
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] { $count } niveau plus loin que la dernière fois
   *[other] { $count } niveaux plus loin que la dernière fois
}
the-mind-short-of-before = { $count ->
    [one] { $count } niveau de moins que la dernière fois
   *[other] { $count } niveaux de moins que la dernière fois
}
the-mind-same-level-more-lives = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } vie de plus
   *[other] { $count } vies de plus
}
the-mind-same-level-fewer-lives = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } vie de moins
   *[other] { $count } vies de moins
}
the-mind-same-level-more-stars = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } étoile de plus
   *[other] { $count } étoiles de plus
}
the-mind-same-level-fewer-stars = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } étoile de moins
   *[other] { $count } étoiles de moins
}
the-mind-same-as-before = exactement aussi loin que la dernière fois
the-mind-scale = niveaux réussis (plus, c’est mieux)

counter-mistakes = 💥 { $count ->
    [one] { $count } carte trop tôt
   *[other] { $count } cartes trop tôt
}
counter-lives = 💔 { $count ->
    [one] { $count } vie perdue ensemble
   *[other] { $count } vies perdues ensemble
}
counter-stars = ⭐ { $count ->
    [one] { $count } étoile utilisée ensemble
   *[other] { $count } étoiles utilisées ensemble
}

achievement-the-mind-blind-level-3 = Niveau 3 à l’aveugle
achievement-the-mind-blind-level-3-how = Le troisième niveau atteint avec la pile face cachée.
achievement-the-mind-comeback = Remontée
achievement-the-mind-comeback-how = Tous les niveaux réussis, alors qu’à un moment il ne vous restait plus qu’une seule vie.
the-mind-progress = niveau { $level } sur { $last }{ $blind ->
    [yes] {""}, à l’aveugle
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] { $count } niveau avec la dernière vie
   *[other] { $count } niveaux avec la dernière vie
}
