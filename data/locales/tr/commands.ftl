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
