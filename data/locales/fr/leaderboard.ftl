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
leaderboard-database-away = Je n’arrive pas à lire les résultats. Réessaie dans un instant.

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
standing-place-alone = Première place au classement de ce serveur.
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
par-note = -# 🎯 Le repère est ce qu’autant de compagnons laissent des mêmes cartes. Il n’est pas connu pour chaque partie.
