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
the-game-signals = Dis quelque chose aux autres à propos d’une pile, sans nombre.
the-game-signal-pile = Quelle pile ?
the-game-signal-kind = Que veux-tu dire ?

the-game-beaten = 🏆 **Les 98 cartes sont posées. Vous avez battu The Game !**
the-game-beaten-alone = 🏆 **Les 98 cartes sont posées. Tu as battu The Game en solo !**
the-game-excellent = { $count ->
    [one] 🌟 **{ $count } carte restante : excellent !**
   *[other] 🌟 **{ $count } cartes restantes : excellent !**
}
the-game-left = **{ $count } cartes restantes.**
the-game-par = { $left ->
    [0] 🎯 Le repère de cette donne est { $par } ; ici, il n’en reste aucune.
   *[other] 🎯 Le repère de cette donne est { $par } ; ici, il en reste { $left }.
}
the-game-par-way = 🎯 Le repère de cette donne est { $par } ; ici, il en reste { $left }. Cartes sur table, il y a moyen de toutes les poser.
the-game-duty-not-met = { $owed ->
    [one] Il manquait encore { $owed } carte à { $name }, et { $held ->
        [one] la dernière n’allait pas.
       *[other] aucune des { $held } en main n’allait.
    }
   *[other] Il manquait encore { $owed } cartes à { $name }, et sa main ({ $held }) ne permettait pas d’en poser { $owed }.
}

signal-leave-it-to-me = Laissez-la-moi
signal-small-steps-only = Petits pas seulement
signal-can-turn-back = Je peux revenir en arrière

button-begin = Je commence
button-end-turn = Terminer le tour
button-signals = Signaux
button-give-signal = Le dire
button-take-back-signal = Le retirer
button-lay = Pile { $pile } { $arrow } sur { $top }, écart { $gap }
button-lay-trick = Pile { $pile } { $arrow } sur { $top }, saut arrière
button-lay-anyway = Poser quand même
button-card-trick = { $card } ↩

event-card-played = { $name } : { $card } sur la pile { $pile }, écart { $gap }
event-card-played-trick = { $name } : { $card } sur la pile { $pile }, ↩ saut arrière !
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
