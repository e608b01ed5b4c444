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
