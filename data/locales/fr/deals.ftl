# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = La donne du jour, une partie rejouée ou une graine précise
command-deal-today = La donne du jour : les mêmes cartes sur tous les serveurs, un essai classé par jour
command-deal-seed = Ouvrir une table avec les cartes d’une graine précise, sans classement
command-deal-match = Rejouer les cartes d’une partie terminée, sans classement : on fait mieux ?
option-day = Un jour, comme 2026-11-21 ; par défaut, aujourd’hui
option-seed = La graine, 64 chiffres hexadécimaux, comme une partie terminée la montre
option-deal-match = Le numéro de la partie

button-deal-again = On fait mieux ?
button-deal-play = La jouer
button-deal-before = ◀ La veille
button-deal-after = Le lendemain ▶
deal-choose-leaderboard = 🏆 Classement pour…
button-deal-overview = ◀ La donne
button-page-back = ◀ Précédent
button-page-on = Suite ▶
button-scope-everywhere = Tous les serveurs
button-scope-here = Ce serveur
button-sit-down-anyway = S’asseoir quand même

# The lobby
deal-lobby-day = 🌅 **La donne du jour, { $day }.** Les mêmes cartes sur tous les serveurs, et un essai classé pour chaque personne.
deal-lobby-rematch = 🔁 **On fait mieux ?** Voici les cartes de la partie { $match }, pour { $seats ->
    [one] { $seats } personne
   *[other] { $seats } personnes
}. La première fois : { $result }.
deal-lobby-seed = 🌱 Les cartes d’une graine précise : `{ $seed }`
deal-lobby-night = 🌙 Les autres tables de la même taille reçoivent les mêmes cartes dans cette manche. Gardez ce que vous voyez pour vous jusqu’à ce que tout le monde ait fini.
deal-commitment = -# 🔒 Donne vérifiable pour { $seats ->
    [one] { $seats } personne
   *[other] { $seats } personnes
} : `{ $hash }`
deal-lobby-tried = ⚖️ { $count ->
    [one] Essai du jour déjà utilisé avec ces cartes : { $names }.
   *[other] Essais du jour déjà utilisés avec ces cartes : { $names }.
} Vous pouvez commencer quand même, mais cela ne comptera pas pour le classement.
deal-lobby-seen = ⚖️ { $count ->
    [one] A déjà vu ces cartes, à une table ou dans un replay : { $names }.
   *[other] Ont déjà vu ces cartes, à une table ou dans un replay : { $names }.
} Vous pouvez commencer quand même, mais cela ne comptera pas pour le classement.

# The running match and its result
deal-running-day = -# 🌅 Donne du jour, { $day }{ $ranked ->
    [no] {""}, hors classement
   *[yes] {""}
}
deal-running-rematch = -# 🔁 Les cartes de la partie { $match } encore une fois, hors classement
deal-running-seed = -# 🌱 Les cartes d’une graine précise, hors classement
deal-running-night = -# 🌙 D’autres tables de cette manche jouent les mêmes cartes
deal-compared = 🔁 Avec les mêmes cartes, partie { $match } : { $theirs }. Cette fois : { $yours }. { $verdict ->
    [yours] **C’est mieux !**
    [theirs] C’était mieux la première fois.
   *[even] Le même résultat !
}
deal-place = 🌅 Avec les cartes du jour : { $teams ->
    [one] première équipe du classement de ce serveur.
   *[other] place { $rank } sur { $teams } équipes de ce serveur.
}
button-check-deal = Vérifier la donne
deal-check-code = 🔒 **Le code complet de cette donne**, le hachage SHA-256 de sa graine :
    `{ $hash }`
deal-check-seed = 🌱 **La graine** (version { $version } des règles) :
    `{ $seed }`
    Le hachage SHA-256 de ses 32 octets donne le code. Les cartes en découlent, comme l’explique le README du bot.
deal-check-running = Quand la partie sera finie, ce bouton montrera la graine. Si elle donne le code ci-dessus, les cartes n’ont jamais été échangées.
deal-check-day = Quand le jour sera passé ({ $day }), ce bouton montrera la graine.
unranked-seed = ⚖️ Hors classement : la graine était donnée, quelqu’un connaissait peut-être ces cartes.
unranked-known = ⚖️ Hors classement : quelqu’un à la table connaissait déjà ces cartes, par un autre essai ou un replay.
unranked-rematch = 🎈 Juste pour le plaisir, hors classement : ce salon a déjà vu ces cartes.
unranked-day-over = ⚖️ Hors classement : le jour de cette donne était passé quand la partie a commencé.
unranked-own-way = ⚖️ Hors classement : joué avec votre propre thème, ou avec les cartes de quelqu'un mises de côté.

# /deal today
deal-title = ## 🌅 La donne du jour : { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = Les mêmes cartes sur tous les serveurs, pour le même jeu, les mêmes options et le même nombre de personnes. Chaque personne a un essai classé. Si quelqu’un connaît déjà les cartes, on peut jouer quand même, mais hors classement.
deal-until = Le jour se termine { $when }.
deal-over = Ce jour est passé, et ses graines sont publiques. Tout le monde peut vérifier la donne.
deal-codes = 🔒 **Les codes complets de cette donne**, les hachages SHA-256 de ses graines :
deal-codes-over = 🌱 **Les graines de cette donne.** Le hachage SHA-256 des 32 octets de l’une d’elles donne le code qui était montré ce jour-là :
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 graine `{ $seed }`
deal-code-par = { $code } · 🎯 repère { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }` : tu joues encore ces cartes, la graine viendra donc après.
deal-untried = Tu n’as pas encore essayé cette donne.
deal-tried = Tu as utilisé ton essai classé : partie { $match }.
deal-leaderboard-title = ### Classement pour { $seats ->
    [one] { $seats } personne
   *[other] { $seats } personnes
}, { $scope ->
    [here] ce serveur
   *[everywhere] tous les serveurs participants
}
deal-leaderboard-empty = Personne n’a encore terminé cette donne. La première place est libre !
deal-leaderboard-empty-over = Personne n’a terminé cette donne.
deal-leaderboard-page = -# { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
}, page { $page } sur { $pages }

# What a deal does not allow
deal-seed-unreadable = Ce n’est pas une graine. Une graine a 64 chiffres, de 0 à 9 et de a à f ; copie-la depuis la dernière ligne d’une partie terminée.
deal-day-unreadable = Ce n’est pas un jour. Écris-le comme 2026-11-21.
deal-day-to-come = Ce jour n’a pas commencé, personne ne connaît encore sa donne. Les jours commencent à minuit UTC.
deal-day-over = Ce jour est passé. `/deal today` montre la donne d’aujourd’hui, et `/deal seed` en redonne une ancienne, hors classement.
deal-seats-bound = Cette donne est pour { $seats ->
    [one] { $seats } personne
   *[other] { $seats } personnes
}, et il y en a { $seated } ici. { $seated ->
    [0] Commence par t’asseoir.
   *[other] Commencez quand le compte y est exactement.
}
deal-match-not-finished = La partie { $number } n’a pas été jouée jusqu’au bout, il n’y a donc rien à battre. Choisis-en une terminée.
deal-deal-known = Tu connais déjà ces cartes, par un essai, une table ou un replay. Si tu prends la place, la partie n’est plus classée pour personne.
deal-deal-in-play = Tu joues justement ces cartes en ce moment. Regarde-les quand ta partie sera finie.
