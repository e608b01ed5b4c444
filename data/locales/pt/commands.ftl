# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Mesas: abrir, entrar, iniciar, mostrar, encerrar
command-game-new = Abra uma mesa neste canal
command-game-join = Entre na mesa deste canal ou assuma um lugar livre
command-game-leave = Saia da mesa; numa partida em andamento, seu lugar guarda as cartas
command-game-start = Distribua as cartas para todo mundo na mesa
command-game-cancel = Feche uma mesa que ainda não começou
command-game-table = Traga a mesa de volta para o fim do canal
command-game-watch = Assista à partida deste canal, com 15 segundos de atraso; só você vê
command-game-end = Encerre a partida ou vote para encerrar
command-game-rules = As regras de um jogo, só para você
command-hand = Sua mão, só para você
command-play = Jogue uma carta

option-game = Qual jogo
option-card = Uma carta da sua mão
option-pile = A pilha, se o jogo tiver mais de uma
