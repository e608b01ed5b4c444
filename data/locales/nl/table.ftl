# What every table says, whatever is played on it.

somebody = iemand
free-seat = Vrije plek { $seat }

lobby-seats = **Aan tafel ({ $count } van { $most })**
lobby-size = -# ⏱️ zo'n { $minutes } minuten · 👥 { $exactly ->
    [yes] { $most ->
        [one] 1 persoon
       *[other] { $most } personen
    }
   *[no] { $least } tot { $most } personen
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] Alle plekken zijn bezet. Iedereen aan tafel mag op **Starten** drukken.
   *[free] Druk op **Meedoen** om mee te spelen. Iedereen aan tafel mag op **Starten** drukken.
}
lobby-too-few = ⏳ { $missing ->
    [one] Er is nog één persoon nodig.
   *[other] Er zijn nog { $missing } personen nodig.
} Druk op **Meedoen** om mee te spelen.
lobby-too-many = ⏳ { $game } is voor hoogstens { $most } personen. { $surplus ->
    [one] Een van jullie moet opstaan
   *[other] { $surplus } van jullie moeten opstaan
}, of jullie nemen een ander spel.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: al een paar minuten stil. Iedereen aan tafel kan de plek vrijmaken.
lobby-late = -# ⏰ { $names }: na twee minuten nog niet gezien. De tafel kan ook zo beginnen.
lobby-suggestion-harder = 🔥 **Drie zeges op rij!** Zin in meer? → { $option }
lobby-suggestion-gentler = 🌱 **Drie keer op rij verloren.** Een rustiger potje? → { $option }
menu-game = Spel
lobby-cancelled = Deze tafel is gesloten voordat het begon. `/game new` opent een nieuwe.
lobby-expired = Hier gebeurde een half uur niets, dus deze tafel is gesloten. `/game new` opent een nieuwe.

button-join = Meedoen
button-leave = Opstaan
button-not-me = Zonder mij
button-start = Starten
button-cancel = Sluiten
button-put-off = Plek vrijmaken: { $name }
button-take-suggestion = Proberen
button-hand = Mijn hand
button-rules = Spelregels
button-spectate = 👀 Meekijken
button-spectate-stop = Niet meer meekijken
button-spectate-again = 👀 Verder meekijken
button-back = Terug
button-again = Nog een keer
button-take-seat = Vrije plek nemen
button-go-on-without = Zonder die plek verder
button-vote-end = Partij beëindigen
button-vote = Stem voor stoppen
button-keep-playing = Verderspelen
button-take-back-vote = Stem intrekken

hand-title = ### Jouw hand, { $name }
hand-rests = 💤 Je hand is ingedommeld. **Mijn hand** maakt hem wakker.
turn-nudge = { $mention }, jij bent aan de beurt.
idle-reminder = { $mention }, jullie partij wacht op je. Na een dag zonder zet gaat die in de wacht.
typed-command-help = Druk op **Mijn hand** om te spelen. Voor een commando typ je `/` en kies je het uit de lijst die opengaat.

table-commitment = -# 🔒 Eerlijk geschud `{ $hash }`
table-abandoned = De partij is afgebroken, dus die telt voor geen enkele ranglijst.
table-set-aside-notice = 💤 Deze partij staat in de wacht. Met `/game table` gaat het spel verder.
table-hold-end = -# Doet niemand dat, dan eindigt de partij op { $date }.
table-abandoned-on-hold = De partij stond al { $days } dagen in de wacht.
settings-hold = Partijen in de wacht eindigen na **{ $days }** dagen.
option-days-on-hold = Na hoeveel dagen in de wacht een partij eindigt
table-paused-notice = ⏸️ { $free ->
    [one] Er is een plek vrij, dus de partij is gepauzeerd. Iedereen mag die overnemen, met kaarten en al.
   *[other] Er zijn { $free } plekken vrij, dus de partij is gepauzeerd. Iedereen mag er een overnemen, met kaarten en al.
}
table-joined = 🪑 { $names } { $count ->
    [one] schuift
   *[other] schuiven
} aan.
table-left = 👋 { $name } is opgestaan van tafel.
table-left-host = 👋 { $name } is opgestaan van tafel. { $host } leidt de tafel nu.
table-votes = 🗳️ { $votes } van { $needed } stemmen om de partij te beëindigen. Een stem geldt vijf minuten.
table-vacating-votes = 🗳️ { $votes } van { $needed } stemmen om zonder de vrije plek verder te gaan.

# Before a match is ended early
end-question = **Deze partij voor iedereen beëindigen?**
end-question-vote = **Stemmen om deze partij te beëindigen?**
end-stakes = Dan stopt het hier, en telt het voor geen enkele ranglijst.
end-votes = Tot nu toe { $votes } van { $needed } stemmen. Een stem geldt vijf minuten. Op wie vijf minuten stil is, wacht niemand.
end-last-vote = Alleen jouw stem is nog nodig.

# Short answers
reply-join = Je doet mee. Als de partij begint, verschijnt je hand hier; met `/hand` zie je hem altijd.
reply-take-over = De plek is van jou, met kaarten en al.
reply-leave = Je bent opgestaan van tafel.
reply-leave-running = Je bent opgestaan van tafel. Je kaarten blijven op je plek liggen, en de partij is gepauzeerd tot iemand de plek overneemt.
reply-start = De kaarten zijn gedeeld.
reply-cancel = De tafel is gesloten.
reply-end = De partij is voorbij. Die telt voor geen enkele ranglijst.
reply-end-vote = Je stem telt: { $votes } van { $needed } om de partij te beëindigen.
reply-end-keep = De partij gaat verder.
reply-end-take-back = Je stem is ingetrokken. De partij gaat verder.
reply-go-on-without = Je stem telt: { $votes } van { $needed } om zonder de vrije plek verder te gaan.
reply-table = De tafel staat weer onderaan in het kanaal.
reply-table-late = De tafel is onderweg naar onderaan in het kanaal; Discord laat me even wachten.
table-thread-closed = 🔒 Deze thread is gearchiveerd of vergrendeld, en ik mag hem niet heropenen. Zetten tellen, maar de tafel blijft zoals hij was tot een moderator de thread heropent.
table-too-late = ⌛ Te laat: een kaart kun je maar { $seconds } seconden verplaatsen. Hij blijft liggen.
reply-duplicate = Dat kwam twee keer binnen, en telde één keer.
reply-error = Sorry, er ging bij mij iets mis. Jullie partij is veilig. Meldingsnummer: { $report }
reply-person-not-here = Die persoon is niet op deze server. Kies iemand anders.
reply-button-unreadable = Deze knop is verouderd. `/game table` laat de tafel met nieuwe knoppen zien.

# What a table refuses
table-no-table-here = Er is geen tafel in dit kanaal. `/game new` opent er een.
table-table-gone = Deze partij is voorbij. **Nog een keer** eronder, of `/game new`, begint een nieuwe.
table-lobby-expired = Deze tafel is gesloten. `/game new` opent een nieuwe.
table-not-started = De partij is nog niet begonnen. Iedereen aan tafel mag op **Starten** drukken.
table-already-running = De partij is al begonnen. Wie aan tafel zit, kan er met `/game end` een eind aan maken.
table-channel-taken = { $phase ->
    [lobby] Er staat al een open tafel in dit kanaal. Doe mee, of open een thread voor een andere tafel.
    [set-aside] Er staat een partij in de wacht in dit kanaal. Met `/game table` gaat het spel verder; wie aan die tafel zit, kan er met `/game end` een eind aan maken.
   *[running] Er is al een partij bezig in dit kanaal. Wacht tot die voorbij is, of open een thread voor een andere tafel.
}
table-not-seated = Je zit niet aan deze tafel. Is er een plek vrij, dan kom je erbij met `/game join`.
table-spectator-seated = Je speelt hier mee: **Mijn hand** toont je kaarten.
table-too-many-spectators = Er kijken al { $most } mensen mee, en meer past er niet. De tafel in het kanaal zie je gewoon.
table-too-many-lobbies = Je hebt hier al { $most } tafels die nog niet begonnen zijn. Start of sluit er eerst een.
table-already-seated = Je zit al aan deze tafel.
table-table-full = Alle plekken zijn bezet. Open een andere tafel in een thread, of wacht tot iemand opstaat.
table-too-few = { $seated ->
    [one] Voor dit spel zijn minstens { $least } mensen nodig, en tot nu toe ben jij de enige. Vraag iemand mee te doen.
   *[other] Voor dit spel zijn minstens { $least } mensen nodig, en tot nu toe zijn het er { $seated }. Vraag iemand mee te doen.
}
table-not-allowed-to-end = Je zit niet aan deze tafel. Wie er wel zit, kan de partij beëindigen, en een moderator met “Berichten beheren” hier ook.
table-not-allowed-to-cancel = { $name } heeft deze tafel geopend en kan die sluiten, en een moderator met “Berichten beheren” hier ook.{ $seated ->
    [yes] { "" } Na vijf minuten stilte kan iedereen aan tafel dat. Met **Opstaan** ga jij van tafel.
   *[no] { "" }
}
table-not-allowed-to-choose = Alleen { $name } kan hier het spel en de opties veranderen. Zeg maar wat je graag wilt spelen!
table-not-absent = { $name } was hier de afgelopen minuten nog en houdt de plek.
table-cards-bound = Deze tafel speelt de kaarten van een andere partij, dus spel en opties blijven zoals daar. `/game new` opent een tafel naar keuze.
table-choice-outdated = Er ligt intussen een ander spel op deze tafel. Kijk nog eens en kies dan.
table-table-paused = { $free ->
    [one] Er is een plek vrij, dus de partij is gepauzeerd. `/game join` neemt de plek over.
   *[other] Er zijn { $free } plekken vrij, dus de partij is gepauzeerd. `/game join` neemt er een over.
}
table-table-set-aside = Deze partij staat in de wacht. Met `/game table` gaat het spel verder.
table-seat-needed = Deze partij heeft haar vrije plekken nodig. Iemand moet ze overnemen.
table-seat-just-left = Geef iemand de kans om de plek te nemen: over { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
} kunnen jullie zonder verder.
table-hand-stale = Aan tafel is het verdergegaan sinds je deze hand zag. Zo ziet die er nu uit.
table-counting-down = Nog niet: het aftellen staat op { $count }. Er is niets gespeeld.
database-not-saved = Dat kon niet worden opgeslagen, dus er is niets veranderd. Probeer het zo nog eens.
database-outcome-unknown = Ik kon niet nagaan of dat is aangekomen. Kijk zo nog eens naar de tafel.
database-not-readable = Dat kan ik nu even niet lezen. Probeer het zo nog eens.
table-permission-missing = { $permission ->
    [view-channel] Ik kan dit kanaal niet zien.
    [send-messages] Ik mag niet schrijven in dit kanaal.
   *[send-messages-in-threads] Ik mag niet schrijven in deze thread.
} Vraag iemand die het beheert om dat toe te staan, en probeer het dan opnieuw.
table-option-of-another-game = De optie `{ $option }` hoort bij een ander spel. Laat die weg en probeer het opnieuw.
table-command-outdated = Deze opdracht is hier verouderd. Herlaad Discord en probeer het opnieuw.
table-game-unknown = Een spel met de naam “{ $game }” ken ik niet. Kies er een uit de lijst.
table-card-missing = Welke kaart? `/play` biedt je tijdens het typen je eigen kaarten aan.
table-command-of-another-game = Aan deze tafel wordt { $game } gespeeld, en dat kent zo'n zet niet. `/game rules` zegt wat er wel kan.

rule-another-game = Aan deze tafel wordt een ander spel gespeeld, en dat kent zo'n zet niet. `/game rules` zegt wat er wel kan.
rule-match-over = Deze partij is voorbij.
rule-nobody-can-act = Niemand kan iets doen. Dat ligt aan mij; meld het alsjeblieft.
rule-wrong-number-of-seats = Dit spel is voor { $least } tot { $most } personen, niet voor { $seats }.

rules-credit = -# Kort verteld, in onze eigen woorden. Het spel is van de auteur en de uitgever; haal het echte in huis, het is het waard.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Tafels: openen, meedoen, starten, tonen, beëindigen
command-game-new = Open een tafel in dit kanaal
command-game-join = Ga aan de tafel van dit kanaal zitten, of neem een vrije plek over
command-game-leave = Sta op van tafel; in een lopende partij blijven je kaarten op je plek liggen
command-game-start = Deel de kaarten uit aan iedereen aan tafel
command-game-cancel = Sluit een tafel die nog niet begonnen is
command-game-table = Haal de tafel weer onderaan in het kanaal
command-game-watch = Kijk mee met de partij in dit kanaal, 15 seconden later; alleen jij ziet het
command-game-end = Beëindig de partij, of stem daarvoor
command-game-rules = De spelregels van een spel, alleen voor jou
command-hand = Je hand, alleen voor jou
command-play = Speel een kaart

option-game = Welk spel
option-card = Een kaart uit je hand
option-pile = De stapel, als het spel er meer dan één heeft

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Opties
button-companion-seat = 🤖 Aan een maatje geven
button-take-companion-seat = Plek van een maatje nemen
lobby-companions-here = { $count ->
    [one] -# 🤖 Dit maatje wordt door het programma gespeeld en maakt plaats als de tafel vol is.
   *[other] -# 🤖 Deze maatjes worden door het programma gespeeld en maken plaats als de tafel vol is.
} De uitslag telt op een eigen ranglijst.
table-companions-warming-up = -# 🤖 Nog aan het opwarmen: de eerste zetten zijn eenvoudig.
menu-companion-style = Hoe maatjes spelen
menu-companion-style-value = { $value ->
    [steady] 🤖 Maatjes tellen gelijkmatig
    [human] 🤖 Maatjes tellen als mensen, soms een beetje ernaast
    [dreamy] 🤖 Maatjes tellen dromerig
    [calm] 🤖 Maatjes nemen de tijd
    [normal] 🤖 Maatjes spelen in normaal tempo
   *[quick] 🤖 Maatjes spelen vlot
}
companion-style = { $value ->
    [steady] maatjes tellen gelijkmatig
    [human] maatjes tellen als mensen
    [dreamy] maatjes tellen dromerig
    [calm] maatjes nemen de tijd
    [normal] maatjes spelen in normaal tempo
   *[quick] maatjes spelen vlot
}
lobby-no-companions = -# 🤖 Maatjes kunnen { $game } nog niet spelen: dit is alleen voor mensen.
table-no-companions = Maatjes kunnen { $game } niet spelen. Haal ze weg, of kies een ander spel.
table-companions-unfit = Zo kunnen maatjes { $game } niet spelen. Haal ze weg, of kies andere opties.
option-companions = Hoeveel maatjes er meespelen: plekken die het programma speelt

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **Gelukt!**
    [excellent] 🌟 **Wat een partij!**
    [close] 😮 **Dat scheelde weinig!**
    [quick] 💥 **Au. Dat ging snel.**
   *[other] 🏁 **Dat was het voor deze keer.**
}
end-abandoned = Dat was het, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game } is afgelopen. [Hier staat de uitslag]({ $link })
end-unplayed = { $game } werd beëindigd voordat er een kaart gespeeld was. `/game new` opent een nieuwe tafel.
end-hands = **Nog in de hand:**
end-hands-closed = -# 🔒 Anderen spelen deze kaarten misschien nog, dus de handen blijven hier dicht. Met **Terugkijken** zie alleen jij ze.

lobby-invited = 📣 { $mentions }, { $name } wil nog een keer spelen. { $count ->
    [one] Doe je mee? Druk op **Meedoen**.
   *[other] Wie doet er mee? Druk op **Meedoen**.
}
lobby-once-more = 🔁 **Nog een keer!** De kaarten worden { $when } gedeeld. Liever niet? Druk op **Zonder mij**.

# Watching a match without playing in it

spectate-delay = -# 👀 Je kijkt mee, { $seconds } seconden later.
spectate-wait = 👀 Je ziet de tafel zo meteen, { $seconds } seconden later.
spectate-paused = 👀 Aan tafel gaat het door, maar ik kan telkens maar 15 minuten volgen. Verder meekijken?
reply-spectate-stop = 👀 Dat was het. Met **Meekijken** bij de tafel ben je er weer bij.

# Words that stand in pictures: as few as can be

picture-hand-empty = Geen kaarten in de hand
picture-beaten = Verslagen!
picture-record = Nieuw record
picture-violations = { $count ->
    [one] getal genoemd
   *[other] getallen genoemd
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Er is hier een bestand voor je, maar je mist in dit kanaal het recht “Bestanden bijvoegen”, dus ik mag het je van Discord niet geven. Vraag het een moderator, of probeer een ander kanaal.

# Calls to the next table
button-call-me = 🔔 Roep me bij de volgende tafel
button-call-always = Tot ik het terugneem
button-call-off = Niet meer roepen
call-tonight = 🔔 Als er op deze server een tafel opengaat, roep ik je daar, tot { $until } en hooguit elke tien minuten.
call-always = 🔔 Zodra er op deze server een tafel opengaat, roep ik je daar, hooguit elke tien minuten, tot je het terugneemt.
call-off = Goed, ik roep je niet meer voor tafels.
call-lobby = 🔔 { $mentions }: hier is een tafel voor **{ $game }** opengegaan.
