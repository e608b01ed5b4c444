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

tutorial-the-game-lay = Jugar el { $card } en la pila { $pile }
tutorial-the-game-begin = Ya miraste tus siete cartas y Kim las suyas, y queda acordado que empiezas tú.
tutorial-the-game-rise = La pila { $pile } sube desde { $top }, y el { $card } deja solo una diferencia pequeña: juégalo.
tutorial-the-game-fall = La pila { $pile } baja desde { $top }, así que tu { $card } va ahí.
tutorial-the-game-end = Dos cartas bastan para un turno: termínalo y robarás dos nuevas.
tutorial-the-game-signal = Kim tuvo que irse hasta el { $top } en la pila { $pile }, pero tú acabas de robar el { $card }, exactamente 10 más bajo: díselo a Kim con una señal, porque los números nunca se dicen.
tutorial-the-game-trick = Kim vio tu señal y te dejó la pila { $pile }. Ahora juega el { $card }, exactamente 10 más bajo: ¡el salto atrás!
tutorial-the-game-again = Con el salto, la pila recuperó diez números, y el { $card } ya vuelve a encajar sobre el { $top }.
tutorial-the-game-finish = Esa fue tu segunda carta, así que termina el turno.
tutorial-the-game-done = Y así sigue, turno a turno, hasta que las 98 cartas estén jugadas o alguien no pueda jugar suficientes.

tutorial-the-mind-pause = Espera…
tutorial-the-mind-ready = Aquí no hay turnos y no se dice ni una palabra: tienes tres cartas y Kim otras tres, así que respira y pon la mano en la mesa.
tutorial-the-mind-play = La carta más baja de todas va primero, y el { $card } es bajo: juégalo ya.
tutorial-the-mind-wait = Tu siguiente carta es el { $card }, bastante lejos, así que deja pasar un poco de tiempo.
tutorial-the-mind-risk = Kim jugó el { $top }, y ahora parece el momento: juega el { $card }.
tutorial-the-mind-mistake = Demasiado pronto: Kim aún tenía el { $card }, así que esa carta se aparta, se pierde una vida y las dos manos vuelven a la mesa.
tutorial-the-mind-star = Del { $top } a tu { $card } hay mucho trecho, y la carta de Kim puede estar cerca de la tuya: propón una estrella, y Kim acepta.
tutorial-the-mind-done = La estrella se llevó la carta más baja de cada mano, 69 y 71, y con eso terminó el nivel. El nivel 3 da una vida, y se reparte el nivel 4.
