# /help, and the rules without a table

command-help = Qué es esto y cómo se empieza, solo para ti
option-rules-game = El juego; si no, el de la mesa de este canal

button-help = Ayuda
button-help-nights = Noches de juegos
button-open-table = Abrir una mesa
button-open-with-companions = 🤖 Jugar con acompañantes
button-game-with-companions = 🤖 { $game }

help-page =
    ## Hola, soy Unspoken
    Reparto las cartas de juegos que se juegan en equipo, aquí mismo en el canal. Eso sí: nadie puede decir un número. Tus cartas solo las ves tú.
help-game = { "" }**{ $game }** es un juego de { $least } a { $most } personas.
help-start =
    ### Cómo se empieza
    1. Escribe `/game new` y elige un juego.
    2. Quien quiera jugar pulsa **Unirme**, o añades un acompañante 🤖. Después, alguien pulsa **Empezar**.
    3. **Mis cartas**, debajo de la mesa, te muestra tu mano.
help-start-direct =
    ### Cómo se empieza
    1. En un canal de un servidor en el que esté yo, escribe `/game new` y elige un juego.
    2. Quien quiera jugar pulsa **Unirme**, o añades un acompañante 🤖. Después, alguien pulsa **Empezar**.
    3. **Mis cartas**, debajo de la mesa, te muestra tu mano.
help-commands =
    ### Con cinco comandos basta
    `/game tutorial` te enseña a jugar en tres minutos
    `/game new` abre una mesa
    `/game rules` explica un juego
    `/hand` muestra tus cartas
    `/game end` termina una partida antes de tiempo
    🌙 Y para toda una noche: `/night plan`
help-commands-direct =
    ### Con cinco comandos basta
    `/game tutorial` te enseña a jugar en tres minutos
    `/game new` abre una mesa
    `/game rules` explica un juego
    `/hand` muestra tus cartas
    `/game end` termina una partida antes de tiempo
    🌙 Y para toda una noche: `/night plan`
    -# Funcionan en servidores. El tutorial y las reglas también están aquí: pulsa un botón.
help-nights =
    ## 🌙 Una noche de juegos
    1. `/night plan` pregunta quién viene y avisa a esas personas antes de empezar. `/night start` empieza ahora mismo.
    2. Quien ya ha llegado pulsa **Ya estoy aquí**.
    3. `/night round` reparte a la gente en mesas, en cada ronda con otras personas. Las mesas del mismo tamaño juegan las mismas cartas.
    4. `/night end` cierra la noche con un resumen.
help-nights-points =
    ### Cómo se cuentan los puntos
    Cada persona recibe los puntos de su mesa, y las rondas se suman.
    { "" }**Las mesas con las mismas cartas** se comparan: 100 × (mesas a las que les fue peor + la mitad de las que empataron) ÷ todas las demás mesas. La mejor recibe 100, la última 0. Si otro reparto de la ronda se jugó en más mesas, los puntos quedan un poco más cerca de 50.
    { "" }**Sin comparación**, los puntos son la parte del camino recorrida, en porcentaje: en The Game, las cartas jugadas; en The Mind, los niveles superados. 49 de 98 cartas dan 50 puntos.
help-which-game = ### ¿A qué jugamos?
help-alone = -# 🤖 ¿No hay nadie más ahora? En estas mesas ya esperan dos acompañantes que maneja el programa, y se puede empezar enseguida.
rules-other-game = Las reglas de…

# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Aprende un juego en tres minutos, en solitario y solo para ti
option-tutorial-game = El juego; si no, empiezas con The Game

button-tutorial = Tutorial
button-tutorial-next = Siguiente: { $game }

tutorial-title = ### { $game }, paso { $step } de { $steps }
tutorial-title-done = ### { $game }: ¡ya sabes jugar!
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Tus cartas:
    { "" }**{ $cards }**
