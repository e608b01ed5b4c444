# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Nie widzę tu dnia i godziny. Spróbuj tak: `piątek 20:00` albo `4 grudnia 20:00`.
night-time-past = Ten termin już minął. Podaj przyszły, np. `jutro 20:00` albo `4 grudnia 20:00`.
night-time-too-far = To za ponad rok. Podaj termin w najbliższych miesiącach, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-time-skipped = Tej godziny tej nocy nie będzie ({ $zone }), bo zegary idą do przodu. Wybierz inną, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-time-twice = Ta godzina wypadnie tej nocy dwa razy ({ $zone }), bo zegary się cofają. Wybierz inną, np. `piątek 20:00` albo `4 grudnia 20:00`.
night-zone-unknown = Nie znam strefy czasowej o tej nazwie. Wpisz najbliższe duże miasto i wybierz z listy, np. `Europe/Warsaw` albo `Europe/London`.
night-nothing-to-change = Powiedz, co ma się zmienić: termin, tytuł, kanał głosowy czy powtarzanie.
night-no-night-here = Na tym serwerze nie ma takiego wieczoru. `/night plan` planuje nowy.
night-night-gone = Ten wieczór już się skończył albo jest odwołany. `/night plan` planuje nowy.
night-night-begun = Drzwi są już otwarte, więc tego nie da się już zmienić.
night-night-not-open = Drzwi są jeszcze zamknięte. Otworzą się, gdy wieczór się zacznie.
night-other-night-under-way = Na tym kanale trwa już wieczór gier. Najpierw musi się skończyć.
night-not-there = Nie ma jeszcze twojej odpowiedzi, czy będziesz. Najpierw kliknij przycisk pod ogłoszeniem wieczoru.
night-not-host = To może zrobić tylko osoba prowadząca wieczór albo ktoś, kto może zarządzać wydarzeniami na tym serwerze.
night-bot-cannot-host = Bot nie może prowadzić wieczoru. Wybierz człowieka.
night-too-many-nights = Liczba wieczorów zaplanowanych już na tym serwerze: { $most }. Odwołaj jakiś, zanim zaplanujesz następny.

command-settings-timezone = Strefa czasowa, w której czytam godziny wieczorów gier
option-zone = Wpisz duże miasto w pobliżu i wybierz z listy
settings-timezone = { $zone ->
    [none] Strefa czasowa nie jest ustawiona, więc czytam godziny jako UTC. Według UTC jest teraz { $clock }.
   *[other] Czytam godziny według strefy **{ $zone }**. Jest tam teraz { $clock }.
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
option-repeats = Raz czy co tydzień o tej porze
option-night = Który wieczór; bez podania następny na tym kanale
option-new-host = Kto od teraz prowadzi wieczór
choice-repeats-weekly = co tydzień
choice-repeats-once = raz

button-night-post = Tak, ogłoś
button-night-change = Tak, zmień
button-night-drop = Nie
button-night-in = Będę
button-night-maybe = Może
button-night-out = Nie mogę
button-night-quiet = Nie przypominaj
button-night-remind = Przypomnij mi
button-night-here = Jestem
button-night-alone = Solo też zagram
button-night-not-alone = Solo raczej nie
button-night-away = Znikam
button-night-cancel = Odwołaj
button-night-cancel-one = Tylko ten
button-night-cancel-all = Wszystkie
button-night-keep = Zostaw

night-default-title = Wieczór gier
night-is-that-right = **Zgadza się?**
night-read-in = -# { $zone ->
    [none] Czytam to jako UTC, bo ten serwer nie ma jeszcze strefy czasowej: `/settings timezone`. Discord pokazuje każdej osobie jej własny czas.
   *[other] Czytam to według strefy { $zone }. Discord pokazuje każdej osobie jej własny czas.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Co tydzień o tej porze
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Nie ma jeszcze żadnej odpowiedzi. Będziesz?
night-list-in = ✅ **Będą ({ $count })** { $names }
night-list-maybe = 🤔 **Może ({ $count })** { $names }
night-list-out = ❌ **Nie mogą ({ $count })** { $names }
night-list-here = 🙋 **Na miejscu ({ $count })** { $names }
night-list-expected = ⏳ **W drodze ({ $count })** { $names }
night-and-more = { $names } i jeszcze { $count }
night-tables = -# { $count ->
    [one] To daje jeden stół ({ $sizes }).
    [few] To daje { $count } stoły: { $sizes }.
    [many] To daje { $count } stołów: { $sizes }.
   *[other] To daje { $count } stołów: { $sizes }.
}
night-tables-many = -# To daje { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołów
}.
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
night-answered-maybe = Czyli może. Kliknij **Będę**, gdy już będzie wiadomo.
night-answered-out = Szkoda, może innym razem.
night-reminders-on = Przypomnę ci tutaj dzień i 15 minut wcześniej.
night-reminders-off = Nie będę ci przypominać.
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
night-link = -# [Zmiana planów? Daj znać tutaj]({ $link })
