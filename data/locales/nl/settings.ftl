# The language of what everyone sees.

command-settings-language = De taal van alles wat jullie op deze server allemaal zien
language-name = Nederlands
option-language = De taal van tafels en van al het andere dat jullie allemaal zien
settings-language-server = de taal van de server zelf
settings-language = { $chosen ->
    [server] Tafels hier, en al het andere dat jullie allemaal zien, volgen de taal van de server: **{ $language }**.
   *[own] Tafels hier, en al het andere dat jullie allemaal zien, zijn in het **{ $language }**.
} Wat alleen jij ziet, blijft in je eigen taal.
language-unknown = 🌍 Ik spreek nog geen { $language }, dus met jou praat ik Engels.

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Plek { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

# What may be chosen, for commands and for answers
cards-pictures = als plaatjes
cards-emojis = als emoji's
cards-text = alleen in woorden en cijfers
cards-server = zoals de server het doet

command-settings-pictures = Hoe tafels op deze server hun kaarten tonen
option-cards = Als plaatjes, als emoji's of alleen in woorden en cijfers
settings-pictures = { $cards ->
    [pictures] Tafels op deze server tonen hun kaarten **als plaatjes**.
    [emojis] Tafels op deze server tonen hun kaarten **als emoji's**.
   *[text] Tafels op deze server tonen hun kaarten **in woorden en cijfers**.
} Met `/preferences` kiest iedereen dat voor de eigen hand.
settings-pictures-lack = ⚠️ Ik mis in dit kanaal het recht “Bestanden bijvoegen”, dus hier staat de tafel in woorden.
settings-emojis-lack = ⚠️ De kaartemoji's zijn nog niet geüpload, dus voorlopig zijn kaarten gewone getallen.

command-preferences = Hoe jij je kaarten ziet en wanneer ik je roep, op elke server
option-own-cards = Als plaatjes, als emoji's, in woorden en cijfers, of zoals elke server het doet
preferences-hand = { $cards ->
    [pictures] 🃏 Je ziet je hand **als plaatjes**, op elke server.
    [emojis] 🃏 Je ziet je hand **als emoji's**, op elke server.
    [text] 🃏 Je ziet je hand **in woorden en cijfers**, op elke server.
   *[server] 🃏 Je ziet je hand **zoals elke server het doet**.
}
preferences-table = { $cards ->
    [pictures] -# Tafels op deze server tonen hun kaarten als plaatjes.
    [emojis] -# Tafels op deze server tonen hun kaarten als emoji's.
   *[text] -# Tafels op deze server tonen hun kaarten in woorden en cijfers.
}
button-try-cards = Laat een voorbeeld zien
preferences-sample = Zo ziet een hand er voor jou uit:

# When a player is called on their turn
calls-when-away = als je een minuut weg was
calls-at-once = meteen
calls-later = na twee minuten
calls-never = helemaal niet
option-calls = Wanneer ik je roep voor je beurt: als je weg was, meteen, na twee minuten of niet
preferences-calls = { $calls ->
    [at-once] 🔔 Ben je aan de beurt, dan roep ik je **meteen**.
    [later] 🔔 Ben je aan de beurt, dan roep ik je **na twee minuten**.
    [never] 🔕 Ben je aan de beurt, dan **roep ik je niet**.
   *[when-away] 🔔 Ben je aan de beurt, dan roep ik je **als je een minuut weg was**.
}
button-switch = { $on ->
    [yes] Uitzetten
   *[no] Aanzetten
}
option-safety-net = Of ik het vraag vóór een dure sprong en je een net gelegde kaart laat verplaatsen
preferences-safety-net = { $on ->
    [yes] 🛟 Vóór een dure sprong vraag ik het na, en een net gelegde kaart kun je tien seconden verplaatsen.
   *[no] 🛟 Vóór een dure sprong vraag ik niets, en een gelegde kaart blijft liggen.
}

# The language of one person
preferences-language-discord = de taal van mijn Discord
option-quiet = Uren zonder oproepen voor tafels, zoals 22-8; 0 voor geen
preferences-quiet = 🌙 Tussen { $start } en { $end } ({ $zone }) roep ik je niet voor tafels.
preferences-quiet-none = 🌙 Ik mag je op elk uur voor tafels roepen.
button-quiet-hours = Stille uren kiezen
quiet-form-title = Stille uren
quiet-form-label = Twee uren, zoals 22-8; 0 voor geen
settings-quiet-none = 🌙 Hier mag op elk uur voor een tafel worden geroepen.
settings-quiet = 🌙 Tussen { $start } en { $end } wordt hier niemand voor een tafel geroepen.
settings-quiet-hours-unreadable = Ik heb twee tijden nodig, zoals `22-8`, of `0` voor geen.
option-own-language = De taal van wat alleen jij ziet, als het niet die van je Discord moet zijn
preferences-language = { $chosen ->
    [own] 🌍 Met jou spreek ik **{ $language }**.
   *[discord] 🌍 Met jou spreek ik de taal van je Discord.
}

# What is stored about people, and how they get rid of it.

command-privacy = Wat er over jou is opgeslagen: bekijken, meenemen of laten vergeten
command-privacy-show = Wat er over jou is opgeslagen, in woorden, alleen voor jou
command-privacy-export = Alles wat er over jou is opgeslagen, als bestand, alleen voor jou
command-privacy-forget = Laat alles over jou vergeten; ik vraag het eerst nog na

button-forget-me = Vergeet mij
button-keep-me = Laat maar zo

privacy-title = ### Wat er over jou is opgeslagen
privacy-nothing = Niets.
privacy-stored-seats = { $count ->
    [one] 1 plek die je had, met de partij en de tijden
   *[other] { $count } plekken die je had, met de partijen en de tijden
}: zodat je je hand ziet en je team de eigen uitslagen krijgt
privacy-stored-teams = { $count ->
    [one] 1 team waarmee je partijen hebt uitgespeeld
   *[other] { $count } teams waarmee je partijen hebt uitgespeeld
}: voor ranglijsten
privacy-stored-team-names = { $count ->
    [one] 1 naam die een team van jou gekozen heeft
   *[other] { $count } namen die teams van jou gekozen hebben
}: voor ranglijsten
privacy-stored-achievements = { $count ->
    [one] 1 prestatie van je teams
   *[other] { $count } prestaties van je teams
}: zodat elke prestatie één keer gemeld wordt
privacy-stored-counters = { $count ->
    [one] 1 teller van wat je gespeeld hebt, zoals gespeelde kaarten
   *[other] { $count } tellers van wat je gespeeld hebt, zoals gespeelde kaarten
}: voor je statistieken
privacy-stored-attempts = { $count ->
    [one] 1 poging met de kaarten van de dag
   *[other] { $count } pogingen met de kaarten van de dag
}: omdat er per dag maar één poging meetelt
privacy-stored-replays = { $count ->
    [one] 1 partij die je hebt teruggekeken
   *[other] { $count } partijen die je hebt teruggekeken
}: omdat een partij niet meetelt als je de kaarten kent
privacy-stored-hosted = { $count ->
    [one] 1 spelavond die je hebt gepland, met titel en tijd
   *[other] { $count } spelavonden die je hebt gepland, met titels en tijden
}: zodat de avond doorgaat en jij hem kunt wijzigen
privacy-stored-polls = { $count ->
    [one] 1 open vraag van jou wie wanneer kan
   *[other] { $count } open vragen van jou wie wanneer kan
}: zodat je er een avond van kunt maken
privacy-stored-marks = { $count ->
    [one] 1 tijd waarop je naar een spelavond zou kunnen komen
   *[other] { $count } tijden waarop je naar een spelavond zou kunnen komen
}: tot de vraag gesloten is
privacy-stored-answers = { $count ->
    [one] 1 antwoord op de vraag of je naar een spelavond komt
   *[other] { $count } antwoorden op de vraag of je naar een spelavond komt
}: zodat iedereen weet wie er komt, en jij een herinnering krijgt
privacy-stored-presences = { $count ->
    [one] 1 spelavond waar je bij was, en van wanneer tot wanneer
   *[other] { $count } spelavonden waar je bij was, en van wanneer tot wanneer
}: zodat je de volgende ronde een plek krijgt
privacy-stored-rounds = { $count ->
    [one] 1 ronde van een spelavond, en de tafel die je kreeg
   *[other] { $count } rondes van spelavonden, en de tafels die je kreeg
}: zodat je de volgende ronde nieuwe mensen treft
privacy-stored-wishes = { $count ->
    [one] 1 wens over wie er op een spelavond bij elkaar zit
   *[other] { $count } wensen over wie er op een spelavond bij elkaar zit
}: tot de avond voorbij is
privacy-stored-calls = { $count ->
    [one] 1 server waarop je voor de volgende tafel geroepen wilt worden
   *[other] { $count } servers waarop je voor de volgende tafel geroepen wilt worden
}: om je te kunnen roepen
privacy-stored-texts = { $count ->
    [one] 1 zin of thema dat je aan een tafel hebt geschreven
   *[other] { $count } zinnen en thema's die je aan een tafel hebt geschreven
}: 30 dagen lang, zodat de tafel ze kan lezen
privacy-stored-preferences = Wat je voor jezelf hebt ingesteld, zoals plaatjes: zodat het zo blijft
privacy-memory = Niet opgeslagen, alleen onthouden tot de bot opnieuw start: je naam en avatar op deze server, je taal, en 15 minuten lang de weg naar de hand op je scherm of de tafel waar je meekijkt. Je berichten worden nooit opgeslagen.
privacy-ways = -# `/privacy export` geeft je dit alles als bestand. Met `/privacy forget` vergeet ik het.

privacy-exported = Alles wat er over jou is opgeslagen, als JSON:
privacy-question = **Alles over jou vergeten, op elke server?** Het nummer van je account verdwijnt uit alles wat is opgeslagen. Uitslagen blijven op ranglijsten staan, met “iemand” op jouw plaats. Je statistieken, pogingen en voorkeuren zijn weg. Dit kan niet ongedaan worden gemaakt; speel je weer, dan begin je opnieuw.
privacy-question-tables = { $count ->
    [one] Je zit nu aan een tafel: je plek komt vrij, en de kaarten blijven daar liggen voor wie erna komt.
   *[other] Je zit nu aan { $count } tafels: je plekken komen vrij, en de kaarten blijven daar liggen voor wie erna komt.
}
privacy-forgotten = Gedaan, je bent vergeten. Wat er in de kanalen van deze server staat, blijft daar staan, want dat is van de server.
privacy-unchanged = Er is niets veranderd.

# /settings leaderboard
command-settings-leaderboard = Of uitslagen van deze server meetellen op de ranglijsten van alle servers
option-everywhere = Toon de uitslagen van deze server op de ranglijsten van alle servers die meedoen
settings-leaderboard = { $shared ->
    [yes] **Deze server deelt zijn uitslagen.** Elke server die meedoet, ziet ze, en deze server ziet die van de andere.
   *[no] **Deze server deelt zijn uitslagen niet.** Verder ziet niemand ze, en deze server ziet die van andere servers niet.
}
