# Was der Hinhörer sagt: Zahlen in dem, was am Tisch geschrieben wird, und wie ein Server das einstellt.

menu-number-spoken = Hier fiel eine Zahl
button-no-number = Das war keine Zahl

heard-line = -# 🤐 „{ $words }“: { $why }. Das zählt für diese Partie.
heard-removed = -# 🤐 Eine Nachricht von { $name } wurde entfernt: { $why }. Das zählt für diese Partie.
heard-taken-back = -# 🤐 Zurückgenommen: Das war keine Zahl.

# Warum etwas gehört wurde
number-digits = Das ist eine Zahl
number-words = Das ist eine Zahl in Worten
number-veiled = Das ist eine verkleidete Zahl
number-roman = Das ist eine römische Zahl
number-bound = Das verrät, über oder unter welchem Wert
number-range = Das verrät, zwischen welchen Werten
number-decade = Das verrät den Zehner
number-sum = Das ergibt einen Wert
number-ordinal = Das ist eine Zahl mit Endung
number-compared = Das vergleicht mit einem Wert
trick-talk = Über den Trick wird auf diesem Server nicht gesprochen
public-value = Auch offene Werte werden auf diesem Server nicht genannt

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
footer-deaf = -# 🤐 Ich kann hier nicht mitlesen. Fällt eine Zahl: Nachricht halten oder rechts anklicken, Apps, „{ $menu }“.

# Von Hand melden
flagged = 🤐 Notiert; es zählt für diese Partie. { $said }
flagged-before = 🤐 Diese Nachricht ist schon gezählt.
flagged-settled = 🤐 Diese Nachricht wurde schon angesehen: Es war keine Zahl.
watch-watch-off = Auf diesem Server wird nicht hingehört. Wer ihn verwaltet, kann das mit `/settings watch` ändern.
watch-not-a-players-message = Melden lässt sich nur, was jemand an diesem Tisch geschrieben hat.
watch-written-before = Das wurde vor dieser Partie geschrieben und lässt sich darum nicht melden.

# /settings
command-settings = Wie sich Tische auf diesem Server verhalten
command-settings-watch = Wie genau Tische auf ausgesprochene Zahlen hören
option-strictness = Wie viel gemeldet wird
option-reaction = Eine Nachricht, die eine Zahl verrät, mit 🤐 versehen
option-line = Darunter einige Sekunden lang sagen, was gehört wurde
option-removal = Solche Nachrichten entfernen
option-languages = Sprachen, auf die gehört wird, etwa en, de, fr; auto heißt die des Tisches und Englisch
strictness-strict = streng: auch offene Werte und der Trick
strictness-standard = normal: alles, was den Wert einer Karte verrät
strictness-off = aus: Alle achten selbst auf sich

settings-watch = **Hinhören auf diesem Server**
    Strenge: { $strictness }
    Reaktion 🤐: { $reaction }
    Zeile unter der Nachricht: { $line }
    Entfernen der Nachricht: { $removal }
    Sprachen: { $languages }
settings-on = an
settings-off = aus
settings-languages-auto = die des Tisches und Englisch
settings-removal-lacks = ⚠️ Ich darf in diesem Kanal keine Nachrichten entfernen. Gib mir das Recht „Nachrichten verwalten“; bis dahin bleiben sie stehen.
settings-deaf = ⚠️ Ich kann keine Nachrichten lesen: Der Message Content Intent ist aus. Melden geht von Hand: Nachricht halten oder rechts anklicken, Apps, „{ $menu }“.
table-settings-not-saved = Die Einstellungen konnten nicht gespeichert werden und bleiben, wie sie waren. Bitte versuche es gleich noch einmal.
watch-not-allowed-to-set = Nur wer diesen Server verwalten darf, kann das einstellen. Frag eine dieser Personen.
watch-language-unknown = Auf „{ $language }“ höre ich nicht. Ich kenne: { $known }. Trenne mehrere mit Kommas.
