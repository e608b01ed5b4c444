# Die Sprache von allem, was alle sehen.

command-settings-language = Die Sprache von allem, was auf diesem Server alle sehen
option-language = Die Sprache der Tische und von allem, was alle sehen
settings-language-server = die Sprache des Servers
settings-language = { $chosen ->
    [server] Tische und alles, was hier alle sehen, richten sich nach der Sprache des Servers: **{ $language }**.
   *[own] Tische und alles, was hier alle sehen, sind auf **{ $language }**.
} Was nur du siehst, bleibt in deiner Sprache.
language-unknown = 🌍 { $language } spreche ich noch nicht, darum nehme ich Englisch.
