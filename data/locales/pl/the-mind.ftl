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
the-mind-mistake = 💥 **Za wcześnie: { $card } ({ $name }).** { $count ->
    [one] Niższa karta jest jeszcze na ręce: { $lower }. Idzie zakryta na bok.
    [few] Niższe karty są jeszcze na rękach: { $lower }. Idą zakryte na bok.
    [many] Niższe karty są jeszcze na rękach: { $lower }. Idą zakryte na bok.
   *[other] Niższe karty są jeszcze na rękach: { $lower }. Idą zakryte na bok.
} { $lives ->
    [0] To kosztuje was ostatnie życie.
    [one] To kosztuje życie; zostało 1.
    [few] To kosztuje życie; zostały { $lives }.
    [many] To kosztuje życie; zostało { $lives }.
   *[other] To kosztuje życie; zostało { $lives }.
}
the-mind-breathe = Weźcie oddech; poziom toczy się dalej.

the-mind-concentrate-all = ✋ **Skupienie.** Kliknij **Gotowe**, żeby położyć dłoń na stole. Gdy wszystkie dłonie są już na stole, zaczyna się odliczanie i gracie.
the-mind-concentrate = ✋ **Skupienie.** Dłonie na stole: { $ready }. Czekamy na: **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Dłonie ze stołu, ale jeszcze bez kart.
the-mind-play = ▶️ **Gramy!** Zagraj swoją najniższą kartę, gdy poczujesz, że to ten moment. Ani słowa!
the-mind-play-empty = 🤫 **Ani słowa!** Pozostali grają dalej.
the-mind-play-blind = ▶️ **Gramy w ciemno!** Karty idą na stos zakryte; na końcu poziomu stos jest odwracany. Ani słowa!
the-mind-star-proposed = ⭐ **{ $name } proponuje gwiazdkę:** każda osoba odkrywa i odrzuca swoją najniższą kartę. Czekamy na: **{ $missing }**.
the-mind-choosing = 🏆 **Zaliczone wszystkie poziomy ({ $level }). Wygrana!** Gracie dalej w ciemno, z życiami i gwiazdkami, które wam zostały, czy na tym koniec?
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
the-mind-sure-finish = ⚠️ Partia skończy się za minutę, z zaliczonymi już poziomami, chyba że ktoś zechce grać dalej w ciemno. Na pewno?
the-mind-sure-refuse = ⚠️ To kończy partię dla wszystkich przy stole, z zaliczonymi już poziomami. Na pewno?

the-mind-game-beaten = 🏆 **Wszystkie poziomy zaliczone, i to także w ciemno. Jesteście jednością.**
the-mind-finished = 🏆 **Wszystkie poziomy zaliczone. The Mind pokonane!**
the-mind-blind-lost = 🏆 **Wszystkie poziomy zaliczone!** Ostatnie życie przepadło na poziomie { $level } w ciemno.
the-mind-game-lost = **Poziom { $level } kosztuje was ostatnie życie.** Następnym razem się uda!
the-mind-result = Zaliczone poziomy: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · w ciemno: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

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
