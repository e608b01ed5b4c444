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
the-mind-mistake = 💥 **Die { $card } von { $name } kam zu früh.** Beiseite: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Konzentriert euch.** Leg mit **Bereit** deine Hand auf den Tisch. Sind alle bereit, wird heruntergezählt, und es geht los.
the-mind-concentrate = ✋ **Konzentriert euch.** Bereit: { $ready }. Noch nicht: **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Hände weg, und noch keine Karten.
the-mind-countdown-brief = ## { $count } …
the-mind-play = ▶️ **Los!** Spiel deine niedrigste Karte, wenn der Moment da ist. Kein Wort!
the-mind-play-brief = ▶️ **Los!**
the-mind-play-empty = 🤫 **Kein Wort!** Die anderen spielen weiter.
the-mind-play-blind = ▶️ **Blind los!** Die Karten kommen verdeckt auf den Stapel; am Ende des Levels wird er umgedreht. Kein Wort!
the-mind-play-blind-brief = ▶️ **Blind los!**
the-mind-star-proposed = ⭐ **{ $name } schlägt einen Wurfstern vor:** Alle werfen ihre niedrigste Karte offen ab. Noch nicht dabei: **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] Alle { $level } Level geschafft
   *[other] Alle Level ab { $start } geschafft
}. Ihr habt gewonnen!** Geht es blind weiter, mit den Leben und Wurfsternen, die ihr noch habt, oder lasst ihr es dabei?
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
the-mind-sure-refuse = ⚠️ Damit ist die Partie für alle am Tisch zu Ende, mit den Leveln, die ihr geschafft habt. Bist du sicher?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Alle Level geschafft
   *[other] Alle Level ab { $start } geschafft
}, und alle auch blind. Ihr seid eins geworden.**
the-mind-finished = 🏆 **{ $start ->
    [1] Alle Level geschafft. Ihr habt The Mind besiegt!
   *[other] Alle Level ab { $start } geschafft!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] Ihr habt alle Level geschafft und The Mind besiegt!
   *[other] Alle Level ab { $start } geschafft!
}** Erst im blinden Level { $level } ging euer letztes Leben verloren.
the-mind-game-lost = **Level { $level } hat euch das letzte Leben gekostet.**
the-mind-result = Geschaffte Level: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · blind: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

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

the-mind-moment-passed = 🎉 **Level { $level } geschafft!**
the-mind-moment-passed-blind = 🎉 **Blindes Level { $level } geschafft!**
the-mind-missing = { $count ->
    [0] Es war nur ein Fehler zu viel, bei den allerletzten Karten des Levels.
    [one] Nur 1 Karte mehr, und Level { $level } wäre geschafft gewesen.
   *[other] Noch { $count } Karten, und Level { $level } wäre geschafft gewesen.
}
the-mind-highlight-rescue = ✨ Der schönste Moment: { $count ->
    [one] **ein Level** mit dem letzten Leben geschafft.
   *[other] **{ $count } Level** mit dem letzten Leben geschafft.
}
the-mind-count = ⏱️ Euer Takt: { $seconds } s je Zahl. Am knappsten: { $low } → { $high }, { $apart } s Abstand ({ $first }, { $second }).

# Die Regeln von The Mind, für alle, die es zum ersten Mal spielen

rules-the-mind =
    { "" }**Spielt gemeinsam alle Karten von niedrig nach hoch auf einen Stapel. Ohne ein Wort.** Ihr seid zwei bis vier Personen und ein Team.

    { "" }**Level:** In Level 1 haben alle eine Karte von 1 bis 100, in Level 2 zwei und so weiter. Vor jedem Level werden alle 100 Karten neu gemischt.
    - Zu zweit: 12 Level, 2 Leben, 1 Wurfstern
    - Zu dritt: 10 Level, 3 Leben, 1 Wurfstern
    - Zu viert: 8 Level, 4 Leben, 1 Wurfstern

    { "" }**Bereit:** Vor jedem Level legen alle eine Hand auf den Tisch. Sind alle bereit, wird 3, 2, 1 gezählt, und es geht los.

    { "" }**Spielen:** Es gibt keine Reihenfolge. Wenn du fühlst, dass es Zeit ist, spielst du deine **niedrigste** Karte. Jederzeit darf jemand **Stopp** sagen; dann machen sich alle wieder bereit.

    { "" }**Ein Fehler:** Eine Karte wurde gespielt, während jemand anderes eine niedrigere hatte. Das kostet ein Leben. Alle niedrigeren Karten kommen verdeckt beiseite, alle machen sich bereit, und das Level geht weiter.

    { "" }**Ein Wurfstern:** Wer will, schlägt mitten im Level einen vor. Stimmen alle zu, ist der Wurfstern weg, und alle werfen ihre niedrigste Karte offen ab. Dann machen sich alle wieder bereit.

    { "" }**Level bringen** einen Wurfstern nach 2, 5 und 8 und ein Leben nach 3, 6 und 9; höchstens drei Wurfsterne und fünf Leben.

    { "" }**Reden:** Solange ein Level läuft, verratet ihr nichts über eure Karten, auch nicht durch Zeichen; Signale gibt es hier nicht. Zwischen den Leveln und nach einem Stopp redet ihr, wie ihr wollt. Zahlen sagt ihr nie.

    { "" }**Gewonnen:** Alle Level sind geschafft. **Verloren:** Das letzte Leben ist weg.

    { "" }**Blind:** Nach dem letzten Level dürft ihr weitermachen, wenn alle zustimmen: wieder ab Level 1, mit den übrigen Leben und Wurfsternen und verdeckten Karten. Am Ende jedes Levels wird der Stapel umgedreht, und ein Fehler darin kostet ein Leben.

the-mind-rules-picture = Ein Stapel, von drei Personen gespielt: 6, 22, 23, 41, 90. Daneben drei Leben und ein Wurfstern.

# /game tutorial: The Mind

tutorial-the-mind-pause = Warten …
tutorial-the-mind-ready = Hier gibt es keine Reihenfolge und kein Wort: Du und Kim habt je drei Karten, also atme durch und leg deine Hand auf den Tisch.
tutorial-the-mind-play = Die niedrigste Karte von allen kommt zuerst, und die { $card } ist niedrig: Spiel sie jetzt.
tutorial-the-mind-wait = Deine nächste Karte ist die { $card }, bis dahin ist es weit, also lass etwas Zeit vergehen.
tutorial-the-mind-risk = Kim hat die { $top } gespielt, und jetzt fühlt es sich richtig an: Spiel die { $card }.
tutorial-the-mind-mistake = Zu früh: Kim hatte noch die { $card }, darum kommt sie beiseite, ein Leben ist weg, und ihr macht euch beide wieder bereit.
tutorial-the-mind-star = Von { $top } bis zu deiner { $card } ist es weit, und Kims Karte kann ganz nah an deiner sein: Schlag einen Wurfstern vor, und Kim stimmt zu.
tutorial-the-mind-done = Der Wurfstern nahm euch beiden die niedrigste Karte, 69 und 71, und damit ist das Level geschafft. Level 3 bringt ein Leben, und Level 4 ist verteilt.

# Wörter in den Bildern von The Mind

picture-level = Level
picture-blind-level = Blindes Level
picture-levels-passed = { $count ->
    [one] Level geschafft
   *[other] Level geschafft
}
picture-all-passed = Alle Level geschafft!
picture-mistakes = { $count ->
    [one] Fehler
   *[other] Fehler
}
picture-lives = { $count ->
    [one] Leben übrig
   *[other] Leben übrig
}
picture-stars-used = { $count ->
    [one] Stern genutzt
   *[other] Sterne genutzt
}
picture-aside = beiseite
picture-open-for-star = für Sterne
picture-choosing = Weiter ins Dunkel?

# Wie ein Ergebnis von The Mind neben anderen steht.

the-mind-in-short = { $passed ->
    [0] kein Level geschafft
    [one] 1 Level geschafft
   *[other] { $passed } Level geschafft
}{ $blind ->
    [0] {""}
   *[other] {""} und { $blind } blind
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = { $count ->
    [one] 1 Level weiter als letztes Mal
   *[other] { $count } Level weiter als letztes Mal
}
the-mind-short-of-before = { $count ->
    [one] 1 Level weniger als letztes Mal
   *[other] { $count } Level weniger als letztes Mal
}
the-mind-same-level-more-lives = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Leben mehr
   *[other] { $count } Leben mehr
}
the-mind-same-level-fewer-lives = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Leben weniger
   *[other] { $count } Leben weniger
}
the-mind-same-level-more-stars = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Wurfstern mehr
   *[other] { $count } Wurfsternen mehr
}
the-mind-same-level-fewer-stars = genauso weit wie letztes Mal, mit { $count ->
    [one] 1 Wurfstern weniger
   *[other] { $count } Wurfsternen weniger
}
the-mind-same-as-before = genauso weit wie letztes Mal
the-mind-scale = geschaffte Level (mehr ist besser)

counter-mistakes = 💥 { $count ->
    [one] 1 Karte zu früh
   *[other] { $count } Karten zu früh
}
counter-lives = 💔 { $count ->
    [one] gemeinsam 1 Leben verloren
   *[other] gemeinsam { $count } Leben verloren
}
counter-stars = ⭐ { $count ->
    [one] gemeinsam 1 Wurfstern eingesetzt
   *[other] gemeinsam { $count } Wurfsterne eingesetzt
}

achievement-the-mind-blind-level-3 = Blindes Level 3
achievement-the-mind-blind-level-3-how = Das dritte Level mit verdecktem Stapel erreicht.
achievement-the-mind-comeback = Comeback
achievement-the-mind-comeback-how = Alle Level geschafft, obwohl ihr einmal nur noch ein Leben hattet.
the-mind-progress = Level { $level } von { $last }{ $blind ->
    [yes] {""}, blind
   *[no] {""}
}

# Die beste Rettung eines Abends
rescue-the-mind = { $count ->
    [one] ein Level mit dem letzten Leben
   *[other] { $count } Level mit dem letzten Leben
}

# The Mind, noch einmal angesehen: alle Hände offen

replay-seat-ready = ✋ { $name } ist bereit
replay-star-agreed = ⭐ { $name } stimmt zu
replay-blind-agreed = 🙈 { $name } macht mit
replay-finished = 🏁 { $name } lässt es dabei
replay-play-began = ▶️ { $blind ->
    [yes] Das blinde Level { $level } läuft
   *[no] Level { $level } läuft
}
replay-played-blind = { $name }: { $card }, verdeckt
replay-cards-set-aside = { $name } legt { $cards } beiseite
replay-cards-set-aside-hidden = { $name } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} beiseite
replay-mind-all-levels-passed = 🏆 Das letzte Level ist geschafft
replay-mind-game-beaten = 🏆 Auch das letzte blinde Level ist geschafft
replay-mind-game-lost = Das letzte Leben ist weg

replay-pile = Stapel: { $cards }
replay-set-aside = Beiseite: { $cards }
replay-star-proposed = ⭐ { $name } schlägt einen Wurfstern vor. Zugestimmt: { $agreed }
replay-concentrating = ✋ Alle konzentrieren sich. Bereit: { $ready }
replay-concentrating-all = ✋ Alle konzentrieren sich.
replay-playing = ▶️ Das Level läuft.

turning-game-beaten = 🏆 das letzte blinde Level ist geschafft
turning-game-lost = 💔 das letzte Leben
turning-finished = 🏁 das Ende
turning-all-levels-passed = 🏆 das letzte Level ist geschafft
turning-mistake = 💥 die { $card } kam zu früh: { $count ->
    [one] 1 Karte war niedriger
   *[other] { $count } Karten waren niedriger
}
turning-turned-over = 👀 blindes Level { $level }: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
turning-star = ⭐ ein Wurfstern
turning-level-passed = ✅ Level { $level } geschafft
turning-blind-level-passed = 🙈 blindes Level { $level } geschafft

# Wie gleichmäßig das Team gezählt hat

button-replay-tempo = ⏱️ Das Zählen
button-replay-tempo-share = Zählen teilen
tempo-title = ### ⏱️ Wie gleichmäßig das Team gezählt hat
tempo-summary = Eine Zahl dauerte meist um die { $middle } Sekunden. Die Hälfte aller Wartezeiten lag zwischen { $least } und { $most } Sekunden je Zahl.
tempo-levels = Sekunden je Zahl, Level für Level: { $levels }
tempo-level = Level { $level }: { $seconds }
tempo-alt = Ein Diagramm aller Karten, auf die gewartet wurde, die älteste zuerst.
tempo-scale = Sekunden je Zahl
tempo-level-label = Level { $level }
tempo-mistake = Zu früh gespielt
tempo-closest = **Am knappsten:** Karten aus zwei Händen, gleich nacheinander
tempo-close = { $low } → { $high } · Level { $level } · { $seconds } s Abstand · { $first }, { $second }
tempo-left-out = -# Ohne Abstände von einer oder zwei Zahlen, die so lange dauern wie ein Druck auf den Knopf, und ohne blinde Level.
tempo-too-few = In dieser Partie wurde auf zu wenige Karten gewartet, um etwas über das Zählen zu sagen.
