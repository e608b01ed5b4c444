# ito

game-ito = ito
pitch-ito = Sagt eure Zahl, ohne sie zu sagen: mit einer Sache aus dem Thema. Und bringt die Karten in die richtige Reihenfolge.
menu-mode = Spielweise
menu-mode-value = { $value ->
    [row] Reihen: je eine Karte, verdeckt
    [row-of-two] Reihen: je zwei Karten, verdeckt
   *[stages] Drei Etappen mit drei Leben
}
option-mode = ito: drei Etappen mit Leben, oder Reihen
option-mode-stages = drei Etappen mit drei Leben
option-mode-row = Reihen mit je einer Karte
option-mode-row-of-two = Reihen mit je zwei Karten
ito-mode = { $value ->
    [row] Reihen, je eine Karte
    [row-of-two] Reihen, je zwei Karten
   *[stages] drei Etappen
}

ito-stage = Etappe { $stage } von { $last }
ito-lives = { $count } Leben
ito-row = Reihe { $row }
ito-won = { $count ->
    [0] noch keine geschafft
   *[other] { $count } geschafft
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 Der Tisch spielt ein eigenes Thema.
ito-yardstick = 📏 Der Maßstab: { $card } { $line }

ito-choose = 🧵 **Welches Thema?**
ito-choose-own = 🧵 **Welches Thema?** Wer den Tisch eröffnet hat, schreibt eins.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Stimmt ab. Das Thema steht fest, wenn alle gewählt haben oder eine Minute lang Ruhe war.
ito-describing = ✏️ **Schreib zu jeder deiner Karten eine Zeile:** eine Sache aus dem Thema, die so hoch steht wie deine Zahl. Nie die Zahl selbst!
ito-written = ✅ **Was du geschrieben hast, liegt auf dem Tisch.** Es fehlen noch: **{ $names }**.
ito-playing = ▶️ **Redet, dann spielt:** Als Nächstes kommt die niedrigste Karte von allen.
ito-mistake-shown = ✋ Schaut euch den Fehler kurz an … { $count }
ito-laying = ✏️ **Schreib eine Zeile und leg deine Karte verdeckt in die Reihe**, wo sie deiner Meinung nach hingehört.
ito-laying-written = 🃏 **Leg deine Karte verdeckt in die Reihe**, wo sie deiner Meinung nach hingehört.
ito-laid = ✅ **Deine Karte liegt in der Reihe.** Du kannst sie noch verschieben. Es fehlen noch: **{ $names }**.
ito-agreeing = 💬 **Beratet euch, verschiebt eure Karten und stimmt zu.**
ito-still-waiting = Es fehlen noch: **{ $names }**.
ito-agreeing-yourself = 🤝 **Du stimmst dieser Reihe zu.** Es fehlen noch: **{ $names }**.
ito-spoiled = 🗣️ Eine Zahl ist gefallen, diese Reihe lässt sich nicht mehr gewinnen.
ito-over = Die Partie ist vorbei.
ito-out-of-round = Deine Karten liegen beiseite. Ab der nächsten Runde spielst du wieder mit.

ito-in-row = **Die Reihe, niedrigste zuerst:**
ito-pile = Gespielt: { $cards }
ito-asked = 🙏 Soll rücken: { $moves }
ito-agreed = 🤝 Zugestimmt: { $names }
ito-more = { $count ->
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
}
ito-mistake = 💥 **{ $name } war zu früh:** { $card }. Niedriger und noch auf der Hand: { $lower }. { $hearts }
ito-last-stage = Etappe { $stage }: { $cards }
ito-passed-over = Übergangen: { $cards }
ito-last-row = **Reihe { $row }:** { $run } von { $cards } in Folge
ito-first-wrong = 💥 Der erste Ausrutscher: { $first } vor { $second }.
ito-said = { $card } „{ $line }“
ito-revealing = 👀 **Reihe { $row } wird aufgedeckt …**
ito-hand-revealing = 👀 Die Reihe wird aufgedeckt. Schau auf den Tisch!
ito-your-cards = Deine Karten: { $cards }
ito-hand-empty = Du hast in dieser Etappe keine Karten mehr.

button-ito-vote = Thema { $letter }
button-ito-others = 🎲 Zwei andere
button-ito-own-theme = ✍️ Eigenes Thema
button-ito-write = ✏️ Schreiben
button-ito-write-again = ✏️ Noch mal schreiben
button-ito-without = Bereit ohne Zeile
button-ito-yardstick = 📏 Maßstab beschreiben
button-ito-lay = { $card } hinlegen
button-ito-left = ◀ { $card } niedriger
button-ito-right = { $card } höher ▶
button-ito-agree = 🤝 Zustimmen
button-ito-take-back = Doch nicht
button-ito-turn-over = 👀 Aufdecken
button-ito-go-on = ⏭️ Ohne sie weiter
menu-ito-lay = { $card } hinlegen …
menu-ito-move = { $card } verschieben …
menu-ito-place = { $side ->
    [low] ganz unten, vor { $high }
    [high] ganz oben, nach { $low }
   *[between] zwischen { $low } und { $high }
}
menu-ito-ask = Bitte einen Begleiter zu rücken …
menu-ito-ask-value = { $way ->
    [higher] { $name }: höher ▶
   *[lower] ◀ { $name }: niedriger
}
choice-ito-card = { $card }, aus deiner Hand

ito-form-lines = Deine Zeilen
ito-form-card = Zu deiner { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Zum Maßstab, der { $card }
ito-form-own-theme = Ein eigenes Thema
ito-form-low = Was steht bei 1?
ito-form-high = Was steht bei 100?

ito-line-unfit = In der Zeile war nichts zu lesen. Schreib eine Sache aus dem Thema.
ito-line-too-long = Die Zeile ist zu lang für den Tisch: höchstens { $most } Zeichen, und welche wie `*` oder `_` zählen doppelt.
ito-link-refused = Keine Links am Tisch, bitte. Schreib eine Sache aus dem Thema.
ito-height-stated = „{ $words }“ verrät, wie hoch deine Karte ist, und das sollen die anderen herausfinden. Schreib lieber eine Sache aus dem Thema.
ito-host-only = Das macht { $name }, wer den Tisch eröffnet hat.
ito-moderators-only = Zeilen entfernen nur { $name }, wer den Tisch eröffnet hat, und Leute mit „Nachrichten verwalten“.
ito-nothing-to-remove = Hier hat noch niemand etwas geschrieben.
ito-remove-which = Welche Zeile soll weg? Sie steht nur an diesem Tisch, und dann nirgends mehr.
menu-ito-remove = Zeile wählen …
command-ito = Satz schreiben, abstimmen, zustimmen: alles, was die Knöpfe deiner Hand können
option-ito = Einer der Knöpfe deiner Hand
ito-no-such-choice = Das geht gerade nicht. Nimm etwas aus der Liste.
menu-remove-line = Zeile entfernen
reply-ito-removed = Entfernt.
ito-too-soon = Gib ihnen noch einen Moment: In { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} könnt ihr ohne sie weitermachen.

rule-no-theme-yet = Erst wählt der Tisch ein Thema.
rule-theme-is-chosen = Das Thema steht schon fest.
rule-theme-not-offered = Dieses Thema steht nicht mehr zur Wahl. Schau auf den Tisch.
rule-already-voted = Du stimmst schon für dieses Thema.
rule-no-other-themes = Andere Themen gibt es nicht. Nehmt eins davon, oder schreibt ein eigenes.
rule-others-asked-often = Ihr habt schon { $most }-mal nach anderen gefragt. Nehmt eins davon, oder schreibt ein eigenes.
rule-stages-only = Das gibt es nur in Etappen, nicht in Reihen.
rule-rows-only = In Etappen gibt es keine Reihe: Spiel deine niedrigste Karte.
rule-out-of-this-round = Deine Karten liegen beiseite. Ab der nächsten Runde spielst du wieder mit.
rule-not-your-card = Diese Karte hast du nicht, oder nicht mehr.
rule-no-yardstick = Einen Maßstab gibt es nur in der letzten Etappe.
rule-lines-are-done = Du bist schon bereit. Jetzt die anderen.
rule-play-has-begun = Alle sind bereit, es wird schon gespielt.
rule-lines-missing = Noch nicht: Erst schreiben alle ihre Zeilen. Es fehlen noch: { $names }.
rule-stage-hand-empty = Du hast in dieser Etappe keine Karten mehr. Die anderen bringen sie zu Ende.
rule-no-such-place = Die Reihe sieht inzwischen anders aus. Wähl den Platz noch einmal.
rule-already-there = Da liegt die Karte schon.
rule-row-incomplete = Noch nicht: Erst müssen alle Karten in der Reihe liegen. Es fehlen noch: { $names }.
rule-row-has-changed = Eine Karte wurde verschoben. Schau noch einmal hin, dann stimm zu.
rule-already-asked = Darum hast du schon gebeten.
rule-not-agreed = Du hast dieser Reihe nicht zugestimmt.
rule-never-all-agreed = Noch nicht: Alle müssen einmal zugestimmt haben. Es fehlen noch: { $names }.
rule-not-done-yourself = Die anderen warten auf dich.
rule-too-few-are-done = Noch nicht: Die meisten sind noch nicht fertig.
rule-already-going-on = Das hast du schon gesagt. Jetzt die anderen, die fertig sind.
rule-nobody-is-waited-for = Es wird auf niemanden gewartet.
rule-too-few-would-remain = Mindestens zwei müssen weiterspielen.
rule-already-aside = Diese Karten liegen schon beiseite.
rule-never-left = Dieser Platz bekommt ohnehin Karten.
rule-already-spoiled = In dieser Reihe ist schon eine Zahl gefallen.

ito-game-beaten = 🏆 **Alle drei Etappen geschafft!** Noch { $lives } Leben übrig.
ito-game-lost = **Etappe { $stage } hat euch das letzte Leben gekostet.** { $in_order ->
    [0] Keine Karte lag richtig.
    [one] 1 Karte lag richtig.
   *[other] { $in_order } Karten lagen richtig.
}
ito-rows-beaten = 🏆 **Zehn Reihen am Stück!** Mehr gibt es nicht aufzudecken.
ito-row-not-rising = **{ $run } von { $cards } in Folge.** { $passed ->
    [0] Diesmal keine Reihe geschafft.
    [one] Davor 1 Reihe geschafft.
   *[other] Davor { $passed } Reihen geschafft.
}
ito-row-spoiled = **Die Reihe stimmte, aber eine Zahl ist gefallen.** { $passed ->
    [0] Diesmal keine Reihe geschafft.
    [one] Davor 1 Reihe geschafft.
   *[other] Davor { $passed } Reihen geschafft.
}
ito-stages-in-short = { $passed ->
    [0] keine Etappe geschafft
    [one] 1 Etappe geschafft
   *[other] { $passed } Etappen geschafft
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] keine Reihe geschafft
    [one] 1 Reihe geschafft
   *[other] { $passed } Reihen geschafft
}, { $run } von { $cards } in Folge
ito-compared = { $way ->
    [more] { $count } mehr als letztes Mal
   *[fewer] { $count } weniger als letztes Mal
}
ito-same-as-before = genauso weit wie letztes Mal
ito-scale = geschaffte Etappen oder Reihen (mehr ist besser)
ito-moment-stage = 🎉 **Etappe { $number } geschafft!**
ito-moment-row = 🎉 **Reihe { $number } geschafft!**
counter-rows = 🧵 { $count ->
    [one] 1 Reihe zusammen geschafft
   *[other] { $count } Reihen zusammen geschafft
}
rescue-ito = { $count ->
    [one] eine Etappe mit dem letzten Leben
   *[other] { $count } Etappen mit dem letzten Leben
}

achievement-ito-close-neighbours = Tür an Tür
achievement-ito-close-neighbours-how = Eine Reihe geschafft, in der zwei Leute Karten hatten, die nur um eins auseinanderlagen.
achievement-ito-two-each = Zwei für jeden
achievement-ito-two-each-how = Eine Reihe mit je zwei Karten geschafft.
achievement-ito-row-of-ten = Alle zehn
achievement-ito-row-of-ten-how = Eine Reihe zu zehnt geschafft.
achievement-ito-five-rows = Fünf am Stück
achievement-ito-five-rows-how = Fünf Reihen hintereinander geschafft.
achievement-ito-ten-rows = Zehn am Stück
achievement-ito-ten-rows-how = Zehn Reihen hintereinander geschafft. Mehr gibt es nicht.
achievement-ito-all-lives = Alle Leben
achievement-ito-all-lives-how = Alle drei Etappen geschafft und kein Leben verloren.
achievement-ito-comeback = Comeback
achievement-ito-comeback-how = Alle drei Etappen geschafft, obwohl ihr einmal nur noch ein Leben hattet.

event-ito-theme-voted = 🗳️ { $name } stimmt für ein Thema
event-ito-others-offered = 🎲 Zwei andere Themen stehen zur Wahl
event-ito-theme-chosen = 🧵 Das Thema steht fest
event-ito-own-theme-set = 🧵 { $name } schreibt ein Thema
event-ito-lines-written = ✏️ { $name } schreibt
event-ito-yardstick-described = 📏 { $name } beschreibt den Maßstab
event-ito-seat-ready = ✋ { $name } ist bereit
event-ito-going-on-wanted = ⏭️ { $name } möchte weitermachen
event-ito-seats-passed-over = ⏭️ Der Tisch macht weiter
event-ito-play-began = ▶️ Etappe { $number } beginnt
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 { $name } war mit der { $card } zu früh; { $count ->
    [one] 1 niedrigere Karte war noch auf der Hand
   *[other] { $count } niedrigere Karten waren noch auf der Hand
}
event-ito-life-gained = ❤️ Ein Leben kommt zurück: jetzt { $lives }
event-ito-stage-passed = ✅ Etappe { $number } geschafft
event-ito-card-laid = 🂠 { $name } legt eine Karte
event-ito-card-moved = ↔️ { $name } verschiebt eine Karte
event-ito-move-asked = 🙏 { $name } wünscht einer Karte einen anderen Platz
event-ito-row-agreed = 🤝 { $name } stimmt zu
event-ito-agreement-taken-back = ✋ { $name } stimmt doch nicht zu
event-ito-row-turned-over = 👀 Aufgedeckt, { $run } von { $count } in Folge: { $cards }
event-ito-round-dealt = 🂠 Runde { $number } ist ausgeteilt
event-ito-spoken-number-counted = 🗣️ { $name } hat eine Zahl gesagt
event-ito-seat-put-aside = 🂠 Die Karten von { $name } liegen beiseite
event-ito-seat-rejoined = 👋 { $name } spielt ab der nächsten Runde wieder mit
event-ito-game-beaten = 🏆 Alles geschafft!
event-ito-game-lost = 🏁 Das Ende
turning-ito-row = 👀 Reihe { $row }: { $run } von { $count } in Folge

# /settings table
subject-everyday = Alltag
subject-food = Essen
subject-animals = Tiere
subject-feelings = Gefühle
subject-nonsense = Unsinn
subject-friends = für Freunde
subject-families = für Familien
option-theme-subject = ito: ein Gebiet, aus dem keine Themen kommen sollen, oder doch wieder
option-own-themes = ito: ob Tische eigene Themen schreiben dürfen
settings-themes = { $count ->
    [0] ito bietet Themen aus allen Gebieten an.
   *[other] ito bietet keine Themen aus diesen Gebieten an: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] Tische dürfen **eigene** schreiben.
   *[no] Tische dürfen **keine eigenen** schreiben.
}
ito-own-themes-off = Auf diesem Server spielen Tische die angebotenen Themen, keine eigenen.
ito-companions-know-offered = Mit Begleitern am Tisch nehmt ihr ein Thema, das zur Wahl steht: Dazu fällt ihnen etwas Gutes ein.
lobby-companions-unfit-ito = -# 🤖 In Etappen müssten Begleiter raten, was deine Worte wert sind. In Reihen spielen sie gern mit: Wähl sie unter **Optionen**.

# Die Regeln von ito, für Leute, die es zum ersten Mal spielen

rules-ito =
    { "" }**Bringt gemeinsam die Karten in die richtige Reihenfolge, von niedrig nach hoch, und niemand darf eine Zahl sagen.** Zwei bis zehn Leute sind ein Team und spielen mit den Karten 1 bis 100.

    { "" }**Das Thema** hat zwei Enden, etwa „Wie gefährlich ist das Tier?“: 1 harmlos, 100 tödlich. Stimmt über zwei ab, oder schreibt ein eigenes.

    { "" }**Deine Zeile:** Schreib zu jeder deiner Karten eine Sache aus dem Thema, die so hoch steht wie deine Zahl. Dann redet: Wessen Karte ist niedriger? Deine Zeile kannst du jederzeit ändern. Die Zahl selbst fällt nie.

    { "" }**Drei Etappen:** Alle haben erst eine Karte, dann zwei, dann drei. Es gibt keine Reihenfolge der Leute: Wer glaubt, die niedrigste von allen zu haben, spielt sie. Hatten andere niedrigere, kommen diese beiseite, und jede kostet eins eurer drei Leben. Eine geschaffte Etappe bringt ein Leben zurück (nicht zu zweit). In Etappe 3 liegt eine Karte offen als Maßstab.

    { "" }**Reihen:** Alle haben eine Karte, oder zwei, und legen sie verdeckt in eine Reihe, wo sie wohl hingehört. Verschiebt eure eigenen Karten, bis alle zustimmen. Dann wird aufgedeckt. Steigt alles an, ist die Reihe geschafft, und die nächste beginnt, bis zu zehn.

    { "" }**Gewonnen:** Etappe 3 ist geschafft, oder zehn Reihen. **Verloren:** Das letzte Leben ist weg, oder eine Reihe stimmt nicht.

    -# ito ist ein Spiel von 326 (Mitsuru Nakamura), erschienen bei Arclight. Sein Name und seine Themen gehören dem Verlag; die Themen hier sind unsere eigenen.

ito-rules-picture = Zwei Karten, 21 und 74, zwischen den beiden Enden eines Themas. Neben jeder steht eine Sache aus dem Thema.

# /game tutorial: ito

tutorial-ito-theme = Hier darf niemand eine Zahl sagen, man nennt stattdessen eine Sache. In jeder Runde stimmt der Tisch über ein Thema mit zwei Enden ab, und das ist unseres.
tutorial-ito-write = Du hast { $low } und { $high }. Schreib zu jeder eine Sache aus dem Thema, die so hoch steht wie deine Zahl.
tutorial-ito-lay = Deine Sachen liegen auf dem Tisch, die von Kim auch. Die { $card } ist niedrig: Leg sie verdeckt ans untere Ende der Reihe.
tutorial-ito-between = Kim hat zwei Karten hinter deine gelegt. Lies, was bei ihnen steht, und leg die { $card } irgendwohin, sagen wir: dazwischen.
tutorial-ito-move = Lies deine Zeile und Kims letzte noch einmal: Deine steht höher, also schieb deine Karte nach oben.
tutorial-ito-agree = An einem richtigen Tisch beratet ihr euch jetzt. Wenn alle zustimmen, wird die Reihe aufgedeckt.
tutorial-ito-done = Alle Karten steigen, also ist die Reihe geschafft, und die nächste bringt ein neues Thema. In den drei Etappen spielt ihr eure Karten stattdessen einzeln, die niedrigste zuerst, und Fehler kosten Leben.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] Etappe geschafft
   *[other] Etappen geschafft
}
picture-ito-rows = { $count ->
    [one] Reihe gewonnen
   *[other] Reihen gewonnen
}
picture-ito-beaten = Alles geschafft!
picture-ito-rows-beaten = Zehn Reihen!
