# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Plek { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

# What may be chosen, for commands and for answers
cards-pictures = als plaatjes
cards-emojis = als emoji's
cards-text = alleen in woorden en cijfers
cards-server = zoals de server het doet

command-settings-pictures = Hoe tafels op deze server hun kaarten tonen
option-cards = Als plaatjes, als emoji's of alleen in woorden en cijfers
settings-pictures = { $cards ->
    [pictures] Tafels op deze server tonen hun kaarten **als plaatjes**.
    [emojis] Tafels op deze server tonen hun kaarten **als emoji's**.
   *[text] Tafels op deze server tonen hun kaarten **in woorden en cijfers**.
} Met `/preferences` kiest iedereen dat voor de eigen hand.
settings-pictures-lack = ⚠️ Ik mis in dit kanaal het recht “Bestanden bijvoegen”, dus hier staat de tafel in woorden.
settings-emojis-lack = ⚠️ De kaartemoji's zijn nog niet geüpload, dus voorlopig zijn kaarten gewone getallen.

command-preferences = Hoe jij je kaarten ziet en wanneer ik je roep, op elke server
option-own-cards = Als plaatjes, als emoji's, in woorden en cijfers, of zoals elke server het doet
preferences-hand = { $cards ->
    [pictures] 🃏 Je ziet je hand **als plaatjes**, op elke server.
    [emojis] 🃏 Je ziet je hand **als emoji's**, op elke server.
    [text] 🃏 Je ziet je hand **in woorden en cijfers**, op elke server.
   *[server] 🃏 Je ziet je hand **zoals elke server het doet**.
}
preferences-table = { $cards ->
    [pictures] -# Tafels op deze server tonen hun kaarten als plaatjes.
    [emojis] -# Tafels op deze server tonen hun kaarten als emoji's.
   *[text] -# Tafels op deze server tonen hun kaarten in woorden en cijfers.
}

# When a player is called on their turn
calls-when-away = als je een minuut weg was
calls-at-once = meteen
calls-later = na twee minuten
calls-never = helemaal niet
option-calls = Wanneer ik je roep voor je beurt: als je weg was, meteen, na twee minuten of niet
preferences-calls = { $calls ->
    [at-once] 🔔 Ben je aan de beurt, dan roep ik je **meteen**.
    [later] 🔔 Ben je aan de beurt, dan roep ik je **na twee minuten**.
    [never] 🔕 Ben je aan de beurt, dan **roep ik je niet**.
   *[when-away] 🔔 Ben je aan de beurt, dan roep ik je **als je een minuut weg was**.
}
