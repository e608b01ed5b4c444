# Names of teams: /team, and the form that asks for a name.

command-team = Come si chiama la tua squadra qui
command-team-name = Dai un nome a una tua squadra su questo server
command-team-clear = Togli il nome alla tua squadra, o a qualsiasi squadra se qui gestisci i messaggi
option-team = Quale squadra; altrimenti l'ultima con cui hai giocato

button-team-name = Date un nome alla squadra
team-form-title = Il nome della squadra
team-form-label = Come volete chiamarvi?
reply-team-named = Su questo server la tua squadra ora si chiama **{ $name }**. Chiunque ne faccia parte può cambiarlo con `/team name`.
reply-team-cleared = Il nome è stato tolto.

team-name-unfit = Questo nome non va. Servono da 2 a 32 caratteri, senza menzioni né formattazione.
team-not-your-team = Solo chi fa parte di una squadra può darle un nome.
team-no-team-yet = Qui nessuna squadra si chiama così. Una squadra può darsi un nome dopo aver finito una partita su questo server.
