# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Repetición
button-replay-back = ◀ Paso
button-replay-forward = Paso ▶
button-replay-play = ▶ Reproducir
button-replay-pause = ⏸ Pausa
button-replay-turn-back = ⏪ Turno
button-replay-turn-forward = Turno ⏩
button-replay-level-back = ⏪ Nivel
button-replay-level-forward = Nivel ⏩
button-replay-open-hands = Mostrar manos
button-replay-hide-hands = Ocultar manos
button-replay-share = Compartir este momento
button-replay-film = Compartir la partida
button-replay-text = Como texto
button-replay-json = Como JSON
button-history-newer = ◀ Más nuevas
button-history-older = Más antiguas ▶

replay-title = Repetición de la partida { $match }
replay-match = Partida { $match }
replay-abandoned = La partida se terminó antes de tiempo.
replay-position = **Paso { $step } de { $steps }**
replay-dealt = **Cartas repartidas** · { $steps ->
    [0] nadie hizo nada
    [one] sigue 1 paso
   *[other] siguen { $steps } pasos
}
replay-film-alt = Animado: { $count } imágenes, una tras otra.
replay-turning-points = Ir a un momento clave
replay-deal = El reparto
replay-turning-point = Paso { $step }: { $said }
replay-seat = Asiento { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** sin cartas
replay-file = Aquí está la partida { $match } en un archivo. Nombra asientos, no personas.

# What the check found
replay-check-true = ✅ Comprobado: la semilla da este reparto, cada paso sigue las reglas y el resultado es correcto.
replay-check-older = ℹ️ Se jugó con una versión anterior de las reglas. La ves tal como se guardó, pero ya no se puede comprobar.
replay-check-deal = ⚠️ Algo no cuadra: la semilla da un reparto distinto del guardado.
replay-check-step = ⚠️ Algo no cuadra: el paso { $step } no puede seguir al anterior.
replay-check-outcome = ⚠️ Algo no cuadra: los pasos llevan a un final distinto del guardado.

# What is refused
replay-match-unknown = La partida { $match } no existe en este servidor. `/history` muestra las que hay.
replay-still-running = La partida { $match } aún se está jugando. Podrás ver la repetición cuando acabe.
replay-never-started = La partida { $match } nunca empezó, así que no hay nada que repetir. `/history` muestra las que se jugaron.
replay-match-unreadable = La partida { $match } se guardó con una versión que ya no sé leer. No se ha perdido nada; quienes me mantienen quizá puedan recuperarla.
replay-round-still-played = Otra mesa de esta ronda aún juega estas cartas. Podrás verlas cuando acabe la ronda.
replay-deal-still-played = Otras personas aún pueden jugar estas cartas, así que todavía no se las muestro a todo el mundo. `/replay` te las muestra solo a ti.
replay-page-past-end = { $pages ->
    [one] Solo hay una página.
   *[other] Solo hay { $pages } páginas.
} `/history` sin página muestra la más nueva.

# The list
history-title = ## Las últimas partidas de este servidor
history-page = -# Página { $page } de { $pages } · { $total ->
    [one] 1 partida
   *[other] { $total } partidas
}
history-empty = Nadie ha acabado aún una partida en este servidor. `/game new` abre una mesa.
history-row =
    { "" }**{ $game }** · { $result }
    -# Partida { $match } · { $date } · { $options } · { $people }
history-par = { $result }, meta { $par }
history-abandoned = terminada antes de tiempo
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Mira una partida acabada turno a turno; si quieres, con las manos a la vista
option-match = La partida: elige una o escribe su número
option-everyone = Sí: la ve todo el mundo en este canal; si no, solo tú
command-history = Las últimas partidas de este servidor, solo para ti
option-history-page = Qué página; la primera muestra las partidas más nuevas

# The text file
record-title = { $game }, partida { $match }
record-options = Opciones: { $options }
record-seats = Asientos: { $seats }
record-dates = Se jugó: de { $started } a { $ended } (UTC)
record-seed = Semilla: { $seed }
record-seed-later = se mostrará cuando acabe el día
record-hash = Hash de la semilla (SHA-256): { $hash }
record-rules = Versión de las reglas: { $version }
record-result = Resultado: { $result }
record-deal = El reparto
record-step = Paso { $step }
record-end = El final
