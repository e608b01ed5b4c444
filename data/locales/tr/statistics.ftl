# What somebody has played on a server: /stats.

command-stats = Biri burada neler oynadı ve nasıl gitti
option-person = Kim; yazmazsan sen

stats-title = ## 📊 { $name }
stats-matches = Burada **{ $count } oyun** bitti, masada { $hours ->
    [0] bir saatten az
   *[other] { $hours } saat
} geçti; ilki { $first }, sonuncusu { $last }.
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
stats-few = 📊 { $name } burada { $count } oyun bitirdi. İstatistikler beşinciden itibaren görünür.
stats-few-you = 📊 Burada { $count } oyun bitirdin: güzel başlangıç! İstatistiklerin beşinciden itibaren görünür.
stats-nobody = { $name } burada hiç oyun bitirmedi ya da unutulmak istedi. Yani gösterecek bir şey yok.
stats-nobody-you = Burada henüz hiç oyun bitirmedin ya da unutulmak istedin. `/game new` masa açar.

counter-cards = 🃏 { $count } kart oynandı
counter-violations = 🤐 Masada { $count } sayı söylendi

chart-matches = oyun
chart-alt = Oyunların zaman içinde nasıl bittiği ve her sonucun kaç kez geldiği: { $name }.
chart-alt-once = { $game }, 1 oyun, { $scale }: { $last }.
chart-alt-game = { $game }, son { $count } oyun, { $scale }: en düşük { $lowest }, en yüksek { $highest }, yarısı en çok { $middle }; son oyun { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count }/{ $total }: { $names }
achievement-first-win = İlk galibiyet
achievement-first-win-how = İlk kez kazanıldı.
achievement-silent-match = Tek bir sayı bile yok
achievement-silent-match-how = Koca bir oyun oynandı ve kimse sayı söylemedi.
