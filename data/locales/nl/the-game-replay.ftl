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
turning-hint = 💡 er zaten ongeveer { $count } kaarten meer in

# Wat een maatje van een beurt vindt; zolang de handen dicht zijn wordt geen kaart genoemd
hint-trick = 💡 Hier lag de terugsprong klaar.
hint-signal = 💡 Hier vroeg een seintje om een stapel met rust te laten.
hint-fewer = 💡 Hier hadden minder kaarten meer ruimte gelaten.
hint-more = 💡 Hier paste er goed nog een kaart bij.
hint-other = 💡 Hier had een andere beurt meer ruimte gelaten.
hint-worth = Dat was ongeveer { $count } kaarten waard.
hint-companion = 🤖 Op de plek van { $name } had een maatje dit gelegd: { $cards }.
hint-same = 🤖 Op de plek van { $name } had een maatje hetzelfde gelegd.
hint-card = { $card } op stapel { $pile }
