# The language of what everyone sees.

command-settings-language = El idioma de todo lo que ve todo el mundo en este servidor
option-language = El idioma de las mesas y de todo lo demás que ve todo el mundo
settings-language-server = el idioma del servidor
settings-language = { $chosen ->
    [server] Las mesas y lo demás que aquí ve todo el mundo siguen el idioma del servidor: **{ $language }**.
   *[own] Las mesas y lo demás que aquí ve todo el mundo están en **{ $language }**.
} Lo que solo ves tú sigue en tu idioma.
language-unknown = 🌍 Todavía no hablo { $language }, así que te hablo en inglés.
