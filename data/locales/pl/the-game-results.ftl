# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] wszystkie 98 kart na stole
    [one] została 1 karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } kart
}
the-game-fewer-than-before = { $count ->
    [one] O 1 kartę mniej niż ostatnio
    [few] O { $count } karty mniej niż ostatnio
    [many] O { $count } kart mniej niż ostatnio
   *[other] O { $count } kart mniej niż ostatnio
}
the-game-more-than-before = { $count ->
    [one] O 1 kartę więcej niż ostatnio
    [few] O { $count } karty więcej niż ostatnio
    [many] O { $count } kart więcej niż ostatnio
   *[other] O { $count } kart więcej niż ostatnio
}
the-game-same-as-before = Zostało tyle samo kart co ostatnio
the-game-scale = pozostałe karty (mniej znaczy lepiej)

counter-tricks = ↩ { $count ->
    [one] 1 skok wstecz
    [few] { $count } skoki wstecz
    [many] { $count } skoków wstecz
   *[other] { $count } skoków wstecz
}

achievement-the-game-ten-tricks = Dziesięć skoków
achievement-the-game-ten-tricks-how = Dziesięć skoków wstecz w jednej partii.
achievement-the-game-comeback = Powrót z dalekiej podróży
achievement-the-game-comeback-how = Wygrana, choć w pewnej chwili na stosach brakowało już miejsca na pozostałe karty.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] jeszcze jedna karta przy prawie pełnych stosach
    [few] jeszcze { $count } karty przy prawie pełnych stosach
    [many] jeszcze { $count } kart przy prawie pełnych stosach
   *[other] jeszcze { $count } kart przy prawie pełnych stosach
}
