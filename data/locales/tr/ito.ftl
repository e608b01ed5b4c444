# ito

game-ito = ito
pitch-ito = Sayını söylemeden anlat: temadan bir şeyle. Sonra kartları sıraya dizin.
menu-mode = Oynanış
menu-mode-value = { $value ->
    [row] Sıralar: kişi başı bir kart, kapalı
    [row-of-two] Sıralar: kişi başı iki kart, kapalı
   *[stages] Üç canla üç etap
}
option-mode = ito: canlarla üç etap ya da sıralar
option-mode-stages = üç canla üç etap
option-mode-row = kişi başı bir kartlık sıralar
option-mode-row-of-two = kişi başı iki kartlık sıralar
ito-mode = { $value ->
    [row] sıralar, kişi başı bir kart
    [row-of-two] sıralar, kişi başı iki kart
   *[stages] üç etap
}

ito-stage = Etap { $stage }/{ $last }
ito-lives = { $count } can
ito-row = { $row }. sıra
ito-won = { $count ->
    [0] henüz kazanılan yok
   *[other] { $count } kazanıldı
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 Masa kendi temasıyla oynuyor.
ito-yardstick = 📏 Ölçü: { $card } { $line }

ito-choose = 🧵 **Hangi tema?**
ito-choose-own = 🧵 **Hangi tema?** Ev sahibi bir tane yazıyor.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Oy verin. Herkes oy verince ya da bir dakika sessizlikten sonra tema belli olur.
ito-describing = ✏️ **Her kartın için bir satır yaz:** sayın kadar yüksekte duran, temadan bir şey. Sayının kendisini asla!
ito-written = ✅ **Yazdıkların masada.** Beklenen: **{ $names }**.
ito-playing = ▶️ **Konuşun, sonra oynayın:** sırada bütün kartların en küçüğü var.
ito-mistake-shown = ✋ Şu hataya bir bakın… { $count }
ito-laying = ✏️ **Bir satır yaz ve kartını sıraya koy**, kapalı olarak, sence yeri neresiyse.
ito-laying-written = 🃏 **Kartını sıraya koy**, kapalı olarak, sence yeri neresiyse.
ito-laid = ✅ **Kartın sırada.** Onu hâlâ kaydırabilirsin. Beklenen: **{ $names }**.
ito-agreeing = 💬 **Konuşun, kendi kartlarınızı kaydırın ve onaylayın.**
ito-still-waiting = Beklenen: **{ $names }**.
ito-agreeing-yourself = 🤝 **Bu sırayı onayladın.** Beklenen: **{ $names }**.
ito-spoiled = 🗣️ Bir sayı söylendi, bu sıra artık kazanılamaz.
ito-over = Oyun bitti.
ito-out-of-round = Kartların kenara ayrıldı. Sonraki turdan itibaren yine oynuyorsun.

ito-in-row = **Sıra, küçükten büyüğe:**
ito-pile = Oynananlar: { $cards }
ito-asked = 🙏 Kayması istenen: { $moves }
ito-agreed = 🤝 Onaylayan: { $names }
ito-more = { $count } kart daha
ito-mistake = 💥 **{ $name } erken davrandı:** { $card }. Daha küçük olup elde kalan: { $lower }. { $hearts }
ito-last-stage = Etap { $stage }: { $cards }
ito-passed-over = Atlananlar: { $cards }
ito-last-row = **{ $row }. sıra:** { $cards } karttan { $run } tanesi sırayla
ito-first-wrong = 💥 İlk sürçme: { $first }, sonra { $second }.
ito-said = { $card } “{ $line }”
ito-revealing = 👀 **{ $row }. sıra açılıyor…**
ito-hand-revealing = 👀 Sıra açılıyor. Masaya bak!
ito-your-cards = Kartların: { $cards }
ito-hand-empty = Bu etapta kartın kalmadı.

button-ito-vote = Tema { $letter }
button-ito-others = 🎲 Başka iki tema
button-ito-own-theme = ✍️ Kendi temamız
button-ito-write = ✏️ Yaz
button-ito-write-again = ✏️ Yeniden yaz
button-ito-without = Satırsız hazırım
button-ito-yardstick = 📏 Ölçüyü anlat
button-ito-lay = { $card } kartını koy
button-ito-left = ◀ { $card } aşağı
button-ito-right = { $card } yukarı ▶
button-ito-agree = 🤝 Onayla
button-ito-take-back = Vazgeç
button-ito-turn-over = 👀 Aç
button-ito-go-on = ⏭️ Beklemeden devam
menu-ito-lay = { $card } kartını koy…
menu-ito-move = { $card } kartını kaydır…
menu-ito-place = { $side ->
    [low] en başa, önünde: { $high }
    [high] en sona, arkasına: { $low }
   *[between] araya: { $low } – { $high }
}
menu-ito-ask = Bir yol arkadaşından kartını kaydırmasını iste…
menu-ito-ask-value = { $way ->
    [higher] { $name }: yukarı ▶
   *[lower] ◀ { $name }: aşağı
}
choice-ito-card = { $card }, elinden

ito-form-lines = Satırların
ito-form-card = { $card } kartın için
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Ölçü kartı { $card } için
ito-form-own-theme = Kendi temamız
ito-form-low = 1'de ne var?
ito-form-high = 100'de ne var?

ito-line-unfit = O satırda okunacak bir şey yoktu. Temadan bir şey yaz.
ito-line-too-long = Bu satır masa için fazla uzun: en çok { $most } karakter; `*` ve `_` gibi işaretler iki sayılır.
ito-link-refused = Masada bağlantı olmasın lütfen. Temadan bir şey yaz.
ito-height-stated = “{ $words }” kartının yüksekliğini söylüyor; onu ötekiler bulsun. Bunun yerine temadan bir şey yaz.
ito-host-only = Bunu ev sahibi yapar: { $name }.
ito-moderators-only = Bir satırı yalnızca ev sahibi { $name } ve “Mesajları Yönet” izni olanlar kaldırabilir.
ito-nothing-to-remove = Burada henüz kimse bir şey yazmadı.
ito-remove-which = Hangi satır kalksın? Yalnızca bu masada duruyor, sonra hiçbir yerde kalmaz.
menu-ito-remove = Bir satır seç …
command-ito = Cümle yaz, oy ver, onayla: elindeki düğmeler ne yapıyorsa
option-ito = Elindeki düğmelerden biri
ito-no-such-choice = Şu anda olmuyor. Listeden bir şey seç.
menu-remove-line = Satırı kaldır
reply-ito-removed = Kaldırıldı.
ito-too-soon = Biraz daha zaman ver: { $seconds } saniye sonra beklemeden devam edebilirsiniz.

rule-no-theme-yet = Önce masa bir tema seçiyor.
rule-theme-is-chosen = Tema zaten seçildi.
rule-theme-not-offered = Bu tema artık seçenekler arasında değil. Masaya bak.
rule-already-voted = Oyun zaten bu temada.
rule-no-other-themes = Başka tema yok. Bunlardan birini seçin ya da kendiniz yazın.
rule-others-asked-often = Zaten { $most } kez başka tema istediniz. Bunlardan birini seçin ya da kendiniz yazın.
rule-stages-only = Bu yalnızca etaplarda var, sıralarda yok.
rule-rows-only = Etaplarda sıra yok: en küçük kartını oyna.
rule-out-of-this-round = Kartların kenara ayrıldı. Sonraki turdan itibaren yine oynuyorsun.
rule-not-your-card = O kart sende yok ya da artık yok.
rule-no-yardstick = Ölçü yalnızca son etapta var.
rule-lines-are-done = Sen zaten hazırsın. Şimdi sıra ötekilerde.
rule-play-has-begun = Herkes hazır, kartlar oynanıyor bile.
rule-lines-missing = Henüz değil: önce herkes satırlarını yazıyor. Beklenen: { $names }.
rule-stage-hand-empty = Bu etapta kartın kalmadı. Gerisini ötekiler getirir.
rule-no-such-place = Sıra bu arada değişti. Yeri yeniden seç.
rule-already-there = Kart zaten orada.
rule-row-incomplete = Henüz değil: bütün kartlar sırada olmalı. Beklenen: { $names }.
rule-row-has-changed = Bir kart kaydırıldı. Bir daha bak, sonra onayla.
rule-already-asked = Bunu zaten istedin.
rule-not-agreed = Bu sırayı onaylamadın.
rule-never-all-agreed = Henüz değil: herkes bir kez onaylamış olmalı. Beklenen: { $names }.
rule-not-done-yourself = Ötekiler seni bekliyor.
rule-too-few-are-done = Henüz değil: masanın çoğu bitirmedi.
rule-already-going-on = Bunu zaten söyledin. Şimdi sıra bitiren ötekilerde.
rule-nobody-is-waited-for = Kimse beklenmiyor.
rule-too-few-would-remain = En az iki kişi oynamaya devam etmeli.
rule-already-aside = Bu kartlar zaten kenarda.
rule-never-left = Bu yere zaten kart dağıtılıyor.
rule-already-spoiled = Bu sırada zaten bir sayı söylendi.

ito-game-beaten = 🏆 **Üç etap da tamam!** { $lives } can kaldı.
ito-game-lost = **Etap { $stage } son canınızı aldı.** { $in_order ->
    [0] Hiçbir kart doğru sırada değildi.
   *[other] { $in_order } kart doğru sıradaydı.
}
ito-rows-beaten = 🏆 **Üst üste on sıra!** Açılacak bir şey kalmadı.
ito-row-not-rising = **{ $cards } karttan { $run } tanesi sırayla.** { $passed ->
    [0] Bu kez kazanılan sıra yok.
   *[other] Öncesinde { $passed } sıra kazanıldı.
}
ito-row-spoiled = **Sıra doğruydu ama bir sayı söylendi.** { $passed ->
    [0] Bu kez kazanılan sıra yok.
   *[other] Öncesinde { $passed } sıra kazanıldı.
}
ito-stages-in-short = { $passed ->
    [0] tamamlanan etap yok
   *[other] { $passed } etap tamam
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] kazanılan sıra yok
   *[other] { $passed } sıra kazanıldı
}, { $cards } karttan { $run } tanesi sırayla
ito-compared = { $way ->
    [more] geçen seferden { $count } fazla
   *[fewer] geçen seferden { $count } eksik
}
ito-same-as-before = tam geçen seferki kadar
ito-scale = etap ya da sıra (çoğu daha iyi)
ito-moment-stage = 🎉 **Etap { $number } tamam!**
ito-moment-row = 🎉 **{ $number }. sıra kazanıldı!**
counter-rows = 🧵 birlikte kazanılan { $count } sıra
rescue-ito = son canla { $count } etap

achievement-ito-close-neighbours = Kapı komşusu
achievement-ito-close-neighbours-how = İki kişinin kartları arasında yalnızca bir fark olan bir sıra kazanıldı.
achievement-ito-two-each = İkişer kart
achievement-ito-two-each-how = Kişi başı iki kartla bir sıra kazanıldı.
achievement-ito-row-of-ten = On kişi bir arada
achievement-ito-row-of-ten-how = On kişiyle bir sıra kazanıldı.
achievement-ito-five-rows = Art arda beş
achievement-ito-five-rows-how = Art arda beş sıra kazanıldı.
achievement-ito-ten-rows = Art arda on
achievement-ito-ten-rows-how = Art arda on sıra kazanıldı. Daha fazlası yok.
achievement-ito-all-lives = Tüm canlar
achievement-ito-all-lives-how = Üç etap da tek can kaybetmeden tamamlandı.
achievement-ito-comeback = Geri dönüş
achievement-ito-comeback-how = Bir ara son can kalmıştı, yine de üç etap da tamamlandı.

event-ito-theme-voted = 🗳️ { $name } bir temaya oy veriyor
event-ito-others-offered = 🎲 Başka iki tema var
event-ito-theme-chosen = 🧵 Tema seçildi
event-ito-own-theme-set = 🧵 { $name } bir tema yazıyor
event-ito-lines-written = ✏️ { $name } yazıyor
event-ito-yardstick-described = 📏 { $name } ölçüyü anlatıyor
event-ito-seat-ready = ✋ { $name } hazır
event-ito-going-on-wanted = ⏭️ { $name } devam etmek istiyor
event-ito-seats-passed-over = ⏭️ Masa devam ediyor
event-ito-play-began = ▶️ Etap { $number } başlıyor
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 { $name }, { $card } ile erken davrandı; elde daha küçük { $count } kart vardı
event-ito-life-gained = ❤️ Bir can geri geldi: şimdi { $lives }
event-ito-stage-passed = ✅ Etap { $number } tamam
event-ito-card-laid = 🂠 { $name } bir kart koyuyor
event-ito-card-moved = ↔️ { $name } bir kart kaydırıyor
event-ito-move-asked = 🙏 { $name } bir kart için başka yer istiyor
event-ito-row-agreed = 🤝 { $name } onaylıyor
event-ito-agreement-taken-back = ✋ { $name } vazgeçiyor
event-ito-row-turned-over = 👀 Açıldı, { $count } karttan { $run } tanesi sırayla: { $cards }
event-ito-round-dealt = 🂠 { $number }. tur dağıtıldı
event-ito-spoken-number-counted = 🗣️ { $name } bir sayı söyledi
event-ito-seat-put-aside = 🂠 Kenara ayrılan kartlar: { $name }
event-ito-seat-rejoined = 👋 { $name } sonraki turdan itibaren yine oynuyor
event-ito-game-beaten = 🏆 Hepsi tamam!
event-ito-game-lost = 🏁 Son
turning-ito-row = 👀 { $row }. sıra: { $count } karttan { $run } tanesi sırayla

# /settings table
subject-everyday = günlük hayat
subject-food = yemek
subject-animals = hayvanlar
subject-feelings = duygular
subject-nonsense = saçmalık
subject-friends = arkadaşlara
subject-families = ailelere
option-theme-subject = ito: temalardan çıkarılacak ya da yeniden alınacak bir konu
option-own-themes = ito: masalar kendi temalarını yazabilsin mi
settings-themes = { $count ->
    [0] ito her konudan tema sunuyor.
   *[other] ito şu konulardan tema sunmuyor: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] Masalar **kendi temalarını** yazabilir.
   *[no] Masalar kendi temalarını **yazamaz**.
}
ito-own-themes-off = Bu sunucuda masalar sunulan temaları oynar, kendi temalarını değil.
ito-companions-know-offered = Masada yol arkadaşları varken sunulan temalardan birini seç: onlara iyi yanıtlar bilirler.
lobby-companions-unfit-ito = -# 🤖 Etaplarda yol arkadaşları sözlerinin ne kadar ettiğini tahmin etmek zorunda kalırdı. Sıralarda severek oynarlar: **Seçenekler**den seç.

# İlk kez oynayanlar için ito'nun kuralları

rules-ito =
    { "" }**Birlikte kartları küçükten büyüğe dizin; kimse sayı söylemesin.** İki ila on kişi tek takımdır ve 1'den 100'e kadar kartlarla oynar.

    { "" }**Temanın** iki ucu vardır, örneğin “Hayvan ne kadar tehlikeli?”: 1 zararsız, 100 ölümcül. İki temadan birine oy verin ya da kendiniz yazın.

    { "" }**Satırın:** her kartın için, sayın kadar yüksekte duran, temadan bir şey yaz. Sonra konuşun: kimin kartı daha küçük? Satırını istediğin zaman değiştirebilirsin. Sayının kendisi hiç söylenmez.

    { "" }**Üç etap:** herkeste önce bir, sonra iki, sonra üç kart olur. Sıra beklenmez: hepsinin en küçüğü sende sanıyorsan oyna. Başkalarında daha küçükler varsa kenara ayrılır ve her biri üç canınızdan birini götürür. Tamamlanan etap bir can geri verir (iki kişide vermez). 3. etapta açık bir kart ölçü olur.

    { "" }**Sıralar:** herkeste bir ya da iki kart olur; yeri neresi gibiyse sıraya kapalı konur. Herkes onaylayana kadar kendi kartlarınızı kaydırın. Sonra sıra açılır. Hepsi artıyorsa sıra kazanılır ve sonraki başlar, en çok on.

    { "" }**Kazanmak:** 3. etap tamam ya da on sıra. **Kaybetmek:** son can gider ya da bir sıra doğru değildir.

    -# ito, 326'nın (Mitsuru Nakamura) oyunudur ve Arclight'tan çıkmıştır. Adı ve temaları yayıncısınındır; buradaki temalar bizimdir.

ito-rules-picture = Bir temanın iki ucu arasında, küçükten büyüğe iki kart: 21 ve 74. Her birinin yanında temadan bir şey duruyor.

# /game tutorial: ito

tutorial-ito-theme = Burada kimse sayı söyleyemez, onun yerine bir şey söyler. Her turda masa, iki ucu olan bir temaya oy verir; bizimki bu.
tutorial-ito-write = Elinde { $low } ve { $high } var. Her biri için, sayın kadar yüksekte duran, temadan bir şey yaz.
tutorial-ito-lay = Yazdıkların masada, Deniz'inkiler de. { $card } düşük: onu sıranın düşük ucuna kapalı koy.
tutorial-ito-between = Deniz senin kartının arkasına iki kart koydu. Yazdıklarını oku ve { $card } kartını bir yere koy, diyelim aralarına.
tutorial-ito-move = Kendi satırını ve Deniz'in son satırını yeniden oku: seninki daha yukarıda, o yüzden kartını kaydır.
tutorial-ito-agree = Gerçek bir masada şimdi hep birlikte konuşursunuz. Herkes onaylayınca sıra açılır.
tutorial-ito-done = Bütün kartlar artıyor, yani sıra kazanıldı; sıradaki yeni bir tema getirir. Üç etapta ise kartlar tek tek, en düşüğü önce oynanır ve hatalar cana mal olur.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
   *[other] etap geçildi
}
picture-ito-rows = { $count ->
   *[other] sıra kazanıldı
}
picture-ito-beaten = Hepsi geçildi!
picture-ito-rows-beaten = On sıra birden!
