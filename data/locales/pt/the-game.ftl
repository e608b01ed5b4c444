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
the-game-signals = Diga algo sobre uma pilha ao resto da mesa, sem números.
the-game-signal-pile = Qual pilha?
the-game-signal-kind = O que você quer dizer?

the-game-beaten = 🏆 **Todas as 98 cartas jogadas. Vocês venceram The Game!**
the-game-beaten-alone = 🏆 **Todas as 98 cartas jogadas. Você venceu The Game jogando solo!**
the-game-excellent = 🌟 **{ $count ->
    [one] Sobrou 1 carta
   *[other] Sobraram { $count } cartas
}: excelente!**
the-game-left = **Sobraram { $count } cartas.**
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
    [one] 1 carta, e { $held ->
        [one] a última não serviu.
       *[other] nenhuma das { $held } na mão serviu.
    }
   *[other] { $owed } cartas e, com { $held } na mão, não havia { $owed } que servissem.
}

signal-leave-it-to-me = Deixa comigo
signal-small-steps-only = Só saltos pequenos
signal-can-turn-back = Consigo fazer voltar

button-begin = Eu começo
button-end-turn = Encerrar turno
button-signals = Sinais
button-give-signal = Dizer
button-take-back-signal = Retirar
button-lay = Pilha { $pile } { $arrow } em { $top }, salto { $gap }
button-lay-trick = Pilha { $pile } { $arrow } em { $top }, truque da volta
button-lay-anyway = Jogar mesmo assim
button-card-trick = { $card } ↩

event-card-played = { $name }: { $card } na pilha { $pile }, salto { $gap }
event-card-played-trick = { $name }: { $card } na pilha { $pile }, ↩ truque da volta!
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
