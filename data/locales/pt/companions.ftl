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

button-companion-add = 🤖 Chamar companheiro
button-companion-remove = Tirar um
button-companion-seat = 🤖 Dar a um companheiro
button-take-companion-seat = Ocupar o lugar de um companheiro
lobby-companions-offer = -# 🤖 Falta gente? Aperte **Chamar companheiro**, e o programa ocupa um lugar.
lobby-companions-here = { $count ->
    [one] -# 🤖 Quem joga por este companheiro é o programa; se a mesa encher, ele cede o lugar.
   *[other] -# 🤖 Quem joga por estes companheiros é o programa; se a mesa encher, eles cedem o lugar.
} O resultado conta num ranking à parte.
menu-companion-style = Como os companheiros jogam
menu-companion-style-value = { $value ->
    [steady] 🤖 Companheiros contam com regularidade
    [human] 🤖 Companheiros contam como gente, às vezes fora do ritmo
    [dreamy] 🤖 Companheiros contam com a cabeça nas nuvens
    [calm] 🤖 Companheiros jogam com calma
    [normal] 🤖 Companheiros jogam em ritmo normal
   *[quick] 🤖 Companheiros jogam rápido
}
companion-style = { $value ->
    [steady] companheiros contam com regularidade
    [human] companheiros contam como gente
    [dreamy] companheiros contam com a cabeça nas nuvens
    [calm] companheiros jogam com calma
    [normal] companheiros jogam em ritmo normal
   *[quick] companheiros jogam rápido
}
table-no-companions = Companheiros não sabem jogar { $game }. Tire-os da mesa ou escolha outro jogo.
option-companions = Quantos companheiros jogam junto: lugares em que o programa joga
