# ito

game-ito = ito
pitch-ito = Di tu número sin decirlo: con algo del tema. Y luego, a poner las cartas en orden.
menu-mode = Forma de jugar
menu-mode-value = { $value ->
    [row] Filas: una carta por persona, boca abajo
    [row-of-two] Filas: dos cartas por persona, boca abajo
   *[stages] Tres etapas con tres vidas
}
option-mode = ito: tres etapas con vidas, o filas
option-mode-stages = tres etapas con tres vidas
option-mode-row = filas de una carta por persona
option-mode-row-of-two = filas de dos cartas por persona
ito-mode = { $value ->
    [row] filas, una carta por persona
    [row-of-two] filas, dos cartas por persona
   *[stages] tres etapas
}

ito-stage = Etapa { $stage } de { $last }
ito-lives = { $count ->
    [one] 1 vida
   *[other] { $count } vidas
}
ito-row = Fila { $row }
ito-won = { $count ->
    [0] ninguna ganada
    [one] 1 ganada
   *[other] { $count } ganadas
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 La mesa juega con un tema propio.
ito-yardstick = 📏 La referencia: { $card } { $line }

ito-choose = 🧵 **¿Qué tema?**
ito-choose-own = 🧵 **¿Qué tema?** Quien organiza escribe uno.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Votad. El tema queda elegido cuando todo el mundo ha votado, o tras un minuto de calma.
ito-describing = ✏️ **Escribe una frase para cada carta tuya:** algo del tema que esté tan alto como tu número. ¡Nunca el número!
ito-written = ✅ **Lo que has escrito ya está en la mesa.** Falta **{ $names }**.
ito-playing = ▶️ **Hablad y luego jugad:** ahora toca la carta más baja de todas.
ito-mistake-shown = ✋ Mirad ese error… { $count }
ito-laying = ✏️ **Escribe una frase y pon tu carta en la fila**, boca abajo, donde creas que va.
ito-laying-written = 🃏 **Pon tu carta en la fila**, boca abajo, donde creas que va.
ito-laid = ✅ **Tu carta está en la fila.** Aún puedes moverla. Falta **{ $names }**.
ito-agreeing = 💬 **Habladlo, moved vuestras propias cartas y dad el visto bueno.**
ito-still-waiting = Falta **{ $names }**.
ito-agreeing-yourself = 🤝 **Das por buena esta fila.** Falta **{ $names }**.
ito-spoiled = 🗣️ Se ha dicho un número: esta fila ya no se puede ganar.
ito-over = La partida ha terminado.
ito-out-of-round = Tus cartas están apartadas. Vuelves a jugar en la próxima ronda.

ito-in-row = **La fila, de menor a mayor:**
ito-pile = Jugadas: { $cards }
ito-asked = 🙏 Se pide mover: { $moves }
ito-agreed = 🤝 De acuerdo: { $names }
ito-more = { $count ->
    [one] 1 carta más
   *[other] { $count } cartas más
}
ito-mistake = 💥 **{ $name } se ha adelantado:** { $card }. Más bajas y aún en mano: { $lower }. { $hearts }
ito-last-stage = Etapa { $stage }: { $cards }
ito-passed-over = Se quedaron atrás: { $cards }
ito-last-row = **Fila { $row }:** { $run } de { $cards } en orden
ito-first-wrong = 💥 El primer desliz: { $first } antes que { $second }.
ito-said = { $card } «{ $line }»
ito-revealing = 👀 **Se descubre la fila { $row }…**
ito-hand-revealing = 👀 Se está descubriendo la fila. ¡Mira la mesa!
ito-your-cards = Tus cartas: { $cards }
ito-hand-empty = No te quedan cartas en esta etapa.

button-ito-vote = Tema { $letter }
button-ito-others = 🎲 Otros dos
button-ito-own-theme = ✍️ Un tema propio
button-ito-write = ✏️ Escribir
button-ito-write-again = ✏️ Escribir otra vez
button-ito-without = Seguir sin frase
button-ito-yardstick = 📏 Describir la referencia
button-ito-lay = Poner el { $card }
button-ito-left = ◀ { $card } más abajo
button-ito-right = { $card } más arriba ▶
button-ito-agree = 🤝 De acuerdo
button-ito-take-back = Mejor no
button-ito-turn-over = 👀 Descubrir
button-ito-go-on = ⏭️ Seguir sin esperar
menu-ito-lay = Poner el { $card }…
menu-ito-move = Mover el { $card }…
menu-ito-place = { $side ->
    [low] abajo del todo, antes de { $high }
    [high] arriba del todo, después de { $low }
   *[between] entre { $low } y { $high }
}
menu-ito-ask = Pide a un acompañante que mueva su carta…
menu-ito-ask-value = { $way ->
    [higher] { $name }: más arriba ▶
   *[lower] ◀ { $name }: más abajo
}
choice-ito-card = { $card }, de tu mano

ito-form-lines = Tus frases
ito-form-card = Para tu { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = Para la referencia, { $card }
ito-form-own-theme = Un tema propio
ito-form-low = ¿Qué vale 1?
ito-form-high = ¿Qué vale 100?

ito-line-unfit = En esa frase no había nada que leer. Escribe algo del tema.
ito-line-too-long = Esa frase es demasiado larga para la mesa: { $most } caracteres como mucho, y los signos como `*` o `_` cuentan doble.
ito-link-refused = Sin enlaces en la mesa, por favor. Escribe algo del tema.
ito-height-stated = «{ $words }» dice lo alta que es tu carta, y eso lo tienen que averiguar los demás. Mejor escribe algo del tema.
ito-host-only = Eso lo hace { $name }, quien organiza.
ito-moderators-only = Solo { $name }, quien organiza, y quienes tengan “Gestionar mensajes” pueden quitar una frase.
ito-nothing-to-remove = Aquí nadie ha escrito nada todavía.
ito-remove-which = ¿Qué frase quitamos? Solo está en esta mesa, y después en ninguna parte.
menu-ito-remove = Elige una frase …
command-ito = Escribe una frase, vota, acepta: lo que hacen los botones de tu mano
option-ito = Uno de los botones de tu mano
ito-no-such-choice = Ahora no se puede. Elige algo de la lista.
menu-remove-line = Quitar una frase
reply-ito-removed = Quitada.
ito-too-soon = Dales un momento: en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} podréis seguir sin esperar.

rule-no-theme-yet = Primero la mesa elige un tema.
rule-theme-is-chosen = El tema ya está elegido.
rule-theme-not-offered = Ese tema ya no se ofrece. Mira la mesa.
rule-already-voted = Ya votas por este tema.
rule-no-other-themes = No hay otros temas. Elegid uno de estos o escribid uno propio.
rule-others-asked-often = Ya habéis pedido otros { $most } veces. Elegid uno de estos o escribid uno propio.
rule-stages-only = Eso solo existe en las etapas, no en las filas.
rule-rows-only = En las etapas no hay fila: juega tu carta más baja.
rule-out-of-this-round = Tus cartas están apartadas. Vuelves a jugar en la próxima ronda.
rule-not-your-card = Esa carta no la tienes, o ya no.
rule-no-yardstick = Solo la última etapa tiene referencia.
rule-lines-are-done = Ya has terminado. Ahora los demás.
rule-play-has-begun = Todo el mundo ha terminado y ya se están jugando las cartas.
rule-lines-missing = Todavía no: primero todo el mundo escribe sus frases. Falta { $names }.
rule-stage-hand-empty = No te quedan cartas en esta etapa. Los demás la terminan.
rule-no-such-place = La fila ha cambiado entretanto. Elige otra vez el sitio.
rule-already-there = La carta ya está ahí.
rule-row-incomplete = Todavía no: todas las cartas tienen que estar en la fila. Falta { $names }.
rule-row-has-changed = Se ha movido una carta. Mira otra vez y luego da el visto bueno.
rule-already-asked = Eso ya lo has pedido.
rule-not-agreed = No has dado el visto bueno a esta fila.
rule-never-all-agreed = Todavía no: todo el mundo tiene que haber estado de acuerdo una vez. Falta { $names }.
rule-not-done-yourself = Los demás te esperan a ti.
rule-too-few-are-done = Todavía no: la mayoría no ha terminado.
rule-already-going-on = Ya lo has dicho. Ahora los demás que han terminado.
rule-nobody-is-waited-for = No se espera a nadie.
rule-too-few-would-remain = Tienen que seguir jugando al menos dos personas.
rule-already-aside = Esas cartas ya están apartadas.
rule-never-left = Este asiento recibe cartas de todos modos.
rule-already-spoiled = En esta fila ya se ha dicho un número.

ito-game-beaten = 🏆 **¡Las tres etapas superadas!** { $lives ->
    [one] Queda 1 vida.
   *[other] Quedan { $lives } vidas.
}
ito-game-lost = **La etapa { $stage } os ha costado la última vida.** { $in_order ->
    [0] Ninguna carta quedó en orden.
    [one] 1 carta quedó en orden.
   *[other] { $in_order } cartas quedaron en orden.
}
ito-rows-beaten = 🏆 **¡Diez filas seguidas!** Ya no queda nada que descubrir.
ito-row-not-rising = **{ $run } de { $cards } en orden.** { $passed ->
    [0] Esta vez, ninguna fila ganada.
    [one] Antes, 1 fila ganada.
   *[other] Antes, { $passed } filas ganadas.
}
ito-row-spoiled = **La fila estaba en orden, pero se dijo un número.** { $passed ->
    [0] Esta vez, ninguna fila ganada.
    [one] Antes, 1 fila ganada.
   *[other] Antes, { $passed } filas ganadas.
}
ito-stages-in-short = { $passed ->
    [0] ninguna etapa superada
    [one] 1 etapa superada
   *[other] { $passed } etapas superadas
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] ninguna fila ganada
    [one] 1 fila ganada
   *[other] { $passed } filas ganadas
}, { $run } de { $cards } en orden
ito-compared = { $way ->
    [more] { $count } más que la última vez
   *[fewer] { $count } menos que la última vez
}
ito-same-as-before = tan lejos como la última vez
ito-scale = etapas superadas o filas ganadas (más es mejor)
ito-moment-stage = 🎉 **¡Etapa { $number } superada!**
ito-moment-row = 🎉 **¡Fila { $number } ganada!**
counter-rows = 🧵 { $count ->
    [one] 1 fila ganada en equipo
   *[other] { $count } filas ganadas en equipo
}
rescue-ito = { $count ->
    [one] una etapa con la última vida
   *[other] { $count } etapas con la última vida
}

achievement-ito-close-neighbours = Vecinos de número
achievement-ito-close-neighbours-how = Una fila ganada en la que las cartas de dos personas solo se diferenciaban en uno.
achievement-ito-two-each = Dos por cabeza
achievement-ito-two-each-how = Una fila ganada con dos cartas por persona.
achievement-ito-row-of-ten = Los diez
achievement-ito-row-of-ten-how = Una fila ganada entre diez personas.
achievement-ito-five-rows = Cinco seguidas
achievement-ito-five-rows-how = Cinco filas ganadas, una tras otra.
achievement-ito-ten-rows = Diez seguidas
achievement-ito-ten-rows-how = Diez filas ganadas, una tras otra. No hay más.
achievement-ito-all-lives = Todas las vidas
achievement-ito-all-lives-how = Las tres etapas superadas sin perder ni una vida.
achievement-ito-comeback = Remontada
achievement-ito-comeback-how = Las tres etapas superadas, aunque en algún momento solo quedaba una vida.

event-ito-theme-voted = 🗳️ { $name } vota por un tema
event-ito-others-offered = 🎲 Se ofrecen otros dos temas
event-ito-theme-chosen = 🧵 El tema está elegido
event-ito-own-theme-set = 🧵 { $name } escribe un tema
event-ito-lines-written = ✏️ { $name } escribe
event-ito-yardstick-described = 📏 { $name } describe la referencia
event-ito-seat-ready = ✋ { $name } ya está
event-ito-going-on-wanted = ⏭️ { $name } quiere seguir
event-ito-seats-passed-over = ⏭️ La mesa sigue
event-ito-play-began = ▶️ Empieza la etapa { $number }
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 El { $card } de { $name } llegó demasiado pronto; { $count ->
    [one] había 1 carta más baja en mano
   *[other] había { $count } cartas más bajas en mano
}
event-ito-life-gained = ❤️ Vuelve una vida: ahora { $lives }
event-ito-stage-passed = ✅ Etapa { $number } superada
event-ito-card-laid = 🂠 { $name } pone una carta
event-ito-card-moved = ↔️ { $name } mueve una carta
event-ito-move-asked = 🙏 { $name } pide otro lugar para una carta
event-ito-row-agreed = 🤝 { $name } está de acuerdo
event-ito-agreement-taken-back = ✋ { $name } ya no está de acuerdo
event-ito-row-turned-over = 👀 Descubierta, { $run } de { $count } en orden: { $cards }
event-ito-round-dealt = 🂠 Se reparte la ronda { $number }
event-ito-spoken-number-counted = 🗣️ { $name } ha dicho un número
event-ito-seat-put-aside = 🂠 Las cartas de { $name } quedan apartadas
event-ito-seat-rejoined = 👋 { $name } vuelve a jugar en la próxima ronda
event-ito-game-beaten = 🏆 ¡Todo superado!
event-ito-game-lost = 🏁 El final
turning-ito-row = 👀 fila { $row }: { $run } de { $count } en orden

# /settings table
subject-everyday = vida diaria
subject-food = comida
subject-animals = animales
subject-feelings = sentimientos
subject-nonsense = tonterías
subject-friends = para amigos
subject-families = para familias
option-theme-subject = ito: un asunto que dejar fuera de los temas, o volver a incluir
option-own-themes = ito: si las mesas pueden escribir temas propios
settings-themes = { $count ->
    [0] ito ofrece temas de todos los asuntos.
   *[other] ito no ofrece temas de estos asuntos: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] Las mesas pueden escribir **los suyos**.
   *[no] Las mesas **no pueden** escribir los suyos.
}
ito-own-themes-off = En este servidor, las mesas juegan los temas ofrecidos, no los propios.
ito-companions-know-offered = Con acompañantes en la mesa, elige uno de los temas ofrecidos: para esos tienen buenas respuestas.
lobby-companions-unfit-ito = -# 🤖 En las etapas, los acompañantes tendrían que adivinar cuánto valen tus palabras. En filas juegan encantados: elígelas en **Opciones**.

# Las reglas de ito, para quien juega por primera vez

rules-ito =
    { "" }**En equipo, poned las cartas en orden, de menor a mayor, sin que nadie diga un número.** De dos a diez personas forman un equipo y juegan con las cartas del 1 al 100.

    { "" }**El tema** tiene dos extremos, como «¿Cómo de peligroso es el animal?»: 1 inofensivo, 100 mortal. Votad por uno de dos, o escribid uno propio.

    { "" }**Tu frase:** para cada carta tuya, escribe algo del tema que esté tan alto como tu número. Luego hablad: ¿quién tiene la más baja? Puedes cambiar tu frase cuando quieras. El número no se dice nunca.

    { "" }**Tres etapas:** cada persona tiene una carta, luego dos, luego tres. No hay turnos: si crees tener la más baja de todas, juégala. Si otras personas tenían más bajas, se apartan, y cada una cuesta una de vuestras tres vidas. Una etapa superada devuelve una vida (no entre dos). En la etapa 3, una carta a la vista sirve de referencia.

    { "" }**Filas:** cada persona tiene una carta, o dos, y la pone boca abajo en una fila, donde crea que va. Moved vuestras propias cartas hasta que haya acuerdo. Luego se descubre. Si todo sube, la fila está ganada y empieza la siguiente, hasta diez.

    { "" }**Se gana** superando la etapa 3, o diez filas. **Se pierde** con la última vida, o si una fila no está en orden.

    -# ito es un juego de 326 (Mitsuru Nakamura), publicado por Arclight. Su nombre y sus temas son de su editorial; los temas de aquí son nuestros.

ito-rules-picture = Dos cartas, 21 y 74, entre los dos extremos de un tema. Junto a cada una hay algo del tema.

# /game tutorial: ito

tutorial-ito-theme = Aquí nadie puede decir un número: se dice otra cosa en su lugar. En cada ronda la mesa vota un tema con dos extremos, y este es el nuestro.
tutorial-ito-write = Tienes el { $low } y el { $high }. Para cada uno, escribe algo del tema que esté tan alto como tu número.
tutorial-ito-lay = Lo tuyo está en la mesa, y lo de Kim también. El { $card } es bajo: ponlo boca abajo al principio de la fila.
tutorial-ito-between = Kim ha puesto dos cartas detrás de la tuya. Lee sus frases y pon el { $card } en algún sitio; entre las dos, por ejemplo.
tutorial-ito-move = Vuelve a leer tu frase y la última de Kim: la tuya está más alta, así que sube tu carta.
tutorial-ito-agree = En una mesa de verdad, ahora toca hablarlo. Cuando todos están de acuerdo, se da la vuelta a la fila.
tutorial-ito-done = Todas las cartas suben, así que la fila está ganada, y la siguiente trae otro tema. En las tres etapas, en cambio, se juegan las cartas una a una, la más baja primero, y los errores cuestan vidas.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] etapa superada
   *[other] etapas superadas
}
picture-ito-rows = { $count ->
    [one] fila ganada
   *[other] filas ganadas
}
picture-ito-beaten = ¡Etapas superadas!
picture-ito-rows-beaten = ¡Diez filas!
