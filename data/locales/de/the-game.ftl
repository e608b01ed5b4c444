# The Game

game-the-game = The Game
pitch-the-game = Legt zusammen alle 98 Karten auf vier Stapel, ohne eine Zahl zu nennen.
lobby-picture-the-game = Vier Kartenstapel: Zwei steigen ab 1, zwei fallen ab 100.
menu-minimum = Schwierigkeit
menu-minimum-value = { $value ->
    [3] Profi: ab 3 Karten pro Zug
   *[other] Normal: ab { $value } Karten pro Zug
}
menu-smaller-hands = Handkarten
menu-smaller-hands-value = { $value ->
    [yes] Kleinere Hände: eine Karte weniger
   *[no] Volle Hände
}
the-game-minimum = { $count ->
    [3] Profivariante: drei Karten pro Zug
   *[other] zwei Karten pro Zug
}
the-game-smaller-hands = eine Handkarte weniger

the-game-nobody-began = Schaut euch eure Karten an (**Meine Hand** zeigt dir deine) und besprecht euch, ohne Zahlen. Dann drückt jemand **Ich fange an**.
the-game-watched-start = Noch hat niemand angefangen.
the-game-begin-alone = Schau dir deine Karten an, dann drück **Ich fange an**.
the-game-to-play = ▶️ **{ $name } ist dran:** noch mindestens { $owed ->
    [one] eine Karte
   *[other] { $owed } Karten
} legen.
the-game-may-go-on = ▶️ **{ $name }** kann weiterlegen oder den Zug beenden.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Zugstapel: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] 1 Karte ist noch nicht gelegt.
   *[other] { $count } von 98 Karten sind noch nicht gelegt.
}
the-game-over = Die Partie ist vorbei.
the-game-look-at-hand = Noch hat niemand angefangen. Schau dir deine Karten an, redet ohne Zahlen und macht aus, wer anfängt.
the-game-other-turn = { $turns ->
    [0] { $name } ist dran.
    [1] { $name } ist dran. Danach kommst du.
   *[other] { $name } ist dran. In { $turns } Zügen bist du dran.
}
the-game-own-turn = **Du bist dran.** Lege noch mindestens { $owed ->
    [one] eine Karte:
   *[other] { $owed } Karten:
}
the-game-own-turn-paid = **Du bist dran.** Das reicht schon: Lege weiter oder beende deinen Zug.
the-game-hand-empty = Deine Hand ist leer. Gut gemacht!
the-game-choose-pile = Auf welchen Stapel soll die **{ $card }**?
the-game-fits-nowhere = Die **{ $card }** passt gerade auf keinen Stapel. Wähle eine andere Karte.
the-game-ends-match = ⚠️ Wenn du die **{ $card }** auf Stapel { $pile } legst, bekommst du deinen Zug nicht mehr voll, und die Partie ist verloren. Bist du sicher?
the-game-signals = Sag den anderen etwas über einen Stapel, ganz ohne Zahl.
the-game-signal-pile = Welcher Stapel?
the-game-signal-kind = Was willst du sagen?

the-game-beaten = 🏆 **Alle 98 Karten gelegt. Ihr habt The Game besiegt!**
the-game-beaten-alone = 🏆 **Alle 98 Karten gelegt. Du hast The Game ganz allein besiegt!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} übrig: super!**
the-game-left = **{ $count } Karten übrig.**
the-game-par = 🎯 Par für diese Karten ist { $par }, übrig { $left ->
    [0] blieb keine
    [one] blieb eine
   *[other] blieben { $left }
}.
the-game-par-way = 🎯 Par für diese Karten ist { $par }, übrig { $left ->
    [one] blieb eine
   *[other] blieben { $left }
}. Mit offenen Karten gibt es einen Weg, alle abzulegen.
the-game-duty-not-met = { $name } { $owed ->
    [one] fehlte noch eine Karte, und { $held ->
        [one] die letzte passte nicht.
       *[other] von den { $held } auf der Hand passte keine.
    }
   *[other] fehlten noch { $owed } Karten, und von den { $held } auf der Hand passten keine { $owed }.
}

signal-leave-it-to-me = Lass ihn mir
signal-small-steps-only = Nur kleine Schritte
signal-can-turn-back = Ich kann ihn zurückdrehen

button-begin = Ich fange an
button-end-turn = Zug beenden
button-signals = Signale
button-give-signal = Sagen
button-take-back-signal = Zurücknehmen
button-lay = Stapel { $pile } { $arrow } auf { $top }, Lücke { $gap }
button-lay-trick = Stapel { $pile } { $arrow } auf { $top }, Rückwärts-Trick
button-lay-anyway = Trotzdem legen
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } auf Stapel { $pile }, Lücke { $gap }
event-card-played-trick = { $name }: { $card } auf Stapel { $pile }, ↩ Rückwärts-Trick!
event-cards-drawn = { $name } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} nach
event-seat-skipped = { $name } hat keine Karten mehr und setzt aus

choice-card = { $card }, passt auf Stapel { $piles }
choice-card-nowhere = { $card }, passt gerade nirgends
choice-pile = Stapel { $pile } { $arrow } auf { $top }, Lücke { $gap }
choice-pile-trick = Stapel { $pile } { $arrow } auf { $top }, Rückwärts-Trick
choice-pile-plain = Stapel { $pile } { $arrow } auf { $top }

rule-not-your-turn = Noch nicht: { $name } ist dran.
rule-nobody-began = Noch hat niemand angefangen: erst **Ich fange an** drücken oder `/begin` tippen.
rule-already-begun = Ihr spielt schon: { $name } ist dran.
rule-card-not-held = Die { $card } hast du nicht auf der Hand. `/hand` zeigt dir deine Karten.
rule-unknown-pile = Einen Stapel { $pile } gibt es nicht. Stapel 1 und 2 steigen, Stapel 3 und 4 fallen.
rule-card-does-not-fit = Die { $card } passt nicht auf Stapel { $pile }: Oben liegt die { $top }. { $fits ->
    [none] Sie passt gerade auf keinen Stapel, also wähle eine andere Karte.
   *[other] Sie passt auf Stapel { $fits }.
}
rule-duty-unpaid = Lege noch mindestens { $owed ->
    [one] eine Karte
   *[other] { $owed } Karten
}, dann kannst du den Zug beenden.
rule-signal-already-there = Dieses Signal hast du auf Stapel { $pile } schon gegeben.
rule-nobody-to-signal = Du spielst allein, da sieht niemand ein Signal.
rule-no-signal-there = Auf Stapel { $pile } liegt kein Signal von dir.

option-minimum = The Game: Karten pro Zug, 3 in der Profivariante
option-smaller-hands = The Game: eine Karte weniger in jeder Hand
command-begin = Sage „Ich fange an“
command-done = Beende deinen Zug und ziehe nach
command-signal = Gib ein Signal auf einen Stapel oder nimm es zurück
option-signal-pile = Der Stapel: 1 und 2 steigen, 3 und 4 fallen
option-kind = Was du über den Stapel sagen willst
