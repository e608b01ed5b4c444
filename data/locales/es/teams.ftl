# Names of teams: /team, and the form that asks for a name.

command-team = Cómo se llama aquí tu equipo
command-team-name = Ponle nombre a uno de tus equipos en este servidor
command-team-clear = Quita el nombre de un equipo: del tuyo, o de cualquiera si puedes gestionar mensajes
option-team = Qué equipo; si no, el último con el que jugaste

button-team-name = Poner nombre al equipo
team-form-title = Un nombre para el equipo
team-form-label = ¿Cómo se va a llamar?
reply-team-named = En este servidor tu equipo se llama ahora **{ $name }**. Cualquiera del equipo puede cambiarlo con `/team name`.
reply-team-cleared = Nombre quitado.

team-name-unfit = Ese nombre no sirve. Tiene que tener de 2 a 32 caracteres, sin menciones ni formato.
team-not-your-team = Solo puede ponerle nombre la gente del equipo.
team-no-team-yet = Aquí no hay ningún nombre así. Un equipo puede ponerse nombre cuando ha acabado una partida en este servidor.
