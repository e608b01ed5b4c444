# The Mind

game-the-mind = The Mind
pitch-the-mind = Spielt eure Karten in aufsteigender Reihenfolge, ohne ein Wort: Spürt den Moment.
lobby-picture-the-mind = Karten in aufsteigender Reihenfolge von 4 bis 97, drei Leben und ein Stern.
menu-blind-mistakes = Blinde Level
menu-blind-mistakes-value = { $value ->
    [each] Blinde Level: ein Leben je Fehler
   *[level] Blinde Level: höchstens ein Leben
}
menu-start-level = Erstes Level
menu-start-level-value = { $value ->
    [1] Von Anfang an
   *[other] Ab Level { $value }
}
the-mind-start-level = ab Level { $level }
the-mind-blind-each = blind: jeder Fehler kostet ein Leben

the-mind-level = Level { $level } von { $last }
the-mind-blind-level = 🙈 Blindes Level { $level } von { $last }
the-mind-lives = { $count ->
    [one] 1 Leben
   *[other] { $count } Leben
}
the-mind-stars = { $count ->
    [one] 1 Wurfstern
   *[other] { $count } Wurfsterne
}
the-mind-pile-empty = Der Stapel ist leer.
the-mind-pile = Stapel: { $cards } ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, die letzte von { $name })
the-mind-last-pile = Der Stapel von Level { $level }: { $cards }
the-mind-last-blind-pile = Der Stapel vom blinden Level { $level }: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **Die { $card } von { $name } kam zu früh.** { $count ->
    [one] { $lower } hatte noch eine niedrigere; sie kommt verdeckt beiseite.
   *[other] Niedrigere hatten noch: { $lower }. Sie kommen verdeckt beiseite.
} { $lives ->
    [0] Das kostet euer letztes Leben.
    [one] Das kostet ein Leben; eines bleibt.
   *[other] Das kostet ein Leben; { $lives } bleiben.
}
the-mind-breathe = Durchatmen; das Level geht weiter.

the-mind-concentrate-all = ✋ **Konzentriert euch.** Leg mit **Bereit** deine Hand auf den Tisch. Sind alle bereit, wird heruntergezählt, und es geht los.
the-mind-concentrate = ✋ **Konzentriert euch.** Bereit: { $ready }. Noch nicht: **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Hände weg, und noch keine Karten.
the-mind-play = ▶️ **Los!** Spiel deine niedrigste Karte, wenn der Moment da ist. Kein Wort!
the-mind-play-empty = 🤫 **Kein Wort!** Die anderen spielen weiter.
the-mind-play-blind = ▶️ **Blind los!** Die Karten kommen verdeckt auf den Stapel; am Ende des Levels wird er umgedreht. Kein Wort!
the-mind-star-proposed = ⭐ **{ $name } schlägt einen Wurfstern vor:** Alle werfen ihre niedrigste Karte offen ab. Noch nicht dabei: **{ $missing }**.
the-mind-choosing = 🏆 **Alle { $level } Level geschafft. Ihr habt gewonnen!** Geht es blind weiter, mit den Leben und Wurfsternen, die ihr noch habt, oder lasst ihr es dabei?
the-mind-blind-proposed = 🙈 **{ $names }** { $count ->
    [one] möchte
   *[other] möchten
} blind weitermachen. Zustimmen müssen noch: **{ $missing }**. Will es jemand lieber dabei belassen, endet die Partie hier.
the-mind-finish-proposed = 🏁 **{ $names }** { $count ->
    [one] möchte
   *[other] möchten
} es dabei belassen. Die Partie endet in einer Minute, außer jemand will blind weitermachen.
the-mind-over = Die Partie ist vorbei.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = In diesem Level verdeckt beiseite: { $count }
the-mind-discarded = Für Wurfsterne abgeworfen: { $cards }
the-mind-your-cards = Deine Karten: { $cards }
the-mind-own-aside = Beiseite, das weißt nur du: { $cards }
the-mind-hand-empty = Du hast in diesem Level keine Karten mehr.
the-mind-sure-finish = ⚠️ Die Partie ist in einer Minute zu Ende, mit den Leveln, die ihr geschafft habt, außer jemand will blind weitermachen. Bist du sicher?
the-mind-sure-refuse = ⚠️ Damit ist die Partie für alle am Tisch zu Ende, mit den Leveln, die ihr geschafft habt. Bist du sicher?

the-mind-game-beaten = 🏆 **Alle Level geschafft, und alle auch blind. Ihr seid eins geworden.**
the-mind-finished = 🏆 **Alle Level geschafft. Ihr habt The Mind besiegt!**
the-mind-blind-lost = 🏆 **Alle Level geschafft!** Euer letztes Leben ging im blinden Level { $level } verloren.
the-mind-game-lost = **Level { $level } hat euch das letzte Leben gekostet.** Nächstes Mal!
the-mind-result = Geschaffte Level: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · blind: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

button-ready = ✋ Bereit
button-is-ready = ✋ Du bist bereit
button-play-lowest = Meine niedrigste Karte spielen
button-play-card = { $card } spielen
button-stop = Stopp
button-star = ⭐ Wurfstern vorschlagen
button-agree = ⭐ Zustimmen
button-decline = Ablehnen
button-take-star-back = Wurfstern zurücknehmen
button-go-blind = 🙈 Blind weiter
button-finish = Dabei lassen
button-finish-sure = Partie beenden

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 Die { $card } von { $name } kam zu früh; { $count ->
    [one] 1 niedrigere Karte kommt
   *[other] { $count } niedrigere Karten kommen
} beiseite
event-mind-life-lost = 💔 { $lives ->
    [0] Das letzte Leben ist weg
   *[other] { $count ->
        [one] Ein Leben ist weg
       *[other] { $count } Leben sind weg
    }, noch { $lives }
}
event-mind-star-proposed = ⭐ { $name } schlägt einen Wurfstern vor
event-mind-star-declined = ⭐ { $name } lehnt ab; der Wurfstern bleibt
event-mind-star-lapsed = ⭐ Es ging los, bevor alle dem Wurfstern von { $name } zugestimmt hatten; er bleibt
event-mind-star-used = ⭐ Wurfstern eingesetzt: { $cards }
event-mind-stopped = ✋ Stopp: Alle machen sich wieder bereit
event-mind-turned-over = 👀 Der blinde Stapel wird umgedreht: { $count ->
    [0] kein Fehler!
    [one] 1 Fehler
   *[other] { $count } Fehler
}
event-mind-level-passed = ✅ Level { $level } geschafft
event-mind-reward-gained = 🎁 { $reward ->
    [life] Ihr gewinnt ein Leben
   *[star] Ihr gewinnt einen Wurfstern
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] Mehr Leben könnt ihr nicht haben, darum kommt keins dazu
   *[star] Mehr Wurfsterne könnt ihr nicht haben, darum kommt keiner dazu
}
event-mind-level-dealt = 🂠 Level { $level } ist verteilt
event-mind-blind-proposed = 🙈 { $name } möchte blind weitermachen
event-mind-went-blind = 🙈 Weiter geht es im Dunkeln
event-mind-finish-proposed = 🏁 { $name } möchte es dabei belassen

choice-lowest = { $card }, deine niedrigste Karte
choice-star-yes = Ja: einen Wurfstern vorschlagen oder zustimmen
choice-star-no = Nein: ablehnen oder deinen eigenen Vorschlag zurücknehmen
choice-blind-on = Blind weitermachen
choice-blind-finish = Es bei den geschafften Leveln lassen

command-settings-table = Was Tische auf diesem Server zeigen
option-show-hand-counts = The Mind: ob am Tisch steht, wie viele Karten jede Hand hat
settings-table = { $counts ->
    [yes] Bei The Mind **steht am Tisch, wie viele Karten jede Hand hat**.
   *[no] Bei The Mind **steht nicht am Tisch, wie viele Karten jede Hand hat**.
} Eine Änderung siehst du ab dem nächsten Zug.

rule-level-too-high = Zu so vielen ist Level { $last } das letzte, darum könnt ihr nicht mit Level { $level } anfangen. Wählt ein niedrigeres.
rule-concentrate-first = Noch nicht: Erst machen sich alle bereit, darum wurde nichts gespielt. Es fehlt noch: { $names }.
rule-already-ready = Deine Hand liegt schon auf dem Tisch. Jetzt die anderen.
rule-already-playing = Alle sind bereit, und das Level läuft schon.
rule-already-stopped = Ihr habt schon angehalten. Drück **Bereit**, wenn du es bist.
rule-hand-empty = Du hast in diesem Level keine Karten mehr. Die anderen bringen es zu Ende.
rule-not-your-lowest = Deine niedrigste Karte ist die { $lowest }, nicht die { $card }. Es wurde nichts gespielt.
rule-star-is-proposed = { $name } schlägt einen Wurfstern vor. Stimm erst zu oder lehn ab; es wurde nichts gespielt.
rule-no-star-left = Ihr habt keinen Wurfstern mehr.
rule-no-star-proposed = Gerade schlägt niemand einen Wurfstern vor.
rule-already-agreed = Du hast schon zugestimmt. Jetzt die anderen.
rule-no-cards-at-stake = Du hast keine Karten mehr, darum zählt das als Zustimmung. Die anderen entscheiden.
rule-no-level-runs = Alle Level sind geschafft. Geht es blind weiter, oder lasst ihr es dabei? `/blind` kann beides.
rule-already-finishing = Das hast du schon gesagt. Die Partie endet gleich, außer jemand will blind weitermachen.
rule-nobody-finishes = Gerade will es niemand dabei belassen.
rule-levels-remain = Noch nicht: Blinde Level kommen nach dem letzten Level.

option-blind-mistakes = The Mind: was Fehler in einem blinden Level kosten
option-blind-mistakes-level = ein Leben pro Level
option-blind-mistakes-each = ein Leben pro Fehler
option-start-level = The Mind: das Level, mit dem ihr beginnt
command-ready = Leg deine Hand auf den Tisch; haben es alle getan, beginnt das Level
command-stop = Halte das Level an; alle konzentrieren sich wieder
command-star = Schlag einen Wurfstern vor, stimm zu oder lehn ab
command-blind = Nach dem letzten Level: blind weitermachen oder es dabei lassen
option-star = Ja, wenn du nichts anderes wählst
option-blind = Weitermachen, wenn du nichts anderes wählst
