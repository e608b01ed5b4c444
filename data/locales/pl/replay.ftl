# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Powtórka
button-replay-back = ◀ Krok
button-replay-forward = Krok ▶
button-replay-play = ▶ Odtwórz
button-replay-pause = ⏸ Pauza
button-replay-turn-back = ⏪ Tura
button-replay-turn-forward = Tura ⏩
button-replay-level-back = ⏪ Poziom
button-replay-level-forward = Poziom ⏩
button-replay-open-hands = Odkryj ręce
button-replay-hide-hands = Zakryj ręce
button-replay-share = Udostępnij ten moment
button-replay-film = Udostępnij partię
button-replay-text = Jako tekst
button-replay-json = Jako JSON
button-history-newer = ◀ Nowsze
button-history-older = Starsze ▶

replay-title = Powtórka partii nr { $match }
replay-match = Partia nr { $match }
replay-abandoned = Partia została zakończona przed czasem.
replay-position = **Krok { $step } z { $steps }**
replay-dealt = **Karty są rozdane** · { $steps ->
    [0] nikt nic nie zrobił
    [one] przed nami 1 krok
    [few] przed nami { $steps } kroki
    [many] przed nami { $steps } kroków
   *[other] przed nami { $steps } kroków
}
replay-film-alt = Animacja: kolejne obrazy, łącznie { $count }.
replay-turning-points = Przejdź do punktu zwrotnego
replay-deal = Rozdanie
replay-turning-point = Krok { $step }: { $said }
replay-seat = Miejsce { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** brak kart
replay-file = Oto partia nr { $match } jako plik. Są w nim miejsca, a nie osoby.

# What the check found
replay-check-true = ✅ Sprawdzone: ziarno daje to rozdanie, każdy krok jest zgodny z zasadami, a wynik się zgadza.
replay-check-older = ℹ️ Partia według starszej wersji zasad. Widzisz ją tak, jak jest zapisana, ale nie da się jej już sprawdzić.
replay-check-deal = ⚠️ Coś się nie zgadza: ziarno daje inne rozdanie niż zapisane.
replay-check-step = ⚠️ Coś się nie zgadza: krok { $step } nie wynika z poprzedniego.
replay-check-outcome = ⚠️ Coś się nie zgadza: kroki prowadzą do innego końca niż zapisany.

# What is refused
replay-match-unknown = Na tym serwerze nie ma partii nr { $match }. `/history` pokazuje te, które są.
replay-still-running = Partia nr { $match } jeszcze trwa. Powtórkę obejrzysz, gdy się skończy.
replay-never-started = Partia nr { $match } w ogóle się nie zaczęła, więc nie ma czego powtarzać. `/history` pokazuje rozegrane.
replay-match-unreadable = Partia nr { $match } jest zapisana w wersji, której nie umiem już odczytać. Nic nie zginęło; osoby, które mnie prowadzą, może jeszcze do niej dotrą.
replay-round-still-played = Inny stół tej rundy jeszcze gra tymi kartami. Zobaczysz je po zakończeniu rundy.
replay-deal-still-played = Inni mogą jeszcze grać tymi kartami, więc na razie nie pokażę ich wszystkim. `/replay` pokaże je tylko tobie.
replay-page-past-end = { $pages ->
    [one] Jest tylko jedna strona.
    [few] Są tylko { $pages } strony.
    [many] Jest tylko { $pages } stron.
   *[other] Jest tylko { $pages } stron.
} `/history` bez numeru strony pokazuje najnowsze partie.

# The list
history-title = ## Ostatnie partie na tym serwerze
history-page = -# Strona { $page } z { $pages } · { $total ->
    [one] 1 partia
    [few] { $total } partie
    [many] { $total } partii
   *[other] { $total } partii
}
history-empty = Na tym serwerze nie ma jeszcze ukończonej partii. `/game new` otwiera stół.
history-row =
    { "" }**{ $game }** · { $result }
    -# Partia nr { $match } · { $date } · { $options } · { $people }
history-par = { $result }, poprzeczka: { $par }
history-abandoned = zakończona przed czasem
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Obejrzyj ukończoną partię ruch po ruchu; jeśli chcesz, z odkrytymi rękami
option-match = Partia: wybierz ją albo wpisz jej numer
option-everyone = Tak: widzą to wszyscy na tym kanale; inaczej tylko ty
command-history = Ostatnie partie na tym serwerze, tylko dla ciebie
option-history-page = Która strona; na pierwszej są najnowsze partie

# The text file
record-title = { $game }, partia nr { $match }
record-options = Opcje: { $options }
record-seats = Miejsca: { $seats }
record-dates = Rozegrana: od { $started } do { $ended } (UTC)
record-seed = Ziarno: { $seed }
record-seed-later = widoczne po zakończeniu dnia
record-hash = Skrót ziarna (SHA-256): { $hash }
record-rules = Wersja zasad: { $version }
record-result = Wynik: { $result }
record-deal = Rozdanie
record-step = Krok { $step }
record-end = Koniec
