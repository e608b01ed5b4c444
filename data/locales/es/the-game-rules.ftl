# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**El objetivo: jugar en equipo las 98 cartas, del 2 al 99, en cuatro pilas.** Juegan de una a cinco personas, en un solo equipo.

    { "" }**Manos:** en solitario tienes 8 cartas; con dos personas, 7 cada una; con tres, cuatro o cinco, 6 cada una. Para más dificultad, una menos por persona. El resto es el mazo.

    { "" }**Pilas:** la 1 y la 2 **suben** desde 1: cada carta debe ser más alta que la de debajo. La 3 y la 4 **bajan** desde 100: cada carta debe ser más baja. La diferencia puede ser la que sea; cuanto menor, mejor.

    { "" }**El salto atrás:** en una pila ascendente también vale una carta exactamente 10 más baja, y en una descendente, una exactamente 10 más alta. Todas las veces que quieras.

    { "" }**El comienzo:** primero se miran las cartas, se habla y se acuerda quién empieza. Desde ahí, el turno va dando la vuelta a la mesa.

    { "" }**Tu turno:** juega al menos dos cartas (tres en el modo experto), una tras otra, en las pilas que quieras. Cuando el mazo está vacío, basta con una. Siempre se puede jugar más. Al terminar el turno robas tantas cartas como jugaste, mientras queden. Si no te quedan cartas y el mazo está vacío, se salta tu turno.

    { "" }**Hablar:** se puede decir todo, menos números, se digan como se digan. “La pila 2 es para mí” vale; “tengo un treinta y pico” no.

    { "" }**Las señales** lo dicen sin palabras: Esta es para mí, Solo pasos cortos, Puedo saltar atrás. Una señal sigue en su pila hasta que juegues ahí una carta o la retires.

    { "" }**Victoria:** las 98 cartas están jugadas. **Final:** la persona que tiene el turno no puede jugar suficientes cartas. Entonces se cuenta lo que queda en las manos y en el mazo: menos de diez es excelente.

the-game-rules-picture = Una pila ascendente desde 1: 4, 13, 27, luego 10 atrás hasta 17, luego 20. Una pila descendente desde 100: 94, 81, 60, luego 10 atrás hasta 70, luego 66.
