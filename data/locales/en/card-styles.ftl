# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Seat { $seat }

# What may be chosen, for commands and for answers
cards-pictures = as pictures
cards-emojis = as emojis
cards-text = in words and numbers alone
cards-server = as the server has it

command-settings-pictures = How tables show their cards on this server
option-cards = As pictures, as emojis, or in words and numbers alone
settings-pictures = Tables here show their cards **{ $cards }**. With `/preferences` everyone chooses for their own hand.
settings-pictures-lack = ⚠️ In this channel I lack the permission “Attach Files”, so the table is in words here.
settings-emojis-lack = ⚠️ The card emojis are not uploaded yet, so cards are plain numbers for now.

command-preferences = How your cards are shown to you, on every server
option-own-cards = As pictures, as emojis, in words and numbers alone, or as each server has it
preferences-as-server = Your hand is shown as each server has it; here that is **{ $cards }**.
preferences-own = Your hand is shown **{ $cards }**, on every server. The table itself is shown as each server has it; here that is **{ $server }**.
