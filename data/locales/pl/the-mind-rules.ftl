# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Razem zagrajcie wszystkie karty od najniższej do najwyższej na jeden stos. Bez słowa.** Gracie jako jedna drużyna, od dwóch do czterech osób.

    { "" }**Poziomy:** na poziomie 1 każda osoba ma jedną kartę z zakresu od 1 do 100, na poziomie 2 dwie i tak dalej. Przed każdym poziomem wszystkie 100 kart jest tasowanych od nowa.
    - Dwie osoby: 12 poziomów, 2 życia, 1 gwiazdka
    - Trzy osoby: 10 poziomów, 3 życia, 1 gwiazdka
    - Cztery osoby: 8 poziomów, 4 życia, 1 gwiazdka

    { "" }**Gotowe:** przed każdym poziomem wszyscy kładą dłoń na stole. Gdy wszystkie dłonie są już na stole, następuje odliczanie 3, 2, 1 i zaczyna się gra.

    { "" }**Gra:** nie ma kolejności. Gdy czujesz, że to już, zagraj swoją **najniższą** kartę. Każdy może w każdej chwili powiedzieć **Stop**; wtedy wszyscy znowu kładą dłonie na stole.

    { "" }**Błąd:** ktoś zagrał kartę, choć ktoś inny miał na ręce niższą. To kosztuje jedno życie. Wszystkie niższe karty idą zakryte na bok, wszyscy znowu kładą dłonie na stole i poziom toczy się dalej.

    { "" }**Gwiazdka:** każdy może ją zaproponować w dowolnej chwili w trakcie poziomu. Jeśli wszyscy się zgodzą, tracicie gwiazdkę, a każda osoba odkrywa i odrzuca swoją najniższą kartę. Potem wszyscy znowu kładą dłonie na stole.

    { "" }**Nagrody:** gwiazdka po poziomach 2, 5 i 8, życie po poziomach 3, 6 i 9; możecie mieć najwyżej trzy gwiazdki i pięć żyć.

    { "" }**Rozmowy:** póki poziom trwa, nie zdradzajcie niczego o swoich kartach, nawet znakiem; tu nie ma sygnałów. Między poziomami i gdy gra jest zatrzymana, rozmawiajcie, jak chcecie. Nigdy nie mówcie żadnej liczby.

    { "" }**Wygrana:** wszystkie poziomy są zaliczone. **Przegrana:** ostatnie życie przepadło.

    { "" }**W ciemno:** po ostatnim poziomie możecie grać dalej, jeśli wszyscy się zgodzą: od poziomu 1, z życiami i gwiazdkami, które wam zostały, i z zakrytymi kartami. Na końcu każdego poziomu stos jest odwracany, a błąd w nim kosztuje życie.

the-mind-rules-picture = Jeden stos zagrany przez trzy osoby: 6, 22, 23, 41, 90. Obok trzy życia i jedna gwiazdka.
