# The Mind

game-the-mind = The Mind
pitch-the-mind = Zagrajcie karty w rosnącej kolejności, bez słowa: po prostu poczujcie ten moment.
lobby-picture-the-mind = Karty w rosnącej kolejności od 4 do 97, trzy życia i gwiazdka.
menu-blind-mistakes = Poziomy w ciemno
menu-blind-mistakes-value = { $value ->
    [each] Poziomy w ciemno: życie za każdy błąd
   *[level] Poziomy w ciemno: najwyżej jedno życie
}
menu-start-level = Pierwszy poziom
menu-start-level-value = { $value ->
    [1] Start od początku
   *[other] Start od poziomu { $value }
}
the-mind-start-level = od poziomu { $level }
the-mind-blind-each = w ciemno: każdy błąd kosztuje życie

the-mind-level = Poziom { $level } z { $last }
the-mind-blind-level = 🙈 Poziom { $level } z { $last } w ciemno
the-mind-lives = { $count ->
    [one] 1 życie
    [few] { $count } życia
    [many] { $count } żyć
   *[other] { $count } żyć
}
the-mind-stars = { $count ->
    [one] 1 gwiazdka
    [few] { $count } gwiazdki
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdek
}
the-mind-pile-empty = Stos jest pusty.
the-mind-pile = Stos: { $cards } ({ $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}, ostatnia: { $name })
the-mind-last-pile = Stos z poziomu { $level }: { $cards }
the-mind-last-blind-pile = Stos z poziomu { $level } w ciemno: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **Za wcześnie: { $card } ({ $name }).** Odłożone: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Skupienie.** Kliknij **Gotowe**, żeby położyć dłoń na stole. Gdy wszystkie dłonie są już na stole, zaczyna się odliczanie i gracie.
the-mind-concentrate = ✋ **Skupienie.** Dłonie na stole: { $ready }. Czekamy na: **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Dłonie ze stołu, ale jeszcze bez kart.
the-mind-countdown-brief = ## { $count }…
the-mind-play = ▶️ **Gramy!** Zagraj swoją najniższą kartę, gdy poczujesz, że to ten moment. Ani słowa!
the-mind-play-brief = ▶️ **Gramy!**
the-mind-play-empty = 🤫 **Ani słowa!** Pozostali grają dalej.
the-mind-play-blind = ▶️ **Gramy w ciemno!** Karty idą na stos zakryte; na końcu poziomu stos jest odwracany. Ani słowa!
the-mind-play-blind-brief = ▶️ **Gramy w ciemno!**
the-mind-star-proposed = ⭐ **{ $name } proponuje gwiazdkę:** każda osoba odkrywa i odrzuca swoją najniższą kartę. Czekamy na: **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] Zaliczone wszystkie poziomy ({ $level })
   *[other] Zaliczone wszystkie poziomy od { $start }
}. Wygrana!** Gracie dalej w ciemno, z życiami i gwiazdkami, które wam zostały, czy na tym koniec?
the-mind-blind-proposed = 🙈 **{ $names }** { $count ->
    [one] chce
    [few] chcą
    [many] chcą
   *[other] chcą
} grać dalej w ciemno. Brakuje jeszcze zgody: **{ $missing }**. Jeśli ktoś woli na tym skończyć, partia kończy się tutaj.
the-mind-finish-proposed = 🏁 **{ $names }** { $count ->
    [one] chce
    [few] chcą
    [many] chcą
   *[other] chcą
} na tym skończyć. Partia skończy się za minutę, chyba że ktoś zechce grać dalej w ciemno.
the-mind-over = Partia się skończyła.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = Odłożone zakryte na tym poziomie: { $count }
the-mind-discarded = Odrzucone za gwiazdki: { $cards }
the-mind-your-cards = Twoje karty: { $cards }
the-mind-own-aside = Twoje karty na boku, znasz je tylko ty: { $cards }
the-mind-hand-empty = Na tym poziomie nie masz już kart.
the-mind-sure-refuse = ⚠️ To kończy partię dla wszystkich przy stole, z zaliczonymi już poziomami. Na pewno?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Wszystkie poziomy zaliczone
   *[other] Wszystkie poziomy od { $start } zaliczone
}, i to także w ciemno. Jesteście jednością.**
the-mind-finished = 🏆 **{ $start ->
    [1] Wszystkie poziomy zaliczone. The Mind pokonane!
   *[other] Wszystkie poziomy od { $start } zaliczone!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] Wszystkie poziomy zaliczone, The Mind pokonane!
   *[other] Wszystkie poziomy od { $start } zaliczone!
}** Ostatnie życie przepadło dopiero na poziomie { $level } w ciemno.
the-mind-game-lost = **Poziom { $level } zabrał wam ostatnie życie.**
the-mind-result = Zaliczone poziomy: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · w ciemno: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

button-ready = ✋ Gotowe
button-is-ready = ✋ Dłoń na stole
button-play-lowest = Zagraj moją najniższą kartę
button-play-card = Zagraj { $card }
button-stop = Stop
button-star = ⭐ Zaproponuj gwiazdkę
button-agree = ⭐ Zgoda
button-decline = Odmów
button-take-star-back = Cofnij gwiazdkę
button-go-blind = 🙈 Dalej w ciemno
button-finish = Na tym koniec
button-finish-sure = Zakończ partię

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 Za wcześnie: { $card } ({ $name }); { $count ->
    [one] 1 niższa karta idzie
    [few] { $count } niższe karty idą
    [many] { $count } niższych kart idzie
   *[other] { $count } niższych kart idzie
} na bok
event-mind-life-lost = 💔 { $lives ->
    [0] Ostatnie życie przepadło
   *[other] { $count ->
    [one] Przepada 1 życie
    [few] Przepadają { $count } życia
    [many] Przepada { $count } żyć
   *[other] Przepada { $count } żyć
}, w zapasie: { $lives }
}
event-mind-star-proposed = ⭐ { $name } proponuje gwiazdkę
event-mind-star-declined = ⭐ { $name } odmawia; gwiazdka zostaje
event-mind-star-lapsed = ⭐ Gra ruszyła, zanim wszyscy się zgodzili; gwiazdka zostaje (propozycja: { $name })
event-mind-star-used = ⭐ Gwiazdka użyta: { $cards }
event-mind-stopped = ✋ Stop: wszyscy znowu kładą dłonie na stole
event-mind-turned-over = 👀 Zakryty stos odwrócony: { $count ->
    [0] bez błędu!
    [one] 1 błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędów
}
event-mind-level-passed = ✅ Poziom { $level } zaliczony
event-mind-reward-gained = 🎁 { $reward ->
    [life] Zyskujecie życie
   *[star] Zyskujecie gwiazdkę
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] Macie już tyle żyć, ile można mieć, więc nie dostajecie kolejnego
   *[star] Macie już tyle gwiazdek, ile można mieć, więc nie dostajecie kolejnej
}
event-mind-level-dealt = 🂠 Poziom { $level } jest rozdany
event-mind-blind-proposed = 🙈 { $name } chce grać dalej w ciemno
event-mind-went-blind = 🙈 Dalej w ciemno
event-mind-finish-proposed = 🏁 { $name } chce na tym skończyć

choice-lowest = { $card }, twoja najniższa karta
choice-star-yes = Tak: zaproponuj gwiazdkę albo zgódź się na zaproponowaną
choice-star-no = Nie: odmów albo cofnij własną propozycję
choice-blind-on = Graj dalej w ciemno
choice-blind-finish = Skończ na zaliczonych poziomach

command-settings-table = Co pokazują stoły na tym serwerze
option-show-hand-counts = The Mind: czy stół pokazuje, ile kart ma każda osoba
settings-table = { $counts ->
    [yes] W The Mind stół **pokazuje, ile kart ma każda osoba**.
   *[no] W The Mind stół **nie pokazuje, ile kart ma każda osoba**.
} Zmianę widać od następnego ruchu.

rule-level-too-high = Przy tej liczbie osób ostatni jest poziom { $last }, więc nie da się zacząć od poziomu { $level }. Wybierz niższy.
rule-concentrate-first = Jeszcze nie: najpierw wszyscy kładą dłonie na stole, więc żadna karta nie została zagrana. Czekamy na: { $names }.
rule-already-ready = Twoja dłoń leży już na stole. Teraz pozostali.
rule-already-playing = Wszystkie dłonie leżą na stole i poziom już trwa.
rule-already-stopped = Gra jest już zatrzymana. Kliknij **Gotowe**, gdy chcesz grać dalej.
rule-hand-empty = Na tym poziomie nie masz już kart. Pozostali go dokończą.
rule-not-your-lowest = Twoja najniższa karta to { $lowest }, nie { $card }. Żadna karta nie została zagrana.
rule-star-is-proposed = { $name } proponuje gwiazdkę. Najpierw zgódź się albo odmów; żadna karta nie została zagrana.
rule-no-star-left = Nie macie już gwiazdek.
rule-no-star-proposed = Nikt teraz nie proponuje gwiazdki.
rule-already-agreed = Twoja zgoda już jest. Teraz pozostali.
rule-no-cards-at-stake = Nie masz już kart, więc liczy się to jako zgoda. Decydują pozostali.
rule-no-level-runs = Wszystkie poziomy są zaliczone. Dalej w ciemno czy na tym koniec? Wybierzesz to przez `/blind`.
rule-already-finishing = Już o tym wiadomo. Partia skończy się w ciągu minuty, chyba że ktoś zechce grać dalej w ciemno.
rule-nobody-finishes = Nikt teraz nie chce na tym skończyć.
rule-levels-remain = Jeszcze nie: poziomy w ciemno są po ostatnim poziomie.

option-blind-mistakes = The Mind: ile kosztują błędy na poziomie w ciemno
option-blind-mistakes-level = jedno życie na poziom
option-blind-mistakes-each = jedno życie za błąd
option-start-level = The Mind: od którego poziomu zacząć
command-ready = Połóż dłoń na stole; poziom zaczyna się, gdy leżą już wszystkie
command-stop = Zatrzymaj poziom; wszyscy znowu się skupiają
command-star = Zaproponuj gwiazdkę, zgódź się na nią albo odmów
command-blind = Po ostatnim poziomie: dalej w ciemno albo na tym koniec
option-star = Tak, o ile nie wybierzesz inaczej
option-blind = Dalej, o ile nie wybierzesz inaczej

the-mind-moment-passed = 🎉 **Poziom { $level } zaliczony!**
the-mind-moment-passed-blind = 🎉 **Poziom { $level } w ciemno zaliczony!**
the-mind-missing = { $count ->
    [0] O jeden błąd za dużo, na samych ostatnich kartach poziomu.
    [one] Jeszcze tylko 1 karta i poziom { $level } byłby zaliczony.
    [few] Jeszcze { $count } karty i poziom { $level } byłby zaliczony.
    [many] Jeszcze { $count } kart i poziom { $level } byłby zaliczony.
   *[other] Jeszcze { $count } kart i poziom { $level } byłby zaliczony.
}
the-mind-highlight-rescue = ✨ Najlepszy moment: na ostatnim życiu { $count ->
    [one] **zaliczony poziom**.
    [few] **zaliczone { $count } poziomy**.
    [many] **zaliczonych { $count } poziomów**.
   *[other] **zaliczone { $count } poziomu**.
}
the-mind-count = ⏱️ Tempo: { $seconds } s na liczbę. Najmniejszy odstęp: { $low } → { $high }, { $apart } s ({ $first }, { $second }).

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

# /game tutorial: The Mind

tutorial-the-mind-pause = Czekaj…
tutorial-the-mind-ready = Tu nie ma kolejności i nie pada ani słowo: ty i Niki macie po trzy karty, więc weź oddech i połóż dłoń na stole.
tutorial-the-mind-play = Najpierw idzie najniższa karta ze wszystkich, a { $card } jest nisko: zagraj ją teraz.
tutorial-the-mind-wait = Twoja następna karta to { $card }, do niej jeszcze daleko, więc niech minie trochę czasu.
tutorial-the-mind-risk = Niki zagrywa { $top }, a teraz czujesz, że to ten moment: zagraj { $card }.
tutorial-the-mind-mistake = Za wcześnie: Niki ma jeszcze { $card }, więc ta niższa karta idzie na bok, jedno życie przepada i znowu kładziecie dłonie na stole.
tutorial-the-mind-star = Od { $top } do twojej karty { $card } jest daleko, a Niki może mieć kartę bliską twojej: zaproponuj gwiazdkę, a Niki się zgodzi.
tutorial-the-mind-done = Gwiazdka zabrała najniższą kartę z każdej ręki, 69 i 71, i to zakończyło poziom. Poziom 3 daje życie, a poziom 4 jest już rozdany.

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
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
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

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name }: gotowe
replay-star-agreed = ⭐ { $name } się zgadza
replay-blind-agreed = 🙈 { $name } idzie dalej
replay-finished = 🏁 { $name } na tym kończy
replay-play-began = ▶️ { $blind ->
    [yes] Trwa poziom { $level } w ciemno
   *[no] Trwa poziom { $level }
}
replay-played-blind = { $name }: { $card }, zakryta
replay-cards-set-aside = { $name } odkłada { $cards } na bok
replay-cards-set-aside-hidden = { $name } odkłada { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} na bok
replay-mind-all-levels-passed = 🏆 Ostatni poziom zaliczony
replay-mind-game-beaten = 🏆 Ostatni poziom w ciemno też zaliczony
replay-mind-game-lost = Ostatnie życie przepadło

replay-pile = Stos: { $cards }
replay-set-aside = Na boku: { $cards }
replay-star-proposed = ⭐ { $name } proponuje gwiazdkę. Zgoda: { $agreed }
replay-concentrating = ✋ Wszyscy się skupiają. Dłonie na stole: { $ready }
replay-concentrating-all = ✋ Wszyscy się skupiają.
replay-playing = ▶️ Poziom trwa.

turning-game-beaten = 🏆 ostatni poziom w ciemno zaliczony
turning-game-lost = 💔 ostatnie życie
turning-finished = 🏁 koniec
turning-all-levels-passed = 🏆 ostatni poziom zaliczony
turning-mistake = 💥 { $card } za wcześnie: { $count ->
    [one] 1 karta była niższa
    [few] { $count } karty były niższe
    [many] { $count } kart było niższych
   *[other] { $count } kart było niższych
}
turning-turned-over = 👀 poziom { $level } w ciemno: { $count ->
    [one] 1 błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędów
}
turning-star = ⭐ gwiazdka
turning-level-passed = ✅ poziom { $level } zaliczony
turning-blind-level-passed = 🙈 poziom { $level } w ciemno zaliczony

# Jak równo liczyła drużyna

button-replay-tempo = ⏱️ Liczenie
button-replay-tempo-share = Udostępnij liczenie
tempo-title = ### ⏱️ Jak równo liczyła drużyna
tempo-summary = Jedna liczba trwała zwykle { $middle } s. Połowa oczekiwań mieściła się między { $least } a { $most } s na liczbę.
tempo-levels = Sekundy na liczbę, poziom po poziomie: { $levels }
tempo-level = poziom { $level }: { $seconds }
tempo-alt = Wykres wszystkich kart, na które czekano, od najstarszej.
tempo-scale = Sekundy na liczbę
tempo-level-label = Poziom { $level }
tempo-mistake = Zagrana za wcześnie
tempo-closest = **O włos:** karty z dwóch rąk, jedna tuż po drugiej
tempo-close = { $low } → { $high } · poziom { $level } · odstęp { $seconds } s · { $first }, { $second }
tempo-left-out = -# Bez odstępów o jedną lub dwie liczby, które trwają tyle co kliknięcie, i bez poziomów w ciemno.
tempo-too-few = W tej partii czekano na zbyt mało kart, by powiedzieć coś o liczeniu.
