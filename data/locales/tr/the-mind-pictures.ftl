# Words that stand in the pictures of The Mind

picture-level = Seviye
picture-blind-level = Kör seviye
picture-levels-passed = { $count ->
    [one] seviye geçildi
   *[other] seviye geçildi
}
picture-all-passed = Tüm seviyeler geçildi!
picture-mistakes = { $count ->
    [one] hata
   *[other] hata
}
picture-lives = { $count ->
    [one] can kaldı
   *[other] can kaldı
}
picture-stars-used = { $count ->
    [one] yıldız kullanıldı
   *[other] yıldız kullanıldı
}
picture-aside = kenarda
picture-open-for-star = yıldız için
picture-choosing = Körleme devam mı?
