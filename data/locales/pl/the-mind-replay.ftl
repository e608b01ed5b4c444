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
replay-mind-all-levels-passed = 🏆 Wszystkie poziomy są zaliczone
replay-mind-game-beaten = 🏆 Wszystkie poziomy są zaliczone, i to także w ciemno
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
turning-all-levels-passed = 🏆 wszystkie poziomy zaliczone
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
