# Names of teams: /team, and the form that asks for a name.

command-team = What your team is called here
command-team-name = Give one of your teams a name on this server
command-team-clear = Remove a team's name: your own, or any if you may manage messages here
option-team = Which team; the one you last played with if left out

button-team-name = Name your team
team-form-title = Name your team
team-form-label = What do you want to be called?
reply-team-named = On this server your team is now called **{ $name }**. Any of you can change that with `/team name`.
reply-team-cleared = The name is gone.

team-name-unfit = That name doesn't work. It needs 2 to 32 characters, without mentions or formatting.
team-not-your-team = Only the people of a team can name it.
team-no-team-yet = There's no such name here. A team can name itself once it has finished a match on this server.
