# The Mind

game-the-mind = The Mind
pitch-the-mind = Jouez vos cartes dans l’ordre croissant, sans un mot : sentez le moment.
lobby-picture-the-mind = Des cartes dans l’ordre croissant de 4 à 97, trois vies et une étoile.
menu-blind-mistakes = Niveaux à l’aveugle
menu-blind-mistakes-value = { $value ->
    [each] À l’aveugle : une vie par erreur
   *[level] À l’aveugle : une vie au plus
}
menu-start-level = Premier niveau
menu-start-level-value = { $value ->
    [1] Commencer au début
   *[other] Commencer au niveau { $value }
}
the-mind-start-level = à partir du niveau { $level }
the-mind-blind-each = à l’aveugle : chaque erreur coûte une vie

the-mind-level = Niveau { $level } sur { $last }
the-mind-blind-level = 🙈 Niveau { $level } sur { $last }, à l’aveugle
the-mind-lives = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
}
the-mind-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
the-mind-pile-empty = La pile est vide.
the-mind-pile = Pile : { $cards } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, la dernière par { $name })
the-mind-last-pile = La pile du niveau { $level } : { $cards }
the-mind-last-blind-pile = La pile du niveau { $level } à l’aveugle : { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **Trop tôt : { $name } a joué le { $card }.** { $count ->
    [one] { $lower } avait encore une carte plus basse ; elle part à l’écart, face cachée.
   *[other] Des cartes plus basses étaient encore en main : { $lower }. Elles partent à l’écart, face cachée.
} { $lives ->
    [0] Cela coûte votre dernière vie.
    [one] Cela coûte une vie ; il en reste { $lives }.
   *[other] Cela coûte une vie ; il en reste { $lives }.
}
the-mind-breathe = Respirez ; le niveau continue.

the-mind-concentrate-all = ✋ **Concentration.** Appuie sur **Main posée** pour poser ta main sur la table. Quand toutes les mains y sont, le décompte part et vous jouez.
the-mind-concentrate = ✋ **Concentration.** Main posée : { $ready }. On attend : **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Levez la main, mais ne jouez pas encore.
the-mind-play = ▶️ **C’est parti !** Joue ta carte la plus basse quand le moment te semble venu. Pas un mot !
the-mind-play-empty = 🤫 **Pas un mot !** Les autres continuent.
the-mind-play-blind = ▶️ **À l’aveugle !** Les cartes se jouent face cachée ; la pile est retournée à la fin du niveau. Pas un mot !
the-mind-star-proposed = ⭐ **{ $name } propose une étoile :** chaque personne défausse sa carte la plus basse, face visible. On attend : **{ $missing }**.
the-mind-choosing = 🏆 **Les { $level } niveaux sont réussis. Vous avez gagné !** Continuer à l’aveugle avec les vies et les étoiles qui restent, ou en rester là ?
the-mind-blind-proposed = 🙈 { $count ->
    [one] **{ $names }** veut continuer à l’aveugle.
   *[other] **{ $names }** veulent continuer à l’aveugle.
} On attend : **{ $missing }**. Si quelqu’un préfère en rester là, la partie s’arrête ici.
the-mind-finish-proposed = 🏁 { $count ->
    [one] **{ $names }** veut en rester là.
   *[other] **{ $names }** veulent en rester là.
} La partie se termine dans une minute, sauf si quelqu’un veut continuer à l’aveugle.
the-mind-over = La partie est finie.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = À l’écart, face cachée, dans ce niveau : { $count }
the-mind-discarded = Défaussées pour des étoiles : { $cards }
the-mind-your-cards = Tes cartes : { $cards }
the-mind-own-aside = Tes cartes à l’écart, que personne d’autre ne connaît : { $cards }
the-mind-hand-empty = Tu n’as plus de cartes dans ce niveau.
the-mind-sure-finish = ⚠️ La partie se termine dans une minute, avec les niveaux réussis, sauf si quelqu’un veut continuer à l’aveugle. On s’arrête là ?
the-mind-sure-refuse = ⚠️ Cela termine la partie pour toute la table, avec les niveaux réussis. On s’arrête là ?

the-mind-game-beaten = 🏆 **Tous les niveaux réussis, et tous à l’aveugle aussi. Vous ne faites plus qu’un.**
the-mind-finished = 🏆 **Tous les niveaux réussis. Vous avez battu The Mind !**
the-mind-blind-lost = 🏆 **Tous les niveaux réussis !** La dernière vie s’est perdue au niveau { $level } à l’aveugle.
the-mind-game-lost = **Le niveau { $level } vous a coûté votre dernière vie.** Ce sera pour la prochaine fois !
the-mind-result = Niveaux réussis : { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · à l’aveugle : { $blind }
}, ❤️ { $lives } ⭐ { $stars }

button-ready = ✋ Main posée
button-is-ready = ✋ Ta main est posée
button-play-lowest = Jouer ma plus basse
button-play-card = Jouer le { $card }
button-stop = Stop
button-star = ⭐ Proposer une étoile
button-agree = ⭐ D’accord
button-decline = Refuser
button-take-star-back = Retirer l’étoile
button-go-blind = 🙈 Continuer à l’aveugle
button-finish = En rester là
button-finish-sure = Terminer la partie

event-mind-played = { $name } : { $card }
event-mind-mistake = 💥 Trop tôt : { $name } a joué le { $card } ; { $count ->
    [one] { $count } carte plus basse part à l’écart
   *[other] { $count } cartes plus basses partent à l’écart
}
event-mind-life-lost = { $lives ->
    [0] 💔 La dernière vie est perdue
   *[other] 💔 { $count ->
        [one] { $count } vie perdue, il en reste { $lives }
       *[other] { $count } vies perdues, il en reste { $lives }
    }
}
event-mind-star-proposed = ⭐ { $name } propose une étoile
event-mind-star-declined = ⭐ { $name } refuse ; l’étoile reste
event-mind-star-lapsed = ⭐ Le jeu a repris avant que tout le monde accepte l’étoile proposée par { $name } ; elle reste
event-mind-star-used = ⭐ Étoile utilisée : { $cards }
event-mind-stopped = ✋ Stop : tout le monde pose à nouveau la main
event-mind-turned-over = 👀 La pile cachée est retournée : { $count ->
    [0] aucune erreur !
    [one] { $count } erreur
   *[other] { $count } erreurs
}
event-mind-level-passed = ✅ Niveau { $level } réussi
event-mind-reward-gained = { $reward ->
    [life] 🎁 Vous gagnez une vie
   *[star] 🎁 Vous gagnez une étoile
}
event-mind-reward-lost = { $reward ->
    [life] 🎁 Vous avez déjà toutes les vies possibles, vous n’en gagnez donc pas
   *[star] 🎁 Vous avez déjà toutes les étoiles possibles, vous n’en gagnez donc pas
}
event-mind-level-dealt = 🂠 Le niveau { $level } est distribué
event-mind-blind-proposed = 🙈 { $name } veut continuer à l’aveugle
event-mind-went-blind = 🙈 On continue à l’aveugle
event-mind-finish-proposed = 🏁 { $name } veut en rester là

choice-lowest = { $card }, ta carte la plus basse
choice-star-yes = Oui : proposer une étoile, ou accepter celle qui est proposée
choice-star-no = Non : refuser, ou retirer ta proposition
choice-blind-on = Continuer à l’aveugle
choice-blind-finish = En rester aux niveaux réussis

command-settings-table = Ce que les tables montrent sur ce serveur
option-show-hand-counts = The Mind : si la table dit combien de cartes il y a dans chaque main
settings-table = { $counts ->
    [yes] À The Mind, la table **dit combien de cartes il y a dans chaque main**.
   *[no] À The Mind, la table **ne dit pas combien de cartes il y a dans chaque main**.
} Un changement se voit au coup suivant.

rule-level-too-high = Avec ce nombre de personnes, le niveau { $last } est le dernier, vous ne pouvez donc pas commencer au niveau { $level }. Choisis-en un plus bas.
rule-concentrate-first = Pas encore : tout le monde pose d’abord la main, rien n’a donc été joué. On attend : { $names }.
rule-already-ready = Ta main est déjà sur la table. Aux autres, maintenant.
rule-already-playing = Toutes les mains sont posées, et le niveau est déjà en cours.
rule-already-stopped = Le niveau est déjà arrêté. Appuie sur **Main posée** quand tu veux reprendre.
rule-hand-empty = Tu n’as plus de cartes dans ce niveau. Les autres le finiront.
rule-not-your-lowest = Ta carte la plus basse est le { $lowest }, pas le { $card }. Rien n’a été joué.
rule-star-is-proposed = { $name } propose une étoile. Accepte ou refuse d’abord ; rien n’a été joué.
rule-no-star-left = Vous n’avez plus d’étoiles.
rule-no-star-proposed = Personne ne propose d’étoile en ce moment.
rule-already-agreed = Tu as déjà accepté. Aux autres, maintenant.
rule-no-cards-at-stake = Tu n’as plus de cartes, ton accord est donc acquis. Les autres décident.
rule-no-level-runs = Tous les niveaux sont réussis. Continuez à l’aveugle ou restez-en là : `/blind` fait les deux.
rule-already-finishing = Tu l’as déjà dit. La partie se termine d’ici une minute, sauf si quelqu’un veut continuer à l’aveugle.
rule-nobody-finishes = Personne ne veut en rester là pour l’instant.
rule-levels-remain = Pas encore : les niveaux à l’aveugle viennent après le dernier niveau.

option-blind-mistakes = The Mind : ce que coûtent les erreurs d’un niveau à l’aveugle
option-blind-mistakes-level = une vie par niveau
option-blind-mistakes-each = une vie par erreur
option-start-level = The Mind : le niveau où commencer
command-ready = Poser ta main sur la table ; le niveau commence quand tout le monde l’a fait
command-stop = Arrêter le niveau ; tout le monde se concentre à nouveau
command-star = Proposer une étoile, l’accepter ou la refuser
command-blind = Après le dernier niveau : continuer à l’aveugle, ou en rester là
option-star = Oui, sauf si tu choisis autre chose
option-blind = Continuer, sauf si tu choisis autre chose
