# /help, und die Regeln ohne Tisch

command-help = Was das hier ist und wie es losgeht, nur für dich
option-rules-game = Das Spiel; sonst das vom Tisch in diesem Kanal

button-help = Hilfe
button-open-table = Tisch öffnen

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
help-which-game = ### Welches Spiel soll es sein?
rules-other-game = Die Regeln von …
