# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Asiento { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

# What may be chosen, for commands and for answers
cards-pictures = en imágenes
cards-emojis = en emojis
cards-text = solo en palabras y números
cards-server = como en cada servidor

command-settings-pictures = Cómo muestran sus cartas las mesas de este servidor
option-cards = En imágenes, en emojis o solo en palabras y números
settings-pictures = { $cards ->
    [pictures] Las mesas de este servidor muestran sus cartas **en imágenes**.
    [emojis] Las mesas de este servidor muestran sus cartas **en emojis**.
   *[text] Las mesas de este servidor muestran sus cartas **en palabras y números**.
} Con `/preferences`, cada persona elige cómo ve su mano.
settings-pictures-lack = ⚠️ No tengo el permiso “Adjuntar archivos” en este canal, así que aquí la mesa va en palabras.
settings-emojis-lack = ⚠️ Los emojis de las cartas aún no están subidos, así que de momento las cartas son simples números.

command-preferences = Cómo ves tus cartas y cuándo te aviso, en todos los servidores
option-own-cards = En imágenes, en emojis, solo en palabras y números, o como en cada servidor
preferences-hand = { $cards ->
    [pictures] 🃏 Ves tu mano **en imágenes**, en todos los servidores.
    [emojis] 🃏 Ves tu mano **en emojis**, en todos los servidores.
    [text] 🃏 Ves tu mano **en palabras y números**, en todos los servidores.
   *[server] 🃏 Ves tu mano **como la muestra cada servidor**.
}
preferences-table = { $cards ->
    [pictures] -# Las mesas de este servidor muestran sus cartas en imágenes.
    [emojis] -# Las mesas de este servidor muestran sus cartas en emojis.
   *[text] -# Las mesas de este servidor muestran sus cartas en palabras y números.
}

# When a player is called on their turn
calls-when-away = si llevas un minuto fuera
calls-at-once = enseguida
calls-later = a los dos minutos
calls-never = nunca
option-calls = Cuándo te aviso si es tu turno: si no estás, enseguida, a los dos minutos o nunca
preferences-calls = { $calls ->
    [at-once] 🔔 Cuando es tu turno, te aviso **enseguida**.
    [later] 🔔 Cuando es tu turno, te aviso **a los dos minutos**.
    [never] 🔕 Cuando es tu turno, **no te aviso**.
   *[when-away] 🔔 Cuando es tu turno, te aviso **si llevas un minuto fuera**.
}
