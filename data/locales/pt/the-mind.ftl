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
the-mind-mistake = 💥 **O { $card } de { $name } saiu cedo demais.** À parte: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Concentração.** Aperte **Tudo pronto** para pôr sua mão na mesa. Com todas as mãos na mesa, vem a contagem regressiva, e o jogo começa.
the-mind-concentrate = ✋ **Concentração.** Mão na mesa: { $ready }. Falta: **{ $waiting }**.
the-mind-countdown =
    ## { $count }…
    Tirem as mãos da mesa; nada de cartas ainda.
the-mind-countdown-brief = ## { $count }…
the-mind-play = ▶️ **Valendo!** Jogue sua carta mais baixa quando sentir que é o momento. Nem uma palavra!
the-mind-play-brief = ▶️ **Valendo!**
the-mind-play-empty = 🤫 **Nem uma palavra!** O resto da mesa continua.
the-mind-play-blind = ▶️ **Valendo, às cegas!** As cartas vão viradas para baixo; a pilha é revelada no fim do nível. Nem uma palavra!
the-mind-play-blind-brief = ▶️ **Valendo, às cegas!**
the-mind-star-proposed = ⭐ **{ $name } propõe uma estrela:** cada pessoa descarta sua carta mais baixa, virada para cima. Falta topar: **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] Todos os { $level } níveis completos
   *[other] Todos os níveis a partir do { $start } completos
}. Vocês venceram!** Continuar às cegas, com as vidas e estrelas que sobraram, ou parar por aqui?
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
the-mind-sure-refuse = ⚠️ Isto encerra a partida para todo mundo na mesa, com os níveis que vocês completaram. Tem certeza?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] Todos os níveis completos
   *[other] Todos os níveis a partir do { $start } completos
}, e todos também às cegas. Vocês viraram uma mente só.**
the-mind-finished = 🏆 **{ $start ->
    [1] Todos os níveis completos. Vocês venceram The Mind!
   *[other] Todos os níveis a partir do { $start } completos!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] Vocês completaram todos os níveis e venceram The Mind!
   *[other] Todos os níveis a partir do { $start } completos!
}** A última vida só se foi no nível { $level } às cegas.
the-mind-game-lost = **O nível { $level } custou a última vida.**
the-mind-result = Níveis completos: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · às cegas: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

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

the-mind-moment-passed = 🎉 **Nível { $level } completo!**
the-mind-moment-passed-blind = 🎉 **Nível { $level } completo às cegas!**
the-mind-missing = { $count ->
    [0] Foi só um erro a mais, bem nas últimas cartas do nível.
    [one] Faltou só 1 carta para completar o nível { $level }.
   *[other] Faltaram { $count } cartas para completar o nível { $level }.
}
the-mind-highlight-rescue = ✨ O melhor momento: { $count ->
    [1] **um nível completo** com a última vida.
   *[other] **{ $count } níveis completos** com a última vida.
}
the-mind-count = ⏱️ O ritmo: { $seconds } s por número. Por um triz: { $low } → { $high }, com { $apart } s de diferença ({ $first }, { $second }).

# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Em equipe, joguem todas as cartas, da menor para a maior, numa pilha só. Sem uma palavra.** Jogam de duas a quatro pessoas, numa equipe só.

    { "" }**Níveis:** no nível 1 cada pessoa tem uma carta de 1 a 100, no nível 2 duas, e assim por diante. Todas as 100 cartas são embaralhadas de novo antes de cada nível.
    - Duas pessoas: 12 níveis, 2 vidas, 1 estrela
    - Três pessoas: 10 níveis, 3 vidas, 1 estrela
    - Quatro pessoas: 8 níveis, 4 vidas, 1 estrela

    { "" }**Tudo pronto:** antes de cada nível, todo mundo põe a mão na mesa. Com todas as mãos na mesa, vem a contagem regressiva, 3, 2, 1, e o jogo começa.

    { "" }**Jogo:** não há turnos. Quando sentir que é a hora, jogue sua carta **mais baixa**. Qualquer pessoa pode dizer **Parar** a qualquer momento; aí todo mundo põe a mão na mesa de novo.

    { "" }**Um erro:** uma carta foi jogada enquanto outra pessoa ainda tinha uma menor. Custa uma vida. Todas as cartas menores ficam à parte, viradas para baixo, todo mundo põe a mão na mesa, e o nível continua.

    { "" }**Uma estrela:** qualquer pessoa pode propor uma a qualquer momento num nível. Se todo mundo topar, a estrela é gasta e cada pessoa descarta sua carta mais baixa, virada para cima. Aí todo mundo põe a mão na mesa de novo.

    { "" }**Os níveis dão** uma estrela depois do 2, do 5 e do 8, e uma vida depois do 3, do 6 e do 9; no máximo três estrelas e cinco vidas.

    { "" }**Conversa:** durante um nível, não revelem nada sobre suas cartas, nem por gestos; aqui não há sinais. Entre os níveis e com o jogo parado, conversem à vontade. Nunca digam um número.

    { "" }**Vitória:** todos os níveis completos. **Derrota:** a última vida se foi.

    { "" }**Às cegas:** depois do último nível vocês podem continuar, se todo mundo topar: a partir do nível 1, com as vidas e estrelas que sobraram e as cartas viradas para baixo. A pilha é revelada no fim de cada nível, e um erro nela custa uma vida.

the-mind-rules-picture = Uma pilha, jogada por três pessoas: 6, 22, 23, 41, 90. Ao lado, três vidas e uma estrela.

# /game tutorial: The Mind

tutorial-the-mind-pause = Esperar…
tutorial-the-mind-ready = Aqui não há turnos, e ninguém diz uma palavra: você e Kim têm três cartas cada, então respire fundo e ponha sua mão na mesa.
tutorial-the-mind-play = A carta mais baixa de todas vem primeiro, e o { $card } é baixo: jogue agora.
tutorial-the-mind-wait = Sua próxima carta é o { $card }, ainda bem longe, então deixe passar um tempo.
tutorial-the-mind-risk = Kim jogou o { $top }, e agora parece ser o momento: jogue o { $card }.
tutorial-the-mind-mistake = Cedo demais: Kim ainda tinha o { $card }, então essa carta fica à parte, uma vida se vai, e você e Kim põem a mão na mesa de novo.
tutorial-the-mind-star = Do { $top } até o seu { $card } é longe, e a carta de Kim pode estar perto da sua: proponha uma estrela, e Kim topa.
tutorial-the-mind-done = A estrela levou a carta mais baixa de cada mão, o 69 e o 71, e isso encerrou o nível. O nível 3 dá uma vida, e as cartas do nível 4 já foram distribuídas.

# Words that stand in the pictures of The Mind

picture-level = Nível
picture-blind-level = Nível às cegas
picture-levels-passed = { $count ->
    [0] níveis completos
    [one] nível completo
   *[other] níveis completos
}
picture-all-passed = Todos os níveis!
picture-mistakes = { $count ->
    [0] erros
    [one] erro
   *[other] erros
}
picture-lives = { $count ->
    [0] vidas restantes
    [one] vida restante
   *[other] vidas restantes
}
picture-stars-used = { $count ->
    [0] estrelas usadas
    [one] estrela usada
   *[other] estrelas usadas
}
picture-aside = à parte
picture-open-for-star = por estrelas
picture-choosing = Seguir às cegas?

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] nenhum nível completo
    [one] 1 nível completo
   *[other] { $passed } níveis completos
}{ $blind ->
    [0] {""}
   *[other] {""} e { $blind } às cegas
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = { $count ->
    [one] { $count } nível
   *[other] { $count } níveis
} a mais que da última vez
the-mind-short-of-before = { $count ->
    [one] { $count } nível
   *[other] { $count } níveis
} a menos que da última vez
the-mind-same-level-more-lives = tão longe quanto da última vez, com { $count ->
    [one] { $count } vida
   *[other] { $count } vidas
} a mais
the-mind-same-level-fewer-lives = tão longe quanto da última vez, com { $count ->
    [one] { $count } vida
   *[other] { $count } vidas
} a menos
the-mind-same-level-more-stars = tão longe quanto da última vez, com { $count ->
    [one] { $count } estrela
   *[other] { $count } estrelas
} a mais
the-mind-same-level-fewer-stars = tão longe quanto da última vez, com { $count ->
    [one] { $count } estrela
   *[other] { $count } estrelas
} a menos
the-mind-same-as-before = exatamente o mesmo resultado da última vez
the-mind-scale = níveis completos (mais é melhor)

counter-mistakes = 💥 { $count ->
    [0] 0 cartas cedo demais
    [one] 1 carta cedo demais
   *[other] { $count } cartas cedo demais
}
counter-lives = 💔 { $count ->
    [0] 0 vidas perdidas em equipe
    [one] 1 vida perdida em equipe
   *[other] { $count } vidas perdidas em equipe
}
counter-stars = ⭐ { $count ->
    [0] 0 estrelas usadas em equipe
    [one] 1 estrela usada em equipe
   *[other] { $count } estrelas usadas em equipe
}

achievement-the-mind-blind-level-3 = Nível 3 às cegas
achievement-the-mind-blind-level-3-how = A equipe chegou ao terceiro nível com a pilha virada para baixo.
achievement-the-mind-comeback = Virada
achievement-the-mind-comeback-how = Todos os níveis completos, mesmo depois de ficar com uma vida só.
the-mind-progress = nível { $level } de { $last }{ $blind ->
    [yes] {""}, às cegas
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] um nível com a última vida
   *[other] { $count } níveis com a última vida
}

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } põe a mão na mesa
replay-star-agreed = ⭐ { $name } topa
replay-blind-agreed = 🙈 { $name } vai junto
replay-finished = 🏁 { $name } para por aqui
replay-play-began = ▶️ { $blind ->
    [yes] O nível { $level } às cegas está em andamento
   *[no] O nível { $level } está em andamento
}
replay-played-blind = { $name }: { $card }, virada para baixo
replay-cards-set-aside = { $name } põe { $cards } à parte
replay-cards-set-aside-hidden = { $name } põe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} à parte
replay-mind-all-levels-passed = 🏆 O último nível completo
replay-mind-game-beaten = 🏆 O último nível às cegas também completo
replay-mind-game-lost = A última vida se foi

replay-pile = Pilha: { $cards }
replay-set-aside = À parte: { $cards }
replay-star-proposed = ⭐ { $name } propõe uma estrela. Já topou: { $agreed }
replay-concentrating = ✋ Todo mundo se concentra. Mão na mesa: { $ready }
replay-concentrating-all = ✋ Todo mundo se concentra.
replay-playing = ▶️ O nível está em andamento.

turning-game-beaten = 🏆 último nível às cegas completo
turning-game-lost = 💔 a última vida
turning-finished = 🏁 o fim
turning-all-levels-passed = 🏆 o último nível completo
turning-mistake = 💥 { $card } cedo demais: { $count ->
    [one] havia { $count } carta menor
   *[other] havia { $count } cartas menores
}
turning-turned-over = 👀 nível { $level } às cegas: { $count ->
    [0] nenhum erro
    [one] 1 erro
   *[other] { $count } erros
}
turning-star = ⭐ uma estrela
turning-level-passed = ✅ nível { $level } completo
turning-blind-level-passed = 🙈 nível { $level } completo às cegas

# Com que regularidade a equipe contou

button-replay-tempo = ⏱️ A contagem
button-replay-tempo-share = Compartilhar a contagem
tempo-title = ### ⏱️ Com que regularidade a equipe contou
tempo-summary = Em geral, um número levava { $middle } segundos. Metade das esperas ficou entre { $least } e { $most } segundos por número.
tempo-levels = Segundos por número, nível a nível: { $levels }
tempo-level = nível { $level }: { $seconds }
tempo-alt = Um gráfico de todas as cartas esperadas, da primeira à última.
tempo-scale = Segundos por número
tempo-level-label = Nível { $level }
tempo-mistake = Jogada cedo demais
tempo-closest = **Por um triz:** cartas de duas mãos, uma logo depois da outra
tempo-close = { $low } → { $high } · nível { $level } · { $seconds } s de diferença · { $first }, { $second }
tempo-left-out = -# Sem as distâncias de um ou dois números, que levam o tempo de um toque, e sem os níveis às cegas.
tempo-too-few = Nesta partida, poucas cartas foram esperadas para dizer algo sobre a contagem.
