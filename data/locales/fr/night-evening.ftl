# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Personne ici n’est libre pour une table.
    [one] Une seule personne ici est libre pour une table.
   *[other] Seules { $free } personnes ici sont libres pour une table.
} Une manche demande au moins { $least } personnes. Pour jouer, on appuie sur « Je suis là ».
night-nothing-played-yet = Aucune manche n’a encore été jouée, il n’y a donc pas de scores.
night-night-paused = La soirée est déjà en pause.
night-no-past-nights = Ce serveur n’a pas encore eu de soirée jeux. `/night start` en commence une tout de suite.
night-cards-seen = Tu as déjà vu ces cartes dans cette manche, cette place est donc pour quelqu’un d’autre.
night-seated-elsewhere = Tu as une place à une autre table. Quitte-la d’abord avec `/game leave`.
night-wish-without-other = Un souhait concerne deux personnes différentes.

# Commands
command-night-start = Commencer une soirée jeux ici et maintenant ; chaque personne présente appuie sur un bouton
command-night-round = Répartir entre les tables toutes les personnes présentes, avec d’autres gens si possible
command-night-board = Les scores de la soirée : qui a combien de points
command-night-pause = Faire une pause ; la manche suivante y met fin
command-night-end = Terminer la soirée et publier son bilan
command-night-history = Les soirées jeux de ce serveur
command-night-together = Dire avec qui tu aimerais jouer ce soir
command-night-apart = Garder deux personnes à des tables différentes ce soir ; rien que pour toi
option-night-title = Le titre de la soirée
option-night-game = À quoi joue cette manche
option-night-other = L’autre personne
option-night-first = L’une des deux
option-night-forget = Retirer ce souhait

# A round
night-choice = ### À quoi jouez-vous ?
    { $count ->
    [one] { $count } personne est là et disponible.
   *[other] { $count } personnes sont là et disponibles.
    }
night-choice-row = **{ $game }** : tables de { $sizes }
night-round-title = ## 🌙 Manche { $number } : { $game }
night-round-table = **Table { $number } :** { $names }
night-more-rows = … et { $count } de plus
night-round-same-cards = -# Les tables de même taille jouent les mêmes cartes. Chacune a son propre fil privé, pour que personne ne puisse regarder.
night-round-own-cards = { $watched ->
    [yes] -# Chaque table a son propre fil. Tout le monde peut regarder, chaque table joue donc ses propres cartes.
   *[no] -# Chaque table a son propre fil.
}
night-round-in-turn = { $lacks ->
    [thread] ⚠️ Dans un fil, je ne peux pas en ouvrir d’autres.
    [channel] ⚠️ Je ne peux pas ouvrir de fils dans un salon de ce genre.
    [create_private_threads] ⚠️ Il me manque ici la permission « Créer des fils privés ».
   *[send_messages_in_threads] ⚠️ Il me manque ici la permission « Envoyer des messages dans les fils ».
} Les tables jouent donc ici dans le salon, l’une après l’autre, chacune avec ses propres cartes.
night-table-moved = { $lacks ->
    [room] ⚠️ Ce serveur a autant de fils ouverts que Discord en permet.
   *[permission] ⚠️ Discord ne me laisse pas ouvrir de fil ici.
} La table { $number } joue donc ici dans le salon, avec ses propres cartes.
night-thread-name = Manche { $round }, table { $table }
night-table-call = 🌙 **Manche { $round }, table { $table }.** { $mentions }, voici votre table. Appuyez sur **Commencer** quand tout le monde est là.

# How the tables do
night-progress-title = ### 🌙 Manche { $number } : les tables
night-progress-row = **Table { $number } :** { $progress }
night-table-waiting = joue plus tard
night-table-lobby = va commencer
night-table-running = joue encore
night-table-unfinished = pas jouée jusqu’au bout
button-night-progress = Actualiser

# The results of a round
night-result-title = ## 🌙 La manche { $number } est finie : { $game }
night-result-row = **Table { $number }** ({ $names }) : { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** / 100 points
}
night-result-compared = -# Les tables qui ont les mêmes cartes sont comparées : 100 points pour la meilleure, 0 pour la dernière, 50 en moyenne.
night-result-alone = -# Les points disent jusqu’où chaque table est allée : 100, c’est jusqu’au bout.
button-night-round = Manche suivante
button-night-compare = Comparer deux tables
night-table-label = Table { $number }
button-night-board = Scores
decimal-point = ,

# The board
night-board-title = ## 🌙 { $title } : les scores
night-board-row = { $place } { $name } : **{ $points }** / { $most } points
night-board-empty = Aucune table n’a encore fini.
night-board-formula = -# Chaque personne reçoit les points de sa table, et les manches s’additionnent. Les tables qui ont joué les mêmes cartes sont comparées : 100 pour la meilleure, 0 pour la dernière, 50 en moyenne. Une table sans comparaison reçoit en points le pourcentage du chemin parcouru.
night-paused = ☕ **Une pause.** Les scores restent, et la manche suivante reprend ici.

night-seat-free = 🪑 { $name } a dû partir, une place est donc libre à la table { $number }. Qui est là et veut continuer ?
button-night-sit = Prendre la place
night-sat-down = La place est à toi. Ta table est ici : { $channel }.
night-opened = La porte est ouverte. Chaque personne présente appuie sur « Je suis là » ; toi, tu es déjà là. Ensuite, commence avec `/night round`.
night-end-question = { $count ->
    [one] Une table joue encore. Elle peut continuer, mais elle ne comptera plus pour la soirée.
   *[other] { $count } tables jouent encore. Elles peuvent continuer, mais elles ne compteront plus pour la soirée.
} Terminer la soirée quand même ?
button-night-end = Terminer la soirée

# The summary
night-summary-title = ## 🌙 { $title } : quelle soirée !
night-summary-facts = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
night-summary-best = 🏆 **Meilleure table :** { $names } à { $game } : { $result }
night-summary-board = ### Les scores
night-replay = Manche { $round }, table { $table } : { $result }
night-summary-thanks = Merci d’avoir joué. À la prochaine !
night-poster-label = Soirée jeux, { $date }
night-poster-people = { $count ->
    [one] personne
   *[other] personnes
}
night-poster-rounds = { $count ->
    [one] manche
   *[other] manches
}
night-poster-tables = { $count ->
    [one] table
   *[other] tables
}
night-award-tricks = 🔄 **Le plus de sauts arrière :** { $names } ({ $count })
night-award-calm = 🧘 **Le plus long silence avant un coup :** { $names } ({ $count } secondes)
night-award-rescue = 🛟 **Le plus beau sauvetage :** { $names } ({ $what })
night-award-quiet = 🤫 **La table la plus discrète :** { $names }, sans un seul nombre
night-award-partners = 🤝 **Le plus de rencontres :** { $names } ({ $count })
button-night-best = Revoir la meilleure table
night-ended = La soirée est terminée. Son bilan arrive dans le salon.

# The nights of a server
night-past-title = ## 🌙 Soirées jeux
night-past-span = -# { $season } · { $nights ->
    [one] { $nights } soirée
   *[other] { $nights } soirées
}
night-past-fullest = 🎉 **Le plus de monde :** { $people } personnes ({ $title })
night-past-row = **{ $date }** { $title } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}{ $winner ->
    [none] {""}
   *[other] , le plus de points : { $winner }
}
night-regulars = **On les voit souvent :** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 C’est noté : { $name } et toi serez à la même table dès que c’est possible.
night-wish-apart = 🤫 C’est noté : { $first } et { $second } auront des tables différentes ce soir. Il n’y a que toi qui le vois.
night-wish-forgotten = C’est fait, ce souhait est oublié.
