# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Seat { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# What may be chosen, for commands and for answers
cards-pictures = as pictures
cards-emojis = as emojis
cards-text = in words and numbers only
cards-server = as the server has it

command-settings-pictures = How tables show their cards on this server
option-cards = As pictures, as emojis, or in words and numbers only
settings-pictures = { $cards ->
    [pictures] Tables on this server show their cards **as pictures**.
    [emojis] Tables on this server show their cards **as emojis**.
   *[text] Tables on this server show their cards **in words and numbers**.
} With `/preferences`, everyone chooses for their own hand.
settings-pictures-lack = ⚠️ I don't have the permission “Attach Files” in this channel, so the table is in words here.
settings-emojis-lack = ⚠️ The card emojis aren't uploaded yet, so cards are plain numbers for now.

command-preferences = How your cards are shown to you, and when you are called, on every server
option-own-cards = As pictures, as emojis, in words and numbers only, or as each server has it
preferences-hand = { $cards ->
    [pictures] 🃏 You see your hand **as pictures**, on every server.
    [emojis] 🃏 You see your hand **as emojis**, on every server.
    [text] 🃏 You see your hand **in words and numbers**, on every server.
   *[server] 🃏 You see your hand **the way each server has it**.
}
preferences-table = { $cards ->
    [pictures] -# Tables on this server show their cards as pictures.
    [emojis] -# Tables on this server show their cards as emojis.
   *[text] -# Tables on this server show their cards in words and numbers.
}

# When a player is called on their turn
calls-when-away = if you've been away for a minute
calls-at-once = at once
calls-later = after two minutes
calls-never = not at all
option-calls = When I call you if it's your turn: if you've been away, at once, after two minutes, or not at all
preferences-calls = { $calls ->
    [at-once] 🔔 When it's your turn, I call you **at once**.
    [later] 🔔 When it's your turn, I call you **after two minutes**.
    [never] 🔕 When it's your turn, I **don't call you**.
   *[when-away] 🔔 When it's your turn, I call you **if you've been away for a minute**.
}
