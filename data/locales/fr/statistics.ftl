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
stats-few = 📊 { $name } a terminé { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} ici. Les statistiques apparaissent à partir de la cinquième.
stats-few-you = 📊 { $count ->
    [one] { $count } partie terminée ici
   *[other] { $count } parties terminées ici
} : beau début ! Tes statistiques apparaissent à partir de la cinquième.
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
chart-alt-once = { $game }, 1 partie, { $scale } : { $last }.
chart-alt-game = { $game }, les { $count } dernières parties, { $scale } : de { $lowest } à { $highest }, la moitié jusqu’à { $middle } ; la dernière { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name } !** { $how }
achievements = 🎖️ { $game }, { $count } sur { $total } : { $names }
achievement-first-win = Première victoire
achievement-first-win-how = Une partie gagnée pour la première fois.
achievement-silent-match = Pas un seul nombre
achievement-silent-match-how = Toute une partie sans que personne ne dise un nombre.
