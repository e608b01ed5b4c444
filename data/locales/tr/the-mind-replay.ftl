# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } hazır
replay-star-agreed = ⭐ { $name } kabul ediyor
replay-blind-agreed = 🙈 { $name } körlemeye katılıyor
replay-finished = 🏁 { $name } burada bırakıyor
replay-play-began = ▶️ { $blind ->
    [yes] { $level }. kör seviye başladı
   *[no] { $level }. seviye başladı
}
replay-played-blind = { $name }: { $card }, kapalı
replay-cards-set-aside = { $name } kenara ayırıyor: { $cards }
replay-cards-set-aside-hidden = { $name } { $count } kartı kenara ayırıyor
replay-mind-all-levels-passed = 🏆 Tüm seviyeler geçildi
replay-mind-game-beaten = 🏆 Tüm seviyeler geçildi, hepsi bir kez de körleme
replay-mind-game-lost = Son can da gitti

replay-pile = Deste: { $cards }
replay-set-aside = Kenarda: { $cards }
replay-star-proposed = ⭐ { $name } yıldız öneriyor. Kabul edenler: { $agreed }
replay-concentrating = ✋ Herkes odaklanıyor. Hazır olanlar: { $ready }
replay-concentrating-all = ✋ Herkes odaklanıyor.
replay-playing = ▶️ Seviye sürüyor.

turning-game-beaten = 🏆 son kör seviye geçildi
turning-game-lost = 💔 son can
turning-finished = 🏁 son
turning-all-levels-passed = 🏆 tüm seviyeler geçildi
turning-mistake = 💥 { $card } çok erken geldi: { $count } kart daha düşüktü
turning-turned-over = 👀 { $level }. kör seviye: { $count } hata
turning-star = ⭐ bir yıldız
turning-level-passed = ✅ { $level }. seviye geçildi
turning-blind-level-passed = 🙈 { $level }. kör seviye geçildi

# Takım ne kadar düzenli saydı

button-replay-tempo = ⏱️ Sayım
button-replay-tempo-share = Sayımı paylaş
tempo-title = ### ⏱️ Takım ne kadar düzenli saydı
tempo-summary = Bir sayı genelde { $middle } saniye sürdü. Beklemelerin yarısı sayı başına { $least } ile { $most } saniye arasındaydı.
tempo-levels = Seviye seviye, sayı başına saniye: { $levels }
tempo-level = seviye { $level }: { $seconds }
tempo-alt = Beklenen bütün kartların grafiği, en eskisi önce.
tempo-scale = Sayı başına saniye
tempo-level-label = Seviye { $level }
tempo-mistake = Erken oynandı
tempo-closest = **Kıl payı:** iki elden, hemen art arda gelen kartlar
tempo-close = { $low } → { $high } · seviye { $level } · { $seconds } sn arayla · { $first }, { $second }
tempo-left-out = -# Bir basış kadar süren bir iki sayılık aralar ve kör seviyeler dışarıda bırakıldı.
tempo-too-few = Bu oyunda beklenen kart, sayım üzerine bir şey söylemek için çok az.
