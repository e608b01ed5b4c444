# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = Najlepsze drużyny w danej grze
option-leaderboard-game = Która gra; bez podania ta, w którą gra się tu najczęściej
option-private = Pokaż odpowiedź tylko tobie

season-all = Wszystkie sezony
season-now = Ten sezon, { $months }
season-past = Sezon { $months }
scope-here = Ten serwer
scope-everywhere = Wszystkie serwery, które biorą udział

count-people = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osób
}
count-company = { $people ->
    [0] ludzie
    [one] 1 osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osób
} i { $companions ->
    [one] 1 kompan
    [few] { $companions } kompanów
    [many] { $companions } kompanów
   *[other] { $companions } kompanów
}
count-teams = { $count ->
    [one] 1 drużyna
    [few] { $count } drużyny
    [many] { $count } drużyn
   *[other] { $count } drużyn
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · strona { $page } z { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Otwórz powtórkę
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# Najlepsza drużyna, w której gra { $name }
leaderboard-more-people = { $names } i { $count ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $count } osoby
    [many] jeszcze { $count } osób
   *[other] jeszcze { $count } osób
}
leaderboard-from-elsewhere = { $count ->
    [one] ktoś z innego serwera
    [few] { $count } osoby z innego serwera
    [many] { $count } osób z innego serwera
   *[other] { $count } osób z innego serwera
}
leaderboard-empty = Nikt tu jeszcze nie ukończył takiej partii. `/game new` otwiera stół, a pierwsze miejsce jest wolne.
leaderboard-empty-season = W tym sezonie nikt nie ukończył takiej partii. Wybierz poniżej inny albo otwórz stół komendą `/game new`.
leaderboard-empty-everywhere = Na żadnym serwerze, który udostępnia wyniki, nie ma jeszcze takiej ukończonej partii. `/game new` otwiera stół, a pierwsze miejsce jest wolne.
button-leaderboard-before = ◀ Lepsze
button-leaderboard-after = Dalej ▶

leaderboard-results-not-shared = Ten serwer zachowuje swoje wyniki dla siebie, więc nie widzi też cudzych. Osoby, które nim zarządzają, mogą je udostępnić przez `/settings leaderboard`.
leaderboard-no-such-page = Nie ma strony { $page }: ten ranking ma { $pages ->
    [one] 1 stronę
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } stron
}.
leaderboard-button-outdated = Tego rankingu już nie ma. `/leaderboard` pokazuje aktualne.
leaderboard-database-away = Nie mogę teraz odczytać wyników. Spróbuj za chwilę.

# Below the result of a match
standing-first = 🏅 { $people ->
    [one] Twoja pierwsza
    [few] Wasza pierwsza
    [many] Wasza pierwsza
   *[other] Wasza pierwsza
} taka partia.
standing-best = 🏅 **Nowy rekord: { $people ->
    [one] twój
    [few] wasz
    [many] wasz
   *[other] wasz
} najlepszy wynik!** Poprzedni: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Twój
    [few] Wasz
    [many] Wasz
   *[other] Wasz
} najlepszy wynik do tej pory: { $best }, { $date }.
standing-place = Miejsce { $rank } z { $teams } w rankingu tego serwera.
standing-place-alone = Pierwsze miejsce w rankingu tego serwera.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] o 1 liczbę na głos mniej
    [few] o { $count } liczby na głos mniej
    [many] o { $count } liczb na głos mniej
   *[other] o { $count } liczb na głos mniej
}
standing-compared-violations-more = { $count ->
    [one] o 1 liczbę na głos więcej
    [few] o { $count } liczby na głos więcej
    [many] o { $count } liczb na głos więcej
   *[other] o { $count } liczb na głos więcej
}

# Wynik obok poprzeczki: tego, ile z tych samych kart zostawia tylu samo kompanów
result-under-par = { $result }, o { $count } mniej niż poprzeczka
result-over-par = { $result }, o { $count } więcej niż poprzeczka
result-at-par = { $result }, równo z poprzeczką
par-note = -# 🎯 Poprzeczka to liczba kart, którą z tego samego rozdania zostawia tylu samo kompanów. Nie każda partia ją ma.
