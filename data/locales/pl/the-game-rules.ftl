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
