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
