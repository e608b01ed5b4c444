# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 Bravo, c’est réussi, { $mentions } !
end-lost = Bien joué, { $mentions } !
end-abandoned = C’est fini, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }, c’est fini. [Voici le résultat]({ $link })
end-unplayed = { $game } : la partie a été arrêtée avant la première carte. `/game new` ouvre une autre table.
end-hands = **Encore en main**
end-hands-closed = -# 🔒 D’autres peuvent encore jouer ces cartes, les mains restent donc cachées ici. **Revoir** te les montre, à toi.

lobby-invited = 📣 { $mentions }, { $name } aimerait rejouer. { $count ->
    [one] Ça te dit ? Appuie sur **Rejoindre**.
   *[other] Qui joue ? Appuyez sur **Rejoindre**.
}

the-game-open-fits = **{ $card }** (pile { $pile })
the-game-open-hint = -# Si une pile est indiquée, la carte pouvait encore y aller.
the-game-moment-tricks = 🔥 **{ $count } sauts arrière d’affilée !**
the-game-moment-last = { $left ->
    [one] 🏁 **La toute dernière carte !**
   *[other] 🏁 **Plus que { $left } cartes !**
}

the-mind-moment-passed = 🎉 **Niveau { $level } réussi !**
the-mind-moment-passed-blind = 🎉 **Niveau { $level } à l’aveugle réussi !**
the-mind-missing = { $count ->
    [0] C’était juste une erreur de trop, sur les toutes dernières cartes du niveau.
    [one] Encore { $count } carte, et le niveau { $level } était réussi.
   *[other] Encore { $count } cartes, et le niveau { $level } était réussi.
}
the-mind-open-order = -# Le bon ordre à partir d’ici : { $cards }
