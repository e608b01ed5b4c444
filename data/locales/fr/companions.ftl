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
table-no-companions = Les compagnons ne savent pas jouer à { $game }. Retire-les, ou choisis un autre jeu.
option-companions = Combien de compagnons jouent aussi : des places que le programme joue
