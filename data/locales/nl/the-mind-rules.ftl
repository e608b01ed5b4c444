# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Speel samen alle kaarten van laag naar hoog op één stapel. Zonder een woord.** Jullie spelen met twee tot vier personen, als één team.

    { "" }**Levels:** in level 1 heeft iedereen één kaart van 1 tot en met 100, in level 2 twee, enzovoort. Voor elk level worden alle 100 kaarten opnieuw geschud.
    - Twee personen: 12 levels, 2 levens, 1 werpster
    - Drie personen: 10 levels, 3 levens, 1 werpster
    - Vier personen: 8 levels, 4 levens, 1 werpster

    { "" }**Klaar:** voor elk level legt iedereen een hand op tafel. Is iedereen er klaar voor, dan wordt er 3, 2, 1 geteld en begint het spel.

    { "" }**Spelen:** er zijn geen beurten. Voel je dat het tijd is, speel dan je **laagste** kaart. Iedereen mag op elk moment **Stop** zeggen; dan maakt iedereen zich weer klaar.

    { "" }**Een fout:** er is een kaart gespeeld terwijl iemand anders een lagere had. Dat kost één leven. Alle lagere kaarten gaan gedekt opzij, iedereen maakt zich klaar, en het level gaat verder.

    { "" }**Een werpster:** iedereen mag er tijdens een level op elk moment een voorstellen. Is iedereen het eens, dan is de werpster weg en leggen jullie allemaal je laagste kaart open af. Daarna maakt iedereen zich weer klaar.

    { "" }**Levels geven** een werpster na 2, 5 en 8, en een leven na 3, 6 en 9; hoogstens drie werpsterren en vijf levens.

    { "" }**Praten:** verraad tijdens een level niets over je kaarten, ook niet met gebaren; seintjes zijn er hier niet. Tussen levels en als het spel stilligt, praat je zoveel je wilt. Noem nooit een getal.

    { "" }**Gewonnen:** alle levels zijn gehaald. **Verloren:** het laatste leven is weg.

    { "" }**Blind:** na het laatste level mogen jullie doorgaan, als iedereen het eens is: vanaf level 1, met de levens en werpsterren die jullie nog hebben, en de kaarten gedekt. Aan het eind van elk level wordt de stapel omgedraaid, en een fout erin kost een leven.

the-mind-rules-picture = Eén stapel, gespeeld door drie personen: 6, 22, 23, 41, 90. Ernaast drie levens en één werpster.
