# Words that stand in the pictures of The Mind

picture-level = Nivel
picture-blind-level = Nivel a ciegas
picture-levels-passed = { $count ->
    [one] nivel superado
   *[other] niveles superados
}
picture-all-passed = ¡Todos superados!
picture-mistakes = { $count ->
    [one] error
   *[other] errores
}
picture-lives = { $count ->
    [one] vida restante
   *[other] vidas restantes
}
picture-stars-used = { $count ->
    [one] estrella usada
   *[other] estrellas usadas
}
picture-aside = apartadas
picture-open-for-star = por estrellas
picture-choosing = ¿Seguir a ciegas?
