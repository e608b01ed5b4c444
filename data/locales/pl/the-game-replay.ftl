# The Game, replayed: all hands open

replay-begun = { $name }: zaczynam
replay-turn-ended = { $name } kończy turę
replay-cards-drawn = { $name } dobiera { $cards }
replay-signal-given = 💬 { $name } na stosie { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } wycofuje sygnał na stosie { $pile }
replay-duty-not-met = 🛑 { $name } musi zagrać { $owed ->
    [one] jeszcze 1 kartę, a żadna nie pasuje
    [few] jeszcze { $owed } karty, a tyle nie pasuje
    [many] jeszcze { $owed } kart, a tyle nie pasuje
   *[other] jeszcze { $owed } kart, a tyle nie pasuje
}
replay-draw-pile = { $count ->
    [0] Talia jest pusta.
   *[other] Talia: { $count }, następne { $cards }
}

turning-last-card = 🏆 ostatnia karta
turning-duty-not-met = 🛑 za mało pasujących kart
turning-largest-gap = największy odstęp, { $gap } ({ $card } na stosie { $pile })
turning-trick = ↩ skok wstecz, { $card } na stosie { $pile }
turning-draw-pile-empty = talia jest pusta
