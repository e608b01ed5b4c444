# What every table says, whatever is played on it.

somebody = alguém
free-seat = Lugar livre { $seat }

lobby-seats = **Na mesa ({ $count } de { $most })**
lobby-size = -# ⏱️ uns { $minutes } minutos · 👥 { $exactly ->
    [yes] { $most ->
        [one] 1 pessoa
       *[other] { $most } pessoas
    }
   *[no] { $least } a { $most } pessoas
}
lobby-host = { $name } 👑
lobby-ready = -# { $seats ->
    [full] A mesa está cheia. Qualquer pessoa da mesa pode apertar **Iniciar**.
   *[free] Aperte **Entrar** para jogar junto. Qualquer pessoa da mesa pode apertar **Iniciar**.
}
lobby-too-few = ⏳ { $missing ->
    [one] Falta uma pessoa.
   *[other] Faltam { $missing } pessoas.
} Aperte **Entrar** para jogar junto.
lobby-too-many = ⏳ { $game } é para { $most } pessoas no máximo. { $surplus ->
    [one] Uma pessoa precisa sair da mesa
   *[other] { $surplus } pessoas precisam sair da mesa
}, ou vocês escolhem outro jogo.
lobby-obstacle = ⏳ { $reason }
lobby-absent = -# 💤 { $names }: alguns minutos em silêncio. Qualquer pessoa da mesa pode liberar o lugar.
lobby-late = -# ⏰ { $names }: dois minutos e nenhum sinal. A mesa pode começar assim mesmo.
lobby-suggestion-harder = 🔥 **Três vitórias seguidas!** Que tal algo mais difícil? → { $option }
lobby-suggestion-gentler = 🌱 **Três derrotas seguidas.** Que tal algo mais leve? → { $option }
menu-game = Jogo
lobby-cancelled = Esta mesa foi fechada antes de começar. `/game new` abre outra.
lobby-expired = Nada aconteceu aqui por meia hora, então esta mesa foi fechada. `/game new` abre outra.

button-join = Entrar
button-leave = Sair
button-not-me = Sem mim
button-start = Iniciar
button-cancel = Fechar mesa
button-put-off = Liberar lugar: { $name }
button-take-suggestion = Bora
button-hand = Minha mão
button-rules = Regras
button-spectate = 👀 Assistir
button-spectate-stop = Parar de assistir
button-spectate-again = 👀 Continuar assistindo
button-back = Voltar
button-again = Jogar de novo
button-take-seat = Ocupar o lugar livre
button-go-on-without = Continuar sem ele
button-vote-end = Encerrar a partida
button-vote = Votar para encerrar
button-keep-playing = Continuar jogando
button-take-back-vote = Retirar meu voto

hand-title = ### Sua mão, { $name }
hand-rests = 💤 Sua mão cochilou. **Minha mão** acorda ela.
turn-nudge = { $mention }, é sua vez.
idle-reminder = { $mention }, a partida está esperando você. Depois de um dia sem jogadas, ela fica em espera.
typed-command-help = Para jogar, aperte **Minha mão**. Para um comando, digite `/` e escolha na lista que aparece.

table-commitment = -# 🔒 Sorteio justo `{ $hash }`
table-abandoned = A partida foi encerrada antes do fim, então não conta para nenhum ranking.
table-set-aside-notice = 💤 Esta partida está em espera. `/game table` retoma o jogo.
table-hold-end = -# Se ninguém fizer isso, ela termina em { $date }.
table-abandoned-on-hold = Ela estava em espera há { $days } dias.
settings-hold = As partidas em espera terminam depois de **{ $days }** dias.
option-days-on-hold = Depois de quantos dias em espera uma partida termina
table-paused-notice = ⏸️ { $free ->
    [one] Há um lugar livre, então a partida está pausada. Qualquer pessoa pode assumi-lo, com as cartas e tudo.
   *[other] Há { $free } lugares livres, então a partida está pausada. Qualquer pessoa pode assumir um, com as cartas e tudo.
}
table-joined = 🪑 { $names } { $count ->
    [one] se sentou
   *[other] se sentaram
} à mesa.
table-left = 👋 { $name } saiu da mesa.
table-left-host = 👋 { $name } saiu da mesa. Agora quem cuida dela é { $host }.
table-votes = 🗳️ { $votes } de { $needed } votos para encerrar a partida. Um voto vale por cinco minutos.
table-vacating-votes = 🗳️ { $votes } de { $needed } votos para continuar sem o lugar livre.

# Before a match is ended early
end-question = **Encerrar esta partida para todo mundo?**
end-question-vote = **Votar para encerrar esta partida?**
end-stakes = A partida para aqui e não conta para nenhum ranking.
end-votes = { $votes } de { $needed } votos até agora. Um voto vale por cinco minutos. Ninguém espera por quem está em silêncio há cinco minutos.
end-last-vote = Só falta o seu voto.

# Short answers
reply-join = Você está na mesa. Quando a partida começar, sua mão aparece aqui; `/hand` mostra a qualquer hora.
reply-take-over = O lugar é seu, com as cartas e tudo.
reply-leave = Você saiu da mesa.
reply-leave-running = Você saiu da mesa. Seu lugar guarda as cartas, e a partida fica pausada até alguém assumi-lo.
reply-start = As cartas foram distribuídas.
reply-cancel = A mesa está fechada.
reply-end = A partida acabou. Ela não conta para nenhum ranking.
reply-end-vote = Seu voto conta: { $votes } de { $needed } para encerrar a partida.
reply-end-keep = A partida continua.
reply-end-take-back = Seu voto foi retirado. A partida continua.
reply-go-on-without = Seu voto conta: { $votes } de { $needed } para continuar sem o lugar livre.
reply-table = A mesa está de volta no fim do canal.
reply-table-late = A mesa já vem para o fim do canal; o Discord está me fazendo esperar um pouco.
table-thread-closed = 🔒 Este tópico está arquivado ou bloqueado, e não tenho permissão para reabri-lo. As jogadas contam, mas a mesa fica como estava até a moderação reabrir o tópico.
table-too-late = ⌛ Tarde demais: uma carta só pode ser movida por { $seconds } segundos. Ela fica onde está.
reply-duplicate = Isso chegou duas vezes, mas só contou uma.
reply-error = Desculpe, algo deu errado do meu lado. A partida está a salvo. Código do erro: { $report }
reply-person-not-here = Essa pessoa não está neste servidor. Escolha outra.
reply-button-unreadable = Este botão não vale mais. `/game table` mostra a mesa com botões novos.

# What a table refuses
table-no-table-here = Não há mesa neste canal. `/game new` abre uma.
table-table-gone = Esta partida acabou. **Jogar de novo**, logo abaixo, ou `/game new` começa outra.
table-lobby-expired = Esta mesa foi fechada. `/game new` abre outra.
table-not-started = A partida ainda não começou. Qualquer pessoa da mesa pode apertar **Iniciar**.
table-already-running = A partida já começou. Quem está na mesa pode encerrar com `/game end`.
table-channel-taken = { $phase ->
    [lobby] Já há uma mesa aberta neste canal. Entre nela ou abra um tópico para outra mesa.
    [set-aside] Há uma partida em espera neste canal. `/game table` retoma o jogo; quem está na mesa pode encerrar com `/game end`.
   *[running] Já há uma partida neste canal. Espere acabar ou abra um tópico para outra mesa.
}
table-not-seated = Você não está nesta mesa. Se houver um lugar livre, `/game join` coloca você no jogo.
table-spectator-seated = Você joga aqui: **Minha mão** mostra suas cartas.
table-too-many-spectators = Já há { $most } pessoas assistindo, e não cabe mais ninguém. Mas a mesa está no canal, para você também.
table-too-many-lobbies = Você já tem { $most } mesas aqui que ainda não começaram. Inicie ou feche uma delas primeiro.
table-already-seated = Você já está nesta mesa.
table-table-full = A mesa está cheia. Abra outra num tópico ou espere alguém sair.
table-too-few = { $seated ->
    [1] O jogo precisa de pelo menos { $least } pessoas, e até agora só há você. Chame alguém para entrar.
   *[other] O jogo precisa de pelo menos { $least } pessoas, e até agora há { $seated }. Chamem alguém para entrar.
}
table-not-allowed-to-end = Você não está nesta mesa. Quem está nela pode encerrar a partida, e também a moderação com “Gerenciar mensagens” aqui.
table-not-allowed-to-cancel = { $name } abriu esta mesa e pode fechá-la, e também a moderação com “Gerenciar mensagens” aqui.{ $seated ->
    [yes] { "" } Depois de cinco minutos de silêncio, qualquer pessoa da mesa pode. **Sair** tira você dela.
   *[no] { "" }
}
table-not-allowed-to-choose = Só { $name } pode mudar o jogo e as opções aqui. Diga o que você quer jogar!
table-not-absent = { $name } deu sinal nos últimos minutos e fica com o lugar.
table-cards-bound = Esta mesa joga com as cartas de outra partida, então o jogo e as opções ficam como eram lá. `/game new` abre uma mesa de qualquer tipo.
table-choice-outdated = Nesse meio-tempo a mesa mudou de jogo. Dê mais uma olhada e escolha de novo.
table-table-paused = { $free ->
    [one] Há um lugar livre, então a partida está pausada. `/game join` assume o lugar.
   *[other] Há { $free } lugares livres, então a partida está pausada. `/game join` assume um deles.
}
table-table-set-aside = Esta partida está em espera. `/game table` retoma o jogo.
table-seat-needed = Esta partida precisa dos lugares livres. Alguém tem que ocupá-los.
table-seat-just-left = Deem a alguém a chance de ocupar o lugar: em { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} vocês podem continuar sem ele.
table-hand-stale = A mesa mudou desde que você viu sua mão. Agora está assim.
table-counting-down = Ainda não: a contagem regressiva está em { $count }. Nada foi jogado.
database-not-saved = Não deu para salvar isso, então nada mudou. Tente de novo daqui a pouco.
database-outcome-unknown = Não consegui verificar se isso chegou. Olhe a mesa daqui a pouco.
database-not-readable = Não consigo ler isso agora. Tente de novo daqui a pouco.
table-permission-missing = { $permission ->
    [view-channel] Não consigo ver este canal.
    [send-messages] Não posso escrever neste canal.
   *[send-messages-in-threads] Não posso escrever neste tópico.
} Peça a quem cuida dele que permita isso e tente de novo.
table-option-of-another-game = A opção `{ $option }` é de outro jogo. Deixe-a de fora e tente de novo.
table-command-outdated = Este comando está desatualizado aqui. Recarregue o Discord e tente de novo.
table-game-unknown = Não conheço um jogo chamado “{ $game }”. Escolha um da lista.
table-card-missing = Qual carta? `/play` oferece as suas enquanto você digita.
table-command-of-another-game = Esta mesa está jogando { $game }, que não tem essa jogada. `/game rules` mostra o que há.

rule-another-game = Esta mesa está jogando outro jogo, que não tem essa jogada. `/game rules` mostra o que há.
rule-match-over = Esta partida acabou.
rule-nobody-can-act = Ninguém pode jogar. A culpa é minha; por favor, avise quem cuida de mim.
rule-wrong-number-of-seats = Este jogo é para { $least } a { $most } pessoas, não para { $seats }.

rules-credit = -# Um resumo, com nossas palavras. O jogo pertence ao autor e à editora; compre o original, vale a pena.

# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Mesas: abrir, entrar, iniciar, mostrar, encerrar
command-game-new = Abra uma mesa neste canal
command-game-join = Entre na mesa deste canal ou assuma um lugar livre
command-game-leave = Saia da mesa; numa partida em andamento, seu lugar guarda as cartas
command-game-start = Distribua as cartas para todo mundo na mesa
command-game-cancel = Feche uma mesa que ainda não começou
command-game-table = Traga a mesa de volta para o fim do canal
command-game-watch = Assista à partida deste canal, com 15 segundos de atraso; só você vê
command-game-end = Encerre a partida ou vote para encerrar
command-game-rules = As regras de um jogo, só para você
command-hand = Sua mão, só para você
command-play = Jogue uma carta

option-game = Qual jogo
option-card = Uma carta da sua mão
option-pile = A pilha, se o jogo tiver mais de uma

# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs; there an avatar marks a companion.
companion-in-picture = { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}

button-options = ⚙️ Opções
button-companion-seat = 🤖 Dar a um companheiro
button-take-companion-seat = Ocupar o lugar de um companheiro
lobby-companions-here = { $count ->
    [one] -# 🤖 Quem joga por este companheiro é o programa; se a mesa encher, ele cede o lugar.
   *[other] -# 🤖 Quem joga por estes companheiros é o programa; se a mesa encher, eles cedem o lugar.
} O resultado conta num ranking à parte.
table-companions-warming-up = -# 🤖 Ainda no aquecimento: as primeiras jogadas são simples.
menu-companion-style = Como os companheiros jogam
menu-companion-style-value = { $value ->
    [steady] 🤖 Companheiros contam com regularidade
    [human] 🤖 Companheiros contam como gente, às vezes fora do ritmo
    [dreamy] 🤖 Companheiros contam com a cabeça nas nuvens
    [calm] 🤖 Companheiros jogam com calma
    [normal] 🤖 Companheiros jogam em ritmo normal
   *[quick] 🤖 Companheiros jogam rápido
}
companion-style = { $value ->
    [steady] companheiros contam com regularidade
    [human] companheiros contam como gente
    [dreamy] companheiros contam com a cabeça nas nuvens
    [calm] companheiros jogam com calma
    [normal] companheiros jogam em ritmo normal
   *[quick] companheiros jogam rápido
}
lobby-no-companions = -# 🤖 Companheiros ainda não sabem jogar { $game }: aqui é só entre pessoas.
table-no-companions = Companheiros não sabem jogar { $game }. Tire-os da mesa ou escolha outro jogo.
table-companions-unfit = Assim os companheiros não podem jogar { $game }. Tire-os da mesa ou escolha outras opções.
option-companions = Quantos companheiros jogam junto: lugares em que o programa joga

# The end of a match: the message that announces it, and what stays of the table.

end-headline = { $result ->
    [won] 🏆 **Deu certo!**
    [excellent] 🌟 **Que partida!**
    [close] 😮 **Foi por pouco!**
    [quick] 💥 **Ai. Essa foi rápida.**
   *[other] 🏁 **Desta vez, foi isso.**
}
end-abandoned = Paramos por aqui, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }: fim da partida. [O resultado está aqui]({ $link })
end-unplayed = { $game }: a partida foi encerrada antes da primeira carta. `/game new` abre outra mesa.
end-hands = **O que ficou nas mãos:**
end-hands-closed = -# 🔒 Outras pessoas ainda podem jogar com estas cartas, então as mãos ficam fechadas aqui. **Replay** abre as mãos só para você.

lobby-invited = 📣 { $mentions }, { $name } quer jogar de novo. { $count ->
    [one] Topa? Aperte **Entrar**.
   *[other] Quem topa? É só apertar **Entrar**.
}
lobby-once-more = 🔁 **Mais uma!** As cartas são distribuídas { $when }. Quem não quiser aperta **Sem mim**.

# Watching a match without playing in it

spectate-delay = -# 👀 Você está assistindo, com { $seconds } segundos de atraso.
spectate-wait = 👀 A mesa aparece daqui a pouco, com { $seconds } segundos de atraso.
spectate-paused = 👀 A mesa continua, mas só consigo acompanhar por 15 minutos de cada vez. Quer continuar assistindo?
reply-spectate-stop = 👀 Por aqui é isso. **Assistir**, na mesa, traz você de volta.

# Words that stand in pictures: as few as can be

picture-hand-empty = Nenhuma carta na mão
picture-beaten = Vitória!
picture-record = Novo recorde
picture-violations = { $count ->
    [0] números ditos
    [one] número dito
   *[other] números ditos
}

# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Tenho um arquivo para você, mas você não tem a permissão “Anexar arquivos” neste canal, então o Discord não me deixa entregar. Fale com a moderação ou tente em outro canal.

# Calls to the next table
button-call-me = 🔔 Me chame para a próxima mesa
button-call-always = Até eu cancelar
button-call-off = Não me chame mais
call-tonight = 🔔 Quando abrir uma mesa neste servidor, eu chamo você lá, até { $until } e no máximo a cada dez minutos.
call-always = 🔔 Sempre que abrir uma mesa neste servidor, eu chamo você lá, no máximo a cada dez minutos, até você cancelar.
call-off = Certo, não chamo mais você para mesas.
call-lobby = 🔔 { $mentions }: abriu aqui uma mesa de **{ $game }**.
