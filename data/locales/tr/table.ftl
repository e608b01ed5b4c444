# What every table says, whatever is played on it.

somebody = biri
free-seat = Boş yer { $seat }

lobby-seats = **Masada ({ $count }/{ $most })**
lobby-size = -# ⏱️ yaklaşık { $minutes } dakika · 👥 { $exactly ->
    [yes] { $most } kişi
   *[no] { $least }–{ $most } kişi
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] Bütün yerler dolu. Masadaki herkes **Başlat** düğmesine basabilir.
   *[free] Oynamak için **Katıl** düğmesine bas. Masadaki herkes **Başlat** düğmesine basabilir.
}
lobby-too-few = ⏳ { $missing ->
    [one] Bir kişi daha gerek.
   *[other] { $missing } kişi daha gerek.
} Oynamak için **Katıl** düğmesine bas.
lobby-too-many = ⏳ { $game } en çok { $most } kişiyle oynanır. { $surplus ->
    [one] Biriniz masadan kalksın
   *[other] { $surplus } kişi masadan kalksın
} ya da başka bir oyun seçin.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: birkaç dakikadır ses yok. Masadaki herkes yeri boşaltabilir.
lobby-late = -# ⏰ { $names }: iki dakikadır ortada yok. Masa beklemeden başlayabilir.
lobby-suggestion-harder = 🔥 **Üst üste üç galibiyet!** Daha zoru olsun mu? → { $option }
lobby-suggestion-gentler = 🌱 **Üst üste üç yenilgi.** Biraz daha kolayı olsun mu? → { $option }
menu-game = Oyun
lobby-cancelled = Bu masa başlamadan kapatıldı. `/game new` yenisini açar.
lobby-expired = Burada yarım saat hiçbir şey olmadı, o yüzden bu masa kapatıldı. `/game new` yenisini açar.

button-join = Katıl
button-leave = Kalk
button-not-me = Bensiz
button-start = Başlat
button-cancel = Kapat
button-put-off = Yeri boşalt: { $name }
button-take-suggestion = Deneyelim
button-hand = Kartlarım
button-rules = Kurallar
button-spectate = 👀 İzle
button-spectate-stop = İzlemeyi bırak
button-spectate-again = 👀 İzlemeye devam
button-back = Geri
button-again = Tekrar oyna
button-take-seat = Boş yeri al
button-go-on-without = Onsuz devam et
button-vote-end = Oyunu bitir
button-vote = Bitmesi için oy ver
button-keep-playing = Oynamaya devam
button-take-back-vote = Oyumu geri al

hand-title = ### Kartların, { $name }
hand-rests = 💤 Kartların uyuyakaldı. **Kartlarım** onları uyandırır.
turn-nudge = { $mention }, sıra sende.
idle-reminder = { $mention }, oyun seni bekliyor. Bir gün hamle olmazsa beklemeye alınır.
typed-command-help = Oynamak için **Kartlarım** düğmesine bas. Komut için `/` yaz ve açılan listeden seç.

table-commitment = -# 🔒 Adil dağıtım `{ $hash }`
table-abandoned = Oyun erken bitirildi, bu yüzden hiçbir liderlik tablosuna yazılmıyor.
table-set-aside-notice = 💤 Bu oyun beklemede. `/game table` onu kaldığı yerden sürdürür.
table-hold-end = -# Kimse sürdürmezse { $date } tarihinde biter.
table-abandoned-on-hold = { $days } gündür bekliyordu.
settings-hold = Beklemedeki oyunlar **{ $days }** gün sonra biter.
option-days-on-hold = Beklemedeki bir oyunun kaç gün sonra biteceği
table-paused-notice = ⏸️ { $free ->
    [one] Bir yer boş, oyun duraklatıldı. İsteyen o yeri kartlarıyla birlikte devralabilir.
   *[other] { $free } yer boş, oyun duraklatıldı. İsteyen bir yeri kartlarıyla birlikte devralabilir.
}
table-joined = 🪑 { $names } { $count ->
    [one] masaya oturdu.
   *[other] masaya oturdu.
}
table-left = 👋 { $name } masadan kalktı.
table-left-host = 👋 { $name } masadan kalktı. Masanın yeni sahibi { $host }.
table-votes = 🗳️ Oyunun bitmesi için { $votes }/{ $needed } oy. Bir oy beş dakika geçerli.
table-vacating-votes = 🗳️ Boş yer olmadan devam için { $votes }/{ $needed } oy.

# Before a match is ended early
end-question = **Bu oyun herkes için bitsin mi?**
end-question-vote = **Bu oyunun bitmesi için oy veriyor musun?**
end-stakes = Oyun burada durur ve hiçbir liderlik tablosuna yazılmaz.
end-votes = Şimdiye kadar { $votes }/{ $needed } oy. Bir oy beş dakika geçerli. Beş dakikadır ses vermeyen beklenmez.
end-last-vote = Gereken son oy seninki.

# Short answers
reply-join = Oyundasın. Oyun başlayınca elin burada görünür; `/hand` onu her an gösterir.
reply-take-over = Yer kartlarıyla birlikte senin.
reply-leave = Masadan kalktın.
reply-leave-running = Masadan kalktın. Kartların yerinde kalıyor, biri devralana kadar oyun duraklatıldı.
reply-start = Kartlar dağıtıldı.
reply-cancel = Masa kapatıldı.
reply-end = Oyun bitti. Hiçbir liderlik tablosuna yazılmıyor.
reply-end-vote = Verdiğin oy sayıldı: oyunun bitmesi için { $votes }/{ $needed } oy.
reply-end-keep = Oyun devam ediyor.
reply-end-take-back = Verdiğin oy geri alındı. Oyun devam ediyor.
reply-go-on-without = Oyun sayıldı: Boş yer olmadan devam için { $votes }/{ $needed }.
reply-table = Masa yeniden kanalın en altında.
reply-table-late = Masa kanalın en altına geliyor; Discord beni biraz bekletiyor.
table-thread-closed = 🔒 Bu alt başlık arşivlenmiş ya da kilitli ve onu yeniden açma iznim yok. Hamleler geçerli, ama bir moderatör alt başlığı açana kadar masa olduğu gibi kalır.
table-too-late = ⌛ Geç kaldın: bir kart yalnızca { $seconds } saniye boyunca taşınabilir. Yerinde kalıyor.
reply-duplicate = Bu iki kez geldi, bir kez sayıldı.
reply-error = Kusura bakma, bende bir şeyler ters gitti. Oyun güvende. Bildirim numarası: { $report }
reply-person-not-here = Bu kişi bu sunucuda değil. Başka birini seç.
reply-button-unreadable = Bu düğme artık geçerli değil. `/game table` masayı yeni düğmelerle gösterir.

# What a table refuses
table-no-table-here = Bu kanalda masa yok. `/game new` bir tane açar.
table-table-gone = Bu oyun bitti. Altındaki **Tekrar oyna** ya da `/game new` yenisini başlatır.
table-lobby-expired = Bu masa kapatıldı. `/game new` yenisini açar.
table-not-started = Oyun henüz başlamadı. Masadaki herkes **Başlat** düğmesine basabilir.
table-already-running = Oyun çoktan başladı. Masadakiler `/game end` ile bitirebilir.
table-channel-taken = { $phase ->
    [lobby] Bu kanalda zaten açık bir masa var. Ona katıl ya da başka bir masa için alt başlık aç.
    [set-aside] Bu kanalda beklemede olan bir oyun var. `/game table` onu sürdürür; masasındakiler `/game end` ile bitirebilir.
   *[running] Bu kanalda zaten bir oyun var. Bitmesini bekle ya da başka bir masa için alt başlık aç.
}
table-not-seated = Bu masada değilsin. Boş yer varsa `/game join` ile oturabilirsin.
table-spectator-seated = Burada zaten oynuyorsun: **Kartlarım** sana kartlarını gösterir.
table-too-many-spectators = Şu an { $most } kişi izliyor, daha fazlası sığmıyor. Masayı kanalda sen de görebilirsin.
table-too-many-lobbies = Burada henüz başlamamış { $most } masan var. Önce birini başlat ya da kapat.
table-already-seated = Zaten bu masadasın.
table-table-full = Bütün yerler dolu. Bir alt başlıkta başka masa aç ya da birinin kalkmasını bekle.
table-too-few = { $seated ->
    [one] Bu oyun için en az { $least } kişi gerek, şimdilik yalnızca sen varsın. Birini çağır.
   *[other] Bu oyun için en az { $least } kişi gerek, şimdilik { $seated } kişisiniz. Birini çağırın.
}
table-not-allowed-to-end = Bu masada değilsin. Oyunu masadakiler bitirebilir, bir de burada “Mesajları Yönet” izni olan bir moderatör.
table-not-allowed-to-cancel = Masayı { $name } açtı ve kapatabilir, bir de burada “Mesajları Yönet” izni olan bir moderatör.{ $seated ->
    [yes] { "" } Beş dakika ses çıkmazsa masadaki herkes kapatabilir. **Kalk** seni masadan çıkarır.
   *[no] { "" }
}
table-not-allowed-to-choose = Burada oyunu ve seçenekleri yalnızca { $name } değiştirebilir. Ne oynamak istediğini söyle!
table-not-absent = { $name } son birkaç dakika içinde buradaydı, yeri onun kalıyor.
table-cards-bound = Bu masa eski bir oyunun kartlarıyla oynuyor, bu yüzden oyun türü ve seçenekler oradaki gibi kalır. `/game new` istediğin gibi bir masa açar.
table-choice-outdated = Bu arada masaya başka bir oyun geldi. Önce bir daha bak, sonra seç.
table-table-paused = { $free ->
    [one] Bir yer boş, oyun duraklatıldı. `/game join` o yeri devralır.
   *[other] { $free } yer boş, oyun duraklatıldı. `/game join` birini devralır.
}
table-table-set-aside = Bu oyun beklemede. `/game table` onu kaldığı yerden sürdürür.
table-seat-needed = Bu oyunun boş yerlere ihtiyacı var. Birinin onları alması gerekiyor.
table-seat-just-left = Birine yeri alma şansı verin: { $seconds } saniye sonra onsuz devam edebilirsiniz.
table-hand-stale = Sen bu kartları gördüğünden beri masa ilerledi. Şimdi böyle görünüyor.
table-counting-down = Henüz değil: geri sayım { $count } diyor. Hiçbir kart oynanmadı.
database-not-saved = Bu kaydedilemedi, hiçbir şey değişmedi. Birazdan tekrar dene.
database-outcome-unknown = Bunun ulaşıp ulaşmadığını kontrol edemedim. Birazdan masaya bak.
database-not-readable = Bunu şu an okuyamıyorum. Birazdan tekrar dene.
table-permission-missing = { $permission ->
    [view-channel] Bu kanalı göremiyorum.
    [send-messages] Bu kanala yazmama izin yok.
   *[send-messages-in-threads] Bu alt başlığa yazmama izin yok.
} Burayı yöneten birinden izin vermesini iste, sonra tekrar dene.
table-option-of-another-game = `{ $option }` seçeneği başka bir oyunun. Onu çıkar ve tekrar dene.
table-command-outdated = Bu komut burada güncel değil. Discord’u yenileyip tekrar dene.
table-game-unknown = “{ $game }” adında bir oyun bilmiyorum. Listeden birini seç.
table-card-missing = Hangi kart? `/play` yazarken sana kartlarını önerir.
table-command-of-another-game = Bu masada oynanan oyun { $game } ve onda böyle bir hamle yok. Neler olduğunu `/game rules` anlatır.

rule-another-game = Bu masada başka bir oyun oynanıyor ve onda böyle bir hamle yok. Neler olduğunu `/game rules` anlatır.
rule-match-over = Bu oyun bitti.
rule-nobody-can-act = Kimse hamle yapamıyor. Kusur bende; lütfen bildir.
rule-wrong-number-of-seats = Bu oyun { $least }–{ $most } kişiyle oynanır, { $seats } kişiyle olmaz.

rules-credit = -# Kısaca ve kendi sözlerimizle anlattık. Oyun, yazarının ve yayıncısınındır; gerçeğini edin, buna değer.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Masalar: aç, katıl, başlat, göster, bitir
command-game-new = Bu kanalda bir masa aç
command-game-join = Bu kanaldaki masaya otur ya da boş bir yeri devral
command-game-leave = Masadan kalk; süren oyunda yerin kartlarıyla birlikte kalır
command-game-start = Masadaki herkese kartları dağıt
command-game-cancel = Henüz başlamamış bir masayı kapat
command-game-table = Masayı yeniden kanalın en altına getir
command-game-watch = Bu kanaldaki oyunu 15 saniye gecikmeyle izle; yalnızca sen görürsün
command-game-end = Oyunu bitir ya da bitmesi için oy ver
command-game-rules = Bir oyunun kuralları, yalnızca sana
command-hand = Elindeki kartlar, yalnızca sana
command-play = Bir kart oyna

option-game = Hangi oyun
option-card = Elindeki bir kart
option-pile = Deste, oyunda birden fazla varsa

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Seçenekler
button-companion-seat = 🤖 Yol arkadaşına ver
button-take-companion-seat = Yol arkadaşının yerini al
lobby-companions-here = { $count ->
    [one] -# 🤖 Bu yol arkadaşını program oynatıyor; masa dolarsa yerini bırakır.
   *[other] -# 🤖 Bu yol arkadaşlarını program oynatıyor; masa dolarsa yerlerini bırakırlar.
} Sonuç ayrı bir liderlik tablosuna yazılır.
table-companions-warming-up = -# 🤖 Hâlâ ısınma turunda: ilk hamleler basit olacak.
menu-companion-style = Yol arkadaşları nasıl oynasın
menu-companion-style-value = { $value ->
    [steady] 🤖 Yol arkadaşları düzenli sayar
    [human] 🤖 Yol arkadaşları insan gibi sayar, bazen biraz şaşar
    [dreamy] 🤖 Yol arkadaşları dalgın sayar
    [calm] 🤖 Yol arkadaşları acele etmez
    [normal] 🤖 Yol arkadaşları normal hızda oynar
   *[quick] 🤖 Yol arkadaşları hızlı oynar
}
companion-style = { $value ->
    [steady] yol arkadaşları düzenli sayar
    [human] yol arkadaşları insan gibi sayar
    [dreamy] yol arkadaşları dalgın sayar
    [calm] yol arkadaşları acele etmez
    [normal] yol arkadaşları normal hızda oynar
   *[quick] yol arkadaşları hızlı oynar
}
lobby-no-companions = -# 🤖 Yol arkadaşları bu oyunu henüz oynayamıyor: { $game }. Burada yalnızca insanlar oynar.
table-no-companions = Yol arkadaşları bu oyunu oynayamıyor: { $game }. Onları çıkar ya da başka bir oyun seç.
table-companions-unfit = Bu oyunu yol arkadaşları bu şekilde oynayamıyor: { $game }. Onları çıkar ya da başka seçenekler seç.
option-companions = Kaç yol arkadaşı katılsın: programın oynattığı yerler

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **İşte bu!**
    [excellent] 🌟 **Ne oyundu ama!**
    [close] 😮 **Kıl payı!**
    [quick] 💥 **Of. Çabuk bitti.**
   *[other] 🏁 **Bu seferlik bu kadar.**
}
end-abandoned = Bu seferlik bu kadar, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 Oyun bitti: { $game }. [Sonuç burada]({ $link })
end-unplayed = Hiç kart oynanmadan bitirildi: { $game }. `/game new` yeni bir masa açar.
end-hands = **Ellerde kalanlar:**
end-hands-closed = -# 🔒 Bu kartlarla başkaları da oynayabilir, o yüzden eller burada kapalı kalıyor. **Tekrarı izle** onları yalnızca sana açar.

lobby-invited = 📣 { $mentions }, { $name } bir daha oynamak istiyor. { $count ->
    [one] Var mısın? **Katıl** düğmesine bas.
   *[other] Kim var? **Katıl** düğmesine basın.
}
lobby-once-more = 🔁 **Bir daha!** Kartlar { $when } dağıtılıyor. Oynamak istemeyen **Bensiz** düğmesine basar.

# Watching a match without playing in it

spectate-delay = -# 👀 { $seconds } saniye gecikmeyle izliyorsun.
spectate-wait = 👀 Masayı birazdan görürsün, { $seconds } saniye gecikmeyle.
spectate-paused = 👀 Masa devam ediyor, ama onu bir seferde yalnızca 15 dakika takip edebiliyorum. İzlemeye devam mı?
reply-spectate-stop = 👀 Bu kadar. Masadaki **İzle** seni geri getirir.

# Words that stand in pictures: as few as can be

picture-hand-empty = Elde kart yok
picture-beaten = Kazanıldı!
picture-record = Yeni rekor
picture-violations = { $count ->
    [one] sayı söylendi
   *[other] sayı söylendi
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Burada senin için bir dosya var, ama bu kanalda “Dosya Ekle” iznin olmadığı için Discord onu sana vermeme izin vermiyor. Bir moderatöre sor ya da başka bir kanalda dene.

# Calls to the next table
button-call-me = 🔔 Sıradaki masaya beni çağır
button-call-always = Ben vazgeçene kadar
button-call-off = Artık çağırma
call-tonight = 🔔 Bu sunucuda bir masa açılınca seni oraya çağırırım: { $until } saatine kadar, en fazla on dakikada bir.
call-always = 🔔 Bu sunucuda her masa açıldığında seni oraya çağırırım: sen vazgeçene kadar, en fazla on dakikada bir.
call-off = Tamam, seni artık masalara çağırmam.
call-lobby = 🔔 { $mentions }: burada bir **{ $game }** masası açıldı.
