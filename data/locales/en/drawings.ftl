# Words that stand in pictures: as few as can be

picture-hand-empty = No cards in hand
picture-beaten = Beaten!
picture-record = New record
picture-violations = { $count ->
    [one] number spoken
   *[other] numbers spoken
}
