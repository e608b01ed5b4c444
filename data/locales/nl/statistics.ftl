# What somebody has played on a server: /stats.

command-stats = Wat iemand hier gespeeld heeft, en hoe het ging
option-person = Wie; jijzelf, als je niemand kiest

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **1 partij** hier uitgespeeld
   *[other] **{ $count } partijen** hier uitgespeeld
}, { $hours ->
    [0] minder dan een uur
    [one] 1 uur
   *[other] { $hours } uur
} aan tafel; de eerste { $first }, de laatste { $last }.
stats-won = 🔥 Gewonnen: { $won } van de laatste { $count } · zeges op rij: nu { $now }, record { $longest }
stats-days = 🗓️ Dagen op rij: nu { $now }, record { $longest }
stats-under-par = 🎯 { $game }: gemiddeld { $difference } kaarten minder over dan de richtscore (partijen met een bekende richtscore: { $count })
stats-over-par = 🎯 { $game }: gemiddeld { $difference } kaarten meer over dan de richtscore (partijen met een bekende richtscore: { $count })
stats-at-par = 🎯 { $game }: gemiddeld precies de richtscore (partijen met een bekende richtscore: { $count })
stats-counted-partly =
    { $counts }
    -# Geteld in { $counted } van { $count } partijen; de andere waren van voordat ik begon te tellen.
stats-teammates = 🤝 Het vaakst met { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Beste uitslagen**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }
stats-best-more = -# en { $count ->
    [one] nog 1 ranglijst
   *[other] nog { $count } ranglijsten
}
stats-few = 📊 { $name } heeft hier { $count ->
    [one] 1 partij
   *[other] { $count } partijen
} uitgespeeld. Vanaf de vijfde verschijnen er statistieken.
stats-few-you = 📊 { $count ->
    [one] 1 partij
   *[other] { $count } partijen
} hier uitgespeeld: goed begin! Vanaf de vijfde verschijnen je statistieken.
stats-nobody = { $name } heeft hier geen partij uitgespeeld, of wilde vergeten worden. Er is dus niets te tonen.
stats-nobody-you = Je hebt hier nog geen partij uitgespeeld, of je wilde vergeten worden. `/game new` opent een tafel.

counter-cards = 🃏 { $count ->
    [one] 1 kaart gespeeld
   *[other] { $count } kaarten gespeeld
}
counter-violations = 🤐 { $count ->
    [one] 1 getal aan tafel genoemd
   *[other] { $count } getallen aan tafel genoemd
}

chart-matches = partijen
chart-alt = Hoe de partijen van { $name } afliepen, in de loop van de tijd, en hoe vaak elke uitslag voorkwam.
chart-alt-once = { $game }, 1 partij, { $scale }: { $last }.
chart-alt-game = { $game }, de laatste { $count } partijen, { $scale }: van { $lowest } tot { $highest }, de helft tot en met { $middle }; de laatste { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count } van { $total }: { $names }
achievement-first-win = Eerste zege
achievement-first-win-how = Voor het eerst gewonnen.
achievement-silent-match = Geen enkel getal
achievement-silent-match-how = Een hele partij gespeeld zonder dat iemand een getal noemde.
