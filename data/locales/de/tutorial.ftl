# /game tutorial: pro Schritt ein Satz und ein Knopf. Kim wird vom Bot gespielt.

command-game-tutorial = Lerne ein Spiel in drei Minuten, allein und nur für dich
option-tutorial-game = Das Spiel; sonst beginnst du mit The Game

button-tutorial = Tutorial
button-tutorial-next = Weiter: { $game }

tutorial-title = ### { $game }, Schritt { $step } von { $steps }
tutorial-title-done = ### { $game }: Du kannst es!
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Deine Karten:
    { "" }**{ $cards }**

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

tutorial-the-mind-pause = Warten …
tutorial-the-mind-ready = Hier gibt es keine Reihenfolge und kein Wort: Du und Kim habt je drei Karten, also atme durch und leg deine Hand auf den Tisch.
tutorial-the-mind-play = Die niedrigste Karte von allen kommt zuerst, und die { $card } ist niedrig: Spiel sie jetzt.
tutorial-the-mind-wait = Deine nächste Karte ist die { $card }, bis dahin ist es weit, also lass etwas Zeit vergehen.
tutorial-the-mind-risk = Kim hat die { $top } gespielt, und jetzt fühlt es sich richtig an: Spiel die { $card }.
tutorial-the-mind-mistake = Zu früh: Kim hatte noch die { $card }, darum kommt sie beiseite, ein Leben ist weg, und ihr macht euch beide wieder bereit.
tutorial-the-mind-star = Von { $top } bis zu deiner { $card } ist es weit, und Kims Karte kann ganz nah an deiner sein: Schlag einen Wurfstern vor, und Kim stimmt zu.
tutorial-the-mind-done = Der Wurfstern nahm euch beiden die niedrigste Karte, 69 und 71, und damit ist das Level geschafft. Level 3 bringt ein Leben, und Level 4 ist verteilt.
