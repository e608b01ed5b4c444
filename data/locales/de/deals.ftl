# Karten, die auch andere haben: die Tagespartie, eine Partie noch einmal, ein vorgegebener Startwert.

command-deal = Karten, die auch andere haben: die des Tages, die einer Partie, die eines Startwerts
command-deal-today = Die Karten des Tages: auf jedem Server dieselben, ein gewerteter Versuch am Tag
command-deal-seed = Einen Tisch mit den Karten eines vorgegebenen Startwerts öffnen, ohne Wertung
command-deal-match = Eine beendete Partie dieses Servers noch einmal geben: Könnt ihr das besser?
option-day = Ein Tag, etwa 2026-11-21; wenn nichts gewählt ist, heute
option-seed = Der Startwert, 64 hexadezimale Ziffern, wie ihn eine beendete Partie zeigt
option-deal-match = Die Nummer der Partie

button-deal-again = Könnt ihr das besser?
button-deal-open = Tisch öffnen
button-deal-before = ◀ Der Tag davor
button-deal-after = Der Tag danach ▶
button-deal-leaderboard = { $seats ->
    [one] Liste allein
   *[other] Liste zu { $seats }
}
button-deal-overview = ◀ Die Karten
button-page-back = ◀ Bessere
button-page-on = Weitere ▶
button-scope-everywhere = Alle Server
button-scope-here = Dieser Server
button-sit-down-anyway = Trotzdem hinsetzen

# Vor dem Start
deal-lobby-day = 🌅 **Die Karten des Tages, { $day }.** Auf jedem Server dieselben. Ihr alle habt dafür je einen gewerteten Versuch.
deal-lobby-rematch = 🔁 **Könnt ihr das besser?** Das sind die Karten von Partie { $match }, für { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}. Das Team damals: { $result }.
deal-lobby-seed = 🌱 Verteilt nach einem vorgegebenen Startwert: `{ $seed }`
deal-commitment = -# Für { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}: Verteilung `{ $hash }`
deal-commitment-day = -# Verteilung `{ $hash }`: Den Startwert dazu gibt es, wenn der Tag vorbei ist.
deal-lobby-tried = ⚖️ { $names } { $count ->
    [one] hat
   *[other] haben
} den Versuch mit diesen Karten heute schon gehabt. Starten könnt ihr trotzdem; das Ergebnis steht dann in keiner Bestenliste.
deal-lobby-seen = ⚖️ { $names } { $count ->
    [one] hat
   *[other] haben
} diese Karten schon gesehen, am Tisch oder in einer Wiederholung. Starten könnt ihr trotzdem; das Ergebnis steht dann in keiner Bestenliste.

# Die laufende Partie und ihr Ergebnis
deal-running-day = -# 🌅 Karten des Tages, { $day }{ $ranked ->
    [no] {""}, ohne Wertung
   *[yes] {""}
}
deal-running-rematch = -# 🔁 Noch einmal die Karten von Partie { $match }{ $ranked ->
    [no] {""}, ohne Wertung
   *[yes] {""}
}
deal-running-seed = -# 🌱 Verteilt nach einem vorgegebenen Startwert{ $ranked ->
    [no] {""}, ohne Wertung
   *[yes] {""}
}
deal-compared = 🔁 Mit denselben Karten in Partie { $match }: { $theirs }. Ihr: { $yours }. { $verdict ->
    [yours] **Ihr wart besser!**
    [theirs] Diesmal waren die anderen besser.
   *[even] Dasselbe Ergebnis!
}
deal-place = 🌅 Mit den Karten des Tages: { $teams ->
    [one] Ihr seid das erste Team in der Liste dieses Servers.
   *[other] Platz { $rank } von { $teams } Teams auf diesem Server.
}
deal-seed-later = -# Verteilung `{ $hash }`, Regeln { $version }. Es ist die vom { $day }: Den Startwert dazu verrät `/deal today`, wenn der Tag vorbei ist.
unranked-seed = ⚖️ Ohne Wertung: Der Startwert war vorgegeben, darum kann niemand sagen, wer diese Karten schon kennt.
unranked-known = ⚖️ Ohne Wertung: Jemand am Tisch kannte diese Karten, von einem früheren Versuch oder aus einer Wiederholung.
unranked-day-over = ⚖️ Ohne Wertung: Der Tag dieser Karten war vorbei, als die Partie begann.

# /deal today
deal-title = ## 🌅 { $game }: die Karten des Tages
deal-subtitle = -# { $day } · { $options }
deal-explained = Dieselben Karten auf jedem Server, je Spiel, Optionen und Personenzahl. Alle haben einen gewerteten Versuch damit; wo jemand die Karten kennt, darf gespielt werden, aber ohne Wertung.
deal-until = Der Tag endet { $when }; danach stehen hier die Startwerte.
deal-over = Dieser Tag ist vorbei. Jeder Startwert gehört zu dem Code, der vorher gezeigt wurde, seinem SHA-256, und damit können alle nachprüfen, wie gegeben wurde.
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 Startwert `{ $seed }`
deal-seed-withheld = { $seats } 👤 `{ $hash }`: Diese Karten spielst du gerade noch, darum erfährst du den Startwert danach.
deal-untried = Du hast diese Karten noch nicht versucht.
deal-tried = Deinen gewerteten Versuch damit hattest du schon: Partie { $match }.
deal-leaderboard-title = ### Bestenliste { $seats ->
    [one] fürs Alleinspielen
   *[other] zu { $seats }
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
deal-day-to-come = Dieser Tag hat noch nicht begonnen, und niemand kennt seine Karten. Tage beginnen um Mitternacht UTC.
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
deal-match-not-finished = Partie { $number } wurde nicht zu Ende gespielt, darum gibt es nichts zu überbieten. Wähle eine beendete.
deal-deal-known = Du kennst diese Karten schon: Du hattest deinen Versuch mit den Karten des Tages, oder du hast sie an einem Tisch oder in einer Wiederholung gesehen. Setzt du dich, wird die Partie für alle, die sie spielen, nicht mehr gewertet.
deal-deal-in-play = Genau diese Karten spielst du gerade selbst. Sieh sie dir an, wenn die Partie vorbei ist.
