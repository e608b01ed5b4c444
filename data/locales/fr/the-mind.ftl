# The Mind

game-the-mind = The Mind
pitch-the-mind = Jouez vos cartes dans l’ordre croissant, sans un mot : sentez le moment.
lobby-picture-the-mind = Des cartes dans l’ordre croissant de 4 à 97, trois vies et une étoile.
menu-blind-mistakes = Niveaux à l’aveugle
menu-blind-mistakes-value = { $value ->
    [each] À l’aveugle : une vie par erreur
   *[level] À l’aveugle : une vie au plus
}
menu-start-level = Premier niveau
menu-start-level-value = { $value ->
    [1] Commencer au début
   *[other] Commencer au niveau { $value }
}
the-mind-start-level = à partir du niveau { $level }
the-mind-blind-each = à l’aveugle : chaque erreur coûte une vie

the-mind-level = Niveau { $level } sur { $last }
the-mind-blind-level = 🙈 Niveau { $level } sur { $last }, à l’aveugle
the-mind-lives = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
}
the-mind-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
the-mind-pile-empty = La pile est vide.
the-mind-pile = Pile : { $cards } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, la dernière par { $name })
the-mind-last-pile = La pile du niveau { $level } : { $cards }
the-mind-last-blind-pile = La pile du niveau { $level } à l’aveugle : { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **Trop tôt : { $name } a joué le { $card }.** Mis de côté : { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Concentration.** Appuie sur **Main posée** pour poser ta main sur la table. Quand toutes les mains y sont, le décompte part et vous jouez.
the-mind-concentrate = ✋ **Concentration.** Main posée : { $ready }. On attend : **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Levez la main, mais ne jouez pas encore.
the-mind-countdown-brief = ## { $count }…
the-mind-play = ▶️ **C’est parti !** Joue ta carte la plus basse quand le moment te semble venu. Pas un mot !
the-mind-play-brief = ▶️ **C’est parti !**
the-mind-play-empty = 🤫 **Pas un mot !** Les autres continuent.
the-mind-play-blind = ▶️ **À l’aveugle !** Les cartes se jouent face cachée ; la pile est retournée à la fin du niveau. Pas un mot !
the-mind-play-blind-brief = ▶️ **À l’aveugle !**
the-mind-star-proposed = ⭐ **{ $name } propose une étoile :** chaque personne défausse sa carte la plus basse, face visible. On attend : **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] Les { $level } niveaux sont réussis
   *[other] Tous les niveaux à partir du { $start } sont réussis
}. Vous avez gagné !** Continuer à l’aveugle avec les vies et les étoiles qui restent, ou en rester là ?
the-mind-blind-proposed = 🙈 { $count ->
    [one] **{ $names }** veut continuer à l’aveugle.
   *[other] **{ $names }** veulent continuer à l’aveugle.
} On attend : **{ $missing }**. Si quelqu’un préfère en rester là, la partie s’arrête ici.
the-mind-finish-proposed = 🏁 { $count ->
    [one] **{ $names }** veut en rester là.
   *[other] **{ $names }** veulent en rester là.
} La partie se termine dans une minute, sauf si quelqu’un veut continuer à l’aveugle.
the-mind-over = La partie est finie.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = À l’écart, face cachée, dans ce niveau : { $count }
the-mind-discarded = Défaussées pour des étoiles : { $cards }
the-mind-your-cards = Tes cartes : { $cards }
the-mind-own-aside = Tes cartes à l’écart, que personne d’autre ne connaît : { $cards }
the-mind-hand-empty = Tu n’as plus de cartes dans ce niveau.
the-mind-sure-refuse = ⚠️ Cela termine la partie pour toute la table, avec les niveaux réussis. On s’arrête là ?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Tous les niveaux réussis
   *[other] Tous les niveaux réussis à partir du { $start }
}, et tous à l’aveugle aussi. Vous ne faites plus qu’un.**
the-mind-finished = 🏆 **{ $start ->
    [1] Tous les niveaux réussis. Vous avez battu The Mind !
   *[other] Tous les niveaux réussis à partir du { $start } !
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] Vous avez réussi tous les niveaux et battu The Mind !
   *[other] Tous les niveaux réussis à partir du { $start } !
}** La dernière vie ne s’est perdue qu’au niveau { $level } à l’aveugle.
the-mind-game-lost = **Le niveau { $level } vous a coûté votre dernière vie.**
the-mind-result = Niveaux réussis : { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · à l’aveugle : { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

button-ready = ✋ Main posée
button-is-ready = ✋ Ta main est posée
button-play-lowest = Jouer ma plus basse
button-play-card = Jouer le { $card }
button-stop = Stop
button-star = ⭐ Proposer une étoile
button-agree = ⭐ D’accord
button-decline = Refuser
button-take-star-back = Retirer l’étoile
button-go-blind = 🙈 Continuer à l’aveugle
button-finish = En rester là
button-finish-sure = Terminer la partie

event-mind-played = { $name } : { $card }
event-mind-mistake = 💥 Trop tôt : { $name } a joué le { $card } ; { $count ->
    [one] { $count } carte plus basse part à l’écart
   *[other] { $count } cartes plus basses partent à l’écart
}
event-mind-life-lost = { $lives ->
    [0] 💔 La dernière vie est perdue
   *[other] 💔 { $count ->
        [one] { $count } vie perdue, il en reste { $lives }
       *[other] { $count } vies perdues, il en reste { $lives }
    }
}
event-mind-star-proposed = ⭐ { $name } propose une étoile
event-mind-star-declined = ⭐ { $name } refuse ; l’étoile reste
event-mind-star-lapsed = ⭐ Le jeu a repris avant que tout le monde accepte l’étoile proposée par { $name } ; elle reste
event-mind-star-used = ⭐ Étoile utilisée : { $cards }
event-mind-stopped = ✋ Stop : tout le monde pose à nouveau la main
event-mind-turned-over = 👀 La pile cachée est retournée : { $count ->
    [0] aucune erreur !
    [one] { $count } erreur
   *[other] { $count } erreurs
}
event-mind-level-passed = ✅ Niveau { $level } réussi
event-mind-reward-gained = { $reward ->
    [life] 🎁 Vous gagnez une vie
   *[star] 🎁 Vous gagnez une étoile
}
event-mind-reward-lost = { $reward ->
    [life] 🎁 Vous avez déjà toutes les vies possibles, vous n’en gagnez donc pas
   *[star] 🎁 Vous avez déjà toutes les étoiles possibles, vous n’en gagnez donc pas
}
event-mind-level-dealt = 🂠 Le niveau { $level } est distribué
event-mind-blind-proposed = 🙈 { $name } veut continuer à l’aveugle
event-mind-went-blind = 🙈 On continue à l’aveugle
event-mind-finish-proposed = 🏁 { $name } veut en rester là

choice-lowest = { $card }, ta carte la plus basse
choice-star-yes = Oui : proposer une étoile, ou accepter celle qui est proposée
choice-star-no = Non : refuser, ou retirer ta proposition
choice-blind-on = Continuer à l’aveugle
choice-blind-finish = En rester aux niveaux réussis

command-settings-table = Ce que les tables montrent sur ce serveur
option-show-hand-counts = The Mind : si la table dit combien de cartes il y a dans chaque main
settings-table = { $counts ->
    [yes] À The Mind, la table **dit combien de cartes il y a dans chaque main**.
   *[no] À The Mind, la table **ne dit pas combien de cartes il y a dans chaque main**.
} Un changement se voit au coup suivant.

rule-level-too-high = Avec ce nombre de personnes, le niveau { $last } est le dernier, vous ne pouvez donc pas commencer au niveau { $level }. Choisis-en un plus bas.
rule-concentrate-first = Pas encore : tout le monde pose d’abord la main, rien n’a donc été joué. On attend : { $names }.
rule-already-ready = Ta main est déjà sur la table. Aux autres, maintenant.
rule-already-playing = Toutes les mains sont posées, et le niveau est déjà en cours.
rule-already-stopped = Le niveau est déjà arrêté. Appuie sur **Main posée** quand tu veux reprendre.
rule-hand-empty = Tu n’as plus de cartes dans ce niveau. Les autres le finiront.
rule-not-your-lowest = Ta carte la plus basse est le { $lowest }, pas le { $card }. Rien n’a été joué.
rule-star-is-proposed = { $name } propose une étoile. Accepte ou refuse d’abord ; rien n’a été joué.
rule-no-star-left = Vous n’avez plus d’étoiles.
rule-no-star-proposed = Personne ne propose d’étoile en ce moment.
rule-already-agreed = Tu as déjà accepté. Aux autres, maintenant.
rule-no-cards-at-stake = Tu n’as plus de cartes, ton accord est donc acquis. Les autres décident.
rule-no-level-runs = Tous les niveaux sont réussis. Continuez à l’aveugle ou restez-en là : `/blind` fait les deux.
rule-already-finishing = Tu l’as déjà dit. La partie se termine d’ici une minute, sauf si quelqu’un veut continuer à l’aveugle.
rule-nobody-finishes = Personne ne veut en rester là pour l’instant.
rule-levels-remain = Pas encore : les niveaux à l’aveugle viennent après le dernier niveau.

option-blind-mistakes = The Mind : ce que coûtent les erreurs d’un niveau à l’aveugle
option-blind-mistakes-level = une vie par niveau
option-blind-mistakes-each = une vie par erreur
option-start-level = The Mind : le niveau où commencer
command-ready = Poser ta main sur la table ; le niveau commence quand tout le monde l’a fait
command-stop = Arrêter le niveau ; tout le monde se concentre à nouveau
command-star = Proposer une étoile, l’accepter ou la refuser
command-blind = Après le dernier niveau : continuer à l’aveugle, ou en rester là
option-star = Oui, sauf si tu choisis autre chose
option-blind = Continuer, sauf si tu choisis autre chose

the-mind-moment-passed = 🎉 **Niveau { $level } réussi !**
the-mind-moment-passed-blind = 🎉 **Niveau { $level } à l’aveugle réussi !**
the-mind-missing = { $count ->
    [0] C’était juste une erreur de trop, sur les toutes dernières cartes du niveau.
    [one] Encore { $count } carte, et le niveau { $level } était réussi.
   *[other] Encore { $count } cartes, et le niveau { $level } était réussi.
}
the-mind-highlight-rescue = { $count ->
    [one] ✨ Le plus beau moment : **un niveau réussi** avec la dernière vie.
   *[other] ✨ Le plus beau moment : **{ $count } niveaux réussis** avec la dernière vie.
}
the-mind-count = ⏱️ Le rythme : { $seconds } s par nombre. Au plus juste : { $low } → { $high }, à { $apart } s d’écart ({ $first }, { $second }).

# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Jouez ensemble toutes les cartes, de la plus basse à la plus haute, sur une seule pile. Sans un mot.** De deux à quatre personnes, en une seule équipe.

    { "" }**Niveaux :** au niveau 1, chaque personne a une carte de 1 à 100, au niveau 2 deux, et ainsi de suite. Les 100 cartes sont mélangées à nouveau avant chaque niveau.
    - À deux : 12 niveaux, 2 vies, 1 étoile
    - À trois : 10 niveaux, 3 vies, 1 étoile
    - À quatre : 8 niveaux, 4 vies, 1 étoile

    { "" }**Main posée :** avant chaque niveau, tout le monde pose une main sur la table. Quand toutes y sont, on compte 3, 2, 1 et le jeu commence.

    { "" }**Jouer :** il n’y a pas de tours. Quand tu sens que c’est le moment, joue ta carte **la plus basse**. On peut dire **Stop** à tout moment ; tout le monde pose alors à nouveau la main.

    { "" }**Une erreur :** une carte a été jouée alors que quelqu’un d’autre en avait une plus basse. Cela coûte une vie. Toutes les cartes plus basses partent à l’écart, face cachée, tout le monde pose la main, et le niveau continue.

    { "" }**Une étoile :** on peut en proposer une à tout moment d’un niveau. Si tout le monde est d’accord, l’étoile est utilisée et chaque personne défausse sa carte la plus basse, face visible. Puis tout le monde pose à nouveau la main.

    { "" }**Les niveaux rapportent** une étoile après le 2, le 5 et le 8, et une vie après le 3, le 6 et le 9 ; au plus trois étoiles et cinq vies.

    { "" }**Parler :** pendant un niveau, ne révélez rien de vos cartes, même par un geste ; il n’y a pas de signaux ici. Entre les niveaux et quand le jeu est arrêté, parlez comme vous voulez. Ne dites jamais de nombre.

    { "" }**Gagné :** tous les niveaux sont réussis. **Perdu :** la dernière vie est perdue.

    { "" }**À l’aveugle :** après le dernier niveau, vous pouvez continuer si tout le monde est d’accord : au niveau 1, avec les vies et les étoiles qui restent, et les cartes face cachée. La pile est retournée à la fin de chaque niveau, et une erreur dans la pile coûte une vie.

the-mind-rules-picture = Une pile, jouée par trois personnes : 6, 22, 23, 41, 90. À côté, trois vies et une étoile.

# /game tutorial: The Mind

tutorial-the-mind-pause = Attendre…
tutorial-the-mind-ready = Ici, pas de tours et pas un mot : Kim et toi avez trois cartes en main, alors respire et pose ta main sur la table.
tutorial-the-mind-play = La carte la plus basse de toutes vient en premier, et ton { $card } est bas : joue-le maintenant.
tutorial-the-mind-wait = Ta prochaine carte est le { $card }, encore assez loin : laisse donc passer un peu de temps.
tutorial-the-mind-risk = Kim a joué le { $top }, et le moment semble venu : joue le { $card }.
tutorial-the-mind-mistake = Trop tôt : Kim avait encore le { $card }, qui part donc à l’écart, une vie est perdue, et vous vous préparez à nouveau.
tutorial-the-mind-star = Du { $top } à ton { $card }, il y a loin, et la carte de Kim est peut-être proche de la tienne : propose une étoile, et Kim accepte.
tutorial-the-mind-done = L’étoile a pris la carte la plus basse de chaque main, 69 et 71, ce qui a terminé le niveau. Le niveau 3 rapporte une vie, et le niveau 4 est distribué.

# Words that stand in the pictures of The Mind

picture-level = Niveau
picture-blind-level = À l’aveugle
picture-levels-passed = { $count ->
    [one] niveau réussi
   *[other] niveaux réussis
}
picture-all-passed = Tous les niveaux !
picture-mistakes = { $count ->
    [one] erreur
   *[other] erreurs
}
picture-lives = { $count ->
    [one] vie restante
   *[other] vies restantes
}
picture-stars-used = { $count ->
    [one] étoile utilisée
   *[other] étoiles utilisées
}
picture-aside = à l’écart
picture-open-for-star = pour l’étoile
picture-choosing = On continue à l’aveugle ?

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] aucun niveau réussi
    [one] { $passed } niveau réussi
   *[other] { $passed } niveaux réussis
}{ $blind ->
    [0] {""}
   *[other] {""} et { $blind } à l’aveugle
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = { $count ->
    [one] { $count } niveau plus loin que la dernière fois
   *[other] { $count } niveaux plus loin que la dernière fois
}
the-mind-short-of-before = { $count ->
    [one] { $count } niveau de moins que la dernière fois
   *[other] { $count } niveaux de moins que la dernière fois
}
the-mind-same-level-more-lives = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } vie de plus
   *[other] { $count } vies de plus
}
the-mind-same-level-fewer-lives = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } vie de moins
   *[other] { $count } vies de moins
}
the-mind-same-level-more-stars = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } étoile de plus
   *[other] { $count } étoiles de plus
}
the-mind-same-level-fewer-stars = aussi loin que la dernière fois, avec { $count ->
    [one] { $count } étoile de moins
   *[other] { $count } étoiles de moins
}
the-mind-same-as-before = exactement aussi loin que la dernière fois
the-mind-scale = niveaux réussis (plus, c’est mieux)

counter-mistakes = 💥 { $count ->
    [one] { $count } carte trop tôt
   *[other] { $count } cartes trop tôt
}
counter-lives = 💔 { $count ->
    [one] { $count } vie perdue ensemble
   *[other] { $count } vies perdues ensemble
}
counter-stars = ⭐ { $count ->
    [one] { $count } étoile utilisée ensemble
   *[other] { $count } étoiles utilisées ensemble
}

achievement-the-mind-blind-level-3 = Niveau 3 à l’aveugle
achievement-the-mind-blind-level-3-how = Le troisième niveau atteint avec la pile face cachée.
achievement-the-mind-comeback = Remontée
achievement-the-mind-comeback-how = Tous les niveaux réussis, alors qu’à un moment il ne vous restait plus qu’une seule vie.
the-mind-progress = niveau { $level } sur { $last }{ $blind ->
    [yes] {""}, à l’aveugle
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] { $count } niveau avec la dernière vie
   *[other] { $count } niveaux avec la dernière vie
}

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } pose la main
replay-star-agreed = ⭐ { $name } accepte
replay-blind-agreed = 🙈 { $name } suit
replay-finished = 🏁 { $name } veut en rester là
replay-play-began = { $blind ->
    [yes] ▶️ Le niveau { $level } à l’aveugle est en cours
   *[no] ▶️ Le niveau { $level } est en cours
}
replay-played-blind = { $name } : { $card }, face cachée
replay-cards-set-aside = { $name } met à l’écart { $cards }
replay-cards-set-aside-hidden = { $name } met à l’écart { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
replay-mind-all-levels-passed = 🏆 Le dernier niveau est réussi
replay-mind-game-beaten = 🏆 Le dernier niveau à l’aveugle est réussi aussi
replay-mind-game-lost = La dernière vie est perdue

replay-pile = Pile : { $cards }
replay-set-aside = À l’écart : { $cards }
replay-star-proposed = ⭐ { $name } propose une étoile. D’accord : { $agreed }
replay-concentrating = ✋ Tout le monde se concentre. Main posée : { $ready }
replay-concentrating-all = ✋ Tout le monde se concentre.
replay-playing = ▶️ Le niveau est en cours.

turning-game-beaten = 🏆 le dernier niveau à l’aveugle est réussi
turning-game-lost = 💔 la dernière vie
turning-finished = 🏁 la fin
turning-all-levels-passed = 🏆 le dernier niveau est réussi
turning-mistake = 💥 { $card } trop tôt : { $count ->
    [one] { $count } carte était plus basse
   *[other] { $count } cartes étaient plus basses
}
turning-turned-over = 👀 niveau { $level } à l’aveugle : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
turning-star = ⭐ une étoile
turning-level-passed = ✅ niveau { $level } réussi
turning-blind-level-passed = 🙈 niveau { $level } à l’aveugle réussi

# La régularité de l’équipe

button-replay-tempo = ⏱️ Le rythme
button-replay-tempo-share = Partager le rythme
tempo-title = ### ⏱️ Le rythme de l’équipe
tempo-summary = En général, l’équipe attendait { $middle } s par nombre. La moitié des attentes : entre { $least } et { $most } s par nombre.
tempo-levels = Secondes par nombre, niveau par niveau : { $levels }
tempo-level = niveau { $level } : { $seconds }
tempo-alt = Un graphique de toutes les cartes qu’on a attendues, de la plus ancienne à la plus récente.
tempo-scale = Secondes par nombre
tempo-level-label = Niveau { $level }
tempo-mistake = Jouée trop tôt
tempo-closest = **De justesse :** des cartes de deux mains, l’une juste après l’autre
tempo-close = { $low } → { $high } · niveau { $level } · { $seconds } s d’écart · { $first }, { $second }
tempo-left-out = -# Sans les écarts d’un ou deux nombres, qui prennent le temps d’un clic, ni les niveaux à l’aveugle.
tempo-too-few = On a attendu trop peu de cartes dans cette partie pour parler du rythme de l’équipe.
