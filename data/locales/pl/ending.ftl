# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 Udało się, { $mentions }!
end-lost = Dobra gra, { $mentions }!
end-abandoned = To by było na tyle, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }: koniec partii. [Oto wynik]({ $link })
end-unplayed = { $game }: koniec jeszcze przed pierwszą kartą. `/game new` otwiera nowy stół.
end-hands = **Zostało na rękach**
end-hands-closed = -# 🔒 Inni mogą jeszcze grać tymi kartami, więc tutaj ręce zostają zakryte. **Powtórka** odkryje je tylko dla ciebie.

lobby-invited = 📣 { $mentions }, { $name } chce zagrać jeszcze raz. { $count ->
    [one] Wchodzisz? Kliknij **Dołącz**.
    [few] Kto wchodzi? Kliknijcie **Dołącz**.
    [many] Kto wchodzi? Kliknijcie **Dołącz**.
   *[other] Kto wchodzi? Kliknijcie **Dołącz**.
}

the-game-open-fits = **{ $card }** (stos { $pile })
the-game-open-hint = -# Karta z podanym stosem jeszcze by tam pasowała.
the-game-moment-tricks = 🔥 **{ $count ->
    [one] { $count } skok wstecz
    [few] { $count } skoki wstecz
    [many] { $count } skoków wstecz
   *[other] { $count } skoków wstecz
} z rzędu!**
the-game-moment-last = 🏁 **{ $left ->
    [one] Ostatnia karta!
    [few] Jeszcze tylko { $left } karty!
    [many] Jeszcze tylko { $left } kart!
   *[other] Jeszcze tylko { $left } kart!
}**

the-mind-moment-passed = 🎉 **Poziom { $level } zaliczony!**
the-mind-moment-passed-blind = 🎉 **Poziom { $level } w ciemno zaliczony!**
the-mind-missing = { $count ->
    [0] O jeden błąd za dużo, na samych ostatnich kartach poziomu.
    [one] Jeszcze tylko 1 karta i poziom { $level } byłby zaliczony.
    [few] Jeszcze { $count } karty i poziom { $level } byłby zaliczony.
    [many] Jeszcze { $count } kart i poziom { $level } byłby zaliczony.
   *[other] Jeszcze { $count } kart i poziom { $level } byłby zaliczony.
}
the-mind-open-order = -# Dalej powinno pójść: { $cards }
