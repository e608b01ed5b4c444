# The Game

game-the-game = The Game
pitch-the-game = 98 kartın hepsini birlikte, hiç sayı söylemeden dört desteye koyun.
lobby-picture-the-game = Dört kart destesi: ikisi 1'den artıyor, ikisi 100'den azalıyor.
menu-minimum = Zorluk
menu-minimum-value = { $value ->
    [3] Uzman: her hamlede en az 3 kart
   *[other] Normal: her hamlede en az { $value } kart
}
menu-smaller-hands = Eller
menu-smaller-hands-value = { $value ->
    [yes] Küçük eller: bir kart az
   *[no] Tam eller
}
the-game-minimum = { $count ->
    [3] uzman: hamlede üç kart
   *[other] hamlede iki kart
}
the-game-smaller-hands = elde bir kart az

the-game-nobody-began = Elinizdeki kartlara bakın (**Kartlarım** seninkileri gösterir) ve konuşun, ama sayı söylemeden. Sonra biriniz **Ben başlıyorum** düğmesine bassın.
the-game-watched-start = Henüz kimse başlamadı.
the-game-begin-alone = Kartlarına bak, sonra **Ben başlıyorum** düğmesine bas.
the-game-to-play = ▶️ **{ $name } oynuyor:** { $owed } kart daha koymalı.
the-game-may-go-on = ▶️ **{ $name }** devam edebilir ya da hamlesini bitirebilir.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Çekme destesi: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] 1 kart henüz oynanmadı.
   *[other] 98 karttan { $count } tanesi henüz oynanmadı.
}
the-game-over = Oyun bitti.
the-game-look-at-hand = Henüz kimse başlamadı. Kartlarına bak, sayı söylemeden konuşun ve kimin başlayacağına karar verin.
the-game-other-turn = { $turns ->
    [0] Şu an { $name } oynuyor.
    [1] Şu an { $name } oynuyor. Sonra sıra sende.
   *[other] Şu an { $name } oynuyor. Sıra { $turns } hamle sonra sende.
}
the-game-own-turn = **Sıra sende.** En az { $owed } kart daha koy:
the-game-own-turn-paid = **Sıra sende.** Bu kadar kart yeter: devam et ya da hamleni bitir.
the-game-hand-empty = Elin boş. Eline sağlık!
the-game-choose-pile = **{ $card }** hangi desteye?
the-game-fits-nowhere = **{ $card }** şu an hiçbir desteye uymuyor. Başka bir kart seç.
the-game-ends-match = ⚠️ **{ $card }** kartını { $pile }. desteye koyarsan hamleni tamamlayamazsın ve oyun kaybedilir. Emin misin?
the-game-jumps = ⚠️ **{ $card }** { $pile }. destede { $gap } atlıyor; { $other_gap ->
    [-10] **{ $other }** { $other_pile }. destede geri sıçrama
   *[other] **{ $other }** { $other_pile }. destede yalnızca { $other_gap }
}. Yine de konsun mu?
the-game-signals = Diğerlerine bir deste hakkında bir şey söyle, ama sayı olmadan. Tekrar basarsan geri alınır.

the-game-beaten = 🏆 **98 kartın hepsi oynandı. The Game'i yendiniz!**
the-game-beaten-alone = 🏆 **98 kartın hepsi oynandı. The Game'i tek başına yendin!**
the-game-excellent = 🌟 **{ $count } kart kaldı: harika!**
the-game-left = **{ $count } kart kaldı.**
the-game-close = **{ $count } kart kaldı.** { $missing } kart daha az olsaydı harikaydı.
the-game-par = 🎯 Bu dağıtımda hedef { $par } kartla bitirmek; { $left ->
    [0] hiç kart kalmadı
   *[other] { $left } kart kaldı
}.
the-game-par-way = 🎯 Bu dağıtımda hedef { $par } kartla bitirmek; { $left } kart kaldı. Bütün kartlar açık olsa hepsini oynamanın bir yolu var.
the-game-duty-not-met = { $name } { $owed ->
    [one] 1 kart daha koymalıydı, ama hiçbiri uymadı.
   *[other] { $owed } kart daha koymalıydı, ama o kadar uyan kart yoktu.
}

signal-leave-it-to-me = Bana bırak
signal-small-steps-only = Sadece küçük adımlar
signal-can-turn-back = Geri sıçratabilirim

button-begin = Ben başlıyorum
button-end-turn = Hamleyi bitir
button-signals = İşaretler
button-lay = Deste { $pile } { $arrow } üstte { $top }, fark { $gap }
button-lay-trick = Deste { $pile } { $arrow } üstte { $top }, ↩ geri sıçrama
button-lay-anyway = Yine de koy
button-lay-instead = { $card } kartını { $pile }. desteye koy
button-move = ↔ { $card } → deste { $pile } { $arrow }
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card }, deste { $pile }, fark { $gap }
event-card-played-trick = { $name }: { $card }, deste { $pile }, ↩ geri sıçrama!
event-had-to = { $move }. “Mecburdum.”
event-card-moved = { $name } { $card } kartını { $former }. desteden { $pile }. desteye taşıdı
event-cards-drawn = { $name } { $count } kart çekti
event-seat-skipped = { $name } atlanıyor: elde kart kalmadı

choice-card = { $card }, uyduğu deste: { $piles }
choice-card-nowhere = { $card }, şu an hiçbir desteye uymuyor
choice-pile = Deste { $pile } { $arrow } üstte { $top }, fark { $gap }
choice-pile-trick = Deste { $pile } { $arrow } üstte { $top }, geri sıçrama
choice-pile-plain = Deste { $pile } { $arrow } üstte { $top }

rule-not-your-turn = Henüz değil: şu an { $name } oynuyor.
rule-nobody-began = Önce **Ben başlıyorum** düğmesine bas ya da `/begin` yaz: henüz kimse başlamadı.
rule-already-begun = Oyun çoktan başladı: şu an { $name } oynuyor.
rule-card-not-held = Elinde { $card } yok. `/hand` kartlarını gösterir.
rule-unknown-pile = { $pile } numaralı deste yok. 1 ve 2 artar, 3 ve 4 azalır.
rule-card-does-not-fit = { $card } kartı { $pile }. desteye uymuyor: üstte { $top } var. { $fits ->
    [none] Şu an hiçbir desteye uymuyor, başka bir kart seç.
   *[other] Uyduğu deste: { $fits }.
}
rule-nothing-to-move = Bu kart yerinde kalıyor: yalnızca az önce koyduğun kart taşınabilir, her hamlede bir kez ve başka bir şey olmadıkça.
rule-duty-unpaid = Hamleni bitirmeden önce en az { $owed } kart daha koy.
rule-signal-already-there = O işareti { $pile }. destede zaten verdin.
rule-nobody-to-signal = Tek başına oynuyorsun, işareti görecek kimse yok.
rule-no-signal-there = Deste { $pile } üstünde geri alabileceğin bir işaretin yok.

option-minimum = The Game: her hamlede konacak kart sayısı, uzmanlar için 3
option-smaller-hands = The Game: her elde bir kart az
command-begin = “Ben başlıyorum” de
command-done = Hamleni bitir ve kart çek
command-signal = Bir desteye işaret ver ya da işaretini geri al
option-signal-pile = Deste: 1 ve 2 artar, 3 ve 4 azalır
option-kind = Deste hakkında ne demek istiyorsun

the-game-open-fits = **{ $cards }** ({ $pile }. desteye { $count ->
    [one] uyar
   *[other] uyar
})
the-game-moment-tricks = 🔥 **Üst üste { $count } geri sıçrama!**
the-game-moment-last = 🏁 **{ $left ->
    [one] En son kart!
   *[other] Sadece { $left } kart kaldı!
}**
the-game-highlight-tricks = ✨ En güzel an: **üst üste { $count } geri sıçrama** ({ $names }).
the-game-highlight-rescue = ✨ Kurtuluş anı: desteler neredeyse dolmuştu, yine de **{ $count } kart daha** sığdı.
the-game-highlight-jump = ↕️ Oyun burada döndü: { $card } ile { $pile }. deste bir anda **{ $gap } ilerledi**.

# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**2'den 99'a kadar 98 kartın hepsini birlikte dört desteye koyun.** Bir ile beş kişi arasında, tek takım olarak oynanır.

    { "" }**Eller:** Tek kişi 8 kart tutar, iki kişi 7'şer, üç ile beş kişi 6'şar. Daha zor bir oyun için herkes bir kart az alır. Kalanlar çekme destesidir.

    { "" }**Desteler:** 1 ve 2 numaralı desteler 1'den **artar**: her kart altındakinden yüksek olmalı. 3 ve 4 numaralı desteler 100'den **azalır**: her kart altındakinden düşük olmalı. Fark istediğiniz kadar büyük olabilir; küçüğü daha iyi.

    { "" }**Geri sıçrama:** Artan bir desteye tam 10 düşük bir kart, azalan bir desteye tam 10 yüksek bir kart konabilir. İstediğiniz kadar sık yapın.

    { "" }**Başlangıç:** Kartlarınıza bakın, konuşun ve kimin başlayacağına karar verin. Sonra sıra masanın çevresinde döner.

    { "" }**Sıra sende:** En az iki kart koy (uzman oyununda üç), art arda, istediğin destelere. Çekme destesi bitince bir kart yeter. Daha fazlası her zaman serbest. Hamleni bitirince, koyduğun kadar kart çekersin; tabii kart kaldıysa. Çekecek kart da koyacak kartın da kalmadıysa sıran atlanır.

    { "" }**Konuşmak:** Sayılar dışında her şeyi söyleyin; sayı hiçbir biçimde olmaz. “2 numaralı desteyi bana bırak” olur; “bende otuz küsur var” olmaz.

    { "" }**İşaretler** bunu sözsüz anlatır: Bana bırak, Sadece küçük adımlar, Geri sıçratabilirim. İşaret, sen o desteye kart koyana ya da işareti geri alana kadar orada kalır.

    { "" }**Kazanmak:** 98 kartın hepsi oynandı. **Oyun sonu:** Sırası gelen kişi yeterince kart koyamıyor. O zaman ellerde ve çekme destesinde kalanları sayın: ondan azı harika.

the-game-rules-picture = 1'den artan bir deste: 4, 13, 27, sonra 10 geri, 17, sonra 20. 100'den azalan bir deste: 94, 81, 60, sonra 10 geri, 70, sonra 66.

# /game tutorial: The Game

tutorial-the-game-lay = { $pile }. desteye { $card } koy
tutorial-the-game-begin = Deniz ile sen yedişer kartınıza baktınız ve senin başlaman konusunda anlaştınız.
tutorial-the-game-rise = Deste { $pile }, { $top } sayısından yukarı gider; elindeki { $card } yalnızca küçük bir fark bırakır: onu koy.
tutorial-the-game-fall = Deste { $pile }, { $top } sayısından aşağı gider; elindeki { $card } oraya yakışır.
tutorial-the-game-end = Bir hamle için iki kart yeter: hamleni bitir, yerine iki yeni kart çekersin.
tutorial-the-game-signal = Deniz { $pile }. destede { $top } kartına kadar atlamak zorunda kaldı, ama sen az önce tam 10 düşüğünü, { $card } kartını çektin: bunu Deniz'e bir işaretle anlat, çünkü sayılar asla söylenmez.
tutorial-the-game-trick = Deniz işaretini gördü ve { $pile }. desteyi sana bıraktı. Şimdi tam 10 düşük olan { $card } kartını koy: geri sıçrama!
tutorial-the-game-again = Sıçrama on sayılık yer geri kazandırdı; elindeki { $card } şimdiden yeniden { $top } üstüne uyuyor.
tutorial-the-game-finish = Bu ikinci kartındı, hamleni bitir.
tutorial-the-game-done = Böyle hamle hamle devam eder, ta ki 98 kartın hepsi oynanana ya da biri yeterince kart koyamayana kadar.

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Deste { $pile } · { $name }: { $signal }
the-game-hand-in-words = Kartların: { $cards }
the-game-card-in-words = { $card } (deste { $pile }, { $gap ->
    [-10] geri sıçrama
   *[other] fark { $gap }
})
the-game-pile-in-words = Deste { $pile }, { $way ->
    [up] artan
   *[down] azalan
}, üstte { $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] kart kaldı
   *[other] kart kaldı
}
picture-turns = hamle
picture-tricks = { $count ->
    [one] geri sıçrama
   *[other] geri sıçrama
}
picture-chain = en uzun sıçrama zinciri

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

# The Game, replayed: all hands open

replay-begun = { $name }: Ben başlıyorum
replay-turn-ended = { $name } hamlesini bitiriyor
replay-cards-drawn = { $name } kart çekiyor: { $cards }
replay-signal-given = 💬 { $name }, deste { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } { $pile }. destedeki işaretini geri alıyor
replay-duty-not-met = 🛑 { $name } { $owed ->
    [one] 1 kart daha koymalı, ama hiçbiri uymuyor
   *[other] { $owed } kart daha koymalı, ama o kadarı uymuyor
}
replay-draw-pile = { $count ->
    [0] Çekme destesi boş.
   *[other] Çekme destesi: { $count }, sıradakiler { $cards }
}

turning-last-card = 🏆 son kart
turning-duty-not-met = 🛑 yeterince kart uymuyor
turning-largest-gap = en büyük fark, { $gap } ({ $card }, deste { $pile })
turning-trick = ↩ geri sıçrama, { $card }, deste { $pile }
turning-draw-pile-empty = çekme destesi bitti
turning-hint = 💡 yaklaşık { $count } kart daha oynanabilirdi

# Bir yol arkadaşının bir hamle hakkında düşündüğü; eller kapalıyken hiçbir kart söylenmez
hint-trick = 💡 Burada geri sıçrama bekliyordu.
hint-signal = 💡 Burada bir işaret, bir desteyi rahat bırakmayı istiyordu.
hint-fewer = 💡 Burada daha az kart daha çok yer bırakırdı.
hint-more = 💡 Burada bir kart daha rahatça uyuyordu.
hint-other = 💡 Burada başka bir hamle daha çok yer bırakırdı.
hint-worth = Bu, yaklaşık { $count } kart ederdi.
hint-companion = 🤖 { $name }: bu yerde bir yol arkadaşı şöyle oynardı: { $cards }.
hint-same = 🤖 { $name }: bu yerde bir yol arkadaşı da aynısını oynardı.
hint-card = { $card }, deste { $pile }
