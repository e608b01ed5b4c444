# /help, and the rules without a table

command-help = Ce que c’est et comment commencer, rien que pour toi
option-rules-game = Le jeu ; sinon celui de la table de ce salon

button-help = Aide
button-help-nights = Soirées jeux
button-open-table = Ouvrir une table
button-open-with-companions = 🤖 Jouer avec des compagnons
button-game-with-companions = 🤖 { $game }

help-page =
    ## Salut, je suis Unspoken
    Avec moi, vous jouez à des jeux de cartes en équipe, ici même dans le salon. Le hic : personne n’a le droit de dire un nombre. Et tes cartes, personne d’autre ne les voit.
help-game = { "" }**{ $game }** se joue de { $least } à { $most } personnes.
help-start =
    ### Comment commencer
    1. Tape `/game new` et choisis un jeu.
    2. Les autres appuient sur **Rejoindre**, ou tu ajoutes un compagnon 🤖. Puis quelqu’un appuie sur **Commencer**.
    3. **Mes cartes**, sous la table, te les montre.
help-start-direct =
    ### Comment commencer
    1. Dans un salon d’un serveur où je suis, tape `/game new` et choisis un jeu.
    2. Les autres appuient sur **Rejoindre**, ou tu ajoutes un compagnon 🤖. Puis quelqu’un appuie sur **Commencer**.
    3. **Mes cartes**, sous la table, te les montre.
help-commands =
    ### Cinq commandes suffisent
    `/game tutorial` te montre comment faire, en trois minutes
    `/game new` ouvre une table
    `/game rules` explique un jeu
    `/hand` montre tes cartes
    `/game end` arrête une partie avant la fin
    🌙 Et pour toute une soirée : `/night plan`
help-commands-direct =
    ### Cinq commandes suffisent
    `/game tutorial` te montre comment faire, en trois minutes
    `/game new` ouvre une table
    `/game rules` explique un jeu
    `/hand` montre tes cartes
    `/game end` arrête une partie avant la fin
    🌙 Et pour toute une soirée : `/night plan`
    -# Elles marchent sur les serveurs. Le tutoriel et les règles sont ici aussi : appuie sur un bouton.
help-nights =
    ## 🌙 Une soirée jeux
    1. `/night plan` demande qui vient et envoie des rappels. `/night start` commence tout de suite.
    2. Chaque personne présente appuie sur **Je suis là**.
    3. `/night round` vous répartit entre les tables, à chaque manche avec d’autres gens. Les tables de même taille jouent les mêmes cartes.
    4. `/night end` termine la soirée par un bilan.
help-nights-points =
    ### Comment on compte les points
    Chaque personne reçoit les points de sa table, et les manches s’additionnent.
    { "" }**Les tables qui ont les mêmes cartes** sont comparées : 100 × (tables qui ont fait moins bien + la moitié de celles qui ont fait aussi bien) ÷ toutes les autres tables. La meilleure a 100, la dernière 0. Si une autre donne de la manche a été jouée à plus de tables, les points sont un peu plus près de 50.
    { "" }**Sans comparaison**, les points sont le pourcentage du chemin parcouru : à The Game les cartes posées, à The Mind les niveaux réussis. 49 cartes sur 98 font 50 points.
help-which-game = ### À quel jeu jouer ?
help-alone = -# 🤖 Personne d’autre pour l’instant ? À ces tables, deux compagnons joués par le programme attendent déjà, et la partie peut commencer.
rules-other-game = Les règles de…

# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Apprendre un jeu en trois minutes, en solo, rien que pour toi
option-tutorial-game = Le jeu ; sinon tu commences par The Game

button-tutorial = Tutoriel
button-tutorial-next = Ensuite : { $game }

tutorial-title = ### { $game }, étape { $step } sur { $steps }
tutorial-title-done = ### { $game } : à toi de jouer !
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Tes cartes :
    { "" }**{ $cards }**
