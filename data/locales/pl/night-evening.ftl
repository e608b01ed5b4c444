# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Nikt na miejscu nie ma teraz czasu na grę.
    [one] Tylko jedna osoba na miejscu ma teraz czas na grę.
    [few] Tylko { $free } osoby na miejscu mają teraz czas na grę.
    [many] Tylko { $free } osób na miejscu ma teraz czas na grę.
   *[other] Tylko { $free } osób na miejscu ma teraz czas na grę.
} Do rundy potrzeba co najmniej { $least } osób. Kto chce grać, klika „Jestem”.
night-nothing-played-yet = Nie było jeszcze żadnej rundy, więc nie ma tabeli.
night-night-paused = Przerwa już trwa.
night-no-past-nights = Na tym serwerze nie było jeszcze wieczoru gier. `/night start` od razu go zaczyna.
night-cards-seen = Znasz już te karty z tej rundy, więc to miejsce jest dla kogoś innego.
night-seated-elsewhere = Masz miejsce przy innym stole. Najpierw wstań od niego: `/game leave`.
night-wish-without-other = Życzenie musi dotyczyć dwóch różnych osób.

# Commands
command-night-start = Zacznij tu od razu wieczór gier; kto jest na miejscu, klika przycisk
command-night-round = Posadź wszystkich obecnych przy stołach, w miarę możliwości z nowymi osobami
command-night-board = Tabela wieczoru: kto ma ile punktów
command-night-pause = Zrób przerwę; kończy ją następna runda
command-night-end = Zakończ wieczór i opublikuj podsumowanie
command-night-history = Wieczory gier na tym serwerze
command-night-together = Powiedz, z kim chcesz dziś siedzieć przy stole
command-night-apart = Trzymaj dziś dwie osoby przy różnych stołach; widzisz to tylko ty
option-night-title = Tytuł wieczoru
option-night-game = W co gra się w tej rundzie
option-night-other = Druga osoba
option-night-first = Jedna z tych dwóch osób
option-night-forget = Cofnij to życzenie

# A round
night-choice = ### W co gracie?
    Na miejscu i bez stołu: { $count ->
    [one] jedna osoba.
    [few] { $count } osoby.
    [many] { $count } osób.
   *[other] { $count } osób.
}
night-choice-row = **{ $game }**: stoły { $sizes }
night-round-title = ## 🌙 Runda { $number }: { $game }
night-round-table = **Stół { $number }:** { $names }
night-more-rows = … i jeszcze { $count }
night-round-same-cards = -# Stoły tej samej wielkości grają tymi samymi kartami. Każdy ma własny prywatny wątek, żeby nikt nie podglądał.
night-round-own-cards = { $watched ->
    [yes] -# Każdy stół ma własny wątek. Oglądać mogą wszyscy, więc każdy stół gra własnymi kartami.
   *[no] -# Każdy stół ma własny wątek.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] W wątku nie mogę otwierać kolejnych wątków.
    [channel] Na takim kanale nie mogę otwierać wątków.
    [create_private_threads] Brakuje mi tu uprawnienia „Tworzenie prywatnych wątków”.
   *[send_messages_in_threads] Brakuje mi tu uprawnienia „Wysyłanie wiadomości w wątkach”.
} Dlatego stoły grają tu na kanale, jeden po drugim, każdy własnymi kartami.
night-table-moved = ⚠️ { $lacks ->
    [room] Ten serwer ma już tyle otwartych wątków, na ile pozwala Discord.
   *[permission] Discord nie pozwala mi otworzyć tu wątku.
} Dlatego stół { $number } gra tu na kanale, własnymi kartami.
night-thread-name = Runda { $round }, stół { $table }
night-table-call = 🌙 **Runda { $round }, stół { $table }.** { $mentions }, to wasz stół. Gdy wszyscy będą na miejscu, kliknijcie **Start**.

# How the tables do
night-progress-title = ### 🌙 Runda { $number }: stoły
night-progress-row = **Stół { $number }:** { $progress }
night-table-waiting = gra później
night-table-lobby = zaraz zaczyna
night-table-running = jeszcze gra
night-table-unfinished = nie dograł do końca
button-night-progress = Odśwież

# The results of a round
night-result-title = ## 🌙 Koniec rundy { $number }: { $game }
night-result-row = **Stół { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** / 100 pkt
}
night-result-compared = -# Stoły z tymi samymi kartami są porównywane: 100 punktów dla najlepszego, 0 dla ostatniego, średnio 50.
night-result-alone = -# Punkty mówią, jaką część drogi pokonał każdy stół: 100 to cała droga.
button-night-round = Następna runda
button-night-compare = Porównaj dwa stoły
night-table-label = Stół { $number }
button-night-board = Tabela
decimal-point = ,

# The board
night-board-title = ## 🌙 { $title }: tabela
night-board-row = { $place } { $name }: **{ $points }** / { $most } pkt
night-board-empty = Żaden stół jeszcze nie skończył.
night-board-formula = -# Każda osoba dostaje punkty swojego stołu, a punkty z rund się sumują. Stoły, które grały tymi samymi kartami, są porównywane: 100 dla najlepszego, 0 dla ostatniego, średnio 50. Stół bez porównania dostaje tyle punktów, ile procent drogi pokonał.
night-paused = ☕ **Przerwa.** Tabela zostaje, jak jest, a następna runda zacznie się od tego miejsca.

night-seat-free = 🪑 { $name } musi już iść, więc przy stole { $number } jest wolne miejsce. Kto jest i chce grać dalej?
button-night-sit = Zajmij miejsce
night-sat-down = Miejsce jest twoje. Twój stół: { $channel }.
night-opened = Drzwi są otwarte. Wszyscy, którzy są na miejscu, klikają „Jestem”; ty już jesteś na liście. Potem zacznij przez `/night round`.
night-end-question = { $count ->
    [one] Jeden stół jeszcze gra. Może grać dalej, ale jego wynik nie będzie się już liczył do wieczoru.
    [few] { $count } stoły jeszcze grają. Mogą grać dalej, ale ich wyniki nie będą się już liczyć do wieczoru.
    [many] { $count } stołów jeszcze gra. Mogą grać dalej, ale ich wyniki nie będą się już liczyć do wieczoru.
   *[other] { $count } stołów jeszcze gra. Mogą grać dalej, ale ich wyniki nie będą się już liczyć do wieczoru.
} Mimo to zakończyć wieczór?
button-night-end = Zakończ wieczór

# The summary
night-summary-title = ## 🌙 { $title }: co za wieczór!
night-summary-facts = { $people ->
    [one] Jedna osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osób
}, { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
}, { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołów
}.
night-summary-best = 🏆 **Najlepszy stół:** { $names }, { $game }: { $result }
night-summary-board = ### Tabela
night-replay = Runda { $round }, stół { $table }: { $result }
night-summary-thanks = Dzięki za grę. Do następnego razu!
night-poster-label = Wieczór gier, { $date }
night-poster-people = { $count ->
    [one] osoba
    [few] osoby
    [many] osób
   *[other] osób
}
night-poster-rounds = { $count ->
    [one] runda
    [few] rundy
    [many] rund
   *[other] rund
}
night-poster-tables = { $count ->
    [one] stół
    [few] stoły
    [many] stołów
   *[other] stołów
}
night-award-tricks = 🔄 **Najwięcej skoków wstecz:** { $names } ({ $count })
night-award-calm = 🧘 **Najdłuższy spokój przed ruchem:** { $names } ({ $count } s)
night-award-rescue = 🛟 **Najlepszy ratunek:** { $names } ({ $what })
night-award-quiet = 🤫 **Najcichszy stół:** { $names }, bez ani jednej liczby
night-award-partners = 🤝 **Najwięcej różnych osób przy stole:** { $names } ({ $count })
button-night-best = Obejrzyj najlepszy stół
night-ended = Wieczór się skończył. Podsumowanie zaraz pojawi się na kanale.

# The nights of a server
night-past-title = ## 🌙 Wieczory gier
night-past-span = -# { $season } · { $nights ->
    [one] jeden wieczór
    [few] { $nights } wieczory
    [many] { $nights } wieczorów
   *[other] { $nights } wieczorów
}
night-past-fullest = 🎉 **Najwięcej osób:** { $people }, { $title }
night-past-row = **{ $date }** { $title }: { $people ->
    [one] 1 osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osób
}, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
}{ $winner ->
    [none] {""}
   *[other] , najwięcej punktów: { $winner }
}
night-regulars = **Najczęściej tutaj:** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 Zapisane: ty i { $name } siadacie razem, kiedy tylko się da.
night-wish-apart = 🤫 Zapisane: { $first } i { $second } siedzą dziś przy różnych stołach. Widzisz to tylko ty.
night-wish-forgotten = Gotowe, tego życzenia już nie ma.
