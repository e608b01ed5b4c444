# The Mind

game-the-mind = The Mind
pitch-the-mind = Joguem as cartas em ordem crescente, sem uma palavra: só sentindo o momento.
lobby-picture-the-mind = Cartas em ordem crescente, de 4 a 97, três vidas e uma estrela.
menu-blind-mistakes = Níveis às cegas
menu-blind-mistakes-value = { $value ->
    [each] Às cegas: uma vida por erro
   *[level] Às cegas: no máximo uma vida por nível
}
menu-start-level = Primeiro nível
menu-start-level-value = { $value ->
    [1] Começar do início
   *[other] Começar no nível { $value }
}
the-mind-start-level = a partir do nível { $level }
the-mind-blind-each = às cegas: cada erro custa uma vida

the-mind-level = Nível { $level } de { $last }
the-mind-blind-level = 🙈 Nível { $level } de { $last }, às cegas
the-mind-lives = { $count ->
    [0] 0 vidas
    [one] 1 vida
   *[other] { $count } vidas
}
the-mind-stars = { $count ->
    [0] 0 estrelas
    [one] 1 estrela
   *[other] { $count } estrelas
}
the-mind-pile-empty = A pilha está vazia.
the-mind-pile = Pilha: { $cards } ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, a última de { $name })
the-mind-last-pile = A pilha do nível { $level }: { $cards }
the-mind-last-blind-pile = A pilha do nível { $level } às cegas: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **O { $card } de { $name } saiu cedo demais.** { $count ->
    [one] { $lower } ainda tinha uma carta menor, que fica à parte, virada para baixo.
   *[other] Ainda havia cartas menores nas mãos: { $lower }. Essas cartas ficam à parte, viradas para baixo.
} { $lives ->
    [0] Isso custa a última vida.
    [one] Isso custa uma vida; resta 1.
   *[other] Isso custa uma vida; restam { $lives }.
}
the-mind-breathe = Respirem fundo; o nível continua.

the-mind-concentrate-all = ✋ **Concentração.** Aperte **Tudo pronto** para pôr sua mão na mesa. Com todas as mãos na mesa, vem a contagem regressiva, e o jogo começa.
the-mind-concentrate = ✋ **Concentração.** Mão na mesa: { $ready }. Falta: **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Tirem as mãos da mesa; nada de cartas ainda.
the-mind-play = ▶️ **Valendo!** Jogue sua carta mais baixa quando sentir que é o momento. Nem uma palavra!
the-mind-play-empty = 🤫 **Nem uma palavra!** O resto da mesa continua.
the-mind-play-blind = ▶️ **Valendo, às cegas!** As cartas vão viradas para baixo; a pilha é revelada no fim do nível. Nem uma palavra!
the-mind-star-proposed = ⭐ **{ $name } propõe uma estrela:** cada pessoa descarta sua carta mais baixa, virada para cima. Falta topar: **{ $missing }**.
the-mind-choosing = 🏆 **Todos os { $level } níveis completos. Vocês venceram!** Continuar às cegas, com as vidas e estrelas que sobraram, ou parar por aqui?
the-mind-blind-proposed = 🙈 **{ $names }** { $count ->
    [one] quer
   *[other] querem
} continuar às cegas. Falta topar: **{ $missing }**. Se alguém preferir parar por aqui, a partida acaba.
the-mind-finish-proposed = 🏁 **{ $names }** { $count ->
    [one] quer
   *[other] querem
} parar por aqui. A partida acaba em um minuto, a não ser que alguém queira continuar às cegas.
the-mind-over = A partida acabou.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = À parte neste nível, viradas para baixo: { $count }
the-mind-discarded = Descartadas por estrelas: { $cards }
the-mind-your-cards = Suas cartas: { $cards }
the-mind-own-aside = Suas cartas à parte (só você vê): { $cards }
the-mind-hand-empty = Você não tem mais cartas neste nível.
the-mind-sure-finish = ⚠️ A partida acaba em um minuto, com os níveis que vocês completaram, a não ser que alguém queira continuar às cegas. Tem certeza?
the-mind-sure-refuse = ⚠️ Isto encerra a partida para todo mundo na mesa, com os níveis que vocês completaram. Tem certeza?

the-mind-game-beaten = 🏆 **Todos os níveis completos, e todos também às cegas. Vocês viraram uma mente só.**
the-mind-finished = 🏆 **Todos os níveis completos. Vocês venceram The Mind!**
the-mind-blind-lost = 🏆 **Todos os níveis completos!** A última vida se foi no nível { $level } às cegas.
the-mind-game-lost = **O nível { $level } custou a última vida.** Fica para a próxima!
the-mind-result = Níveis completos: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · às cegas: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

button-ready = ✋ Tudo pronto
button-is-ready = ✋ Sua mão está na mesa
button-play-lowest = Jogar minha carta mais baixa
button-play-card = Jogar { $card }
button-stop = Parar
button-star = ⭐ Propor estrela
button-agree = ⭐ Topar
button-decline = Recusar
button-take-star-back = Retirar a estrela
button-go-blind = 🙈 Continuar às cegas
button-finish = Parar por aqui
button-finish-sure = Encerrar a partida

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 O { $card } de { $name } saiu cedo demais; { $count ->
    [one] { $count } carta menor fica à parte
   *[other] { $count } cartas menores ficam à parte
}
event-mind-life-lost = 💔 { $lives ->
    [0] A última vida se foi
   *[other] { $count ->
        [one] Uma vida se foi
       *[other] { $count } vidas se foram
    }; { $lives ->
        [one] resta 1
       *[other] restam { $lives }
    }
}
event-mind-star-proposed = ⭐ { $name } propõe uma estrela
event-mind-star-declined = ⭐ { $name } recusa; a estrela fica
event-mind-star-lapsed = ⭐ O jogo recomeçou antes de todo mundo topar a estrela de { $name }; a estrela fica
event-mind-star-used = ⭐ Estrela usada: { $cards }
event-mind-stopped = ✋ Parou: todo mundo põe a mão na mesa de novo
event-mind-turned-over = 👀 A pilha às cegas é revelada: { $count ->
    [0] nenhum erro!
    [one] 1 erro
   *[other] { $count } erros
}
event-mind-level-passed = ✅ Nível { $level } completo
event-mind-reward-gained = 🎁 { $reward ->
    [life] Vocês ganham uma vida
   *[star] Vocês ganham uma estrela
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] Vocês já têm o máximo de vidas, então não ganham outra
   *[star] Vocês já têm o máximo de estrelas, então não ganham outra
}
event-mind-level-dealt = 🂠 Cartas do nível { $level } distribuídas
event-mind-blind-proposed = 🙈 { $name } quer continuar às cegas
event-mind-went-blind = 🙈 Seguimos às cegas
event-mind-finish-proposed = 🏁 { $name } quer parar por aqui

choice-lowest = { $card }, sua carta mais baixa
choice-star-yes = Sim: propor uma estrela ou topar a que foi proposta
choice-star-no = Não: recusar ou retirar sua própria proposta
choice-blind-on = Continuar às cegas
choice-blind-finish = Parar nos níveis que vocês completaram

command-settings-table = O que as mesas mostram neste servidor
option-show-hand-counts = The Mind: se a mesa diz quantas cartas há em cada mão
settings-table = { $counts ->
    [yes] Em The Mind, a mesa **diz quantas cartas há em cada mão**.
   *[no] Em The Mind, a mesa **não diz quantas cartas há em cada mão**.
} A mudança aparece na próxima jogada.

rule-level-too-high = Com esse número de pessoas, o nível { $last } é o último, então não dá para começar no nível { $level }. Escolha um mais baixo.
rule-concentrate-first = Ainda não: primeiro todo mundo põe a mão na mesa, então nada foi jogado. Falta: { $names }.
rule-already-ready = Sua mão já está na mesa. Agora é com o resto da mesa.
rule-already-playing = Todas as mãos estão na mesa, e o nível já está em andamento.
rule-already-stopped = O jogo já está parado. Aperte **Tudo pronto** quando quiser continuar.
rule-hand-empty = Você não tem mais cartas neste nível. O resto da mesa termina.
rule-not-your-lowest = Sua carta mais baixa é o { $lowest }, não o { $card }. Nada foi jogado.
rule-star-is-proposed = { $name } está propondo uma estrela. Primeiro tope ou recuse; nada foi jogado.
rule-no-star-left = Não sobrou nenhuma estrela.
rule-no-star-proposed = Ninguém está propondo uma estrela agora.
rule-already-agreed = Você já topou. Agora é com o resto da mesa.
rule-no-cards-at-stake = Você não tem mais cartas, então conta como quem topa. O resto da mesa decide.
rule-no-level-runs = Todos os níveis estão completos. Continuar às cegas ou parar por aqui: `/blind` faz os dois.
rule-already-finishing = Você já disse isso. A partida acaba em um minuto, a não ser que alguém queira continuar às cegas.
rule-nobody-finishes = Ninguém quer parar por aqui agora.
rule-levels-remain = Ainda não: os níveis às cegas vêm depois do último nível.

option-blind-mistakes = The Mind: quanto custam os erros num nível às cegas
option-blind-mistakes-level = uma vida por nível
option-blind-mistakes-each = uma vida por erro
option-start-level = The Mind: o nível em que se começa
command-ready = Ponha sua mão na mesa; o nível começa com todas as mãos nela
command-stop = Pare o nível; todo mundo se concentra de novo
command-star = Proponha uma estrela, tope ou recuse
command-blind = Depois do último nível: continuar às cegas ou parar por aqui
option-star = Sim, se você não escolher outra coisa
option-blind = Continuar, se você não escolher outra coisa
