# The Game

game-the-game = The Game
pitch-the-game = Leg alle 98 kaarten op vier stapels, samen en zonder een getal te noemen.
lobby-picture-the-game = Vier stapels kaarten: twee stijgen vanaf 1, twee dalen vanaf 100.
menu-minimum = Moeilijkheid
menu-minimum-value = { $value ->
    [3] Expert: minstens 3 kaarten per beurt
   *[other] Normaal: minstens { $value } kaarten per beurt
}
menu-smaller-hands = Handkaarten
menu-smaller-hands-value = { $value ->
    [yes] Kleinere handen: één kaart minder
   *[no] Volle handen
}
the-game-minimum = { $count ->
    [3] expert: drie kaarten per beurt
   *[other] twee kaarten per beurt
}
the-game-smaller-hands = één kaart minder in de hand

the-game-nobody-began = Bekijk je kaarten (**Mijn hand** toont ze) en overleg samen, zonder getallen. Dan drukt een van jullie op **Ik begin**.
the-game-watched-start = Er is nog niemand begonnen.
the-game-begin-alone = Bekijk je kaarten en druk dan op **Ik begin**.
the-game-to-play = ▶️ **{ $name } is aan de beurt:** nog { $owed ->
    [one] 1 kaart
   *[other] { $owed } kaarten
} te leggen.
the-game-may-go-on = ▶️ **{ $name }** mag meer leggen, of de beurt beëindigen.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Trekstapel: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] 1 kaart is nog niet gelegd.
   *[other] { $count } van de 98 kaarten zijn nog niet gelegd.
}
the-game-over = De partij is voorbij.
the-game-look-at-hand = Er is nog niemand begonnen. Bekijk je kaarten, overleg zonder getallen, en spreek af wie begint.
the-game-other-turn = { $turns ->
    [0] { $name } is aan de beurt.
    [1] { $name } is aan de beurt. Daarna jij.
   *[other] { $name } is aan de beurt. Over { $turns } beurten ben jij.
}
the-game-own-turn = **Jouw beurt.** Leg nog minstens { $owed ->
    [one] 1 kaart:
   *[other] { $owed } kaarten:
}
the-game-own-turn-paid = **Jouw beurt.** Dat zijn er genoeg: leg er meer, of beëindig je beurt.
the-game-hand-empty = Je hand is leeg. Goed gedaan!
the-game-choose-pile = Op welke stapel leg je de **{ $card }**?
the-game-fits-nowhere = De **{ $card }** past nu op geen enkele stapel. Kies een andere kaart.
the-game-ends-match = ⚠️ Leg je de **{ $card }** op stapel { $pile }, dan kun je je beurt niet afmaken en is de partij verloren. Weet je het zeker?
the-game-jumps = ⚠️ De **{ $card }** op stapel { $pile } springt { $gap }; { $other_gap ->
    [-10] de **{ $other }** op stapel { $other_pile } is de terugsprong
   *[other] de **{ $other }** op stapel { $other_pile } maar { $other_gap }
}. Toch leggen?
the-game-signals = Vertel de anderen iets over een stapel, zonder getal. Nog een keer drukken neemt het terug.

the-game-beaten = 🏆 **Alle 98 kaarten gelegd. Jullie hebben The Game verslagen!**
the-game-beaten-alone = 🏆 **Alle 98 kaarten gelegd. Je hebt The Game helemaal alleen verslagen!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} over: uitstekend!**
the-game-left = **{ $count } kaarten over.**
the-game-close = **{ $count } kaarten over.** { $missing ->
    [one] Eén kaart minder
   *[other] { $missing } kaarten minder
}, en het was uitstekend geweest.
the-game-par = 🎯 De richtscore voor deze kaarten is { $par } over; hier { $left ->
    [0] bleef er geen over
    [one] bleef er 1 over
   *[other] bleven er { $left } over
}.
the-game-par-way = 🎯 De richtscore voor deze kaarten is { $par } over; hier { $left ->
    [one] bleef er 1 over
   *[other] bleven er { $left } over
}. Met alle kaarten open is er een manier om ze allemaal te leggen.
the-game-duty-not-met = { $name } moest nog { $owed ->
    [one] 1 kaart leggen, maar geen enkele paste.
   *[other] { $owed } kaarten leggen, maar zoveel pasten er niet.
}

signal-leave-it-to-me = Laat maar aan mij over
signal-small-steps-only = Alleen kleine stapjes
signal-can-turn-back = Ik kan terugspringen

button-begin = Ik begin
button-end-turn = Beurt beëindigen
button-signals = Seintjes
button-lay = Stapel { $pile } { $arrow } op { $top }, sprong { $gap }
button-lay-trick = Stapel { $pile } { $arrow } op { $top }, ↩ terugsprong
button-lay-anyway = Toch leggen
button-lay-instead = { $card } op stapel { $pile } leggen
button-move = ↔ { $card } naar stapel { $pile } { $arrow } verplaatsen
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } op stapel { $pile }, sprong { $gap }
event-card-played-trick = { $name }: { $card } op stapel { $pile }, ↩ terugsprong!
event-had-to = { $move }. “Het moest.”
event-card-moved = { $name } verplaatst de { $card } van stapel { $former } naar stapel { $pile }
event-cards-drawn = { $name } trok { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
event-seat-skipped = { $name } heeft geen kaarten meer en wordt overgeslagen

choice-card = { $card }, past op stapel { $piles }
choice-card-nowhere = { $card }, past nu nergens
choice-pile = Stapel { $pile } { $arrow } op { $top }, sprong { $gap }
choice-pile-trick = Stapel { $pile } { $arrow } op { $top }, terugsprong
choice-pile-plain = Stapel { $pile } { $arrow } op { $top }

rule-not-your-turn = Nog niet: { $name } is aan de beurt.
rule-nobody-began = Druk eerst op **Ik begin**, of typ `/begin`: er is nog niemand begonnen.
rule-already-begun = Jullie spelen al: { $name } is aan de beurt.
rule-card-not-held = Je hebt de { $card } niet in je hand. `/hand` toont je kaarten.
rule-unknown-pile = Een stapel { $pile } is er niet. Stapel 1 en 2 stijgen, stapel 3 en 4 dalen.
rule-card-does-not-fit = De { $card } past niet op stapel { $pile }: daar ligt de { $top } bovenop. { $fits ->
    [none] Deze kaart past nu op geen enkele stapel, dus kies een andere.
   *[other] Deze kaart past op stapel { $fits }.
}
rule-nothing-to-move = Die kaart blijft liggen: je kunt alleen de kaart verplaatsen die je net hebt gelegd, één keer per beurt en zolang er niets anders gebeurt.
rule-duty-unpaid = Leg nog minstens { $owed ->
    [one] 1 kaart
   *[other] { $owed } kaarten
} voor je je beurt beëindigt.
rule-signal-already-there = Dat seintje heb je bij stapel { $pile } al gegeven.
rule-nobody-to-signal = Je speelt alleen, dus er is niemand die een seintje ziet.
rule-no-signal-there = Je hebt bij stapel { $pile } geen seintje om in te trekken.

option-minimum = The Game: kaarten per beurt, 3 voor experts
option-smaller-hands = The Game: één kaart minder in elke hand
command-begin = Zeg “Ik begin”
command-done = Beëindig je beurt en trek kaarten
command-signal = Geef een seintje bij een stapel, of trek het in
option-signal-pile = De stapel: 1 en 2 stijgen, 3 en 4 dalen
option-kind = Wat je over de stapel wilt zeggen

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] past
   *[other] passen
} op stapel { $pile })
the-game-moment-tricks = 🔥 **{ $count } terugsprongen op rij!**
the-game-moment-last = 🏁 **{ $left ->
    [one] De allerlaatste kaart!
   *[other] Nog maar { $left } kaarten!
}**
the-game-highlight-tricks = ✨ Het mooiste moment: **{ $count } terugsprongen op rij** ({ $names }).
the-game-highlight-rescue = ✨ De redding: de stapels waren bijna vol, en toch pasten er nog **{ $count } kaarten** bij.
the-game-highlight-jump = ↕️ Hier kantelde het: met de { $card } schoot stapel { $pile } ineens **{ $gap } verder**.

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

# /game tutorial: The Game

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

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Stapel { $pile } · { $name }: { $signal }
the-game-hand-in-words = Je kaarten: { $cards }
the-game-card-in-words = { $card } (stapel { $pile }, { $gap ->
    [-10] terugsprong
   *[other] sprong { $gap }
})
the-game-pile-in-words = Stapel { $pile }, { $way ->
    [up] stijgend
   *[down] dalend
}, op { $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] kaart over
   *[other] kaarten over
}
picture-turns = beurten
picture-tricks = { $count ->
    [one] terugsprong
   *[other] terugsprongen
}
picture-chain = langste sprongreeks

# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] alle 98 kaarten gelegd
    [one] 1 kaart over
   *[other] { $count } kaarten over
}
the-game-fewer-than-before = { $count ->
    [one] 1 kaart minder dan de vorige keer
   *[other] { $count } kaarten minder dan de vorige keer
}
the-game-more-than-before = { $count ->
    [one] 1 kaart meer dan de vorige keer
   *[other] { $count } kaarten meer dan de vorige keer
}
the-game-same-as-before = evenveel kaarten over als de vorige keer
the-game-scale = kaarten over (minder is beter)

counter-tricks = ↩ { $count ->
    [one] 1 terugsprong
   *[other] { $count } terugsprongen
}

achievement-the-game-ten-tricks = Tien terugsprongen
achievement-the-game-ten-tricks-how = In één partij tien terugsprongen gemaakt.
achievement-the-game-comeback = Comeback
achievement-the-game-comeback-how = Gewonnen, ook al was er onderweg te weinig ruimte op de stapels voor de kaarten die over waren.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] één kaart nadat de stapels bijna vol waren
   *[other] { $count } kaarten nadat de stapels bijna vol waren
}

# The Game, replayed: all hands open

replay-begun = { $name }: Ik begin
replay-turn-ended = { $name } beëindigt de beurt
replay-cards-drawn = { $name } trekt { $cards }
replay-signal-given = 💬 { $name } bij stapel { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } trekt het seintje bij stapel { $pile } in
replay-duty-not-met = 🛑 { $name } moet nog { $owed ->
    [one] 1 kaart leggen, en er past niets
   *[other] { $owed } kaarten leggen, en zoveel passen er niet
}
replay-draw-pile = { $count ->
    [0] De trekstapel is leeg.
   *[other] Trekstapel: { $count }, hierna { $cards }
}

turning-last-card = 🏆 de laatste kaart
turning-duty-not-met = 🛑 er passen niet genoeg kaarten
turning-largest-gap = de grootste sprong, { $gap } ({ $card } op stapel { $pile })
turning-trick = ↩ terugsprong, { $card } op stapel { $pile }
turning-draw-pile-empty = de trekstapel is leeg
turning-hint = 💡 er zaten ongeveer { $count } kaarten meer in

# Wat een maatje van een beurt vindt; zolang de handen dicht zijn wordt geen kaart genoemd
hint-trick = 💡 Hier lag de terugsprong klaar.
hint-signal = 💡 Hier vroeg een seintje om een stapel met rust te laten.
hint-fewer = 💡 Hier hadden minder kaarten meer ruimte gelaten.
hint-more = 💡 Hier paste er goed nog een kaart bij.
hint-other = 💡 Hier had een andere beurt meer ruimte gelaten.
hint-worth = Dat was ongeveer { $count } kaarten waard.
hint-companion = 🤖 Op de plek van { $name } had een maatje dit gelegd: { $cards }.
hint-same = 🤖 Op de plek van { $name } had een maatje hetzelfde gelegd.
hint-card = { $card } op stapel { $pile }
