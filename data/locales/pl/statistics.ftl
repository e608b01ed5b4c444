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
stats-few = 📊 { $name } ma tu { $count ->
    [one] 1 ukończoną partię
    [few] { $count } ukończone partie
    [many] { $count } ukończonych partii
   *[other] { $count } ukończonych partii
}. Statystyki pojawiają się od piątej.
stats-few-you = 📊 Masz tu { $count ->
    [one] 1 ukończoną partię
    [few] { $count } ukończone partie
    [many] { $count } ukończonych partii
   *[other] { $count } ukończonych partii
}: dobry początek! Twoje statystyki pojawią się od piątej.
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
chart-alt-once = { $game }, 1 partia, { $scale }: { $last }.
chart-alt-game = { $game }, liczba ostatnich partii: { $count }, { $scale }: od { $lowest } do { $highest }, połowa z nich do { $middle }; ostatnia: { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count } z { $total }: { $names }
achievement-first-win = Pierwsza wygrana
achievement-first-win-how = Wygrana po raz pierwszy.
achievement-silent-match = Ani jednej liczby
achievement-silent-match-how = W całej partii nie padła ani jedna liczba.
