# Names of teams: /team, and the form that asks for a name.

command-team = Como sua equipe se chama aqui
command-team-name = Dê um nome a uma das suas equipes neste servidor
command-team-clear = Tire o nome da sua equipe, ou de qualquer uma se você gerencia mensagens aqui
option-team = Qual equipe; se não disser, a última com que você jogou

button-team-name = Dar nome à equipe
team-form-title = Dê um nome à equipe
team-form-label = Como vocês querem se chamar?
reply-team-named = Neste servidor, sua equipe agora se chama **{ $name }**. Qualquer pessoa da equipe pode mudar isso com `/team name`.
reply-team-cleared = O nome foi tirado.

team-name-unfit = Esse nome não dá. Ele precisa ter de 2 a 32 caracteres, sem menções nem formatação.
team-not-your-team = Só quem é da equipe pode dar um nome a ela.
team-no-team-yet = Esse nome não existe aqui. Uma equipe pode escolher um nome depois de terminar uma partida neste servidor.
