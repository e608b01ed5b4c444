# ito

game-ito = ito
pitch-ito = Zeg je getal zonder het te zeggen: met iets uit het thema. En leg de kaarten op volgorde.
menu-mode = Speelwijze
menu-mode-value = { $value ->
    [row] Rijen: ieder één kaart, gesloten
    [row-of-two] Rijen: ieder twee kaarten, gesloten
   *[stages] Drie etappes met drie levens
}
option-mode = ito: drie etappes met levens, of rijen
option-mode-stages = drie etappes met drie levens
option-mode-row = rijen met ieder één kaart
option-mode-row-of-two = rijen met ieder twee kaarten
ito-mode = { $value ->
    [row] rijen, ieder één kaart
    [row-of-two] rijen, ieder twee kaarten
   *[stages] drie etappes
}

ito-stage = Etappe { $stage } van { $last }
ito-lives = { $count ->
    [one] 1 leven
   *[other] { $count } levens
}
ito-row = Rij { $row }
ito-won = { $count ->
    [0] nog geen gewonnen
   *[other] { $count } gewonnen
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 De tafel speelt een eigen thema.
ito-yardstick = 📏 De maatstaf: { $card } { $line }

ito-choose = 🧵 **Welk thema?**
ito-choose-own = 🧵 **Welk thema?** De host schrijft er een.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Stem. Het thema staat vast als iedereen heeft gestemd, of na een minuut rust.
ito-describing = ✏️ **Schrijf bij elke kaart een zin:** iets uit het thema dat zo hoog staat als je getal. Nooit het getal zelf!
ito-written = ✅ **Wat je schreef, ligt op tafel.** We wachten op **{ $names }**.
ito-playing = ▶️ **Praat, en speel dan:** nu is de laagste kaart van allemaal aan de beurt.
ito-mistake-shown = ✋ Kijk even naar die fout … { $count }
ito-laying = ✏️ **Schrijf een zin en leg je kaart in de rij**, gesloten, waar hij volgens jou hoort.
ito-laying-written = 🃏 **Leg je kaart in de rij**, gesloten, waar hij volgens jou hoort.
ito-laid = ✅ **Je kaart ligt in de rij.** Je kunt hem nog verschuiven. We wachten op **{ $names }**.
ito-agreeing = 💬 **Overleg, verschuif je eigen kaarten en ga akkoord.**
ito-still-waiting = We wachten op **{ $names }**.
ito-agreeing-yourself = 🤝 **Je gaat akkoord met deze rij.** We wachten op **{ $names }**.
ito-spoiled = 🗣️ Er is een getal genoemd, dus deze rij is niet meer te winnen.
ito-over = De partij is voorbij.
ito-out-of-round = Je kaarten zijn opzijgelegd. Vanaf de volgende ronde doe je weer mee.

ito-in-row = **De rij, laagste eerst:**
ito-pile = Gespeeld: { $cards }
ito-asked = 🙏 Graag schuiven: { $moves }
ito-agreed = 🤝 Akkoord: { $names }
ito-more = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
ito-mistake = 💥 **{ $name } was te vroeg:** { $card }. Lager en nog in de hand: { $lower }. { $hearts }
ito-last-stage = Etappe { $stage }: { $cards }
ito-passed-over = Overgeslagen: { $cards }
ito-last-row = **Rij { $row }:** { $run } van { $cards } op volgorde
ito-first-wrong = 💥 De eerste misser: { $first } voor { $second }.
ito-said = { $card } ‘{ $line }’
ito-revealing = 👀 **Rij { $row } wordt omgedraaid …**
ito-hand-revealing = 👀 De rij wordt omgedraaid. Kijk naar de tafel!
ito-your-cards = Je kaarten: { $cards }
ito-hand-empty = Je hebt in deze etappe geen kaarten meer.

button-ito-vote = Thema { $letter }
button-ito-others = 🎲 Twee andere
button-ito-own-theme = ✍️ Eigen thema
button-ito-write = ✏️ Schrijven
button-ito-write-again = ✏️ Opnieuw schrijven
button-ito-without = Klaar zonder zin
button-ito-yardstick = 📏 Maatstaf beschrijven
button-ito-lay = { $card } neerleggen
button-ito-left = ◀ { $card } lager
button-ito-right = { $card } hoger ▶
button-ito-agree = 🤝 Akkoord
button-ito-take-back = Toch niet
button-ito-turn-over = 👀 Omdraaien
button-ito-go-on = ⏭️ Verder zonder te wachten
menu-ito-lay = { $card } neerleggen …
menu-ito-move = { $card } verschuiven …
menu-ito-place = { $side ->
    [low] helemaal onderaan, voor { $high }
    [high] helemaal bovenaan, na { $low }
   *[between] tussen { $low } en { $high }
}
menu-ito-ask = Vraag een maatje om te schuiven …
menu-ito-ask-value = { $way ->
    [higher] { $name }: hoger ▶
   *[lower] ◀ { $name }: lager
}
choice-ito-card = { $card }, uit je hand

ito-form-lines = Je zinnen
ito-form-card = Bij je { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Bij de maatstaf, { $card }
ito-form-own-theme = Een eigen thema
ito-form-low = Wat staat op 1?
ito-form-high = Wat staat op 100?

ito-line-unfit = In die zin viel niets te lezen. Schrijf iets uit het thema.
ito-line-too-long = Die zin is te lang voor de tafel: hooguit { $most } tekens, en die als `*` of `_` tellen dubbel.
ito-link-refused = Geen links aan tafel, alsjeblieft. Schrijf iets uit het thema.
ito-height-stated = ‘{ $words }’ zegt hoe hoog je kaart is, en dat mogen de anderen uitvinden. Schrijf liever iets uit het thema.
ito-host-only = Dat doet { $name }, de host.
ito-moderators-only = Alleen { $name }, de host, en mensen met “Berichten beheren” verwijderen een zin.
ito-nothing-to-remove = Hier heeft nog niemand iets geschreven.
ito-remove-which = Welke zin moet weg? Hij staat alleen aan deze tafel, en daarna nergens meer.
menu-ito-remove = Kies een zin …
command-ito = Schrijf een zin, stem, ga akkoord: alles wat de knoppen van je hand doen
option-ito = Een van de knoppen van je hand
ito-no-such-choice = Dat kan nu niet. Kies iets uit de lijst.
menu-remove-line = Zin verwijderen
reply-ito-removed = Verwijderd.
ito-too-soon = Geef ze nog even: over { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
} kunnen jullie zonder te wachten verder.

rule-no-theme-yet = Eerst kiest de tafel een thema.
rule-theme-is-chosen = Het thema is al gekozen.
rule-theme-not-offered = Dat thema doet niet meer mee. Kijk naar de tafel.
rule-already-voted = Je stemt al voor dit thema.
rule-no-other-themes = Er zijn geen andere thema's. Kies een van deze, of schrijf een eigen.
rule-others-asked-often = Jullie hebben al { $most } keer om andere gevraagd. Kies een van deze, of schrijf een eigen.
rule-stages-only = Dat is er alleen in etappes, niet in rijen.
rule-rows-only = In etappes is er geen rij: speel je laagste kaart.
rule-out-of-this-round = Je kaarten zijn opzijgelegd. Vanaf de volgende ronde doe je weer mee.
rule-not-your-card = Die kaart heb je niet, of niet meer.
rule-no-yardstick = Alleen de laatste etappe heeft een maatstaf.
rule-lines-are-done = Jij bent al klaar. Nu de anderen.
rule-play-has-begun = Iedereen is klaar, en er wordt al gespeeld.
rule-lines-missing = Nog niet: eerst schrijft iedereen zinnen. We wachten op { $names }.
rule-stage-hand-empty = Je hebt in deze etappe geen kaarten meer. De anderen maken hem af.
rule-no-such-place = De rij ziet er intussen anders uit. Kies opnieuw een plek.
rule-already-there = De kaart ligt daar al.
rule-row-incomplete = Nog niet: eerst moeten alle kaarten in de rij liggen. We wachten op { $names }.
rule-row-has-changed = Er is een kaart verschoven. Kijk nog eens, en ga dan akkoord.
rule-already-asked = Dat heb je al gevraagd.
rule-not-agreed = Je bent niet akkoord gegaan met deze rij.
rule-never-all-agreed = Nog niet: iedereen moet één keer akkoord zijn gegaan. We wachten op { $names }.
rule-not-done-yourself = De anderen wachten op jou.
rule-too-few-are-done = Nog niet: de meesten zijn niet klaar.
rule-already-going-on = Dat heb je al gezegd. Nu de anderen die klaar zijn.
rule-nobody-is-waited-for = Er wordt op niemand gewacht.
rule-too-few-would-remain = Er moeten minstens twee mensen verder spelen.
rule-already-aside = Deze kaarten zijn al opzijgelegd.
rule-never-left = Deze plek krijgt hoe dan ook kaarten.
rule-already-spoiled = In deze rij is al een getal genoemd.

ito-game-beaten = 🏆 **Alle drie etappes gehaald!** { $lives ->
    [one] Nog 1 leven over.
   *[other] Nog { $lives } levens over.
}
ito-game-lost = **Etappe { $stage } kostte jullie het laatste leven.** { $in_order ->
    [0] Geen enkele kaart lag goed.
    [one] 1 kaart lag goed.
   *[other] { $in_order } kaarten lagen goed.
}
ito-rows-beaten = 🏆 **Tien rijen achter elkaar!** Er valt niets meer om te draaien.
ito-row-not-rising = **{ $run } van { $cards } op volgorde.** { $passed ->
    [0] Deze keer geen rij gewonnen.
    [one] Daarvoor 1 rij gewonnen.
   *[other] Daarvoor { $passed } rijen gewonnen.
}
ito-row-spoiled = **De rij klopte, maar er is een getal genoemd.** { $passed ->
    [0] Deze keer geen rij gewonnen.
    [one] Daarvoor 1 rij gewonnen.
   *[other] Daarvoor { $passed } rijen gewonnen.
}
ito-stages-in-short = { $passed ->
    [0] geen etappe gehaald
    [one] 1 etappe gehaald
   *[other] { $passed } etappes gehaald
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] geen rij gewonnen
    [one] 1 rij gewonnen
   *[other] { $passed } rijen gewonnen
}, { $run } van { $cards } op volgorde
ito-compared = { $way ->
    [more] { $count } meer dan de vorige keer
   *[fewer] { $count } minder dan de vorige keer
}
ito-same-as-before = even ver als de vorige keer
ito-scale = etappes of rijen gehaald (meer is beter)
ito-moment-stage = 🎉 **Etappe { $number } gehaald!**
ito-moment-row = 🎉 **Rij { $number } gewonnen!**
counter-rows = 🧵 { $count ->
    [one] 1 rij samen gewonnen
   *[other] { $count } rijen samen gewonnen
}
rescue-ito = { $count ->
    [one] een etappe met het laatste leven
   *[other] { $count } etappes met het laatste leven
}

achievement-ito-close-neighbours = Naaste buren
achievement-ito-close-neighbours-how = Een rij gewonnen waarin de kaarten van twee mensen maar één verschilden.
achievement-ito-two-each = Ieder twee
achievement-ito-two-each-how = Een rij gewonnen met ieder twee kaarten.
achievement-ito-row-of-ten = Alle tien
achievement-ito-row-of-ten-how = Een rij gewonnen met z'n tienen.
achievement-ito-five-rows = Vijf op een rij
achievement-ito-five-rows-how = Vijf rijen achter elkaar gewonnen.
achievement-ito-ten-rows = Tien op een rij
achievement-ito-ten-rows-how = Tien rijen achter elkaar gewonnen. Meer zijn er niet.
achievement-ito-all-lives = Alle levens
achievement-ito-all-lives-how = Alle drie de etappes gehaald zonder een leven te verliezen.
achievement-ito-comeback = Comeback
achievement-ito-comeback-how = Alle drie de etappes gehaald, ook al hadden jullie onderweg nog maar één leven.

event-ito-theme-voted = 🗳️ { $name } stemt op een thema
event-ito-others-offered = 🎲 Er zijn twee andere thema's
event-ito-theme-chosen = 🧵 Het thema is gekozen
event-ito-own-theme-set = 🧵 { $name } schrijft een thema
event-ito-lines-written = ✏️ { $name } schrijft
event-ito-yardstick-described = 📏 { $name } beschrijft de maatstaf
event-ito-seat-ready = ✋ { $name } is klaar
event-ito-going-on-wanted = ⏭️ { $name } wil verder
event-ito-seats-passed-over = ⏭️ De tafel gaat verder
event-ito-play-began = ▶️ Etappe { $number } begint
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 De { $card } van { $name } kwam te vroeg; { $count ->
    [one] er was nog 1 lagere kaart in de hand
   *[other] er waren nog { $count } lagere kaarten in de hand
}
event-ito-life-gained = ❤️ Er komt een leven terug: nu { $lives }
event-ito-stage-passed = ✅ Etappe { $number } gehaald
event-ito-card-laid = 🂠 { $name } legt een kaart
event-ito-card-moved = ↔️ { $name } verschuift een kaart
event-ito-move-asked = 🙏 { $name } vraagt om een andere plek voor een kaart
event-ito-row-agreed = 🤝 { $name } gaat akkoord
event-ito-agreement-taken-back = ✋ { $name } is toch niet akkoord
event-ito-row-turned-over = 👀 Omgedraaid, { $run } van { $count } op volgorde: { $cards }
event-ito-round-dealt = 🂠 Ronde { $number } is gedeeld
event-ito-spoken-number-counted = 🗣️ { $name } noemde een getal
event-ito-seat-put-aside = 🂠 De kaarten van { $name } zijn opzijgelegd
event-ito-seat-rejoined = 👋 { $name } doet vanaf de volgende ronde weer mee
event-ito-game-beaten = 🏆 Alles gehaald!
event-ito-game-lost = 🏁 Het einde
turning-ito-row = 👀 rij { $row }: { $run } van { $count } op volgorde

# /settings table
subject-everyday = dagelijks leven
subject-food = eten
subject-animals = dieren
subject-feelings = gevoelens
subject-nonsense = onzin
subject-friends = voor vrienden
subject-families = voor gezinnen
option-theme-subject = ito: een onderwerp om uit de thema's te laten, of weer toe te laten
option-own-themes = ito: of tafels zelf thema's mogen schrijven
settings-themes = { $count ->
    [0] ito biedt thema's over alle onderwerpen aan.
   *[other] ito biedt geen thema's over deze onderwerpen aan: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] Tafels mogen **eigen thema's** schrijven.
   *[no] Tafels mogen **geen** eigen thema's schrijven.
}
ito-own-themes-off = Op deze server spelen tafels de aangeboden thema's, geen eigen.
ito-companions-know-offered = Met maatjes aan tafel kies je een van de aangeboden thema's: daar weten ze goede antwoorden op.
lobby-companions-unfit-ito = -# 🤖 In etappes zouden maatjes moeten raden wat jouw woorden waard zijn. In rijen spelen ze graag mee: kies die bij **Opties**.

# De regels van ito, voor wie het voor het eerst speelt

rules-ito =
    { "" }**Leg samen de kaarten op volgorde, van laag naar hoog, zonder dat iemand een getal noemt.** Twee tot tien mensen zijn één team en spelen met de kaarten 1 tot 100.

    { "" }**Het thema** heeft twee uiteinden, zoals ‘Hoe gevaarlijk is het dier?’: 1 ongevaarlijk, 100 dodelijk. Stem op een van twee, of schrijf er zelf een.

    { "" }**Je zin:** schrijf bij elke kaart iets uit het thema dat zo hoog staat als je getal. Praat dan: wie heeft de laagste? Je zin mag je altijd veranderen. Het getal zelf noem je nooit.

    { "" }**Drie etappes:** iedereen heeft één kaart, dan twee, dan drie. Er zijn geen beurten: denk je dat je de laagste van allemaal hebt, speel hem dan. Hadden anderen lagere, dan gaan die opzij, en elke kost een van jullie drie levens. Een gehaalde etappe geeft een leven terug (niet met twee). In etappe 3 ligt één kaart open als maatstaf.

    { "" }**Rijen:** iedereen heeft één kaart, of twee, en legt die gesloten in een rij, waar hij lijkt te horen. Verschuif je eigen kaarten tot iedereen akkoord is. Dan wordt de rij omgedraaid. Loopt alles op, dan is de rij gewonnen en begint de volgende, tot tien.

    { "" }**Gewonnen:** etappe 3 is gehaald, of tien rijen. **Verloren:** het laatste leven is weg, of een rij klopt niet.

    -# ito is een spel van 326 (Mitsuru Nakamura), uitgegeven door Arclight. De naam en de thema's zijn van de uitgever; de thema's hier zijn van onszelf.

ito-rules-picture = Twee kaarten, 21 en 74, tussen de twee uiteinden van een thema. Naast elke kaart staat iets uit het thema.

# /game tutorial: ito

tutorial-ito-theme = Hier mag niemand een getal zeggen: je noemt er iets voor. Elke ronde stemt de tafel over een thema met twee uiteinden, en dit is het onze.
tutorial-ito-write = Je hebt { $low } en { $high }. Schrijf bij allebei iets uit het thema dat zo hoog staat als je getal.
tutorial-ito-lay = Wat je schreef ligt op tafel, en dat van Kim ook. { $card } is laag: leg die gesloten aan het begin van de rij.
tutorial-ito-between = Kim heeft twee kaarten achter die van jou gelegd. Lees wat erbij staat en leg { $card } ergens neer, bijvoorbeeld ertussen.
tutorial-ito-move = Lees je eigen zin en de laatste van Kim nog eens: de jouwe staat hoger, dus schuif je kaart op.
tutorial-ito-agree = Aan een echte tafel overleg je nu met elkaar. Als iedereen akkoord is, wordt de rij omgedraaid.
tutorial-ito-done = Alle kaarten lopen op, dus de rij is gewonnen, en de volgende brengt een nieuw thema. In de drie etappes speel je je kaarten juist één voor één, de laagste eerst, en fouten kosten levens.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] etappe gehaald
   *[other] etappes gehaald
}
picture-ito-rows = { $count ->
    [one] rij gewonnen
   *[other] rijen gewonnen
}
picture-ito-beaten = Alles gehaald!
picture-ito-rows-beaten = Tien rijen!
