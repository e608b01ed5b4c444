# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } pose la main
replay-star-agreed = ⭐ { $name } accepte
replay-blind-agreed = 🙈 { $name } suit
replay-finished = 🏁 { $name } veut en rester là
replay-play-began = { $blind ->
    [yes] ▶️ Le niveau { $level } à l’aveugle est en cours
   *[no] ▶️ Le niveau { $level } est en cours
}
replay-played-blind = { $name } : { $card }, face cachée
replay-cards-set-aside = { $name } met à l’écart { $cards }
replay-cards-set-aside-hidden = { $name } met à l’écart { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
replay-mind-all-levels-passed = 🏆 Tous les niveaux sont réussis
replay-mind-game-beaten = 🏆 Tous les niveaux sont réussis, et tous à l’aveugle aussi
replay-mind-game-lost = La dernière vie est perdue

replay-pile = Pile : { $cards }
replay-set-aside = À l’écart : { $cards }
replay-star-proposed = ⭐ { $name } propose une étoile. D’accord : { $agreed }
replay-concentrating = ✋ Tout le monde se concentre. Main posée : { $ready }
replay-concentrating-all = ✋ Tout le monde se concentre.
replay-playing = ▶️ Le niveau est en cours.

turning-game-beaten = 🏆 le dernier niveau à l’aveugle est réussi
turning-game-lost = 💔 la dernière vie
turning-finished = 🏁 la fin
turning-all-levels-passed = 🏆 tous les niveaux sont réussis
turning-mistake = 💥 { $card } trop tôt : { $count ->
    [one] { $count } carte était plus basse
   *[other] { $count } cartes étaient plus basses
}
turning-turned-over = 👀 niveau { $level } à l’aveugle : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
turning-star = ⭐ une étoile
turning-level-passed = ✅ niveau { $level } réussi
turning-blind-level-passed = 🙈 niveau { $level } à l’aveugle réussi

# La régularité de l’équipe

button-replay-tempo = ⏱️ Le rythme
button-replay-tempo-share = Partager le rythme
tempo-title = ### ⏱️ Le rythme de l’équipe
tempo-summary = En général, l’équipe attendait { $middle } s par nombre. La moitié des attentes : entre { $least } et { $most } s par nombre.
tempo-levels = Secondes par nombre, niveau par niveau : { $levels }
tempo-level = niveau { $level } : { $seconds }
tempo-alt = Un graphique de toutes les cartes qu’on a attendues, de la plus ancienne à la plus récente.
tempo-scale = Secondes par nombre
tempo-level-label = Niveau { $level }
tempo-mistake = Jouée trop tôt
tempo-closest = **De justesse :** des cartes de deux mains, l’une juste après l’autre
tempo-close = { $low } → { $high } · niveau { $level } · { $seconds } s d’écart · { $first }, { $second }
tempo-left-out = -# Sans les écarts d’un ou deux nombres, qui prennent le temps d’un clic, ni les niveaux à l’aveugle.
tempo-too-few = On a attendu trop peu de cartes dans cette partie pour parler du rythme de l’équipe.
