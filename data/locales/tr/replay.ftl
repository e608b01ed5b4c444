# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Tekrarı izle
button-replay-back = ◀ Adım
button-replay-forward = Adım ▶
button-replay-play = ▶ Oynat
button-replay-pause = ⏸ Duraklat
button-replay-turn-back = ⏪ Hamle
button-replay-turn-forward = Hamle ⏩
button-replay-level-back = ⏪ Seviye
button-replay-level-forward = Seviye ⏩
button-replay-open-hands = Elleri aç
button-replay-hide-hands = Elleri gizle
button-replay-share = Bu anı paylaş
button-replay-film = Oyunu paylaş
button-replay-text = Metin olarak
button-replay-json = JSON olarak
button-history-newer = ◀ Daha yeni
button-history-older = Daha eski ▶

replay-title = { $match } numaralı oyunun tekrarı
replay-match = Oyun { $match }
replay-abandoned = Oyun erken bitirildi.
replay-position = **Adım { $step }/{ $steps }**
replay-dealt = **Kartlar dağıtıldı** · { $steps ->
    [0] kimse bir şey yapmadı
   *[other] ardından { $steps } adım var
}
replay-film-alt = Hareketli: art arda { $count } resim.
replay-turning-points = Bir dönüm noktasına atla
replay-deal = Dağıtım
replay-turning-point = Adım { $step }: { $said }
replay-seat = Yer { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** kart yok
replay-file = İşte { $match } numaralı oyun, dosya olarak. İçinde kişilerin adları değil, yerleri yazıyor.

# What the check found
replay-check-true = ✅ Doğrulandı: tohumdan bu dağıtım çıkıyor, her adım kurallara uyuyor ve sonuç doğru.
replay-check-older = ℹ️ Kuralların eski bir sürümüyle oynanmış. Saklandığı gibi görüyorsun, ama artık doğrulanamıyor.
replay-check-deal = ⚠️ Bir şey uymuyor: tohumdan saklanandan farklı bir dağıtım çıkıyor.
replay-check-step = ⚠️ Bir şey uymuyor: { $step }. adım bir öncekinin devamı olamaz.
replay-check-outcome = ⚠️ Bir şey uymuyor: adımlar saklanandan farklı bir sona çıkıyor.

# What is refused
replay-match-unknown = Bu sunucuda { $match } numaralı oyun yok. Olanları `/history` gösterir.
replay-still-running = { $match } numaralı oyun hâlâ sürüyor. Tekrarını bitince izleyebilirsin.
replay-never-started = { $match } numaralı oyun hiç başlamadı, izlenecek bir şey yok. Oynananları `/history` gösterir.
replay-match-unreadable = { $match } numaralı oyun, artık okuyamadığım eski bir sürümle saklanmış. Hiçbir şey kaybolmadı; beni çalıştıranlar ona belki yine ulaşabilir.
replay-round-still-played = Bu turun başka bir masası hâlâ bu kartlarla oynuyor. Tur bitince görebilirsin.
replay-deal-still-played = Bu kartlarla başkaları da oynayabilir, o yüzden onları henüz herkese göstermiyorum. `/replay` yalnızca sana gösterir.
replay-page-past-end = { $pages ->
    [one] Yalnızca bir sayfa var.
   *[other] Yalnızca { $pages } sayfa var.
} Sayfa yazılmayan `/history` en yenileri gösterir.

# The list
history-title = ## Bu sunucudaki son oyunlar
history-page = -# Sayfa { $page }/{ $pages } · { $total } oyun
history-empty = Bu sunucuda henüz kimse bir oyun bitirmedi. `/game new` masa açar.
history-row =
    { "" }**{ $game }** · { $result }
    -# Oyun { $match } · { $date } · { $options } · { $people }
history-par = { $result }, hedef { $par }
history-abandoned = erken bitirildi
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Bitmiş bir oyunu hamle hamle izle; istersen eller açık
option-match = Oyun: birini seç ya da numarasını yaz
option-everyone = Evet: bu kanaldaki herkes görür; yoksa yalnızca sen
command-history = Bu sunucudaki son oyunlar, yalnızca sana
option-history-page = Hangi sayfa; ilki en yeni oyunları gösterir

# The text file
record-title = { $game }, oyun { $match }
record-options = Seçenekler: { $options }
record-seats = Yerler: { $seats }
record-dates = Oynandığı zaman: { $started } – { $ended } (UTC)
record-seed = Tohum: { $seed }
record-seed-later = gün bitince gösterilir
record-hash = Tohumun özeti (SHA-256): { $hash }
record-rules = Kural sürümü: { $version }
record-result = Sonuç: { $result }
record-deal = Dağıtım
record-step = Adım { $step }
record-end = Son
