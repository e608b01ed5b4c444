# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**El objetivo: jugar en equipo todas las cartas, de menor a mayor, en una sola pila. Sin una palabra.** Juegan de dos a cuatro personas, en un solo equipo.

    { "" }**Niveles:** en el nivel 1 cada persona tiene una carta del 1 al 100, en el nivel 2 dos, y así sucesivamente. Antes de cada nivel se vuelven a barajar las 100 cartas.
    - Dos personas: 12 niveles, 2 vidas, 1 estrella
    - Tres personas: 10 niveles, 3 vidas, 1 estrella
    - Cuatro personas: 8 niveles, 4 vidas, 1 estrella

    { "" }**Concentración:** antes de cada nivel, cada persona pone una mano en la mesa. Cuando están todas, se cuenta 3, 2, 1 y empieza el juego.

    { "" }**El juego:** no hay turnos. Cuando sientas que es el momento, juega tu carta **más baja**. Cualquiera puede decir **Alto** en cualquier momento; entonces todas las manos vuelven a la mesa.

    { "" }**Un error:** se jugó una carta mientras otra persona tenía una más baja. Cuesta una vida. Todas las cartas más bajas se apartan boca abajo, todas las manos vuelven a la mesa y el nivel sigue.

    { "" }**Una estrella ninja:** cualquiera puede proponer una en cualquier momento del nivel. Si todo el mundo acepta, la estrella se gasta y cada persona descarta boca arriba su carta más baja. Después, todas las manos vuelven a la mesa.

    { "" }**Los niveles dan** una estrella después del 2, el 5 y el 8, y una vida después del 3, el 6 y el 9; como máximo tres estrellas y cinco vidas.

    { "" }**Hablar:** mientras un nivel está en marcha, nada que delate tus cartas, ni siquiera un gesto; aquí no hay señales. Entre niveles y con el juego parado se habla con libertad. Números, nunca.

    { "" }**Victoria:** todos los niveles superados. **Derrota:** se pierde la última vida.

    { "" }**A ciegas:** después del último nivel se puede seguir, si todo el mundo acepta: desde el nivel 1, con las vidas y estrellas que queden y con las cartas boca abajo. Al final de cada nivel se da la vuelta a la pila, y un error en ella cuesta una vida.

the-mind-rules-picture = Una pila, jugada por tres personas: 6, 22, 23, 41, 90. Al lado, tres vidas y una estrella.
