# Deals: the deal of the day, a match dealt again, and a given seed.

command-deal = As cartas do dia, uma partida de novo com as mesmas cartas ou uma semente escolhida
command-deal-today = As cartas do dia: iguais em todo servidor, uma tentativa por dia vale para o ranking
command-deal-seed = Abra uma mesa com as cartas de uma semente escolhida, fora do ranking
command-deal-match = Jogue de novo com as cartas de uma partida, fora do ranking: dá para fazer melhor?
option-day = Um dia, como 2026-11-21; sem isso, hoje
option-seed = A semente, 64 dígitos hexadecimais, como aparece numa partida encerrada
option-deal-match = O número da partida

button-deal-again = Dá para fazer melhor?
button-deal-play = Jogar
button-deal-before = ◀ Dia anterior
button-deal-after = Dia seguinte ▶
deal-choose-leaderboard = 🏆 Ranking para …
button-deal-overview = ◀ As cartas
button-page-back = ◀ Melhores
button-page-on = Mais ▶
button-scope-everywhere = Todos os servidores
button-scope-here = Este servidor
button-sit-down-anyway = Entrar mesmo assim

# The lobby
deal-lobby-day = 🌅 **As cartas do dia, { $day }.** As mesmas em todo servidor, e cada pessoa tem uma tentativa que vale para o ranking.
deal-lobby-rematch = 🔁 **Dá para fazer melhor?** Estas são as cartas da partida { $match }, para { $seats ->
    [one] 1 pessoa
   *[other] { $seats } pessoas
}. Daquela vez: { $result }.
deal-lobby-seed = 🌱 As cartas de uma semente escolhida: `{ $seed }`
deal-lobby-night = 🌙 As outras mesas do mesmo tamanho recebem as mesmas cartas nesta rodada. Guardem para vocês o que virem até todo mundo terminar.
deal-commitment = -# 🔒 Sorteio justo para { $seats ->
    [one] 1 pessoa
   *[other] { $seats } pessoas
}: `{ $hash }`
deal-lobby-tried = ⚖️ { $names } já { $count ->
    [one] usou
   *[other] usaram
} a tentativa de hoje com estas cartas. Ainda dá para iniciar, mas não vai valer para o ranking.
deal-lobby-seen = ⚖️ { $names } já { $count ->
    [one] viu
   *[other] viram
} estas cartas, numa mesa ou num replay. Ainda dá para iniciar, mas não vai valer para o ranking.

# The running match and its result
deal-running-day = -# 🌅 Cartas do dia, { $day }{ $ranked ->
    [no] {""}, fora do ranking
   *[yes] {""}
}
deal-running-rematch = -# 🔁 As cartas da partida { $match } de novo, fora do ranking
deal-running-seed = -# 🌱 As cartas de uma semente escolhida, fora do ranking
deal-running-night = -# 🌙 Outras mesas desta rodada jogam com as mesmas cartas
deal-compared = 🔁 Com as mesmas cartas, na partida { $match }: { $theirs }. Agora: { $yours }. { $verdict ->
    [yours] **Desta vez foi melhor!**
    [theirs] Daquela vez foi melhor.
   *[even] Deu o mesmo resultado!
}
deal-place = 🌅 Com as cartas de hoje: { $teams ->
    [one] a primeira equipe no ranking deste servidor!
   *[other] { $rank }º lugar entre { $teams } equipes neste servidor.
}
button-check-deal = Conferir as cartas
deal-check-code = 🔒 **O código completo destas cartas**, o hash SHA-256 da semente:
    `{ $hash }`
deal-check-seed = 🌱 **A semente** (versão das regras: { $version }):
    `{ $seed }`
    O hash dos 32 bytes dela é o código. O README do bot explica como as cartas saem dela.
deal-check-running = Quando a partida acabar, este botão mostra a semente. Se ela gerar o código acima, ninguém trocou as cartas.
deal-check-day = Quando o dia { $day } acabar, este botão mostra a semente.
unranked-seed = ⚖️ Fora do ranking: a semente foi escolhida, então alguém podia conhecer estas cartas.
unranked-known = ⚖️ Fora do ranking: alguém na mesa já conhecia estas cartas, de outra tentativa ou de um replay.
unranked-rematch = 🎈 Só por diversão, fora do ranking: este canal já viu estas cartas.
unranked-day-over = ⚖️ Fora do ranking: o dia destas cartas já tinha acabado quando a partida começou.
unranked-own-way = ⚖️ Fora do ranking: partida com tema próprio, ou com as cartas de alguém deixadas de lado.

# /deal today
deal-title = ## 🌅 As cartas do dia: { $game }
deal-subtitle = -# { $day } · { $options }
deal-explained = As mesmas cartas em todo servidor, para o mesmo jogo, as mesmas opções e o mesmo número de pessoas. Cada pessoa tem uma tentativa que vale para o ranking. Se alguém já conhece as cartas, dá para jogar, mas fora do ranking.
deal-until = O dia termina { $when }.
deal-over = Este dia acabou, e as sementes são públicas. Qualquer pessoa pode conferir as cartas.
deal-codes = 🔒 **Os códigos completos destas cartas**, os hashes SHA-256 das sementes:
deal-codes-over = 🌱 **As sementes destas cartas.** O hash dos 32 bytes de cada uma é o código que apareceu no dia:
deal-hash = { $seats } 👤 `{ $hash }`
deal-seed-public = { $seats } 👤 semente `{ $seed }`
deal-code-par = { $code } · 🎯 meta { $par }
deal-seed-withheld = { $seats } 👤 `{ $hash }`: você ainda está jogando com estas cartas, então a semente vem depois.
deal-untried = Você ainda não usou sua tentativa com estas cartas.
deal-tried = Você já usou a tentativa que vale para o ranking: partida { $match }.
deal-leaderboard-title = ### Ranking para { $seats ->
    [one] 1 pessoa
   *[other] { $seats } pessoas
}, { $scope ->
    [here] este servidor
   *[everywhere] todos os servidores participantes
}
deal-leaderboard-empty = Ninguém terminou uma partida com estas cartas ainda. O primeiro lugar está livre!
deal-leaderboard-empty-over = Ninguém terminou uma partida com estas cartas.
deal-leaderboard-page = -# { $teams ->
    [0] 0 equipes
    [one] 1 equipe
   *[other] { $teams } equipes
}, página { $page } de { $pages }

# What a deal does not allow
deal-seed-unreadable = Isso não é uma semente. Uma semente tem 64 dígitos, de 0 a 9 e de a a f; copie da última linha de uma partida encerrada.
deal-day-unreadable = Isso não é um dia. Escreva assim: 2026-11-21.
deal-day-to-come = Esse dia ainda não começou, então ninguém conhece as cartas dele. Os dias começam à meia-noite UTC.
deal-day-over = Esse dia já acabou. `/deal today` mostra as cartas de hoje, e `/deal seed` distribui cartas antigas, fora do ranking.
deal-seats-bound = Estas cartas são para { $seats ->
    [one] 1 pessoa
   *[other] { $seats } pessoas
}, e aqui { $seated ->
    [0] não há ninguém
   *[other] há { $seated }
}. { $seated ->
    [0] Entre na mesa primeiro.
   *[other] Inicie quando o número for exatamente esse.
}
deal-match-not-finished = A partida { $number } não foi até o fim, então não há o que superar. Escolha uma que tenha terminado.
deal-deal-known = Você já conhece estas cartas, de uma tentativa, de uma mesa ou de um replay. Se você ocupar o lugar, a partida deixa de valer para o ranking, para todo mundo.
deal-deal-in-play = Você está jogando exatamente com estas cartas agora. Veja-as quando sua partida acabar.
