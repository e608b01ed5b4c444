# The Game

game-the-game = The Game
pitch-the-game = Coloquem as 98 cartas em quatro pilhas, em equipe e sem dizer nenhum número.
lobby-picture-the-game = Quatro pilhas de cartas: duas sobem a partir de 1, duas descem a partir de 100.
menu-minimum = Dificuldade
menu-minimum-value = { $value ->
    [3] Expert: pelo menos 3 cartas por turno
   *[other] Normal: pelo menos { $value } cartas por turno
}
menu-smaller-hands = Mãos
menu-smaller-hands-value = { $value ->
    [yes] Mãos menores: uma carta a menos
   *[no] Mãos completas
}
the-game-minimum = { $count ->
    [3] expert: três cartas por turno
   *[other] duas cartas por turno
}
the-game-smaller-hands = uma carta a menos na mão

the-game-nobody-began = Olhem suas cartas (**Minha mão** mostra as suas) e conversem, sem números. Depois alguém aperta **Eu começo**.
the-game-watched-start = Ninguém começou ainda.
the-game-begin-alone = Olhe suas cartas e aperte **Eu começo**.
the-game-to-play = ▶️ **Vez de { $name }:** { $owed ->
    [one] falta jogar 1 carta.
   *[other] falta jogar { $owed } cartas.
}
the-game-may-go-on = ▶️ **{ $name }** pode jogar mais ou encerrar o turno.
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = Monte: { $count }
the-game-signal = 💬 { $name }: { $signal }

the-game-stakes = { $count ->
    [one] Ainda falta jogar 1 carta.
   *[other] Ainda falta jogar { $count } das 98 cartas.
}
the-game-over = A partida acabou.
the-game-look-at-hand = Ninguém começou ainda. Olhe suas cartas, conversem sem números e combinem quem começa.
the-game-other-turn = { $turns ->
    [0] É a vez de { $name }.
    [1] É a vez de { $name }. Depois é a sua.
   *[other] É a vez de { $name }. A sua vem daqui a { $turns } turnos.
}
the-game-own-turn = **Sua vez.** Jogue pelo menos mais { $owed ->
    [one] 1 carta:
   *[other] { $owed } cartas:
}
the-game-own-turn-paid = **Sua vez.** Você já jogou cartas suficientes: jogue mais ou encerre seu turno.
the-game-hand-empty = Sua mão está vazia. Muito bem!
the-game-choose-pile = Em qual pilha vai o **{ $card }**?
the-game-fits-nowhere = O **{ $card }** não serve em nenhuma pilha agora. Escolha outra carta.
the-game-ends-match = ⚠️ Se você jogar o **{ $card }** na pilha { $pile }, não vai conseguir completar seu turno, e a partida estará perdida. Jogar mesmo assim?
the-game-jumps = ⚠️ O **{ $card }** na pilha { $pile } salta { $gap }; { $other_gap ->
    [-10] o **{ $other }** na pilha { $other_pile } é o truque da volta
   *[other] o **{ $other }** na pilha { $other_pile }, só { $other_gap }
}. Jogar mesmo assim?
the-game-signals = Diga algo sobre uma pilha ao resto da mesa, sem números. Aperte de novo para retirar.

the-game-beaten = 🏆 **Todas as 98 cartas jogadas. Vocês venceram The Game!**
the-game-beaten-alone = 🏆 **Todas as 98 cartas jogadas. Você venceu The Game jogando solo!**
the-game-excellent = 🌟 **{ $count ->
    [one] Sobrou 1 carta
   *[other] Sobraram { $count } cartas
}: excelente!**
the-game-left = **Sobraram { $count } cartas.**
the-game-close = **Sobraram { $count } cartas.** Com { $missing } a menos, seria excelente.
the-game-par = 🎯 A meta com estas cartas é terminar com { $par }; { $left ->
    [0] não sobrou nenhuma.
    [one] sobrou { $left }.
   *[other] sobraram { $left }.
}
the-game-par-way = 🎯 A meta com estas cartas é terminar com { $par }; { $left ->
    [one] sobrou { $left }.
   *[other] sobraram { $left }.
} Com todas as cartas abertas, dá para jogar todas.
the-game-duty-not-met = { $name } precisava jogar mais { $owed ->
    [one] 1 carta, e nenhuma serviu.
   *[other] { $owed } cartas, e não havia tantas que servissem.
}

signal-leave-it-to-me = Deixa comigo
signal-small-steps-only = Só saltos pequenos
signal-can-turn-back = Consigo fazer voltar

button-begin = Eu começo
button-end-turn = Encerrar turno
button-signals = Sinais
button-lay = Pilha { $pile } { $arrow } em { $top }, salto { $gap }
button-lay-trick = Pilha { $pile } { $arrow } em { $top }, ↩ truque da volta
button-lay-anyway = Jogar mesmo assim
button-lay-instead = Jogar { $card } na pilha { $pile }
button-move = ↔ Mover { $card } para a pilha { $pile } { $arrow }
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } na pilha { $pile }, salto { $gap }
event-card-played-trick = { $name }: { $card } na pilha { $pile }, ↩ truque da volta!
event-had-to = { $move }. “Teve de ser.”
event-card-moved = { $name } moveu o { $card } da pilha { $former } para a pilha { $pile }
event-cards-drawn = { $name } compra { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
event-seat-skipped = { $name } não tem mais cartas e passa a vez

choice-card = { $card }, serve na pilha { $piles }
choice-card-nowhere = { $card }, não serve em nenhuma pilha agora
choice-pile = Pilha { $pile } { $arrow } em { $top }, salto { $gap }
choice-pile-trick = Pilha { $pile } { $arrow } em { $top }, truque da volta
choice-pile-plain = Pilha { $pile } { $arrow } em { $top }

rule-not-your-turn = Ainda não: é a vez de { $name }.
rule-nobody-began = Primeiro aperte **Eu começo** ou digite `/begin`: ninguém começou ainda.
rule-already-begun = O jogo já começou: é a vez de { $name }.
rule-card-not-held = Você não tem o { $card } na mão. `/hand` mostra suas cartas.
rule-unknown-pile = A pilha { $pile } não existe. As pilhas 1 e 2 sobem, as pilhas 3 e 4 descem.
rule-card-does-not-fit = O { $card } não serve na pilha { $pile }: em cima está o { $top }. { $fits ->
    [none] Não serve em nenhuma pilha agora, então escolha outra carta.
   *[other] Serve na pilha { $fits }.
}
rule-nothing-to-move = Essa carta fica: só dá para mover a que você acabou de jogar, uma vez por turno e enquanto nada mais acontecer.
rule-duty-unpaid = Jogue pelo menos mais { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
} antes de encerrar seu turno.
rule-signal-already-there = Você já deu esse sinal na pilha { $pile }.
rule-nobody-to-signal = Você está jogando solo, então não há ninguém para ver um sinal.
rule-no-signal-there = Você não tem sinal na pilha { $pile } para retirar.

option-minimum = The Game: cartas a jogar por turno, 3 para experts
option-smaller-hands = The Game: uma carta a menos em cada mão
command-begin = Diga “Eu começo”
command-done = Encerre seu turno e compre cartas
command-signal = Dê um sinal numa pilha ou retire-o
option-signal-pile = A pilha: 1 e 2 sobem, 3 e 4 descem
option-kind = O que você quer dizer sobre a pilha

the-game-open-fits = **{ $cards }** ({ $count ->
    [one] serve
   *[other] servem
} na pilha { $pile })
the-game-moment-tricks = 🔥 **{ $count } truques da volta seguidos!**
the-game-moment-last = 🏁 **{ $left ->
    [one] A última carta de todas!
   *[other] Só faltam { $left } cartas!
}**
the-game-highlight-tricks = ✨ O melhor momento: **{ $count } truques da volta seguidos** ({ $names }).
the-game-highlight-rescue = ✨ A salvação: as pilhas estavam quase cheias, e mesmo assim entraram mais **{ $count } cartas**.
the-game-highlight-jump = ↕️ Foi aqui que virou: com o { $card }, a pilha { $pile } saltou **{ $gap } de uma vez**.

# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**Em equipe, joguem todas as 98 cartas, de 2 a 99, em quatro pilhas.** Jogam de uma a cinco pessoas, numa equipe só.

    { "" }**Mãos:** quem joga solo tem 8 cartas; duas pessoas têm 7 cada; de três a cinco, 6 cada. Para um jogo mais difícil, cada mão tem uma a menos. O resto é o monte de compra.

    { "" }**Pilhas:** a 1 e a 2 **sobem** a partir de 1: cada carta precisa ser maior que a de baixo. A 3 e a 4 **descem** a partir de 100: cada carta precisa ser menor. Os saltos podem ter qualquer tamanho; os pequenos são melhores.

    { "" }**O truque da volta:** numa pilha que sobe, também vale uma carta exatamente 10 menor; numa que desce, uma exatamente 10 maior. Quantas vezes quiserem.

    { "" }**O começo:** olhem suas cartas, conversem e combinem quem começa. Daí em diante, a vez vai passando em volta da mesa.

    { "" }**Sua vez:** jogue pelo menos duas cartas (três no jogo para experts), uma depois da outra, em quaisquer pilhas. Quando o monte acaba, uma basta. Jogar mais é sempre permitido. Encerre o turno e compre tantas cartas quantas jogou, enquanto houver. Sem cartas na mão nem no monte, você passa a vez.

    { "" }**Conversa:** digam o que quiserem, menos números, seja de que forma for. “Deixem a pilha 2 comigo” pode; “tenho um trinta e poucos” não pode.

    { "" }**Sinais** dizem isso sem palavras: Deixa comigo, Só saltos pequenos, Consigo fazer voltar. Um sinal fica na pilha até você jogar uma carta nela ou retirá-lo.

    { "" }**Vitória:** todas as 98 cartas foram jogadas. **Fim:** a pessoa da vez não consegue jogar cartas suficientes. Contem então o que sobrou nas mãos e no monte: menos de dez é excelente.

the-game-rules-picture = Uma pilha que sobe a partir de 1: 4, 13, 27, depois volta 10 para 17, depois 20. Uma pilha que desce a partir de 100: 94, 81, 60, depois volta 10 para 70, depois 66.

# /game tutorial: The Game

tutorial-the-game-lay = Jogar { $card } na pilha { $pile }
tutorial-the-game-begin = Você e Kim olharam suas cartas, sete em cada mão, e combinaram que você começa.
tutorial-the-game-rise = A pilha { $pile } sobe a partir de { $top }, e o { $card } deixa só um salto pequeno: jogue essa carta.
tutorial-the-game-fall = A pilha { $pile } desce a partir de { $top }, então o seu { $card } vai ali.
tutorial-the-game-end = Duas cartas bastam para um turno: encerre o seu, e você compra duas novas.
tutorial-the-game-signal = Kim precisou saltar para o { $top } na pilha { $pile }, mas você acabou de comprar o { $card }, exatamente 10 a menos: avise com um sinal, porque ninguém pode dizer números.
tutorial-the-game-trick = Kim viu seu sinal e deixou a pilha { $pile } com você. Agora jogue o { $card }, exatamente 10 a menos: o truque da volta!
tutorial-the-game-again = O truque fez a pilha voltar dez casas, e o { $card } já serve de novo em cima do { $top }.
tutorial-the-game-finish = Essa foi sua segunda carta, então encerre seu turno.
tutorial-the-game-done = E assim vai, turno após turno, até que todas as 98 cartas sejam jogadas ou alguém não consiga jogar o bastante.

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 Pilha { $pile } · { $name }: { $signal }
the-game-hand-in-words = Suas cartas: { $cards }
the-game-card-in-words = { $card } (pilha { $pile }, { $gap ->
    [-10] truque da volta
   *[other] salto { $gap }
})
the-game-pile-in-words = Pilha { $pile }, { $way ->
    [up] sobe
   *[down] desce
}, em { $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [0] restantes
    [one] restante
   *[other] restantes
}
picture-turns = turnos
picture-tricks = { $count ->
    [0] truques da volta
    [one] truque da volta
   *[other] truques da volta
}
picture-chain = maior série de truques

# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] todas as 98 cartas jogadas
    [one] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
the-game-fewer-than-before = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} a menos que da última vez
the-game-more-than-before = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} a mais que da última vez
the-game-same-as-before = sobrou a mesma quantidade de cartas da última vez
the-game-scale = cartas que sobraram (menos é melhor)

counter-tricks = ↩ { $count ->
    [0] 0 truques da volta
    [one] 1 truque da volta
   *[other] { $count } truques da volta
}

achievement-the-game-ten-tricks = Dez truques
achievement-the-game-ten-tricks-how = Dez truques da volta numa só partida.
achievement-the-game-comeback = Virada
achievement-the-game-comeback-how = Vitória, mesmo depois de faltar espaço nas pilhas para as cartas restantes.

# The award for the best rescue of a night
rescue-the-game = { $count ->
    [one] uma carta com as pilhas já quase cheias
   *[other] { $count } cartas com as pilhas já quase cheias
}

# The Game, replayed: all hands open

replay-begun = { $name }: Eu começo
replay-turn-ended = { $name } encerra o turno
replay-cards-drawn = { $name } compra { $cards }
replay-signal-given = 💬 { $name } na pilha { $pile }: { $signal }
replay-signal-taken-back = 💬 { $name } retira o sinal da pilha { $pile }
replay-duty-not-met = 🛑 { $name } precisa de mais { $owed ->
    [one] 1 carta, e nenhuma serve
   *[other] { $owed } cartas, e não há tantas que sirvam
}
replay-draw-pile = { $count ->
    [0] O monte acabou.
   *[other] Monte: { $count }, a seguir { $cards }
}

turning-last-card = 🏆 a última carta
turning-duty-not-met = 🛑 faltam cartas que sirvam
turning-largest-gap = o maior salto, { $gap } ({ $card } na pilha { $pile })
turning-trick = ↩ truque da volta, { $card } na pilha { $pile }
turning-draw-pile-empty = o monte acabou
turning-hint = 💡 dava para jogar umas { $count } cartas a mais

# O que um companheiro acha de um turno; enquanto as mãos estão fechadas, nenhuma carta é citada
hint-trick = 💡 Aqui o truque da volta estava à espera.
hint-signal = 💡 Aqui um sinal pedia para deixar uma pilha em paz.
hint-fewer = 💡 Aqui menos cartas teriam deixado mais espaço.
hint-more = 💡 Aqui cabia bem mais uma carta.
hint-other = 💡 Aqui outro turno teria deixado mais espaço.
hint-worth = Isso valia umas { $count } cartas.
hint-companion = 🤖 No lugar de { $name }, um companheiro teria jogado assim: { $cards }.
hint-same = 🤖 No lugar de { $name }, um companheiro teria jogado o mesmo.
hint-card = { $card } na pilha { $pile }
