# The Mind

game-the-mind = The Mind
the-mind-start-level = ab Level { $level }
the-mind-blind-each = blind: ein Leben pro Fehler

the-mind-level = Level { $level } von { $last }
the-mind-blind-level = 🙈 Blindes Level { $level } von { $last }
the-mind-lives = { $count ->
    [one] 1 Leben
   *[other] { $count } Leben
}
the-mind-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
the-mind-pile-empty = Der Stapel ist leer.
the-mind-pile = Stapel: { $cards } ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, die letzte von { $name })
the-mind-last-pile = Der Stapel von Level { $level }: { $cards }
the-mind-lower = { $name } 🂠 { $count }
the-mind-mistake = 💥 **{ $name } hat die { $card } gespielt, als noch niedrigere Karten auf der Hand waren ({ $lower }).** { $count ->
    [one] Diese Karte liegt jetzt verdeckt zur Seite.
   *[other] Diese { $count } Karten liegen jetzt verdeckt zur Seite.
} Ein Leben ist weg: { $lives ->
    [0] Es war das letzte.
    [one] 1 bleibt. Atmet durch; das Level geht weiter.
   *[other] { $lives } bleiben. Atmet durch; das Level geht weiter.
}

the-mind-concentrate-all = ✋ **Konzentriert euch.** Alle legen mit **Bereit** eine Hand auf den Tisch; dann wird heruntergezählt, und es geht los.
the-mind-concentrate = ✋ **Konzentriert euch.** Bereit: { $ready }. Es fehlen noch: **{ $waiting }**
the-mind-countdown =
    ## { $count } …
    Hände weg, und noch keine Karten.
the-mind-play = ▶️ **Los!** Wer fühlt, dass es Zeit ist, spielt die eigene niedrigste Karte. Kein Wort.
the-mind-play-blind = ▶️ **Blind los!** Die Karten werden verdeckt gespielt; am Ende des Levels wird der Stapel umgedreht. Kein Wort.
the-mind-star-proposed = ⭐ **{ $name } schlägt einen Stern vor:** Alle werfen ihre niedrigste Karte offen ab. Zustimmen müssen noch: **{ $missing }**
the-mind-choosing = 🏆 **Alle { $level } Level sind geschafft. Gewonnen!** Macht ihr blind weiter, mit den Leben und Sternen, die euch bleiben, oder belasst ihr es dabei?
the-mind-over = Die Partie ist vorbei.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = In diesem Level verdeckt zur Seite gelegt: { $count }
the-mind-discarded = Für Sterne abgeworfen: { $cards }
the-mind-your-cards = Deine Karten: { $cards }
the-mind-own-aside = Zur Seite gelegt, das weißt nur du: { $cards }
the-mind-hand-empty = Du hast in diesem Level keine Karten mehr. Gut gemacht!
the-mind-sure-finish = ⚠️ Damit endet die Partie für alle am Tisch, mit den Leveln, die ihr geschafft habt. Bist du sicher?

the-mind-game-beaten = 🏆 **Alle Level geschafft, und alle auch blind. Ihr seid eins geworden.**
the-mind-finished = 🏆 **Alle Level geschafft. Ihr habt The Mind besiegt!**
the-mind-blind-lost = 🏆 **Alle Level geschafft!** Das letzte Leben ging im blinden Level { $level }.
the-mind-game-lost = **Das letzte Leben ist in Level { $level } weg.** Nächstes Mal.
the-mind-result = Geschaffte Level: { $passed } · blind: { $blind } · ❤️ { $lives } · ⭐ { $stars }

button-ready = ✋ Bereit
button-is-ready = ✋ Du bist bereit
button-play-lowest = Meine niedrigste Karte spielen
button-play-card = { $card } spielen
button-stop = Stopp
button-star = ⭐ Stern vorschlagen
button-agree = ⭐ Zustimmen
button-decline = Ablehnen
button-take-star-back = Stern zurücknehmen
button-go-blind = 🙈 Blind weiter
button-finish = Dabei belassen
button-finish-sure = Partie beenden

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 Die { $card } von { $name } kam zu früh; { $count ->
    [one] 1 niedrigere Karte liegt
   *[other] { $count } niedrigere Karten liegen
} zur Seite
event-mind-life-lost = 💔 { $count ->
    [one] Ein Leben ist weg
   *[other] { $count } Leben sind weg
}, { $lives ->
    [one] 1 bleibt
   *[other] { $lives } bleiben
}
event-mind-star-proposed = ⭐ { $name } hat einen Stern vorgeschlagen
event-mind-star-declined = ⭐ { $name } hat abgelehnt; der Stern bleibt
event-mind-star-used = ⭐ Stern eingesetzt: { $cards }
event-mind-stopped = ✋ Stopp: Alle machen sich wieder bereit
event-mind-turned-over = 👀 Der blinde Stapel wurde umgedreht: { $count ->
    [0] kein Fehler!
    [one] 1 Fehler
   *[other] { $count } Fehler
}
event-mind-level-passed = ✅ Level { $level } geschafft
event-mind-reward-gained = 🎁 { $reward ->
    [life] Ein Leben gewonnen
   *[star] Einen Stern gewonnen
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] Ihr habt schon alle Leben, darum kommt keines dazu
   *[star] Ihr habt schon alle Sterne, darum kommt keiner dazu
}
event-mind-level-dealt = 🂠 Level { $level } ist verteilt
event-mind-went-blind = 🙈 { $name } geht voran ins Dunkle

choice-lowest = { $card }, deine niedrigste Karte
choice-star-yes = Ja: einen Stern vorschlagen oder dem Vorschlag zustimmen
choice-star-no = Nein: ablehnen oder den eigenen Vorschlag zurücknehmen
choice-blind-on = Blind weitermachen
choice-blind-finish = Es bei den geschafften Leveln belassen

command-settings-table = Was Tische auf diesem Server zeigen
option-show-hand-counts = The Mind: ob am Tisch steht, wie viele Karten jede Hand hat
settings-table =
    { "" }**Tische auf diesem Server**
    The Mind, wie viele Karten jede Hand hat: { $counts }. Das gilt ab dem nächsten Zug.

rule-level-too-high = Zu so vielen ist Level { $last } das letzte, darum kann eine Partie nicht mit Level { $level } beginnen. Öffnet einen Tisch, der niedriger beginnt.
rule-concentrate-first = Noch nicht: Alle konzentrieren sich, und es wurde nichts gespielt. Bereit drücken müssen noch: { $names }.
rule-already-ready = Deine Hand liegt schon auf dem Tisch. Die anderen kommen noch.
rule-already-playing = Alle waren bereit; das Level läuft.
rule-already-stopped = Das Spiel ist schon angehalten. Drücke Bereit, wenn du es bist.
rule-hand-empty = Du hast in diesem Level keine Karten mehr. Die anderen bringen es zu Ende.
rule-not-your-lowest = Die { $card } ist nicht oder nicht mehr deine niedrigste Karte, das ist die { $lowest }. Es wurde nichts gespielt.
rule-star-is-proposed = { $name } schlägt einen Stern vor. Stimmt erst zu oder lehnt ab; es wurde nichts gespielt.
rule-no-star-left = Das Team hat keinen Stern mehr.
rule-no-star-proposed = Gerade ist kein Stern vorgeschlagen.
rule-already-agreed = Du hast schon zugestimmt. Die anderen antworten noch.
rule-no-cards-at-stake = Du hast keine Karten mehr, darum zählst du als Zustimmung; die anderen entscheiden.
rule-no-level-runs = Alle Level sind geschafft. Macht blind weiter oder belasst es dabei: `/blind` tut beides.
rule-levels-remain = Noch sind nicht alle Level geschafft. Blinde Level kommen nach dem letzten.

option-blind-mistakes = The Mind: was Fehler in einem blinden Level kosten
option-blind-mistakes-level = ein Leben pro Level
option-blind-mistakes-each = ein Leben pro Fehler
option-start-level = The Mind: das Level, mit dem ihr beginnt
command-ready = Lege deine Hand auf den Tisch; haben es alle getan, beginnt das Level
command-stop = Halte das Level an; alle konzentrieren sich neu
command-star = Schlage einen Stern vor, stimme zu oder lehne ab
command-blind = Nach dem letzten Level: blind weitermachen oder es dabei belassen
option-star = Ja, wenn du nichts anderes wählst
option-blind = Weitermachen, wenn du nichts anderes wählst
