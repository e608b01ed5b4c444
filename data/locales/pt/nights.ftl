# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Não encontrei aí um dia e uma hora. Tente assim: `sexta 20h` ou `4 de dezembro 20h`.
night-time-past = Esse horário já passou. Escolha um horário futuro, como `amanhã 20h` ou `4 de dezembro 20h`.
night-time-too-far = Falta mais de um ano para isso. Diga uma data nos próximos meses, como `sexta 20h` ou `4 de dezembro 20h`.
night-time-skipped = Esse horário não existe nessa noite ({ $zone }), porque os relógios são adiantados. Escolha outro, como `sexta 20h` ou `4 de dezembro 20h`.
night-time-twice = Esse horário se repete nessa noite ({ $zone }), porque os relógios são atrasados. Escolha outro, como `sexta 20h` ou `4 de dezembro 20h`.
night-zone-unknown = Não conheço um fuso horário com esse nome. Digite a cidade grande mais próxima e escolha da lista, como `America/Sao_Paulo` ou `Europe/Lisbon`.
night-nothing-to-change = Diga o que muda: o horário, o título, o canal de voz ou a repetição.
night-no-night-here = Não há uma noite assim neste servidor. `/night plan` marca uma.
night-night-gone = Essa noite já acabou ou foi cancelada. `/night plan` marca outra.
night-night-begun = A porta já está aberta, então não dá mais para mudar isso.
night-night-not-open = A porta ainda não está aberta. Ela abre quando a noite começa.
night-other-night-under-way = Já há uma noite de jogos acontecendo neste canal. Ela precisa acabar primeiro.
night-not-there = Você ainda não disse que vem. Aperte antes um botão na mensagem da noite.
night-not-host = Só pode fazer isso quem organiza a noite ou quem pode gerenciar eventos neste servidor.
night-bot-cannot-host = Um bot não pode organizar a noite. Escolha uma pessoa.
night-too-many-nights = Este servidor já tem { $most } noites marcadas. Cancele uma antes de marcar outra.

command-settings-timezone = O fuso horário em que leio os horários das noites de jogos
option-zone = Digite uma cidade grande perto de você e escolha da lista
settings-timezone = { $zone ->
    [none] Nenhum fuso horário foi definido, então leio os horários em UTC. Hora atual em UTC: { $clock }.
   *[other] Leio os horários no fuso de **{ $zone }**. Hora atual lá: { $clock }.
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
option-repeats = Se é uma vez só ou toda semana neste horário
option-night = Qual noite; se não disser, a próxima neste canal
option-new-host = Quem passa a organizar
choice-repeats-weekly = toda semana
choice-repeats-once = uma vez

button-night-post = Sim, publicar
button-night-change = Sim, mudar
button-night-drop = Não
button-night-in = Vou
button-night-maybe = Talvez
button-night-out = Não posso
button-night-quiet = Sem lembretes
button-night-remind = Quero lembretes
button-night-here = Cheguei
button-night-alone = Também topo jogar solo
button-night-not-alone = Melhor não jogar solo
button-night-away = Preciso ir
button-night-cancel = Cancelar a noite
button-night-cancel-one = Só esta
button-night-cancel-all = Todas
button-night-keep = Manter

night-default-title = Noite de jogos
night-is-that-right = **É isso mesmo?**
night-read-in = -# { $zone ->
    [none] Entendi esse horário em UTC, já que este servidor ainda não tem fuso horário: `/settings timezone`. O Discord mostra a cada pessoa o horário no fuso dela.
   *[other] Entendi esse horário no fuso de { $zone }. O Discord mostra a cada pessoa o horário no fuso dela.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Toda semana neste horário
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Ninguém respondeu ainda. Você vem?
night-list-in = ✅ **Vou ({ $count })** { $names }
night-list-maybe = 🤔 **Talvez ({ $count })** { $names }
night-list-out = ❌ **Não posso ({ $count })** { $names }
night-list-here = 🙋 **Cheguei ({ $count })** { $names }
night-list-expected = ⏳ **Falta chegar ({ $count })** { $names }
night-and-more = { $names } e mais { $count }
night-tables = -# { $count ->
    [one] Dá para formar uma mesa de { $sizes }.
   *[other] Dá para formar { $count } mesas: { $sizes }.
}
night-tables-many = -# Dá para formar { $count } mesas.
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
night-answered-maybe = Anotado como talvez. Aperte **Vou** quando tiver certeza.
night-answered-out = Que pena! Quem sabe na próxima.
night-reminders-on = Aviso você por aqui um dia antes e de novo 15 minutos antes.
night-reminders-off = Não vou mandar lembretes.
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
night-link = -# [Mudança de planos? Conte aqui]({ $link })
