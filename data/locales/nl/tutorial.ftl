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

tutorial-the-game-lay = Leg { $card } op stapel { $pile }
tutorial-the-game-begin = Jij en Kim hebben ieder zeven kaarten bekeken en afgesproken dat jij begint.
tutorial-the-game-rise = Stapel { $pile } stijgt vanaf { $top }, en met de { $card } is de sprong maar klein: leg die kaart.
tutorial-the-game-fall = Stapel { $pile } daalt vanaf { $top }, dus daar hoort jouw { $card }.
tutorial-the-game-end = Twee kaarten per beurt zijn genoeg: beëindig je beurt, en je trekt er twee nieuwe.
tutorial-the-game-signal = Kim moest op stapel { $pile } naar { $top } springen, maar jij trok net de { $card }, precies 10 lager: laat het Kim weten met een seintje, want getallen noem je nooit.
tutorial-the-game-trick = Kim heeft je seintje gezien en stapel { $pile } aan jou gelaten. Leg nu de { $card }, precies 10 lager: de terugsprong!
tutorial-the-game-again = De terugsprong gaf jullie tien plaatsen terug, en de { $card } past alweer op de { $top }.
tutorial-the-game-finish = Dat was je tweede kaart, dus beëindig je beurt.
tutorial-the-game-done = Zo gaat het verder, beurt na beurt, tot alle 98 kaarten gelegd zijn of iemand er niet genoeg kan leggen.

tutorial-the-mind-pause = Wachten …
tutorial-the-mind-ready = Hier zijn geen beurten, en er valt geen woord: jij en Kim hebben ieder drie kaarten, dus adem in en leg je hand op tafel.
tutorial-the-mind-play = De laagste kaart van allemaal komt eerst, en de { $card } is laag: speel die nu.
tutorial-the-mind-wait = Je volgende kaart is de { $card }, een heel eind verder, dus laat wat tijd voorbijgaan.
tutorial-the-mind-risk = Kim heeft de { $top } gespeeld, en nu voelt het moment goed: speel de { $card }.
tutorial-the-mind-mistake = Te vroeg: Kim had de { $card } nog, dus die gaat opzij, er is een leven weg, en jullie maken je allebei weer klaar.
tutorial-the-mind-star = Van { $top } naar jouw { $card } is het ver, en de kaart van Kim kan vlak bij die van jou liggen: stel een werpster voor, en Kim gaat akkoord.
tutorial-the-mind-done = De werpster nam van jullie allebei de laagste kaart, 69 en 71, en daarmee was het level voorbij. Level 3 geeft een leven, en level 4 is gedeeld.
