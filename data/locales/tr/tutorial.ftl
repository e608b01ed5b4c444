# /game tutorial: one sentence and one button a step. Deniz is played by the bot ("Kim" is Turkish for "who").

command-game-tutorial = Bir oyunu üç dakikada öğren, tek başına, yalnızca sana
option-tutorial-game = Oyun; yazmazsan The Game ile başlarsın

button-tutorial = Öğretici
button-tutorial-next = Sıradaki: { $game }

tutorial-title = ### { $game }, adım { $step }/{ $steps }
tutorial-title-done = ### { $game }: artık biliyorsun!
tutorial-partner = Deniz
tutorial-partner-in-texts = 🤖 Deniz
tutorial-hand =
    Kartların:
    { "" }**{ $cards }**

tutorial-the-game-lay = { $pile }. desteye { $card } koy
tutorial-the-game-begin = Deniz ile sen yedişer kartınıza baktınız ve senin başlaman konusunda anlaştınız.
tutorial-the-game-rise = Deste { $pile }, { $top } sayısından yukarı gider; elindeki { $card } yalnızca küçük bir fark bırakır: onu koy.
tutorial-the-game-fall = Deste { $pile }, { $top } sayısından aşağı gider; elindeki { $card } oraya yakışır.
tutorial-the-game-end = Bir hamle için iki kart yeter: hamleni bitir, yerine iki yeni kart çekersin.
tutorial-the-game-signal = Deniz { $pile }. destede { $top } kartına kadar atlamak zorunda kaldı, ama sen az önce tam 10 düşüğünü, { $card } kartını çektin: bunu Deniz'e bir işaretle anlat, çünkü sayılar asla söylenmez.
tutorial-the-game-trick = Deniz işaretini gördü ve { $pile }. desteyi sana bıraktı. Şimdi tam 10 düşük olan { $card } kartını koy: geri sıçrama!
tutorial-the-game-again = Sıçrama on sayılık yer geri kazandırdı; elindeki { $card } şimdiden yeniden { $top } üstüne uyuyor.
tutorial-the-game-finish = Bu ikinci kartındı, hamleni bitir.
tutorial-the-game-done = Böyle hamle hamle devam eder, ta ki 98 kartın hepsi oynanana ya da biri yeterince kart koyamayana kadar.

tutorial-the-mind-pause = Bekle …
tutorial-the-mind-ready = Burada sıra da yok, söz de: Deniz'de ve sende üçer kart var, derin bir nefes al ve elini masaya koy.
tutorial-the-mind-play = Önce hepsinin en düşük kartı gelir, { $card } da düşük: şimdi oyna.
tutorial-the-mind-wait = Bir sonraki kartın { $card }, ona daha epey var; biraz zaman geçsin.
tutorial-the-mind-risk = Deniz { $top } oynadı, şimdi doğru an gibi geliyor: { $card } kartını oyna.
tutorial-the-mind-mistake = Çok erken: Deniz'in elinde hâlâ { $card } vardı; o kart kenara ayrılıyor, bir can gidiyor ve ikiniz yeniden hazırlanıyorsunuz.
tutorial-the-mind-star = Üstte { $top }, sende { $card }: arada epey yol var ve Deniz'in kartı seninkine yakın olabilir. Bir yıldız öner, Deniz kabul eder.
tutorial-the-mind-done = Yıldız ikinizin de en düşük kartını aldı, 69 ve 71; böylece seviye bitti. 3. seviye bir can getiriyor, 4. seviye dağıtıldı.
