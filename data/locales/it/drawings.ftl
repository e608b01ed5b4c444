# Words that stand in pictures: as few as can be

picture-hand-empty = Nessuna carta in mano
picture-beaten = Vittoria!
picture-record = Nuovo record
picture-violations = { $count ->
    [one] numero detto
   *[other] numeri detti
}
