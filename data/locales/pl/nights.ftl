# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Nie widzę tu dnia i godziny. Spróbuj tak: `piątek 20:00` albo `4 grudnia 20:00`.
night-time-part-unknown = Nie rozumiem tu „{ $part }”. Spróbuj tak: `piątek 20:00` albo `4 grudnia 20:00`.
night-time-contradicts = „{ $part }” i „{ $other }” nie pasują do siebie. Podaj jeden dzień i jedną godzinę, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-time-lacks-hour = O której zaczynacie? Dopisz godzinę, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-time-lacks-day = Który dzień oznacza „{ $part }”? Podaj go, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-time-zone-unclear = „{ $zone }” to kilka stref czasowych. Pomiń to, a odczytam czas serwera: `piątek 20:00`.
night-time-past = Ten termin już minął. Podaj przyszły, np. `jutro 20:00` albo `4 grudnia 20:00`.
night-time-too-far = To za ponad rok. Podaj termin w najbliższych miesiącach, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-time-skipped = Tej godziny tej nocy nie będzie ({ $zone }), bo zegary idą do przodu. Wybierz inną, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-time-twice = Ta godzina wypadnie tej nocy dwa razy ({ $zone }), bo zegary się cofają. Wybierz inną, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-zone-unknown = Nie znam strefy czasowej o tej nazwie. Wpisz najbliższe duże miasto i wybierz z listy, np. `Europe/Warsaw` albo `Europe/London`.
night-zone-ambiguous = To może znaczyć: { $zones }. Wpisz jedną z tych stref albo wybierz ją z listy.
night-nothing-to-change = Powiedz, co ma się zmienić: termin, tytuł, kanał głosowy, liczba miejsc czy powtarzanie.
night-no-night-here = Na tym serwerze nie ma takiego wieczoru. `/night plan` planuje nowy.
night-night-gone = Ten wieczór już się skończył albo jest odwołany. `/night plan` planuje nowy.
night-draft-gone = To już zrobione albo minęło zbyt dużo czasu. Jeśli czegoś jeszcze brakuje, wpisz komendę jeszcze raz.
night-night-begun = Drzwi są już otwarte, więc tego nie da się już zmienić.
night-night-not-open = Drzwi są jeszcze zamknięte. Otworzą się, gdy wieczór się zacznie.
night-other-night-under-way = Na tym kanale trwa już wieczór gier. Najpierw musi się skończyć.
night-not-there = Nie ma jeszcze twojej odpowiedzi, czy będziesz. Najpierw kliknij przycisk pod ogłoszeniem wieczoru.
night-no-place-free = Wszystkie miejsca są zajęte, zostajesz na liście oczekujących. Naciśnij **Jestem** jeszcze raz, gdy ktoś wyjdzie.
night-not-host = To może zrobić tylko osoba prowadząca wieczór albo ktoś, kto może zarządzać wydarzeniami na tym serwerze.
night-bot-cannot-host = Bot nie może prowadzić wieczoru. Wybierz człowieka.
night-too-many-nights = Liczba wieczorów zaplanowanych już na tym serwerze: { $most }. Odwołaj jakiś, zanim zaplanujesz następny.
night-poll-closed = Ta ankieta jest już zamknięta. `/night ask` zaczyna nową.
night-too-many-polls = Liczba otwartych ankiet o terminie na tym serwerze: { $most }. Najpierw zamknij jakąś.
night-time-ambiguous = To może znaczyć: { $readings }. Wybierz jeden z tych terminów z listy podczas pisania.

command-settings-timezone = Strefa czasowa, w której czytam godziny wieczorów gier
option-zone = Wpisz duże miasto w pobliżu i wybierz z listy
settings-timezone = { $zone ->
    [none] Strefa czasowa nie jest ustawiona, więc czytam godziny jako UTC. Według UTC jest teraz { $clock }.
   *[other] Czytam godziny według strefy **{ $zone }**. Jest tam teraz { $clock }.
}
button-set-zone = Ustaw naszą strefę czasową
zone-form-title = Nasza strefa czasowa
zone-form-label = Najbliższe duże miasto, np. Warszawa
zone-menu = O którą strefę czasową chodzi?
zone-not-found = Nie znam strefy czasowej „{ $typed }”. Spróbuj z najbliższym dużym miastem.

command-settings-nights = Wieczory gier na tym serwerze: przypomnienia i kanały głosowe dla stołów
option-reminders = Kiedy przypominać tym, którzy przyjdą i nie wybrali inaczej
option-voice-rooms = Czy każdy stół rundy dostaje własny kanał głosowy
option-own-reminders = Kiedy przypominam ci o wieczorze gier, na każdym serwerze
reminders-day-and-soon = dzień i 15 minut wcześniej
reminders-day-and-hour = dzień i godzinę wcześniej
reminders-day = dzień wcześniej
reminders-three-hours = trzy godziny wcześniej
reminders-hour = godzinę wcześniej
reminders-soon = 15 minut wcześniej
reminders-never = nigdy
settings-nights = { $times ->
    [never] 🔕 Nikt nie dostaje przypomnień o wieczorach gier, chyba że sam tego chce (`/preferences`).
   *[other] ⏰ Kto przychodzi na wieczór gier, dostaje przypomnienie **{ $before }**. Dla siebie wybiera się w `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Każdy stół rundy dostaje własny **kanał głosowy**.
   *[no] 🔇 Stoły na wieczorze gier nie mają kanałów głosowych.
}
preferences-reminders = { $times ->
    [server] ⏰ O wieczorach gier przypominam ci tak, jak ustawiono na danym serwerze.
    [never] 🔕 **Nie przypominam ci** o wieczorach gier.
   *[other] ⏰ O wieczorach gier przypominam ci **{ $before }**.
}

command-night = Wieczory gier: planowanie, zmiany, odwoływanie
command-night-plan = Zaplanuj wieczór gier na tym kanale
command-night-change = Zmień zaplanowany wieczór: termin, tytuł, kanał głosowy, powtarzanie
command-night-cancel = Odwołaj zaplanowany wieczór; najpierw cię zapytam
command-night-host = Przekaż prowadzenie wieczoru komuś innemu
option-when = Dzień i godzina, np. piątek 20:00
option-title = Jak nazywa się wieczór
option-voice = Kanał głosowy, na którym się spotykacie
option-without-voice = Już bez kanału głosowego
option-repeats = Raz czy w serii, i jak często
option-places = Ile osób może przyjść; kto zgłosi się później, czeka na wolne miejsce
option-changed-places = Ile osób może przyjść; 0 oznacza brak limitu
option-night = Który wieczór; bez podania następny na tym kanale
option-new-host = Kto od teraz prowadzi wieczór
command-night-ask = Zapytaj, kto kiedy ma czas, i zrób z najlepszego terminu wieczór gier
option-time = Dzień i godzina do wyboru, np. piątek 20:00
choice-repeats-weekly = co tydzień
choice-repeats-fortnightly = co dwa tygodnie
choice-repeats-monthly = co miesiąc, np. w pierwszy piątek
choice-repeats-monthly-last = co miesiąc, np. w ostatni piątek
choice-repeats-once = raz

button-night-post = Tak, ogłoś
button-night-change = Tak, zmień
button-night-change-one = Tak, tylko ten
button-night-change-all = Tak, i wszystkie następne
button-night-drop = Nie
button-night-in = Będę
button-night-maybe = Może
button-night-out = Nie mogę
button-night-quiet = Nie przypominaj
button-night-remind = Przypomnij mi
button-night-calendar = Do mojego kalendarza
button-night-here = Jestem
button-night-alone = Solo też zagram
button-night-not-alone = Solo raczej nie
button-night-away = Znikam
button-night-cancel = Odwołaj
button-night-cancel-one = Tylko ten
button-night-cancel-all = Wszystkie
button-night-keep = Zostaw
button-poll-can = Mogę
button-poll-choose = Zrób z tego wieczór
button-poll-close = Zamknij ankietę

night-default-title = Wieczór gier
night-is-that-right = **Zgadza się?**
night-which-time = **O którą godzinę chodzi?**
night-read-in = -# { $zone ->
    [none] Czytam to jako UTC, bo ten serwer nie ma jeszcze strefy czasowej: `/settings timezone`. Discord pokazuje każdej osobie jej własny czas.
   *[other] Czytam to według strefy { $zone }. Discord pokazuje każdej osobie jej własny czas.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Co tydzień o tej porze
night-fortnightly = 🔁 Co dwa tygodnie o tej porze
night-monthly = 🔁 Co miesiąc: { $place }. { $weekday } miesiąca
night-monthly-last = 🔁 Co miesiąc: { $weekday } na koniec miesiąca
night-voice = 🔊 { $channel }
night-places = 🪑 Liczba miejsc: { $count }
night-host = 👑 { $name }
night-nobody-yet = Nie ma jeszcze żadnej odpowiedzi. Będziesz?
night-list-in = ✅ **Będą ({ $count })** { $names }
night-list-waiting = 🕓 **Na liście oczekujących ({ $count })** { $names }
night-list-maybe = 🤔 **Może ({ $count })** { $names }
night-list-out = ❌ **Nie mogą ({ $count })** { $names }
night-list-here = 🙋 **Na miejscu ({ $count })** { $names }
night-list-expected = ⏳ **W drodze ({ $count })** { $names }
night-and-more = { $names } i jeszcze { $count }
night-tables = -# To daje { $sizes }.
night-sizes = { $count ->
    [one] jeden stół { $size }-osobowy
    [few] { $count } stoły { $size }-osobowe
    [many] { $count } stołów { $size }-osobowych
   *[other] { $count } stołów { $size }-osobowych
}
night-door = { $state ->
    [open] 🚪 **Drzwi są otwarte.** Kliknij **Jestem**, a dostaniesz miejsce.
    [running] 🎴 **Gramy.** Kliknij **Jestem**, żeby wejść do następnej rundy.
   *[paused] ⏸️ **Mamy przerwę.** Kliknij **Jestem**, żeby wejść do następnej rundy.
}
night-over = { $state ->
    [cancelled] Ten wieczór jest odwołany.
   *[ended] Ten wieczór już się skończył.
}
night-event = Wieczór gier z Unspoken. Kto będzie: { $link }

night-posted = Zaplanowane i ogłoszone na tym kanale.
night-posted-without-event = Zaplanowane i ogłoszone na tym kanale. Z uprawnieniem *Tworzenie wydarzeń* mogę dodać je też do wydarzeń tego serwera.
night-changed = Zmienione.
night-dropped = W porządku, nic nie zostało ogłoszone.
night-answered-in = Jesteś na liście: { $when }.
night-answered-waiting = Wszystkie miejsca są zajęte, masz numer { $place } na liście oczekujących. Gdy zwolni się miejsce dla ciebie, zawołam cię tutaj.
night-answered-maybe = Czyli może. Kliknij **Będę**, gdy już będzie wiadomo.
night-answered-out = Szkoda, może innym razem.
night-reminders-on = Przypomnę ci tutaj { $before }.
night-reminders-off = Nie będę ci przypominać.
night-calendar = 📅 Otwórz ten plik, a kalendarz go doda. Jeśli termin się zmieni, pobierz plik jeszcze raz.
night-entered = Cześć, miło cię widzieć. W następnej rundzie dostaniesz miejsce.
night-room = Albo usiądź od razu:
night-alone = Jeśli nikt inny nie będzie wolny, dostaniesz stół dla siebie.
night-wish-hint = -# Chcesz z kimś siedzieć? Powiedz mi przez `/night together`.
night-left = Na razie. Następna runda odbędzie się bez ciebie.
night-handed-over = Od teraz wieczór prowadzi { $name }.
night-cancel-question = **Odwołać „{ $title }”?**
night-cancelled = Odwołane. { $more ->
    [yes] Następny termin jest już ogłoszony na kanale.
   *[no] Wiadomość na kanale też już o tym mówi.
}
night-kept = Plan zostaje bez zmian.
night-reminder-day = ⏰ **{ $title }** zaczyna się { $when }.
night-reminder-soon = ⏰ **{ $title }** zaczyna się { $when }. Pora na przekąski!
night-moved-by-clocks = 🕰️ Zmieniły się zasady czasu ({ $zone }): **{ $title }** zostaje tam o tej samej godzinie, czyli teraz { $when }.
night-moved-up = 🎉 { $names }, jest dla ciebie miejsce: **{ $title }**, { $when }.
night-link = -# [Zmiana planów? Daj znać tutaj]({ $link })

# Kiedy macie czas?
poll-question = **Kiedy macie czas?** Naciśnij przy każdym terminie, który ci pasuje. Drugie naciśnięcie to cofa.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Z którego terminu zrobić wieczór?** Kto wtedy może, jest od razu na liście.
poll-choice = { $when } · { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
poll-closed = { $when ->
    [none] Ta ankieta jest zamknięta.
   *[other] Jest z tego wieczór: { $when }.
}
poll-posted = Ankieta jest na kanale. Gdy odpowie dość osób, naciśnij tam **Zrób z tego wieczór**.
poll-closed-without = Ankieta jest zamknięta.
poll-time-refused = „{ $text }”: { $reason }

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
night-other-sizes = Inne wielkości stołów…
night-choice-row = **{ $game }**: { $sizes }
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
night-table-room = 🔊 Tu możecie rozmawiać: { $room }
night-room-new = 🔊 Wasz stół ma nowy kanał głosowy, tylko dla tych, którzy teraz tu siedzą: { $room }
night-rooms-lack = ⚠️ Nie będzie tu kanałów głosowych dla stołów, dopóki nie dostanę uprawnień „Zarządzanie kanałami” i „Połącz”.

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
button-night-round = Rozpocznij rundę
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
night-late = ⏰ { $mentions }: stół { $number } już zaczął. Gdy będziesz na miejscu, kliknij **Jestem**, a dostaniesz następne wolne miejsce.
night-opened = Drzwi są otwarte. Wszyscy, którzy są na miejscu, klikają **Jestem**; ty już jesteś na liście. Gdy zbierze się was dość, kliknij **Rozpocznij rundę**.
night-end-question = { $count ->
    [one] Jeden stół jeszcze gra. Może grać dalej, ale jego wynik nie będzie się już liczył do wieczoru.
    [few] { $count } stoły jeszcze grają. Mogą grać dalej, ale ich wyniki nie będą się już liczyć do wieczoru.
    [many] { $count } stołów jeszcze gra. Mogą grać dalej, ale ich wyniki nie będą się już liczyć do wieczoru.
   *[other] { $count } stołów jeszcze gra. Mogą grać dalej, ale ich wyniki nie będą się już liczyć do wieczoru.
} Mimo to zakończyć wieczór?
night-end-sure = **Zakończyć wieczór?** Podsumowanie pojawi się na kanale.
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
night-summary-others = 🙋 **Z nami także:** { $names }
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
night-award-matches = 🎴 **Najwięcej partii:** { $names } ({ $count })
night-award-close = 🤏 **O włos:** { $names } ({ $result })
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
