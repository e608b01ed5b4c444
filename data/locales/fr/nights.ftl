# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Je n’y trouve pas de jour ni d’heure. Essaie ainsi : `vendredi 20h` ou `4 décembre 20:00`.
night-time-part-unknown = Je ne comprends pas « { $part } ». Essaie ainsi : `vendredi 20h` ou `4 décembre 20:00`.
night-time-contradicts = « { $part } » et « { $other } » ne vont pas ensemble. Donne un jour et une heure, comme `vendredi 20h` ou `4 décembre 20:00`.
night-time-lacks-hour = À quelle heure commencez-vous ? Ajoute l’heure, comme `vendredi 20h` ou `4 décembre 20:00`.
night-time-lacks-day = Quel jour veux-tu dire par « { $part } » ? Précise-le, comme `vendredi 20h` ou `4 décembre 20:00`.
night-time-zone-unclear = « { $zone } » désigne plusieurs fuseaux horaires. Laisse-le de côté et je lirai l’heure du serveur : `vendredi 20h`.
night-time-past = Ce moment est déjà passé. Donnes-en un à venir, comme `demain 20h` ou `4 décembre 20:00`.
night-time-too-far = C’est dans plus d’un an. Donne un moment des prochains mois, comme `vendredi 20h` ou `4 décembre 20:00`.
night-time-skipped = Cette heure n’existe pas ({ $zone }) : on avance les horloges cette nuit-là. Choisis-en une autre, comme `vendredi 20h` ou `4 décembre 20:00`.
night-time-twice = Cette heure existe deux fois ({ $zone }) : on recule les horloges cette nuit-là. Choisis-en une autre, comme `vendredi 20h` ou `4 décembre 20:00`.
night-zone-unknown = Je ne connais pas de fuseau horaire de ce nom. Tape la grande ville la plus proche et choisis dans la liste, comme `Europe/Paris` ou `America/Montreal`.
night-zone-ambiguous = Cela peut être { $zones }. Tape l’un de ces noms ou choisis-le dans la liste.
night-nothing-to-change = Dis ce qui doit changer : l’heure, le titre, le salon vocal, les places ou la répétition.
night-no-night-here = Cette soirée n’existe pas sur ce serveur. `/night plan` en prévoit une.
night-night-gone = Cette soirée est passée ou annulée. `/night plan` en prévoit une nouvelle.
night-draft-gone = C’est déjà fait, ou ça a attendu trop longtemps. S’il manque encore quelque chose, relance la commande.
night-night-begun = La porte est déjà ouverte, cela ne peut donc plus changer.
night-night-not-open = La porte n’est pas encore ouverte. Elle s’ouvre quand la soirée commence.
night-other-night-under-way = Une soirée jeux est en cours dans ce salon. Elle doit d’abord se terminer.
night-not-there = Tu n’as pas dit que tu venais. Appuie d’abord sur un bouton du message de la soirée.
night-no-place-free = Toutes les places sont prises, tu restes sur la liste d’attente. Appuie encore sur **Je suis là** quand quelqu’un sera parti.
night-not-host = C’est réservé à la personne qui organise la soirée, ou à celles qui peuvent gérer les événements de ce serveur.
night-bot-cannot-host = Un bot ne peut pas organiser la soirée. Choisis une personne.
night-too-many-nights = Ce serveur a déjà { $most } soirées prévues. Annules-en une avant d’en prévoir une autre.
night-poll-closed = Ce sondage est terminé. `/night ask` en lance un nouveau.
night-too-many-polls = Ce serveur a déjà { $most } sondages en cours pour trouver une date. Termines-en un d’abord.
night-time-ambiguous = Cela peut être { $readings }. Choisis dans la liste pendant que tu écris.

command-settings-timezone = Le fuseau horaire dans lequel je lis les heures des soirées jeux
option-zone = Tape une grande ville près de chez toi et choisis dans la liste
settings-timezone = { $zone ->
    [none] Aucun fuseau horaire n’est réglé, je lis donc les heures en UTC. Il est actuellement { $clock } UTC.
   *[other] Je lis les heures dans le fuseau **{ $zone }**, où il est { $clock }.
}
button-set-zone = Régler notre fuseau horaire
zone-form-title = Notre fuseau horaire
zone-form-label = La grande ville la plus proche, comme Paris
zone-menu = Quel fuseau horaire veux-tu dire ?
zone-not-found = Je ne connais pas de fuseau horaire nommé « { $typed } ». Essaie avec la grande ville la plus proche.

command-settings-nights = Les soirées jeux de ce serveur : rappels, et salons vocaux pour les tables
option-reminders = Quand rappeler la soirée à qui vient et n’a rien choisi pour soi
option-voice-rooms = Si chaque table d’une manche a son propre salon vocal
option-own-reminders = Quand je te rappelle une soirée jeux, sur tous les serveurs
reminders-day-and-soon = un jour et 15 minutes avant
reminders-day-and-hour = un jour et une heure avant
reminders-day = un jour avant
reminders-three-hours = trois heures avant
reminders-hour = une heure avant
reminders-soon = 15 minutes avant
reminders-never = jamais
settings-nights = { $times ->
    [never] 🔕 Personne ne reçoit de rappel des soirées jeux, sauf qui le veut (`/preferences`).
   *[other] ⏰ Qui vient à une soirée jeux reçoit un rappel **{ $before }**. Chacun choisit pour soi avec `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Chaque table d’une manche a son propre **salon vocal**.
   *[no] 🔇 Les tables d’une soirée n’ont pas de salon vocal.
}
preferences-reminders = { $times ->
    [server] ⏰ Je te rappelle les soirées jeux comme chaque serveur l’a réglé.
    [never] 🔕 Je **ne te rappelle pas** les soirées jeux.
   *[other] ⏰ Je te rappelle les soirées jeux **{ $before }**.
}

command-night = Soirées jeux : prévoir, modifier, annuler
command-night-plan = Prévoir une soirée jeux dans ce salon
command-night-change = Modifier une soirée prévue : heure, titre, salon vocal, répétition
command-night-cancel = Annuler une soirée prévue ; on te pose d’abord la question
command-night-host = Confier l’organisation d’une soirée à quelqu’un d’autre
option-when = Le jour et l’heure, comme vendredi 20h
option-title = Le nom de la soirée
option-voice = Le salon vocal où vous vous retrouvez
option-without-voice = Plus de salon vocal
option-repeats = Une seule fois, ou à quel rythme à la même heure
option-places = Combien peuvent venir ; les suivants passent en liste d’attente
option-changed-places = Combien peuvent venir ; 0 pour ne pas limiter
option-night = Quelle soirée ; sinon la prochaine de ce salon
option-new-host = Qui organise désormais
command-night-ask = Demander qui est libre et quand, et faire du meilleur moment une soirée jeux
option-time = Un jour et une heure au choix, comme vendredi 20h
choice-repeats-weekly = chaque semaine
choice-repeats-fortnightly = toutes les deux semaines
choice-repeats-monthly = chaque mois, par exemple le premier vendredi
choice-repeats-monthly-last = chaque mois, par exemple le dernier vendredi
choice-repeats-once = une fois

button-night-post = Oui, publier
button-night-change = Oui, modifier
button-night-change-one = Oui, celle-ci seulement
button-night-change-all = Oui, et toutes les suivantes
button-night-drop = Non
button-night-in = Je viens
button-night-maybe = Peut-être
button-night-out = Je ne peux pas
button-night-quiet = Pas de rappel
button-night-remind = Me le rappeler
button-night-calendar = Pour mon agenda
button-night-here = Je suis là
button-night-alone = En solo aussi, ça me va
button-night-not-alone = Plutôt pas en solo
button-night-away = Je m’en vais
button-night-cancel = Annuler la soirée
button-night-cancel-one = Celle-ci seulement
button-night-cancel-all = Toutes
button-night-keep = La maintenir
button-poll-can = Je peux
button-poll-choose = En faire une soirée
button-poll-close = Terminer le sondage

night-default-title = Soirée jeux
night-is-that-right = **C’est bien ça ?**
night-which-time = **Quelle heure veux-tu dire ?**
night-read-in = { $zone ->
    [none] -# J’ai lu cette heure en UTC, car ce serveur n’a pas encore de fuseau horaire : `/settings timezone`. Discord montre à chaque personne sa propre heure.
   *[other] -# J’ai lu cette heure dans le fuseau { $zone }. Discord montre à chaque personne la sienne.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Chaque semaine à la même heure
night-fortnightly = 🔁 Toutes les deux semaines à la même heure
night-monthly = 🔁 Chaque mois, le { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
} { $weekday }
night-monthly-last = 🔁 Chaque mois, le dernier { $weekday }
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } places
night-host = 👑 { $name }
night-nobody-yet = Personne n’a encore répondu. Tu viens ?
night-list-in = ✅ **Qui vient ({ $count })** { $names }
night-list-waiting = 🕓 **En liste d’attente ({ $count })** { $names }
night-list-maybe = 🤔 **Peut-être ({ $count })** { $names }
night-list-out = ❌ **Pas là ({ $count })** { $names }
night-list-here = 🙋 **Ici ({ $count })** { $names }
night-list-expected = ⏳ **On attend ({ $count })** { $names }
night-and-more = { $names } et { $count } de plus
night-tables = -# Cela fait { $sizes }.
night-sizes = { $count ->
    [one] une table de { $size }
   *[other] { $count } tables de { $size }
}
night-door = { $state ->
    [open] 🚪 **La porte est ouverte.** Appuie sur **Je suis là** pour avoir une place.
    [running] 🎴 **On joue.** Appuie sur **Je suis là** pour jouer la manche suivante.
   *[paused] ⏸️ **On fait une pause.** Appuie sur **Je suis là** pour jouer la manche suivante.
}
night-over = { $state ->
    [cancelled] Cette soirée est annulée.
   *[ended] Cette soirée est finie.
}
night-event = Une soirée jeux avec Unspoken. Qui vient : { $link }

night-posted = C’est prévu, et publié dans ce salon.
night-posted-without-event = C’est prévu, et publié dans ce salon. Avec la permission *Créer des événements*, je pourrais aussi l’ajouter aux événements de ce serveur.
night-changed = C’est modifié.
night-dropped = D’accord, rien n’a été publié.
night-answered-in = C’est noté, tu viens : { $when }.
night-answered-waiting = Toutes les places sont prises : tu es numéro { $place } sur la liste d’attente. Dès qu’une place se libère pour toi, je t’appelle ici.
night-answered-maybe = Va pour peut-être. Appuie sur **Je viens** dès que tu sais.
night-answered-out = Dommage, une autre fois peut-être.
night-reminders-on = Je te le rappellerai ici { $before }.
night-reminders-off = Je ne te le rappellerai pas.
night-calendar = 📅 Ouvre ce fichier et ton agenda l’ajoutera. Si la soirée est déplacée, reprends le fichier.
night-entered = Salut, ça fait plaisir de te voir. Tu auras une place à la manche suivante.
night-room = Ou assieds-toi tout de suite :
night-alone = Si personne d’autre n’est libre, tu auras une table pour toi.
night-wish-hint = -# Quelqu’un avec qui tu aimerais jouer ? Dis-le-moi avec `/night together`.
night-left = À bientôt. La manche suivante se fera sans toi.
night-handed-over = { $name } organise maintenant la soirée.
night-cancel-question = **Annuler « { $title } » ?**
night-cancelled = { $more ->
    [yes] C’est annulé. La prochaine est publiée dans le salon.
   *[no] C’est annulé. Le message du salon le dit aussi.
}
night-kept = Tout reste comme prévu.
night-reminder-day = ⏰ **{ $title }** commence { $when }.
night-reminder-soon = ⏰ **{ $title }** commence { $when }. Sortez les chips !
night-moved-by-clocks = 🕰️ Les règles de l’heure ont changé ({ $zone }) : **{ $title }** garde son heure là-bas, ce qui donne maintenant { $when }.
night-moved-up = 🎉 { $names }, une place s’est libérée pour toi : **{ $title }**, { $when }.
night-link = -# [Un imprévu ? Dis-le ici]({ $link })

# Quand êtes-vous libres ?
poll-question = **Quand êtes-vous libres ?** Appuie sur tous les moments qui te conviennent. Appuie encore une fois pour l’annuler.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Quel moment devient la soirée ?** Toutes les personnes libres à ce moment-là en sont.
poll-choice = { $when } · { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
poll-closed = { $when ->
    [none] Ce sondage est terminé.
   *[other] C’est devenu une soirée : { $when }.
}
poll-posted = Le sondage est dans le salon. Quand assez de monde a répondu, appuie là-bas sur **En faire une soirée**.
poll-closed-without = Le sondage est terminé.
poll-time-refused = « { $text } » : { $reason }

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
night-other-sizes = D’autres tailles de tables…
night-choice-row = **{ $game }** : { $sizes }
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
night-table-room = 🔊 Pour parler, c’est ici : { $room }
night-room-new = 🔊 Votre table a un nouveau salon vocal, réservé à qui y est assis maintenant : { $room }
night-rooms-lack = ⚠️ Pas de salons vocaux pour les tables ici tant que je n’ai pas les permissions « Gérer les salons » et « Se connecter ».

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
button-night-round = Lancer une manche
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
night-late = ⏰ { $mentions } : la table { $number } a déjà commencé. Dès ton arrivée, appuie sur **Je suis là** et tu auras la prochaine place libre.
night-opened = La porte est ouverte. Chaque personne présente appuie sur **Je suis là** ; toi, tu es déjà là. Dès qu’il y a assez de monde, appuie sur **Lancer une manche**.
night-end-question = { $count ->
    [one] Une table joue encore. Elle peut continuer, mais elle ne comptera plus pour la soirée.
   *[other] { $count } tables jouent encore. Elles peuvent continuer, mais elles ne compteront plus pour la soirée.
} Terminer la soirée quand même ?
night-end-sure = **Terminer la soirée ?** Le bilan suivra dans le salon.
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
night-summary-others = 🙋 **Aussi parmi nous :** { $names }
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
night-award-matches = 🎴 **Le plus de parties :** { $names } ({ $count })
night-award-close = 🤏 **À un cheveu :** { $names } ({ $result })
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
