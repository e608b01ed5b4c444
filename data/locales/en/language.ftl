# The language of what everyone sees.

command-settings-language = The language of everything that all of you see on this server
option-language = The language of tables and of everything else that all of you see
settings-language-server = the server's own language
settings-language = { $chosen ->
    [server] Tables here, and everything else that all of you see, go by the server's language: **{ $language }**.
   *[own] Tables here, and everything else that all of you see, are in **{ $language }**.
} What only you see stays in your language.
language-unknown = 🌍 I don't speak { $language } yet, so I use English with you.
