# Was Discord zeigt, während jemand einen Befehl tippt: höchstens 100 Zeichen.

command-game = Tische: öffnen, dazusetzen, starten, zeigen, beenden
command-game-new = Öffne in diesem Kanal einen Tisch
command-game-join = Setz dich an den Tisch dieses Kanals oder übernimm einen freien Platz
command-game-leave = Steh auf; in einer laufenden Partie behält dein Platz seine Karten
command-game-start = Verteile die Karten an alle am Tisch
command-game-cancel = Schließe einen Tisch, an dem es noch nicht losging
command-game-table = Hol den Tisch wieder nach unten im Kanal
command-game-watch = Sieh der Partie in diesem Kanal zu, 15 Sekunden später; nur du siehst es
command-game-end = Beende die Partie oder stimm dafür
command-game-rules = Die Regeln eines Spiels, nur für dich
command-hand = Deine Hand, nur für dich
command-play = Spiel eine Karte

option-game = Welches Spiel
option-card = Eine Karte aus deiner Hand
option-pile = Der Stapel, wenn das Spiel mehrere hat
