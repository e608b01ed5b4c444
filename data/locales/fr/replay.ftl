# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Revoir
button-replay-back = ◀ Étape
button-replay-forward = Étape ▶
button-replay-play = ▶ Lecture
button-replay-pause = ⏸ Pause
button-replay-turn-back = ⏪ Tour
button-replay-turn-forward = Tour ⏩
button-replay-level-back = ⏪ Niveau
button-replay-level-forward = Niveau ⏩
button-replay-open-hands = Montrer les mains
button-replay-hide-hands = Cacher les mains
button-replay-share = Partager ce moment
button-replay-film = Partager la partie
button-replay-text = En texte
button-replay-json = En JSON
button-history-newer = ◀ Plus récentes
button-history-older = Plus anciennes ▶

replay-title = Replay de la partie { $match }
replay-match = Partie { $match }
replay-abandoned = La partie a été arrêtée avant la fin.
replay-position = **Étape { $step } sur { $steps }**
replay-dealt = **Les cartes sont distribuées** · { $steps ->
    [0] personne n’a rien fait
    [one] { $steps } étape suit
   *[other] { $steps } étapes suivent
}
replay-film-alt = Animé : { $count } images l’une après l’autre.
replay-turning-points = Aller à un moment clé
replay-deal = La donne
replay-turning-point = Étape { $step } : { $said }
replay-seat = Place { $seat }
replay-hand = **{ $name } :** { $cards }
replay-hand-empty = **{ $name } :** aucune carte
replay-file = Voici la partie { $match } dans un fichier. Il nomme des places, pas des personnes.

# What the check found
replay-check-true = ✅ Vérifié : la graine donne ces cartes, chaque étape suit les règles, et le résultat est juste.
replay-check-older = ℹ️ Jouée avec une version plus ancienne des règles. Tu vois la partie telle qu’elle est enregistrée, mais on ne peut plus la vérifier.
replay-check-deal = ⚠️ Quelque chose cloche : la graine donne d’autres cartes que celles enregistrées.
replay-check-step = ⚠️ Quelque chose cloche : l’étape { $step } ne découle pas de la précédente.
replay-check-outcome = ⚠️ Quelque chose cloche : les étapes mènent à une autre fin que celle enregistrée.

# What is refused
replay-match-unknown = Il n’y a pas de partie { $match } sur ce serveur. `/history` montre celles qui existent.
replay-still-running = La partie { $match } se joue encore. Tu pourras la revoir quand elle sera finie.
replay-never-started = La partie { $match } n’a jamais commencé, il n’y a donc rien à revoir. `/history` montre celles qui ont été jouées.
replay-match-unreadable = La partie { $match } a été enregistrée par une version que je ne sais plus lire. Rien n’est perdu ; les personnes qui m’hébergent peuvent peut-être encore y accéder.
replay-round-still-played = Une autre table de cette manche joue encore ces cartes. Tu pourras les voir quand la manche sera finie.
replay-deal-still-played = D’autres peuvent encore jouer ces cartes, je ne les montre donc pas encore à tout le monde. `/replay` te les montre à toi.
replay-page-past-end = { $pages ->
    [one] Il n’y a qu’une page.
   *[other] Il n’y a que { $pages } pages.
} `/history` sans page montre les plus récentes.

# The list
history-title = ## Les dernières parties de ce serveur
history-page = -# Page { $page } sur { $pages } · { $total ->
    [one] { $total } partie
   *[other] { $total } parties
}
history-empty = Personne n’a encore terminé de partie sur ce serveur. `/game new` ouvre une table.
history-row =
    { "" }**{ $game }** · { $result }
    -# Partie { $match } · { $date } · { $options } · { $people }
history-par = { $result }, repère { $par }
history-abandoned = arrêtée avant la fin
history-choice = { $match } : { $game }, { $result }, { $date }

command-replay = Revoir une partie terminée tour par tour ; mains visibles si tu veux
option-match = La partie : choisis-en une, ou tape son numéro
option-everyone = Oui : tout le salon la voit ; sinon toi seulement
command-history = Les dernières parties de ce serveur, rien que pour toi
option-history-page = Quelle page ; la première montre les parties les plus récentes

# The text file
record-title = { $game }, partie { $match }
record-options = Options : { $options }
record-seats = Places : { $seats }
record-dates = Jouée : de { $started } à { $ended } (UTC)
record-seed = Graine : { $seed }
record-seed-later = montrée quand le jour sera passé
record-hash = Hachage de la graine (SHA-256) : { $hash }
record-rules = Version des règles : { $version }
record-result = Résultat : { $result }
record-deal = La donne
record-step = Étape { $step }
record-end = La fin
