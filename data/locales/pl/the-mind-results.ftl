# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] żadnego zaliczonego poziomu
    [one] 1 zaliczony poziom
    [few] { $passed } zaliczone poziomy
    [many] { $passed } zaliczonych poziomów
   *[other] { $passed } zaliczonych poziomów
}{ $blind ->
    [0] {""}
   *[other] {""} i { $blind } w ciemno
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] O 1 poziom dalej niż ostatnio
    [few] O { $count } poziomy dalej niż ostatnio
    [many] O { $count } poziomów dalej niż ostatnio
   *[other] O { $count } poziomów dalej niż ostatnio
}
the-mind-short-of-before = { $count ->
    [one] O 1 poziom mniej niż ostatnio
    [few] O { $count } poziomy mniej niż ostatnio
    [many] O { $count } poziomów mniej niż ostatnio
   *[other] O { $count } poziomów mniej niż ostatnio
}
the-mind-same-level-more-lives = Tak samo daleko jak ostatnio, { $count ->
    [one] o 1 życie więcej
    [few] o { $count } życia więcej
    [many] o { $count } żyć więcej
   *[other] o { $count } żyć więcej
}
the-mind-same-level-fewer-lives = Tak samo daleko jak ostatnio, { $count ->
    [one] o 1 życie mniej
    [few] o { $count } życia mniej
    [many] o { $count } żyć mniej
   *[other] o { $count } żyć mniej
}
the-mind-same-level-more-stars = Tak samo daleko jak ostatnio, { $count ->
    [one] o 1 gwiazdkę więcej
    [few] o { $count } gwiazdki więcej
    [many] o { $count } gwiazdek więcej
   *[other] o { $count } gwiazdek więcej
}
the-mind-same-level-fewer-stars = Tak samo daleko jak ostatnio, { $count ->
    [one] o 1 gwiazdkę mniej
    [few] o { $count } gwiazdki mniej
    [many] o { $count } gwiazdek mniej
   *[other] o { $count } gwiazdek mniej
}
the-mind-same-as-before = Dokładnie tak daleko jak ostatnio
the-mind-scale = zaliczone poziomy (więcej znaczy lepiej)

counter-mistakes = 💥 { $count ->
    [one] 1 karta za wcześnie
    [few] { $count } karty za wcześnie
    [many] { $count } kart za wcześnie
   *[other] { $count } kart za wcześnie
}
counter-lives = 💔 { $count ->
    [one] 1 wspólnie stracone życie
    [few] { $count } wspólnie stracone życia
    [many] { $count } wspólnie straconych żyć
   *[other] { $count } wspólnie straconych żyć
}
counter-stars = ⭐ { $count ->
    [one] 1 wspólnie użyta gwiazdka
    [few] { $count } wspólnie użyte gwiazdki
    [many] { $count } wspólnie użytych gwiazdek
   *[other] { $count } wspólnie użytych gwiazdek
}

achievement-the-mind-blind-level-3 = Poziom 3 w ciemno
achievement-the-mind-blind-level-3-how = Trzeci poziom osiągnięty przy zakrytym stosie.
achievement-the-mind-comeback = Powrót z dalekiej podróży
achievement-the-mind-comeback-how = Wszystkie poziomy zaliczone, choć w pewnej chwili zostało ostatnie życie.
the-mind-progress = poziom { $level } z { $last }{ $blind ->
    [yes] {""}, w ciemno
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] jeden poziom z ostatnim życiem
    [few] { $count } poziomy z ostatnim życiem
    [many] { $count } poziomów z ostatnim życiem
   *[other] { $count } poziomów z ostatnim życiem
}
