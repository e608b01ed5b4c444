# The Game

game-the-game = The Game
pitch-the-game = Posez les 98 cartes sur quatre piles, ensemble et sans dire un nombre.
lobby-picture-the-game = Quatre piles de cartes : deux montent à partir de 1, deux descendent à partir de 100.
menu-minimum = Difficulté
menu-minimum-value = { $value ->
    [3] Expert : au moins 3 cartes par tour
   *[other] Normal : au moins { $value } cartes par tour
}
menu-smaller-hands = Mains
menu-smaller-hands-value = { $value ->
    [yes] Petites mains : une carte de moins
   *[no] Mains normales
}
the-game-minimum = { $count ->
    [3] expert : trois cartes par tour
   *[other] deux cartes par tour
}
the-game-smaller-hands = une carte de moins en main

the-game-nobody-began = Regardez vos mains (**Mes cartes** montre la tienne) et parlez-en, sans nombres. Puis quelqu’un appuie sur **Je commence**.
the-game-watched-start = Personne n’a encore commencé.
the-game-begin-alone = Regarde tes cartes, puis appuie sur **Je commence**.
the-game-to-play = ▶️ **À { $name } de jouer :** encore { $owed ->
    [one] { $owed } carte à poser.
   *[other] { $owed } cartes à poser.
}
the-game-may-go-on = ▶️ **{ $name }** peut continuer à poser, ou terminer son tour.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Pioche : { $count }
the-game-signal = 💬 { $name } : { $signal }

the-game-stakes = { $count ->
    [one] Il reste { $count } carte à poser.
   *[other] Il reste { $count } cartes sur 98 à poser.
}
the-game-over = La partie est finie.
the-game-look-at-hand = Personne n’a encore commencé. Regardez vos cartes, parlez sans nombres, et décidez qui commence.
the-game-other-turn = { $turns ->
    [0] C’est à { $name } de jouer.
    [1] C’est à { $name } de jouer. Ensuite, c’est à toi.
   *[other] C’est à { $name } de jouer. Ce sera à toi dans { $turns } tours.
}
the-game-own-turn = **À toi.** Pose encore au moins { $owed ->
    [one] { $owed } carte :
   *[other] { $owed } cartes :
}
the-game-own-turn-paid = **À toi.** C’est assez de cartes : continue, ou termine ton tour.
the-game-hand-empty = Ta main est vide. Bien joué !
the-game-choose-pile = Quelle pile pour le **{ $card }** ?
the-game-fits-nowhere = Le **{ $card }** ne va sur aucune pile pour l’instant. Choisis une autre carte.
the-game-ends-match = ⚠️ Si tu poses le **{ $card }** sur la pile { $pile }, tu ne pourras pas finir ton tour, et la partie sera perdue. On y va quand même ?
the-game-jumps = ⚠️ Le **{ $card }** sur la pile { $pile } saute de { $gap } ; { $other_gap ->
    [-10] le **{ $other }** sur la pile { $other_pile } est le saut arrière
   *[other] le **{ $other }** sur la pile { $other_pile }, de { $other_gap } seulement
}. Poser quand même ?
the-game-signals = Dis quelque chose aux autres à propos d’une pile, sans nombre. Un second appui le retire.

the-game-beaten = 🏆 **Les 98 cartes sont posées. Vous avez battu The Game !**
the-game-beaten-alone = 🏆 **Les 98 cartes sont posées. Tu as battu The Game en solo !**
the-game-excellent = { $count ->
    [one] 🌟 **{ $count } carte restante : excellent !**
   *[other] 🌟 **{ $count } cartes restantes : excellent !**
}
the-game-left = **{ $count } cartes restantes.**
the-game-close = { $missing ->
    [one] **{ $count } cartes restantes.** Une de moins, et c’était excellent.
   *[other] **{ $count } cartes restantes.** { $missing } de moins, et c’était excellent.
}
the-game-par = { $left ->
    [0] 🎯 Le repère de cette donne est { $par } ; ici, il n’en reste aucune.
   *[other] 🎯 Le repère de cette donne est { $par } ; ici, il en reste { $left }.
}
the-game-par-way = 🎯 Le repère de cette donne est { $par } ; ici, il en reste { $left }. Cartes sur table, il y a moyen de toutes les poser.
the-game-duty-not-met = Il manquait encore { $owed ->
    [one] { $owed } carte à { $name }, mais aucune n’était jouable.
   *[other] { $owed } cartes à { $name }, mais trop peu étaient jouables.
}

signal-leave-it-to-me = Laissez-la-moi
signal-small-steps-only = Petits pas seulement
signal-can-turn-back = Je peux revenir en arrière

button-begin = Je commence
button-end-turn = Terminer le tour
button-signals = Signaux
button-lay = Pile { $pile } { $arrow } sur { $top }, écart { $gap }
button-lay-trick = Pile { $pile } { $arrow } sur { $top }, ↩ saut arrière
button-lay-anyway = Poser quand même
button-lay-instead = Poser { $card } sur la pile { $pile }
button-move = ↔ Déplacer { $card } sur la pile { $pile } { $arrow }
button-card-trick = { $card } ↩

event-card-played = { $name } : { $card } sur la pile { $pile }, écart { $gap }
event-card-played-trick = { $name } : { $card } sur la pile { $pile }, ↩ saut arrière !
event-had-to = { $move }. « Pas le choix. »
event-card-moved = { $name } déplace le { $card } de la pile { $former } à la pile { $pile }
event-cards-drawn = { $name } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-seat-skipped = { $name } n’a plus de cartes et passe son tour

choice-card = { $card }, va sur la pile { $piles }
choice-card-nowhere = { $card }, ne va sur aucune pile pour l’instant
choice-pile = Pile { $pile } { $arrow } sur { $top }, écart { $gap }
choice-pile-trick = Pile { $pile } { $arrow } sur { $top }, saut arrière
choice-pile-plain = Pile { $pile } { $arrow } sur { $top }

rule-not-your-turn = Pas encore : c’est à { $name } de jouer.
rule-nobody-began = D’abord, appuie sur **Je commence**, ou tape `/begin` : personne n’a encore commencé.
rule-already-begun = La partie est en cours : c’est à { $name } de jouer.
rule-card-not-held = Tu n’as pas le { $card } en main. `/hand` montre tes cartes.
rule-unknown-pile = Il n’y a pas de pile { $pile }. Les piles 1 et 2 montent, les piles 3 et 4 descendent.
rule-card-does-not-fit = Le { $card } ne va pas sur la pile { $pile } : { $top } est au-dessus. { $fits ->
    [none] Cette carte ne va sur aucune pile pour l’instant, choisis-en donc une autre.
   *[other] Cette carte va sur la pile { $fits }.
}
rule-nothing-to-move = Cette carte reste où elle est : on ne déplace que celle qu’on vient de poser, une fois par tour, tant que rien d’autre ne s’est passé.
rule-duty-unpaid = Pose encore au moins { $owed ->
    [one] { $owed } carte avant de terminer ton tour.
   *[other] { $owed } cartes avant de terminer ton tour.
}
rule-signal-already-there = Tu as déjà donné ce signal sur la pile { $pile }.
rule-nobody-to-signal = Tu joues en solo, personne n’est là pour voir un signal.
rule-no-signal-there = Tu n’as pas de signal à retirer sur la pile { $pile }.

option-minimum = The Game : cartes à poser par tour, 3 en mode Expert
option-smaller-hands = The Game : une carte de moins dans chaque main
command-begin = Dire « Je commence »
command-done = Terminer ton tour et piocher
command-signal = Donner un signal sur une pile, ou le retirer
option-signal-pile = La pile : 1 et 2 montent, 3 et 4 descendent
option-kind = Ce que tu veux dire sur la pile

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] va
   *[other] vont
} sur la pile { $pile })
the-game-moment-tricks = 🔥 **{ $count } sauts arrière d’affilée !**
the-game-moment-last = { $left ->
    [one] 🏁 **La toute dernière carte !**
   *[other] 🏁 **Plus que { $left } cartes !**
}
the-game-highlight-tricks = ✨ Le plus beau moment : **{ $count } sauts arrière d’affilée** ({ $names }).
the-game-highlight-rescue = ✨ Le sauvetage : les piles étaient presque pleines, et **{ $count } cartes** y ont encore trouvé place.
the-game-highlight-jump = ↕️ C’est là que tout a basculé : avec le { $card }, la pile { $pile } a fait **un bond de { $gap }**.

# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**Posez ensemble les 98 cartes, de 2 à 99, sur quatre piles.** D’une à cinq personnes, en une seule équipe.

    { "" }**Mains :** 8 cartes en solo, 7 par personne à deux, 6 par personne de trois à cinq. Pour une partie plus difficile, prenez une carte de moins par personne. Le reste forme la pioche.

    { "" }**Piles :** la 1 et la 2 **montent** à partir de 1 : chaque carte doit être plus haute que celle du dessous. La 3 et la 4 **descendent** à partir de 100 : chaque carte doit être plus basse. Les écarts peuvent être de toute taille ; les petits valent mieux.

    { "" }**Le saut arrière :** une carte exactement 10 plus basse peut aller sur une pile montante, une carte exactement 10 plus haute sur une pile descendante. Aussi souvent que vous voulez.

    { "" }**Le début :** regardez vos cartes, parlez, et mettez-vous d’accord sur qui commence. Ensuite, le tour passe autour de la table.

    { "" }**Ton tour :** pose au moins deux cartes (trois en mode Expert), l’une après l’autre, sur les piles de ton choix. Quand la pioche est vide, une suffit. Tu peux toujours en poser plus. Termine ton tour, et tu pioches autant de cartes que tu en as posé, tant qu’il y en a. Si tu n’as plus de carte et que la pioche est vide, on passe ton tour.

    { "" }**Parler :** dites tout, sauf des nombres, sous quelque forme que ce soit. « Laissez-moi la pile 2 » est permis ; « j’ai un trente et quelques » ne l’est pas.

    { "" }**Les signaux** le disent sans un mot : Laissez-la-moi, Petits pas seulement, Je peux revenir en arrière. Un signal reste sur sa pile jusqu’à ce que tu y poses une carte ou que tu le retires.

    { "" }**Gagné :** les 98 cartes sont posées. **Fini :** la personne dont c’est le tour ne peut pas poser assez de cartes. On compte alors ce qui reste dans les mains et la pioche : moins de dix, c’est excellent.

the-game-rules-picture = Une pile montante à partir de 1 : 4, 13, 27, puis 10 en arrière jusqu’à 17, puis 20. Une pile descendante à partir de 100 : 94, 81, 60, puis 10 en arrière jusqu’à 70, puis 66.

# /game tutorial: The Game

tutorial-the-game-lay = Poser le { $card } sur la pile { $pile }
tutorial-the-game-begin = Kim et toi avez regardé vos sept cartes et vous êtes d’accord : c’est toi qui commences.
tutorial-the-game-rise = La pile { $pile } monte à partir de { $top }, et le { $card } ne laisse qu’un petit écart : pose-le.
tutorial-the-game-fall = La pile { $pile } descend à partir de { $top }, ton { $card } y a donc sa place.
tutorial-the-game-end = Deux cartes suffisent pour un tour : termine-le, et tu en pioches deux nouvelles.
tutorial-the-game-signal = Kim a dû sauter jusqu’au { $top } sur la pile { $pile }, mais tu viens de piocher le { $card }, exactement 10 de moins : dis-le à Kim par un signal, car on ne dit jamais de nombre.
tutorial-the-game-trick = Kim a vu ton signal et t’a laissé la pile { $pile }. Pose maintenant le { $card }, exactement 10 de moins : c’est le saut arrière !
tutorial-the-game-again = Le saut a fait regagner dix rangs, et ton { $card } peut de nouveau se poser, sur le { $top }.
tutorial-the-game-finish = C’était ta deuxième carte, termine donc ton tour.
tutorial-the-game-done = Et ainsi de suite, tour après tour, jusqu’à ce que les 98 cartes soient posées ou que quelqu’un ne puisse pas en poser assez.

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pile { $pile } · { $name } : { $signal }
the-game-hand-in-words = Tes cartes : { $cards }
the-game-card-in-words = { $card } (pile { $pile }, { $gap ->
    [-10] saut arrière
   *[other] écart { $gap }
})
the-game-pile-in-words = Pile { $pile }, { $way ->
    [up] montante
   *[down] descendante
}, sur { $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [one] restante
   *[other] restantes
}
picture-turns = tours
picture-tricks = { $count ->
    [one] saut arrière
   *[other] sauts arrière
}
picture-chain = plus longue série

# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] les 98 cartes posées
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
the-game-fewer-than-before = { $count ->
    [one] { $count } carte de moins que la dernière fois
   *[other] { $count } cartes de moins que la dernière fois
}
the-game-more-than-before = { $count ->
    [one] { $count } carte de plus que la dernière fois
   *[other] { $count } cartes de plus que la dernière fois
}
the-game-same-as-before = autant de cartes restantes que la dernière fois
the-game-scale = cartes restantes (moins, c’est mieux)

counter-tricks = ↩ { $count ->
    [one] { $count } saut arrière
   *[other] { $count } sauts arrière
}

achievement-the-game-ten-tricks = Dix sauts
achievement-the-game-ten-tricks-how = Dix sauts arrière dans une même partie.
achievement-the-game-comeback = Remontée
achievement-the-game-comeback-how = Une victoire, alors qu’à un moment les piles n’avaient plus assez de place pour les cartes restantes.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] { $count } carte posée avec des piles déjà presque pleines
   *[other] { $count } cartes posées avec des piles déjà presque pleines
}

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
