# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**Leg samen alle 98 kaarten, 2 tot en met 99, op vier stapels.** Jullie spelen met één tot vijf personen, als één team.

    { "" }**Handkaarten:** alleen heb je 8 kaarten, met z'n tweeën ieder 7, met drie tot vijf personen ieder 6. Moeilijker? Neem dan ieder één kaart minder. De rest is de trekstapel.

    { "" }**Stapels:** 1 en 2 **stijgen** vanaf 1: elke kaart moet hoger zijn dan die eronder. 3 en 4 **dalen** vanaf 100: elke kaart moet lager zijn. Sprongen mogen zo groot zijn als je wilt; kleine zijn beter.

    { "" }**De terugsprong:** een kaart die precies 10 lager is, mag op een stijgende stapel; een kaart die precies 10 hoger is, op een dalende. Dat mag zo vaak als je wilt.

    { "" }**Het begin:** bekijk je kaarten, overleg, en spreek af wie begint. Vanaf daar gaat de beurt de tafel rond.

    { "" }**Je beurt:** leg minstens twee kaarten (drie in het spel voor experts), een voor een, op welke stapels je wilt. Is de trekstapel leeg, dan is één genoeg. Meer mag altijd. Beëindig je beurt, en je trekt er zoveel als je hebt gelegd, zolang er kaarten zijn. Valt er niets meer te trekken en heb je niets meer te leggen, dan word je overgeslagen.

    { "" }**Praten:** zeg alles behalve getallen, in welke vorm dan ook. “Laat stapel 2 maar aan mij over” mag; “Ik heb iets in de dertig” niet.

    { "" }**Seintjes** zeggen het zonder woorden: Laat maar aan mij over, Alleen kleine stapjes, Ik kan terugspringen. Een seintje blijft bij de stapel tot je daar een kaart legt of het intrekt.

    { "" }**Gewonnen:** alle 98 kaarten zijn gelegd. **Voorbij:** wie aan de beurt is, kan niet genoeg kaarten leggen. Tel dan wat er over is in handen en trekstapel: minder dan tien is uitstekend.

the-game-rules-picture = Een stijgende stapel vanaf 1: 4, 13, 27, dan 10 terug naar 17, dan 20. Een dalende stapel vanaf 100: 94, 81, 60, dan 10 terug naar 70, dan 66.
