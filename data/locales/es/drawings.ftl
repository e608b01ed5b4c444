# Words that stand in pictures: as few as can be

picture-hand-empty = Sin cartas en la mano
picture-beaten = ¡Victoria!
picture-record = Nuevo récord
picture-violations = { $count ->
    [one] número dicho
   *[other] números dichos
}
