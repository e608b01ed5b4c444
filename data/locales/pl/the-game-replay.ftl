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
turning-hint = 💡 dało się zagrać jeszcze około { $count ->
    [one] 1 karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
}

# Co o turze sądzi kompan; dopóki ręce są zakryte, żadna karta nie jest nazwana
hint-trick = 💡 Tu czekał skok wstecz.
hint-signal = 💡 Tu sygnał prosił, żeby zostawić jeden stos w spokoju.
hint-fewer = 💡 Tu mniej kart zostawiłoby więcej miejsca.
hint-more = 💡 Tu dobrze pasowała jeszcze jedna karta.
hint-other = 💡 Tu inna tura zostawiłaby więcej miejsca.
hint-worth = Było to warte około { $count ->
    [one] 1 karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
}.
hint-companion = 🤖 { $name }: na tym miejscu kompan zagrałby tak: { $cards }.
hint-same = 🤖 { $name }: na tym miejscu kompan zagrałby to samo.
hint-card = { $card } na stos { $pile }
