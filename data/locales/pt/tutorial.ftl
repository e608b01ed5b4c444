# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Aprenda um jogo em três minutos, solo e só para você
option-tutorial-game = O jogo; se não disser, você começa com The Game

button-tutorial = Tutorial
button-tutorial-next = Próximo: { $game }

tutorial-title = ### { $game }, passo { $step } de { $steps }
tutorial-title-done = ### { $game }: você já sabe jogar!
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Suas cartas:
    { "" }**{ $cards }**

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

tutorial-the-mind-pause = Esperar…
tutorial-the-mind-ready = Aqui não há turnos, e ninguém diz uma palavra: você e Kim têm três cartas cada, então respire fundo e ponha sua mão na mesa.
tutorial-the-mind-play = A carta mais baixa de todas vem primeiro, e o { $card } é baixo: jogue agora.
tutorial-the-mind-wait = Sua próxima carta é o { $card }, ainda bem longe, então deixe passar um tempo.
tutorial-the-mind-risk = Kim jogou o { $top }, e agora parece ser o momento: jogue o { $card }.
tutorial-the-mind-mistake = Cedo demais: Kim ainda tinha o { $card }, então essa carta fica à parte, uma vida se vai, e você e Kim põem a mão na mesa de novo.
tutorial-the-mind-star = Do { $top } até o seu { $card } é longe, e a carta de Kim pode estar perto da sua: proponha uma estrela, e Kim topa.
tutorial-the-mind-done = A estrela levou a carta mais baixa de cada mão, o 69 e o 71, e isso encerrou o nível. O nível 3 dá uma vida, e as cartas do nível 4 já foram distribuídas.
