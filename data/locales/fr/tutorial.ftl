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

tutorial-the-mind-pause = Attendre…
tutorial-the-mind-ready = Ici, pas de tours et pas un mot : Kim et toi avez trois cartes en main, alors respire et pose ta main sur la table.
tutorial-the-mind-play = La carte la plus basse de toutes vient en premier, et ton { $card } est bas : joue-le maintenant.
tutorial-the-mind-wait = Ta prochaine carte est le { $card }, encore assez loin : laisse donc passer un peu de temps.
tutorial-the-mind-risk = Kim a joué le { $top }, et le moment semble venu : joue le { $card }.
tutorial-the-mind-mistake = Trop tôt : Kim avait encore le { $card }, qui part donc à l’écart, une vie est perdue, et vous vous préparez à nouveau.
tutorial-the-mind-star = Du { $top } à ton { $card }, il y a loin, et la carte de Kim est peut-être proche de la tienne : propose une étoile, et Kim accepte.
tutorial-the-mind-done = L’étoile a pris la carte la plus basse de chaque main, 69 et 71, ce qui a terminé le niveau. Le niveau 3 rapporte une vie, et le niveau 4 est distribué.
