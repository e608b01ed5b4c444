# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Daar kan ik geen dag en tijd uit opmaken. Probeer het zo: `vrijdag 20:00` of `4 december 20:00`.
night-time-part-unknown = “{ $part }” begrijp ik daarin niet. Probeer het zo: `vrijdag 20:00` of `4 december 20:00`.
night-time-contradicts = “{ $part }” en “{ $other }” gaan niet samen. Noem één dag en één tijd, zoals `vrijdag 20:00` of `4 december 20:00`.
night-time-lacks-hour = Hoe laat beginnen jullie? Zet de tijd erbij, zoals `vrijdag 20:00` of `4 december 20:00`.
night-time-lacks-day = Welke dag bedoel je met “{ $part }”? Noem hem, zoals `vrijdag 20:00` of `4 december 20:00`.
night-time-zone-unclear = “{ $zone }” kan meerdere tijdzones zijn. Laat het weg, dan lees ik de tijd van de server: `vrijdag 20:00`.
night-time-past = Die tijd is al geweest. Noem er een die nog komt, zoals `morgen 20:00` of `4 december 20:00`.
night-time-too-far = Dat duurt nog meer dan een jaar. Noem een tijd in de komende maanden, zoals `vrijdag 20:00` of `4 december 20:00`.
night-time-skipped = Die tijd slaat de klok over ({ $zone }), want die nacht gaat hij vooruit. Kies een andere, zoals `vrijdag 20:00` of `4 december 20:00`.
night-time-twice = Die tijd komt twee keer voor ({ $zone }), want die nacht gaat de klok terug. Kies een andere, zoals `vrijdag 20:00` of `4 december 20:00`.
night-zone-unknown = Een tijdzone met die naam ken ik niet. Typ de dichtstbijzijnde grote stad en kies uit de lijst, zoals `Europe/Amsterdam` of `Europe/Brussels`.
night-zone-ambiguous = Dat kan { $zones } zijn. Typ er een van, of kies die uit de lijst.
night-nothing-to-change = Zeg wat er moet veranderen: de tijd, de titel, het spraakkanaal, de plaatsen of de herhaling.
night-no-night-here = Zo'n avond is er niet op deze server. `/night plan` plant er een.
night-night-gone = Die avond is voorbij of afgezegd. `/night plan` plant een nieuwe.
night-draft-gone = Dat is al gebeurd, of het heeft te lang gewacht. Ontbreekt er nog iets, geef het commando dan opnieuw.
night-night-begun = De deur is al open, dus dit kan niet meer veranderd worden.
night-night-not-open = De deur is nog dicht. Hij gaat open als de avond begint.
night-other-night-under-way = In dit kanaal is al een spelavond bezig. Die moet eerst afgelopen zijn.
night-not-there = Je hebt nog niet gezegd dat je komt. Druk eerst op een knop bij het bericht van de avond.
night-no-place-free = Alle plaatsen zijn bezet, dus je blijft op de wachtlijst. Druk nog eens op **Ik ben er** als er iemand weg is.
night-not-host = Dat kan alleen de host van de avond, of iemand die op deze server evenementen mag beheren.
night-bot-cannot-host = Een bot kan geen host zijn. Kies een mens.
night-too-many-nights = Op deze server staan al { $most } avonden gepland. Zeg er een af voor je er nog een plant.
night-poll-closed = Deze vraag is gesloten. Met `/night ask` stel je een nieuwe.
night-too-many-polls = Op deze server lopen al { $most } vragen wie wanneer kan. Sluit er eerst een.
night-time-ambiguous = Dat kan { $readings } zijn. Kies tijdens het typen een ervan uit de lijst.

command-settings-timezone = De tijdzone waarin ik de tijden van spelavonden lees
option-zone = Typ een grote stad bij jou in de buurt en kies uit de lijst
settings-timezone = { $zone ->
    [none] Er is geen tijdzone ingesteld, dus ik lees tijden als UTC. Daar is het nu { $clock }.
   *[other] Ik lees tijden zoals ze in **{ $zone }** gelden. Daar is het nu { $clock }.
}
button-set-zone = Onze tijdzone instellen
zone-form-title = Onze tijdzone
zone-form-label = De dichtstbijzijnde grote stad, zoals Utrecht
zone-menu = Welke tijdzone bedoel je?
zone-not-found = Een tijdzone met de naam “{ $typed }” ken ik niet. Probeer de dichtstbijzijnde grote stad.

command-settings-nights = Spelavonden op deze server: herinneringen, en spraakkanalen voor de tafels
option-reminders = Wanneer wie komt een herinnering krijgt, als die zelf niets koos
option-voice-rooms = Of elke tafel van een ronde een eigen spraakkanaal krijgt
option-own-reminders = Wanneer ik je aan een spelavond herinner, op elke server
reminders-day-and-soon = een dag en 15 minuten van tevoren
reminders-day-and-hour = een dag en een uur van tevoren
reminders-day = een dag van tevoren
reminders-three-hours = drie uur van tevoren
reminders-hour = een uur van tevoren
reminders-soon = 15 minuten van tevoren
reminders-never = nooit
settings-nights = { $times ->
    [never] 🔕 Niemand krijgt een herinnering aan spelavonden, behalve wie dat zelf wil (`/preferences`).
   *[other] ⏰ Wie naar een spelavond komt, krijgt **{ $before }** een herinnering. Voor jezelf kies je met `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Elke tafel van een ronde krijgt een eigen **spraakkanaal**.
   *[no] 🔇 De tafels van een avond krijgen geen spraakkanaal.
}
preferences-reminders = { $times ->
    [server] ⏰ Ik herinner je aan spelavonden zoals elke server het doet.
    [never] 🔕 Ik herinner je **niet** aan spelavonden.
   *[other] ⏰ Ik herinner je **{ $before }** aan spelavonden.
}

command-night = Spelavonden: plannen, wijzigen, afzeggen
command-night-plan = Plan een spelavond in dit kanaal
command-night-change = Wijzig een geplande avond: tijd, titel, spraakkanaal, herhaling
command-night-cancel = Zeg een geplande avond af; ik vraag het eerst nog na
command-night-host = Draag een avond over aan een andere host
option-when = De dag en de tijd, zoals vrijdag 20:00
option-title = Hoe de avond heet
option-voice = Het spraakkanaal waar jullie elkaar treffen
option-without-voice = Geen spraakkanaal meer
option-repeats = Of het één keer is, of hoe vaak om deze tijd
option-places = Hoeveel er kunnen komen; wie later reageert, komt op de wachtlijst
option-changed-places = Hoeveel er kunnen komen; 0 voor geen maximum
option-night = Welke avond; anders de volgende in dit kanaal
option-new-host = De nieuwe host
command-night-ask = Vraag wie wanneer kan, en maak van de beste tijd een spelavond
option-time = Een dag en tijd om uit te kiezen, zoals vrijdag 20:00
choice-repeats-weekly = elke week
choice-repeats-fortnightly = om de twee weken
choice-repeats-monthly = elke maand, bijvoorbeeld op de eerste vrijdag
choice-repeats-monthly-last = elke maand, bijvoorbeeld op de laatste vrijdag
choice-repeats-once = één keer

button-night-post = Ja, plaatsen
button-night-change = Ja, wijzigen
button-night-change-one = Ja, alleen deze
button-night-change-all = Ja, en alle volgende
button-night-drop = Nee
button-night-in = Ik kom
button-night-maybe = Misschien
button-night-out = Kan niet
button-night-quiet = Niet herinneren
button-night-remind = Herinner me
button-night-calendar = Voor mijn agenda
button-night-here = Ik ben er
button-night-alone = Ook alleen spelen
button-night-not-alone = Liever niet alleen
button-night-away = Ik ga
button-night-cancel = Afzeggen
button-night-cancel-one = Alleen deze
button-night-cancel-all = Allemaal
button-night-keep = Laten staan
button-poll-can = Ik kan
button-poll-choose = Maak er een avond van
button-poll-close = Sluit de vraag

night-default-title = Spelavond
night-is-that-right = **Klopt dat zo?**
night-which-time = **Welke tijd bedoel je?**
night-read-in = -# { $zone ->
    [none] Ik lees dat als UTC, want deze server heeft nog geen tijdzone: `/settings timezone`. Discord toont iedereen de eigen tijd.
   *[other] Ik lees dat als de tijd in { $zone }. Discord toont iedereen de eigen tijd.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Elke week om deze tijd
night-fortnightly = 🔁 Om de twee weken om deze tijd
night-monthly = 🔁 Elke maand op de { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[4] vierde
} { $weekday }
night-monthly-last = 🔁 Elke maand op de laatste { $weekday }
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } plaatsen
night-host = 👑 { $name }
night-nobody-yet = Er heeft nog niemand geantwoord. Kom jij?
night-list-in = ✅ **Van de partij ({ $count })** { $names }
night-list-waiting = 🕓 **Op de wachtlijst ({ $count })** { $names }
night-list-maybe = 🤔 **Misschien ({ $count })** { $names }
night-list-out = ❌ **Kan niet ({ $count })** { $names }
night-list-here = 🙋 **Binnen ({ $count })** { $names }
night-list-expected = ⏳ **Nog verwacht ({ $count })** { $names }
night-and-more = { $names } en nog { $count }
night-tables = -# Goed voor { $sizes }.
night-sizes = { $count ->
    [one] één tafel van { $size }
   *[other] { $count } tafels van { $size }
}
night-door = { $state ->
    [open] 🚪 **De deur is open.** Druk op **Ik ben er** voor een plek.
    [running] 🎴 **We zijn aan het spelen.** Druk op **Ik ben er** om de volgende ronde mee te doen.
   *[paused] ⏸️ **We hebben pauze.** Druk op **Ik ben er** om de volgende ronde mee te doen.
}
night-over = { $state ->
    [cancelled] Deze avond is afgezegd.
   *[ended] Deze avond is voorbij.
}
night-event = Een spelavond met Unspoken. Wie er komt: { $link }

night-posted = De avond staat gepland, en het bericht staat in dit kanaal.
night-posted-without-event = De avond staat gepland, en het bericht staat in dit kanaal. Met het recht *Evenementen maken* kan ik hem ook bij de evenementen van deze server zetten.
night-changed = Het is gewijzigd.
night-dropped = Prima, er is niets geplaatst.
night-answered-in = Je bent van de partij: { $when }.
night-answered-waiting = Alle plaatsen zijn bezet, dus je bent nummer { $place } op de wachtlijst. Zodra er een voor je vrijkomt, roep ik je hier.
night-answered-maybe = Misschien dus. Druk op **Ik kom** zodra je het weet.
night-answered-out = Jammer, misschien een andere keer.
night-reminders-on = Ik herinner je er hier { $before } aan.
night-reminders-off = Ik herinner je er niet aan.
night-calendar = 📅 Open dit bestand en je agenda neemt het over. Wordt de avond verplaatst, haal het dan opnieuw op.
night-entered = Hallo, fijn dat je er bent. De volgende ronde krijg je een plek.
night-room = Of ga meteen zitten:
night-alone = Is er verder niemand vrij, dan krijg je een tafel voor jou alleen.
night-wish-hint = -# Zit je graag bij iemand aan tafel? Zeg het me met `/night together`.
night-left = Tot ziens. De volgende ronde gaat zonder jou.
night-handed-over = { $name } is nu de host.
night-cancel-question = **“{ $title }” afzeggen?**
night-cancelled = De avond is afgezegd. { $more ->
    [yes] De volgende staat al in het kanaal.
   *[no] Dat staat nu ook bij het bericht in het kanaal.
}
night-kept = Het gaat gewoon door.
night-reminder-day = ⏰ **{ $title }** begint { $when }.
night-reminder-soon = ⏰ **{ $title }** begint { $when }. Zet de snacks maar klaar!
night-moved-by-clocks = 🕰️ Er gelden nieuwe regels voor de klok ({ $zone }): **{ $title }** blijft daar even laat, en dat is nu { $when }.
night-moved-up = 🎉 { $names }, er is een plaats voor je vrij: je doet mee met **{ $title }**, { $when }.
night-link = -# [Komt er iets tussen? Zeg het hier]({ $link })

# Wanneer kunnen jullie?
poll-question = **Wanneer kunnen jullie?** Druk bij alle tijden die je uitkomen. Nog een keer drukken haalt het weg.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Welke tijd wordt de avond?** Iedereen die dan kan, is van de partij.
poll-choice = { $when } · { $count ->
    [one] 1 persoon
   *[other] { $count } personen
}
poll-closed = { $when ->
    [none] Deze vraag is gesloten.
   *[other] Het is een avond geworden: { $when }.
}
poll-posted = De vraag staat in het kanaal. Hebben genoeg mensen geantwoord, druk daar dan op **Maak er een avond van**.
poll-closed-without = De vraag is gesloten.
poll-time-refused = “{ $text }”: { $reason }

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
night-other-sizes = Andere tafelgroottes …
night-choice-row = **{ $game }**: { $sizes }
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
night-table-room = 🔊 Hier kunnen jullie praten: { $room }
night-room-new = 🔊 Jullie tafel heeft een nieuw spraakkanaal, precies voor wie hier nu zit: { $room }
night-rooms-lack = ⚠️ Tafels krijgen hier pas een spraakkanaal als ik de rechten “Kanalen beheren” en “Verbinden” heb.

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
button-night-round = Ronde starten
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
night-late = ⏰ { $mentions }: tafel { $number } is al begonnen. Druk op **Ik ben er** zodra je er bent, dan krijg je de eerstvolgende plek.
night-opened = De deur is open. Wie er is, drukt op **Ik ben er**; jij bent al binnen. Druk zodra jullie met genoeg zijn op **Ronde starten**.
night-end-question = { $count ->
    [one] Er speelt nog één tafel. Die kan verderspelen, maar telt dan niet meer mee voor de avond.
   *[other] Er spelen nog { $count } tafels. Die kunnen verderspelen, maar tellen dan niet meer mee voor de avond.
} De avond toch afsluiten?
night-end-sure = **De avond afsluiten?** Daarna volgt de terugblik in het kanaal.
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
night-summary-others = 🙋 **Ook erbij:** { $names }
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
night-award-matches = 🎴 **Meeste potjes:** { $names } ({ $count })
night-award-close = 🤏 **Op een haar na:** { $names } ({ $result })
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
