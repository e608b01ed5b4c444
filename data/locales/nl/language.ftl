# The language of what everyone sees.

command-settings-language = De taal van alles wat jullie op deze server allemaal zien
option-language = De taal van tafels en van al het andere dat jullie allemaal zien
settings-language-server = de taal van de server zelf
settings-language = { $chosen ->
    [server] Tafels hier, en al het andere dat jullie allemaal zien, volgen de taal van de server: **{ $language }**.
   *[own] Tafels hier, en al het andere dat jullie allemaal zien, zijn in het **{ $language }**.
} Wat alleen jij ziet, blijft in je eigen taal.
language-unknown = 🌍 Ik spreek nog geen { $language }, dus met jou praat ik Engels.
