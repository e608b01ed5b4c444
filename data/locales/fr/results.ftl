# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = Les meilleures équipes d’un jeu
option-leaderboard-game = Quel jeu ; par défaut, le plus joué ici
option-private = Ne montrer la réponse qu’à toi

season-all = Depuis toujours
season-now = Cette saison, { $months }
season-past = Saison { $months }
scope-here = Ce serveur
scope-everywhere = Tous les serveurs participants

count-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
count-company = { $people ->
    [0] des personnes
    [one] { $people } personne
   *[other] { $people } personnes
} et { $companions ->
    [one] { $companions } compagnon
   *[other] { $companions } compagnons
}
count-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · page { $page } sur { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Revoir une partie
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# La meilleure équipe avec { $name }
leaderboard-more-people = { $names } et { $count ->
    [one] { $count } autre personne
   *[other] { $count } autres personnes
}
leaderboard-from-elsewhere = { $count ->
    [one] { $count } personne d’un autre serveur
   *[other] { $count } personnes d’un autre serveur
}
leaderboard-empty = Personne ici n’a encore terminé de partie de ce genre. `/game new` ouvre une table, et la première place est libre.
leaderboard-empty-season = Personne n’a encore terminé de partie de ce genre cette saison. Choisis-en une autre ci-dessous, ou ouvre une table avec `/game new`.
leaderboard-empty-everywhere = Aucun serveur qui partage ses résultats n’a encore terminé de partie de ce genre. `/game new` ouvre une table, et la première place est libre.
button-leaderboard-before = ◀ Précédent
button-leaderboard-after = Suite ▶

leaderboard-results-not-shared = Ce serveur garde ses résultats pour lui, il ne voit donc pas ceux des autres. Les personnes qui le gèrent peuvent les partager avec `/settings leaderboard`.
leaderboard-no-such-page = Il n’y a pas de page { $page } : ce classement a { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}.
leaderboard-button-outdated = Ce classement n’existe plus. `/leaderboard` montre les actuels.

# Below the result of a match
standing-first = { $people ->
    [one] 🏅 Ta première partie de ce genre.
   *[other] 🏅 La première partie de ce genre pour votre équipe.
}
standing-best = { $people ->
    [one] 🏅 **Nouveau record : ton meilleur résultat !** Avant : { $before }.
   *[other] 🏅 **Nouveau record : le meilleur résultat de votre équipe !** Avant : { $before }.
}
standing-not-best = { $people ->
    [one] 🏅 Ton meilleur résultat : { $best }, { $date }.
   *[other] 🏅 Le meilleur résultat de votre équipe : { $best }, { $date }.
}
standing-place = Place { $rank } sur { $teams } au classement de ce serveur.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] { $count } nombre dit en moins
   *[other] { $count } nombres dits en moins
}
standing-compared-violations-more = { $count ->
    [one] { $count } nombre dit en plus
   *[other] { $count } nombres dits en plus
}

# Un résultat face au repère : ce qu’autant de compagnons laissent des mêmes cartes
result-under-par = { $result }, { $count } de moins que le repère
result-over-par = { $result }, { $count } de plus que le repère
result-at-par = { $result }, juste au repère
par-note = -# 🎯 Le repère est ce qu’autant de compagnons laissent des mêmes cartes en jouant au premier coup d’œil. Il n’est pas connu pour chaque partie.

# What somebody has played on a server: /stats.

command-stats = Ce que quelqu’un a joué ici, et comment cela s’est passé
option-person = Qui ; par défaut, toi

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **{ $count } partie** terminée ici
   *[other] **{ $count } parties** terminées ici
}, { $hours ->
    [0] moins d’une heure
    [one] { $hours } heure
   *[other] { $hours } heures
} à la table ; la première { $first }, la dernière { $last }.
button-show-here = Montrer ici
stats-figure-matches = { $count ->
    [one] partie
   *[other] parties
}
stats-figure-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
stats-figure-wins = { $count ->
    [one] victoire d’affilée
   *[other] victoires d’affilée
}
stats-figure-days = { $count ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
stats-figure-achievements = { $count ->
   *[other] succès
}
stats-won = 🔥 Gagnées : { $won } des { $count } dernières · victoires d’affilée : { $now } en ce moment, record { $longest }
stats-days = 🗓️ Jours d’affilée : { $now } en ce moment, record { $longest }
stats-under-par = 🎯 { $game } : en moyenne { $difference } cartes de moins que le repère (parties dont le repère est connu : { $count })
stats-over-par = 🎯 { $game } : en moyenne { $difference } cartes de plus que le repère (parties dont le repère est connu : { $count })
stats-at-par = 🎯 { $game } : en moyenne juste au repère (parties dont le repère est connu : { $count })
stats-counted-partly =
    { $counts }
    -# Compté dans { $counted } parties sur { $count } ; les autres sont plus anciennes que ce compteur.
stats-teammates = 🤝 Le plus souvent avec { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Meilleurs résultats**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
stats-best-more = { $count ->
    [one] -# et { $count } autre classement
   *[other] -# et { $count } autres classements
}
stats-nobody = { $name } n’a terminé aucune partie ici, ou a fait effacer ses données. Il n’y a donc rien à montrer.
stats-nobody-you = Tu n’as encore terminé aucune partie ici, ou tu as fait effacer tes données. `/game new` ouvre une table.

counter-cards = 🃏 { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
counter-violations = 🤐 { $count ->
    [one] { $count } nombre dit à la table
   *[other] { $count } nombres dits à la table
}

chart-matches = parties
chart-alt = Comment se sont terminées les parties au fil du temps ({ $name }), et combien de fois chaque résultat a été obtenu.
chart-alt-game = { $game }, les { $count } dernières parties, { $scale } : de { $lowest } à { $highest }, la moitié jusqu’à { $middle } ; la dernière { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name } !** { $how }
achievements-new = 🎖️ **{ $names } !**
achievements = 🎖️ { $game }, { $count } sur { $total } : { $names }
achievement-first-win = Première victoire
achievement-first-win-how = Une partie gagnée pour la première fois.
achievement-silent-match = Pas un seul nombre
achievement-silent-match-how = Toute une partie sans que personne ne dise un nombre.

# Names of teams: /team, and the form that asks for a name.

command-team = Comment votre équipe s’appelle ici
command-team-name = Donner un nom à l’une de tes équipes sur ce serveur
command-team-clear = Retirer un nom d’équipe : le vôtre, ou n’importe lequel si tu gères les messages ici
option-team = Quelle équipe ; par défaut, celle de ta dernière partie

button-team-name = Nommer l’équipe
team-form-title = Nommer l’équipe
team-form-label = Quel nom voulez-vous ?
reply-team-named = Sur ce serveur, votre équipe s’appelle désormais **{ $name }**. N’importe qui dans l’équipe peut le changer avec `/team name`.
reply-team-cleared = Le nom est retiré.

team-name-unfit = Ce nom ne convient pas. Il faut de 2 à 32 caractères, sans mentions ni mise en forme.
team-not-your-team = Seuls les membres d’une équipe peuvent la nommer.
team-no-team-yet = Ce nom n’existe pas ici. Une équipe peut se nommer dès qu’elle a terminé une partie sur ce serveur.
