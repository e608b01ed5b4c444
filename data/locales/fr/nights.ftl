# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Je n’y trouve pas de jour ni d’heure. Essaie ainsi : `vendredi 20h` ou `4 décembre 20:00`.
night-time-past = Ce moment est déjà passé. Donnes-en un à venir, comme `demain 20h` ou `4 décembre 20:00`.
night-time-too-far = C’est dans plus d’un an. Donne un moment des prochains mois, comme `vendredi 20h` ou `4 décembre 20:00`.
night-time-skipped = Cette heure n’existe pas ({ $zone }) : on avance les horloges cette nuit-là. Choisis-en une autre, comme `vendredi 20h` ou `4 décembre 20:00`.
night-time-twice = Cette heure existe deux fois ({ $zone }) : on recule les horloges cette nuit-là. Choisis-en une autre, comme `vendredi 20h` ou `4 décembre 20:00`.
night-zone-unknown = Je ne connais pas de fuseau horaire de ce nom. Tape la grande ville la plus proche et choisis dans la liste, comme `Europe/Paris` ou `America/Montreal`.
night-nothing-to-change = Dis ce qui doit changer : l’heure, le titre, le salon vocal ou la répétition.
night-no-night-here = Cette soirée n’existe pas sur ce serveur. `/night plan` en prévoit une.
night-night-gone = Cette soirée est passée ou annulée. `/night plan` en prévoit une nouvelle.
night-night-begun = La porte est déjà ouverte, cela ne peut donc plus changer.
night-night-not-open = La porte n’est pas encore ouverte. Elle s’ouvre quand la soirée commence.
night-other-night-under-way = Une soirée jeux est en cours dans ce salon. Elle doit d’abord se terminer.
night-not-there = Tu n’as pas dit que tu venais. Appuie d’abord sur un bouton du message de la soirée.
night-not-host = C’est réservé à la personne qui organise la soirée, ou à celles qui peuvent gérer les événements de ce serveur.
night-bot-cannot-host = Un bot ne peut pas organiser la soirée. Choisis une personne.
night-too-many-nights = Ce serveur a déjà { $most } soirées prévues. Annules-en une avant d’en prévoir une autre.

command-settings-timezone = Le fuseau horaire dans lequel je lis les heures des soirées jeux
option-zone = Tape une grande ville près de chez toi et choisis dans la liste
settings-timezone = { $zone ->
    [none] Aucun fuseau horaire n’est réglé, je lis donc les heures en UTC. Il est actuellement { $clock } UTC.
   *[other] Je lis les heures dans le fuseau **{ $zone }**, où il est { $clock }.
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
option-repeats = Une seule fois, ou chaque semaine à la même heure
option-night = Quelle soirée ; sinon la prochaine de ce salon
option-new-host = Qui organise désormais
choice-repeats-weekly = chaque semaine
choice-repeats-once = une fois

button-night-post = Oui, publier
button-night-change = Oui, modifier
button-night-drop = Non
button-night-in = Je viens
button-night-maybe = Peut-être
button-night-out = Je ne peux pas
button-night-quiet = Pas de rappel
button-night-remind = Me le rappeler
button-night-here = Je suis là
button-night-alone = En solo aussi, ça me va
button-night-not-alone = Plutôt pas en solo
button-night-away = Je m’en vais
button-night-cancel = Annuler la soirée
button-night-cancel-one = Celle-ci seulement
button-night-cancel-all = Toutes
button-night-keep = La maintenir

night-default-title = Soirée jeux
night-is-that-right = **C’est bien ça ?**
night-read-in = { $zone ->
    [none] -# J’ai lu cette heure en UTC, car ce serveur n’a pas encore de fuseau horaire : `/settings timezone`. Discord montre à chaque personne sa propre heure.
   *[other] -# J’ai lu cette heure dans le fuseau { $zone }. Discord montre à chaque personne la sienne.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Chaque semaine à la même heure
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Personne n’a encore répondu. Tu viens ?
night-list-in = ✅ **Qui vient ({ $count })** { $names }
night-list-maybe = 🤔 **Peut-être ({ $count })** { $names }
night-list-out = ❌ **Pas là ({ $count })** { $names }
night-list-here = 🙋 **Ici ({ $count })** { $names }
night-list-expected = ⏳ **On attend ({ $count })** { $names }
night-and-more = { $names } et { $count } de plus
night-tables = { $count ->
    [one] -# Cela fait une table de { $sizes }.
   *[other] -# Cela fait { $count } tables : { $sizes }.
}
night-tables-many = -# Cela fait { $count } tables.
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
night-answered-maybe = Va pour peut-être. Appuie sur **Je viens** dès que tu sais.
night-answered-out = Dommage, une autre fois peut-être.
night-reminders-on = Je te le rappellerai ici un jour avant, puis 15 minutes avant.
night-reminders-off = Je ne te le rappellerai pas.
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
night-link = -# [Un imprévu ? Dis-le ici]({ $link })
