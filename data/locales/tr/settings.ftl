# The language of what everyone sees.

command-settings-language = Bu sunucuda hepinizin gördüğü her şeyin dili
language-name = Türkçe
option-language = Masaların ve hepinizin gördüğü diğer her şeyin dili
settings-language-server = sunucunun kendi dili
settings-language = { $chosen ->
    [server] Buradaki masalar ve hepinizin gördüğü diğer her şey sunucunun diline uyuyor: **{ $language }**.
   *[own] Buradaki masaların ve hepinizin gördüğü diğer her şeyin dili: **{ $language }**.
} Yalnızca senin gördüklerin kendi dilinde kalır.
language-unknown = 🌍 Şu dili henüz bilmiyorum: { $language }. Bu yüzden seninle İngilizce konuşuyorum.

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Yer { $seat }
seat-in-words = { $name }: { $count } kart

# What may be chosen, for commands and for answers
cards-pictures = resim olarak
cards-emojis = emoji olarak
cards-text = yalnızca yazı ve sayılarla
cards-server = sunucudaki ayar nasılsa öyle

command-settings-pictures = Bu sunucudaki masalar kartları nasıl göstersin
option-cards = Resim olarak, emoji olarak ya da yalnızca yazı ve sayılarla
settings-pictures = { $cards ->
    [pictures] Bu sunucudaki masalar kartları **resim olarak** gösteriyor.
    [emojis] Bu sunucudaki masalar kartları **emoji olarak** gösteriyor.
   *[text] Bu sunucudaki masalar kartları **yazı ve sayılarla** gösteriyor.
} Kendi elin için `/preferences` ile kendin seçebilirsin.
settings-pictures-lack = ⚠️ Bu kanalda “Dosya Ekle” iznim yok, o yüzden masa burada yazıyla görünüyor.
settings-emojis-lack = ⚠️ Kart emojileri henüz yüklenmemiş, kartlar şimdilik düz sayı olarak görünüyor.

command-preferences = Kartlarını nasıl göreceğin ve sana ne zaman sesleneceğim, her sunucuda
option-own-cards = Resimle, emojiyle, yalnızca yazı ve sayılarla ya da sunucunun ayarına göre
preferences-hand = { $cards ->
    [pictures] 🃏 Elini her sunucuda **resim olarak** görüyorsun.
    [emojis] 🃏 Elini her sunucuda **emoji olarak** görüyorsun.
    [text] 🃏 Elini her sunucuda **yazı ve sayılarla** görüyorsun.
   *[server] 🃏 Elini **o sunucunun ayarı nasılsa öyle** görüyorsun.
}
preferences-table = { $cards ->
    [pictures] -# Bu sunucudaki masalar kartları resim olarak gösteriyor.
    [emojis] -# Bu sunucudaki masalar kartları emoji olarak gösteriyor.
   *[text] -# Bu sunucudaki masalar kartları yazı ve sayılarla gösteriyor.
}
button-try-cards = Örnek göster
preferences-sample = Bir el sana böyle görünüyor:

# When a player is called on their turn
calls-when-away = bir dakikadır ortada yoksan
calls-at-once = hemen
calls-later = iki dakika sonra
calls-never = hiç
option-calls = Sıra sendeyse sana ne zaman sesleneyim: ortada yoksan, hemen, iki dakika sonra, hiç
preferences-calls = { $calls ->
    [at-once] 🔔 Sıra sana gelince **hemen** seslenirim.
    [later] 🔔 Sıra sana gelince **iki dakika sonra** seslenirim.
    [never] 🔕 Sıra sana gelince **seslenmem**.
   *[when-away] 🔔 Sıra sana gelince, **bir dakikadır ortada yoksan** seslenirim.
}
button-switch = { $on ->
    [yes] Kapat
   *[no] Aç
}
option-safety-net = Pahalı bir sıçramadan önce sorayım mı ve az önce koyduğun kart taşınabilsin mi
preferences-safety-net = { $on ->
    [yes] 🛟 Pahalı bir sıçramadan önce soruyorum; az önce koyduğun kartı on saniye boyunca taşıyabilirsin.
   *[no] 🛟 Pahalı sıçramalardan önce sormuyorum, konan kart yerinde kalıyor.
}

# The language of one person
preferences-language-discord = Discord’umun dili
option-quiet = Masalara çağrılmayan saatler, örneğin 22-8; hiç yoksa 0
preferences-quiet = 🌙 { $start } ile { $end } arasında ({ $zone }) seni masalara çağırmam.
preferences-quiet-none = 🌙 Seni her saatte masalara çağırabilirim.
button-quiet-hours = Sessiz saatleri seç
quiet-form-title = Sessiz saatler
quiet-form-label = İki saat, örneğin 22-8; hiç yoksa 0
settings-quiet-none = 🌙 Burada herkes günün her saatinde masaya çağrılabilir.
settings-quiet = 🌙 { $start } ile { $end } arasında burada kimse masalara çağrılmaz.
settings-quiet-hours-unreadable = İki saat yazmalısın, örneğin `22-8`; hiç istemiyorsan `0`.
option-own-language = Yalnızca senin gördüklerinin dili, Discord’unki olmasın istiyorsan
preferences-language = { $chosen ->
    [own] 🌍 Seninle bu dilde konuşuyorum: **{ $language }**.
   *[discord] 🌍 Seninle Discord’unun dilinde konuşuyorum.
}

# What is stored about people, and how they get rid of it.

command-privacy = Hakkında saklananlar: gör, yanına al ya da unuttur
command-privacy-show = Hakkında saklananlar, yazıyla, yalnızca sana
command-privacy-export = Hakkında saklanan her şey, dosya olarak, yalnızca sana
command-privacy-forget = Hakkındaki her şeyi unuttur; önce sana sorulur

button-forget-me = Beni unut
button-keep-me = Olduğu gibi kalsın

privacy-title = ### Hakkında saklananlar
privacy-nothing = Hiçbir şey.
privacy-stored-seats = { $count ->
    [one] Oturduğun 1 yer, oyunu ve saatleriyle
   *[other] Oturduğun { $count } yer, oyunları ve saatleriyle
}: elini göresin ve takımının sonuçları yazılsın diye
privacy-stored-teams = Birlikte oyun bitirdiğin { $count } takım: liderlik tabloları için
privacy-stored-team-names = { $count ->
    [one] Bir takımının kendine verdiği 1 ad
   *[other] Takımlarının kendilerine verdiği { $count } ad
}: liderlik tabloları için
privacy-stored-achievements = Takımlarının { $count } başarımı: her biri yalnızca bir kez duyurulsun diye
privacy-stored-counters = Oynadıklarından tutulan { $count } sayaç, örneğin oynanan kartlar: istatistiklerin için
privacy-stored-attempts = Günün kartlarıyla yaptığın { $count } deneme: her gün yalnızca bir deneme sıralamaya girdiği için
privacy-stored-replays = Açtığın { $count } oyun tekrarı: kartlarını bildiğin bir oyun sıralamaya girmediği için
privacy-stored-hosted = { $count ->
    [one] Planladığın 1 oyun gecesi, adı ve saatiyle
   *[other] Planladığın { $count } oyun gecesi, adları ve saatleriyle
}: gece olsun ve onu değiştirebilesin diye
privacy-stored-polls = Kimin ne zaman vakti olduğunu sorduğun { $count } açık anket: ondan bir gece yapabilesin diye
privacy-stored-marks = Bir oyun gecesine gelebileceğin { $count } zaman: anket kapanana kadar
privacy-stored-answers = Bir oyun gecesine gelip gelmeyeceğine dair { $count } cevap: kimin geldiği bilinsin ve sana hatırlatılsın diye
privacy-stored-presences = Geldiğin { $count } oyun gecesi ve hangi saatler arasında orada olduğun: sonraki turda yerin olsun diye
privacy-stored-rounds = { $count ->
    [one] Oyun gecelerinden 1 tur ve sana verilen masa
   *[other] Oyun gecelerinden { $count } tur ve sana verilen masalar
}: sonraki turda yeni insanlarla tanışasın diye
privacy-stored-wishes = Bir oyun gecesinde kimin kiminle oturacağına dair { $count } dilek: gece bitene kadar
privacy-stored-calls = { $count ->
    [one] Sıradaki masaya çağrılmak istediğin 1 sunucu
   *[other] Sıradaki masaya çağrılmak istediğin { $count } sunucu
}: seni çağırabilmek için
privacy-stored-texts = { $count ->
    [one] Bir masada yazdığın 1 söz ya da konu
   *[other] Masalarda yazdığın { $count } söz ve konu
}: masadakiler okuyabilsin diye 30 gün
privacy-stored-preferences = Kendin için yaptığın ayarlar, örneğin resimler: öyle kalsın diye
privacy-memory = Saklanmaz, bot yeniden başlayana kadar yalnızca akılda tutulur: bu sunucudaki adın ve avatarın, dilin ve 15 dakika boyunca ekranındaki eli ya da izlediğin masayı güncellemenin yolu. Mesajların hiçbir zaman saklanmaz.
privacy-ways = -# `/privacy export` hepsini dosya olarak verir. `/privacy forget` bana hepsini unutturur.

privacy-exported = Hakkında saklanan her şey, JSON olarak:
privacy-question = **Hakkındaki her şey her sunucuda unutulsun mu?** Hesabının numarası saklanan her şeyden silinir. Sonuçlar liderlik tablolarında kalır, senin yerinde “biri” yazar. İstatistiklerin, denemelerin ve tercihlerin gider. Bu geri alınamaz; yeniden oynarsan sıfırdan başlarsın.
privacy-question-tables = { $count ->
    [one] Şu an bir masadasın: yerin boşalır, kartların oradaki bir sonraki kişiye kalır.
   *[other] Şu an { $count } masadasın: yerlerin boşalır, kartların oradaki bir sonraki kişilere kalır.
}
privacy-forgotten = Tamam, unutuldun. Bu sunucunun kanallarında yazanlar kalıyor, çünkü onlar sunucuya ait.
privacy-unchanged = Hiçbir şey değişmedi.

# /settings leaderboard
command-settings-leaderboard = Bu sunucunun sonuçları tüm sunucuların liderlik tablolarında sayılsın mı
option-everywhere = Bu sunucunun sonuçlarını katılan tüm sunucuların liderlik tablolarında göster
settings-leaderboard = { $shared ->
    [yes] **Bu sunucu sonuçlarını paylaşıyor.** Katılan her sunucu onları görüyor, bu sunucu da onlarınkini.
   *[no] **Bu sunucu sonuçlarını paylaşmıyor.** Onları başka kimse görmüyor, bu sunucu da başkalarınınkini görmüyor.
}
