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
the-game-jumps = ⚠️ Die **{ $card }** auf Stapel { $pile } springt um { $gap }; { $other_gap ->
    [-10] die **{ $other }** auf Stapel { $other_pile } ist der Rückwärts-Trick
   *[other] die **{ $other }** auf Stapel { $other_pile } nur um { $other_gap }
}. Trotzdem legen?
the-game-signals = Sag den anderen etwas über einen Stapel, ganz ohne Zahl. Noch einmal gedrückt, ist es wieder weg.

the-game-beaten = 🏆 **Alle 98 Karten gelegt. Ihr habt The Game besiegt!**
the-game-beaten-alone = 🏆 **Alle 98 Karten gelegt. Du hast The Game ganz allein besiegt!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} übrig: super!**
the-game-left = **{ $count } Karten übrig.**
the-game-close = **{ $count } Karten übrig.** { $missing ->
    [one] Nur eine Karte weniger
   *[other] Nur { $missing } Karten weniger
}, und es wäre super gewesen.
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
    [one] fehlte noch eine Karte, und keine passte.
   *[other] fehlten noch { $owed } Karten, und so viele passten nicht.
}

signal-leave-it-to-me = Lass ihn mir
signal-small-steps-only = Nur kleine Schritte
signal-can-turn-back = Ich kann ihn zurückdrehen

button-begin = Ich fange an
button-end-turn = Zug beenden
button-signals = Signale
button-lay = Stapel { $pile } { $arrow } auf { $top }, Lücke { $gap }
button-lay-trick = Stapel { $pile } { $arrow } auf { $top }, ↩ Rückwärts-Trick
button-lay-anyway = Trotzdem legen
button-lay-instead = { $card } auf Stapel { $pile } legen
button-move = ↔ { $card } auf Stapel { $pile } { $arrow } verschieben
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } auf Stapel { $pile }, Lücke { $gap }
event-card-played-trick = { $name }: { $card } auf Stapel { $pile }, ↩ Rückwärts-Trick!
event-had-to = { $move }. „Ich musste.“
event-card-moved = { $name } verschiebt die { $card } von Stapel { $former } auf Stapel { $pile }
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
rule-nothing-to-move = Diese Karte bleibt liegen: Verschieben geht einmal pro Zug, nur mit der eben gelegten Karte und nur, bis sonst etwas passiert.
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

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] passt
   *[other] passen
} auf Stapel { $pile })
the-game-moment-tricks = 🔥 **{ $count } Rückwärts-Tricks hintereinander!**
the-game-moment-last = 🏁 **{ $left ->
    [one] Die allerletzte Karte!
   *[other] Nur noch { $left } Karten!
}**
the-game-highlight-tricks = ✨ Der schönste Moment: **{ $count } Rückwärts-Tricks hintereinander** ({ $names }).
the-game-highlight-rescue = ✨ Die Rettung: Die Stapel waren fast voll, und **{ $count } Karten** fanden doch noch Platz.
the-game-highlight-jump = ↕️ Hier kippte es: Mit der { $card } ging Stapel { $pile } auf einmal **{ $gap } weiter**.

# Die Regeln von The Game, für alle, die es zum ersten Mal spielen

rules-the-game =
    { "" }**Legt gemeinsam alle 98 Karten, 2 bis 99, auf vier Stapel.** Ihr seid ein bis fünf Personen und ein Team.

    { "" }**Handkarten:** allein 8 Karten, zu zweit je 7, zu dritt bis zu fünft je 6. Wer es schwerer mag, nimmt je eine weniger. Der Rest ist der Zugstapel.

    { "" }**Stapel:** 1 und 2 **steigen** ab 1: Jede Karte muss höher sein als die darunter. 3 und 4 **fallen** ab 100: Jede Karte muss niedriger sein. Lücken dürfen beliebig groß sein; kleine sind besser.

    { "" }**Der Rückwärts-Trick:** Auf einen aufsteigenden Stapel darf auch eine Karte, die genau um 10 niedriger ist, auf einen absteigenden eine, die genau um 10 höher ist. Das geht, so oft ihr wollt.

    { "" }**Der Anfang:** Seht eure Karten an, redet und einigt euch, wer anfängt. Von da an geht es reihum.

    { "" }**Dein Zug:** Lege mindestens zwei Karten (in der Profivariante drei), eine nach der anderen, auf beliebige Stapel. Ist der Zugstapel leer, genügt eine. Mehr ist immer erlaubt. Beende deinen Zug, dann ziehst du so viele nach, wie du gelegt hast, solange es welche gibt. Hast du keine Karten mehr, setzt du aus.

    { "" }**Reden:** Sagt alles außer Zahlen, in jeder Form. „Lasst mir Stapel 2“ ist erlaubt; „Ich habe etwas in den Dreißigern“ nicht.

    { "" }**Signale** sagen es ohne Worte: Lass ihn mir, Nur kleine Schritte, Ich kann ihn zurückdrehen. Ein Signal bleibt auf seinem Stapel, bis du dort eine Karte legst oder es zurücknimmst.

    { "" }**Gewonnen:** Alle 98 Karten liegen. **Vorbei:** Wer dran ist, kann nicht genug Karten legen. Dann zählt, was auf den Händen und im Zugstapel übrig ist: Unter zehn ist super.

the-game-rules-picture = Ein aufsteigender Stapel ab 1: 4, 13, 27, dann um 10 zurück auf 17, dann 20. Ein absteigender Stapel ab 100: 94, 81, 60, dann um 10 zurück auf 70, dann 66.

# /game tutorial: The Game

tutorial-the-game-lay = { $card } auf Stapel { $pile } legen
tutorial-the-game-begin = Du und Kim habt euch eure je sieben Karten angesehen und ausgemacht, dass du anfängst.
tutorial-the-game-rise = Stapel { $pile } steigt ab { $top }, und deine { $card } lässt nur eine kleine Lücke: Leg sie hin.
tutorial-the-game-fall = Stapel { $pile } fällt ab { $top }, dort passt deine { $card } gut hin.
tutorial-the-game-end = Zwei Karten genügen für einen Zug: Beende ihn, dann ziehst du zwei neue.
tutorial-the-game-signal = Kim musste auf Stapel { $pile } bis { $top } springen, aber du hast gerade die { $card } gezogen, genau 10 niedriger: Sag es Kim mit einem Signal, denn Zahlen sagt man nie.
tutorial-the-game-trick = Kim hat dein Signal gesehen und dir Stapel { $pile } gelassen. Leg jetzt die { $card } hin, genau 10 niedriger: der Rückwärts-Trick!
tutorial-the-game-again = Der Trick hat zehn Plätze zurückgeholt, und auf die { $top } passt gleich deine { $card }.
tutorial-the-game-finish = Das war deine zweite Karte, also beende deinen Zug.
tutorial-the-game-done = So geht es reihum weiter, bis alle 98 Karten liegen oder jemand nicht genug legen kann.

# Was neben den Bildern von The Game steht, und an ihrer Stelle.

the-game-signal-on-pile = -# 💬 Stapel { $pile } · { $name }: { $signal }
the-game-hand-in-words = Deine Karten: { $cards }
the-game-card-in-words = { $card } (Stapel { $pile }, { $gap ->
    [-10] Rückwärts-Trick
   *[other] Lücke { $gap }
})
the-game-pile-in-words = Stapel { $pile }, { $way ->
    [up] aufsteigend
   *[down] absteigend
}, auf { $top }

# Wörter in den Bildern von The Game

picture-cards-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
}
picture-turns = Züge
picture-tricks = { $count ->
    [one] Rückwärts-Trick
   *[other] Rückwärts-Tricks
}
picture-chain = längste Trickkette

# Wie ein Ergebnis von The Game neben anderen steht.

the-game-in-short = { $count ->
    [0] alle 98 Karten gelegt
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
the-game-fewer-than-before = { $count ->
    [one] 1 Karte weniger als letztes Mal
   *[other] { $count } Karten weniger als letztes Mal
}
the-game-more-than-before = { $count ->
    [one] 1 Karte mehr als letztes Mal
   *[other] { $count } Karten mehr als letztes Mal
}
the-game-same-as-before = genauso viele Karten übrig wie letztes Mal
the-game-scale = Karten übrig (weniger ist besser)

counter-tricks = ↩ { $count ->
    [one] 1 Rückwärts-Trick
   *[other] { $count } Rückwärts-Tricks
}

achievement-the-game-ten-tricks = Zehn Tricks
achievement-the-game-ten-tricks-how = In einer Partie zehn Rückwärts-Tricks geschafft.
achievement-the-game-comeback = Comeback
achievement-the-game-comeback-how = Gewonnen, obwohl auf den Stapeln einmal zu wenig Platz für die restlichen Karten war.

# Die beste Rettung eines Abends
rescue-the-game = { $count ->
    [one] noch eine Karte, als die Stapel fast voll waren
   *[other] noch { $count } Karten, als die Stapel fast voll waren
}

# The Game, noch einmal angesehen: alle Hände offen

replay-begun = { $name }: Ich fange an
replay-turn-ended = { $name } beendet den Zug
replay-cards-drawn = { $name } zieht { $cards }
replay-signal-given = 💬 { $name } zu Stapel { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } nimmt das Signal auf Stapel { $pile } zurück
replay-duty-not-met = 🛑 { $name } { $owed ->
    [one] fehlt noch eine Karte, und es passt keine
   *[other] fehlen noch { $owed } Karten, und so viele passen nicht
}
replay-draw-pile = { $count ->
    [0] Der Zugstapel ist leer.
   *[other] Zugstapel: { $count }, als Nächstes { $cards }
}

turning-last-card = 🏆 die letzte Karte
turning-duty-not-met = 🛑 nicht genug Karten passen
turning-largest-gap = die größte Lücke, { $gap } ({ $card } auf Stapel { $pile })
turning-trick = ↩ Rückwärts-Trick, { $card } auf Stapel { $pile }
turning-draw-pile-empty = der Zugstapel ist leer
turning-hint = 💡 etwa { $count } Karten mehr waren drin

# Was ein Begleiter von einem Zug hält; keine Karte wird genannt, solange die Hände verborgen sind
hint-trick = 💡 Hier wartete der Rückwärts-Trick.
hint-signal = 💡 Hier bat ein Signal darum, einen Stapel in Ruhe zu lassen.
hint-fewer = 💡 Hier hätten weniger Karten mehr Raum gelassen.
hint-more = 💡 Hier passte gut noch eine Karte.
hint-other = 💡 Hier hätte ein anderer Zug mehr Raum gelassen.
hint-worth = Das war etwa { $count } Karten wert.
hint-companion = 🤖 Auf dem Platz von { $name } hätte ein Begleiter so gelegt: { $cards }.
hint-same = 🤖 Auf dem Platz von { $name } hätte ein Begleiter dasselbe gelegt.
hint-card = { $card } auf Stapel { $pile }
