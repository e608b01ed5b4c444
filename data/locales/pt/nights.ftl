# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Não encontrei aí um dia e uma hora. Tente assim: `sexta 20h` ou `4 de dezembro 20h`.
night-time-part-unknown = Não entendi “{ $part }”. Tente assim: `sexta 20h` ou `4 de dezembro 20h`.
night-time-contradicts = “{ $part }” e “{ $other }” não combinam. Diga um dia e uma hora, como `sexta 20h` ou `4 de dezembro 20h`.
night-time-lacks-hour = A que horas vocês começam? Acrescente a hora, como `sexta 20h` ou `4 de dezembro 20h`.
night-time-lacks-day = Que dia você quer dizer com “{ $part }”? Diga o dia, como `sexta 20h` ou `4 de dezembro 20h`.
night-time-zone-unclear = “{ $zone }” pode ser vários fusos horários. Tire isso e eu leio a hora do servidor: `sexta 20h`.
night-time-past = Esse horário já passou. Escolha um horário futuro, como `amanhã 20h` ou `4 de dezembro 20h`.
night-time-too-far = Falta mais de um ano para isso. Diga uma data nos próximos meses, como `sexta 20h` ou `4 de dezembro 20h`.
night-time-skipped = Esse horário não existe nessa noite ({ $zone }), porque os relógios são adiantados. Escolha outro, como `sexta 20h` ou `4 de dezembro 20h`.
night-time-twice = Esse horário se repete nessa noite ({ $zone }), porque os relógios são atrasados. Escolha outro, como `sexta 20h` ou `4 de dezembro 20h`.
night-zone-unknown = Não conheço um fuso horário com esse nome. Digite a cidade grande mais próxima e escolha da lista, como `America/Sao_Paulo` ou `Europe/Lisbon`.
night-zone-ambiguous = Isso pode ser { $zones }. Digite um deles ou escolha da lista.
night-nothing-to-change = Diga o que muda: o horário, o título, o canal de voz, as vagas ou a repetição.
night-no-night-here = Não há uma noite assim neste servidor. `/night plan` marca uma.
night-night-gone = Essa noite já acabou ou foi cancelada. `/night plan` marca outra.
night-draft-gone = Isso já foi feito, ou esperou demais. Se ainda faltar algo, use o comando de novo.
night-night-begun = A porta já está aberta, então não dá mais para mudar isso.
night-night-not-open = A porta ainda não está aberta. Ela abre quando a noite começa.
night-other-night-under-way = Já há uma noite de jogos acontecendo neste canal. Ela precisa acabar primeiro.
night-not-there = Você ainda não disse que vem. Aperte antes um botão na mensagem da noite.
night-no-place-free = Todos os lugares estão ocupados, então você continua na lista de espera. Aperte **Cheguei** de novo quando alguém sair.
night-not-host = Só pode fazer isso quem organiza a noite ou quem pode gerenciar eventos neste servidor.
night-bot-cannot-host = Um bot não pode organizar a noite. Escolha uma pessoa.
night-too-many-nights = Este servidor já tem { $most } noites marcadas. Cancele uma antes de marcar outra.
night-poll-closed = Essa enquete já está encerrada. Com `/night ask` você faz uma nova.
night-too-many-polls = Este servidor já tem { $most } enquetes abertas sobre horários. Encerre uma primeiro.
night-time-ambiguous = Isso pode ser { $readings }. Escolha uma opção da lista enquanto digita.

command-settings-timezone = O fuso horário em que leio os horários das noites de jogos
option-zone = Digite uma cidade grande perto de você e escolha da lista
settings-timezone = { $zone ->
    [none] Nenhum fuso horário foi definido, então leio os horários em UTC. Hora atual em UTC: { $clock }.
   *[other] Leio os horários no fuso de **{ $zone }**. Hora atual lá: { $clock }.
}
button-set-zone = Definir nosso fuso horário
zone-form-title = Nosso fuso horário
zone-form-label = A cidade grande mais próxima
zone-menu = Qual fuso horário você quer dizer?
zone-not-found = Não conheço um fuso horário chamado “{ $typed }”. Tente a cidade grande mais próxima.

command-settings-nights = Noites de jogos deste servidor: lembretes e canais de voz para as mesas
option-reminders = Quando quem vai recebe lembretes, se não escolheu outra coisa
option-voice-rooms = Se cada mesa de uma rodada tem seu próprio canal de voz
option-own-reminders = Quando lembro você de uma noite de jogos, em todos os servidores
reminders-day-and-soon = um dia e 15 minutos antes
reminders-day-and-hour = um dia e uma hora antes
reminders-day = um dia antes
reminders-three-hours = três horas antes
reminders-hour = uma hora antes
reminders-soon = 15 minutos antes
reminders-never = nunca
settings-nights = { $times ->
    [never] 🔕 Ninguém recebe lembretes das noites de jogos, a não ser quem quiser (`/preferences`).
   *[other] ⏰ Quem vai a uma noite de jogos recebe um lembrete **{ $before }**. Cada pessoa escolhe o seu com `/preferences`.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Cada mesa de uma rodada tem seu próprio **canal de voz**.
   *[no] 🔇 As mesas de uma noite não têm canais de voz.
}
preferences-reminders = { $times ->
    [server] ⏰ Lembro você das noites de jogos como cada servidor preferir.
    [never] 🔕 **Não lembro** você das noites de jogos.
   *[other] ⏰ Lembro você das noites de jogos **{ $before }**.
}

command-night = Noites de jogos: marcar, mudar, cancelar
command-night-plan = Marque uma noite de jogos neste canal
command-night-change = Mude uma noite marcada: horário, título, canal de voz, repetição
command-night-cancel = Cancele uma noite marcada; antes eu pergunto
command-night-host = Passe a organização de uma noite para outra pessoa
option-when = O dia e a hora, como sexta 20h
option-title = Como a noite se chama
option-voice = O canal de voz do encontro
option-without-voice = Não usar mais um canal de voz
option-repeats = Se é uma vez só, ou com que frequência neste horário
option-places = Quantas pessoas podem vir; quem responder depois entra na lista de espera
option-changed-places = Quantas pessoas podem vir; 0 para não limitar
option-night = Qual noite; se não disser, a próxima neste canal
option-new-host = Quem passa a organizar
command-night-ask = Pergunte quem pode quando, e faça do melhor horário uma noite de jogos
option-time = Um dia e uma hora para escolher, como sexta 20h
choice-repeats-weekly = toda semana
choice-repeats-fortnightly = a cada duas semanas
choice-repeats-monthly = todo mês, por exemplo na primeira sexta
choice-repeats-monthly-last = todo mês, por exemplo na última sexta
choice-repeats-once = uma vez

button-night-post = Sim, publicar
button-night-change = Sim, mudar
button-night-change-one = Sim, só esta
button-night-change-all = Sim, e todas as seguintes
button-night-drop = Não
button-night-in = Vou
button-night-maybe = Talvez
button-night-out = Não posso
button-night-quiet = Sem lembretes
button-night-remind = Quero lembretes
button-night-calendar = Para o meu calendário
button-night-here = Cheguei
button-night-alone = Também topo jogar solo
button-night-not-alone = Melhor não jogar solo
button-night-away = Preciso ir
button-night-cancel = Cancelar a noite
button-night-cancel-one = Só esta
button-night-cancel-all = Todas
button-night-keep = Manter
button-poll-can = Eu posso
button-poll-choose = Virar noite de jogos
button-poll-close = Encerrar a enquete

night-default-title = Noite de jogos
night-is-that-right = **É isso mesmo?**
night-which-time = **Qual horário você quer dizer?**
night-read-in = -# { $zone ->
    [none] Entendi esse horário em UTC, já que este servidor ainda não tem fuso horário: `/settings timezone`. O Discord mostra a cada pessoa o horário no fuso dela.
   *[other] Entendi esse horário no fuso de { $zone }. O Discord mostra a cada pessoa o horário no fuso dela.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Toda semana neste horário
night-fortnightly = 🔁 A cada duas semanas neste horário
night-monthly = 🔁 Todo mês, { $weekday } número { $place }
night-monthly-last = 🔁 Todo mês, { $weekday } do fim do mês
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } vagas
night-host = 👑 { $name }
night-nobody-yet = Ninguém respondeu ainda. Você vem?
night-list-in = ✅ **Vou ({ $count })** { $names }
night-list-waiting = 🕓 **Na lista de espera ({ $count })** { $names }
night-list-maybe = 🤔 **Talvez ({ $count })** { $names }
night-list-out = ❌ **Não posso ({ $count })** { $names }
night-list-here = 🙋 **Cheguei ({ $count })** { $names }
night-list-expected = ⏳ **Falta chegar ({ $count })** { $names }
night-and-more = { $names } e mais { $count }
night-tables = -# Dá para formar { $sizes }.
night-sizes = { $count ->
    [one] uma mesa de { $size }
   *[other] { $count } mesas de { $size }
}
night-door = { $state ->
    [open] 🚪 **A porta está aberta.** Aperte **Cheguei** para ganhar um lugar.
    [running] 🎴 **O jogo está rolando.** Aperte **Cheguei** para entrar na próxima rodada.
   *[paused] ⏸️ **Estamos em pausa.** Aperte **Cheguei** para entrar na próxima rodada.
}
night-over = { $state ->
    [cancelled] Esta noite foi cancelada.
   *[ended] Esta noite acabou.
}
night-event = Uma noite de jogos com o Unspoken. Quem vem: { $link }

night-posted = Está marcada e publicada neste canal.
night-posted-without-event = Está marcada e publicada neste canal. Com a permissão *Criar eventos*, eu poderia colocá-la também nos eventos deste servidor.
night-changed = Pronto, mudei.
night-dropped = Tudo bem, nada foi publicado.
night-answered-in = Sua presença está confirmada: { $when }.
night-answered-waiting = Todas as vagas estão ocupadas: você é o número { $place } da lista de espera. Assim que abrir uma para você, chamo aqui.
night-answered-maybe = Anotado como talvez. Aperte **Vou** quando tiver certeza.
night-answered-out = Que pena! Quem sabe na próxima.
night-reminders-on = Aviso você por aqui { $before }.
night-reminders-off = Não vou mandar lembretes.
night-calendar = 📅 Abra este arquivo e a sua agenda adiciona a noite. Se o horário mudar, pegue o arquivo de novo.
night-entered = Oi, que bom ver você. Seu lugar vem na próxima rodada.
night-room = Ou entre agora mesmo numa mesa:
night-alone = Se mais ninguém estiver livre, você ganha uma mesa só sua.
night-wish-hint = -# Quer jogar com alguém em especial? Me diga com `/night together`.
night-left = Até mais. Você fica fora da próxima rodada.
night-handed-over = Agora quem organiza é { $name }.
night-cancel-question = **Cancelar “{ $title }”?**
night-cancelled = Está cancelada. { $more ->
    [yes] A próxima está publicada no canal.
   *[no] A mensagem no canal também diz isso.
}
night-kept = Fica como estava.
night-reminder-day = ⏰ **{ $title }** começa { $when }.
night-reminder-soon = ⏰ **{ $title }** começa { $when }. Já vá pegando os petiscos!
night-moved-by-clocks = 🕰️ As regras dos relógios mudaram ({ $zone }): **{ $title }** continua no mesmo horário de lá, que agora é { $when }.
night-moved-up = 🎉 { $names }, abriu uma vaga para você em **{ $title }**, { $when }.
night-link = -# [Mudança de planos? Conte aqui]({ $link })

# Quando vocês podem?
poll-question = **Quando vocês podem?** Aperte em todos os horários que dão certo para você. Aperte de novo para tirar.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Qual horário vira a noite?** Quem pode nesse horário já fica confirmado.
poll-choice = { $when } · { $count ->
    [one] 1 pessoa
   *[other] { $count } pessoas
}
poll-closed = { $when ->
    [none] Esta enquete está encerrada.
   *[other] Virou uma noite: { $when }.
}
poll-posted = A enquete está no canal. Quando houver respostas suficientes, aperte lá **Virar noite de jogos**.
poll-closed-without = A enquete está encerrada.
poll-time-refused = “{ $text }”: { $reason }

# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Ninguém aqui está livre para uma mesa.
    [one] Só uma pessoa aqui está livre para uma mesa.
   *[other] Só { $free } pessoas aqui estão livres para uma mesa.
} Uma rodada precisa de pelo menos { $least }. Quem quiser jogar aperta “Cheguei”.
night-nothing-played-yet = Nenhuma rodada foi jogada ainda, então não há placar.
night-night-paused = A noite já está em pausa.
night-no-past-nights = Este servidor ainda não teve nenhuma noite de jogos. `/night start` começa uma agora mesmo.
night-cards-seen = Você já viu estas cartas nesta rodada, então este lugar fica para outra pessoa.
night-seated-elsewhere = Você tem lugar em outra mesa. Saia dela primeiro, com `/game leave`.
night-wish-without-other = O pedido precisa ser sobre duas pessoas diferentes.

# Commands
command-night-start = Comece aqui uma noite de jogos agora mesmo; quem está aqui aperta um botão
command-night-round = Forme as mesas com quem está aqui, misturando as pessoas sempre que der
command-night-board = O placar da noite: quem tem quantos pontos
command-night-pause = Faça uma pausa; a próxima rodada encerra a pausa
command-night-end = Encerre a noite e publique o resumo
command-night-history = As noites de jogos deste servidor
command-night-together = Diga com quem você quer jogar hoje à noite
command-night-apart = Deixe duas pessoas em mesas diferentes hoje; só você vê isto
option-night-title = O título da noite
option-night-game = O que se joga nesta rodada
option-night-other = A outra pessoa
option-night-first = Uma das duas
option-night-forget = Desfazer este pedido

# A round
night-choice = ### O que vamos jogar?
    { $count ->
    [0] Ninguém está livre aqui agora.
    [one] Uma pessoa está aqui e livre.
   *[other] { $count } pessoas estão aqui e livres.
    }
night-other-sizes = Outros tamanhos de mesa…
night-choice-row = **{ $game }**: { $sizes }
night-round-title = ## 🌙 Rodada { $number }: { $game }
night-round-table = **Mesa { $number }:** { $names }
night-more-rows = … e mais { $count }
night-round-same-cards = -# Mesas do mesmo tamanho jogam com as mesmas cartas. Cada uma tem seu tópico privado, para ninguém espiar.
night-round-own-cards = { $watched ->
    [yes] -# Cada mesa tem seu tópico. Todo mundo pode assistir, então cada mesa joga com cartas próprias.
   *[no] -# Cada mesa tem seu tópico.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] Dentro de um tópico não consigo abrir outros tópicos.
    [channel] Num canal como este não consigo abrir tópicos.
    [create_private_threads] Não tenho a permissão “Criar tópicos privados” aqui.
   *[send_messages_in_threads] Não tenho a permissão “Enviar mensagens em tópicos” aqui.
} Por isso as mesas jogam aqui no canal, uma depois da outra, cada uma com cartas próprias.
night-table-moved = ⚠️ { $lacks ->
    [room] Este servidor já chegou ao limite de tópicos abertos do Discord.
   *[permission] O Discord não me deixa abrir um tópico aqui.
} Por isso a mesa { $number } joga aqui no canal, com cartas próprias.
night-thread-name = Rodada { $round }, mesa { $table }
night-table-call = 🌙 **Rodada { $round }, mesa { $table }.** { $mentions }, esta é a mesa de vocês. Apertem **Iniciar** quando estiver tudo pronto.
night-table-room = 🔊 Aqui vocês podem conversar: { $room }
night-room-new = 🔊 A mesa de vocês tem um novo canal de voz, só para quem está sentado agora: { $room }
night-rooms-lack = ⚠️ As mesas daqui só terão canais de voz quando eu receber as permissões “Gerenciar canais” e “Conectar”.

# How the tables do
night-progress-title = ### 🌙 Rodada { $number }: as mesas
night-progress-row = **Mesa { $number }:** { $progress }
night-table-waiting = joga mais tarde
night-table-lobby = já vai começar
night-table-running = ainda jogando
night-table-unfinished = não foi até o fim
button-night-progress = Atualizar

# The results of a round
night-result-title = ## 🌙 Fim da rodada { $number }: { $game }
night-result-row = **Mesa { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · **{ $points }** de 100 pontos
}
night-result-compared = -# Mesas com as mesmas cartas são comparadas: 100 pontos para a melhor, 0 para a última, 50 em média.
night-result-alone = -# Os pontos dizem até onde cada mesa chegou: 100 é o caminho inteiro.
button-night-round = Começar rodada
button-night-compare = Comparar duas mesas
night-table-label = Mesa { $number }
button-night-board = Placar
decimal-point = ,

# The board
night-board-title = ## 🌙 { $title }: o placar
night-board-row = { $place } { $name }: **{ $points }** de { $most } pontos
night-board-empty = Nenhuma mesa terminou ainda.
night-board-formula = -# Cada pessoa ganha os pontos da sua mesa, e as rodadas se somam. Mesas que jogaram com as mesmas cartas são comparadas: 100 para a melhor, 0 para a última, 50 em média. Uma mesa sem comparação ganha pontos por até onde chegou, em porcentagem.
night-paused = ☕ **Pausa.** O placar fica como está, e a próxima rodada continua daqui.

night-seat-free = 🪑 { $name } precisou ir, então há um lugar livre na mesa { $number }. Quem está aqui e quer continuar o jogo?
button-night-sit = Ocupar o lugar
night-sat-down = O lugar é seu. Sua mesa está em { $channel }.
night-late = ⏰ { $mentions }: a mesa { $number } já começou. Quando chegar, aperte **Cheguei** e o próximo lugar livre é seu.
night-opened = A porta está aberta. Quem está aqui aperta **Cheguei**; você já está dentro. Quando tiver gente suficiente, aperte **Começar rodada**.
night-end-question = { $count ->
    [one] Uma mesa ainda está jogando. Ela pode continuar, mas não vai mais contar para a noite.
   *[other] { $count } mesas ainda estão jogando. Elas podem continuar, mas não vão mais contar para a noite.
} Encerrar a noite mesmo assim?
night-end-sure = **Encerrar a noite?** O resumo aparece depois no canal.
button-night-end = Encerrar a noite

# The summary
night-summary-title = ## 🌙 { $title }: que noite!
night-summary-facts = { $people ->
    [0] 0 pessoas
    [one] Uma pessoa
   *[other] { $people } pessoas
}, { $rounds ->
    [0] 0 rodadas
    [one] uma rodada
   *[other] { $rounds } rodadas
}, { $tables ->
    [0] 0 mesas
    [one] uma mesa
   *[other] { $tables } mesas
}.
night-summary-best = 🏆 **Melhor mesa:** { $names } em { $game }: { $result }
night-summary-board = ### O placar
night-summary-others = 🙋 **Também com a gente:** { $names }
night-replay = Rodada { $round }, mesa { $table }: { $result }
night-summary-thanks = Valeu por jogarem. Até a próxima!
night-poster-label = Noite de jogos, { $date }
night-poster-people = { $count ->
    [0] pessoas
    [one] pessoa
   *[other] pessoas
}
night-poster-rounds = { $count ->
    [0] rodadas
    [one] rodada
   *[other] rodadas
}
night-poster-tables = { $count ->
    [0] mesas
    [one] mesa
   *[other] mesas
}
night-award-tricks = 🔄 **Mais truques da volta:** { $names } ({ $count })
night-award-calm = 🧘 **Maior calma antes de uma jogada:** { $names } ({ $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
})
night-award-rescue = 🛟 **Melhor resgate:** { $names } ({ $what })
night-award-quiet = 🤫 **Mesa mais silenciosa:** { $names }, sem um único número
night-award-partners = 🤝 **Jogou com mais gente:** { $names } ({ $count })
night-award-matches = 🎴 **Mais partidas:** { $names } ({ $count })
night-award-close = 🤏 **Por um triz:** { $names } ({ $result })
button-night-best = Ver a melhor mesa
night-ended = A noite acabou. O resumo já vem no canal.

# The nights of a server
night-past-title = ## 🌙 Noites de jogos
night-past-span = -# { $season } · { $nights ->
    [0] 0 noites
    [one] uma noite
   *[other] { $nights } noites
}
night-past-fullest = 🎉 **Mais gente:** { $people } em { $title }
night-past-row = **{ $date }** { $title }: { $people ->
    [0] 0 pessoas
    [one] 1 pessoa
   *[other] { $people } pessoas
}, { $rounds ->
    [0] 0 rodadas
    [one] 1 rodada
   *[other] { $rounds } rodadas
}{ $winner ->
    [none] {""}
   *[other] , mais pontos: { $winner }
}
night-regulars = **Maior presença:** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 Anotado: você e { $name } jogam na mesma mesa sempre que der.
night-wish-apart = 🤫 Anotado: { $first } e { $second } ficam em mesas diferentes hoje. Só você vê isto.
night-wish-forgotten = Feito, o pedido foi esquecido.
