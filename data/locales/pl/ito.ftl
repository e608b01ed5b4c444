# ito

game-ito = ito
pitch-ito = Powiedz swoją liczbę, nie mówiąc jej: czymś z tematu. A potem ułóżcie karty po kolei.
menu-mode = Sposób gry
menu-mode-value = { $value ->
    [row] Rzędy: po jednej zakrytej karcie
    [row-of-two] Rzędy: po dwie zakryte karty
   *[stages] Trzy etapy i trzy życia
}
option-mode = ito: trzy etapy z życiami albo rzędy
option-mode-stages = trzy etapy i trzy życia
option-mode-row = rzędy po jednej karcie
option-mode-row-of-two = rzędy po dwie karty
ito-mode = { $value ->
    [row] rzędy po jednej karcie
    [row-of-two] rzędy po dwie karty
   *[stages] trzy etapy
}

ito-stage = Etap { $stage } z { $last }
ito-lives = { $count ->
    [one] 1 życie
    [few] { $count } życia
    [many] { $count } żyć
   *[other] { $count } życia
}
ito-row = Rząd { $row }
ito-won = wygrane: { $count }
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 Stół gra własny temat.
ito-yardstick = 📏 Miarka: { $card } { $line }

ito-choose = 🧵 **Który temat?**
ito-choose-own = 🧵 **Który temat?** Pisze go host.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Głosujcie. Temat zapada, gdy zagłosują wszyscy albo po minucie ciszy.
ito-describing = ✏️ **Napisz coś do każdej swojej karty:** rzecz z tematu, która stoi tak wysoko jak twoja liczba. Nigdy samej liczby!
ito-written = ✅ **Twoje słowa leżą już na stole.** Czekamy na: **{ $names }**.
ito-playing = ▶️ **Rozmawiajcie, a potem grajcie:** teraz kolej na najniższą kartę ze wszystkich.
ito-mistake-shown = ✋ Spójrzcie na ten błąd… { $count }
ito-laying = ✏️ **Napisz coś i połóż kartę w rzędzie**, zakrytą, tam gdzie twoim zdaniem pasuje.
ito-laying-written = 🃏 **Połóż kartę w rzędzie**, zakrytą, tam gdzie twoim zdaniem pasuje.
ito-laid = ✅ **Twoja karta leży w rzędzie.** Możesz ją jeszcze przesunąć. Czekamy na: **{ $names }**.
ito-agreeing = 💬 **Naradźcie się, przesuwajcie własne karty i zgódźcie się.**
ito-still-waiting = Czekamy na: **{ $names }**.
ito-agreeing-yourself = 🤝 **Zgadzasz się na ten rząd.** Czekamy na: **{ $names }**.
ito-spoiled = 🗣️ Padła liczba, więc tego rzędu nie da się już wygrać.
ito-over = Partia się skończyła.
ito-out-of-round = Twoje karty leżą na boku. Grasz znów od następnej rundy.

ito-in-row = **Rząd, od najniższej:**
ito-pile = Zagrane: { $cards }
ito-asked = 🙏 Prośba o przesunięcie: { $moves }
ito-agreed = 🤝 Zgoda: { $names }
ito-more = { $count ->
    [one] i jeszcze 1 karta
    [few] i jeszcze { $count } karty
    [many] i jeszcze { $count } kart
   *[other] i jeszcze { $count } karty
}
ito-mistake = 💥 **Za wcześnie ({ $name }):** { $card }. Niższe, jeszcze na ręce: { $lower }. { $hearts }
ito-last-stage = Etap { $stage }: { $cards }
ito-passed-over = Pominięte: { $cards }
ito-last-row = **Rząd { $row }:** { $run } z { $cards } po kolei
ito-first-wrong = 💥 Pierwsze potknięcie: { $first } przed { $second }.
ito-said = { $card } „{ $line }”
ito-revealing = 👀 **Odkrywamy rząd { $row }…**
ito-hand-revealing = 👀 Rząd jest odkrywany. Patrz na stół!
ito-your-cards = Twoje karty: { $cards }
ito-hand-empty = Nie masz już kart w tym etapie.

button-ito-vote = Temat { $letter }
button-ito-others = 🎲 Dwa inne
button-ito-own-theme = ✍️ Własny temat
button-ito-write = ✏️ Napisz
button-ito-write-again = ✏️ Napisz jeszcze raz
button-ito-without = Dalej bez pisania
button-ito-yardstick = 📏 Opisz miarkę
button-ito-lay = Połóż { $card }
button-ito-left = ◀ { $card } niżej
button-ito-right = { $card } wyżej ▶
button-ito-agree = 🤝 Zgoda
button-ito-take-back = Jednak nie
button-ito-turn-over = 👀 Odkryj
button-ito-go-on = ⏭️ Dalej bez czekania
menu-ito-lay = Połóż { $card }…
menu-ito-move = Przesuń { $card }…
menu-ito-place = { $side ->
    [low] na samym dole, przed { $high }
    [high] na samej górze, za { $low }
   *[between] między { $low } a { $high }
}
menu-ito-ask = Poproś kompana, by przesunął kartę…
menu-ito-ask-value = { $way ->
    [higher] { $name }: wyżej ▶
   *[lower] ◀ { $name }: niżej
}
choice-ito-card = { $card }, z twojej ręki

ito-form-lines = Twoje opisy
ito-form-card = Do twojej karty { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Do miarki { $card }
ito-form-own-theme = Własny temat
ito-form-low = Co stoi przy 1?
ito-form-high = Co stoi przy 100?

ito-line-unfit = Nie było tam nic do przeczytania. Napisz coś z tematu.
ito-line-too-long = To za długie na ten stół: najwyżej { $most } znaków, a takie jak `*` czy `_` liczą się podwójnie.
ito-link-refused = Bez linków przy stole, proszę. Napisz coś z tematu.
ito-height-stated = „{ $words }” zdradza, jak wysoka jest twoja karta, a to mają odkryć inni. Napisz raczej coś z tematu.
ito-host-only = To robi host: { $name }.
ito-moderators-only = Opisy usuwa tylko host, { $name }, i osoby z uprawnieniem „Zarządzanie wiadomościami”.
ito-nothing-to-remove = Nikt tu jeszcze nic nie napisał.
ito-remove-which = Który opis usunąć? Jest tylko przy tym stole, a potem nie będzie go nigdzie.
menu-ito-remove = Wybierz opis …
command-ito = Napisz zdanie, zagłosuj, zgódź się: wszystko, co robią przyciski twojej ręki
option-ito = Jeden z przycisków twojej ręki
ito-no-such-choice = Teraz się nie da. Wybierz coś z listy.
menu-remove-line = Usuń opis
reply-ito-removed = Usunięto.
ito-too-soon = Daj im jeszcze chwilę: za { $seconds } s można grać dalej bez czekania.

rule-no-theme-yet = Najpierw stół wybiera temat.
rule-theme-is-chosen = Temat jest już wybrany.
rule-theme-not-offered = Tego tematu nie ma już do wyboru. Spójrz na stół.
rule-already-voted = Twój głos już jest na ten temat.
rule-no-other-themes = Innych tematów nie ma. Wybierzcie jeden z tych albo napiszcie własny.
rule-others-asked-often = Inne tematy były już proszone tyle razy: { $most }. Wybierzcie jeden z tych albo napiszcie własny.
rule-stages-only = To jest tylko w etapach, nie w rzędach.
rule-rows-only = W etapach nie ma rzędu: zagraj swoją najniższą kartę.
rule-out-of-this-round = Twoje karty leżą na boku. Grasz znów od następnej rundy.
rule-not-your-card = Nie masz tej karty albo już jej nie masz.
rule-no-yardstick = Miarka jest tylko w ostatnim etapie.
rule-lines-are-done = U ciebie już gotowe. Teraz pozostali.
rule-play-has-begun = Wszyscy są gotowi i karty są już grane.
rule-lines-missing = Jeszcze nie: najpierw wszyscy piszą. Czekamy na: { $names }.
rule-stage-hand-empty = Nie masz już kart w tym etapie. Pozostali go dokończą.
rule-no-such-place = Rząd tymczasem się zmienił. Wybierz miejsce jeszcze raz.
rule-already-there = Karta już tam leży.
rule-row-incomplete = Jeszcze nie: wszystkie karty muszą leżeć w rzędzie. Czekamy na: { $names }.
rule-row-has-changed = Karta została przesunięta. Spójrz jeszcze raz i dopiero wtedy się zgódź.
rule-already-asked = Już o to prosisz.
rule-not-agreed = Nie ma jeszcze twojej zgody na ten rząd.
rule-never-all-agreed = Jeszcze nie: każdy musi się raz zgodzić. Czekamy na: { $names }.
rule-not-done-yourself = Pozostali czekają na ciebie.
rule-too-few-are-done = Jeszcze nie: większość stołu nie skończyła.
rule-already-going-on = To już wiadomo. Teraz inni, którzy skończyli.
rule-nobody-is-waited-for = Na nikogo nie czekamy.
rule-too-few-would-remain = Co najmniej dwie osoby muszą grać dalej.
rule-already-aside = Te karty leżą już na boku.
rule-never-left = To miejsce i tak dostaje karty.
rule-already-spoiled = W tym rzędzie padła już liczba.

ito-game-beaten = 🏆 **Wszystkie trzy etapy za wami!** Zostało: { $lives ->
    [one] 1 życie.
    [few] { $lives } życia.
    [many] { $lives } żyć.
   *[other] { $lives } życia.
}
ito-game-lost = **Etap { $stage } zabrał wam ostatnie życie.** Karty po kolei: { $in_order }.
ito-rows-beaten = 🏆 **Dziesięć rzędów jeden za drugim!** Nie ma już czego odkrywać.
ito-row-not-rising = **{ $run } z { $cards } po kolei.** Wygrane rzędy: { $passed }.
ito-row-spoiled = **Rząd się zgadzał, ale padła liczba.** Wygrane rzędy: { $passed }.
ito-stages-in-short = etapy: { $passed }, ❤️ { $lives }
ito-rows-in-short = wygrane rzędy: { $passed }, { $run } z { $cards } po kolei
ito-compared = { $way ->
    [more] o { $count } więcej niż ostatnio
   *[fewer] o { $count } mniej niż ostatnio
}
ito-same-as-before = tyle samo co ostatnio
ito-scale = etapy lub rzędy (więcej znaczy lepiej)
ito-moment-stage = 🎉 **Etap { $number } za wami!**
ito-moment-row = 🎉 **Rząd { $number } wygrany!**
counter-rows = 🧵 { $count ->
    [one] 1 wspólnie wygrany rząd
    [few] { $count } wspólnie wygrane rzędy
    [many] { $count } wspólnie wygranych rzędów
   *[other] { $count } wspólnie wygranego rzędu
}
rescue-ito = { $count ->
    [one] etap z ostatnim życiem
    [few] { $count } etapy z ostatnim życiem
    [many] { $count } etapów z ostatnim życiem
   *[other] { $count } etapu z ostatnim życiem
}

achievement-ito-close-neighbours = O włos
achievement-ito-close-neighbours-how = Wygrany rząd, w którym karty dwóch osób różniły się tylko o jeden.
achievement-ito-two-each = Po dwie
achievement-ito-two-each-how = Wygrany rząd po dwie karty na osobę.
achievement-ito-row-of-ten = Cała dziesiątka
achievement-ito-row-of-ten-how = Rząd wygrany w dziesięć osób.
achievement-ito-five-rows = Pięć z rzędu
achievement-ito-five-rows-how = Pięć rzędów wygranych jeden po drugim.
achievement-ito-ten-rows = Dziesięć z rzędu
achievement-ito-ten-rows-how = Dziesięć rzędów wygranych jeden po drugim. Więcej już nie ma.
achievement-ito-all-lives = Komplet żyć
achievement-ito-all-lives-how = Wszystkie trzy etapy bez straty choćby jednego życia.
achievement-ito-comeback = Powrót z dalekiej podróży
achievement-ito-comeback-how = Wszystkie trzy etapy zaliczone, choć w pewnej chwili zostało ostatnie życie.

event-ito-theme-voted = 🗳️ { $name } głosuje na temat
event-ito-others-offered = 🎲 Do wyboru dwa inne tematy
event-ito-theme-chosen = 🧵 Temat wybrany
event-ito-own-theme-set = 🧵 { $name } pisze temat
event-ito-lines-written = ✏️ { $name } pisze
event-ito-yardstick-described = 📏 { $name } opisuje miarkę
event-ito-seat-ready = ✋ Gotowe: { $name }
event-ito-going-on-wanted = ⏭️ { $name } chce grać dalej
event-ito-seats-passed-over = ⏭️ Stół gra dalej
event-ito-play-began = ▶️ Zaczyna się etap { $number }
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 { $name }: { $card } za wcześnie; niższe karty na rękach: { $count }
event-ito-life-gained = ❤️ Wraca życie: teraz { $lives }
event-ito-stage-passed = ✅ Etap { $number } za wami
event-ito-card-laid = 🂠 { $name } kładzie kartę
event-ito-card-moved = ↔️ { $name } przesuwa kartę
event-ito-move-asked = 🙏 { $name } prosi o inne miejsce dla karty
event-ito-row-agreed = 🤝 { $name } się zgadza
event-ito-agreement-taken-back = ✋ { $name } jednak się nie zgadza
event-ito-row-turned-over = 👀 Odkryty, { $run } z { $count } po kolei: { $cards }
event-ito-round-dealt = 🂠 Runda { $number } rozdana
event-ito-spoken-number-counted = 🗣️ Padła liczba: { $name }
event-ito-seat-put-aside = 🂠 Karty na boku: { $name }
event-ito-seat-rejoined = 👋 { $name } gra znów od następnej rundy
event-ito-game-beaten = 🏆 Wszystko się udało!
event-ito-game-lost = 🏁 Koniec
turning-ito-row = 👀 rząd { $row }: { $run } z { $count } po kolei

# /settings table
subject-everyday = codzienność
subject-food = jedzenie
subject-animals = zwierzęta
subject-feelings = uczucia
subject-nonsense = absurdy
subject-friends = dla przyjaciół
subject-families = dla rodzin
option-theme-subject = ito: dziedzina, z której nie ma być tematów, albo znowu mają być
option-own-themes = ito: czy stoły mogą pisać własne tematy
settings-themes = { $count ->
    [0] ito proponuje tematy ze wszystkich dziedzin.
   *[other] ito nie proponuje tematów z tych dziedzin: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] Stoły mogą pisać **własne**.
   *[no] Stoły **nie mogą** pisać własnych.
}
ito-own-themes-off = Na tym serwerze stoły grają proponowane tematy, nie własne.
ito-companions-know-offered = Gdy przy stole są kompani, wybierz jeden z proponowanych tematów: na te znają dobre odpowiedzi.
lobby-companions-unfit-ito = -# 🤖 W etapach kompani musieliby zgadywać, ile warte są twoje słowa. W rzędach chętnie zagrają: wybierz je w **Opcjach**.

# Zasady ito dla grających pierwszy raz

rules-ito =
    { "" }**Razem ułóżcie karty po kolei, od niskich do wysokich, i niech nikt nie mówi liczby.** Od dwóch do dziesięciu osób gra jako jedna drużyna kartami od 1 do 100.

    { "" }**Temat** ma dwa końce, na przykład „Jak groźne jest to zwierzę?”: 1 niegroźne, 100 śmiertelne. Zagłosujcie na jeden z dwóch albo napiszcie własny.

    { "" }**Twój opis:** do każdej swojej karty napisz rzecz z tematu, która stoi tak wysoko jak twoja liczba. Potem rozmawiajcie: kto ma niższą? Opis możesz zmieniać do woli. Samej liczby nikt nie mówi.

    { "" }**Trzy etapy:** każdy ma jedną kartę, potem dwie, potem trzy. Nie ma kolejek: jeśli myślisz, że masz najniższą ze wszystkich, zagraj ją. Jeśli inni mieli niższe, odkłada się je na bok, a każda kosztuje jedno z trzech żyć. Ukończony etap oddaje życie (nie we dwoje). W etapie 3 jedna odkryta karta jest miarką.

    { "" }**Rzędy:** każdy ma jedną kartę albo dwie i kładzie je zakryte w rzędzie tam, gdzie chyba pasują. Przesuwajcie własne karty, aż wszyscy się zgodzą. Wtedy rząd się odkrywa. Jeśli wszystko rośnie, rząd jest wygrany i zaczyna się następny, do dziesięciu.

    { "" }**Wygrana:** etap 3 za wami albo dziesięć rzędów. **Przegrana:** przepadło ostatnie życie albo rząd nie jest po kolei.

    -# ito to gra, której autorem jest 326 (Mitsuru Nakamura), wydana przez Arclight. Jej nazwa i tematy należą do wydawcy; tematy tutaj są nasze własne.

ito-rules-picture = Dwie karty, 21 i 74, między dwoma końcami tematu. Obok każdej stoi rzecz z tematu.

# /game tutorial: ito

tutorial-ito-theme = Tu nikt nie może powiedzieć liczby: zamiast niej mówi się o jakiejś rzeczy. W każdej rundzie stół głosuje na temat z dwoma końcami, a ten jest nasz.
tutorial-ito-write = Masz { $low } i { $high }. Do każdej napisz rzecz z tematu, która stoi tak wysoko jak twoja liczba.
tutorial-ito-lay = Twoje słowa leżą na stole, te od Niki też. { $card } to mało: połóż ją zakrytą na początku rzędu.
tutorial-ito-between = Niki kładzie dwie karty za twoją. Przeczytaj, co przy nich stoi, i połóż { $card }, powiedzmy, między nimi.
tutorial-ito-move = Przeczytaj jeszcze raz swoje słowa i te przy ostatniej karcie: twoje stoją wyżej, więc przesuń kartę.
tutorial-ito-agree = Przy prawdziwym stole teraz się naradzacie. Gdy wszyscy się zgodzą, rząd zostaje odkryty.
tutorial-ito-done = Wszystkie karty rosną, więc rząd jest wygrany, a następny przynosi nowy temat. W trzech etapach gracie za to karty pojedynczo, od najniższej, a błędy kosztują życia.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] zaliczony etap
    [few] zaliczone etapy
   *[many] zaliczonych etapów
}
picture-ito-rows = { $count ->
    [one] wygrany rząd
    [few] wygrane rzędy
   *[many] wygranych rzędów
}
picture-ito-beaten = Wszystko zaliczone!
picture-ito-rows-beaten = Dziesięć rzędów!
