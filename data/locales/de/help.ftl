# /help, und die Regeln ohne Tisch

command-help = Was das hier ist und wie es losgeht, nur für dich
option-rules-game = Das Spiel; sonst das vom Tisch in diesem Kanal

button-help = Hilfe
button-help-nights = Spieleabende
button-open-table = Tisch öffnen
button-open-with-companions = 🤖 Mit Begleitern spielen
button-game-with-companions = 🤖 { $game }

help-page =
    ## Hallo, ich bin Unspoken
    Mit mir spielt ihr Kartenspiele als ein Team, gleich im Kanal. Der Haken: Niemand darf eine Zahl sagen. Deine Karten siehst nur du.
help-game = { "" }**{ $game }** ist für { $least } bis { $most } Personen.
help-start =
    ### So geht es los
    1. Tippe `/game new` und wähle ein Spiel.
    2. Die anderen drücken **Mitspielen**, oder du holst Begleiter 🤖 dazu. Dann drückt jemand **Starten**.
    3. **Meine Hand** unter dem Tisch zeigt dir deine Karten.
help-start-direct =
    ### So geht es los
    1. Tippe in einem Kanal eines Servers, auf dem ich bin, `/game new` und wähle ein Spiel.
    2. Die anderen drücken **Mitspielen**, oder du holst Begleiter 🤖 dazu. Dann drückt jemand **Starten**.
    3. **Meine Hand** unter dem Tisch zeigt dir deine Karten.
help-commands =
    ### Fünf Befehle genügen
    `/game tutorial` zeigt dir in drei Minuten, wie es geht
    `/game new` öffnet einen Tisch
    `/game rules` erklärt ein Spiel
    `/hand` zeigt deine Karten
    `/game end` beendet eine Partie vorzeitig
    🌙 Und für einen ganzen Abend: `/night plan`
help-commands-direct =
    ### Fünf Befehle genügen
    `/game tutorial` zeigt dir in drei Minuten, wie es geht
    `/game new` öffnet einen Tisch
    `/game rules` erklärt ein Spiel
    `/hand` zeigt deine Karten
    `/game end` beendet eine Partie vorzeitig
    🌙 Und für einen ganzen Abend: `/night plan`
    -# Es gibt sie auf Servern. Tutorial und Regeln gibt es auch hier: Drücke einen Knopf.
help-nights =
    ## 🌙 Ein Spieleabend
    1. `/night plan` fragt, wer kommt, und erinnert daran. `/night start` beginnt sofort.
    2. Wer da ist, drückt auf **Bin da**.
    3. `/night round` verteilt euch auf Tische, in jeder Runde mit anderen Leuten. Gleich große Tische spielen dieselben Karten.
    4. `/night end` beendet den Abend mit einem Rückblick.
help-nights-points =
    ### So entstehen die Punkte
    Alle an einem Tisch bekommen seine Punkte, und die Runden zählen zusammen.
    { "" }**Tische mit denselben Karten** werden verglichen: 100 × (schlechtere Tische + die Hälfte der gleich guten) ÷ alle anderen Tische. Der beste bekommt 100, der letzte 0. Wenn andere Karten der Runde an mehr Tischen gespielt wurden, liegen die Punkte etwas näher bei 50.
    { "" }**Ohne Vergleich** zählt in Prozent, wie weit ihr gekommen seid: in The Game die gelegten Karten, in The Mind die geschafften Level. 49 von 98 Karten sind 50 Punkte.
help-which-game = ### Welches Spiel soll es sein?
help-alone = -# 🤖 Gerade allein? An diesen Tischen sitzen schon zwei Begleiter, die das Programm spielt. So geht es gleich los.
rules-other-game = Die Regeln von …

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
