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

tutorial-the-game-lay = Zagraj { $card } na stos { $pile }
tutorial-the-game-begin = Ty i Niki znacie już swoje karty, po siedem na ręce, i macie ustalone, że zaczynasz ty.
tutorial-the-game-rise = Stos { $pile } rośnie od { $top }, a { $card } zostawia tylko mały odstęp: zagraj ją.
tutorial-the-game-fall = Stos { $pile } maleje od { $top }, więc tam pasuje twoja karta { $card }.
tutorial-the-game-end = Dwie karty wystarczą na turę: zakończ ją, a dobierzesz dwie nowe.
tutorial-the-game-signal = Niki nie ma wyboru i na stosie { $pile } idzie aż do { $top }, ale ty właśnie dobierasz { $card }, dokładnie o 10 mniej: daj to znać sygnałem, bo liczb nigdy się nie mówi.
tutorial-the-game-trick = Niki widzi twój sygnał i zostawia ci stos { $pile }. Teraz zagraj { $card }, dokładnie o 10 mniej: skok wstecz!
tutorial-the-game-again = Skok oddał wam dziesięć miejsc, więc na { $top } znowu pasuje { $card }.
tutorial-the-game-finish = To była twoja druga karta, więc zakończ turę.
tutorial-the-game-done = I tak dalej, tura za turą, aż wszystkie 98 kart znajdzie się na stosach albo ktoś nie będzie mógł zagrać dość kart.

tutorial-the-mind-pause = Czekaj…
tutorial-the-mind-ready = Tu nie ma kolejności i nie pada ani słowo: ty i Niki macie po trzy karty, więc weź oddech i połóż dłoń na stole.
tutorial-the-mind-play = Najpierw idzie najniższa karta ze wszystkich, a { $card } jest nisko: zagraj ją teraz.
tutorial-the-mind-wait = Twoja następna karta to { $card }, do niej jeszcze daleko, więc niech minie trochę czasu.
tutorial-the-mind-risk = Niki zagrywa { $top }, a teraz czujesz, że to ten moment: zagraj { $card }.
tutorial-the-mind-mistake = Za wcześnie: Niki ma jeszcze { $card }, więc ta niższa karta idzie na bok, jedno życie przepada i znowu kładziecie dłonie na stole.
tutorial-the-mind-star = Od { $top } do twojej karty { $card } jest daleko, a Niki może mieć kartę bliską twojej: zaproponuj gwiazdkę, a Niki się zgodzi.
tutorial-the-mind-done = Gwiazdka zabrała najniższą kartę z każdej ręki, 69 i 71, i to zakończyło poziom. Poziom 3 daje życie, a poziom 4 jest już rozdany.
