# /help, and the rules without a table

command-help = Wat dit is en hoe je begint, alleen voor jou
option-rules-game = Het spel; anders het spel van de tafel in dit kanaal

button-help = Help
button-help-nights = Spelavonden
button-open-table = Tafel openen
button-open-with-companions = 🤖 Met maatjes spelen
button-game-with-companions = 🤖 { $game }

help-page =
    ## Hallo, ik ben Unspoken
    Bij mij speel je samen kaartspellen, als één team, gewoon in het kanaal. Het addertje onder het gras: niemand mag een getal noemen. Je kaarten zie alleen jij.
help-game = { "" }**{ $game }** is voor { $least } tot { $most } personen.
help-start =
    ### Zo begin je
    1. Typ `/game new` en kies een spel.
    2. Anderen drukken op **Meedoen**, of je zet er een maatje 🤖 bij. Dan drukt een van jullie op **Starten**.
    3. **Mijn hand** onder de tafel toont je kaarten.
help-start-direct =
    ### Zo begin je
    1. Typ `/game new` in een kanaal van een server waar ik ben, en kies een spel.
    2. Anderen drukken op **Meedoen**, of je zet er een maatje 🤖 bij. Dan drukt een van jullie op **Starten**.
    3. **Mijn hand** onder de tafel toont je kaarten.
help-commands =
    ### Aan vijf commando's heb je genoeg
    `/game tutorial` laat zien hoe het gaat, in drie minuten
    `/game new` opent een tafel
    `/game rules` legt een spel uit
    `/hand` toont je kaarten
    `/game end` maakt eerder een eind aan een partij
    🌙 En voor een hele avond: `/night plan`
help-commands-direct =
    ### Aan vijf commando's heb je genoeg
    `/game tutorial` laat zien hoe het gaat, in drie minuten
    `/game new` opent een tafel
    `/game rules` legt een spel uit
    `/hand` toont je kaarten
    `/game end` maakt eerder een eind aan een partij
    🌙 En voor een hele avond: `/night plan`
    -# Ze werken op servers. De tutorial en de spelregels zijn er hier ook: druk op een knop.
help-nights =
    ## 🌙 Een spelavond
    1. `/night plan` vraagt wie er komt en stuurt een herinnering. `/night start` begint meteen.
    2. Wie er is, drukt op **Ik ben er**.
    3. `/night round` verdeelt jullie over tafels, elke ronde met andere mensen. Even grote tafels spelen dezelfde kaarten.
    4. `/night end` sluit de avond af met een terugblik.
help-nights-points =
    ### Zo tellen de punten
    Iedereen aan een tafel krijgt de punten van die tafel, en de rondes worden opgeteld.
    { "" }**Tafels met dezelfde kaarten** worden vergeleken: 100 × (tafels die het slechter deden + de helft van de tafels die het even goed deden) ÷ alle andere tafels. De beste krijgt 100, de laatste 0. Zijn in dezelfde ronde andere kaarten aan meer tafels gespeeld dan deze, dan liggen de punten iets dichter bij 50.
    { "" }**Zonder vergelijking** zijn de punten hoe ver je kwam, in procenten: bij The Game gelegde kaarten, bij The Mind gehaalde levels. 49 van de 98 kaarten geven 50 punten.
help-which-game = ### Welk spel wordt het?
help-alone = -# 🤖 Nu even niemand anders? Aan deze tafels zitten al twee maatjes van het programma, dus je kunt meteen beginnen.
rules-other-game = De spelregels van …

# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Leer een spel in drie minuten, in je eentje en alleen voor jou
option-tutorial-game = Het spel; anders begin je met The Game

button-tutorial = Tutorial
button-tutorial-next = Hierna: { $game }

tutorial-title = ### { $game }, stap { $step } van { $steps }
tutorial-title-done = ### { $game }: je kunt het!
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Je kaarten:
    { "" }**{ $cards }**
