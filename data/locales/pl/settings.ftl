# The language of what everyone sees.

command-settings-language = Język wszystkiego, co wszyscy widzicie na tym serwerze
language-name = Polski
option-language = Język stołów i wszystkiego innego, co wszyscy widzicie
settings-language-server = język serwera
settings-language = { $chosen ->
    [server] Stoły i wszystko inne, co wszyscy tu widzicie, są w języku serwera: **{ $language }**.
   *[own] Stoły i wszystko inne, co wszyscy tu widzicie, mają ustawiony język: **{ $language }**.
} To, co widzisz tylko ty, zostaje w twoim języku.
language-unknown = 🌍 Nie znam jeszcze tego języka ({ $language }), więc piszę do ciebie po angielsku.

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Miejsce { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}

# What may be chosen, for commands and for answers
cards-pictures = jako obrazki
cards-emojis = jako emoji
cards-text = tylko słowami i liczbami
cards-server = tak jak na serwerze

command-settings-pictures = Jak stoły na tym serwerze pokazują karty
option-cards = Jako obrazki, jako emoji albo tylko słowami i liczbami
settings-pictures = { $cards ->
    [pictures] Stoły na tym serwerze pokazują karty **jako obrazki**.
    [emojis] Stoły na tym serwerze pokazują karty **jako emoji**.
   *[text] Stoły na tym serwerze pokazują karty **słowami i liczbami**.
} Wygląd własnych kart na ręce każda osoba wybiera przez `/preferences`.
settings-pictures-lack = ⚠️ Nie mam na tym kanale uprawnienia „Załączanie plików”, więc stół jest tu opisany słowami.
settings-emojis-lack = ⚠️ Emoji kart nie są jeszcze wgrane, więc na razie karty to zwykłe liczby.

command-preferences = Jak widzisz swoje karty i kiedy cię wołam, na każdym serwerze
option-own-cards = Jako obrazki, jako emoji, tylko słowami i liczbami albo tak jak na danym serwerze
preferences-hand = { $cards ->
    [pictures] 🃏 Na każdym serwerze widzisz swoje karty **jako obrazki**.
    [emojis] 🃏 Na każdym serwerze widzisz swoje karty **jako emoji**.
    [text] 🃏 Na każdym serwerze widzisz swoje karty **słowami i liczbami**.
   *[server] 🃏 Widzisz swoje karty **tak, jak ustawiono na danym serwerze**.
}
preferences-table = { $cards ->
    [pictures] -# Stoły na tym serwerze pokazują karty jako obrazki.
    [emojis] -# Stoły na tym serwerze pokazują karty jako emoji.
   *[text] -# Stoły na tym serwerze pokazują karty słowami i liczbami.
}
button-try-cards = Pokaż przykład
preferences-sample = Tak widzisz karty na ręce:

# When a player is called on their turn
calls-when-away = po minucie nieobecności
calls-at-once = od razu
calls-later = po dwóch minutach
calls-never = wcale
option-calls = Kiedy cię wołam, gdy twoja kolej: po minucie nieobecności, od razu, po dwóch minutach albo wcale
preferences-calls = { $calls ->
    [at-once] 🔔 Gdy przychodzi twoja kolej, wołam cię **od razu**.
    [later] 🔔 Gdy przychodzi twoja kolej, wołam cię **po dwóch minutach**.
    [never] 🔕 Gdy przychodzi twoja kolej, **nie wołam cię**.
   *[when-away] 🔔 Gdy przychodzi twoja kolej, wołam cię, **jeśli nie ma cię od minuty**.
}
button-switch = { $on ->
    [yes] Wyłącz
   *[no] Włącz
}
option-safety-net = Czy pytać przed kosztownym skokiem i pozwolić przełożyć dopiero co zagraną kartę
preferences-safety-net = { $on ->
    [yes] 🛟 Pytam przed kosztownym skokiem, a dopiero co zagraną kartę możesz przełożyć przez dziesięć sekund.
   *[no] 🛟 Nie pytam przed kosztownym skokiem, a zagrana karta zostaje.
}

# The language of one person
preferences-language-discord = język mojego Discorda
option-quiet = Godziny bez wołania do stołów, na przykład 22-8; 0 to żadne
preferences-quiet = 🌙 Między { $start } a { $end } ({ $zone }) nie wołam cię do stołów.
preferences-quiet-none = 🌙 Mogę wołać cię do stołów o każdej porze.
button-quiet-hours = Ustaw ciszę
quiet-form-title = Godziny ciszy
quiet-form-label = Dwie godziny, na przykład 22-8; 0 to żadne
settings-quiet-none = 🌙 Tutaj można wołać do stołu o każdej porze.
settings-quiet = 🌙 Między { $start } a { $end } nikogo tu nie wołam do stołów.
settings-quiet-hours-unreadable = Potrzebuję dwóch godzin, na przykład `22-8`, albo `0`, jeśli żadnych.
option-own-language = Język tego, co widzisz tylko ty, jeśli ma być inny niż w twoim Discordzie
preferences-language = { $chosen ->
    [own] 🌍 Mój język w rozmowie z tobą: **{ $language }**.
   *[discord] 🌍 Mówię do ciebie w języku twojego Discorda.
}

# What is stored about people, and how they get rid of it.

command-privacy = Co jest o tobie zapisane: obejrzyj, zabierz ze sobą albo usuń
command-privacy-show = Co jest o tobie zapisane, słowami, tylko dla ciebie
command-privacy-export = Wszystko, co jest o tobie zapisane, jako plik, tylko dla ciebie
command-privacy-forget = Usuń z mojej pamięci wszystko o sobie; najpierw cię zapytam

button-forget-me = Zapomnij o mnie
button-keep-me = Zostaw tak, jak jest

privacy-title = ### Co jest o tobie zapisane
privacy-nothing = Nic.
privacy-stored-seats = { $count ->
    [one] 1 twoje miejsce przy stole, z partią i godzinami
    [few] { $count } twoje miejsca przy stołach, z partiami i godzinami
    [many] { $count } twoich miejsc przy stołach, z partiami i godzinami
   *[other] { $count } twoich miejsc przy stołach, z partiami i godzinami
}: dzięki temu widzisz swoje karty, a twoja drużyna ma swoje wyniki
privacy-stored-teams = { $count ->
    [one] 1 drużyna, z którą masz ukończone partie
    [few] { $count } drużyny, z którymi masz ukończone partie
    [many] { $count } drużyn, z którymi masz ukończone partie
   *[other] { $count } drużyn, z którymi masz ukończone partie
}: do rankingów
privacy-stored-team-names = { $count ->
    [one] 1 nazwa, którą nadała sobie twoja drużyna
    [few] { $count } nazwy, które nadały sobie twoje drużyny
    [many] { $count } nazw, które nadały sobie twoje drużyny
   *[other] { $count } nazw, które nadały sobie twoje drużyny
}: do rankingów
privacy-stored-achievements = { $count ->
    [one] 1 osiągnięcie twoich drużyn
    [few] { $count } osiągnięcia twoich drużyn
    [many] { $count } osiągnięć twoich drużyn
   *[other] { $count } osiągnięć twoich drużyn
}: żeby każde było ogłoszone tylko raz
privacy-stored-counters = { $count ->
    [one] 1 licznik twojej gry, np. zagranych kart
    [few] { $count } liczniki twojej gry, np. zagranych kart
    [many] { $count } liczników twojej gry, np. zagranych kart
   *[other] { $count } liczników twojej gry, np. zagranych kart
}: do twoich statystyk
privacy-stored-attempts = { $count ->
    [one] 1 próba w rozdaniu dnia
    [few] { $count } próby w rozdaniach dnia
    [many] { $count } prób w rozdaniach dnia
   *[other] { $count } prób w rozdaniach dnia
}: bo tylko jedna próba dziennie jest rankingowa
privacy-stored-replays = { $count ->
    [one] 1 powtórka otwarta przez ciebie
    [few] { $count } powtórki otwarte przez ciebie
    [many] { $count } powtórek otwartych przez ciebie
   *[other] { $count } powtórek otwartych przez ciebie
}: bo partia jest poza rankingiem, jeśli znasz jej karty
privacy-stored-hosted = { $count ->
    [one] 1 wieczór gier zaplanowany przez ciebie, z tytułem i terminem
    [few] { $count } wieczory gier zaplanowane przez ciebie, z tytułami i terminami
    [many] { $count } wieczorów gier zaplanowanych przez ciebie, z tytułami i terminami
   *[other] { $count } wieczorów gier zaplanowanych przez ciebie, z tytułami i terminami
}: dzięki temu wieczór się odbywa i możesz go zmienić
privacy-stored-polls = { $count ->
    [one] 1 twoja otwarta ankieta o terminie
    [few] { $count } twoje otwarte ankiety o terminie
    [many] { $count } twoich otwartych ankiet o terminie
   *[other] { $count } twojej otwartej ankiety o terminie
}: żeby można było zrobić z niej wieczór
privacy-stored-marks = { $count ->
    [one] 1 termin, w którym możesz przyjść na wieczór gier
    [few] { $count } terminy, w których możesz przyjść na wieczór gier
    [many] { $count } terminów, w których możesz przyjść na wieczór gier
   *[other] { $count } terminu, w którym możesz przyjść na wieczór gier
}: do zamknięcia ankiety
privacy-stored-answers = { $count ->
    [one] 1 odpowiedź, czy będziesz na wieczorze gier
    [few] { $count } odpowiedzi, czy będziesz na wieczorze gier
    [many] { $count } odpowiedzi, czy będziesz na wieczorze gier
   *[other] { $count } odpowiedzi, czy będziesz na wieczorze gier
}: dzięki temu wiadomo, kto będzie, a ty dostajesz przypomnienie
privacy-stored-presences = { $count ->
    [one] 1 wieczór gier z twoim udziałem, wraz z godzinami twojej obecności
    [few] { $count } wieczory gier z twoim udziałem, wraz z godzinami twojej obecności
    [many] { $count } wieczorów gier z twoim udziałem, wraz z godzinami twojej obecności
   *[other] { $count } wieczorów gier z twoim udziałem, wraz z godzinami twojej obecności
}: dzięki temu dostajesz miejsce w następnej rundzie
privacy-stored-rounds = { $count ->
    [one] 1 runda wieczoru gier i twój stół
    [few] { $count } rundy wieczorów gier i twoje stoły
    [many] { $count } rund wieczorów gier i twoje stoły
   *[other] { $count } rund wieczorów gier i twoje stoły
}: dzięki temu w następnej rundzie poznajesz nowe osoby
privacy-stored-wishes = { $count ->
    [one] 1 życzenie, kto ma siedzieć razem na wieczorze gier
    [few] { $count } życzenia, kto ma siedzieć razem na wieczorze gier
    [many] { $count } życzeń, kto ma siedzieć razem na wieczorze gier
   *[other] { $count } życzeń, kto ma siedzieć razem na wieczorze gier
}: do końca wieczoru
privacy-stored-calls = { $count ->
    [one] 1 serwer, na którym mam cię wołać do następnego stołu
    [few] { $count } serwery, na których mam cię wołać do następnego stołu
   *[many] { $count } serwerów, na których mam cię wołać do następnego stołu
}: żeby móc cię zawołać
privacy-stored-texts = { $count ->
    [one] 1 tekst lub temat napisany przez ciebie przy stole
    [few] { $count } teksty i tematy napisane przez ciebie przy stole
    [many] { $count } tekstów i tematów napisanych przez ciebie przy stole
   *[other] { $count } tekstów i tematów napisanych przez ciebie przy stole
}: przez 30 dni, żeby stół mógł je czytać
privacy-stored-preferences = Twoje własne ustawienia, np. obrazki: żeby tak zostało
privacy-memory = Nie zapisane, tylko pamiętane do restartu bota: twoja nazwa i awatar na tym serwerze, twój język, a przez 15 minut to, którędy odświeżać karty albo oglądany stół na twoim ekranie. Twoje wiadomości nigdy nie są zapisywane.
privacy-ways = -# `/privacy export` daje ci to wszystko jako plik. Po `/privacy forget` o wszystkim zapominam.

privacy-exported = Wszystko, co jest o tobie zapisane, jako JSON:
privacy-question = **Zapomnieć wszystko o tobie, na każdym serwerze?** ID twojego konta zniknie ze wszystkiego, co zapisane. Wyniki zostaną w rankingach, z „kimś” na twoim miejscu. Twoje statystyki, próby i preferencje przepadną. Tego nie da się cofnąć; jeśli zagrasz znowu, zaczniesz od zera.
privacy-question-tables = { $count ->
    [one] Siedzisz teraz przy stole: twoje miejsce się zwolni, a jego karty zostaną tam dla następnej osoby.
    [few] Siedzisz teraz przy { $count } stołach: twoje miejsca się zwolnią, a ich karty zostaną tam dla następnych osób.
    [many] Siedzisz teraz przy { $count } stołach: twoje miejsca się zwolnią, a ich karty zostaną tam dla następnych osób.
   *[other] Siedzisz teraz przy { $count } stołach: twoje miejsca się zwolnią, a ich karty zostaną tam dla następnych osób.
}
privacy-forgotten = Gotowe, wszystko zapomniane. To, co jest na kanałach tego serwera, zostaje, bo należy do serwera.
privacy-unchanged = Nic się nie zmieniło.

# /settings leaderboard
command-settings-leaderboard = Czy wyniki tego serwera liczą się w rankingach wszystkich serwerów
option-everywhere = Pokazuj wyniki tego serwera w rankingach wszystkich serwerów, które biorą udział
settings-leaderboard = { $shared ->
    [yes] **Ten serwer udostępnia swoje wyniki.** Widzą je wszystkie serwery, które biorą udział, a ten widzi ich wyniki.
   *[no] **Ten serwer nie udostępnia swoich wyników.** Nikt inny ich nie widzi, a on nie widzi cudzych.
}
