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
the-mind-mistake = 💥 **{ $name } { $card } kartını çok erken oynadı.** Kenara ayrılan: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Odaklanın.** Elini masaya koymak için **Hazırım** düğmesine bas. Herkes hazır olunca geri sayım başlar ve oynarsınız.
the-mind-concentrate = ✋ **Odaklanın.** Hazır olanlar: { $ready }. Beklenenler: **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Eller çekilsin, henüz kart yok.
the-mind-countdown-brief = ## { $count } …
the-mind-play = ▶️ **Oynayın!** Doğru anı hissedince en düşük kartını oyna. Tek söz yok!
the-mind-play-brief = ▶️ **Oynayın!**
the-mind-play-empty = 🤫 **Tek söz yok!** Diğerleri oynamaya devam ediyor.
the-mind-play-blind = ▶️ **Körleme oynayın!** Kartlar kapalı konur; deste seviyenin sonunda çevrilir. Tek söz yok!
the-mind-play-blind-brief = ▶️ **Körleme oynayın!**
the-mind-star-proposed = ⭐ **{ $name } yıldız öneriyor:** herkes en düşük kartını açık olarak atar. Beklenenler: **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] { $level } seviyenin hepsi geçildi
   *[other] { $start }. seviyeden sona kadar hepsi geçildi
}. Kazandınız!** Kalan can ve yıldızlarla körleme devam mı, yoksa burada bırakmak mı?
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
the-mind-sure-refuse = ⚠️ Bu, oyunu masadaki herkes için geçtiğiniz seviyelerle bitirir. Emin misin?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Tüm seviyeler geçildi
   *[other] { $start }. seviyeden sona kadar hepsi geçildi
}, hepsi bir kez de körleme. Artık tek bir zihinsiniz.**
the-mind-finished = 🏆 **{ $start ->
    [1] Tüm seviyeler geçildi. The Mind'ı yendiniz!
   *[other] { $start }. seviyeden sona kadar hepsi geçildi!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] Tüm seviyeleri geçip The Mind'ı yendiniz!
   *[other] { $start }. seviyeden sona kadar hepsi geçildi!
}** Son canınız ancak { $level }. kör seviyede gitti.
the-mind-game-lost = **{ $level }. seviye son canınızı götürdü.**
the-mind-result = Geçilen seviye: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · kör: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

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

the-mind-moment-passed = 🎉 **{ $level }. seviye geçildi!**
the-mind-moment-passed-blind = 🎉 **{ $level }. kör seviye geçildi!**
the-mind-missing = { $count ->
    [0] Yalnızca bir hata fazla geldi, hem de { $level }. seviyenin son kartlarında.
    [one] 1 kart daha olsaydı { $level }. seviye geçilmiş olacaktı.
   *[other] { $count } kart daha olsaydı { $level }. seviye geçilmiş olacaktı.
}
the-mind-highlight-rescue = ✨ En güzel an: son canla **{ $count } seviye** geçildi.
the-mind-count = ⏱️ Tempo: sayı başına { $seconds } sn. Kıl payı: { $low } → { $high }, { $apart } sn arayla ({ $first }, { $second }).

# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Bütün kartları birlikte, küçükten büyüğe, tek bir desteye oynayın. Tek söz etmeden.** İki ile dört kişi arasında, tek takım olarak oynanır.

    { "" }**Seviyeler:** 1. seviyede herkeste 1'den 100'e kadar olan kartlardan bir tane olur, 2. seviyede iki tane; böyle gider. Her seviyeden önce 100 kartın hepsi yeniden karılır.
    - İki kişi: 12 seviye, 2 can, 1 yıldız
    - Üç kişi: 10 seviye, 3 can, 1 yıldız
    - Dört kişi: 8 seviye, 4 can, 1 yıldız

    { "" }**Odaklanma:** Her seviyeden önce herkes elini masaya koyar. Herkes hazır olunca 3, 2, 1 diye sayılır ve oyun başlar.

    { "" }**Oynamak:** Sıra yoktur. Zamanının geldiğini hissedince **en düşük** kartını oyna. İsteyen her an **Dur** diyebilir; o zaman herkes yeniden hazırlanır.

    { "" }**Hata:** Başkasının elinde daha düşük bir kart varken kart oynandı. Bir cana mal olur. Daha düşük kartların hepsi kapalı olarak kenara ayrılır, herkes hazırlanır ve seviye devam eder.

    { "" }**Yıldız:** Seviye sırasında isteyen her an bir yıldız önerebilir. Herkes kabul ederse yıldız gider ve herkes en düşük kartını açık olarak atar. Sonra herkes yeniden hazırlanır.

    { "" }**Seviyelerin getirdiği:** 2, 5 ve 8'den sonra bir yıldız, 3, 6 ve 9'dan sonra bir can; en çok üç yıldız ve beş can olabilir.

    { "" }**Konuşmak:** Seviye sürerken kartların hakkında hiçbir şey belli etme, bir hareketle bile; burada işaret yoktur. Seviye aralarında ve oyun durdurulmuşken istediğiniz gibi konuşun. Hiçbir zaman sayı söylemeyin.

    { "" }**Kazanmak:** Tüm seviyeler geçildi. **Kaybetmek:** Son can da gitti.

    { "" }**Körleme:** Son seviyeden sonra herkes kabul ederse devam edebilirsiniz: yeniden 1. seviyeden, elinizde kalan can ve yıldızlarla ve kapalı kartlarla. Deste her seviyenin sonunda çevrilir, içindeki bir hata bir cana mal olur.

the-mind-rules-picture = Üç kişinin oynadığı tek deste: 6, 22, 23, 41, 90. Yanında üç can ve bir yıldız.

# /game tutorial: The Mind

tutorial-the-mind-pause = Bekle …
tutorial-the-mind-ready = Burada sıra da yok, söz de: Deniz'de ve sende üçer kart var, derin bir nefes al ve elini masaya koy.
tutorial-the-mind-play = Önce hepsinin en düşük kartı gelir, { $card } da düşük: şimdi oyna.
tutorial-the-mind-wait = Bir sonraki kartın { $card }, ona daha epey var; biraz zaman geçsin.
tutorial-the-mind-risk = Deniz { $top } oynadı, şimdi doğru an gibi geliyor: { $card } kartını oyna.
tutorial-the-mind-mistake = Çok erken: Deniz'in elinde hâlâ { $card } vardı; o kart kenara ayrılıyor, bir can gidiyor ve ikiniz yeniden hazırlanıyorsunuz.
tutorial-the-mind-star = Üstte { $top }, sende { $card }: arada epey yol var ve Deniz'in kartı seninkine yakın olabilir. Bir yıldız öner, Deniz kabul eder.
tutorial-the-mind-done = Yıldız ikinizin de en düşük kartını aldı, 69 ve 71; böylece seviye bitti. 3. seviye bir can getiriyor, 4. seviye dağıtıldı.

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

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] hiç seviye geçilmedi
   *[other] { $passed } seviye geçildi
}{ $blind ->
    [0] {""}
   *[other] {""}, artı { $blind } kör
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
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

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } hazır
replay-star-agreed = ⭐ { $name } kabul ediyor
replay-blind-agreed = 🙈 { $name } körlemeye katılıyor
replay-finished = 🏁 { $name } burada bırakıyor
replay-play-began = ▶️ { $blind ->
    [yes] { $level }. kör seviye başladı
   *[no] { $level }. seviye başladı
}
replay-played-blind = { $name }: { $card }, kapalı
replay-cards-set-aside = { $name } kenara ayırıyor: { $cards }
replay-cards-set-aside-hidden = { $name } { $count } kartı kenara ayırıyor
replay-mind-all-levels-passed = 🏆 Son seviye geçildi
replay-mind-game-beaten = 🏆 Son kör seviye de geçildi
replay-mind-game-lost = Son can da gitti

replay-pile = Deste: { $cards }
replay-set-aside = Kenarda: { $cards }
replay-star-proposed = ⭐ { $name } yıldız öneriyor. Kabul edenler: { $agreed }
replay-concentrating = ✋ Herkes odaklanıyor. Hazır olanlar: { $ready }
replay-concentrating-all = ✋ Herkes odaklanıyor.
replay-playing = ▶️ Seviye sürüyor.

turning-game-beaten = 🏆 son kör seviye geçildi
turning-game-lost = 💔 son can
turning-finished = 🏁 son
turning-all-levels-passed = 🏆 son seviye geçildi
turning-mistake = 💥 { $card } çok erken geldi: { $count } kart daha düşüktü
turning-turned-over = 👀 { $level }. kör seviye: { $count } hata
turning-star = ⭐ bir yıldız
turning-level-passed = ✅ { $level }. seviye geçildi
turning-blind-level-passed = 🙈 { $level }. kör seviye geçildi

# Takım ne kadar düzenli saydı

button-replay-tempo = ⏱️ Sayım
button-replay-tempo-share = Sayımı paylaş
tempo-title = ### ⏱️ Takım ne kadar düzenli saydı
tempo-summary = Bir sayı genelde { $middle } saniye sürdü. Beklemelerin yarısı sayı başına { $least } ile { $most } saniye arasındaydı.
tempo-levels = Seviye seviye, sayı başına saniye: { $levels }
tempo-level = seviye { $level }: { $seconds }
tempo-alt = Beklenen bütün kartların grafiği, en eskisi önce.
tempo-scale = Sayı başına saniye
tempo-level-label = Seviye { $level }
tempo-mistake = Erken oynandı
tempo-closest = **Kıl payı:** iki elden, hemen art arda gelen kartlar
tempo-close = { $low } → { $high } · seviye { $level } · { $seconds } sn arayla · { $first }, { $second }
tempo-left-out = -# Bir basış kadar süren bir iki sayılık aralar ve kör seviyeler dışarıda bırakıldı.
tempo-too-few = Bu oyunda beklenen kart, sayım üzerine bir şey söylemek için çok az.
