# Words that stand in pictures: as few as can be

picture-hand-empty = Aucune carte en main
picture-beaten = Gagné !
picture-record = Nouveau record
picture-violations = { $count ->
    [one] nombre dit
   *[other] nombres dits
}
