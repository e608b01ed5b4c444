# Leaderboards: /leaderboard, and how a match that has ended stands among the others.

command-leaderboard = As melhores equipes de um jogo
option-leaderboard-game = Qual jogo; se não disser, o mais jogado aqui
option-private = Mostrar a resposta só para você

season-all = Desde o início
season-now = Esta temporada, { $months }
season-past = Temporada { $months }
scope-here = Este servidor
scope-everywhere = Todos os servidores participantes

count-people = { $count ->
    [0] 0 pessoas
    [one] 1 pessoa
   *[other] { $count } pessoas
}
count-company = { $people ->
    [0] pessoas
    [one] 1 pessoa
   *[other] { $people } pessoas
} e { $companions ->
    [one] { $companions } companheiro
   *[other] { $companions } companheiros
}
count-teams = { $count ->
    [0] 0 equipes
    [one] 1 equipe
   *[other] { $count } equipes
}
leaderboard-title = ## 🏆 { $game }
leaderboard-which = -# { $options } · { $people }
leaderboard-span = -# { $scope } · { $season } · { $teams } · página { $page } de { $pages }
leaderboard-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **#{ $rank }**
}
leaderboard-row =
    { $place } **{ $result }** ({ $date }){ $violations ->
        [0] {""}
       *[other] {""} 🤐 { $violations }
    }
    { $names }
leaderboard-replay = #{ $rank } · { $result } · { $names }
leaderboard-open-replay = 🎞️ Abrir um replay
leaderboard-board = { $people } · { $options }
leaderboard-team = **{ $name }** · { $names }
leaderboard-own = -# A melhor equipe de { $name }
leaderboard-more-people = { $names } e mais { $count ->
    [one] 1 pessoa
   *[other] { $count }
}
leaderboard-from-elsewhere = { $count ->
    [one] alguém de outro servidor
   *[other] { $count } pessoas de outro servidor
}
leaderboard-empty = Ninguém aqui terminou uma partida assim ainda. `/game new` abre uma mesa, e o primeiro lugar está livre.
leaderboard-empty-season = Ninguém terminou uma partida assim nesta temporada. Escolha outra temporada abaixo ou abra uma mesa com `/game new`.
leaderboard-empty-everywhere = Nenhum servidor que compartilha os resultados terminou uma partida assim ainda. `/game new` abre uma mesa, e o primeiro lugar está livre.
button-leaderboard-before = ◀ Melhores
button-leaderboard-after = Seguintes ▶

leaderboard-results-not-shared = Este servidor guarda os resultados para si, então não pode ver os dos outros. Quem gerencia o servidor pode compartilhá-los com `/settings leaderboard`.
leaderboard-no-such-page = A página { $page } não existe: este ranking tem { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}.
leaderboard-button-outdated = Este ranking não existe mais. `/leaderboard` mostra os atuais.

# Below the result of a match
standing-first = 🏅 Primeira partida deste tipo para { $people ->
    [one] você
   *[other] a sua equipe
}.
standing-best = 🏅 **Novo recorde: { $people ->
    [one] seu melhor resultado
   *[other] o melhor resultado da sua equipe
} até agora!** Antes: { $before }.
standing-not-best = 🏅 { $people ->
    [one] Seu melhor resultado
   *[other] O melhor resultado da sua equipe
} até agora: { $best }, { $date }.
standing-place = { $rank }º lugar entre { $teams } equipes no ranking deste servidor.
standing-compared = ↔️ { $difference }
standing-compared-violations-fewer = { $count ->
    [one] { $count } número dito
   *[other] { $count } números ditos
} a menos
standing-compared-violations-more = { $count ->
    [one] { $count } número dito
   *[other] { $count } números ditos
} a mais

# Um resultado ao lado da meta: o que o mesmo número de companheiros deixa das mesmas cartas
result-under-par = { $result }, { $count } a menos que a meta
result-over-par = { $result }, { $count } a mais que a meta
result-at-par = { $result }, exatamente na meta
par-note = -# 🎯 A meta é o que o mesmo número de companheiros deixa das mesmas cartas jogando sem pensar muito. Nem toda partida tem uma meta conhecida.

# What somebody has played on a server: /stats.

command-stats = O que alguém jogou aqui e como foi
option-person = Quem; se não disser, você

stats-title = ## 📊 { $name }
stats-matches = { $count ->
    [one] **{ $count } partida** terminada aqui
   *[other] **{ $count } partidas** terminadas aqui
}, { $hours ->
    [0] menos de uma hora
    [one] 1 hora
   *[other] { $hours } horas
} na mesa; a primeira em { $first }, a última em { $last }.
button-show-here = Mostrar aqui
stats-figure-matches = { $count ->
    [one] partida
   *[other] partidas
}
stats-figure-won = { $count ->
    [one] vencida
   *[other] vencidas
}
stats-figure-wins = { $count ->
    [one] vitória seguida
   *[other] vitórias seguidas
}
stats-figure-days = { $count ->
    [one] dia seguido
   *[other] dias seguidos
}
stats-figure-achievements = { $count ->
    [one] conquista
   *[other] conquistas
}
stats-won = 🔥 Vitórias: { $won } nas últimas { $count } · vitórias seguidas: agora { $now }, recorde { $longest }
stats-days = 🗓️ Dias seguidos: agora { $now }, recorde { $longest }
stats-under-par = 🎯 { $game }: em média { $difference } cartas a menos que a meta (partidas com meta conhecida: { $count })
stats-over-par = 🎯 { $game }: em média { $difference } cartas a mais que a meta (partidas com meta conhecida: { $count })
stats-at-par = 🎯 { $game }: em média exatamente na meta (partidas com meta conhecida: { $count })
stats-counted-partly =
    { $counts }
    -# Contado em { $counted } de { $count } partidas; as outras são de antes de eu começar a contar.
stats-teammates = 🤝 Mais vezes com { $names }
stats-teammate = { $name } ({ $count })
stats-best = **Melhores resultados**
stats-best-row =
    { "" }**{ $result }** · { $game }
    -# { $people } · { $options } · { $date } · { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
stats-best-more = -# e mais { $count ->
    [one] { $count } ranking
   *[other] { $count } rankings
}
stats-nobody = { $name } não terminou nenhuma partida aqui, ou pediu que eu esquecesse tudo. Então não há o que mostrar.
stats-nobody-you = Você ainda não terminou nenhuma partida aqui, ou pediu que eu esquecesse tudo. `/game new` abre uma mesa.

counter-cards = 🃏 { $count ->
    [0] 0 cartas jogadas
    [one] 1 carta jogada
   *[other] { $count } cartas jogadas
}
counter-violations = 🤐 { $count ->
    [0] 0 números ditos na mesa
    [one] 1 número dito na mesa
   *[other] { $count } números ditos na mesa
}

chart-matches = partidas
chart-alt = Como as partidas de { $name } terminaram ao longo do tempo, e quantas vezes saiu cada resultado.
chart-alt-game = { $game }, as últimas { $count } partidas, { $scale }: de { $lowest } a { $highest }, metade delas até { $middle }; a última { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements-new = 🎖️ **{ $names }!**
achievements = 🎖️ { $game }, { $count } de { $total }: { $names }
achievement-first-win = Primeira vitória
achievement-first-win-how = A primeira vitória da equipe.
achievement-silent-match = Nem um número
achievement-silent-match-how = Uma partida inteira sem ninguém dizer um número.

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
