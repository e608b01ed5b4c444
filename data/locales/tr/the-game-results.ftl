# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] 98 kartın hepsi oynandı
   *[other] { $count } kart kaldı
}
the-game-fewer-than-before = Geçen sefere göre { $count } kart az
the-game-more-than-before = Geçen sefere göre { $count } kart fazla
the-game-same-as-before = Geçen seferki kadar kart kaldı
the-game-scale = kalan kart (azı daha iyi)

counter-tricks = ↩ { $count } geri sıçrama

achievement-the-game-ten-tricks = On sıçrama
achievement-the-game-ten-tricks-how = Bir oyunda on geri sıçrama yapıldı.
achievement-the-game-comeback = Geri dönüş
achievement-the-game-comeback-how = Bir ara destelerde kalan kartlara yetecek yer yoktu, yine de kazanıldı.

# The award for the best rescue of a night
rescue-the-game = desteler neredeyse dolduktan sonra { $count ->
    [one] bir kart daha
   *[other] { $count } kart daha
}
