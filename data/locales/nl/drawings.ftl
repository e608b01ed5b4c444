# Words that stand in pictures: as few as can be

picture-hand-empty = Geen kaarten in de hand
picture-beaten = Verslagen!
picture-record = Nieuw record
picture-violations = { $count ->
    [one] getal genoemd
   *[other] getallen genoemd
}
