# The Game

game-the-game = The Game
the-game-minimum = { $count ->
    [3] Profis: drei Karten pro Zug
   *[other] zwei Karten pro Zug
}
the-game-smaller-hands = kleinere Hände

the-game-nobody-began = Schaut in eure Hände (**Meine Hand** zeigt dir deine) und besprecht euch, ohne Zahlen. Dann sagt jemand von euch **Ich fange an**.
the-game-to-play = ▶️ **{ $name }** ist dran und schuldet { $owed ->
    [one] **1 Karte**.
   *[other] **{ $owed } Karten**.
}
the-game-may-go-on = ▶️ **{ $name }** hat genug gelegt, darf weiterlegen oder den Zug beenden.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Zugstapel: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-over = Die Partie ist vorbei.
the-game-look-at-hand = Noch hat niemand angefangen. Schaut, redet ohne Zahlen und einigt euch, wer anfängt.
the-game-not-mine = { $name } ist dran. Du kommst noch.
the-game-mine = **Du bist dran.** Du schuldest { $owed ->
    [one] 1 Karte.
   *[other] { $owed } Karten.
} Wähle eine:
the-game-mine-paid = **Du bist dran.** Du hast genug gelegt: Lege weiter oder beende den Zug.
the-game-hand-empty = Deine Hand ist leer. Gut gemacht!
the-game-choose-pile = Auf welchen Stapel soll die **{ $card }**?
the-game-fits-nowhere = Die **{ $card }** passt gerade auf keinen Stapel. Wähle eine andere Karte.
the-game-digs-grave = ⚠️ Wenn du die **{ $card }** auf Stapel { $pile } legst, kannst du nicht mehr legen, was du noch schuldest, und die Partie ist verloren. Bist du sicher?
the-game-signals = Was man ohne Zahl über einen Stapel sagen darf. Noch einmal drücken nimmt es zurück.

the-game-beaten = 🏆 **Alle 98 Karten liegen. Ihr habt The Game besiegt!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} übrig: super!**
the-game-left = **{ $count } Karten übrig.**
the-game-duty-not-met = { $name } schuldete noch { $owed ->
    [one] 1 Karte
   *[other] { $owed } Karten
} und konnte sie mit { $held ->
    [one] der letzten
   *[other] den { $held }
} auf der Hand nicht legen.

signal-leave-it-to-me = Lass ihn mir
signal-small-steps-only = Nur kleine Schritte
signal-can-turn-back = Ich kann ihn zurückdrehen

button-begin = Ich fange an
button-end-turn = Zug beenden
button-signals = Signale
button-lay = Stapel { $pile } { $arrow } auf { $top }, Lücke { $gap }
button-lay-trick = Stapel { $pile } { $arrow } auf { $top }, Rückwärts-Trick
button-lay-anyway = Trotzdem legen
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } auf Stapel { $pile }, Lücke { $gap }
event-card-played-trick = { $name }: { $card } auf Stapel { $pile }, ↩ Rückwärts-Trick!
event-cards-drawn = { $name } zog { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
event-seat-skipped = { $name } hat keine Karten mehr und wird übersprungen

choice-card = { $card }, passt auf { $piles }
choice-card-nowhere = { $card }, passt gerade nirgends
choice-pile = Stapel { $pile } { $arrow } auf { $top }, Lücke { $gap }
choice-pile-trick = Stapel { $pile } { $arrow } auf { $top }, Rückwärts-Trick
choice-pile-plain = Stapel { $pile } { $arrow } auf { $top }

rule-not-your-turn = { $name } ist dran. Es wurde nichts gelegt; du kommst noch.
rule-nobody-began = Noch hat niemand angefangen. Einigt euch, wer anfängt; diese Person drückt Ich fange an oder tippt `/begin`.
rule-already-begun = Die Partie hat begonnen: { $name } ist dran.
rule-card-not-held = Die { $card } hast du nicht auf der Hand. `/hand` zeigt, was du hast.
rule-unknown-pile = Einen Stapel { $pile } gibt es nicht. Stapel 1 und 2 steigen, Stapel 3 und 4 fallen.
rule-card-does-not-fit = Die { $card } passt nicht auf Stapel { $pile }, wo die { $top } liegt. { $fits ->
    [none] Sie passt gerade auf keinen Stapel; wähle eine andere Karte.
   *[other] Sie passt auf Stapel { $fits }.
}
rule-duty-unpaid = Du schuldest noch { $owed ->
    [one] 1 Karte
   *[other] { $owed } Karten
}, bevor du den Zug beenden kannst.
rule-signal-already-there = Dieses Signal liegt von dir schon auf Stapel { $pile }.
rule-no-signal-there = Auf Stapel { $pile } liegt kein Signal von dir, das du zurücknehmen könntest.

option-minimum = The Game: Karten pro Zug, 3 für Profis
option-smaller-hands = The Game: eine Karte weniger in jeder Hand
command-begin = Sage „Ich fange an“
command-done = Beende deinen Zug und ziehe nach
command-signal = Gib ein Signal auf einen Stapel oder nimm es zurück
option-signal-pile = Der Stapel: 1 und 2 steigen, 3 und 4 fallen
option-kind = Was du über den Stapel sagen willst

rules-the-game =
    { "" }**Legt gemeinsam alle 98 Karten, 2 bis 99, auf vier Stapel.**

    Stapel 1 und 2 **steigen** ab 1: Jede Karte muss höher sein als die darunter. Stapel 3 und 4 **fallen** ab 100: Jede Karte muss niedriger sein. Lücken dürfen beliebig groß sein; kleine sind besser.

    { "" }**Der Rückwärts-Trick:** Auf einen steigenden Stapel darf eine Karte, die genau um 10 niedriger ist, auf einen fallenden eine, die genau um 10 höher ist. Das geht, so oft ihr wollt.

    { "" }**Wer dran ist,** legt mindestens zwei Karten (bei Profis drei), eine nach der anderen; ist der Zugstapel leer, genügt eine. Mehr ist immer erlaubt. Danach zieht man so viele nach, wie man gelegt hat, und die nächste Person ist dran.

    { "" }**Reden:** alles außer Zahlen. „Lasst mir Stapel 2“ ist erlaubt; „Ich habe etwas in den Dreißigern“ nicht.

    { "" }**Das Ende:** Wer nicht legen kann, was gefordert ist, beendet die Partie. Gezählt wird, was auf den Händen und im Zugstapel übrig ist: Unter zehn ist super, bei null ist das Spiel besiegt.
