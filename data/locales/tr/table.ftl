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
lobby-suggestion-harder = 🔥 **Üst üste üç galibiyet!** Daha zoru olsun mu? → { $option }
lobby-suggestion-gentler = 🌱 **Üst üste üç yenilgi.** Biraz daha kolayı olsun mu? → { $option }
menu-game = Oyun
lobby-cancelled = Bu masa başlamadan kapatıldı. `/game new` yenisini açar.
lobby-expired = Burada yarım saat hiçbir şey olmadı, o yüzden bu masa kapatıldı. `/game new` yenisini açar.

button-join = Katıl
button-leave = Kalk
button-start = Başlat
button-cancel = Kapat
button-take-suggestion = Deneyelim
button-hand = Kartlarım
button-rules = Kurallar
button-spectate = 👀 İzle
button-spectate-stop = İzlemeyi bırak
button-spectate-again = 👀 İzlemeye devam
button-back = Geri
button-again = Tekrar oyna
button-take-seat = Boş yeri al
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
table-votes = 🗳️ Oyunun bitmesi için { $votes }/{ $needed } oy. Bir oy beş dakika geçerli.

# Before a match is ended early
end-question = **Bu oyun herkes için bitsin mi?**
end-question-vote = **Bu oyunun bitmesi için oy veriyor musun?**
end-stakes = Oyun burada durur ve hiçbir liderlik tablosuna yazılmaz.
end-votes = Şimdiye kadar { $votes }/{ $needed } oy. Bir oy beş dakika geçerli.
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
reply-table = Masa yeniden kanalın en altında.
reply-table-late = Masa kanalın en altına geliyor; Discord beni biraz bekletiyor.
reply-duplicate = Bu iki kez geldi, bir kez sayıldı.
reply-error = Kusura bakma, bende bir şeyler ters gitti. Oyun güvende. Bildirim numarası: { $report }
reply-person-not-here = Bu kişi bu sunucuda değil. Başka birini seç.
reply-button-unreadable = Bu düğme artık geçerli değil. `/game table` masayı yeni düğmelerle gösterir.

# What a table refuses
table-no-table-here = Bu kanalda masa yok. `/game new` bir tane açar.
table-table-gone = Bu oyun bitti. Altındaki **Tekrar oyna** ya da `/game new` yenisini başlatır.
table-lobby-expired = Bu masa kapatıldı. `/game new` yenisini açar.
table-not-started = Oyun henüz başlamadı. Masadaki herkes **Başlat** düğmesine basabilir.
table-already-running = Oyun çoktan başladı. `/game end` onu bitirir.
table-channel-taken = { $phase ->
    [lobby] Bu kanalda zaten açık bir masa var. Ona katıl ya da `/game cancel` ile kapat.
    [set-aside] Bu kanalda beklemede olan bir oyun var. `/game table` onu sürdürür, `/game end` bitirir.
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
table-not-allowed-to-cancel = Masayı { $name } açtı ve kapatabilir, bir de burada “Mesajları Yönet” izni olan bir moderatör. **Kalk** seni masadan çıkarır.
table-not-allowed-to-choose = Burada oyunu ve seçenekleri yalnızca { $name } değiştirebilir. Ne oynamak istediğini söyle!
table-cards-bound = Bu masa eski bir oyunun kartlarıyla oynuyor, bu yüzden oyun türü ve seçenekler oradaki gibi kalır. `/game new` istediğin gibi bir masa açar.
table-choice-outdated = Bu arada masaya başka bir oyun geldi. Önce bir daha bak, sonra seç.
table-table-paused = { $free ->
    [one] Bir yer boş, oyun duraklatıldı. `/game join` o yeri devralır.
   *[other] { $free } yer boş, oyun duraklatıldı. `/game join` birini devralır.
}
table-table-set-aside = Bu oyun beklemede. `/game table` onu kaldığı yerden sürdürür.
table-hand-stale = Sen bu kartları gördüğünden beri masa ilerledi. Şimdi böyle görünüyor.
table-counting-down = Henüz değil: geri sayım { $count } diyor. Hiçbir kart oynanmadı.
table-not-saved = Hamlen kaydedilemedi, bu yüzden sayılmıyor. Hiçbir şey değişmedi; birazdan tekrar dene.
table-permission-missing = { $permission ->
    [view-channel] Bu kanalı göremiyorum.
    [send-messages] Bu kanala yazmama izin yok.
   *[send-messages-in-threads] Bu alt başlığa yazmama izin yok.
} Burayı yöneten birinden izin vermesini iste, sonra tekrar dene.
table-option-of-another-game = `{ $option }` seçeneği başka bir oyunun. Onu çıkar ve tekrar dene.
table-game-unknown = “{ $game }” adında bir oyun bilmiyorum. Listeden birini seç.
table-card-missing = Hangi kart? `/play` yazarken sana kartlarını önerir.
table-command-of-another-game = Bu masada oynanan oyun { $game } ve onda böyle bir hamle yok. Neler olduğunu `/game rules` anlatır.

rule-another-game = Bu masada başka bir oyun oynanıyor ve onda böyle bir hamle yok. Neler olduğunu `/game rules` anlatır.
rule-match-over = Bu oyun bitti.
rule-nobody-can-act = Kimse hamle yapamıyor. Kusur bende; lütfen bildir.
rule-wrong-number-of-seats = Bu oyun { $least }–{ $most } kişiyle oynanır, { $seats } kişiyle olmaz.

rules-credit = -# Kısaca ve kendi sözlerimizle anlattık. Oyun, yazarının ve yayıncısınındır; gerçeğini edin, buna değer.
