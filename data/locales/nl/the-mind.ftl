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
the-mind-mistake = 💥 **De { $card } van { $name } kwam te vroeg.** { $count ->
    [one] { $lower } had nog een lagere kaart; die gaat gedekt opzij.
   *[other] Er waren nog lagere kaarten bij { $lower }. Die gaan gedekt opzij.
} { $lives ->
    [0] Dat kost jullie laatste leven.
    [one] Dat kost een leven; er is er nog 1 over.
   *[other] Dat kost een leven; er zijn er nog { $lives } over.
}
the-mind-breathe = Haal even adem; het level gaat verder.

the-mind-concentrate-all = ✋ **Concentratie.** Druk op **Klaar** om je hand op tafel te leggen. Is iedereen er klaar voor, dan wordt er afgeteld en begint het.
the-mind-concentrate = ✋ **Concentratie.** Klaar: { $ready }. Nog wachten op **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Handen thuis, en nog geen kaarten.
the-mind-play = ▶️ **Spelen maar!** Speel je laagste kaart als het moment goed voelt. Geen woord!
the-mind-play-empty = 🤫 **Geen woord!** De anderen spelen verder.
the-mind-play-blind = ▶️ **Nu blind!** Kaarten gaan gedekt op de stapel; aan het eind van het level wordt die omgedraaid. Geen woord!
the-mind-star-proposed = ⭐ **{ $name } stelt een werpster voor:** jullie leggen allemaal je laagste kaart open af. Nog wachten op **{ $missing }**.
the-mind-choosing = 🏆 **Alle { $level } levels gehaald. Jullie hebben gewonnen!** Blind verder met de levens en werpsterren die jullie nog hebben, of het hierbij laten?
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
the-mind-sure-finish = ⚠️ De partij eindigt over een minuut, met de levels die jullie gehaald hebben, tenzij iemand blind verder wil. Weet je het zeker?
the-mind-sure-refuse = ⚠️ Hiermee eindigt de partij voor iedereen aan tafel, met de levels die jullie gehaald hebben. Weet je het zeker?

the-mind-game-beaten = 🏆 **Alle levels gehaald, en allemaal ook blind. Jullie zijn één geworden.**
the-mind-finished = 🏆 **Alle levels gehaald. Jullie hebben The Mind verslagen!**
the-mind-blind-lost = 🏆 **Alle levels gehaald!** Jullie verloren je laatste leven in blind level { $level }.
the-mind-game-lost = **Level { $level } kostte jullie het laatste leven.** Volgende keer beter!
the-mind-result = Gehaalde levels: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · blind: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

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
