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
