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
settings-pictures = Tables here show their cards **{ $cards }**. With `/preferences` everyone chooses for their own hand.
settings-pictures-lack = ⚠️ I don't have the permission “Attach Files” in this channel, so the table is in words here.
settings-emojis-lack = ⚠️ The card emojis aren't uploaded yet, so cards are plain numbers for now.

command-preferences = How your cards are shown to you, and when you are called, on every server
option-own-cards = As pictures, as emojis, in words and numbers only, or as each server has it
preferences-as-server = You see your hand the way each server has set it; here that's **{ $cards }**.
preferences-own = You see your hand **{ $cards }**, on every server. The table itself looks the way each server has set it; here that's **{ $server }**.

# When a player is called on their turn
calls-when-away = only if you've been away for a minute
calls-at-once = at once
calls-later = after two minutes
calls-never = not at all
option-calls = When I call you if it's your turn: if you've been away, at once, after two minutes, or not at all
preferences-calls = When it's your turn, I call you **{ $calls }**.
