# Words that stand in the pictures of The Mind

picture-level = Nível
picture-blind-level = Nível às cegas
picture-levels-passed = { $count ->
    [0] níveis completos
    [one] nível completo
   *[other] níveis completos
}
picture-all-passed = Todos os níveis!
picture-mistakes = { $count ->
    [0] erros
    [one] erro
   *[other] erros
}
picture-lives = { $count ->
    [0] vidas restantes
    [one] vida restante
   *[other] vidas restantes
}
picture-stars-used = { $count ->
    [0] estrelas usadas
    [one] estrela usada
   *[other] estrelas usadas
}
picture-aside = à parte
picture-open-for-star = por estrelas
picture-choosing = Seguir às cegas?
