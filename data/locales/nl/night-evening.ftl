# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Er is nu niemand vrij voor een tafel.
    [one] Er is nu maar één persoon vrij voor een tafel.
   *[other] Er zijn nu maar { $free } personen vrij voor een tafel.
} Voor een ronde zijn er minstens { $least } nodig. Wie wil meespelen, drukt op “Ik ben er”.
night-nothing-played-yet = Er is nog geen ronde gespeeld, dus er is nog geen stand.
night-night-paused = De avond heeft al pauze.
night-no-past-nights = Deze server heeft nog geen spelavond gehad. `/night start` begint er meteen een.
night-cards-seen = Je hebt deze kaarten deze ronde al gezien, dus deze plek is voor iemand anders.
night-seated-elsewhere = Je zit al aan een andere tafel. Sta daar eerst op met `/game leave`.
night-wish-without-other = Een wens gaat over twee verschillende personen.

# Commands
command-night-start = Begin hier meteen een spelavond; wie er is, drukt op een knop
command-night-round = Verdeel iedereen die er is over tafels, zo mogelijk met nieuwe mensen
command-night-board = De stand van de avond: wie hoeveel punten heeft
command-night-pause = Neem pauze; de volgende ronde maakt er een eind aan
command-night-end = Sluit de avond af en plaats de terugblik
command-night-history = De spelavonden van deze server
command-night-together = Zeg bij wie je vanavond graag aan tafel zit
command-night-apart = Houd twee mensen vanavond aan verschillende tafels; alleen jij ziet dit
option-night-title = De titel van de avond
option-night-game = Wat er deze ronde gespeeld wordt
option-night-other = De ander
option-night-first = Een van de twee
option-night-forget = Deze wens terugnemen

# A round
night-choice = ### Wat spelen jullie?
    { $count ->
    [one] Er is nu één persoon vrij voor een tafel.
   *[other] Er zijn nu { $count } personen vrij voor een tafel.
    }
night-choice-row = **{ $game }**: tafels van { $sizes }
night-round-title = ## 🌙 Ronde { $number }: { $game }
night-round-table = **Tafel { $number }:** { $names }
night-more-rows = … en nog { $count }
night-round-same-cards = -# Even grote tafels spelen dezelfde kaarten. Elke tafel heeft een eigen privéthread, zodat niemand kan spieken.
night-round-own-cards = { $watched ->
    [yes] -# Elke tafel heeft een eigen thread. Iedereen kan meekijken, dus elke tafel speelt eigen kaarten.
   *[no] -# Elke tafel heeft een eigen thread.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] Binnen een thread kan ik geen nieuwe threads openen.
    [channel] In zo'n kanaal kan ik geen threads openen.
    [create_private_threads] Ik mis hier het recht “Privéthreads maken”.
   *[send_messages_in_threads] Ik mis hier het recht “Berichten versturen in threads”.
} Daarom spelen de tafels hier in het kanaal, de een na de ander, elk met eigen kaarten.
night-table-moved = ⚠️ { $lacks ->
    [room] Deze server heeft zoveel open threads als Discord toestaat.
   *[permission] Ik mag van Discord hier geen thread openen.
} Daarom speelt tafel { $number } hier in het kanaal, met eigen kaarten.
night-thread-name = Ronde { $round }, tafel { $table }
night-table-call = 🌙 **Ronde { $round }, tafel { $table }.** { $mentions }, dit is jullie tafel. Druk op **Starten** als iedereen zover is.

# How the tables do
night-progress-title = ### 🌙 Ronde { $number }: de tafels
night-progress-row = **Tafel { $number }:** { $progress }
night-table-waiting = komt later aan de beurt
night-table-lobby = gaat zo beginnen
night-table-running = speelt nog
night-table-unfinished = niet uitgespeeld
button-night-progress = Opnieuw kijken

# The results of a round
night-result-title = ## 🌙 Ronde { $number } is voorbij: { $game }
night-result-row = **Tafel { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** van 100 punten
}
night-result-compared = -# Tafels met dezelfde kaarten worden vergeleken: 100 punten voor de beste, 0 voor de laatste, gemiddeld 50.
night-result-alone = -# De punten zeggen hoe ver elke tafel kwam: 100 is helemaal tot het eind.
button-night-round = Volgende ronde
button-night-compare = Twee tafels vergelijken
night-table-label = Tafel { $number }
button-night-board = Stand
decimal-point = ,

# The board
night-board-title = ## 🌙 { $title }: de stand
night-board-row = { $place } { $name }: **{ $points }** van { $most } punten
night-board-empty = Er is nog geen tafel klaar.
night-board-formula = -# Iedereen aan een tafel krijgt de punten van die tafel, en de rondes worden opgeteld. Tafels met dezelfde kaarten worden vergeleken: 100 voor de beste, 0 voor de laatste, gemiddeld 50. Zonder vergelijking zijn de punten hoe ver een tafel kwam, in procenten.
night-paused = ☕ **Pauze.** De stand blijft zoals hij is, en met de volgende ronde gaat het hier verder.

night-seat-free = 🪑 { $name } moest weg, dus aan tafel { $number } is een plek vrij. Wie is er en wil verderspelen?
button-night-sit = Plek nemen
night-sat-down = De plek is van jou. Je tafel is in { $channel }.
night-opened = De deur is open. Wie er is, drukt op “Ik ben er”; jij bent al binnen. Begin daarna met `/night round`.
night-end-question = { $count ->
    [one] Er speelt nog één tafel. Die kan verderspelen, maar telt dan niet meer mee voor de avond.
   *[other] Er spelen nog { $count } tafels. Die kunnen verderspelen, maar tellen dan niet meer mee voor de avond.
} De avond toch afsluiten?
button-night-end = Avond afsluiten

# The summary
night-summary-title = ## 🌙 { $title }: wat een avond!
night-summary-facts = { $people ->
    [one] Eén persoon
   *[other] { $people } personen
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}, { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}.
night-summary-best = 🏆 **Beste tafel:** { $names } met { $game }: { $result }
night-summary-board = ### De stand
night-replay = Ronde { $round }, tafel { $table }: { $result }
night-summary-thanks = Bedankt voor het meespelen. Tot de volgende keer!
night-poster-label = Spelavond, { $date }
night-poster-people = { $count ->
    [one] persoon
   *[other] personen
}
night-poster-rounds = { $count ->
    [one] ronde
   *[other] rondes
}
night-poster-tables = { $count ->
    [one] tafel
   *[other] tafels
}
night-award-tricks = 🔄 **Meeste terugsprongen:** { $names } ({ $count })
night-award-calm = 🧘 **Langste rust voor een zet:** { $names } ({ $count } seconden)
night-award-rescue = 🛟 **Beste redding:** { $names } ({ $what })
night-award-quiet = 🤫 **Stilste tafel:** { $names }, zonder ook maar één getal
night-award-partners = 🤝 **Met de meeste mensen gespeeld:** { $names } ({ $count })
button-night-best = Beste tafel bekijken
night-ended = De avond is voorbij. De terugblik volgt in het kanaal.

# The nights of a server
night-past-title = ## 🌙 Spelavonden
night-past-span = -# { $season } · { $nights ->
    [one] één avond
   *[other] { $nights } avonden
}
night-past-fullest = 🎉 **De meeste mensen:** { $people } bij { $title }
night-past-row = **{ $date }** { $title }: { $people ->
    [one] 1 persoon
   *[other] { $people } personen
}, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}{ $winner ->
    [none] {""}
   *[other] , meeste punten: { $winner }
}
night-regulars = **Hier het vaakst:** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 Genoteerd: jij en { $name } zitten bij elkaar als het maar even kan.
night-wish-apart = 🤫 Genoteerd: { $first } en { $second } krijgen vanavond verschillende tafels. Alleen jij ziet dit.
night-wish-forgotten = Gedaan, die wens is vergeten.
