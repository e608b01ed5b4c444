# Was der Hinhörer sagt: Zahlen in dem, was am Tisch geschrieben wird, und wie ein Server das einstellt.

menu-number-spoken = Hier fiel eine Zahl
button-no-number = Das war keine Zahl

violation-line = -# 🤐 „{ $words }“: { $why }. Das zählt für diese Partie.
violation-line-removed = -# 🤐 Eine Nachricht von { $name } wurde entfernt: { $why }. Das zählt für diese Partie.
violation-costs = -# Nimmt das niemand innerhalb von { $seconds } Sekunden zurück, kostet es hier ein Leben, oder die Reihe.
reply-violation-taken-back = -# 🤐 Zurückgenommen: Das war keine Zahl.

# Warum etwas gehört wurde
number-digits = Das ist eine Zahl
number-words = Das ist eine Zahl in Worten
number-veiled = Das ist eine verkleidete Zahl
number-roman = Das ist eine römische Zahl
number-likeness = Das steht für eine Zahl
number-bound = Das verrät eine Grenze
number-range = Das verrät einen Bereich
number-decade = Das verrät den Zehner
number-sum = Das ergibt einen Wert
number-ordinal = Das ist eine Zahl mit Endung
number-compared = Das vergleicht mit einem Wert
trick-talk = Über den Trick wird auf diesem Server nicht gesprochen
public-value = Auch offene Werte sagt auf diesem Server niemand

violations = 🤐 { $count ->
    [0] Keine Zahl wurde ausgesprochen
    [one] 1 Zahl wurde ausgesprochen
   *[other] { $count } Zahlen wurden ausgesprochen
}{ $back ->
    [0] .
    [one] {""}; 1 Hinweis wurde zurückgenommen.
   *[other] {""}; { $back } Hinweise wurden zurückgenommen.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Ich kann hier nicht mitlesen. Schreibt jemand eine Zahl: Nachricht halten oder rechts anklicken, Apps, „{ $menu }“.

# Von Hand melden
reply-violation = 🤐 Danke, das zählt für diese Partie. { $said }
reply-violation-before = 🤐 Diese Nachricht zählt schon.
reply-violation-settled = 🤐 Diese Nachricht hat schon jemand angesehen: Es war keine Zahl.
watch-watch-off = Auf diesem Server wird nicht auf Zahlen gehört. Wer ihn verwaltet, kann das mit `/settings watch` ändern.
watch-not-a-players-message = Melden kannst du nur Nachrichten von Leuten an diesem Tisch.
watch-written-before = Das wurde vor dieser Partie geschrieben und zählt darum nicht.

# /settings
command-settings = Wie sich Tische auf diesem Server verhalten
command-settings-all = Alle Einstellungen dieses Servers in einer Nachricht
command-settings-watch = Wie genau ich auf ausgesprochene Zahlen höre
option-strictness = Wie streng
option-reaction = Eine Nachricht, die eine Zahl verrät, mit 🤐 versehen
option-line = Darunter einige Sekunden lang sagen, was gehört wurde
option-removal = Solche Nachrichten entfernen
option-languages = Sprachen, auf die gehört wird, etwa en, de, fr; auto heißt die des Tisches und Englisch
strictness-strict = streng: Auch offene Werte und Gerede vom Trick zählen
strictness-standard = normal: Alles zählt, was den Wert einer Karte verrät
strictness-lenient = locker: Nur was den Wert einer Karte ziemlich sicher verrät, zählt
strictness-off = aus: Alle passen selbst auf

settings-watch = { "" }**Hinhören auf diesem Server**
settings-watch-strictness = { $strictness ->
    [strict] **Streng:** Auch offene Werte und Gerede vom Trick zählen.
    [standard] **Normal:** Alles zählt, was den Wert einer Karte verrät.
    [lenient] **Locker:** Nur was den Wert einer Karte ziemlich sicher verrät, zählt.
   *[off] **Aus:** Alle passen selbst auf.
}
settings-watch-reaction = { $on ->
    [yes] Verrät eine Nachricht eine Zahl, bekommt sie ein 🤐.
   *[no] Verrät eine Nachricht eine Zahl, bekommt sie kein 🤐.
}
settings-watch-line = { $on ->
    [yes] Einige Sekunden lang steht darunter, was ich gehört habe.
   *[no] Ich schreibe nicht darunter, was ich gehört habe.
}
settings-watch-removal = { $on ->
    [yes] Solche Nachrichten entferne ich.
   *[no] Solche Nachrichten entferne ich nicht.
}
settings-watch-languages = Ich achte auf { $languages }.
settings-watch-languages-auto = Ich achte auf die Sprache des Tisches, die des Servers und Englisch.
settings-languages-auto = die des Tisches, die des Servers und Englisch
settings-removal-lacks = ⚠️ Ich darf in diesem Kanal keine Nachrichten entfernen. Sie bleiben stehen, bis ich das Recht „Nachrichten verwalten“ habe.
settings-not-listening = ⚠️ Ich kann keine Nachrichten lesen: Der Message Content Intent ist aus. Melden könnt ihr selbst: Nachricht halten oder rechts anklicken, Apps, „{ $menu }“.
watch-not-allowed-to-set = Einstellen kann das nur, wer diesen Server verwalten darf. Frag eine dieser Personen.
watch-language-unknown = Die Sprache „{ $language }“ kenne ich nicht. Ich kenne { $known }. Trenne mehrere mit Kommas.
