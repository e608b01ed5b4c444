# The Game

game-the-game = The Game
pitch-the-game = Połóżcie wszystkie 98 kart na czterech stosach, razem i bez mówienia liczb.
lobby-picture-the-game = Cztery stosy kart: dwa rosną od 1, dwa maleją od 100.
menu-minimum = Trudność
menu-minimum-value = { $value ->
    [3] Ekspert: co najmniej 3 karty w turze
   *[other] Normalny: co najmniej { $value } karty w turze
}
menu-smaller-hands = Karty na ręce
menu-smaller-hands-value = { $value ->
    [yes] O jedną kartę mniej na ręce
   *[no] Pełna ręka
}
the-game-minimum = { $count ->
    [3] ekspert: trzy karty w turze
   *[other] dwie karty w turze
}
the-game-smaller-hands = o jedną kartę mniej na ręce

the-game-nobody-began = Obejrzyjcie karty (przycisk **Moje karty** pokazuje twoje) i naradźcie się, bez liczb. Potem ktoś z was klika **Zaczynam**.
the-game-watched-start = Nikt jeszcze nie zaczął.
the-game-begin-alone = Obejrzyj swoje karty, potem kliknij **Zaczynam**.
the-game-to-play = ▶️ **Teraz { $name }:** do zagrania { $owed ->
    [one] jeszcze 1 karta
    [few] jeszcze { $owed } karty
    [many] jeszcze { $owed } kart
   *[other] jeszcze { $owed } kart
}.
the-game-may-go-on = ▶️ **{ $name }** może zagrać więcej albo zakończyć turę.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Talia: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] 1 karta jest jeszcze niezagrana.
    [few] { $count } z 98 kart są jeszcze niezagrane.
    [many] { $count } z 98 kart jest jeszcze niezagranych.
   *[other] { $count } z 98 kart jest jeszcze niezagranych.
}
the-game-over = Partia się skończyła.
the-game-look-at-hand = Nikt jeszcze nie zaczął. Obejrzyj swoje karty, rozmawiajcie bez liczb i ustalcie, kto zaczyna.
the-game-other-turn = { $turns ->
    [0] Teraz gra { $name }.
    [1] Teraz gra { $name }. Potem ty.
    [few] Teraz gra { $name }. Twoja kolej za { $turns } tury.
    [many] Teraz gra { $name }. Twoja kolej za { $turns } tur.
   *[other] Teraz gra { $name }. Twoja kolej za { $turns } tur.
}
the-game-own-turn = **Twoja kolej.** Zagraj jeszcze co najmniej { $owed ->
    [one] 1 kartę:
    [few] { $owed } karty:
    [many] { $owed } kart:
   *[other] { $owed } kart:
}
the-game-own-turn-paid = **Twoja kolej.** Tyle kart wystarczy: zagraj więcej albo zakończ turę.
the-game-hand-empty = Nie masz już kart na ręce. Brawo!
the-game-choose-pile = Na który stos położyć **{ $card }**?
the-game-fits-nowhere = **{ $card }** nie pasuje teraz na żaden stos. Wybierz inną kartę.
the-game-ends-match = ⚠️ Jeśli położysz **{ $card }** na stos { $pile }, nie dokończysz swojej tury i partia będzie przegrana. Na pewno?
the-game-jumps = ⚠️ **{ $card }** na stosie { $pile } to skok o { $gap }; { $other_gap ->
    [-10] **{ $other }** na stosie { $other_pile } to skok wstecz
   *[other] **{ $other }** na stosie { $other_pile } tylko o { $other_gap }
}. Zagrać mimo to?
the-game-signals = Powiedz innym coś o stosie, bez liczb. Kolejne naciśnięcie to cofa.

the-game-beaten = 🏆 **Wszystkie 98 kart na stole. The Game pokonane!**
the-game-beaten-alone = 🏆 **Wszystkie 98 kart na stole. The Game pokonane w pojedynkę!**
the-game-excellent = 🌟 **{ $count ->
    [one] Została 1 karta
    [few] Zostały { $count } karty
    [many] Zostało { $count } kart
   *[other] Zostało { $count } kart
}: świetnie!**
the-game-left = **{ $count ->
    [one] Została 1 karta
    [few] Zostały { $count } karty
    [many] Zostało { $count } kart
   *[other] Zostało { $count } kart
}.**
the-game-close = **{ $count ->
    [one] Została 1 karta
    [few] Zostały { $count } karty
    [many] Zostało { $count } kart
   *[other] Zostało { $count } kart
}.** { $missing ->
    [one] O jedną kartę mniej
    [few] O { $missing } karty mniej
    [many] O { $missing } kart mniej
   *[other] O { $missing } kart mniej
} i byłoby świetnie.
the-game-par = 🎯 Poprzeczka dla tego rozdania: { $par }; tym razem { $left ->
    [0] nie została żadna karta
    [one] została 1 karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } kart
}.
the-game-par-way = 🎯 Poprzeczka dla tego rozdania: { $par }; tym razem { $left ->
    [one] została 1 karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } kart
}. Przy odkrytych kartach dałoby się zagrać wszystkie.
the-game-duty-not-met = { $name }: brakowało jeszcze { $owed ->
    [one] 1 karty, a żadna nie pasowała.
    [few] { $owed } kart, a tyle nie pasowało.
    [many] { $owed } kart, a tyle nie pasowało.
   *[other] { $owed } karty, a tyle nie pasowało.
}

signal-leave-it-to-me = Zostawcie to mnie
signal-small-steps-only = Tylko małe kroki
signal-can-turn-back = Mogę go cofnąć

button-begin = Zaczynam
button-end-turn = Zakończ turę
button-signals = Sygnały
button-lay = Stos { $pile } { $arrow } na { $top }, odstęp { $gap }
button-lay-trick = Stos { $pile } { $arrow } na { $top }, ↩ skok wstecz
button-lay-anyway = Zagraj mimo to
button-lay-instead = Zagraj { $card } na stos { $pile }
button-move = ↔ Przełóż { $card } na stos { $pile } { $arrow }
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } na stos { $pile }, odstęp { $gap }
event-card-played-trick = { $name }: { $card } na stos { $pile }, ↩ skok wstecz!
event-had-to = { $move }. „Nie było wyjścia”.
event-card-moved = { $name } przekłada { $card } ze stosu { $former } na stos { $pile }
event-cards-drawn = { $name } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
event-seat-skipped = { $name } nie ma już kart i traci kolej

choice-card = { $card }, pasuje na stos { $piles }
choice-card-nowhere = { $card }, nie pasuje teraz na żaden stos
choice-pile = Stos { $pile } { $arrow } na { $top }, odstęp { $gap }
choice-pile-trick = Stos { $pile } { $arrow } na { $top }, skok wstecz
choice-pile-plain = Stos { $pile } { $arrow } na { $top }

rule-not-your-turn = Jeszcze nie: teraz gra { $name }.
rule-nobody-began = Najpierw kliknij **Zaczynam** albo wpisz `/begin`: nikt jeszcze nie zaczął.
rule-already-begun = Gra już trwa: teraz gra { $name }.
rule-card-not-held = Nie masz na ręce karty { $card }. `/hand` pokazuje twoje karty.
rule-unknown-pile = Nie ma stosu { $pile }. Stosy 1 i 2 rosną, stosy 3 i 4 maleją.
rule-card-does-not-fit = { $card } nie pasuje na stos { $pile }: na wierzchu leży { $top }. { $fits ->
    [none] Ta karta nie pasuje teraz na żaden stos, więc wybierz inną.
   *[other] Ta karta pasuje na stos { $fits }.
}
rule-nothing-to-move = Ta karta zostaje: przełożyć można tylko kartę dopiero co zagraną, raz na turę i dopóki nic innego się nie wydarzy.
rule-duty-unpaid = Zagraj jeszcze co najmniej { $owed ->
    [one] 1 kartę
    [few] { $owed } karty
    [many] { $owed } kart
   *[other] { $owed } kart
}, zanim zakończysz turę.
rule-signal-already-there = Masz już ten sygnał na stosie { $pile }.
rule-nobody-to-signal = Grasz solo, więc nie ma nikogo, kto zobaczyłby sygnał.
rule-no-signal-there = Na stosie { $pile } nie masz sygnału do wycofania.

option-minimum = The Game: ile kart zagrać w każdej turze, 3 dla ekspertów
option-smaller-hands = The Game: o jedną kartę mniej na każdej ręce
command-begin = Powiedz „Zaczynam”
command-done = Zakończ turę i dobierz karty
command-signal = Daj sygnał na stosie albo go wycofaj
option-signal-pile = Stos: 1 i 2 rosną, 3 i 4 maleją
option-kind = Co chcesz powiedzieć o stosie

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] pasuje
    [few] pasują
    [many] pasują
   *[other] pasują
} na stos { $pile })
the-game-moment-tricks = 🔥 **{ $count ->
    [one] { $count } skok wstecz
    [few] { $count } skoki wstecz
    [many] { $count } skoków wstecz
   *[other] { $count } skoków wstecz
} z rzędu!**
the-game-moment-last = 🏁 **{ $left ->
    [one] Ostatnia karta!
    [few] Jeszcze tylko { $left } karty!
    [many] Jeszcze tylko { $left } kart!
   *[other] Jeszcze tylko { $left } kart!
}**
the-game-highlight-tricks = ✨ Najlepszy moment: **{ $count ->
    [one] { $count } skok wstecz
    [few] { $count } skoki wstecz
    [many] { $count } skoków wstecz
   *[other] { $count } skoku wstecz
} z rzędu** ({ $names }).
the-game-highlight-rescue = ✨ Ratunek: stosy były prawie pełne, a jednak weszło jeszcze **{ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}**.
the-game-highlight-jump = ↕️ Tu wszystko się odwróciło: karta { $card } przesunęła stos { $pile } od razu **o { $gap }**.

# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**Razem połóżcie wszystkie 98 kart, od 2 do 99, na czterech stosach.** Gracie jako jedna drużyna, od jednej do pięciu osób.

    { "" }**Karty na ręce:** gdy grasz solo, masz 8 kart, dwie osoby mają po 7, od trzech do pięciu po 6. Chcecie trudniej? Weźcie po jednej mniej. Reszta to talia.

    { "" }**Stosy:** 1 i 2 **rosną** od 1: każda karta musi być wyższa niż ta pod nią. 3 i 4 **maleją** od 100: każda karta musi być niższa. Odstępy mogą być dowolne; małe są lepsze.

    { "" }**Skok wstecz:** na rosnący stos można położyć kartę niższą dokładnie o 10, a na malejący kartę wyższą dokładnie o 10. Tak często, jak chcecie.

    { "" }**Początek:** obejrzyjcie swoje karty, porozmawiajcie i ustalcie, kto zaczyna. Dalej kolej idzie dookoła stołu.

    { "" }**Twoja tura:** zagraj co najmniej dwie karty (trzy w wersji dla ekspertów), jedną po drugiej, na dowolne stosy. Gdy talia jest pusta, wystarczy jedna. Więcej zawsze wolno. Zakończ turę, a dobierzesz tyle kart, ile z twojej ręki trafiło na stosy, o ile są w talii. Jeśli nie masz już nic do dobrania ani do zagrania, twoja kolej przepada.

    { "" }**Rozmowy:** mówcie, co chcecie, tylko nie liczby, w żadnej postaci. „Zostawcie mi stos 2” jest w porządku; „Mam trzydzieści parę” już nie.

    { "" }**Sygnały** mówią to bez słów: Zostawcie to mnie, Tylko małe kroki, Mogę go cofnąć. Sygnał zostaje na swoim stosie, dopóki nie zagrasz tam karty albo go nie wycofasz.

    { "" }**Wygrana:** wszystkie 98 kart leży na stosach. **Koniec:** ktoś w swojej turze nie może zagrać dość kart. Wtedy policzcie, co zostało na rękach i w talii: mniej niż dziesięć to świetny wynik.

the-game-rules-picture = Rosnący stos od 1: 4, 13, 27, potem o 10 wstecz na 17, potem 20. Malejący stos od 100: 94, 81, 60, potem o 10 wstecz na 70, potem 66.

# /game tutorial: The Game

tutorial-the-game-lay = Zagraj { $card } na stos { $pile }
tutorial-the-game-begin = Ty i Niki znacie już swoje karty, po siedem na ręce, i macie ustalone, że zaczynasz ty.
tutorial-the-game-rise = Stos { $pile } rośnie od { $top }, a { $card } zostawia tylko mały odstęp: zagraj ją.
tutorial-the-game-fall = Stos { $pile } maleje od { $top }, więc tam pasuje twoja karta { $card }.
tutorial-the-game-end = Dwie karty wystarczą na turę: zakończ ją, a dobierzesz dwie nowe.
tutorial-the-game-signal = Niki nie ma wyboru i na stosie { $pile } idzie aż do { $top }, ale ty właśnie dobierasz { $card }, dokładnie o 10 mniej: daj to znać sygnałem, bo liczb nigdy się nie mówi.
tutorial-the-game-trick = Niki widzi twój sygnał i zostawia ci stos { $pile }. Teraz zagraj { $card }, dokładnie o 10 mniej: skok wstecz!
tutorial-the-game-again = Skok oddał wam dziesięć miejsc, więc na { $top } znowu pasuje { $card }.
tutorial-the-game-finish = To była twoja druga karta, więc zakończ turę.
tutorial-the-game-done = I tak dalej, tura za turą, aż wszystkie 98 kart znajdzie się na stosach albo ktoś nie będzie mógł zagrać dość kart.

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Stos { $pile } · { $name }: { $signal }
the-game-hand-in-words = Twoje karty: { $cards }
the-game-card-in-words = { $card } (stos { $pile }, { $gap ->
    [-10] skok wstecz
   *[other] odstęp { $gap }
})
the-game-pile-in-words = Stos { $pile }, { $way ->
    [up] rosnący
   *[down] malejący
}, na wierzchu { $top }

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

# The Game, replayed: all hands open

replay-begun = { $name }: zaczynam
replay-turn-ended = { $name } kończy turę
replay-cards-drawn = { $name } dobiera { $cards }
replay-signal-given = 💬 { $name } na stosie { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } wycofuje sygnał na stosie { $pile }
replay-duty-not-met = 🛑 { $name } musi zagrać { $owed ->
    [one] jeszcze 1 kartę, a żadna nie pasuje
    [few] jeszcze { $owed } karty, a tyle nie pasuje
    [many] jeszcze { $owed } kart, a tyle nie pasuje
   *[other] jeszcze { $owed } kart, a tyle nie pasuje
}
replay-draw-pile = { $count ->
    [0] Talia jest pusta.
   *[other] Talia: { $count }, następne { $cards }
}

turning-last-card = 🏆 ostatnia karta
turning-duty-not-met = 🛑 za mało pasujących kart
turning-largest-gap = największy odstęp, { $gap } ({ $card } na stosie { $pile })
turning-trick = ↩ skok wstecz, { $card } na stosie { $pile }
turning-draw-pile-empty = talia jest pusta
turning-hint = 💡 dało się zagrać jeszcze około { $count ->
    [one] 1 karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
}

# Co o turze sądzi kompan; dopóki ręce są zakryte, żadna karta nie jest nazwana
hint-trick = 💡 Tu czekał skok wstecz.
hint-signal = 💡 Tu sygnał prosił, żeby zostawić jeden stos w spokoju.
hint-fewer = 💡 Tu mniej kart zostawiłoby więcej miejsca.
hint-more = 💡 Tu dobrze pasowała jeszcze jedna karta.
hint-other = 💡 Tu inna tura zostawiłaby więcej miejsca.
hint-worth = Było to warte około { $count ->
    [one] 1 karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
}.
hint-companion = 🤖 { $name }: na tym miejscu kompan zagrałby tak: { $cards }.
hint-same = 🤖 { $name }: na tym miejscu kompan zagrałby to samo.
hint-card = { $card } na stos { $pile }
