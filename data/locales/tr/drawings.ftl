# Words that stand in pictures: as few as can be

picture-hand-empty = Elde kart yok
picture-beaten = Kazanıldı!
picture-record = Yeni rekor
picture-violations = { $count ->
    [one] sayı söylendi
   *[other] sayı söylendi
}
