# Karten, die auch andere haben: die Tagespartie, eine Partie noch einmal, ein vorgegebener Startwert.

command-deal = Die Karten des Tages, eine Partie noch einmal, ein vorgegebener Startwert
command-deal-today = Die Karten des Tages: auf jedem Server dieselben, ein gewerteter Versuch am Tag
command-deal-seed = Öffne einen Tisch mit den Karten eines vorgegebenen Startwerts, ohne Wertung
command-deal-match = Spielt eine Partie mit denselben Karten noch einmal, ohne Wertung: Geht es noch besser?
option-day = Ein Tag, etwa 2026-11-21; ohne Angabe heute
option-seed = Der Startwert, 64 hexadezimale Ziffern, wie ihn eine beendete Partie zeigt
option-deal-match = Die Nummer der Partie

button-deal-again = Geht es noch besser?
button-deal-play = Spielen
button-deal-before = ◀ Der Tag davor
button-deal-after = Der Tag danach ▶
deal-choose-leaderboard = 🏆 Bestenliste für …
button-deal-overview = ◀ Die Karten
button-page-back = ◀ Bessere
button-page-on = Weitere ▶
button-scope-everywhere = Alle Server
button-scope-here = Dieser Server
button-sit-down-anyway = Trotzdem hinsetzen

# Vor dem Start
deal-lobby-day = 🌅 **Die Karten des Tages, { $day }.** Auf jedem Server dieselben, und ihr habt je einen gewerteten Versuch.
deal-lobby-rematch = 🔁 **Geht es noch besser?** Das sind die Karten von Partie { $match }, für { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}. Damals: { $result }.
deal-lobby-seed = 🌱 Die Karten eines vorgegebenen Startwerts: `{ $seed }`
deal-lobby-night = 🌙 Die anderen Tische eurer Größe bekommen in dieser Runde dieselben Karten. Bitte behaltet für euch, was ihr seht, bis alle fertig sind.
deal-commitment = -# 🔒 Fair gemischt für { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}: `{ $hash }`
deal-lobby-tried = ⚖️ { $names } { $count ->
    [one] hat
   *[other] haben
} den Versuch mit diesen Karten heute schon gehabt. Ihr könnt trotzdem starten, aber es zählt dann für keine Bestenliste.
deal-lobby-seen = ⚖️ { $names } { $count ->
    [one] hat
   *[other] haben
} diese Karten schon gesehen, am Tisch oder in einer Wiederholung. Ihr könnt trotzdem starten, aber es zählt dann für keine Bestenliste.

# Die laufende Partie und ihr Ergebnis
deal-running-day = -# 🌅 Karten des Tages, { $day }{ $ranked ->
    [no] {""}, ohne Wertung
   *[yes] {""}
}
deal-running-rematch = -# 🔁 Die Karten von Partie { $match } noch einmal, ohne Wertung
deal-running-seed = -# 🌱 Die Karten eines vorgegebenen Startwerts, ohne Wertung
deal-running-night = -# 🌙 Andere Tische dieser Runde spielen dieselben Karten
deal-compared = 🔁 Mit denselben Karten in Partie { $match }: { $theirs }. Ihr: { $yours }. { $verdict ->
    [yours] **Ihr wart besser!**
    [theirs] Diesmal waren die anderen besser.
   *[even] Dasselbe Ergebnis!
}
deal-place = 🌅 Mit den Karten des Tages: { $teams ->
    [one] Ihr seid das erste Team auf diesem Server.
   *[other] Platz { $rank } von { $teams } Teams auf diesem Server.
}
button-check-deal = Nachprüfen
deal-check-code = 🔒 **Der ganze Code dieser Karten**, der SHA-256-Hash ihres Startwerts:
    `{ $hash }`
deal-check-seed = 🌱 **Der Startwert** (Regelstand { $version }):
    `{ $seed }`
    Der Hash seiner 32 Bytes ist der Code. Wie daraus die Karten werden, steht in der README des Bots.
deal-check-running = Nach der Partie zeigt dieser Knopf den Startwert. Passt er zum Code oben, hat niemand die Karten vertauscht.
deal-check-day = Ist der { $day } vorbei, zeigt dieser Knopf den Startwert.
unranked-seed = ⚖️ Ohne Wertung: Der Startwert war vorgegeben, vielleicht kannte also jemand diese Karten.
unranked-known = ⚖️ Ohne Wertung: Jemand am Tisch kannte diese Karten schon, von einem früheren Versuch oder aus einer Wiederholung.
unranked-rematch = 🎈 Nur zum Spaß und ohne Wertung: Diese Karten waren hier schon einmal zu sehen.
unranked-day-over = ⚖️ Ohne Wertung: Der Tag dieser Karten war vorbei, als die Partie begann.
unranked-own-way = ⚖️ Ohne Wertung: mit eigenem Thema gespielt, oder Karten von jemandem lagen beiseite.

# /deal today
deal-title = ## 🌅 { $game }: die Karten des Tages
deal-subtitle = -# { $day } · { $options }
deal-explained = Auf jedem Server dieselben Karten, bei gleichem Spiel, gleichen Optionen und gleich vielen Leuten. Alle haben einen gewerteten Versuch. Kennt jemand die Karten schon, könnt ihr trotzdem spielen, aber ohne Wertung.
deal-until = Der Tag endet { $when }.
deal-over = Dieser Tag ist vorbei, und seine Startwerte sind öffentlich. Damit lässt sich das Mischen nachprüfen.
deal-codes = 🔒 **Die ganzen Codes dieser Karten**, die SHA-256-Hashes ihrer Startwerte:
deal-codes-over = 🌱 **Die Startwerte dieser Karten.** Der Hash der 32 Bytes von einem ist der Code, der an dem Tag gezeigt wurde:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 Startwert `{ $seed }`
deal-code-par = { $code } · 🎯 Par { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: Diese Karten spielst du gerade noch, darum kommt der Startwert danach.
deal-untried = Diese Karten hast du noch nicht versucht.
deal-tried = Deinen gewerteten Versuch hattest du schon: Partie { $match }.
deal-leaderboard-title = ### Bestenliste für { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}, { $scope ->
    [here] dieser Server
   *[everywhere] alle Server, die mitmachen
}
deal-leaderboard-empty = Noch hat niemand diese Karten zu Ende gespielt. Seid die Ersten!
deal-leaderboard-empty-over = Niemand hat diese Karten zu Ende gespielt.
deal-leaderboard-page = -# { $teams ->
    [one] 1 Team
   *[other] { $teams } Teams
}, Seite { $page } von { $pages }

# Was nicht geht
deal-seed-unreadable = Das ist kein Startwert. Einer hat 64 Ziffern von 0 bis 9 und a bis f; kopiere ihn aus der letzten Zeile einer beendeten Partie.
deal-day-unreadable = Das ist kein Tag. Schreib ihn wie 2026-11-21.
deal-day-to-come = Dieser Tag hat noch nicht begonnen, darum kennt niemand seine Karten. Tage beginnen um Mitternacht UTC.
deal-day-over = Dieser Tag ist vorbei. `/deal today` zeigt die Karten von heute, und `/deal seed` gibt alte noch einmal, ohne Wertung.
deal-seats-bound = Diese Karten sind für { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}, und hier { $seated ->
    [one] sitzt 1
   *[other] sitzen { $seated }
}. { $seated ->
    [0] Setzt euch erst.
   *[other] Startet, wenn genau so viele da sind.
}
deal-match-not-finished = Partie { $number } wurde nicht zu Ende gespielt, darum gibt es nichts zu schlagen. Wähle eine beendete.
deal-deal-known = Du kennst diese Karten schon, von einem Versuch, einem Tisch oder aus einer Wiederholung. Wenn du dich setzt, wird die Partie für niemanden mehr gewertet.
deal-deal-in-play = Genau diese Karten spielst du gerade selbst. Sieh sie dir an, wenn deine Partie vorbei ist.
