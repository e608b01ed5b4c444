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
