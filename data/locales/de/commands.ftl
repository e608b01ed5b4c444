# Was Discord zeigt, während jemand einen Befehl tippt: höchstens 100 Zeichen.

command-game = Tische: öffnen, dazusetzen, starten, zeigen, beenden
command-game-new = Öffne in diesem Kanal einen Tisch
command-game-join = Setz dich an den Tisch dieses Kanals oder übernimm einen freien Platz
command-game-leave = Steh auf; in einer laufenden Partie behält dein Platz seine Karten
command-game-start = Verteile die Karten an alle am Tisch
command-game-cancel = Schließe einen Tisch, an dem es noch nicht losging
command-game-table = Zeige den Tisch unten im Kanal
command-game-end = Beende die laufende Partie oder stimme dafür
command-game-rules = Die Regeln des Spiels an diesem Tisch, nur für dich
command-hand = Deine Hand, nur für dich
command-play = Lege eine Karte
command-begin = Sage „Ich fange an“
command-done = Beende deinen Zug und ziehe nach
command-signal = Gib ein Signal auf einen Stapel oder nimm es zurück
command-ready = Lege deine Hand auf den Tisch; haben es alle getan, beginnt das Level
command-stop = Halte das Level an; alle konzentrieren sich neu
command-star = Schlage einen Stern vor, stimme zu oder lehne ab
command-blind = Nach dem letzten Level: blind weitermachen oder es dabei belassen

option-game = Welches Spiel
option-card = Eine Karte aus deiner Hand
option-pile = Der Stapel: 1 und 2 steigen, 3 und 4 fallen
option-signal-pile = Der Stapel: 1 und 2 steigen, 3 und 4 fallen
option-kind = Was du über den Stapel sagen willst
option-minimum = The Game: Karten pro Zug, 3 für Profis
option-smaller-hands = The Game: eine Karte weniger in jeder Hand
option-blind-mistakes = The Mind: was Fehler in einem blinden Level kosten
option-blind-mistakes-level = ein Leben pro Level
option-blind-mistakes-each = ein Leben pro Fehler
option-start-level = The Mind: das Level, mit dem ihr beginnt
option-star = Ja, wenn du nichts anderes wählst
option-blind = Weitermachen, wenn du nichts anderes wählst
