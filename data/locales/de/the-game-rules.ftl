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
