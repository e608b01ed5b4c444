# /help, and the rules without a table

command-help = Co to jest i jak zacząć, tylko dla ciebie
option-rules-game = Gra; bez podania ta, która jest na stole na tym kanale

button-help = Pomoc
button-help-nights = Wieczory gier
button-open-table = Otwórz stół
button-open-with-companions = 🤖 Zagraj z kompanami
button-game-with-companions = 🤖 { $game }

help-page =
    ## Cześć, tu Unspoken
    Rozdaję karty do gier, w które gracie razem, jako jedna drużyna, wprost na kanale. Haczyk: nie wolno mówić żadnych liczb. Swoje karty widzisz tylko ty.
help-game = { "" }**{ $game }**: od { $least } do { $most } osób.
help-start =
    ### Jak zacząć
    1. Wpisz `/game new` i wybierz grę.
    2. Inni klikają **Dołącz** albo dodajesz kompana 🤖. Potem ktoś z was klika **Start**.
    3. Przycisk **Moje karty** pokazuje, co masz na ręce.
help-start-direct =
    ### Jak zacząć
    1. Na kanale serwera, na którym jestem, wpisz `/game new` i wybierz grę.
    2. Inni klikają **Dołącz** albo dodajesz kompana 🤖. Potem ktoś z was klika **Start**.
    3. Przycisk **Moje karty** pokazuje, co masz na ręce.
help-commands =
    ### Pięć komend wystarczy
    `/game tutorial` pokazuje w trzy minuty, jak grać
    `/game new` otwiera stół
    `/game rules` wyjaśnia grę
    `/hand` pokazuje twoje karty
    `/game end` kończy partię przed czasem
    🌙 A na cały wieczór: `/night plan`
help-commands-direct =
    ### Pięć komend wystarczy
    `/game tutorial` pokazuje w trzy minuty, jak grać
    `/game new` otwiera stół
    `/game rules` wyjaśnia grę
    `/hand` pokazuje twoje karty
    `/game end` kończy partię przed czasem
    🌙 A na cały wieczór: `/night plan`
    -# Te komendy działają na serwerach. Samouczek i zasady są też tutaj: kliknij przycisk.
help-nights =
    ## 🌙 Wieczór gier
    1. `/night plan` pyta, kto przyjdzie, i przypomina o terminie. `/night start` zaczyna od razu.
    2. Wszyscy, którzy są na miejscu, klikają **Jestem**.
    3. `/night round` sadza was przy stołach, w każdej rundzie z innymi osobami. Stoły tej samej wielkości grają tymi samymi kartami.
    4. `/night end` kończy wieczór podsumowaniem.
help-nights-points =
    ### Jak liczą się punkty
    Każda osoba dostaje punkty swojego stołu, a punkty z rund się sumują.
    { "" }**Stoły z tymi samymi kartami** są porównywane: 100 × (stoły z gorszym wynikiem + połowa stołów z takim samym) ÷ wszystkie pozostałe stoły. Najlepszy dostaje 100, ostatni 0. Jeśli w tej rundzie inne rozdanie trafiło na więcej stołów, punkty są trochę bliższe 50.
    { "" }**Stół bez porównania** dostaje tyle punktów, ile procent drogi pokonał: w The Game to zagrane karty, w The Mind zaliczone poziomy. 49 z 98 kart daje 50 punktów.
help-which-game = ### W co gramy?
help-alone = -# 🤖 Nikogo innego nie ma? Przy tych stołach czeka już dwóch kompanów, których prowadzi program, więc można od razu zaczynać.
rules-other-game = Zasady gry…

# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Naucz się gry w trzy minuty, w pojedynkę, tylko dla ciebie
option-tutorial-game = Gra; bez podania zaczynasz od The Game

button-tutorial = Samouczek
button-tutorial-next = Dalej: { $game }

tutorial-title = ### { $game }, krok { $step } z { $steps }
tutorial-title-done = ### { $game }: umiesz już grać!
tutorial-partner = Niki
tutorial-partner-in-texts = 🤖 Niki
tutorial-hand =
    Twoje karty:
    { "" }**{ $cards }**
