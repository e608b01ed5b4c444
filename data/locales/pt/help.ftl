# /help, and the rules without a table

command-help = O que é isto e como começar, só para você
option-rules-game = O jogo; se não disser, o da mesa deste canal

button-help = Ajuda
button-help-nights = Noites de jogos
button-open-table = Abrir mesa
button-open-with-companions = 🤖 Jogar com companheiros
button-game-with-companions = 🤖 { $game }

help-page =
    ## Oi, eu sou o Unspoken
    Dou as cartas de jogos em que todo mundo joga junto, numa equipe só, direto no canal. O detalhe: ninguém pode dizer um número. Suas cartas aparecem só para você.
help-game = { "" }**{ $game }** é para { $least } a { $most } pessoas.
help-start =
    ### Como começar
    1. Digite `/game new` e escolha um jogo.
    2. As outras pessoas apertam **Entrar**, ou você chama um companheiro 🤖. Depois alguém aperta **Iniciar**.
    3. **Minha mão**, embaixo da mesa, mostra suas cartas.
help-start-direct =
    ### Como começar
    1. Num canal de um servidor em que eu esteja, digite `/game new` e escolha um jogo.
    2. As outras pessoas apertam **Entrar**, ou você chama um companheiro 🤖. Depois alguém aperta **Iniciar**.
    3. **Minha mão**, embaixo da mesa, mostra suas cartas.
help-commands =
    ### Cinco comandos bastam
    `/game tutorial` ensina a jogar, em três minutos
    `/game new` abre uma mesa
    `/game rules` explica um jogo
    `/hand` mostra suas cartas
    `/game end` encerra uma partida antes do fim
    🌙 E para uma noite inteira: `/night plan`
help-commands-direct =
    ### Cinco comandos bastam
    `/game tutorial` ensina a jogar, em três minutos
    `/game new` abre uma mesa
    `/game rules` explica um jogo
    `/hand` mostra suas cartas
    `/game end` encerra uma partida antes do fim
    🌙 E para uma noite inteira: `/night plan`
    -# Esses comandos funcionam em servidores. O tutorial e as regras também estão aqui: é só apertar um botão.
help-nights =
    ## 🌙 Uma noite de jogos
    1. `/night plan` pergunta quem vem e manda lembretes. `/night start` começa agora mesmo.
    2. Quem está lá aperta **Cheguei**.
    3. `/night round` forma as mesas, misturando as pessoas a cada rodada. Mesas do mesmo tamanho jogam com as mesmas cartas.
    4. `/night end` encerra a noite com um resumo.
help-nights-points =
    ### Como os pontos são contados
    Cada pessoa ganha os pontos da sua mesa, e as rodadas se somam.
    { "" }**Mesas com as mesmas cartas** são comparadas: 100 × (mesas que foram pior + metade das que foram igualmente bem) ÷ todas as outras mesas. A melhor ganha 100, a última 0. Se outro conjunto de cartas da rodada foi jogado em mais mesas, os pontos ficam um pouco mais perto de 50.
    { "" }**Sem comparação**, os pontos dizem até onde a mesa chegou, em porcentagem: em The Game, as cartas jogadas; em The Mind, os níveis completos. 49 de 98 cartas dão 50 pontos.
help-which-game = ### Qual jogo vai ser?
help-alone = -# 🤖 Não tem mais ninguém agora? Nestas mesas já esperam dois companheiros do programa, e dá para começar na hora.
rules-other-game = As regras de …

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
