# What every table says, whatever is played on it.

somebody = ktoś
free-seat = Wolne miejsce { $seat }

lobby-seats = **Przy stole ({ $count } z { $most })**
lobby-size = -# ⏱️ około { $minutes } min · 👥 { $exactly ->
    [yes] { $most ->
    [one] 1 osoba
    [few] { $most } osoby
    [many] { $most } osób
   *[other] { $most } osób
}
   *[no] od { $least } do { $most } osób
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] Wszystkie miejsca są zajęte. Każdy przy stole może kliknąć **Start**.
   *[free] Kliknij **Dołącz**, żeby zagrać. Każdy przy stole może kliknąć **Start**.
}
lobby-too-few = ⏳ { $missing ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $missing } osób.
    [many] Brakuje jeszcze { $missing } osób.
   *[other] Brakuje jeszcze { $missing } osób.
} Kliknij **Dołącz**, żeby zagrać.
lobby-too-many = ⏳ { $game } jest najwyżej dla { $most } osób. { $surplus ->
    [one] Jedna osoba musi wstać od stołu
    [few] { $surplus } osoby muszą wstać od stołu
    [many] { $surplus } osób musi wstać od stołu
   *[other] { $surplus } osób musi wstać od stołu
} albo wybierzcie inną grę.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: cisza od kilku minut. Każdy przy stole może zwolnić to miejsce.
lobby-late = -# ⏰ { $names }: po dwóch minutach wciąż brak znaku. Stół może zacząć bez czekania.
lobby-suggestion-harder = 🔥 **Trzy wygrane z rzędu!** Podkręcamy? → { $option }
lobby-suggestion-gentler = 🌱 **Trzy przegrane z rzędu.** Może łagodniej? → { $option }
menu-game = Gra
lobby-cancelled = Ten stół został zamknięty przed startem. `/game new` otwiera nowy.
lobby-expired = Przez pół godziny nic się tu nie działo, więc stół został zamknięty. `/game new` otwiera nowy.

button-join = Dołącz
button-leave = Wstań
button-not-me = Beze mnie
button-start = Start
button-cancel = Zamknij
button-put-off = Zwolnij miejsce: { $name }
button-take-suggestion = Próbujemy
button-hand = Moje karty
button-rules = Zasady
button-spectate = 👀 Oglądaj
button-spectate-stop = Przestań oglądać
button-spectate-again = 👀 Oglądaj dalej
button-back = Wróć
button-again = Jeszcze raz
button-take-seat = Zajmij wolne miejsce
button-go-on-without = Graj dalej bez niego
button-vote-end = Zakończ partię
button-vote = Głosuj za zakończeniem
button-keep-playing = Graj dalej
button-take-back-vote = Cofnij mój głos

hand-title = ### Twoje karty, { $name }
hand-rests = 💤 Twoje karty ucięły sobie drzemkę. Obudzi je przycisk **Moje karty**.
turn-nudge = { $mention }, twoja kolej.
idle-reminder = { $mention }, wasza partia czeka na ciebie. Po całym dniu bez ruchu zostanie odłożona.
typed-command-help = Żeby zagrać, kliknij **Moje karty**. Żeby użyć komendy, wpisz `/` i wybierz ją z listy, która się pojawi.

table-commitment = -# 🔒 Uczciwe rozdanie `{ $hash }`
table-abandoned = Partia została zakończona przed czasem, więc nie liczy się do żadnego rankingu.
table-set-aside-notice = 💤 Ta partia jest odłożona. `/game table` ją wznawia.
table-hold-end = -# Jeśli nikt tego nie zrobi, partia zakończy się { $date }.
table-abandoned-on-hold = Była odłożona od { $days } dni.
settings-hold = Odłożone partie kończą się po **{ $days }** dniach.
option-days-on-hold = Po ilu dniach odłożona partia się kończy
table-paused-notice = ⏸️ { $free ->
    [one] Jedno miejsce jest wolne, więc partia jest wstrzymana. Każdy może je przejąć, razem z kartami.
    [few] { $free } miejsca są wolne, więc partia jest wstrzymana. Każdy może przejąć jedno z nich, razem z kartami.
    [many] { $free } miejsc jest wolnych, więc partia jest wstrzymana. Każdy może przejąć jedno z nich, razem z kartami.
   *[other] { $free } miejsc jest wolnych, więc partia jest wstrzymana. Każdy może przejąć jedno z nich, razem z kartami.
}
table-joined = 🪑 { $names } { $count ->
    [one] dosiada
    [few] dosiadają
    [many] dosiadają
   *[other] dosiadają
} się do stołu.
table-left = 👋 { $name } już nie siedzi przy stole.
table-left-host = 👋 { $name } już nie siedzi przy stole. Teraz prowadzi go { $host }.
table-votes = 🗳️ Głosy za zakończeniem partii: { $votes } z { $needed }. Głos jest ważny przez pięć minut.
table-vacating-votes = 🗳️ Głosy za grą bez wolnego miejsca: { $votes } z { $needed }.

# Before a match is ended early
end-question = **Zakończyć tę partię dla wszystkich?**
end-question-vote = **Zagłosować za zakończeniem tej partii?**
end-stakes = Partia na tym się skończy i nie będzie się liczyć do żadnego rankingu.
end-votes = Głosy do tej pory: { $votes } z { $needed }. Głos jest ważny przez pięć minut. Nikt nie czeka na osoby, które milczą od pięciu minut.
end-last-vote = Brakuje już tylko twojego głosu.

# Short answers
reply-join = Siedzisz przy stole. Gdy partia się zacznie, zobaczysz tu swoje karty; `/hand` pokazuje je w każdej chwili.
reply-take-over = Miejsce jest twoje, razem z kartami.
reply-leave = Nie siedzisz już przy stole.
reply-leave-running = Nie siedzisz już przy stole. Twoje miejsce zachowuje swoje karty, a partia jest wstrzymana, dopóki ktoś go nie przejmie.
reply-start = Karty są rozdane.
reply-cancel = Stół jest zamknięty.
reply-end = Partia jest zakończona. Nie liczy się do żadnego rankingu.
reply-end-vote = Głos oddany: { $votes } z { $needed } za zakończeniem partii.
reply-end-keep = Partia trwa dalej.
reply-end-take-back = Twój głos jest cofnięty. Partia trwa dalej.
reply-go-on-without = Twój głos się liczy: { $votes } z { $needed } za grą bez wolnego miejsca.
reply-table = Stół jest znowu na dole kanału.
reply-table-late = Stół zaraz pojawi się na dole kanału; Discord każe mi chwilę zaczekać.
table-thread-closed = 🔒 Ten wątek jest zarchiwizowany lub zablokowany, a ja nie mogę go otworzyć. Ruchy się liczą, ale stół wygląda jak wcześniej, dopóki moderacja nie otworzy wątku.
table-too-late = ⌛ Za późno: kartę można przełożyć tylko przez { $seconds } sekund. Zostaje tam, gdzie leży.
reply-duplicate = To dotarło dwa razy, a liczy się raz.
reply-error = Przepraszam, coś poszło u mnie nie tak. Wasza partia jest bezpieczna. Numer zgłoszenia: { $report }
reply-person-not-here = Tej osoby nie ma na tym serwerze. Wybierz kogoś innego.
reply-button-unreadable = Ten przycisk jest już nieaktualny. `/game table` pokaże stół z nowymi.

# What a table refuses
table-no-table-here = Na tym kanale nie ma stołu. `/game new` otwiera nowy.
table-table-gone = Ta partia się skończyła. Nową zaczyna przycisk **Jeszcze raz** pod nią albo `/game new`.
table-lobby-expired = Ten stół został zamknięty. `/game new` otwiera nowy.
table-not-started = Partia jeszcze się nie zaczęła. Każdy przy stole może kliknąć **Start**.
table-already-running = Partia już trwa. Osoby przy stole mogą ją zakończyć przez `/game end`.
table-channel-taken = { $phase ->
    [lobby] Na tym kanale jest już otwarty stół. Dołącz do niego albo otwórz wątek na kolejny stół.
    [set-aside] Na tym kanale jest odłożona partia. `/game table` ją wznawia; osoby przy jej stole mogą ją zakończyć przez `/game end`.
   *[running] Na tym kanale trwa już partia. Poczekaj, aż się skończy, albo otwórz wątek na kolejny stół.
}
table-not-seated = Nie siedzisz przy tym stole. Jeśli jakieś miejsce jest wolne, dołączysz przez `/game join`.
table-spectator-seated = Grasz tutaj: przycisk **Moje karty** pokazuje, co masz na ręce.
table-too-many-spectators = { $most ->
    [one] Ogląda już 1 osoba
    [few] Oglądają już { $most } osoby
    [many] Ogląda już { $most } osób
   *[other] Ogląda już { $most } osób
} i więcej się nie zmieści. Stół na kanale widzisz i tak.
table-too-many-lobbies = Masz tu już { $most ->
    [one] 1 stół, przy którym
    [few] { $most } stoły, przy których
    [many] { $most } stołów, przy których
   *[other] { $most } stołów, przy których
} gra się jeszcze nie zaczęła. Najpierw kliknij przy którymś **Start** albo **Zamknij**.
table-already-seated = Siedzisz już przy tym stole.
table-table-full = Wszystkie miejsca są zajęte. Otwórz kolejny stół w wątku albo poczekaj, aż ktoś wstanie.
table-too-few = { $seated ->
    [one] Do tej gry potrzeba co najmniej { $least } osób, a na razie jesteś tu tylko ty. Zaproś kogoś.
    [few] Do tej gry potrzeba co najmniej { $least } osób, a na razie jest was { $seated }. Zaproście kogoś.
    [many] Do tej gry potrzeba co najmniej { $least } osób, a na razie jest was { $seated }. Zaproście kogoś.
   *[other] Do tej gry potrzeba co najmniej { $least } osób, a na razie jest was { $seated }. Zaproście kogoś.
}
table-not-allowed-to-end = Nie siedzisz przy tym stole. Partię mogą zakończyć osoby przy stole i moderacja z uprawnieniem „Zarządzanie wiadomościami” na tym kanale.
table-not-allowed-to-cancel = Ten stół prowadzi { $name }: zamknąć go może ta osoba albo moderacja z uprawnieniem „Zarządzanie wiadomościami” na tym kanale.{ $seated ->
    [yes] { "" } Po pięciu minutach ciszy może to zrobić każdy przy stole. Przycisk **Wstań** zwalnia twoje miejsce.
   *[no] { "" }
}
table-not-allowed-to-choose = Grę i opcje zmienia tutaj tylko { $name }. Powiedz, w co chcesz zagrać!
table-not-absent = { $name } daje znaki życia, a więc zachowuje miejsce.
table-cards-bound = Ten stół gra kartami z innej partii, więc gra i opcje zostają takie jak tam. `/game new` otwiera dowolny stół.
table-choice-outdated = W międzyczasie na stole jest już inna gra. Spójrz jeszcze raz i wtedy wybierz.
table-table-paused = { $free ->
    [one] Jedno miejsce jest wolne, więc partia jest wstrzymana. `/game join` pozwala je przejąć.
    [few] { $free } miejsca są wolne, więc partia jest wstrzymana. `/game join` pozwala przejąć jedno z nich.
    [many] { $free } miejsc jest wolnych, więc partia jest wstrzymana. `/game join` pozwala przejąć jedno z nich.
   *[other] { $free } miejsc jest wolnych, więc partia jest wstrzymana. `/game join` pozwala przejąć jedno z nich.
}
table-table-set-aside = Ta partia jest odłożona. `/game table` ją wznawia.
table-seat-needed = Ta partia potrzebuje wolnych miejsc. Ktoś musi je zająć.
table-seat-just-left = Dajcie komuś szansę zająć miejsce: za { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} możecie grać bez niego.
table-hand-stale = Gra przy stole poszła już dalej. Oto jak wygląda teraz.
table-counting-down = Jeszcze nie: trwa odliczanie ({ $count }). Żadna karta nie została zagrana.
database-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
database-outcome-unknown = Nie udało się sprawdzić, czy to dotarło. Spójrz za chwilę na stół.
database-not-readable = Nie mogę tego teraz odczytać. Spróbuj za chwilę.
table-permission-missing = { $permission ->
    [view-channel] Nie widzę tego kanału.
    [send-messages] Nie wolno mi pisać na tym kanale.
   *[send-messages-in-threads] Nie wolno mi pisać w tym wątku.
} Poproś o uprawnienie dla mnie kogoś, kto nim zarządza, i spróbuj jeszcze raz.
table-option-of-another-game = Opcja `{ $option }` należy do innej gry. Pomiń ją i spróbuj jeszcze raz.
table-command-outdated = To polecenie jest tu nieaktualne. Odśwież Discorda i spróbuj ponownie.
table-game-unknown = Nie znam gry o nazwie „{ $game }”. Wybierz jakąś z listy.
table-card-missing = Która karta? `/play` podpowiada ci twoje, gdy piszesz.
table-command-of-another-game = Ten stół gra w { $game }, a tam nie ma takiego ruchu. `/game rules` mówi, co jest.

rule-another-game = Ten stół gra w inną grę, a tam nie ma takiego ruchu. `/game rules` mówi, co jest.
rule-match-over = Ta partia się skończyła.
rule-nobody-can-act = Nikt nie może wykonać ruchu. To moja wina; zgłoś to, proszę.
rule-wrong-number-of-seats = Ta gra jest dla grupy od { $least } do { $most } osób, nie dla { $seats }.

rules-credit = -# Opowiedziane krótko, naszymi słowami. Gra należy do autora i wydawcy; kup oryginał, warto.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Stoły: otwieranie, dołączanie, start, podgląd, koniec
command-game-new = Otwórz stół na tym kanale
command-game-join = Usiądź przy stole na tym kanale albo przejmij wolne miejsce
command-game-leave = Wstań od stołu; w trwającej partii twoje miejsce zachowa swoje karty
command-game-start = Rozdaj karty wszystkim przy stole
command-game-cancel = Zamknij stół, przy którym gra się jeszcze nie zaczęła
command-game-table = Przenieś stół z powrotem na dół kanału
command-game-watch = Oglądaj partię na tym kanale z 15-sekundowym opóźnieniem; widzisz to tylko ty
command-game-end = Zakończ partię albo zagłosuj za jej zakończeniem
command-game-rules = Zasady gry, tylko dla ciebie
command-hand = Twoje karty, tylko dla ciebie
command-play = Zagraj kartę

option-game = Która gra
option-card = Karta z twojej ręki
option-pile = Stos, jeśli gra ma ich kilka

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Opcje
button-companion-seat = 🤖 Oddaj kompanowi
button-take-companion-seat = Zajmij miejsce kompana
lobby-companions-here = -# 🤖 { $count ->
    [one] Tego kompana prowadzi program. Gdy stół się zapełni, kompan ustąpi miejsca.
    [few] Tych kompanów prowadzi program. Gdy stół się zapełni, kompani ustąpią miejsca.
    [many] Tych kompanów prowadzi program. Gdy stół się zapełni, kompani ustąpią miejsca.
   *[other] Tych kompanów prowadzi program. Gdy stół się zapełni, kompani ustąpią miejsca.
} Wynik trafia do osobnego rankingu.
table-companions-warming-up = -# 🤖 Jeszcze rozgrzewka: pierwsze ruchy będą proste.
menu-companion-style = Jak grają kompani
menu-companion-style-value = { $value ->
    [steady] 🤖 Kompani liczą równo
    [human] 🤖 Kompani liczą jak ludzie, czasem trochę nierówno
    [dreamy] 🤖 Kompani liczą z głową w chmurach
    [calm] 🤖 Kompani grają bez pośpiechu
    [normal] 🤖 Kompani grają w zwykłym tempie
   *[quick] 🤖 Kompani grają szybko
}
companion-style = { $value ->
    [steady] kompani liczą równo
    [human] kompani liczą jak ludzie
    [dreamy] kompani liczą z głową w chmurach
    [calm] kompani grają bez pośpiechu
    [normal] kompani grają w zwykłym tempie
   *[quick] kompani grają szybko
}
lobby-no-companions = -# 🤖 W tę grę kompani jeszcze nie potrafią grać: { $game }. Tu grają sami ludzie.
table-no-companions = W tę grę kompani nie potrafią grać: { $game }. Usuń ich albo wybierz inną grę.
table-companions-unfit = Tak kompani nie mogą grać w { $game }. Usuń ich albo wybierz inne opcje.
option-companions = Ilu kompanów gra z wami: ich miejsca zajmuje program

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **Udało się!**
    [excellent] 🌟 **Co za partia!**
    [close] 😮 **Było tak blisko!**
    [quick] 💥 **Auć. Szybko poszło.**
   *[other] 🏁 **Na ten raz to koniec.**
}
end-abandoned = To by było na tyle, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }: koniec partii. [Oto wynik]({ $link })
end-unplayed = { $game }: koniec jeszcze przed pierwszą kartą. `/game new` otwiera nowy stół.
end-hands = **Zostało na rękach:**
end-hands-closed = -# 🔒 Inni mogą jeszcze grać tymi kartami, więc tutaj ręce zostają zakryte. **Powtórka** odkryje je tylko dla ciebie.

lobby-invited = 📣 { $mentions }, { $name } chce zagrać jeszcze raz. { $count ->
    [one] Wchodzisz? Kliknij **Dołącz**.
    [few] Kto wchodzi? Kliknijcie **Dołącz**.
    [many] Kto wchodzi? Kliknijcie **Dołącz**.
   *[other] Kto wchodzi? Kliknijcie **Dołącz**.
}
lobby-once-more = 🔁 **Jeszcze raz!** Karty zostaną rozdane { $when }. Kto nie chce, naciska **Beze mnie**.

# Watching a match without playing in it

spectate-delay = -# 👀 Oglądasz z opóźnieniem { $seconds } s.
spectate-wait = 👀 Za chwilę zobaczysz stół, z opóźnieniem { $seconds } s.
spectate-paused = 👀 Przy stole gra toczy się dalej, ale mogę ją pokazywać tylko po 15 minut. Oglądasz dalej?
reply-spectate-stop = 👀 To tyle. Przycisk **Oglądaj** przy stole włączy podgląd z powrotem.

# Words that stand in pictures: as few as can be

picture-hand-empty = Brak kart na ręce
picture-beaten = Wygrana!
picture-record = Nowy rekord
picture-violations = { $count ->
    [one] liczba na głos
    [few] liczby na głos
    [many] liczb na głos
   *[other] liczb na głos
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Jest tu dla ciebie plik, ale nie masz na tym kanale uprawnienia „Załączanie plików”, więc Discord nie pozwala mi go dać. Zapytaj moderację albo spróbuj na innym kanale.

# Calls to the next table
button-call-me = 🔔 Zawołaj mnie do następnego stołu
button-call-always = Aż to cofnę
button-call-off = Nie wołaj mnie więcej
call-tonight = 🔔 Gdy na tym serwerze otworzy się stół, zawołam cię tam, do { $until } i najwyżej co dziesięć minut.
call-always = 🔔 Gdy tylko na tym serwerze otworzy się stół, zawołam cię tam, najwyżej co dziesięć minut, aż to cofniesz.
call-off = Dobrze, nie wołam cię już do stołów.
call-lobby = 🔔 { $mentions }: tutaj otworzył się stół gry **{ $game }**.
