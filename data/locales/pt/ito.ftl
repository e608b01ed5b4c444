# ito

game-ito = ito
pitch-ito = Diga seu número sem dizer: com uma coisa do tema. Depois, é pôr as cartas em ordem.
menu-mode = Jeito de jogar
menu-mode-value = { $value ->
    [row] Filas: uma carta por pessoa, virada para baixo
    [row-of-two] Filas: duas cartas por pessoa, viradas para baixo
   *[stages] Três etapas com três vidas
}
option-mode = ito: três etapas com vidas, ou filas
option-mode-stages = três etapas com três vidas
option-mode-row = filas de uma carta por pessoa
option-mode-row-of-two = filas de duas cartas por pessoa
ito-mode = { $value ->
    [row] filas, uma carta por pessoa
    [row-of-two] filas, duas cartas por pessoa
   *[stages] três etapas
}

ito-stage = Etapa { $stage } de { $last }
ito-lives = { $count ->
    [one] { $count } vida
   *[other] { $count } vidas
}
ito-row = Fila { $row }
ito-won = { $count ->
    [0] nenhuma vencida ainda
    [one] { $count } vencida
   *[other] { $count } vencidas
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 A mesa joga com um tema próprio.
ito-yardstick = 📏 A referência: { $card } { $line }

ito-choose = 🧵 **Qual tema?**
ito-choose-own = 🧵 **Qual tema?** Quem organiza escreve um.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Votem. O tema fica decidido quando todo mundo votar, ou depois de um minuto de silêncio.
ito-describing = ✏️ **Escreva uma frase para cada carta sua:** uma coisa do tema tão alta quanto seu número. Nunca o número!
ito-written = ✅ **O que você escreveu está na mesa.** Falta **{ $names }**.
ito-playing = ▶️ **Conversem e joguem:** agora é a menor carta de todas.
ito-mistake-shown = ✋ Olhem esse erro… { $count }
ito-laying = ✏️ **Escreva uma frase e ponha sua carta na fila**, virada para baixo, onde achar que ela fica.
ito-laying-written = 🃏 **Ponha sua carta na fila**, virada para baixo, onde achar que ela fica.
ito-laid = ✅ **Sua carta está na fila.** Você ainda pode movê-la. Falta **{ $names }**.
ito-agreeing = 💬 **Conversem, movam as próprias cartas e topem a fila.**
ito-still-waiting = Falta **{ $names }**.
ito-agreeing-yourself = 🤝 **Você topou esta fila.** Falta **{ $names }**.
ito-spoiled = 🗣️ Alguém disse um número: esta fila não dá mais para vencer.
ito-over = A partida acabou.
ito-out-of-round = Suas cartas ficaram à parte. Você volta a jogar na próxima rodada.

ito-in-row = **A fila, da menor para a maior:**
ito-pile = Jogadas: { $cards }
ito-asked = 🙏 Pedido para mover: { $moves }
ito-agreed = 🤝 Já toparam: { $names }
ito-more = { $count ->
    [one] mais { $count } carta
   *[other] mais { $count } cartas
}
ito-mistake = 💥 **{ $name } jogou cedo demais:** { $card }. Menores e ainda na mão: { $lower }. { $hearts }
ito-last-stage = Etapa { $stage }: { $cards }
ito-passed-over = Ficaram para trás: { $cards }
ito-last-row = **Fila { $row }:** { $run } de { $cards } em ordem
ito-first-wrong = 💥 O primeiro tropeço: { $first } antes de { $second }.
ito-said = { $card } “{ $line }”
ito-revealing = 👀 **Revelando a fila { $row }…**
ito-hand-revealing = 👀 A fila está sendo revelada. Olhe a mesa!
ito-your-cards = Suas cartas: { $cards }
ito-hand-empty = Você não tem mais cartas nesta etapa.

button-ito-vote = Tema { $letter }
button-ito-others = 🎲 Outros dois
button-ito-own-theme = ✍️ Tema próprio
button-ito-write = ✏️ Escrever
button-ito-write-again = ✏️ Escrever de novo
button-ito-without = Seguir sem frase
button-ito-yardstick = 📏 Descrever a referência
button-ito-lay = Pôr o { $card }
button-ito-left = ◀ { $card } mais baixo
button-ito-right = { $card } mais alto ▶
button-ito-agree = 🤝 Topar
button-ito-take-back = Melhor não
button-ito-turn-over = 👀 Revelar
button-ito-go-on = ⏭️ Seguir sem esperar
menu-ito-lay = Pôr o { $card }…
menu-ito-move = Mover o { $card }…
menu-ito-place = { $side ->
    [low] na ponta mais baixa, antes de { $high }
    [high] na ponta mais alta, depois de { $low }
   *[between] entre { $low } e { $high }
}
menu-ito-ask = Peça a um companheiro que mova a carta…
menu-ito-ask-value = { $way ->
    [higher] { $name }: mais alto ▶
   *[lower] ◀ { $name }: mais baixo
}
choice-ito-card = { $card }, da sua mão

ito-form-lines = Suas frases
ito-form-card = Para o seu { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Para a referência, { $card }
ito-form-own-theme = Um tema próprio
ito-form-low = O que vale 1?
ito-form-high = O que vale 100?

ito-line-unfit = Não havia nada para ler nessa frase. Escreva uma coisa do tema.
ito-line-too-long = A frase é longa demais para a mesa: no máximo { $most } caracteres, e sinais como `*` ou `_` contam em dobro.
ito-link-refused = Sem links na mesa, por favor. Escreva uma coisa do tema.
ito-height-stated = “{ $words }” entrega a altura da sua carta, e descobrir isso é com o resto da mesa. Escreva uma coisa do tema.
ito-host-only = Isso é com { $name }, que organiza a mesa.
ito-moderators-only = Só { $name }, que organiza a mesa, e quem pode “Gerenciar mensagens” removem uma frase.
ito-nothing-to-remove = Ninguém escreveu nada aqui ainda.
ito-remove-which = Qual frase deve sair? Ela está só nesta mesa, e depois em lugar nenhum.
menu-ito-remove = Escolha uma frase …
command-ito = Escreva uma frase, vote, concorde: tudo o que os botões da sua mão fazem
option-ito = Um dos botões da sua mão
ito-no-such-choice = Agora não dá. Escolha algo da lista.
menu-remove-line = Remover uma frase
reply-ito-removed = Removida.
ito-too-soon = Dê mais um momento: em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} dá para seguir sem esperar.

rule-no-theme-yet = Primeiro a mesa escolhe um tema.
rule-theme-is-chosen = O tema já foi escolhido.
rule-theme-not-offered = Esse tema não está mais na disputa. Olhe a mesa.
rule-already-voted = Seu voto já é deste tema.
rule-no-other-themes = Não há outros temas. Escolham um destes, ou escrevam um próprio.
rule-others-asked-often = Vocês já pediram outros { $most } vezes. Escolham um destes, ou escrevam um próprio.
rule-stages-only = Isso só existe nas etapas, não nas filas.
rule-rows-only = Nas etapas não há fila: jogue sua menor carta.
rule-out-of-this-round = Suas cartas ficaram à parte. Você volta a jogar na próxima rodada.
rule-not-your-card = Essa carta não está com você, ou não está mais.
rule-no-yardstick = Só a última etapa tem referência.
rule-lines-are-done = Você já terminou. Agora é com o resto da mesa.
rule-play-has-begun = Todo mundo terminou, e as cartas já estão em jogo.
rule-lines-missing = Ainda não: primeiro todo mundo escreve suas frases. Falta { $names }.
rule-stage-hand-empty = Você não tem mais cartas nesta etapa. O resto da mesa termina.
rule-no-such-place = A fila mudou enquanto isso. Escolha o lugar de novo.
rule-already-there = A carta já está aí.
rule-row-incomplete = Ainda não: todas as cartas precisam estar na fila. Falta { $names }.
rule-row-has-changed = Uma carta mudou de lugar. Olhe de novo e depois tope.
rule-already-asked = Você já pediu isso.
rule-not-agreed = Você ainda não topou esta fila.
rule-never-all-agreed = Ainda não: todo mundo precisa ter topado uma vez. Falta { $names }.
rule-not-done-yourself = O resto da mesa espera por você.
rule-too-few-are-done = Ainda não: a maioria não terminou.
rule-already-going-on = Você já disse isso. Agora é com quem mais terminou.
rule-nobody-is-waited-for = Não falta ninguém.
rule-too-few-would-remain = Pelo menos duas pessoas precisam continuar.
rule-already-aside = Essas cartas já estão à parte.
rule-never-left = Este lugar recebe cartas de qualquer jeito.
rule-already-spoiled = Já disseram um número nesta fila.

ito-game-beaten = 🏆 **As três etapas completas!** { $lives ->
    [one] Sobrou { $lives } vida.
   *[other] Sobraram { $lives } vidas.
}
ito-game-lost = **A etapa { $stage } levou a última vida.** { $in_order ->
    [0] Nenhuma carta ficou em ordem.
    [one] { $in_order } carta ficou em ordem.
   *[other] { $in_order } cartas ficaram em ordem.
}
ito-rows-beaten = 🏆 **Dez filas seguidas!** Não sobrou nada para revelar.
ito-row-not-rising = **{ $run } de { $cards } em ordem.** { $passed ->
    [0] Desta vez, nenhuma fila vencida.
    [one] Antes, { $passed } fila vencida.
   *[other] Antes, { $passed } filas vencidas.
}
ito-row-spoiled = **A fila estava em ordem, mas alguém disse um número.** { $passed ->
    [0] Desta vez, nenhuma fila vencida.
    [one] Antes, { $passed } fila vencida.
   *[other] Antes, { $passed } filas vencidas.
}
ito-stages-in-short = { $passed ->
    [0] nenhuma etapa completa
    [one] { $passed } etapa completa
   *[other] { $passed } etapas completas
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] nenhuma fila vencida
    [one] { $passed } fila vencida
   *[other] { $passed } filas vencidas
}, { $run } de { $cards } em ordem
ito-compared = { $way ->
    [more] { $count } a mais que da última vez
   *[fewer] { $count } a menos que da última vez
}
ito-same-as-before = tão longe quanto da última vez
ito-scale = etapas ou filas completas (mais é melhor)
ito-moment-stage = 🎉 **Etapa { $number } completa!**
ito-moment-row = 🎉 **Fila { $number } vencida!**
counter-rows = 🧵 { $count ->
    [one] { $count } fila vencida em equipe
   *[other] { $count } filas vencidas em equipe
}
rescue-ito = { $count ->
    [one] { $count } etapa com a última vida
   *[other] { $count } etapas com a última vida
}

achievement-ito-close-neighbours = Vizinhas de número
achievement-ito-close-neighbours-how = Uma fila vencida em que as cartas de duas pessoas tinham só um de diferença.
achievement-ito-two-each = Duas para cada
achievement-ito-two-each-how = Uma fila vencida com duas cartas por pessoa.
achievement-ito-row-of-ten = Os dez juntos
achievement-ito-row-of-ten-how = Uma fila vencida com dez pessoas.
achievement-ito-five-rows = Cinco seguidas
achievement-ito-five-rows-how = Cinco filas vencidas, uma atrás da outra.
achievement-ito-ten-rows = Dez seguidas
achievement-ito-ten-rows-how = Dez filas vencidas, uma atrás da outra. Não existem mais.
achievement-ito-all-lives = Todas as vidas
achievement-ito-all-lives-how = As três etapas completas sem perder nenhuma vida.
achievement-ito-comeback = Virada
achievement-ito-comeback-how = As três etapas completas, mesmo depois de ficar com uma vida só.

event-ito-theme-voted = 🗳️ { $name } vota em um tema
event-ito-others-offered = 🎲 Outros dois temas na disputa
event-ito-theme-chosen = 🧵 O tema foi escolhido
event-ito-own-theme-set = 🧵 { $name } escreve um tema
event-ito-lines-written = ✏️ { $name } escreve
event-ito-yardstick-described = 📏 { $name } descreve a referência
event-ito-seat-ready = ✋ Tudo pronto para { $name }
event-ito-going-on-wanted = ⏭️ { $name } quer seguir
event-ito-seats-passed-over = ⏭️ A mesa segue
event-ito-play-began = ▶️ Começa a etapa { $number }
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 O { $card } de { $name } veio cedo demais; { $count ->
    [one] havia { $count } carta menor na mão
   *[other] havia { $count } cartas menores na mão
}
event-ito-life-gained = ❤️ Uma vida volta: agora { $lives }
event-ito-stage-passed = ✅ Etapa { $number } completa
event-ito-card-laid = 🂠 { $name } põe uma carta
event-ito-card-moved = ↔️ { $name } move uma carta
event-ito-move-asked = 🙏 { $name } pede outro lugar para uma carta
event-ito-row-agreed = 🤝 { $name } topa
event-ito-agreement-taken-back = ✋ { $name } não topa mais
event-ito-row-turned-over = 👀 Revelada, { $run } de { $count } em ordem: { $cards }
event-ito-round-dealt = 🂠 A rodada { $number } foi distribuída
event-ito-spoken-number-counted = 🗣️ { $name } disse um número
event-ito-seat-put-aside = 🂠 As cartas de { $name } ficam à parte
event-ito-seat-rejoined = 👋 { $name } volta a jogar na próxima rodada
event-ito-game-beaten = 🏆 Tudo certo!
event-ito-game-lost = 🏁 O fim
turning-ito-row = 👀 fila { $row }: { $run } de { $count } em ordem

# /settings table
subject-everyday = dia a dia
subject-food = comida
subject-animals = animais
subject-feelings = sentimentos
subject-nonsense = bobagens
subject-friends = para amigos
subject-families = para famílias
option-theme-subject = ito: um assunto a deixar fora dos temas, ou a incluir de novo
option-own-themes = ito: se as mesas podem escrever temas próprios
settings-themes = { $count ->
    [0] O ito oferece temas de todos os assuntos.
   *[other] O ito não oferece temas destes assuntos: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] As mesas podem escrever **os seus**.
   *[no] As mesas **não podem** escrever os seus.
}
ito-own-themes-off = Neste servidor, as mesas jogam os temas oferecidos, não temas próprios.
ito-companions-know-offered = Com companheiros à mesa, escolha um dos temas oferecidos: para esses eles sabem boas respostas.
lobby-companions-unfit-ito = -# 🤖 Nas etapas, os companheiros teriam de adivinhar quanto valem as suas palavras. Em filas eles jogam com prazer: escolha-as em **Opções**.

# As regras de ito, para quem joga pela primeira vez

rules-ito =
    { "" }**Em equipe, ponham as cartas em ordem, da menor para a maior, sem ninguém dizer um número.** De duas a dez pessoas formam uma equipe e jogam com as cartas de 1 a 100.

    { "" }**O tema** tem duas pontas, como “Quão perigoso é o animal?”: 1 inofensivo, 100 mortal. Votem em um de dois, ou escrevam um próprio.

    { "" }**Sua frase:** para cada carta sua, escreva uma coisa do tema tão alta quanto seu número. Depois conversem: quem tem a menor? Você pode mudar a frase quando quiser. O número nunca se diz.

    { "" }**Três etapas:** cada pessoa tem uma carta, depois duas, depois três. Não há vez: se achar que tem a menor de todas, jogue. Se outras pessoas tinham menores, elas ficam à parte, e cada uma custa uma das três vidas. Uma etapa completa devolve uma vida (não em dupla). Na etapa 3, uma carta virada para cima serve de referência.

    { "" }**Filas:** cada pessoa tem uma carta, ou duas, e põe na fila, virada para baixo, onde achar que fica. Movam as próprias cartas até todo mundo topar. Então a fila é revelada. Se tudo sobe, a fila foi vencida e vem a próxima, até dez.

    { "" }**Vitória:** etapa 3 completa, ou dez filas. **Derrota:** a última vida se foi, ou uma fila fora de ordem.

    -# ito é um jogo de 326 (Mitsuru Nakamura), publicado pela Arclight. O nome e os temas dele são da editora; os temas daqui são nossos.

ito-rules-picture = Duas cartas, 21 e 74, entre as duas pontas de um tema. Ao lado de cada uma há uma coisa do tema.

# /game tutorial: ito

tutorial-ito-theme = Aqui ninguém pode dizer um número: diz-se uma coisa no lugar dele. A cada rodada a mesa vota num tema com duas pontas, e este é o nosso.
tutorial-ito-write = Você tem o { $low } e o { $high }. Para cada um, escreva uma coisa do tema tão alta quanto seu número.
tutorial-ito-lay = Suas coisas estão na mesa, e as de Kim também. O { $card } é baixo: ponha-o virado para baixo no começo da fila.
tutorial-ito-between = Kim pôs duas cartas depois da sua. Leia as frases e ponha o { $card } em algum lugar, digamos, entre elas.
tutorial-ito-move = Leia de novo sua frase e a última de Kim: a sua fica mais alta, então mova sua carta.
tutorial-ito-agree = Numa mesa de verdade, agora é hora de conversar. Quando todos topam, a fila é virada.
tutorial-ito-done = Todas as cartas sobem, então a fila está ganha, e a próxima traz um tema novo. Nas três etapas, em vez disso, as cartas são jogadas uma a uma, a mais baixa primeiro, e erros custam vidas.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] etapa vencida
   *[other] etapas vencidas
}
picture-ito-rows = { $count ->
    [one] fila vencida
   *[other] filas vencidas
}
picture-ito-beaten = Etapas vencidas!
picture-ito-rows-beaten = Dez filas!
