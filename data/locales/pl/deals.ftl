# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = Rozdanie dnia, partia rozdana jeszcze raz albo podane ziarno
command-deal-today = Rozdanie dnia: na każdym serwerze te same karty, jedna próba rankingowa dziennie
command-deal-seed = Otwórz stół z kartami z podanego ziarna, poza rankingiem
command-deal-match = Zagraj jeszcze raz kartami z ukończonej partii, poza rankingiem: da się lepiej?
option-day = Dzień, np. 2026-11-21; bez podania: dzisiaj
option-seed = Ziarno: 64 cyfry szesnastkowe, tak jak pokazuje je ukończona partia
option-deal-match = Numer partii

button-deal-again = Da się lepiej?
button-deal-play = Zagraj
button-deal-before = ◀ Dzień wcześniej
button-deal-after = Dzień później ▶
deal-choose-leaderboard = 🏆 Ranking dla…
button-deal-overview = ◀ Rozdanie
button-page-back = ◀ Lepsze
button-page-on = Dalej ▶
button-scope-everywhere = Wszystkie serwery
button-scope-here = Ten serwer
button-sit-down-anyway = I tak siadam

# The lobby
deal-lobby-day = 🌅 **Rozdanie dnia, { $day }.** Na każdym serwerze te same karty, a każda osoba ma jedną próbę rankingową.
deal-lobby-rematch = 🔁 **Da się lepiej?** To karty z partii nr { $match }, dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
    [many] { $seats } osób
   *[other] { $seats } osób
}. Tamten wynik: { $result }.
deal-lobby-seed = 🌱 Karty z podanego ziarna: `{ $seed }`
deal-lobby-night = 🌙 Inne stoły tej samej wielkości dostają w tej rundzie te same karty. To, co widzicie, zachowajcie dla siebie, aż wszyscy skończą.
deal-commitment = -# 🔒 Uczciwe rozdanie dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
    [many] { $seats } osób
   *[other] { $seats } osób
}: `{ $hash }`
deal-lobby-tried = ⚖️ { $names } { $count ->
    [one] ma
    [few] mają
    [many] mają
   *[other] mają
} już za sobą dzisiejszą próbę z tymi kartami. Można mimo to zacząć, ale wynik nie trafi do rankingu.
deal-lobby-seen = ⚖️ { $names } { $count ->
    [one] zna
    [few] znają
    [many] znają
   *[other] znają
} już te karty, ze stołu albo z powtórki. Można mimo to zacząć, ale wynik nie trafi do rankingu.

# The running match and its result
deal-running-day = -# 🌅 Rozdanie dnia, { $day }{ $ranked ->
    [no] {""}, poza rankingiem
   *[yes] {""}
}
deal-running-rematch = -# 🔁 Jeszcze raz karty z partii nr { $match }, poza rankingiem
deal-running-seed = -# 🌱 Karty z podanego ziarna, poza rankingiem
deal-running-night = -# 🌙 Inne stoły w tej rundzie grają tymi samymi kartami
deal-compared = 🔁 Te same karty w partii nr { $match }: { $theirs }. Tutaj: { $yours }. { $verdict ->
    [yours] **Udało się lepiej!**
    [theirs] Tym razem tamten wynik jest lepszy.
   *[even] Ten sam wynik!
}
deal-place = 🌅 Z dzisiejszymi kartami: { $teams ->
    [one] pierwsza drużyna w rankingu tego serwera.
    [few] miejsce { $rank } wśród { $teams } drużyn na tym serwerze.
    [many] miejsce { $rank } wśród { $teams } drużyn na tym serwerze.
   *[other] miejsce { $rank } wśród { $teams } drużyn na tym serwerze.
}
button-check-deal = Sprawdź rozdanie
deal-check-code = 🔒 **Pełny kod tego rozdania**, skrót SHA-256 jego ziarna:
    `{ $hash }`
deal-check-seed = 🌱 **Ziarno** (wersja zasad { $version }):
    `{ $seed }`
    Skrót jego 32 bajtów to ten kod. Jak powstają z niego karty, opisuje README bota.
deal-check-running = Po zakończeniu partii ten przycisk pokaże ziarno. Jeśli daje ono kod podany wyżej, nikt nie podmienił kart.
deal-check-day = Gdy dzień { $day } się skończy, ten przycisk pokaże ziarno.
unranked-seed = ⚖️ Poza rankingiem: ziarno było podane, więc ktoś mógł znać te karty.
unranked-known = ⚖️ Poza rankingiem: przy stole jest ktoś, kto zna już te karty z wcześniejszej próby albo z powtórki.
unranked-rematch = 🎈 Dla zabawy, poza rankingiem: ten kanał widział już te karty.
unranked-day-over = ⚖️ Poza rankingiem: dzień tego rozdania minął, zanim zaczęła się partia.
unranked-own-way = ⚖️ Poza rankingiem: grano z własnym tematem albo czyjeś karty odłożono na bok.

# /deal today
deal-title = ## 🌅 Rozdanie dnia: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = Na każdym serwerze te same karty przy tej samej grze, tych samych opcjach i tej samej liczbie osób. Każda osoba ma jedną próbę rankingową. Jeśli ktoś zna już te karty, i tak możecie zagrać, ale poza rankingiem.
deal-until = Dzień kończy się { $when }.
deal-over = Ten dzień minął, a jego ziarna są jawne. Każdy może sprawdzić rozdanie.
deal-codes = 🔒 **Pełne kody tego rozdania**, skróty SHA-256 jego ziaren:
deal-codes-over = 🌱 **Ziarna tego rozdania.** Skrót 32 bajtów ziarna to kod, który było widać tamtego dnia:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 ziarno `{ $seed }`
deal-code-par = { $code } · 🎯 poprzeczka: { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: grasz jeszcze tymi kartami, więc ziarno pojawi się później.
deal-untried = To rozdanie jeszcze przed tobą.
deal-tried = Twoja próba rankingowa już za tobą: partia nr { $match }.
deal-leaderboard-title = ### Ranking dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
    [many] { $seats } osób
   *[other] { $seats } osób
}, { $scope ->
    [here] ten serwer
   *[everywhere] wszystkie serwery, które biorą udział
}
deal-leaderboard-empty = Nikt jeszcze nie ukończył tego rozdania. Pierwsze miejsce czeka!
deal-leaderboard-empty-over = Nikt nie ukończył tego rozdania.
deal-leaderboard-page = -# { $teams ->
    [one] 1 drużyna
    [few] { $teams } drużyny
    [many] { $teams } drużyn
   *[other] { $teams } drużyn
}, strona { $page } z { $pages }

# What a deal does not allow
deal-seed-unreadable = To nie jest ziarno. Ziarno ma 64 cyfry, od 0 do 9 i od a do f; skopiuj je z ostatniej linijki ukończonej partii.
deal-day-unreadable = To nie jest dzień. Wpisz go tak: 2026-11-21.
deal-day-to-come = Ten dzień jeszcze się nie zaczął, więc nikt nie zna jego rozdania. Dni zaczynają się o północy UTC.
deal-day-over = Ten dzień minął. `/deal today` pokazuje dzisiejsze rozdanie, a `/deal seed` rozdaje stare, poza rankingiem.
deal-seats-bound = To rozdanie jest dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
    [many] { $seats } osób
   *[other] { $seats } osób
}, a tutaj { $seated ->
    [one] jest 1 osoba
    [few] są { $seated } osoby
    [many] jest { $seated } osób
   *[other] jest { $seated } osób
}. { $seated ->
    [0] Najpierw usiądźcie.
   *[other] Zacznijcie, gdy będzie was dokładnie tyle.
}
deal-match-not-finished = Partia nr { $number } nie została dograna do końca, więc nie ma czego pobić. Wybierz ukończoną.
deal-deal-known = Znasz już te karty: z wcześniejszej próby, ze stołu albo z powtórki. Jeśli zajmiesz to miejsce, partia nie będzie się już liczyć do rankingu dla nikogo.
deal-deal-in-play = Właśnie grasz tymi kartami. Obejrzyj je po zakończeniu swojej partii.
