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
turning-hint = 💡 yaklaşık { $count } kart daha oynanabilirdi

# Bir yol arkadaşının bir hamle hakkında düşündüğü; eller kapalıyken hiçbir kart söylenmez
hint-trick = 💡 Burada geri sıçrama bekliyordu.
hint-signal = 💡 Burada bir işaret, bir desteyi rahat bırakmayı istiyordu.
hint-fewer = 💡 Burada daha az kart daha çok yer bırakırdı.
hint-more = 💡 Burada bir kart daha rahatça uyuyordu.
hint-other = 💡 Burada başka bir hamle daha çok yer bırakırdı.
hint-worth = Bu, yaklaşık { $count } kart ederdi.
hint-companion = 🤖 { $name }: bu yerde bir yol arkadaşı şöyle oynardı: { $cards }.
hint-same = 🤖 { $name }: bu yerde bir yol arkadaşı da aynısını oynardı.
hint-card = { $card }, deste { $pile }
