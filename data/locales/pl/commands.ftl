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
