# Words that stand in the pictures of The Mind

picture-level = Poziom
picture-blind-level = W ciemno
picture-levels-passed = { $count ->
    [one] poziom za wami
    [few] poziomy za wami
    [many] poziomów za wami
   *[other] poziomów za wami
}
picture-all-passed = Komplet poziomów!
picture-mistakes = { $count ->
    [one] błąd
    [few] błędy
    [many] błędów
   *[other] błędów
}
picture-lives = { $count ->
    [one] życie zostało
    [few] życia zostały
    [many] żyć zostało
   *[other] żyć zostało
}
picture-stars-used = { $count ->
    [one] użyta gwiazdka
    [few] użyte gwiazdki
    [many] użytych gwiazdek
   *[other] użytych gwiazdek
}
picture-aside = na boku
picture-open-for-star = za gwiazdki
picture-choosing = Dalej w ciemno?
