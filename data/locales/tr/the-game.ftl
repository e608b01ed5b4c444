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
the-game-signals = Diğerlerine bir deste hakkında bir şey söyle, ama sayı olmadan.
the-game-signal-pile = Hangi deste?
the-game-signal-kind = Ne demek istiyorsun?

the-game-beaten = 🏆 **98 kartın hepsi oynandı. The Game'i yendiniz!**
the-game-beaten-alone = 🏆 **98 kartın hepsi oynandı. The Game'i tek başına yendin!**
the-game-excellent = 🌟 **{ $count } kart kaldı: harika!**
the-game-left = **{ $count } kart kaldı.**
the-game-par = 🎯 Bu dağıtımda hedef { $par } kartla bitirmek; { $left ->
    [0] hiç kart kalmadı
   *[other] { $left } kart kaldı
}.
the-game-par-way = 🎯 Bu dağıtımda hedef { $par } kartla bitirmek; { $left } kart kaldı. Bütün kartlar açık olsa hepsini oynamanın bir yolu var.
the-game-duty-not-met = { $name } { $owed ->
    [one] 1 kart daha koymalıydı, ama { $held ->
        [one] eldeki son kart uymadı.
       *[other] eldeki { $held } karttan hiçbiri uymadı.
    }
   *[other] { $owed } kart daha koymalıydı, ama eldeki { $held } karttan o kadarı uymadı.
}

signal-leave-it-to-me = Bana bırak
signal-small-steps-only = Sadece küçük adımlar
signal-can-turn-back = Geri sıçratabilirim

button-begin = Ben başlıyorum
button-end-turn = Hamleyi bitir
button-signals = İşaretler
button-give-signal = Söyle
button-take-back-signal = Geri al
button-lay = Deste { $pile } { $arrow } üstte { $top }, fark { $gap }
button-lay-trick = Deste { $pile } { $arrow } üstte { $top }, geri sıçrama
button-lay-anyway = Yine de koy
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card }, deste { $pile }, fark { $gap }
event-card-played-trick = { $name }: { $card }, deste { $pile }, ↩ geri sıçrama!
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
