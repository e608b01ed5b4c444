# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] hiç seviye geçilmedi
   *[other] { $passed } seviye geçildi
}{ $blind ->
    [0] {""}
   *[other] {""}, artı { $blind } kör
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = Geçen sefere göre { $count } seviye ileride
the-mind-short-of-before = Geçen sefere göre { $count } seviye geride
the-mind-same-level-more-lives = Geçen seferki seviye, { $count } can fazla
the-mind-same-level-fewer-lives = Geçen seferki seviye, { $count } can eksik
the-mind-same-level-more-stars = Geçen seferki seviye, { $count } yıldız fazla
the-mind-same-level-fewer-stars = Geçen seferki seviye, { $count } yıldız eksik
the-mind-same-as-before = Tam geçen seferki kadar
the-mind-scale = geçilen seviye (çoğu daha iyi)

counter-mistakes = 💥 { $count } kart çok erken oynandı
counter-lives = 💔 Birlikte { $count } can kaybedildi
counter-stars = ⭐ Birlikte { $count } yıldız kullanıldı

achievement-the-mind-blind-level-3 = Kör seviye 3
achievement-the-mind-blind-level-3-how = Deste kapalıyken üçüncü seviyeye ulaşıldı.
achievement-the-mind-comeback = Geri dönüş
achievement-the-mind-comeback-how = Bir ara son can kalmıştı, yine de tüm seviyeler geçildi.
the-mind-progress = seviye { $level }/{ $last }{ $blind ->
    [yes] {""}, kör
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = son canla { $count ->
    [one] bir seviye
   *[other] { $count } seviye
}
