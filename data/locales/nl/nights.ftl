# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Daar kan ik geen dag en tijd uit opmaken. Probeer het zo: `vrijdag 20:00` of `4 december 20:00`.
night-time-past = Die tijd is al geweest. Noem er een die nog komt, zoals `morgen 20:00` of `4 december 20:00`.
night-time-too-far = Dat duurt nog meer dan een jaar. Noem een tijd in de komende maanden, zoals `vrijdag 20:00` of `4 december 20:00`.
night-time-skipped = Die tijd slaat de klok over ({ $zone }), want die nacht gaat hij vooruit. Kies een andere, zoals `vrijdag 20:00` of `4 december 20:00`.
night-time-twice = Die tijd komt twee keer voor ({ $zone }), want die nacht gaat de klok terug. Kies een andere, zoals `vrijdag 20:00` of `4 december 20:00`.
night-zone-unknown = Een tijdzone met die naam ken ik niet. Typ de dichtstbijzijnde grote stad en kies uit de lijst, zoals `Europe/Amsterdam` of `Europe/Brussels`.
night-nothing-to-change = Zeg wat er moet veranderen: de tijd, de titel, het spraakkanaal of de herhaling.
night-no-night-here = Zo'n avond is er niet op deze server. `/night plan` plant er een.
night-night-gone = Die avond is voorbij of afgezegd. `/night plan` plant een nieuwe.
night-night-begun = De deur is al open, dus dit kan niet meer veranderd worden.
night-night-not-open = De deur is nog dicht. Hij gaat open als de avond begint.
night-other-night-under-way = In dit kanaal is al een spelavond bezig. Die moet eerst afgelopen zijn.
night-not-there = Je hebt nog niet gezegd dat je komt. Druk eerst op een knop bij het bericht van de avond.
night-not-host = Dat kan alleen de host van de avond, of iemand die op deze server evenementen mag beheren.
night-bot-cannot-host = Een bot kan geen host zijn. Kies een mens.
night-too-many-nights = Op deze server staan al { $most } avonden gepland. Zeg er een af voor je er nog een plant.

command-settings-timezone = De tijdzone waarin ik de tijden van spelavonden lees
option-zone = Typ een grote stad bij jou in de buurt en kies uit de lijst
settings-timezone = { $zone ->
    [none] Er is geen tijdzone ingesteld, dus ik lees tijden als UTC. Daar is het nu { $clock }.
   *[other] Ik lees tijden zoals ze in **{ $zone }** gelden. Daar is het nu { $clock }.
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
option-repeats = Of het één keer is, of elke week om deze tijd
option-night = Welke avond; anders de volgende in dit kanaal
option-new-host = De nieuwe host
choice-repeats-weekly = elke week
choice-repeats-once = één keer

button-night-post = Ja, plaatsen
button-night-change = Ja, wijzigen
button-night-drop = Nee
button-night-in = Ik kom
button-night-maybe = Misschien
button-night-out = Kan niet
button-night-quiet = Niet herinneren
button-night-remind = Herinner me
button-night-here = Ik ben er
button-night-alone = Ook alleen spelen
button-night-not-alone = Liever niet alleen
button-night-away = Ik ga
button-night-cancel = Afzeggen
button-night-cancel-one = Alleen deze
button-night-cancel-all = Allemaal
button-night-keep = Laten staan

night-default-title = Spelavond
night-is-that-right = **Klopt dat zo?**
night-read-in = -# { $zone ->
    [none] Ik lees dat als UTC, want deze server heeft nog geen tijdzone: `/settings timezone`. Discord toont iedereen de eigen tijd.
   *[other] Ik lees dat als de tijd in { $zone }. Discord toont iedereen de eigen tijd.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Elke week om deze tijd
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Er heeft nog niemand geantwoord. Kom jij?
night-list-in = ✅ **Van de partij ({ $count })** { $names }
night-list-maybe = 🤔 **Misschien ({ $count })** { $names }
night-list-out = ❌ **Kan niet ({ $count })** { $names }
night-list-here = 🙋 **Binnen ({ $count })** { $names }
night-list-expected = ⏳ **Nog verwacht ({ $count })** { $names }
night-and-more = { $names } en nog { $count }
night-tables = -# { $count ->
    [one] Dat wordt één tafel van { $sizes }.
   *[other] Dat worden { $count } tafels: { $sizes }.
}
night-tables-many = -# Dat worden { $count } tafels.
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
night-answered-maybe = Misschien dus. Druk op **Ik kom** zodra je het weet.
night-answered-out = Jammer, misschien een andere keer.
night-reminders-on = Ik herinner je er hier twee keer aan: een dag van tevoren en 15 minuten van tevoren.
night-reminders-off = Ik herinner je er niet aan.
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
night-link = -# [Komt er iets tussen? Zeg het hier]({ $link })
