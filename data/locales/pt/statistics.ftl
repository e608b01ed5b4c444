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
stats-few = 📊 { $name } terminou { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} aqui. As estatísticas aparecem a partir da quinta.
stats-few-you = 📊 { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
} aqui: bom começo! Suas estatísticas aparecem a partir da quinta.
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
chart-alt-once = { $game }, 1 partida, { $scale }: { $last }.
chart-alt-game = { $game }, as últimas { $count } partidas, { $scale }: de { $lowest } a { $highest }, metade delas até { $middle }; a última { $last }.

# What a team can achieve in every game
achievement-new = 🎖️ **{ $name }!** { $how }
achievements = 🎖️ { $game }, { $count } de { $total }: { $names }
achievement-first-win = Primeira vitória
achievement-first-win-how = A primeira vitória da equipe.
achievement-silent-match = Nem um número
achievement-silent-match-how = Uma partida inteira sem ninguém dizer um número.
