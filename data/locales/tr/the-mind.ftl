# The Mind

game-the-mind = The Mind
pitch-the-mind = Kartlarınızı küçükten büyüğe, tek söz etmeden oynayın: doğru anı hissedin.
lobby-picture-the-mind = 4'ten 97'ye küçükten büyüğe kartlar, üç can ve bir yıldız.
menu-blind-mistakes = Kör seviyeler
menu-blind-mistakes-value = { $value ->
    [each] Kör seviyeler: her hata bir can
   *[level] Kör seviyeler: en çok bir can
}
menu-start-level = İlk seviye
menu-start-level-value = { $value ->
    [1] En baştan başla
   *[other] { $value }. seviyeden başla
}
the-mind-start-level = başlangıç seviyesi { $level }
the-mind-blind-each = kör: her hata bir can götürür

the-mind-level = Seviye { $level }/{ $last }
the-mind-blind-level = 🙈 Kör seviye { $level }/{ $last }
the-mind-lives = { $count } can
the-mind-stars = { $count } yıldız
the-mind-pile-empty = Deste boş.
the-mind-pile = Deste: { $cards } ({ $count } kart, sonuncusunu oynayan { $name })
the-mind-last-pile = Biten { $level }. seviyenin destesi: { $cards }
the-mind-last-blind-pile = Biten { $level }. kör seviyenin destesi: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **{ $name } { $card } kartını çok erken oynadı.** { $count ->
    [one] { $lower } hâlâ daha düşük bir kart tutuyordu; o kart kapalı olarak kenara ayrılıyor.
   *[other] Hâlâ daha düşük kart tutanlar: { $lower }. Bu kartlar kapalı olarak kenara ayrılıyor.
} { $lives ->
    [0] Bu, son canınıza mal oldu.
    [one] Bu bir cana mal oldu; 1 can kaldı.
   *[other] Bu bir cana mal oldu; { $lives } can kaldı.
}
the-mind-breathe = Derin bir nefes; seviye devam ediyor.

the-mind-concentrate-all = ✋ **Odaklanın.** Elini masaya koymak için **Hazırım** düğmesine bas. Herkes hazır olunca geri sayım başlar ve oynarsınız.
the-mind-concentrate = ✋ **Odaklanın.** Hazır olanlar: { $ready }. Beklenenler: **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Eller çekilsin, henüz kart yok.
the-mind-play = ▶️ **Oynayın!** Doğru anı hissedince en düşük kartını oyna. Tek söz yok!
the-mind-play-empty = 🤫 **Tek söz yok!** Diğerleri oynamaya devam ediyor.
the-mind-play-blind = ▶️ **Körleme oynayın!** Kartlar kapalı konur; deste seviyenin sonunda çevrilir. Tek söz yok!
the-mind-star-proposed = ⭐ **{ $name } yıldız öneriyor:** herkes en düşük kartını açık olarak atar. Beklenenler: **{ $missing }**.
the-mind-choosing = 🏆 **{ $level } seviyenin hepsi geçildi. Kazandınız!** Kalan can ve yıldızlarla körleme devam mı, yoksa burada bırakmak mı?
the-mind-blind-proposed = 🙈 { $count ->
    [one] Körleme devam etmek isteyen:
   *[other] Körleme devam etmek isteyenler:
} **{ $names }**. Kabul etmesi gerekenler: **{ $missing }**. Burada bırakmak isteyen biri çıkarsa oyun biter.
the-mind-finish-proposed = 🏁 { $count ->
    [one] Burada bırakmak isteyen:
   *[other] Burada bırakmak isteyenler:
} **{ $names }**. Körleme devam etmek isteyen çıkmazsa oyun bir dakika içinde biter.
the-mind-over = Oyun bitti.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = Bu seviyede kapalı olarak kenara ayrılan: { $count }
the-mind-discarded = Yıldızlar için atılanlar: { $cards }
the-mind-your-cards = Kartların: { $cards }
the-mind-own-aside = Kenara ayrılan kartların, yalnızca sen biliyorsun: { $cards }
the-mind-hand-empty = Bu seviyede kartın kalmadı.
the-mind-sure-finish = ⚠️ Körleme devam etmek isteyen çıkmazsa oyun, geçtiğiniz seviyelerle bir dakika içinde biter. Emin misin?
the-mind-sure-refuse = ⚠️ Bu, oyunu masadaki herkes için geçtiğiniz seviyelerle bitirir. Emin misin?

the-mind-game-beaten = 🏆 **Tüm seviyeler geçildi, hepsi bir kez de körleme. Artık tek bir zihinsiniz.**
the-mind-finished = 🏆 **Tüm seviyeler geçildi. The Mind'ı yendiniz!**
the-mind-blind-lost = 🏆 **Tüm seviyeler geçildi!** Son canınız { $level }. kör seviyede gitti.
the-mind-game-lost = **{ $level }. seviye son canınızı götürdü.** Bir dahaki sefere!
the-mind-result = Geçilen seviye: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · kör: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

button-ready = ✋ Hazırım
button-is-ready = ✋ Hazırsın
button-play-lowest = En düşük kartımı oyna
button-play-card = { $card } oyna
button-stop = Dur
button-star = ⭐ Yıldız öner
button-agree = ⭐ Kabul et
button-decline = Reddet
button-take-star-back = Yıldızı geri al
button-go-blind = 🙈 Körleme devam
button-finish = Burada bırak
button-finish-sure = Oyunu bitir

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 { $name } { $card } kartını çok erken oynadı; daha düşük { $count } kart kenara ayrıldı
event-mind-life-lost = 💔 { $lives ->
    [0] Son can da gitti
   *[other] { $count ->
        [one] Bir can gitti
       *[other] { $count } can gitti
    }, { $lives } can kaldı
}
event-mind-star-proposed = ⭐ { $name } yıldız öneriyor
event-mind-star-declined = ⭐ { $name } reddediyor; yıldız kalıyor
event-mind-star-lapsed = ⭐ Herkes kabul etmeden oyun başladı; yıldız kalıyor. Öneren: { $name }
event-mind-star-used = ⭐ Yıldız kullanıldı: { $cards }
event-mind-stopped = ✋ Dur: herkes yeniden hazırlanıyor
event-mind-turned-over = 👀 Kör deste çevriliyor: { $count ->
    [0] hiç hata yok!
   *[other] { $count } hata
}
event-mind-level-passed = ✅ { $level }. seviye geçildi
event-mind-reward-gained = 🎁 { $reward ->
    [life] Bir can kazandınız
   *[star] Bir yıldız kazandınız
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] Canlarınız zaten dolu, yenisi eklenmiyor
   *[star] Yıldızlarınız zaten dolu, yenisi eklenmiyor
}
event-mind-level-dealt = 🂠 { $level }. seviye dağıtıldı
event-mind-blind-proposed = 🙈 { $name } körleme devam etmek istiyor
event-mind-went-blind = 🙈 Körleme devam
event-mind-finish-proposed = 🏁 { $name } burada bırakmak istiyor

choice-lowest = { $card }, en düşük kartın
choice-star-yes = Evet: yıldız öner ya da önerileni kabul et
choice-star-no = Hayır: reddet ya da kendi önerini geri al
choice-blind-on = Körleme devam et
choice-blind-finish = Geçtiğiniz seviyelerle burada bırak

command-settings-table = Bu sunucudaki masalar neler göstersin
option-show-hand-counts = The Mind: masada her elde kaç kart olduğu yazsın mı
settings-table = { $counts ->
    [yes] The Mind'da masa **her elde kaç kart olduğunu söylüyor**.
   *[no] The Mind'da masa **her elde kaç kart olduğunu söylemiyor**.
} Değişiklik bir sonraki hamlede görünür.

rule-level-too-high = Bu kadar kişiyle son seviye { $last }, bu yüzden { $level }. seviyeden başlayamazsınız. Daha düşüğünü seçin.
rule-concentrate-first = Henüz değil: önce herkes hazırlanıyor, hiçbir kart oynanmadı. Beklenenler: { $names }.
rule-already-ready = Elin zaten masada. Şimdi sıra diğerlerinde.
rule-already-playing = Herkes hazır, seviye çoktan başladı.
rule-already-stopped = Zaten durdunuz. Hazır olunca **Hazırım** düğmesine bas.
rule-hand-empty = Bu seviyede kartın kalmadı. Gerisini diğerleri getirecek.
rule-not-your-lowest = En düşük kartın { $lowest }; { $card } değil. Hiçbir kart oynanmadı.
rule-star-is-proposed = { $name } yıldız öneriyor. Önce kabul et ya da reddet; hiçbir kart oynanmadı.
rule-no-star-left = Yıldızınız kalmadı.
rule-no-star-proposed = Şu an kimse yıldız önermiyor.
rule-already-agreed = Zaten kabul ettin. Şimdi sıra diğerlerinde.
rule-no-cards-at-stake = Kartın kalmadığı için kabul etmiş sayılıyorsun. Diğerleri karar verecek.
rule-no-level-runs = Tüm seviyeler geçildi. Körleme devam edin ya da burada bırakın: `/blind` ikisini de yapar.
rule-already-finishing = Bunu zaten söyledin. Körleme devam etmek isteyen çıkmazsa oyun bir dakika içinde biter.
rule-nobody-finishes = Şu an burada bırakmak isteyen yok.
rule-levels-remain = Henüz değil: kör seviyeler son seviyeden sonra gelir.

option-blind-mistakes = The Mind: kör seviyedeki hatalar neye mal olsun
option-blind-mistakes-level = seviye başına bir can
option-blind-mistakes-each = hata başına bir can
option-start-level = The Mind: hangi seviyeden başlansın
command-ready = Elini masaya koy; herkes koyunca seviye başlar
command-stop = Seviyeyi durdur; herkes yeniden odaklanır
command-star = Yıldız öner, öneriyi kabul et ya da reddet
command-blind = Son seviyeden sonra: körleme devam et ya da burada bırak
option-star = Başka bir şey seçmezsen evet
option-blind = Başka bir şey seçmezsen devam
