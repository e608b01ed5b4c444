# What every table says, whatever is played on it.

somebody = quelqu’un
free-seat = Place libre { $seat }

lobby-seats = **À la table ({ $count } sur { $most })**
lobby-size = -# ⏱️ environ { $minutes } minutes · 👥 { $exactly ->
    [yes] { $most ->
        [one] { $most } personne
       *[other] { $most } personnes
    }
   *[no] de { $least } à { $most } personnes
}
lobby-host = { $name } 👑
lobby-ready = { $seats ->
    [full] -# Toutes les places sont prises. N’importe qui à la table peut appuyer sur **Commencer**.
   *[free] -# Appuie sur **Rejoindre** pour jouer aussi. N’importe qui à la table peut appuyer sur **Commencer**.
}
lobby-too-few = { $missing ->
    [one] ⏳ Il manque encore une personne.
   *[other] ⏳ Il manque encore { $missing } personnes.
} Appuie sur **Rejoindre** pour jouer aussi.
lobby-too-many = ⏳ { $game } se joue à { $most } au plus. { $surplus ->
    [one] Une personne doit quitter la table, ou vous prenez un autre jeu.
   *[other] { $surplus } personnes doivent quitter la table, ou vous prenez un autre jeu.
}
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names } : silence depuis quelques minutes. Toute personne à la table peut libérer la place.
lobby-late = -# ⏰ { $names } : toujours pas là après deux minutes. La table peut commencer sans attendre.
lobby-suggestion-harder = 🔥 **Trois victoires d’affilée !** Envie de plus dur ? → { $option }
lobby-suggestion-gentler = 🌱 **Trois défaites d’affilée.** Une partie plus douce ? → { $option }
menu-game = Jeu
lobby-cancelled = Cette table a été fermée avant de commencer. `/game new` en ouvre une nouvelle.
lobby-expired = Rien ne s’est passé ici pendant une demi-heure, la table a donc été fermée. `/game new` en ouvre une nouvelle.

button-join = Rejoindre
button-leave = Quitter
button-not-me = Sans moi
button-start = Commencer
button-cancel = Fermer
button-put-off = Libérer la place : { $name }
button-take-suggestion = Essayer
button-hand = Mes cartes
button-rules = Règles
button-spectate = 👀 Regarder
button-spectate-stop = Ne plus regarder
button-spectate-again = 👀 Continuer à regarder
button-back = Retour
button-again = Rejouer
button-take-seat = Prendre la place libre
button-go-on-without = Continuer sans elle
button-vote-end = Terminer la partie
button-vote = Voter pour la fin
button-keep-playing = Continuer à jouer
button-take-back-vote = Retirer mon vote

hand-title = ### Tes cartes, { $name }
hand-rests = 💤 Tes cartes se sont endormies. **Mes cartes** les réveille.
turn-nudge = { $mention }, c’est ton tour.
idle-reminder = { $mention }, la partie attend. Après une journée sans coup, elle sera mise de côté.
typed-command-help = Pour jouer, appuie sur **Mes cartes**. Pour une commande, tape `/` et choisis-la dans la liste qui s’ouvre.

table-commitment = -# 🔒 Donne vérifiable `{ $hash }`
table-abandoned = La partie a été arrêtée avant la fin, elle ne compte donc pour aucun classement.
table-set-aside-notice = 💤 Cette partie est mise de côté. `/game table` la reprend.
table-hold-end = -# Sinon, elle prendra fin le { $date }.
table-abandoned-on-hold = Elle était mise de côté depuis { $days } jours.
settings-hold = Une partie mise de côté prend fin au bout de **{ $days }** jours.
option-days-on-hold = Au bout de combien de jours une partie mise de côté prend fin
table-paused-notice = { $free ->
    [one] ⏸️ Une place est libre, la partie est donc en pause. Qui veut peut la prendre, cartes comprises.
   *[other] ⏸️ { $free } places sont libres, la partie est donc en pause. On peut en reprendre une, cartes comprises.
}
table-joined = 🪑 { $names } { $count ->
    [one] s’assoit
   *[other] s’assoient
} à la table.
table-left = 👋 { $name } a quitté la table.
table-left-host = 👋 { $name } a quitté la table. C’est maintenant { $host } qui s’en occupe.
table-votes = 🗳️ Votes pour terminer la partie : { $votes } sur { $needed }. Un vote est valable cinq minutes.
table-vacating-votes = 🗳️ Votes pour continuer sans la place libre : { $votes } sur { $needed }.

# Before a match is ended early
end-question = **Terminer cette partie pour tout le monde ?**
end-question-vote = **Voter pour terminer cette partie ?**
end-stakes = La partie s’arrête ici et ne compte pour aucun classement.
end-votes = Votes pour l’instant : { $votes } sur { $needed }. Un vote est valable cinq minutes. On n’attend pas les personnes silencieuses depuis cinq minutes.
end-last-vote = Il ne manque plus que ton vote.

# Short answers
reply-join = Tu as ta place. Quand la partie commence, tes cartes apparaissent ici ; `/hand` les montre à tout moment.
reply-take-over = La place est à toi, cartes comprises.
reply-leave = Tu as quitté la table.
reply-leave-running = Tu as quitté la table. Ta place garde ses cartes, et la partie est en pause jusqu’à ce que quelqu’un la reprenne.
reply-start = Les cartes sont distribuées.
reply-cancel = La table est fermée.
reply-end = La partie est finie. Elle ne compte pour aucun classement.
reply-end-vote = Ton vote compte : { $votes } sur { $needed } pour terminer la partie.
reply-end-keep = La partie continue.
reply-end-take-back = Ton vote est retiré. La partie continue.
reply-go-on-without = Ton vote compte : { $votes } sur { $needed } pour continuer sans la place libre.
reply-table = La table est de retour en bas du salon.
reply-table-late = La table arrive en bas du salon : Discord me fait patienter un moment.
table-thread-closed = 🔒 Ce fil est archivé ou verrouillé, et je n’ai pas le droit de le rouvrir. Les coups comptent, mais la table reste telle quelle jusqu’à ce que la modération rouvre le fil.
table-too-late = ⌛ Trop tard : une carte ne se déplace que pendant { $seconds } secondes. Elle reste où elle est.
reply-duplicate = Je l’ai reçu deux fois et compté une seule fois.
reply-error = Désolé, quelque chose n’a pas marché de mon côté. La partie est intacte. Numéro de rapport : { $report }
reply-person-not-here = Cette personne n’est pas sur ce serveur. Choisis quelqu’un d’autre.
reply-button-unreadable = Ce bouton n’est plus à jour. `/game table` affiche la table avec des boutons neufs.

# What a table refuses
table-no-table-here = Il n’y a pas de table dans ce salon. `/game new` en ouvre une.
table-table-gone = Cette partie est finie. **Rejouer**, en dessous, ou `/game new` en commence une nouvelle.
table-lobby-expired = Cette table a été fermée. `/game new` en ouvre une nouvelle.
table-not-started = La partie n’a pas encore commencé. N’importe qui à la table peut appuyer sur **Commencer**.
table-already-running = La partie a déjà commencé. Les personnes à la table peuvent la terminer avec `/game end`.
table-channel-taken = { $phase ->
    [lobby] Il y a déjà une table ouverte dans ce salon. Rejoins-la, ou ouvre un fil pour une autre table.
    [set-aside] Une partie est mise de côté dans ce salon. `/game table` la reprend ; les personnes à sa table peuvent la terminer avec `/game end`.
   *[running] Il y a déjà une partie dans ce salon. Attends qu’elle soit finie, ou ouvre un fil pour une autre table.
}
table-not-seated = Tu n’es pas à cette table. S’il y a une place libre, `/game join` te la donne.
table-spectator-seated = Tu joues ici : **Mes cartes** te montre tes cartes.
table-too-many-spectators = { $most } personnes regardent déjà, il n’y a plus de place. Tu vois aussi la table dans le salon.
table-too-many-lobbies = Tu as déjà { $most } tables ici qui n’ont pas commencé. Commence ou ferme d’abord l’une d’elles.
table-already-seated = Tu es déjà à cette table.
table-table-full = Toutes les places sont prises. Ouvre une autre table dans un fil, ou attends que quelqu’un parte.
table-too-few = { $seated ->
    [one] Il faut au moins { $least } personnes, et il n’y a que toi pour l’instant. Demande à quelqu’un de venir.
   *[other] Il faut au moins { $least } personnes, et vous êtes { $seated } pour l’instant. Demandez à quelqu’un de venir.
}
table-not-allowed-to-end = Tu n’es pas à cette table. Les personnes qui y sont peuvent terminer la partie, et la modération aussi, avec « Gérer les messages » ici.
table-not-allowed-to-cancel = { $name } a ouvert cette table et peut la fermer, et la modération aussi, avec « Gérer les messages » ici.{ $seated ->
    [yes] { "" } Après cinq minutes de silence, toute la table le peut. **Quitter** t’en fait sortir.
   *[no] { "" }
}
table-not-allowed-to-choose = Ici, une seule personne peut changer le jeu et ses options : { $name }. Dis à quoi tu aimerais jouer !
table-not-absent = { $name } a donné signe de vie ces dernières minutes et garde sa place.
table-cards-bound = Cette table joue les cartes d’une autre partie, son jeu et ses options restent donc comme là-bas. `/game new` ouvre une table de n’importe quel genre.
table-choice-outdated = Un autre jeu est arrivé à cette table entre-temps. Regarde à nouveau, puis choisis.
table-table-paused = { $free ->
    [one] Une place est libre, la partie est donc en pause. `/game join` reprend la place.
   *[other] { $free } places sont libres, la partie est donc en pause. `/game join` en reprend une.
}
table-table-set-aside = Cette partie est mise de côté. `/game table` la reprend.
table-seat-needed = Cette partie a besoin de ses places libres. Quelqu'un doit les prendre.
table-seat-just-left = Laissez à quelqu'un le temps de prendre la place : dans { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}, vous pourrez continuer sans elle.
table-hand-stale = La partie a avancé depuis que tu as vu ces cartes. Voici où elle en est.
table-counting-down = Pas encore : le compte à rebours en est à { $count }. Rien n’a été joué.
database-not-saved = Ça n’a pas pu être enregistré, rien n’a donc changé. Réessaie dans un instant.
database-outcome-unknown = Je n’ai pas pu vérifier si c’est bien arrivé. Regarde la table dans un instant.
database-not-readable = Je n’arrive pas à lire ça pour l’instant. Réessaie dans un instant.
table-permission-missing = { $permission ->
    [view-channel] Je ne vois pas ce salon.
    [send-messages] Je n’ai pas le droit d’écrire dans ce salon.
   *[send-messages-in-threads] Je n’ai pas le droit d’écrire dans ce fil.
} Demande à quelqu’un qui le gère de le permettre, puis réessaie.
table-option-of-another-game = L’option `{ $option }` est celle d’un autre jeu. Laisse-la de côté et réessaie.
table-command-outdated = Cette commande n’est plus à jour ici. Recharge Discord et réessaie.
table-game-unknown = Je ne connais pas de jeu appelé « { $game } ». Choisis-en un dans la liste.
table-card-missing = Quelle carte ? `/play` te propose les tiennes pendant que tu écris.
table-command-of-another-game = Cette table joue à { $game }, où ce coup n’existe pas. `/game rules` dit ce qu’on peut y faire.

rule-another-game = Cette table joue à un autre jeu, où ce coup n’existe pas. `/game rules` dit ce qu’on peut y faire.
rule-match-over = Cette partie est finie.
rule-nobody-can-act = Personne ne peut jouer. C’est ma faute ; signale-le, s’il te plaît.
rule-wrong-number-of-seats = Ce jeu se joue de { $least } à { $most } personnes, pas à { $seats }.

rules-credit = -# En bref, avec nos propres mots. Le jeu appartient à son auteur et à son éditeur ; procure-toi le vrai, il en vaut la peine.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Les tables : ouvrir, rejoindre, commencer, montrer, terminer
command-game-new = Ouvrir une table dans ce salon
command-game-join = S’asseoir à la table de ce salon, ou reprendre une place libre
command-game-leave = Quitter la table ; une partie en cours garde ta place et ses cartes
command-game-start = Distribuer les cartes à toute la table
command-game-cancel = Fermer une table qui n’a pas commencé
command-game-table = Ramener la table en bas du salon
command-game-watch = Regarder la partie de ce salon, avec 15 secondes de retard ; rien que pour toi
command-game-end = Terminer la partie, ou voter pour la terminer
command-game-rules = Les règles d’un jeu, rien que pour toi
command-hand = Tes cartes, rien que pour toi
command-play = Jouer une carte

option-game = Quel jeu
option-card = Une carte de ta main
option-pile = La pile, si le jeu en a plusieurs

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Options
button-companion-seat = 🤖 La donner à un compagnon
button-take-companion-seat = Prendre la place d’un compagnon
lobby-companions-here = { $count ->
    [one] -# 🤖 Le programme joue ce compagnon, qui laisse sa place quand la table est pleine.
   *[other] -# 🤖 Le programme joue ces compagnons, qui laissent leur place quand la table est pleine.
} Le résultat compte dans un classement à part.
table-companions-warming-up = -# 🤖 Encore à l’échauffement : les premiers coups sont simples.
menu-companion-style = Le jeu des compagnons
menu-companion-style-value = { $value ->
    [steady] 🤖 Les compagnons comptent régulièrement
    [human] 🤖 Les compagnons comptent comme tout le monde, parfois un peu à côté
    [dreamy] 🤖 Les compagnons comptent en rêvassant
    [calm] 🤖 Les compagnons prennent leur temps
    [normal] 🤖 Les compagnons jouent à un rythme normal
   *[quick] 🤖 Les compagnons jouent vite
}
companion-style = { $value ->
    [steady] les compagnons comptent régulièrement
    [human] les compagnons comptent comme tout le monde
    [dreamy] les compagnons comptent en rêvassant
    [calm] les compagnons prennent leur temps
    [normal] les compagnons jouent à un rythme normal
   *[quick] les compagnons jouent vite
}
lobby-no-companions = -# 🤖 Les compagnons ne savent pas encore jouer à { $game } : ici, on joue entre personnes.
table-no-companions = Les compagnons ne savent pas jouer à { $game }. Retire-les, ou choisis un autre jeu.
table-companions-unfit = Les compagnons ne peuvent pas jouer à { $game } comme ça. Retire-les, ou choisis d'autres options.
option-companions = Combien de compagnons jouent aussi : des places que le programme joue

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **C’est réussi !**
    [excellent] 🌟 **Quelle partie !**
    [close] 😮 **C’était tout près !**
    [quick] 💥 **Aïe. C’est allé vite.**
   *[other] 🏁 **C’est tout pour cette fois.**
}
end-abandoned = C’est fini, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }, c’est fini. [Voici le résultat]({ $link })
end-unplayed = { $game } : la partie a été arrêtée avant la première carte. `/game new` ouvre une autre table.
end-hands = **Encore en main :**
end-hands-closed = -# 🔒 D’autres peuvent encore jouer ces cartes, les mains restent donc cachées ici. **Revoir** te les montre, à toi.

lobby-invited = 📣 { $mentions }, { $name } aimerait rejouer. { $count ->
    [one] Ça te dit ? Appuie sur **Rejoindre**.
   *[other] Qui joue ? Appuyez sur **Rejoindre**.
}
lobby-once-more = 🔁 **On remet ça !** Les cartes sont distribuées { $when }. Pas envie ? Appuie sur **Sans moi**.

# Watching a match without playing in it

spectate-delay = -# 👀 Tu regardes avec { $seconds } secondes de retard.
spectate-wait = 👀 Tu verras la table dans un instant, avec { $seconds } secondes de retard.
spectate-paused = 👀 La table continue, mais je ne peux la suivre que 15 minutes à la fois. Continuer à regarder ?
reply-spectate-stop = 👀 C’est tout. **Regarder**, à la table, te fait revenir.

# Words that stand in pictures: as few as can be

picture-hand-empty = Aucune carte en main
picture-beaten = Gagné !
picture-record = Nouveau record
picture-violations = { $count ->
    [one] nombre dit
   *[other] nombres dits
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Il y a un fichier pour toi ici, mais tu n’as pas la permission « Joindre des fichiers » dans ce salon, Discord ne me laisse donc pas te le donner. Demande à la modération, ou essaie un autre salon.

# Calls to the next table
button-call-me = 🔔 Appelle-moi à la prochaine table
button-call-always = Jusqu'à nouvel ordre
button-call-off = Ne plus m'appeler
call-tonight = 🔔 Quand une table s'ouvre sur ce serveur, je t'y appelle, jusqu'à { $until } et au plus toutes les dix minutes.
call-always = 🔔 Dès qu'une table s'ouvre sur ce serveur, je t'y appelle, au plus toutes les dix minutes, jusqu'à nouvel ordre.
call-off = Entendu, je ne t'appelle plus pour les tables.
call-lobby = 🔔 { $mentions } : une table de **{ $game }** vient de s'ouvrir ici.
