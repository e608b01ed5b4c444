# The language of what everyone sees.

command-settings-language = Język wszystkiego, co wszyscy widzicie na tym serwerze
option-language = Język stołów i wszystkiego innego, co wszyscy widzicie
settings-language-server = język serwera
settings-language = { $chosen ->
    [server] Stoły i wszystko inne, co wszyscy tu widzicie, są w języku serwera: **{ $language }**.
   *[own] Stoły i wszystko inne, co wszyscy tu widzicie, mają ustawiony język: **{ $language }**.
} To, co widzisz tylko ty, zostaje w twoim języku.
language-unknown = 🌍 Nie znam jeszcze tego języka ({ $language }), więc piszę do ciebie po angielsku.
