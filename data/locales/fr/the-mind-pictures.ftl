# Words that stand in the pictures of The Mind

picture-level = Niveau
picture-blind-level = À l’aveugle
picture-levels-passed = { $count ->
    [one] niveau réussi
   *[other] niveaux réussis
}
picture-all-passed = Tous les niveaux !
picture-mistakes = { $count ->
    [one] erreur
   *[other] erreurs
}
picture-lives = { $count ->
    [one] vie restante
   *[other] vies restantes
}
picture-stars-used = { $count ->
    [one] étoile utilisée
   *[other] étoiles utilisées
}
picture-aside = à l’écart
picture-open-for-star = pour l’étoile
picture-choosing = On continue à l’aveugle ?
