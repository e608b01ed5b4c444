# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Mesas: abrir, unirse, empezar, mostrar, terminar
command-game-new = Abre una mesa en este canal
command-game-join = Siéntate a la mesa de este canal u ocupa un asiento libre
command-game-leave = Sal de la mesa; si la partida ya empezó, tu asiento guarda sus cartas
command-game-start = Reparte las cartas a toda la mesa
command-game-cancel = Cierra una mesa que aún no ha empezado
command-game-table = Trae la mesa de vuelta al final del canal
command-game-watch = Mira la partida de este canal con 15 segundos de retraso; solo lo ves tú
command-game-end = Termina la partida o vota para terminarla
command-game-rules = Las reglas de un juego, solo para ti
command-hand = Tu mano, solo para ti
command-play = Juega una carta

option-game = Qué juego
option-card = Una carta de tu mano
option-pile = La pila, si el juego tiene más de una
