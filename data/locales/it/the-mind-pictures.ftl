# Words that stand in the pictures of The Mind

picture-level = Livello
picture-blind-level = Alla cieca
picture-levels-passed = { $count ->
    [one] livello superato
   *[other] livelli superati
}
picture-all-passed = Tutti i livelli superati!
picture-mistakes = { $count ->
    [one] errore
   *[other] errori
}
picture-lives = { $count ->
    [one] vita rimasta
   *[other] vite rimaste
}
picture-stars-used = { $count ->
    [one] stella usata
   *[other] stelle usate
}
picture-aside = da parte
picture-open-for-star = per le stelle
picture-choosing = Alla cieca?
