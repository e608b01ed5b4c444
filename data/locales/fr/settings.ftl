# The language of what everyone sees.

command-settings-language = La langue de tout ce que tout le monde voit sur ce serveur
language-name = Français
option-language = La langue des tables et de tout ce que tout le monde voit
settings-language-server = la langue du serveur
settings-language = { $chosen ->
    [server] Les tables d’ici et tout ce que tout le monde voit suivent la langue du serveur : **{ $language }**.
   *[own] Les tables d’ici et tout ce que tout le monde voit sont dans cette langue : **{ $language }**.
} Ce qui n’est visible que pour toi reste dans ta langue.
language-unknown = 🌍 Je ne parle pas encore cette langue ({ $language }), je te parle donc en anglais.

# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Place { $seat }
seat-in-words = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# What may be chosen, for commands and for answers
cards-pictures = en images
cards-emojis = en émojis
cards-text = en mots et en nombres seulement
cards-server = comme sur le serveur

command-settings-pictures = Comment les tables montrent leurs cartes sur ce serveur
option-cards = En images, en émojis, ou en mots et en nombres seulement
settings-pictures = { $cards ->
    [pictures] Les tables de ce serveur montrent leurs cartes **en images**.
    [emojis] Les tables de ce serveur montrent leurs cartes **en émojis**.
   *[text] Les tables de ce serveur montrent leurs cartes **en mots et en nombres**.
} Avec `/preferences`, chaque personne choisit pour sa propre main.
settings-pictures-lack = ⚠️ Je n’ai pas la permission « Joindre des fichiers » dans ce salon, la table y est donc en mots.
settings-emojis-lack = ⚠️ Les émojis des cartes ne sont pas encore envoyés, les cartes sont donc de simples nombres pour l’instant.

command-preferences = Comment tes cartes te sont montrées et quand on t’appelle, sur tous les serveurs
option-own-cards = En images, en émojis, en mots et en nombres, ou comme sur chaque serveur
preferences-hand = { $cards ->
    [pictures] 🃏 Tu vois tes cartes **en images**, sur tous les serveurs.
    [emojis] 🃏 Tu vois tes cartes **en émojis**, sur tous les serveurs.
    [text] 🃏 Tu vois tes cartes **en mots et en nombres**, sur tous les serveurs.
   *[server] 🃏 Tu vois tes cartes **comme chaque serveur les montre**.
}
preferences-table = { $cards ->
    [pictures] -# Les tables de ce serveur montrent leurs cartes en images.
    [emojis] -# Les tables de ce serveur montrent leurs cartes en émojis.
   *[text] -# Les tables de ce serveur montrent leurs cartes en mots et en nombres.
}
button-try-cards = Voir un exemple
preferences-sample = Voici comment tu vois une main :

# When a player is called on their turn
calls-when-away = après une minute d’absence
calls-at-once = tout de suite
calls-later = après deux minutes
calls-never = pas du tout
option-calls = Quand je t’appelle à ton tour : après une absence, tout de suite, après deux minutes ou jamais
preferences-calls = { $calls ->
    [at-once] 🔔 Quand c’est ton tour, je t’appelle **tout de suite**.
    [later] 🔔 Quand c’est ton tour, je t’appelle **après deux minutes**.
    [never] 🔕 Quand c’est ton tour, je **ne t’appelle pas**.
   *[when-away] 🔔 Quand c’est ton tour, je t’appelle **après une minute d’absence**.
}
button-switch = { $on ->
    [yes] Désactiver
   *[no] Activer
}
option-safety-net = Si je demande avant un saut coûteux et te laisse déplacer la carte que tu viens de poser
preferences-safety-net = { $on ->
    [yes] 🛟 Je demande avant un saut coûteux, et pendant dix secondes tu peux déplacer la carte que tu viens de poser.
   *[no] 🛟 Je ne demande rien avant un saut coûteux, et une carte posée reste où elle est.
}

# The language of one person
preferences-language-discord = la langue de mon Discord
option-quiet = Heures sans appel pour les tables, par exemple 22-8 ; 0 pour aucune
preferences-quiet = 🌙 Entre { $start } et { $end } ({ $zone }), je ne t'appelle pas pour les tables.
preferences-quiet-none = 🌙 Je peux t’appeler pour les tables à toute heure.
button-quiet-hours = Choisir des heures calmes
quiet-form-title = Heures calmes
quiet-form-label = Deux heures, comme 22-8 ; 0 pour aucune
settings-quiet-none = 🌙 Ici, on peut être appelé à une table à toute heure.
settings-quiet = 🌙 Entre { $start } et { $end }, personne n'est appelé ici pour une table.
settings-quiet-hours-unreadable = Il me faut deux heures, par exemple `22-8`, ou `0` pour aucune.
option-own-language = La langue de ce que toi seul vois, si ce n’est pas celle de ton Discord
preferences-language = { $chosen ->
    [own] 🌍 Je te parle en **{ $language }**.
   *[discord] 🌍 Je te parle dans la langue de ton Discord.
}

# What is stored about people, and how they get rid of it.

command-privacy = Ce qui est enregistré sur toi : le voir, l’emporter ou le faire oublier
command-privacy-show = Ce qui est enregistré sur toi, en mots, rien que pour toi
command-privacy-export = Tout ce qui est enregistré sur toi, dans un fichier, rien que pour toi
command-privacy-forget = Faire oublier tout ce qui te concerne ; on te pose d’abord la question

button-forget-me = Oublie-moi
button-keep-me = Ne rien changer

privacy-title = ### Ce qui est enregistré sur toi
privacy-nothing = Rien.
privacy-stored-seats = { $count ->
    [one] { $count } place que tu as eue, avec sa partie et ses heures
   *[other] { $count } places que tu as eues, avec leurs parties et leurs heures
} : pour que tu voies tes cartes et que ton équipe reçoive ses résultats
privacy-stored-teams = { $count ->
    [one] { $count } équipe avec laquelle tu as terminé des parties
   *[other] { $count } équipes avec lesquelles tu as terminé des parties
} : pour les classements
privacy-stored-team-names = { $count ->
    [one] { $count } nom qu’une de tes équipes s’est donné
   *[other] { $count } noms que tes équipes se sont donnés
} : pour les classements
privacy-stored-achievements = { $count ->
    [one] { $count } succès de tes équipes
   *[other] { $count } succès de tes équipes
} : pour que chacun soit annoncé une seule fois
privacy-stored-counters = { $count ->
    [one] { $count } compteur de ce que tu as joué, comme les cartes posées
   *[other] { $count } compteurs de ce que tu as joué, comme les cartes posées
} : pour tes statistiques
privacy-stored-attempts = { $count ->
    [one] { $count } essai à une donne du jour
   *[other] { $count } essais à des donnes du jour
} : parce qu’un seul essai par jour est classé
privacy-stored-replays = { $count ->
    [one] { $count } partie que tu as revue
   *[other] { $count } parties que tu as revues
} : parce qu’une partie n’est pas classée si tu connais ses cartes
privacy-stored-hosted = { $count ->
    [one] { $count } soirée jeux que tu as prévue, avec son titre et son heure
   *[other] { $count } soirées jeux que tu as prévues, avec leurs titres et leurs heures
} : pour que la soirée ait lieu et que tu puisses la modifier
privacy-stored-polls = { $count ->
    [one] { $count } sondage en cours que tu as lancé pour trouver une date
   *[other] { $count } sondages en cours que tu as lancés pour trouver une date
} : pour que tu puisses en faire une soirée
privacy-stored-marks = { $count ->
    [one] { $count } moment où tu pourrais venir à une soirée jeux
   *[other] { $count } moments où tu pourrais venir à une soirée jeux
} : jusqu’à la fin du sondage
privacy-stored-answers = { $count ->
    [one] { $count } réponse pour dire si tu viens à une soirée jeux
   *[other] { $count } réponses pour dire si tu viens à une soirée jeux
} : pour que tout le monde sache qui vient et que tu aies un rappel
privacy-stored-presences = { $count ->
    [one] { $count } soirée jeux où tu étais, et de quand à quand
   *[other] { $count } soirées jeux où tu étais, et de quand à quand
} : pour que tu aies une place à la manche suivante
privacy-stored-rounds = { $count ->
    [one] { $count } manche de soirée jeux et la table que tu as reçue
   *[other] { $count } manches de soirées jeux et les tables que tu as reçues
} : pour que tu rencontres d’autres gens à la manche suivante
privacy-stored-wishes = { $count ->
    [one] { $count } souhait sur qui joue avec qui à une soirée jeux
   *[other] { $count } souhaits sur qui joue avec qui à des soirées jeux
} : jusqu’à la fin de la soirée
privacy-stored-calls = { $count ->
    [one] 1 serveur où tu veux qu'on t'appelle à la prochaine table
   *[other] { $count } serveurs où tu veux qu'on t'appelle à la prochaine table
} : pour pouvoir t'appeler
privacy-stored-texts = { $count ->
    [one] { $count } phrase ou thème que tu as écrit à une table
   *[other] { $count } phrases et thèmes que tu as écrits à une table
} : pendant 30 jours, pour que la table puisse les lire
privacy-stored-preferences = Ce que tu as réglé pour toi, comme les images : pour que cela reste ainsi
privacy-memory = Pas enregistré, seulement gardé en mémoire jusqu’au redémarrage du bot : ton nom et ton avatar sur ce serveur, ta langue et, pendant 15 minutes, de quoi mettre à jour tes cartes ou la table que tu regardes. Tes messages ne sont jamais enregistrés.
privacy-ways = -# `/privacy export` te donne tout dans un fichier. Avec `/privacy forget`, j’oublie tout.

privacy-exported = Tout ce qui est enregistré sur toi, en JSON :
privacy-question = **Oublier tout ce qui te concerne, sur tous les serveurs ?** L’identifiant de ton compte disparaît de tout ce qui est enregistré. Les résultats restent dans les classements, avec « quelqu’un » à ta place. Tes statistiques, tes essais et tes préférences s’en vont. C’est définitif ; si tu rejoues, tu repars de zéro.
privacy-question-tables = { $count ->
    [one] Tu es à une table en ce moment : ta place se libère, et ses cartes y restent pour la prochaine personne.
   *[other] Tu es à { $count } tables en ce moment : tes places se libèrent, et leurs cartes y restent pour les personnes suivantes.
}
privacy-forgotten = C’est fait, tout est oublié. Ce qui est écrit dans les salons de ce serveur y reste, car cela appartient au serveur.
privacy-unchanged = Rien n’a changé.

# /settings leaderboard
command-settings-leaderboard = Si les résultats de ce serveur comptent dans les classements de tous les serveurs
option-everywhere = Montrer les résultats de ce serveur dans les classements de tous les serveurs participants
settings-leaderboard = { $shared ->
    [yes] **Ce serveur partage ses résultats.** Tous les serveurs qui participent les voient, et celui-ci voit les leurs.
   *[no] **Ce serveur ne partage pas ses résultats.** Personne d’autre ne les voit, et il ne voit pas ceux des autres.
}
