# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Posto { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

# What may be chosen, for commands and for answers
cards-pictures = come immagini
cards-emojis = come emoji
cards-text = solo a parole e numeri
cards-server = come decide il server

command-settings-pictures = Come i tavoli mostrano le carte su questo server
option-cards = Come immagini, come emoji o solo a parole e numeri
settings-pictures = { $cards ->
    [pictures] I tavoli di questo server mostrano le carte **come immagini**.
    [emojis] I tavoli di questo server mostrano le carte **come emoji**.
   *[text] I tavoli di questo server mostrano le carte **a parole e numeri**.
} Con `/preferences` ognuno sceglie per la propria mano.
settings-pictures-lack = ⚠️ In questo canale mi manca il permesso “Allega file”, quindi qui il tavolo è a parole.
settings-emojis-lack = ⚠️ Le emoji delle carte non sono ancora caricate, quindi per ora le carte sono semplici numeri.

command-preferences = Come vedi le tue carte e quando ti chiamo, su ogni server
option-own-cards = Come immagini, come emoji, solo a parole e numeri, o come decide ogni server
preferences-hand = { $cards ->
    [pictures] 🃏 Vedi la tua mano **come immagini**, su ogni server.
    [emojis] 🃏 Vedi la tua mano **come emoji**, su ogni server.
    [text] 🃏 Vedi la tua mano **a parole e numeri**, su ogni server.
   *[server] 🃏 Vedi la tua mano **come decide ogni server**.
}
preferences-table = { $cards ->
    [pictures] -# I tavoli di questo server mostrano le carte come immagini.
    [emojis] -# I tavoli di questo server mostrano le carte come emoji.
   *[text] -# I tavoli di questo server mostrano le carte a parole e numeri.
}

# When a player is called on their turn
calls-when-away = se manchi da un minuto
calls-at-once = subito
calls-later = dopo due minuti
calls-never = mai
option-calls = Quando ti chiamo se tocca a te: se manchi da un po', subito, dopo due minuti o mai
preferences-calls = { $calls ->
    [at-once] 🔔 Quando tocca a te, ti chiamo **subito**.
    [later] 🔔 Quando tocca a te, ti chiamo **dopo due minuti**.
    [never] 🔕 Quando tocca a te, **non ti chiamo**.
   *[when-away] 🔔 Quando tocca a te, ti chiamo **se manchi da un minuto**.
}
