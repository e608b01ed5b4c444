# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = De kaarten van de dag, een partij opnieuw, of een opgegeven seed
command-deal-today = De kaarten van de dag: overal dezelfde, en één poging per dag die meetelt
command-deal-seed = Open een tafel met de kaarten van een opgegeven seed; telt niet mee
command-deal-match = Speel de kaarten van een afgelopen partij opnieuw, voor de lol: kan dat beter?
option-day = Een dag, zoals 2026-11-21; vandaag als je niets invult
option-seed = De seed, 64 hexadecimale cijfers, zoals een afgelopen partij hem toont
option-deal-match = Het nummer van de partij

button-deal-again = Kan dat beter?
button-deal-play = Spelen
button-deal-before = ◀ De dag ervoor
button-deal-after = De dag erna ▶
deal-choose-leaderboard = 🏆 Ranglijst voor …
button-deal-overview = ◀ De kaarten
button-page-back = ◀ Beter
button-page-on = Meer ▶
button-scope-everywhere = Elke server
button-scope-here = Deze server
button-sit-down-anyway = Toch gaan zitten

# The lobby
deal-lobby-day = 🌅 **De kaarten van de dag, { $day }.** Op elke server dezelfde, en voor ieder van jullie telt één poging mee.
deal-lobby-rematch = 🔁 **Kan dat beter?** Dit zijn de kaarten van partij { $match }, voor { $seats ->
    [one] 1 persoon
   *[other] { $seats } personen
}. Toen: { $result }.
deal-lobby-seed = 🌱 De kaarten van een opgegeven seed: `{ $seed }`
deal-lobby-night = 🌙 De andere tafels van jullie grootte krijgen deze ronde dezelfde kaarten. Houd wat je ziet voor jezelf tot iedereen klaar is.
deal-commitment = -# 🔒 Eerlijk geschud voor { $seats ->
    [one] 1 persoon
   *[other] { $seats } personen
}: `{ $hash }`
deal-lobby-tried = ⚖️ { $names } { $count ->
    [one] heeft
   *[other] hebben
} de poging van vandaag met deze kaarten al gehad. Starten kan toch, maar het telt dan niet voor de ranglijst.
deal-lobby-seen = ⚖️ { $names } { $count ->
    [one] heeft
   *[other] hebben
} deze kaarten al eens gezien, aan een tafel of bij het terugkijken. Starten kan toch, maar het telt dan niet voor de ranglijst.

# The running match and its result
deal-running-day = -# 🌅 Kaarten van de dag, { $day }{ $ranked ->
    [no] {""}, telt niet mee
   *[yes] {""}
}
deal-running-rematch = -# 🔁 De kaarten van partij { $match } opnieuw, telt niet mee
deal-running-seed = -# 🌱 De kaarten van een opgegeven seed, telt niet mee
deal-running-night = -# 🌙 Andere tafels van deze ronde spelen dezelfde kaarten
deal-compared = 🔁 Met dezelfde kaarten, partij { $match }: { $theirs }. Nu: { $yours }. { $verdict ->
    [yours] **Dit was beter!**
    [theirs] Toen ging het beter.
   *[even] Precies even goed!
}
deal-place = 🌅 Met de kaarten van vandaag: { $teams ->
    [one] het eerste team op de ranglijst van deze server.
   *[other] plaats { $rank } van { $teams } teams op deze server.
}
button-check-deal = Schudden controleren
deal-check-code = 🔒 **De volledige code van deze kaarten**, de SHA-256-hash van hun seed:
    `{ $hash }`
deal-check-seed = 🌱 **De seed** (regelversie { $version }):
    `{ $seed }`
    De hash van zijn 32 bytes is de code. Hoe de kaarten eruit volgen, staat in de README van de bot.
deal-check-running = Als de partij voorbij is, toont deze knop de seed. Levert die de code hierboven op, dan zijn de kaarten nooit verwisseld.
deal-check-day = Zodra { $day } voorbij is, toont deze knop de seed.
unranked-seed = ⚖️ Telt niet mee: de seed was opgegeven, dus misschien kende iemand deze kaarten al.
unranked-known = ⚖️ Telt niet mee: iemand aan tafel kende deze kaarten al, van een eerdere poging of van het terugkijken.
unranked-rematch = 🎈 Gewoon voor de lol, buiten de ranglijst om: deze kaarten zijn in dit kanaal al eens gezien.
unranked-day-over = ⚖️ Telt niet mee: de dag van deze kaarten was al voorbij toen de partij begon.
unranked-own-way = ⚖️ Telt niet mee: gespeeld met een eigen thema, of met iemands kaarten opzij gelegd.

# /deal today
deal-title = ## 🌅 De kaarten van de dag: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = Op elke server dezelfde kaarten, bij hetzelfde spel, dezelfde opties en evenveel mensen. Iedereen heeft één poging die meetelt. Kent iemand de kaarten al, dan kunnen jullie toch spelen, maar het telt niet mee.
deal-until = De dag eindigt { $when }.
deal-over = Deze dag is voorbij, en de seeds zijn openbaar. Iedereen kan het schudden controleren.
deal-codes = 🔒 **De volledige codes van deze kaarten**, de SHA-256-hashes van hun seeds:
deal-codes-over = 🌱 **De seeds van deze kaarten.** De hash van de 32 bytes van zo'n seed is de code die op de dag zelf te zien was:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 seed `{ $seed }`
deal-code-par = { $code } · 🎯 richtscore { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: deze kaarten speel je nog, dus de seed komt daarna.
deal-untried = Deze kaarten heb je nog niet geprobeerd.
deal-tried = Je hebt je poging die meetelt al gehad: partij { $match }.
deal-leaderboard-title = ### Ranglijst voor { $seats ->
    [one] 1 persoon
   *[other] { $seats } personen
}, { $scope ->
    [here] deze server
   *[everywhere] elke server die meedoet
}
deal-leaderboard-empty = Nog niemand heeft deze kaarten uitgespeeld. De eerste plaats is vrij!
deal-leaderboard-empty-over = Niemand heeft deze kaarten uitgespeeld.
deal-leaderboard-page = -# { $teams ->
    [one] 1 team
   *[other] { $teams } teams
}, pagina { $page } van { $pages }

# What a deal does not allow
deal-seed-unreadable = Dat is geen seed. Een seed heeft 64 cijfers, 0 tot en met 9 en a tot en met f; kopieer hem uit de laatste regel van een afgelopen partij.
deal-day-unreadable = Dat is geen dag. Schrijf het zoals 2026-11-21.
deal-day-to-come = Die dag is nog niet begonnen, dus niemand kent de kaarten al. Dagen beginnen om middernacht UTC.
deal-day-over = Die dag is voorbij. `/deal today` toont de kaarten van vandaag, en `/deal seed` deelt oude kaarten opnieuw uit, maar dat telt niet mee.
deal-seats-bound = Deze kaarten zijn voor { $seats ->
    [one] 1 persoon
   *[other] { $seats } personen
}, en hier { $seated ->
    [one] zit er 1
   *[other] zitten er { $seated }
}. { $seated ->
    [0] Ga eerst zitten.
   *[other] Start als het er precies zoveel zijn.
}
deal-match-not-finished = Partij { $number } is niet uitgespeeld, dus er valt niets te verbeteren. Kies er een die wel uit is.
deal-deal-known = Je kent deze kaarten al, van een eerdere poging, een tafel of het terugkijken. Neem je de plek, dan telt de partij voor niemand meer mee.
deal-deal-in-play = Precies deze kaarten speel je nu zelf. Bekijk ze als je partij voorbij is.
