# The Game, replayed: all hands open

replay-begun = { $name }: Ben başlıyorum
replay-turn-ended = { $name } hamlesini bitiriyor
replay-cards-drawn = { $name } kart çekiyor: { $cards }
replay-signal-given = 💬 { $name }, deste { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } { $pile }. destedeki işaretini geri alıyor
replay-duty-not-met = 🛑 { $name } { $owed ->
    [one] 1 kart daha koymalı, ama hiçbiri uymuyor
   *[other] { $owed } kart daha koymalı, ama o kadarı uymuyor
}
replay-draw-pile = { $count ->
    [0] Çekme destesi boş.
   *[other] Çekme destesi: { $count }, sıradakiler { $cards }
}

turning-last-card = 🏆 son kart
turning-duty-not-met = 🛑 yeterince kart uymuyor
turning-largest-gap = en büyük fark, { $gap } ({ $card }, deste { $pile })
turning-trick = ↩ geri sıçrama, { $card }, deste { $pile }
turning-draw-pile-empty = çekme destesi bitti
