# ito

game-ito = ito
pitch-ito = Dites votre nombre sans le dire : avec une chose du thème. Puis mettez les cartes dans l’ordre.
menu-mode = Façon de jouer
menu-mode-value = { $value ->
    [row] Rangées : une carte chacun, face cachée
    [row-of-two] Rangées : deux cartes chacun, face cachée
   *[stages] Trois étapes avec trois vies
}
option-mode = ito : trois étapes avec des vies, ou des rangées
option-mode-stages = trois étapes avec trois vies
option-mode-row = des rangées d’une carte chacun
option-mode-row-of-two = des rangées de deux cartes chacun
ito-mode = { $value ->
    [row] rangées, une carte chacun
    [row-of-two] rangées, deux cartes chacun
   *[stages] trois étapes
}

ito-stage = Étape { $stage } sur { $last }
ito-lives = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
}
ito-row = Rangée { $row }
ito-won = { $count ->
    [0] aucune réussie
    [one] { $count } réussie
   *[other] { $count } réussies
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 La table joue son propre thème.
ito-yardstick = 📏 Le repère : { $card } { $line }

ito-choose = 🧵 **Quel thème ?**
ito-choose-own = 🧵 **Quel thème ?** L’hôte en écrit un.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Votez. Le thème est choisi quand tout le monde a voté, ou après une minute de calme.
ito-describing = ✏️ **Écris une phrase pour chacune de tes cartes :** une chose du thème aussi haute que ton nombre. Jamais le nombre lui-même !
ito-written = ✅ **Ce que tu as écrit est sur la table.** On attend **{ $names }**.
ito-playing = ▶️ **Parlez, puis jouez :** la plus basse de toutes les cartes est la suivante.
ito-mistake-shown = ✋ Regardez cette erreur … { $count }
ito-laying = ✏️ **Écris une phrase et pose ta carte dans la rangée**, face cachée, là où tu la crois à sa place.
ito-laying-written = 🃏 **Pose ta carte dans la rangée**, face cachée, là où tu la crois à sa place.
ito-laid = ✅ **Ta carte est dans la rangée.** Tu peux encore la déplacer. On attend **{ $names }**.
ito-agreeing = 💬 **Discutez, déplacez vos propres cartes, et dites d’accord.**
ito-still-waiting = On attend **{ $names }**.
ito-agreeing-yourself = 🤝 **Cette rangée te va.** On attend **{ $names }**.
ito-spoiled = 🗣️ Un nombre a été dit : cette rangée ne peut plus être gagnée.
ito-over = La partie est finie.
ito-out-of-round = Tes cartes sont à l’écart. Tu rejoues à la prochaine manche.

ito-in-row = **La rangée, la plus basse d’abord :**
ito-pile = Jouées : { $cards }
ito-asked = 🙏 À déplacer : { $moves }
ito-agreed = 🤝 D’accord : { $names }
ito-more = { $count ->
    [one] { $count } autre carte
   *[other] { $count } autres cartes
}
ito-mistake = 💥 **{ $name } a joué trop tôt :** { $card }. Plus bas et encore en main : { $lower }. { $hearts }
ito-last-stage = Étape { $stage } : { $cards }
ito-passed-over = Oubliées en route : { $cards }
ito-last-row = **Rangée { $row } :** { $run } sur { $cards } dans l’ordre
ito-first-wrong = 💥 Le premier faux pas : { $first } avant { $second }.
ito-said = { $card } « { $line } »
ito-revealing = 👀 **On retourne la rangée { $row } …**
ito-hand-revealing = 👀 On retourne la rangée. Regarde la table !
ito-your-cards = Tes cartes : { $cards }
ito-hand-empty = Tu n’as plus de cartes dans cette étape.

button-ito-vote = Thème { $letter }
button-ito-others = 🎲 Deux autres
button-ito-own-theme = ✍️ Notre propre thème
button-ito-write = ✏️ Écrire
button-ito-write-again = ✏️ Réécrire
button-ito-without = Jouer sans phrase
button-ito-yardstick = 📏 Décrire le repère
button-ito-lay = Poser le { $card }
button-ito-left = ◀ { $card } plus bas
button-ito-right = { $card } plus haut ▶
button-ito-agree = 🤝 D’accord
button-ito-take-back = Finalement non
button-ito-turn-over = 👀 Retourner
button-ito-go-on = ⏭️ Continuer sans attendre
menu-ito-lay = Poser le { $card } …
menu-ito-move = Déplacer le { $card } …
menu-ito-place = { $side ->
    [low] tout en bas, avant { $high }
    [high] tout en haut, après { $low }
   *[between] entre { $low } et { $high }
}
menu-ito-ask = Demande à un compagnon de déplacer sa carte…
menu-ito-ask-value = { $way ->
    [higher] { $name } : plus haut ▶
   *[lower] ◀ { $name } : plus bas
}
choice-ito-card = { $card }, de ta main

ito-form-lines = Tes phrases
ito-form-card = Pour ton { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Pour le repère, { $card }
ito-form-own-theme = Notre propre thème
ito-form-low = Qu’est-ce qui vaut 1 ?
ito-form-high = Qu’est-ce qui vaut 100 ?

ito-line-unfit = Il n’y avait rien à lire dans cette phrase. Écris une chose du thème.
ito-line-too-long = Cette phrase est trop longue pour la table : { $most } caractères au plus, et les signes comme `*` ou `_` comptent double.
ito-link-refused = Pas de liens à la table, s’il te plaît. Écris une chose du thème.
ito-height-stated = « { $words } » dit à quelle hauteur est ta carte, et c’est aux autres de le trouver. Écris plutôt une chose du thème.
ito-host-only = C’est à { $name }, l’hôte, de le faire.
ito-moderators-only = Seuls { $name }, l’hôte, et les personnes qui peuvent « Gérer les messages » retirent une phrase.
ito-nothing-to-remove = Personne n’a encore rien écrit ici.
ito-remove-which = Quelle phrase retirer ? Elle n’est qu’à cette table, et ensuite nulle part.
menu-ito-remove = Choisis une phrase …
command-ito = Écrire une phrase, voter, accepter : tout ce que font les boutons de ta main
option-ito = Un des boutons de ta main
ito-no-such-choice = Ce n’est pas possible maintenant. Choisis dans la liste.
menu-remove-line = Retirer une phrase
reply-ito-removed = Retirée.
ito-too-soon = Laisse-leur un instant : dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, vous pourrez continuer sans attendre.

rule-no-theme-yet = D’abord, la table choisit un thème.
rule-theme-is-chosen = Le thème est déjà choisi.
rule-theme-not-offered = Ce thème n’est plus proposé. Regarde la table.
rule-already-voted = Tu votes déjà pour ce thème.
rule-no-other-themes = Il n’y a pas d’autres thèmes. Choisissez-en un, ou écrivez le vôtre.
rule-others-asked-often = Vous en avez déjà demandé d’autres { $most } fois. Choisissez-en un, ou écrivez le vôtre.
rule-stages-only = Cela n’existe que dans les étapes, pas dans les rangées.
rule-rows-only = Il n’y a pas de rangée dans les étapes : joue ta carte la plus basse.
rule-out-of-this-round = Tes cartes sont à l’écart. Tu rejoues à la prochaine manche.
rule-not-your-card = Tu n’as pas cette carte, ou plus maintenant.
rule-no-yardstick = Seule la dernière étape a un repère.
rule-lines-are-done = C’est déjà bon pour toi. Aux autres maintenant.
rule-play-has-begun = C’est bon pour tout le monde, les cartes se jouent déjà.
rule-lines-missing = Pas encore : d’abord, tout le monde écrit ses phrases. On attend { $names }.
rule-stage-hand-empty = Tu n’as plus de cartes dans cette étape. Les autres la terminent.
rule-no-such-place = La rangée a changé entre-temps. Choisis de nouveau la place.
rule-already-there = La carte est déjà là.
rule-row-incomplete = Pas encore : toutes les cartes doivent être dans la rangée. On attend { $names }.
rule-row-has-changed = Une carte a été déplacée. Regarde encore, puis dis d’accord.
rule-already-asked = Tu l'as déjà demandé.
rule-not-agreed = Tu n’as pas dit d’accord pour cette rangée.
rule-never-all-agreed = Pas encore : tout le monde doit avoir dit d’accord une fois. On attend { $names }.
rule-not-done-yourself = Les autres t’attendent.
rule-too-few-are-done = Pas encore : la plupart n’ont pas fini.
rule-already-going-on = Tu l’as déjà dit. Aux autres qui ont fini.
rule-nobody-is-waited-for = On n’attend personne.
rule-too-few-would-remain = Il faut au moins deux personnes pour continuer.
rule-already-aside = Ces cartes sont déjà à l’écart.
rule-never-left = Cette place reçoit des cartes de toute façon.
rule-already-spoiled = Un nombre a déjà été dit dans cette rangée.

ito-game-beaten = 🏆 **Les trois étapes sont passées !** { $lives ->
    [one] Il reste { $lives } vie.
   *[other] Il reste { $lives } vies.
}
ito-game-lost = **L’étape { $stage } vous a coûté la dernière vie.** { $in_order ->
    [0] Aucune carte n’y était à sa place.
    [one] { $in_order } carte y était à sa place.
   *[other] { $in_order } cartes y étaient à leur place.
}
ito-rows-beaten = 🏆 **Dix rangées d’affilée !** Il n’y a plus rien à retourner.
ito-row-not-rising = **{ $run } sur { $cards } dans l’ordre.** { $passed ->
    [0] Aucune rangée réussie cette fois.
    [one] { $passed } rangée réussie avant.
   *[other] { $passed } rangées réussies avant.
}
ito-row-spoiled = **La rangée était dans l’ordre, mais un nombre a été dit.** { $passed ->
    [0] Aucune rangée réussie cette fois.
    [one] { $passed } rangée réussie avant.
   *[other] { $passed } rangées réussies avant.
}
ito-stages-in-short = { $passed ->
    [0] aucune étape passée
    [one] { $passed } étape passée
   *[other] { $passed } étapes passées
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] aucune rangée réussie
    [one] { $passed } rangée réussie
   *[other] { $passed } rangées réussies
}, { $run } sur { $cards } dans l’ordre
ito-compared = { $way ->
    [more] { $count } de plus que la dernière fois
   *[fewer] { $count } de moins que la dernière fois
}
ito-same-as-before = aussi loin que la dernière fois
ito-scale = étapes ou rangées réussies (plus, c’est mieux)
ito-moment-stage = 🎉 **Étape { $number } passée !**
ito-moment-row = 🎉 **Rangée { $number } réussie !**
counter-rows = 🧵 { $count ->
    [one] { $count } rangée réussie ensemble
   *[other] { $count } rangées réussies ensemble
}
rescue-ito = { $count ->
    [one] une étape avec la dernière vie
   *[other] { $count } étapes avec la dernière vie
}

achievement-ito-close-neighbours = À un près
achievement-ito-close-neighbours-how = Une rangée réussie où les cartes de deux personnes n’avaient qu’un d’écart.
achievement-ito-two-each = Deux chacun
achievement-ito-two-each-how = Une rangée réussie avec deux cartes chacun.
achievement-ito-row-of-ten = Tous les dix
achievement-ito-row-of-ten-how = Une rangée réussie à dix.
achievement-ito-five-rows = Cinq d’affilée
achievement-ito-five-rows-how = Cinq rangées réussies de suite.
achievement-ito-ten-rows = Dix d’affilée
achievement-ito-ten-rows-how = Dix rangées réussies de suite. Il n’y en a pas d’autres.
achievement-ito-all-lives = Toutes les vies
achievement-ito-all-lives-how = Les trois étapes passées sans perdre une seule vie.
achievement-ito-comeback = Remontée
achievement-ito-comeback-how = Les trois étapes passées, alors qu’à un moment il ne vous restait plus qu’une seule vie.

event-ito-theme-voted = 🗳️ { $name } vote pour un thème
event-ito-others-offered = 🎲 Deux autres thèmes sont proposés
event-ito-theme-chosen = 🧵 Le thème est choisi
event-ito-own-theme-set = 🧵 { $name } écrit un thème
event-ito-lines-written = ✏️ { $name } écrit
event-ito-yardstick-described = 📏 { $name } décrit le repère
event-ito-seat-ready = ✋ C’est bon pour { $name }
event-ito-going-on-wanted = ⏭️ { $name } voudrait continuer
event-ito-seats-passed-over = ⏭️ La table continue
event-ito-play-began = ▶️ L’étape { $number } commence
event-ito-card-played = { $name } : { $card }
event-ito-mistake-made = 💥 Le { $card } de { $name } était trop tôt ; { $count ->
    [one] { $count } carte plus basse était en main
   *[other] { $count } cartes plus basses étaient en main
}
event-ito-life-gained = ❤️ Une vie revient : { $lives } maintenant
event-ito-stage-passed = ✅ Étape { $number } passée
event-ito-card-laid = 🂠 { $name } pose une carte
event-ito-card-moved = ↔️ { $name } déplace une carte
event-ito-move-asked = 🙏 { $name } demande une autre place pour une carte
event-ito-row-agreed = 🤝 { $name } est d’accord
event-ito-agreement-taken-back = ✋ { $name } n’est plus d’accord
event-ito-row-turned-over = 👀 Retournée, { $run } sur { $count } dans l’ordre : { $cards }
event-ito-round-dealt = 🂠 La manche { $number } est distribuée
event-ito-spoken-number-counted = 🗣️ { $name } a dit un nombre
event-ito-seat-put-aside = 🂠 Les cartes de { $name } sont à l’écart
event-ito-seat-rejoined = 👋 { $name } rejoue à la prochaine manche
event-ito-game-beaten = 🏆 Tout est réussi !
event-ito-game-lost = 🏁 La fin
turning-ito-row = 👀 rangée { $row } : { $run } sur { $count } dans l’ordre

# /settings table
subject-everyday = vie quotidienne
subject-food = nourriture
subject-animals = animaux
subject-feelings = sentiments
subject-nonsense = absurde
subject-friends = entre amis
subject-families = en famille
option-theme-subject = ito : un sujet à écarter des thèmes, ou à reprendre
option-own-themes = ito : si les tables peuvent écrire leurs propres thèmes
settings-themes = { $count ->
    [0] ito propose des thèmes de tous les sujets.
   *[other] ito ne propose aucun thème sur ces sujets : **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] Les tables peuvent écrire **les leurs**.
   *[no] Les tables **ne peuvent pas** écrire les leurs.
}
ito-own-themes-off = Sur ce serveur, les tables jouent les thèmes proposés, pas les leurs.
ito-companions-know-offered = Avec des compagnons à la table, choisis un des thèmes proposés : pour ceux-là, ils ont de bonnes réponses.
lobby-companions-unfit-ito = -# 🤖 Dans les étapes, les compagnons devraient deviner ce que valent tes mots. En rangées, ils jouent volontiers : choisis-les dans **Options**.

# Les règles d’ito, pour qui y joue pour la première fois

rules-ito =
    { "" }**Ensemble, mettez les cartes dans l’ordre, de la plus basse à la plus haute, sans jamais dire un nombre.** De deux à dix personnes forment une équipe et jouent avec les cartes 1 à 100.

    { "" }**Le thème** a deux bouts, comme « À quel point l’animal est-il dangereux ? » : 1 inoffensif, 100 mortel. Votez pour l’un des deux, ou écrivez le vôtre.

    { "" }**Ta phrase :** pour chacune de tes cartes, écris une chose du thème aussi haute que ton nombre. Puis parlez : qui a la carte la plus basse ? Tu peux changer ta phrase autant que tu veux. Le nombre, lui, ne se dit jamais.

    { "" }**Trois étapes :** chacun a une carte, puis deux, puis trois. Pas de tours : si tu penses avoir la plus basse de toutes, joue-la. Si d’autres en avaient de plus basses, elles vont à l’écart, et chacune coûte l’une de vos trois vies. Une étape passée rend une vie (pas à deux). À l’étape 3, une carte visible sert de repère.

    { "" }**Rangées :** chacun a une carte, ou deux, et la pose face cachée dans une rangée, là où elle semble à sa place. Déplacez vos propres cartes jusqu’à ce que tout le monde soit d’accord. Puis on retourne. Si tout monte, la rangée est réussie et la suivante commence, jusqu’à dix.

    { "" }**Gagné :** l’étape 3 est passée, ou dix rangées. **Perdu :** la dernière vie est perdue, ou une rangée n’est pas dans l’ordre.

    -# ito est un jeu de 326 (Mitsuru Nakamura), publié par Arclight. Son nom et ses thèmes appartiennent à son éditeur ; les thèmes d’ici sont les nôtres.

ito-rules-picture = Deux cartes, 21 et 74, entre les deux bouts d’un thème. À côté de chacune, une chose du thème.

# /game tutorial: ito

tutorial-ito-theme = Ici, personne ne dit de nombre : on dit une chose à la place. À chaque manche, la table vote pour un thème à deux bouts, et voici le nôtre.
tutorial-ito-write = Tu as le { $low } et le { $high }. Pour chacun, écris une chose du thème aussi haute que ton nombre.
tutorial-ito-lay = Tes choses sont sur la table, celles de Kim aussi. Le { $card } est bas : pose-le face cachée au début de la rangée.
tutorial-ito-between = Kim a posé deux cartes derrière la tienne. Lis ses phrases, puis pose le { $card } quelque part, disons entre les deux.
tutorial-ito-move = Relis ta phrase et la dernière de Kim : la tienne est plus haute, alors déplace ta carte vers le haut.
tutorial-ito-agree = À une vraie table, c’est le moment d’en discuter. Quand tout le monde est d’accord, on retourne la rangée.
tutorial-ito-done = Toutes les cartes montent : la rangée est gagnée, et la suivante apporte un nouveau thème. Dans les trois étapes, on joue plutôt ses cartes une à une, la plus basse d’abord, et les erreurs coûtent des vies.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] étape réussie
   *[other] étapes réussies
}
picture-ito-rows = { $count ->
    [one] rangée gagnée
   *[other] rangées gagnées
}
picture-ito-beaten = Tout est réussi !
picture-ito-rows-beaten = Dix rangées !
