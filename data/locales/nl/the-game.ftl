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
the-game-signals = Vertel de anderen iets over een stapel, zonder getal.
the-game-signal-pile = Welke stapel?
the-game-signal-kind = Wat wil je zeggen?

the-game-beaten = 🏆 **Alle 98 kaarten gelegd. Jullie hebben The Game verslagen!**
the-game-beaten-alone = 🏆 **Alle 98 kaarten gelegd. Je hebt The Game helemaal alleen verslagen!**
the-game-excellent = 🌟 **{ $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} over: uitstekend!**
the-game-left = **{ $count } kaarten over.**
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
    [one] 1 kaart leggen, en { $held ->
        [one] de laatste paste niet.
       *[other] van de { $held } in de hand paste er geen.
    }
   *[other] { $owed } kaarten leggen, en van de { $held } in de hand pasten er geen { $owed }.
}

signal-leave-it-to-me = Laat maar aan mij over
signal-small-steps-only = Alleen kleine stapjes
signal-can-turn-back = Ik kan terugspringen

button-begin = Ik begin
button-end-turn = Beurt beëindigen
button-signals = Seintjes
button-give-signal = Zeg het
button-take-back-signal = Intrekken
button-lay = Stapel { $pile } { $arrow } op { $top }, sprong { $gap }
button-lay-trick = Stapel { $pile } { $arrow } op { $top }, terugsprong
button-lay-anyway = Toch leggen
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } op stapel { $pile }, sprong { $gap }
event-card-played-trick = { $name }: { $card } op stapel { $pile }, ↩ terugsprong!
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
