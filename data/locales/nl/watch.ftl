# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = Er is een getal genoemd
button-no-number = Dat was geen getal

violation-line = -# 🤐 “{ $words }”: { $why }. Dat telt voor deze partij.
violation-line-removed = -# 🤐 Een bericht van { $name } is verwijderd: { $why }. Dat telt voor deze partij.
violation-costs = -# Als niemand het binnen { $seconds } seconden terugneemt, kost het hier een leven, of de rij.
reply-violation-taken-back = -# 🤐 Ingetrokken: dat was geen getal.

# Why something was heard
number-digits = dat is een getal
number-words = dat is een getal in woorden
number-veiled = dat is een vermomd getal
number-roman = dat is een Romeins cijfer
number-likeness = dat staat voor een getal
number-bound = dat verraadt een grens
number-range = dat verraadt een bereik
number-decade = dat verraadt het tiental
number-sum = dat telt op tot een waarde
number-ordinal = dat is een getal met een uitgang
number-compared = dat vergelijkt met een waarde
trick-talk = op deze server praat niemand over de terugsprong
public-value = op deze server blijven ook de waarden op tafel ongenoemd

violations = 🤐 { $count ->
    [0] Er is geen getal genoemd
    [one] Er is 1 getal genoemd
   *[other] Er zijn { $count } getallen genoemd
}{ $back ->
    [0] .
    [one] {""}; 1 melding is ingetrokken.
   *[other] {""}; { $back } meldingen zijn ingetrokken.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Ik kan hier niet meelezen. Schrijft iemand een getal? Houd het bericht ingedrukt of klik er met de rechtermuisknop op, en kies Apps, “{ $menu }”.

# Flagging by hand
reply-violation = 🤐 Bedankt, dat telt voor deze partij. { $said }
reply-violation-before = 🤐 Dit bericht telt al.
reply-violation-settled = 🤐 Iemand heeft dit bericht al bekeken: het was geen getal.
watch-watch-off = Letten op getallen staat uit op deze server. Wie de server beheert, kan het aanzetten met `/settings watch`.
watch-not-a-players-message = Je kunt alleen berichten melden van mensen aan deze tafel.
watch-written-before = Dat is geschreven voordat deze partij begon, dus het telt niet.

# /settings
command-settings = Hoe tafels zich op deze server gedragen
command-settings-all = Alle instellingen van deze server in één bericht
command-settings-watch = Hoe scherp ik op genoemde getallen let
option-strictness = Hoe streng
option-reaction = Zet 🤐 bij een bericht dat een getal verraadt
option-line = Zeg er een paar seconden onder wat er gehoord is
option-removal = Verwijder zulke berichten
option-languages = Talen waarop ik let, zoals en, de, fr; auto is die van de tafel en Engels
strictness-strict = streng: waarden op tafel en praten over de terugsprong tellen ook
strictness-standard = normaal: alles wat de waarde van een kaart verraadt, telt
strictness-lenient = soepel: alleen wat vrijwel zeker de waarde van een kaart verraadt, telt
strictness-off = uit: iedereen let er zelf op

settings-watch = { "" }**Letten op getallen op deze server**
settings-watch-strictness = { $strictness ->
    [strict] **Streng:** waarden op tafel en praten over de terugsprong tellen ook.
    [standard] **Normaal:** alles wat de waarde van een kaart verraadt, telt.
    [lenient] **Soepel:** alleen wat vrijwel zeker de waarde van een kaart verraadt, telt.
   *[off] **Uit:** iedereen let er zelf op.
}
settings-watch-reaction = { $on ->
    [yes] Een bericht dat een getal verraadt, krijgt een 🤐.
   *[no] Een bericht dat een getal verraadt, krijgt geen 🤐.
}
settings-watch-line = { $on ->
    [yes] Een paar seconden lang staat eronder wat ik hoorde.
   *[no] Ik schrijf er niet onder wat ik hoorde.
}
settings-watch-removal = { $on ->
    [yes] Ik verwijder zulke berichten.
   *[no] Ik verwijder zulke berichten niet.
}
settings-watch-languages = Ik let op getallen in deze talen: { $languages }.
settings-watch-languages-auto = Ik let op getallen in de taal van de tafel, die van de server en in het Engels.
settings-languages-auto = die van de tafel, die van de server en Engels
settings-removal-lacks = ⚠️ Ik mag in dit kanaal geen berichten verwijderen. Ze blijven staan tot ik het recht “Berichten beheren” krijg.
settings-not-listening = ⚠️ Ik kan geen berichten lezen: de Message Content Intent staat uit. Je kunt getallen zelf melden: houd het bericht ingedrukt of klik er met de rechtermuisknop op, en kies Apps, “{ $menu }”.
watch-not-allowed-to-set = Alleen wie deze server mag beheren, kan de instellingen veranderen. Vraag het aan een van hen.
watch-language-unknown = De taal “{ $language }” ken ik niet. Ik ken { $known }. Scheid meerdere talen met komma's.
