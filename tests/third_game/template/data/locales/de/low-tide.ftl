# Ebbe

game-low-tide = Ebbe
pitch-low-tide = Spielt alle Karten, jede niedriger als die davor.
menu-hand-size = Handkarten
menu-hand-size-value = je { $value } Karten
option-hand-size = Ebbe: wie viele Karten alle bekommen
low-tide-hand-size = je { $count } Karten
low-tide-pile-empty = Noch liegt nichts am Strand.
low-tide-pile = Am Strand: { $cards }
low-tide-seat-holds = { $name } 🂠 { $count }
low-tide-open-hand = { $name }: { $cards }
low-tide-hand-empty = Du hast keine Karten mehr.
low-tide-card-played = { $name }: { $card }
low-tide-tide-rose = 🌊 { $name } ließ die Flut steigen
low-tide-dry = 🏖️ **Alles trocken!** Die Flut stieg kein Mal.
low-tide-wet = **Die Flut stieg { $rises }-mal.** Auf ein Neues.
low-tide-in-short = { $rises ->
    [0] alles trocken
    [one] 1 Anstieg
   *[other] { $rises } Anstiege
}
low-tide-compared = letztes Mal stieg die Flut { $rises }-mal
low-tide-scale = Anstiege der Flut (weniger ist besser)
counter-rises = 🌊 { $count ->
    [one] 1 Anstieg der Flut
   *[other] { $count } Anstiege der Flut
}
button-low-tide-play = { $card } spielen
choice-low-tide-card = { $card }, aus deiner Hand
turning-low-tide-rise = 🌊 die Flut steigt
rule-card-not-in-hand = Die { $card } hast du nicht. Es wurde nichts gespielt.

rules-low-tide =
    { "" }**Spielt gemeinsam alle Karten, jede niedriger als die davor.**

    Alle dürfen jederzeit eine Karte spielen. Eine höhere als die letzte lässt die Flut steigen. Je seltener, desto besser.
