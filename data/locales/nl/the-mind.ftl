# The Mind

game-the-mind = The Mind
pitch-the-mind = Speel samen je kaarten van laag naar hoog, zonder een woord: voel gewoon het moment.
lobby-picture-the-mind = Kaarten van laag naar hoog, van 4 tot 97, drie levens en een werpster.
menu-blind-mistakes = Blinde levels
menu-blind-mistakes-value = { $value ->
    [each] Blinde levels: een leven per fout
   *[level] Blinde levels: hoogstens één leven
}
menu-start-level = Eerste level
menu-start-level-value = { $value ->
    [1] Begin bij het begin
   *[other] Begin bij level { $value }
}
the-mind-start-level = vanaf level { $level }
the-mind-blind-each = blind: elke fout kost een leven

the-mind-level = Level { $level } van { $last }
the-mind-blind-level = 🙈 Blind level { $level } van { $last }
the-mind-lives = { $count ->
    [one] 1 leven
   *[other] { $count } levens
}
the-mind-stars = { $count ->
    [one] 1 werpster
   *[other] { $count } werpsterren
}
the-mind-pile-empty = De stapel is leeg.
the-mind-pile = Stapel: { $cards } ({ $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, de laatste van { $name })
the-mind-last-pile = De stapel van level { $level }: { $cards }
the-mind-last-blind-pile = De stapel van blind level { $level }: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **De { $card } van { $name } kwam te vroeg.** Opzij: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Concentratie.** Druk op **Klaar** om je hand op tafel te leggen. Is iedereen er klaar voor, dan wordt er afgeteld en begint het.
the-mind-concentrate = ✋ **Concentratie.** Klaar: { $ready }. Nog wachten op **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Handen thuis, en nog geen kaarten.
the-mind-countdown-brief = ## { $count } …
the-mind-play = ▶️ **Spelen maar!** Speel je laagste kaart als het moment goed voelt. Geen woord!
the-mind-play-brief = ▶️ **Spelen maar!**
the-mind-play-empty = 🤫 **Geen woord!** De anderen spelen verder.
the-mind-play-blind = ▶️ **Nu blind!** Kaarten gaan gedekt op de stapel; aan het eind van het level wordt die omgedraaid. Geen woord!
the-mind-play-blind-brief = ▶️ **Nu blind!**
the-mind-star-proposed = ⭐ **{ $name } stelt een werpster voor:** jullie leggen allemaal je laagste kaart open af. Nog wachten op **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] Alle { $level } levels gehaald
   *[other] Alle levels vanaf { $start } gehaald
}. Jullie hebben gewonnen!** Blind verder met de levens en werpsterren die jullie nog hebben, of het hierbij laten?
the-mind-blind-proposed = 🙈 **{ $names }** { $count ->
    [one] wil
   *[other] willen
} blind verder. Nog akkoord nodig van **{ $missing }**. Wil iemand het liever hierbij laten, dan eindigt de partij hier.
the-mind-finish-proposed = 🏁 **{ $names }** { $count ->
    [one] wil
   *[other] willen
} het hierbij laten. De partij eindigt over een minuut, tenzij iemand blind verder wil.
the-mind-over = De partij is voorbij.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = Dit level gedekt opzijgelegd: { $count }
the-mind-discarded = Afgelegd voor werpsterren: { $cards }
the-mind-your-cards = Je kaarten: { $cards }
the-mind-own-aside = Van jou opzijgelegd, alleen jij weet het: { $cards }
the-mind-hand-empty = Je hebt dit level geen kaarten meer.
the-mind-sure-refuse = ⚠️ Hiermee eindigt de partij voor iedereen aan tafel, met de levels die jullie gehaald hebben. Weet je het zeker?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Alle levels gehaald
   *[other] Alle levels vanaf { $start } gehaald
}, en allemaal ook blind. Jullie zijn één geworden.**
the-mind-finished = 🏆 **{ $start ->
    [1] Alle levels gehaald. Jullie hebben The Mind verslagen!
   *[other] Alle levels vanaf { $start } gehaald!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] Jullie hebben alle levels gehaald en The Mind verslagen!
   *[other] Alle levels vanaf { $start } gehaald!
}** Pas in blind level { $level } ging jullie laatste leven verloren.
the-mind-game-lost = **Level { $level } kostte jullie het laatste leven.**
the-mind-result = Gehaalde levels: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · blind: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

button-ready = ✋ Klaar
button-is-ready = ✋ Jij bent er klaar voor
button-play-lowest = Speel mijn laagste kaart
button-play-card = Speel { $card }
button-stop = Stop
button-star = ⭐ Werpster voorstellen
button-agree = ⭐ Akkoord
button-decline = Afwijzen
button-take-star-back = Werpster terugnemen
button-go-blind = 🙈 Blind verder
button-finish = Hierbij laten
button-finish-sure = Partij beëindigen

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 De { $card } van { $name } kwam te vroeg; { $count ->
    [one] 1 lagere kaart gaat
   *[other] { $count } lagere kaarten gaan
} opzij
event-mind-life-lost = 💔 { $lives ->
    [0] Het laatste leven is weg
   *[other] { $count ->
        [one] Er is een leven weg
       *[other] Er zijn { $count } levens weg
    }, nog { $lives } over
}
event-mind-star-proposed = ⭐ { $name } stelt een werpster voor
event-mind-star-declined = ⭐ { $name } wil het niet; de werpster blijft
event-mind-star-lapsed = ⭐ Het spel begon voordat iedereen akkoord was met de werpster van { $name }; die blijft
event-mind-star-used = ⭐ Werpster gebruikt: { $cards }
event-mind-stopped = ✋ Stop: iedereen maakt zich weer klaar
event-mind-turned-over = 👀 De blinde stapel wordt omgedraaid: { $count ->
    [0] geen fout!
    [one] 1 fout
   *[other] { $count } fouten
}
event-mind-level-passed = ✅ Level { $level } gehaald
event-mind-reward-gained = 🎁 { $reward ->
    [life] Jullie krijgen er een leven bij
   *[star] Jullie krijgen er een werpster bij
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] Meer levens kunnen jullie niet hebben, dus er komt er geen bij
   *[star] Meer werpsterren kunnen jullie niet hebben, dus er komt er geen bij
}
event-mind-level-dealt = 🂠 Level { $level } is gedeeld
event-mind-blind-proposed = 🙈 { $name } wil blind verder
event-mind-went-blind = 🙈 Verder in het donker
event-mind-finish-proposed = 🏁 { $name } wil het hierbij laten

choice-lowest = { $card }, je laagste kaart
choice-star-yes = Ja: stel een werpster voor, of ga akkoord met een voorstel
choice-star-no = Nee: wijs af, of neem je eigen voorstel terug
choice-blind-on = Blind verder
choice-blind-finish = Het bij de gehaalde levels laten

command-settings-table = Wat tafels op deze server tonen
option-show-hand-counts = The Mind: of de tafel zegt hoeveel kaarten elke hand heeft
settings-table = { $counts ->
    [yes] Bij The Mind **zegt de tafel hoeveel kaarten elke hand heeft**.
   *[no] Bij The Mind **zegt de tafel niet hoeveel kaarten elke hand heeft**.
} Een verandering zie je bij de volgende zet.

rule-level-too-high = Met zoveel mensen is level { $last } het laatste, dus beginnen bij level { $level } kan niet. Kies een lager level.
rule-concentrate-first = Nog niet: eerst maakt iedereen zich klaar, dus er is niets gespeeld. Nog wachten op { $names }.
rule-already-ready = Je hand ligt al op tafel. Nu de anderen.
rule-already-playing = Iedereen is er klaar voor, en het level is al bezig.
rule-already-stopped = Het spel ligt al stil. Druk op **Klaar** als je zover bent.
rule-hand-empty = Je hebt dit level geen kaarten meer. De anderen maken het af.
rule-not-your-lowest = Je laagste kaart is de { $lowest }, niet de { $card }. Er is niets gespeeld.
rule-star-is-proposed = { $name } stelt een werpster voor. Ga eerst akkoord of wijs af; er is niets gespeeld.
rule-no-star-left = Jullie hebben geen werpsterren meer.
rule-no-star-proposed = Niemand stelt nu een werpster voor.
rule-already-agreed = Je bent al akkoord gegaan. Nu de anderen.
rule-no-cards-at-stake = Je hebt geen kaarten meer, dus je telt als akkoord. De anderen beslissen.
rule-no-level-runs = Alle levels zijn gehaald. Blind verder of het hierbij laten: met `/blind` kan allebei.
rule-already-finishing = Dat heb je al gezegd. De partij eindigt binnen een minuut, tenzij iemand blind verder wil.
rule-nobody-finishes = Niemand wil het nu hierbij laten.
rule-levels-remain = Nog niet: blinde levels komen na het laatste level.

option-blind-mistakes = The Mind: wat fouten in een blind level kosten
option-blind-mistakes-level = één leven per level
option-blind-mistakes-each = één leven per fout
option-start-level = The Mind: het level waarbij jullie beginnen
command-ready = Leg je hand op tafel; het level begint als iedereen dat heeft gedaan
command-stop = Leg het level stil; iedereen concentreert zich opnieuw
command-star = Stel een werpster voor, ga akkoord of wijs af
command-blind = Na het laatste level: blind verder, of het hierbij laten
option-star = Ja, tenzij je iets anders kiest
option-blind = Doorgaan, tenzij je iets anders kiest

the-mind-moment-passed = 🎉 **Level { $level } gehaald!**
the-mind-moment-passed-blind = 🎉 **Blind level { $level } gehaald!**
the-mind-missing = { $count ->
    [0] Het was net één fout te veel, bij de allerlaatste kaarten van het level.
    [one] Nog maar 1 kaart, en level { $level } was gehaald.
   *[other] Nog { $count } kaarten, en level { $level } was gehaald.
}
the-mind-highlight-rescue = ✨ Het mooiste moment: { $count ->
    [one] **een level** gehaald met het laatste leven.
   *[other] **{ $count } levels** gehaald met het laatste leven.
}
the-mind-count = ⏱️ Jullie tempo: { $seconds } s per getal. Het spannendst: { $low } → { $high }, { $apart } s ertussen ({ $first }, { $second }).

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

# /game tutorial: The Mind

tutorial-the-mind-pause = Wachten …
tutorial-the-mind-ready = Hier zijn geen beurten, en er valt geen woord: jij en Kim hebben ieder drie kaarten, dus adem in en leg je hand op tafel.
tutorial-the-mind-play = De laagste kaart van allemaal komt eerst, en de { $card } is laag: speel die nu.
tutorial-the-mind-wait = Je volgende kaart is de { $card }, een heel eind verder, dus laat wat tijd voorbijgaan.
tutorial-the-mind-risk = Kim heeft de { $top } gespeeld, en nu voelt het moment goed: speel de { $card }.
tutorial-the-mind-mistake = Te vroeg: Kim had de { $card } nog, dus die gaat opzij, er is een leven weg, en jullie maken je allebei weer klaar.
tutorial-the-mind-star = Van { $top } naar jouw { $card } is het ver, en de kaart van Kim kan vlak bij die van jou liggen: stel een werpster voor, en Kim gaat akkoord.
tutorial-the-mind-done = De werpster nam van jullie allebei de laagste kaart, 69 en 71, en daarmee was het level voorbij. Level 3 geeft een leven, en level 4 is gedeeld.

# Words that stand in the pictures of The Mind

picture-level = Level
picture-blind-level = Blind level
picture-levels-passed = { $count ->
    [one] level gehaald
   *[other] levels gehaald
}
picture-all-passed = Alle levels gehaald!
picture-mistakes = { $count ->
    [one] fout
   *[other] fouten
}
picture-lives = { $count ->
    [one] leven over
   *[other] levens over
}
picture-stars-used = { $count ->
    [one] ster gebruikt
   *[other] sterren gebruikt
}
picture-aside = opzij
picture-open-for-star = voor sterren
picture-choosing = Verder in het donker?

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] geen level gehaald
    [one] 1 level gehaald
   *[other] { $passed } levels gehaald
}{ $blind ->
    [0] {""}
   *[other] {""} en { $blind } blind
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = { $count ->
    [one] 1 level verder dan de vorige keer
   *[other] { $count } levels verder dan de vorige keer
}
the-mind-short-of-before = { $count ->
    [one] 1 level minder dan de vorige keer
   *[other] { $count } levels minder dan de vorige keer
}
the-mind-same-level-more-lives = even ver als de vorige keer, met { $count ->
    [one] 1 leven meer
   *[other] { $count } levens meer
}
the-mind-same-level-fewer-lives = even ver als de vorige keer, met { $count ->
    [one] 1 leven minder
   *[other] { $count } levens minder
}
the-mind-same-level-more-stars = even ver als de vorige keer, met { $count ->
    [one] 1 werpster meer
   *[other] { $count } werpsterren meer
}
the-mind-same-level-fewer-stars = even ver als de vorige keer, met { $count ->
    [one] 1 werpster minder
   *[other] { $count } werpsterren minder
}
the-mind-same-as-before = precies even ver als de vorige keer
the-mind-scale = gehaalde levels (meer is beter)

counter-mistakes = 💥 { $count ->
    [one] 1 kaart te vroeg
   *[other] { $count } kaarten te vroeg
}
counter-lives = 💔 { $count ->
    [one] samen 1 leven verloren
   *[other] samen { $count } levens verloren
}
counter-stars = ⭐ { $count ->
    [one] samen 1 werpster gebruikt
   *[other] samen { $count } werpsterren gebruikt
}

achievement-the-mind-blind-level-3 = Blind level 3
achievement-the-mind-blind-level-3-how = Het derde level bereikt met de stapel gedekt.
achievement-the-mind-comeback = Comeback
achievement-the-mind-comeback-how = Alle levels gehaald, ook al hadden jullie onderweg nog maar één leven.
the-mind-progress = level { $level } van { $last }{ $blind ->
    [yes] {""}, blind
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] een level met het laatste leven
   *[other] { $count } levels met het laatste leven
}

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } is er klaar voor
replay-star-agreed = ⭐ { $name } gaat akkoord
replay-blind-agreed = 🙈 { $name } doet mee
replay-finished = 🏁 { $name } laat het hierbij
replay-play-began = ▶️ { $blind ->
    [yes] Blind level { $level } is begonnen
   *[no] Level { $level } is begonnen
}
replay-played-blind = { $name }: { $card }, gedekt
replay-cards-set-aside = { $name } legt { $cards } opzij
replay-cards-set-aside-hidden = { $name } legt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} opzij
replay-mind-all-levels-passed = 🏆 Het laatste level is gehaald
replay-mind-game-beaten = 🏆 Ook het laatste blinde level is gehaald
replay-mind-game-lost = Het laatste leven is weg

replay-pile = Stapel: { $cards }
replay-set-aside = Opzijgelegd: { $cards }
replay-star-proposed = ⭐ { $name } stelt een werpster voor. Akkoord: { $agreed }
replay-concentrating = ✋ Iedereen concentreert zich. Klaar: { $ready }
replay-concentrating-all = ✋ Iedereen concentreert zich.
replay-playing = ▶️ Het level is bezig.

turning-game-beaten = 🏆 het laatste blinde level is gehaald
turning-game-lost = 💔 het laatste leven
turning-finished = 🏁 het einde
turning-all-levels-passed = 🏆 het laatste level is gehaald
turning-mistake = 💥 de { $card } kwam te vroeg: { $count ->
    [one] 1 kaart was lager
   *[other] { $count } kaarten waren lager
}
turning-turned-over = 👀 blind level { $level }: { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
turning-star = ⭐ een werpster
turning-level-passed = ✅ level { $level } gehaald
turning-blind-level-passed = 🙈 blind level { $level } gehaald

# Hoe gelijkmatig het team telde

button-replay-tempo = ⏱️ Het tellen
button-replay-tempo-share = Tellen delen
tempo-title = ### ⏱️ Hoe gelijkmatig het team telde
tempo-summary = Een getal duurde meestal zo’n { $middle } seconden. De helft van alle wachttijden lag tussen { $least } en { $most } seconden per getal.
tempo-levels = Seconden per getal, level voor level: { $levels }
tempo-level = level { $level }: { $seconds }
tempo-alt = Een grafiek van alle kaarten waarop gewacht is, de oudste eerst.
tempo-scale = Seconden per getal
tempo-level-label = Level { $level }
tempo-mistake = Te vroeg gespeeld
tempo-closest = **Op het nippertje:** kaarten uit twee handen, vlak na elkaar
tempo-close = { $low } → { $high } · level { $level } · { $seconds } s ertussen · { $first }, { $second }
tempo-left-out = -# Zonder afstanden van een of twee getallen, die zo lang duren als een druk op de knop, en zonder blinde levels.
tempo-too-few = In deze partij is op te weinig kaarten gewacht om iets over het tellen te zeggen.
