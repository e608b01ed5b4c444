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
par-note = -# 🎯 Poprzeczka to liczba kart, którą z tego samego rozdania zostawia tylu samo kompanów, gdy grają bez długiego namysłu. Nie każda partia ją ma.

# What somebody has played on a server: /stats.

command-stats = Statystyki: ile ktoś tu gra i z jakimi wynikami
option-person = Kto; bez podania ty

stats-title = ## 📊 { $name }
stats-matches = Tutaj { $count ->
    [one] **1 ukończona partia**
    [few] **{ $count } ukończone partie**
    [many] **{ $count } ukończonych partii**
   *[other] **{ $count } ukończonych partii**
}, przy stole { $hours ->
    [0] niecała godzina
    [one] 1 godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godzin
}; pierwsza partia { $first }, ostatnia { $last }.
button-show-here = Pokaż tutaj
stats-figure-matches = { $count ->
    [one] partia
    [few] partie
   *[other] partii
}
stats-figure-won = { $count ->
    [one] wygrana
    [few] wygrane
   *[other] wygranych
}
stats-figure-wins = { $count ->
    [one] wygrana z rzędu
    [few] wygrane z rzędu
   *[other] wygranych z rzędu
}
stats-figure-days = { $count ->
    [one] dzień z rzędu
    [few] dni z rzędu
   *[other] dni z rzędu
}
stats-figure-achievements = { $count ->
    [one] osiągnięcie
    [few] osiągnięcia
   *[other] osiągnięć
}
stats-won = 🔥 Wygrane: { $won } z ostatnich { $count } · z rzędu: teraz { $now }, rekord { $longest }
stats-days = 🗓️ Dni z rzędu: teraz { $now }, rekord { $longest }
stats-under-par = 🎯 { $game }: średnio o { $difference } karty mniej niż poprzeczka (partie ze znaną poprzeczką: { $count })
stats-over-par = 🎯 { $game }: średnio o { $difference } karty więcej niż poprzeczka (partie ze znaną poprzeczką: { $count })
stats-at-par = 🎯 { $game }: średnio równo z poprzeczką (partie ze znaną poprzeczką: { $count })
stats-counted-partly =
    { $counts }
    -# Policzone w { $counted } z { $count } partii; pozostałe są sprzed rozpoczęcia liczenia.
stats-teammates = 🤝 Najczęściej razem: { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Najlepsze wyniki**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
stats-best-more = -# i { $count ->
    [one] jeszcze 1 ranking
    [few] jeszcze { $count } rankingi
    [many] jeszcze { $count } rankingów
   *[other] jeszcze { $count } rankingów
}
stats-nobody = { $name } nie ma tu ukończonej partii albo wszystko zostało na życzenie zapomniane. Nie ma więc czego pokazać.
stats-nobody-you = Nie masz tu jeszcze ukończonej partii albo wszystko zostało na twoje życzenie zapomniane. `/game new` otwiera stół.

counter-cards = 🃏 { $count ->
    [one] 1 zagrana karta
    [few] { $count } zagrane karty
    [many] { $count } zagranych kart
   *[other] { $count } zagranych kart
}
counter-violations = 🤐 { $count ->
    [one] 1 liczba na głos przy stole
    [few] { $count } liczby na głos przy stole
    [many] { $count } liczb na głos przy stole
   *[other] { $count } liczb na głos przy stole
}

chart-matches = partie
chart-alt = Jak kończyły się kolejne partie, w których gra { $name }, i jak często zdarzał się każdy wynik.
chart-alt-game = { $game }, liczba ostatnich partii: { $count }, { $scale }: od { $lowest } do { $highest }, połowa z nich do { $middle }; ostatnia: { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements-new = 🎖️ **{ $names }!**
achievements = 🎖️ { $game }, { $count } z { $total }: { $names }
achievement-first-win = Pierwsza wygrana
achievement-first-win-how = Wygrana po raz pierwszy.
achievement-silent-match = Ani jednej liczby
achievement-silent-match-how = W całej partii nie padła ani jedna liczba.

# Names of teams: /team, and the form that asks for a name.

command-team = Jak nazywa się tu twoja drużyna
command-team-name = Nadaj jednej ze swoich drużyn nazwę na tym serwerze
command-team-clear = Usuń nazwę drużyny: swojej, a z prawem zarządzania wiadomościami każdej
option-team = Która drużyna; bez podania ta z twojej ostatniej partii

button-team-name = Nazwijcie drużynę
team-form-title = Nazwa drużyny
team-form-label = Jak chcecie się nazywać?
reply-team-named = Na tym serwerze wasza drużyna nazywa się teraz **{ $name }**. Każda osoba z drużyny może to zmienić przez `/team name`.
reply-team-cleared = Nazwy już nie ma.

team-name-unfit = Ta nazwa się nie nada. Musi mieć od 2 do 32 znaków, bez wzmianek i formatowania.
team-not-your-team = Tylko osoby z drużyny mogą ją nazwać.
team-no-team-yet = Nie ma tu takiej nazwy. Drużyna może się nazwać, gdy ukończy partię na tym serwerze.
