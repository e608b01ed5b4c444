# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = Bir oyunun en iyi takımları
option-leaderboard-game = Hangi oyun; yazmazsan burada en çok oynanan
option-private = Cevabı yalnızca sana göstereyim

season-all = Tüm zamanlar
season-now = Bu sezon, { $months }
season-past = { $months } sezonu
scope-here = Bu sunucu
scope-everywhere = Katılan tüm sunucular

count-people = { $count } kişi
count-company = { $people ->
    [0] kişiler
    [one] 1 kişi
   *[other] { $people } kişi
} ve { $companions } yol arkadaşı
count-teams = { $count } takım
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · sayfa { $page }/{ $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Bir tekrar izle
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# En iyi takımı: { $name }
leaderboard-more-people = { $names } ve { $count ->
    [one] bir kişi daha
   *[other] { $count } kişi daha
}
leaderboard-from-elsewhere = { $count ->
    [one] başka sunucudan biri
   *[other] başka sunucudan { $count } kişi
}
leaderboard-empty = Burada henüz kimse böyle bir oyun bitirmedi. `/game new` masa açar, birincilik boşta.
leaderboard-empty-season = Bu sezonda kimse böyle bir oyun bitirmedi. Aşağıdan başka bir sezon seç ya da `/game new` ile masa aç.
leaderboard-empty-everywhere = Sonuçlarını paylaşan hiçbir sunucu henüz böyle bir oyun bitirmedi. `/game new` masa açar, birincilik boşta.
button-leaderboard-before = ◀ Daha iyiler
button-leaderboard-after = Devamı ▶

leaderboard-results-not-shared = Bu sunucu sonuçlarını kendine saklıyor, bu yüzden başkalarınınkini de göremiyor. Sunucuyu yönetenler `/settings leaderboard` ile paylaşabilir.
leaderboard-no-such-page = { $page } numaralı sayfa yok: bu liderlik tablosunda { $pages } sayfa var.
leaderboard-button-outdated = Bu liderlik tablosu artık yok. `/leaderboard` güncel olanları gösterir.
leaderboard-database-away = Sonuçları şu an okuyamıyorum. Birazdan tekrar dene.

# Below the result of a match
standing-first = 🏅 { $people ->
    [one] Bu türde ilk oyunun.
   *[other] Takımınızın bu türde ilk oyunu.
}
standing-best = 🏅 **Yeni rekor: { $people ->
    [one] şimdiye kadarki en iyi sonucun!
   *[other] takımınızın şimdiye kadarki en iyi sonucu!
}** Önceki: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Şimdiye kadarki en iyi sonucun:
   *[other] Takımınızın şimdiye kadarki en iyi sonucu:
} { $best }, { $date }.
standing-place = Bu sunucunun liderlik tablosunda { $teams } takım arasında { $rank }. sıra.
standing-place-alone = Bu sunucunun liderlik tablosunda birinci sıra.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count } sayı daha az söylendi
standing-compared-violations-more = { $count } sayı daha fazla söylendi

# Hedefin yanında bir sonuç: aynı kartlardan aynı sayıda yol arkadaşının bıraktığı
result-under-par = { $result }, hedeften { $count } az
result-over-par = { $result }, hedeften { $count } fazla
result-at-par = { $result }, tam hedefte
par-note = -# 🎯 Hedef, aynı kartlardan aynı sayıda yol arkadaşının bıraktığı kart sayısıdır. Her oyunda bilinmez.
