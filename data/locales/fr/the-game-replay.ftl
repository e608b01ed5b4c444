# The Game, replayed: all hands open

replay-begun = { $name } : je commence
replay-turn-ended = { $name } termine son tour
replay-cards-drawn = { $name } pioche { $cards }
replay-signal-given = 💬 { $name } sur la pile { $pile } : { $signal }
replay-signal-taken-back = 💬 { $name } retire le signal de la pile { $pile }
replay-duty-not-met = 🛑 { $owed ->
    [one] Il manque encore { $owed } carte à { $name }, et rien ne va
   *[other] Il manque encore { $owed } cartes à { $name }, et sa main n’en a pas autant à poser
}
replay-draw-pile = { $count ->
    [0] La pioche est vide.
   *[other] Pioche : { $count }, ensuite { $cards }
}

turning-last-card = 🏆 la dernière carte
turning-duty-not-met = 🛑 pas assez de cartes jouables
turning-largest-gap = le plus grand écart, { $gap } ({ $card } sur la pile { $pile })
turning-trick = ↩ saut arrière, { $card } sur la pile { $pile }
turning-draw-pile-empty = la pioche est vide
turning-hint = 💡 environ { $count } cartes de plus étaient possibles

# Ce qu’un compagnon pense d’un tour ; tant que les mains sont fermées, aucune carte n’est nommée
hint-trick = 💡 Ici, le saut arrière attendait.
hint-signal = 💡 Ici, un signal demandait de laisser une pile tranquille.
hint-fewer = 💡 Ici, moins de cartes auraient laissé plus de place.
hint-more = 💡 Ici, une carte de plus passait bien.
hint-other = 💡 Ici, un autre tour aurait laissé plus de place.
hint-worth = Cela valait environ { $count } cartes.
hint-companion = 🤖 À la place de { $name }, un compagnon aurait posé : { $cards }.
hint-same = 🤖 À la place de { $name }, un compagnon aurait posé la même chose.
hint-card = { $card } sur la pile { $pile }
