# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-companion-add = 🤖 Ajouter un compagnon
button-companion-remove = En retirer un
button-companion-seat = 🤖 La donner à un compagnon
button-take-companion-seat = Prendre la place d’un compagnon
lobby-companions-offer = -# 🤖 Il manque du monde ? **Ajouter un compagnon**, et le programme joue à cette place.
lobby-companions-here = { $count ->
    [one] -# 🤖 Le programme joue ce compagnon, qui laisse sa place quand la table est pleine.
   *[other] -# 🤖 Le programme joue ces compagnons, qui laissent leur place quand la table est pleine.
} Le résultat compte dans un classement à part.
menu-companion-style = Le jeu des compagnons
menu-companion-style-value = { $value ->
    [steady] 🤖 Les compagnons comptent régulièrement
    [human] 🤖 Les compagnons comptent comme tout le monde, parfois un peu à côté
    [dreamy] 🤖 Les compagnons comptent en rêvassant
    [calm] 🤖 Les compagnons prennent leur temps
    [normal] 🤖 Les compagnons jouent à un rythme normal
   *[quick] 🤖 Les compagnons jouent vite
}
companion-style = { $value ->
    [steady] les compagnons comptent régulièrement
    [human] les compagnons comptent comme tout le monde
    [dreamy] les compagnons comptent en rêvassant
    [calm] les compagnons prennent leur temps
    [normal] les compagnons jouent à un rythme normal
   *[quick] les compagnons jouent vite
}
table-no-companions = Les compagnons ne savent pas jouer à { $game }. Retire-les, ou choisis un autre jeu.
option-companions = Combien de compagnons jouent aussi : des places que le programme joue
