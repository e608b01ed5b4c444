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
