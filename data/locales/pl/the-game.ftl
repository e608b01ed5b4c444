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
the-game-signals = Powiedz innym coś o stosie, bez liczb.
the-game-signal-pile = Który stos?
the-game-signal-kind = Co chcesz powiedzieć?

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
the-game-duty-not-met = { $name } musi zagrać { $owed ->
    [one] jeszcze 1 kartę, a { $held ->
        [one] ostatnia nie pasuje.
        [few] z { $held } na ręce żadna nie pasuje.
        [many] z { $held } na ręce żadna nie pasuje.
       *[other] z { $held } na ręce żadna nie pasuje.
    }
    [few] jeszcze { $owed } karty, a z { $held } na ręce tyle nie pasuje.
    [many] jeszcze { $owed } kart, a z { $held } na ręce tyle nie pasuje.
   *[other] jeszcze { $owed } kart, a z { $held } na ręce tyle nie pasuje.
}

signal-leave-it-to-me = Zostawcie to mnie
signal-small-steps-only = Tylko małe kroki
signal-can-turn-back = Mogę go cofnąć

button-begin = Zaczynam
button-end-turn = Zakończ turę
button-signals = Sygnały
button-give-signal = Powiedz to
button-take-back-signal = Wycofaj sygnał
button-lay = Stos { $pile } { $arrow } na { $top }, odstęp { $gap }
button-lay-trick = Stos { $pile } { $arrow } na { $top }, skok wstecz
button-lay-anyway = Zagraj mimo to
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } na stos { $pile }, odstęp { $gap }
event-card-played-trick = { $name }: { $card } na stos { $pile }, ↩ skok wstecz!
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
