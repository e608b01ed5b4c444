# Wörter in Bildern: so wenige wie möglich

picture-hand-empty = Keine Karten auf der Hand
picture-beaten = Besiegt!
picture-record = Neuer Rekord
picture-violations = { $count ->
    [one] Zahl gesagt
   *[other] Zahlen gesagt
}
