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
