# The language of what everyone sees.

command-settings-language = O idioma de tudo o que todo mundo vê neste servidor
option-language = O idioma das mesas e de tudo o mais que todo mundo vê
settings-language-server = o idioma do próprio servidor
settings-language = { $chosen ->
    [server] As mesas e tudo o mais que todo mundo vê aqui seguem o idioma do servidor: **{ $language }**.
   *[own] As mesas e tudo o mais que todo mundo vê aqui estão em **{ $language }**.
} O que só você vê continua no seu idioma.
language-unknown = 🌍 Ainda não falo { $language }, então uso inglês com você.
