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
