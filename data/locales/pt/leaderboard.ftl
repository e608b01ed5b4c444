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
leaderboard-database-away = Não consigo ler os resultados agora. Tente de novo daqui a pouco.

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
standing-place-alone = Primeiro lugar no ranking deste servidor.
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
par-note = -# 🎯 A meta é o que o mesmo número de companheiros deixa das mesmas cartas. Nem toda partida tem uma meta conhecida.
