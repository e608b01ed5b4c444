# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = Padła liczba
button-no-number = To nie była liczba

violation-line = -# 🤐 „{ $words }”: { $why }. To się liczy w tej partii.
violation-line-removed = -# 🤐 Wiadomość usunięta ({ $name }): { $why }. To się liczy w tej partii.
violation-costs = -# Jeśli nikt tego nie cofnie w ciągu { $seconds } s, kosztuje to tutaj życie albo cały rząd.
reply-violation-taken-back = -# 🤐 Cofnięte: to nie była liczba.

# Why something was heard
number-digits = to liczba
number-words = to liczba słowami
number-veiled = to liczba w przebraniu
number-roman = to liczba rzymska
number-likeness = to oznacza liczbę
number-bound = to zdradza granicę
number-range = to zdradza zakres
number-decade = to zdradza, która to dziesiątka
number-sum = to po zsumowaniu daje wartość
number-ordinal = to liczba z końcówką
number-compared = to porównuje z wartością
trick-talk = na tym serwerze nie mówi się o skoku wstecz
public-value = na tym serwerze nie mówi się nawet o wartościach na stole

violations = 🤐 { $count ->
    [0] Nie padła żadna liczba
    [one] Padła 1 liczba
    [few] Padły { $count } liczby
    [many] Padło { $count } liczb
   *[other] Padło { $count } liczb
}{ $back ->
    [0] .
    [one] {""}; 1 alarm odwołany.
    [few] {""}; { $back } alarmy odwołane.
    [many] {""}; { $back } alarmów odwołanych.
   *[other] {""}; { $back } alarmów odwołanych.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Nie mogę tu czytać wiadomości. Jeśli ktoś napisze liczbę: przytrzymaj wiadomość albo kliknij ją prawym przyciskiem, Aplikacje, „{ $menu }”.

# Flagging by hand
reply-violation = 🤐 Dzięki, to się liczy w tej partii. { $said }
reply-violation-before = 🤐 Ta wiadomość już się liczy.
reply-violation-settled = 🤐 Ta wiadomość jest już sprawdzona: to nie była liczba.
watch-watch-off = Pilnowanie liczb jest na tym serwerze wyłączone. Osoby, które zarządzają serwerem, mogą je włączyć przez `/settings watch`.
watch-not-a-players-message = Zgłaszać można tylko wiadomości osób z tego stołu.
watch-written-before = Ta wiadomość jest sprzed początku tej partii, więc się nie liczy.

# /settings
command-settings = Jak zachowują się stoły na tym serwerze
command-settings-all = Wszystkie ustawienia tego serwera w jednej wiadomości
command-settings-watch = Jak uważnie pilnuję, żeby nie padały liczby
option-strictness = Jak surowo
option-reaction = Dodawaj 🤐 do wiadomości, która zdradza liczbę
option-line = Pisz pod nią przez kilka sekund, o co chodzi
option-removal = Usuwaj takie wiadomości
option-languages = W jakich językach pilnuję liczb, np. pl, en, de; auto to język stołu i angielski
strictness-strict = surowo: liczą się też wartości na stole i rozmowy o skoku wstecz
strictness-standard = normalnie: liczy się wszystko, co zdradza wartość karty
strictness-lenient = łagodnie: liczy się tylko to, co niemal na pewno zdradza wartość karty
strictness-off = wyłączone: pilnujecie się nawzajem

settings-watch = { "" }**Pilnowanie liczb na tym serwerze**
settings-watch-strictness = { $strictness ->
    [strict] **Surowo:** liczą się też wartości na stole i rozmowy o skoku wstecz.
    [standard] **Normalnie:** liczy się wszystko, co zdradza wartość karty.
    [lenient] **Łagodnie:** liczy się tylko to, co niemal na pewno zdradza wartość karty.
   *[off] **Wyłączone:** pilnujecie się nawzajem.
}
settings-watch-reaction = { $on ->
    [yes] Wiadomość, która zdradza liczbę, dostaje 🤐.
   *[no] Wiadomość, która zdradza liczbę, nie dostaje 🤐.
}
settings-watch-line = { $on ->
    [yes] Przez kilka sekund linijka pod nią mówi, o co chodzi.
   *[no] Nie piszę, o co chodzi.
}
settings-watch-removal = { $on ->
    [yes] Usuwam takie wiadomości.
   *[no] Nie usuwam takich wiadomości.
}
settings-watch-languages = Języki, w których pilnuję liczb: { $languages }.
settings-watch-languages-auto = Języki, w których pilnuję liczb: język stołu, język serwera i angielski.
settings-languages-auto = język stołu, język serwera i angielski
settings-removal-lacks = ⚠️ Nie wolno mi usuwać wiadomości na tym kanale. Zostają, dopóki nie dostanę uprawnienia „Zarządzanie wiadomościami”.
settings-not-listening = ⚠️ Nie mogę czytać wiadomości: Message Content Intent jest wyłączony. Liczby można zgłaszać ręcznie: przytrzymaj wiadomość albo kliknij ją prawym przyciskiem, Aplikacje, „{ $menu }”.
watch-not-allowed-to-set = Ustawienia tego serwera mogą zmieniać tylko osoby, które nim zarządzają. Poproś jedną z nich.
watch-language-unknown = Nie znam języka „{ $language }”. Znam: { $known }. Kilka oddziel przecinkami.
