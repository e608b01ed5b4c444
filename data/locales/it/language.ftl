# The language of what everyone sees.

command-settings-language = La lingua di tutto ciò che vede l'intero server
option-language = La lingua dei tavoli e di tutto il resto che vede l'intero server
settings-language-server = la lingua del server
settings-language = { $chosen ->
    [server] I tavoli, e tutto il resto che vede l'intero server, seguono la lingua del server: **{ $language }**.
   *[own] I tavoli, e tutto il resto che vede l'intero server, sono in **{ $language }**.
} Quello che vedi solo tu resta nella tua lingua.
language-unknown = 🌍 Non parlo ancora { $language }, quindi con te uso l'inglese.
