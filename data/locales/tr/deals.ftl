# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = Günün kartları, yeniden dağıtılan bir oyun ya da belli bir tohum
command-deal-today = Günün kartları: her sunucuda aynı, günde bir deneme sıralamaya girer
command-deal-seed = Belli bir tohumun kartlarıyla masa aç, sıralama dışı
command-deal-match = Bitmiş bir oyunu aynı kartlarla yeniden oyna, sıralama dışı: daha iyisi olur mu?
option-day = Bir gün, örneğin 2026-11-21; yazmazsan bugün
option-seed = Tohum: bitmiş bir oyunun gösterdiği 64 onaltılık hane
option-deal-match = Oyunun numarası

button-deal-again = Daha iyisi olur mu?
button-deal-play = Oyna
button-deal-before = ◀ Önceki gün
button-deal-after = Sonraki gün ▶
deal-choose-leaderboard = 🏆 Liderlik tablosu: …
button-deal-overview = ◀ Kartlar
button-page-back = ◀ Daha iyiler
button-page-on = Devamı ▶
button-scope-everywhere = Tüm sunucular
button-scope-here = Bu sunucu
button-sit-down-anyway = Yine de otur

# The lobby
deal-lobby-day = 🌅 **Günün kartları, { $day }.** Her sunucuda aynı kartlar; herkesin bir denemesi sıralamaya girer.
deal-lobby-rematch = 🔁 **Daha iyisi olur mu?** Bunlar { $match } numaralı oyunun kartları, { $seats } kişilik. O zamanki sonuç: { $result }.
deal-lobby-seed = 🌱 Belli bir tohumun kartları: `{ $seed }`
deal-lobby-night = 🌙 Sizinle aynı büyüklükteki öbür masalara da bu turda aynı kartlar dağıtılıyor. Lütfen herkes bitirene kadar gördüklerinizi kendinize saklayın.
deal-commitment = -# 🔒 { $seats } kişilik adil dağıtım: `{ $hash }`
deal-lobby-tried = ⚖️ { $count ->
    [one] Bu kartlarla bugünkü hakkını kullanmış biri var: { $names }.
   *[other] Bu kartlarla bugünkü hakkını kullanmış olanlar var: { $names }.
} Yine de başlayabilirsiniz, ama liderlik tablosuna yazılmaz.
deal-lobby-seen = ⚖️ { $count ->
    [one] Bu kartları bir masada ya da tekrarda görmüş biri var: { $names }.
   *[other] Bu kartları bir masada ya da tekrarda görmüş olanlar var: { $names }.
} Yine de başlayabilirsiniz, ama liderlik tablosuna yazılmaz.

# The running match and its result
deal-running-day = -# 🌅 Günün kartları, { $day }{ $ranked ->
    [no] {""}, sıralama dışı
   *[yes] {""}
}
deal-running-rematch = -# 🔁 { $match } numaralı oyunun kartları yeniden, sıralama dışı
deal-running-seed = -# 🌱 Belli bir tohumun kartları, sıralama dışı
deal-running-night = -# 🌙 Bu turun başka masaları da aynı kartlarla oynuyor
deal-compared = 🔁 Aynı kartlarla { $match } numaralı oyun: { $theirs }. Bu kez: { $yours }. { $verdict ->
    [yours] **Bu kez daha iyi oldu!**
    [theirs] Bu kez öbürü daha iyiydi.
   *[even] Sonuç aynı!
}
deal-place = 🌅 Günün kartlarıyla: { $teams ->
    [one] bu sunucunun liderlik tablosuna giren ilk takım.
   *[other] bu sunucuda { $teams } takım arasında { $rank }. sıra.
}
button-check-deal = Dağıtımı doğrula
deal-check-code = 🔒 **Bu dağıtımın tam kodu**, tohumunun SHA-256 özeti:
    `{ $hash }`
deal-check-seed = 🌱 **Tohum** (kural sürümü { $version }):
    `{ $seed }`
    Tohumun 32 baytının özetini alınca bu kod çıkar. Kartların tohumdan nasıl geldiği botun README dosyasında yazıyor.
deal-check-running = Oyun bitince bu düğme tohumu gösterir. Ondan yukarıdaki kod çıkıyorsa kartlar hiç değiştirilmemiş demektir.
deal-check-day = { $day } günü bitince bu düğme tohumu gösterir.
unranked-seed = ⚖️ Sıralama dışı: Tohum baştan belliydi, kartları bilen biri olabilir.
unranked-known = ⚖️ Sıralama dışı: Masadan biri bu kartları önceki bir denemeden ya da tekrardan zaten biliyordu.
unranked-rematch = 🎈 Sırf eğlencesine, liderlik tablosuna yazılmaz: Bu kanal bu kartları daha önce gördü.
unranked-day-over = ⚖️ Sıralama dışı: Oyun başladığında bu kartların günü bitmişti.
unranked-own-way = ⚖️ Sıralama dışı: Kendi temanızla ya da birinin kartları kenara konarak oynandı.

# /deal today
deal-title = ## 🌅 Günün kartları: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = Aynı oyun, aynı seçenekler ve aynı kişi sayısıyla her sunucuda aynı kartlar. Herkesin bir denemesi sıralamaya girer. Kartları zaten bilen biri varsa yine oynayabilirsiniz, ama sıralamaya girmez.
deal-until = Gün { $when } bitiyor.
deal-over = Bu gün bitti, tohumları herkese açık. Dağıtımı isteyen doğrulayabilir.
deal-codes = 🔒 **Bu dağıtımın tam kodları**, tohumlarının SHA-256 özetleri:
deal-codes-over = 🌱 **Bu dağıtımın tohumları.** Birinin 32 baytının özetini alınca o gün gösterilen kod çıkar:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 tohum `{ $seed }`
deal-code-par = { $code } · 🎯 hedef { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: Bu kartlarla hâlâ oynuyorsun, tohumu oyundan sonra görürsün.
deal-untried = Bu kartları henüz denemedin.
deal-tried = Sıralamaya giren denemeni yaptın: { $match } numaralı oyun.
deal-leaderboard-title = ### Liderlik tablosu: { $seats } kişi, { $scope ->
    [here] bu sunucu
   *[everywhere] katılan tüm sunucular
}
deal-leaderboard-empty = Bu kartları henüz kimse bitirmedi. İlk siz olun!
deal-leaderboard-empty-over = Bu kartları kimse bitirmedi.
deal-leaderboard-page = -# { $teams } takım, sayfa { $page }/{ $pages }

# What a deal does not allow
deal-seed-unreadable = Bu bir tohum değil. Tohum 64 hanedir, 0–9 ve a–f; bitmiş bir oyunun son satırından kopyala.
deal-day-unreadable = Bu bir gün değil. 2026-11-21 gibi yaz.
deal-day-to-come = O gün henüz başlamadı, kartlarını kimse bilmiyor. Günler UTC ile gece yarısı başlar.
deal-day-over = O gün bitti. `/deal today` bugünün kartlarını gösterir, `/deal seed` eskileri sıralama dışı olarak dağıtır.
deal-seats-bound = Bu kartlar { $seats } kişilik, burada { $seated } kişi var. { $seated ->
    [0] Önce masaya oturun.
   *[other] Tam o kadar kişi olunca başlatın.
}
deal-match-not-finished = { $number } numaralı oyun sonuna kadar oynanmadı, yani geçilecek bir sonuç yok. Bitmiş bir oyun seç.
deal-deal-known = Bu kartları önceki bir denemeden, bir masadan ya da tekrardan zaten biliyorsun. Oturursan oyun artık kimse için sıralamaya girmez.
deal-deal-in-play = Şu anda tam da bu kartlarla oynuyorsun. Onlara oyunun bitince bak.
