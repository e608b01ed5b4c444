# The Game, replayed: all hands open

replay-begun = { $name }: Ik begin
replay-turn-ended = { $name } beëindigt de beurt
replay-cards-drawn = { $name } trekt { $cards }
replay-signal-given = 💬 { $name } bij stapel { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } trekt het seintje bij stapel { $pile } in
replay-duty-not-met = 🛑 { $name } moet nog { $owed ->
    [one] 1 kaart leggen, en er past niets
   *[other] { $owed } kaarten leggen, en zoveel passen er niet
}
replay-draw-pile = { $count ->
    [0] De trekstapel is leeg.
   *[other] Trekstapel: { $count }, hierna { $cards }
}

turning-last-card = 🏆 de laatste kaart
turning-duty-not-met = 🛑 er passen niet genoeg kaarten
turning-largest-gap = de grootste sprong, { $gap } ({ $card } op stapel { $pile })
turning-trick = ↩ terugsprong, { $card } op stapel { $pile }
turning-draw-pile-empty = de trekstapel is leeg
