# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Miejsce { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}

# What may be chosen, for commands and for answers
cards-pictures = jako obrazki
cards-emojis = jako emoji
cards-text = tylko słowami i liczbami
cards-server = tak jak na serwerze

command-settings-pictures = Jak stoły na tym serwerze pokazują karty
option-cards = Jako obrazki, jako emoji albo tylko słowami i liczbami
settings-pictures = { $cards ->
    [pictures] Stoły na tym serwerze pokazują karty **jako obrazki**.
    [emojis] Stoły na tym serwerze pokazują karty **jako emoji**.
   *[text] Stoły na tym serwerze pokazują karty **słowami i liczbami**.
} Wygląd własnych kart na ręce każda osoba wybiera przez `/preferences`.
settings-pictures-lack = ⚠️ Nie mam na tym kanale uprawnienia „Załączanie plików”, więc stół jest tu opisany słowami.
settings-emojis-lack = ⚠️ Emoji kart nie są jeszcze wgrane, więc na razie karty to zwykłe liczby.

command-preferences = Jak widzisz swoje karty i kiedy cię wołam, na każdym serwerze
option-own-cards = Jako obrazki, jako emoji, tylko słowami i liczbami albo tak jak na danym serwerze
preferences-hand = { $cards ->
    [pictures] 🃏 Na każdym serwerze widzisz swoje karty **jako obrazki**.
    [emojis] 🃏 Na każdym serwerze widzisz swoje karty **jako emoji**.
    [text] 🃏 Na każdym serwerze widzisz swoje karty **słowami i liczbami**.
   *[server] 🃏 Widzisz swoje karty **tak, jak ustawiono na danym serwerze**.
}
preferences-table = { $cards ->
    [pictures] -# Stoły na tym serwerze pokazują karty jako obrazki.
    [emojis] -# Stoły na tym serwerze pokazują karty jako emoji.
   *[text] -# Stoły na tym serwerze pokazują karty słowami i liczbami.
}

# When a player is called on their turn
calls-when-away = po minucie nieobecności
calls-at-once = od razu
calls-later = po dwóch minutach
calls-never = wcale
option-calls = Kiedy cię wołam, gdy twoja kolej: po minucie nieobecności, od razu, po dwóch minutach albo wcale
preferences-calls = { $calls ->
    [at-once] 🔔 Gdy przychodzi twoja kolej, wołam cię **od razu**.
    [later] 🔔 Gdy przychodzi twoja kolej, wołam cię **po dwóch minutach**.
    [never] 🔕 Gdy przychodzi twoja kolej, **nie wołam cię**.
   *[when-away] 🔔 Gdy przychodzi twoja kolej, wołam cię, **jeśli nie ma cię od minuty**.
}
