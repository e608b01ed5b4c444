# Teamnamen: /team und das Formular, das nach dem Namen fragt.

command-team = Wie dein Team hier heißt
command-team-name = Gib einem deiner Teams einen Namen auf diesem Server
command-team-clear = Entferne einen Teamnamen: deinen eigenen, oder jeden, wenn du hier Nachrichten verwalten darfst
option-team = Welches Team; ohne Angabe das, mit dem du zuletzt gespielt hast

button-team-name = Team benennen
team-form-title = Gebt eurem Team einen Namen
team-form-label = Wie wollt ihr heißen?
reply-team-named = Auf diesem Server heißt euer Team jetzt **{ $name }**. Mit `/team name` könnt ihr das jederzeit ändern.
reply-team-cleared = Der Name ist weg.

team-name-unfit = Dieser Name geht nicht. Er braucht 2 bis 32 Zeichen, ohne Erwähnungen und Formatierung.
team-not-your-team = Einem Team geben nur die einen Namen, die dazugehören.
team-no-team-yet = So einen Namen gibt es hier nicht. Ein Team kann sich benennen, sobald es auf diesem Server eine Partie beendet hat.
