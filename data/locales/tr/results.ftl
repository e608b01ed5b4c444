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
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count } sayı daha az söylendi
standing-compared-violations-more = { $count } sayı daha fazla söylendi

# Hedefin yanında bir sonuç: aynı kartlardan aynı sayıda yol arkadaşının bıraktığı
result-under-par = { $result }, hedeften { $count } az
result-over-par = { $result }, hedeften { $count } fazla
result-at-par = { $result }, tam hedefte
par-note = -# 🎯 Hedef, aynı kartlardan aynı sayıda yol arkadaşının uzun düşünmeden oynayınca bıraktığı kart sayısıdır. Her oyunda bilinmez.

# What somebody has played on a server: /stats.

command-stats = Biri burada neler oynadı ve nasıl gitti
option-person = Kim; yazmazsan sen

stats-title = ## 📊 { $name }
stats-matches = Burada **{ $count } oyun** bitti, masada { $hours ->
    [0] bir saatten az
   *[other] { $hours } saat
} geçti; ilki { $first }, sonuncusu { $last }.
button-show-here = Burada göster
stats-figure-matches = { $count ->
   *[other] oyun
}
stats-figure-won = { $count ->
   *[other] galibiyet
}
stats-figure-wins = { $count ->
   *[other] üst üste galibiyet
}
stats-figure-days = { $count ->
   *[other] üst üste gün
}
stats-figure-achievements = { $count ->
   *[other] başarım
}
stats-won = 🔥 Kazanılan: son { $count } oyunda { $won } · üst üste galibiyet: şu an { $now }, rekor { $longest }
stats-days = 🗓️ Üst üste gün: şu an { $now }, rekor { $longest }
stats-under-par = 🎯 { $game }: ortalama, hedeften { $difference } kart az (hedefi bilinen oyunlar: { $count })
stats-over-par = 🎯 { $game }: ortalama, hedeften { $difference } kart fazla (hedefi bilinen oyunlar: { $count })
stats-at-par = 🎯 { $game }: ortalama, tam hedefte (hedefi bilinen oyunlar: { $count })
stats-counted-partly =
    { $counts }
    -# { $count } oyunun { $counted } tanesinde sayıldı; öbürleri ben saymaya başlamadan önceydi.
stats-teammates = 🤝 En sık masa arkadaşları: { $names }
stats-teammate = { $name } ({ $count })
stats-best = **En iyi sonuçlar**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count } oyun
stats-best-more = -# ve { $count } liderlik tablosu daha
stats-nobody = { $name } burada hiç oyun bitirmedi ya da unutulmak istedi. Yani gösterecek bir şey yok.
stats-nobody-you = Burada henüz hiç oyun bitirmedin ya da unutulmak istedin. `/game new` masa açar.

counter-cards = 🃏 { $count } kart oynandı
counter-violations = 🤐 Masada { $count } sayı söylendi

chart-matches = oyun
chart-alt = Oyunların zaman içinde nasıl bittiği ve her sonucun kaç kez geldiği: { $name }.
chart-alt-game = { $game }, son { $count } oyun, { $scale }: en düşük { $lowest }, en yüksek { $highest }, yarısı en çok { $middle }; son oyun { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements-new = 🎖️ **{ $names }!**
achievements = 🎖️ { $game }, { $count }/{ $total }: { $names }
achievement-first-win = İlk galibiyet
achievement-first-win-how = İlk kez kazanıldı.
achievement-silent-match = Tek bir sayı bile yok
achievement-silent-match-how = Koca bir oyun oynandı ve kimse sayı söylemedi.

# Names of teams: /team, and the form that asks for a name.

command-team = Takımının buradaki adı
command-team-name = Takımlarından birine bu sunucuda bir ad ver
command-team-clear = Bir takım adını sil: kendininkini ya da mesajları yönetebiliyorsan herhangi birini
option-team = Hangi takım; yazmazsan son oynadığın

button-team-name = Takımına ad ver
team-form-title = Takımına ad ver
team-form-label = Adınız ne olsun?
reply-team-named = Takımının bu sunucudaki adı artık **{ $name }**. Takımdan herkes bunu `/team name` ile değiştirebilir.
reply-team-cleared = Ad silindi.

team-name-unfit = Bu ad olmuyor. 2–32 karakter olsun, bahsetme ve biçimlendirme olmasın.
team-not-your-team = Bir takıma yalnızca kendi üyeleri ad verebilir.
team-no-team-yet = Burada böyle bir ad yok. Bir takım bu sunucuda bir oyun bitirince kendine ad verebilir.
