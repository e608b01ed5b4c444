# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } pone la mano en la mesa
replay-star-agreed = ⭐ { $name } acepta
replay-blind-agreed = 🙈 { $name } se suma
replay-finished = 🏁 { $name } lo deja aquí
replay-play-began = ▶️ { $blind ->
    [yes] El nivel { $level } a ciegas está en marcha
   *[no] El nivel { $level } está en marcha
}
replay-played-blind = { $name }: { $card }, boca abajo
replay-cards-set-aside = { $name } aparta { $cards }
replay-cards-set-aside-hidden = { $name } aparta { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
replay-mind-all-levels-passed = 🏆 Todos los niveles superados
replay-mind-game-beaten = 🏆 Todos los niveles superados, y también todos a ciegas
replay-mind-game-lost = Se perdió la última vida

replay-pile = Pila: { $cards }
replay-set-aside = Apartadas: { $cards }
replay-star-proposed = ⭐ { $name } propone una estrella. A favor: { $agreed }
replay-concentrating = ✋ Concentración. Mano en la mesa: { $ready }
replay-concentrating-all = ✋ Todo el mundo se concentra.
replay-playing = ▶️ El nivel está en marcha.

turning-game-beaten = 🏆 último nivel a ciegas superado
turning-game-lost = 💔 la última vida
turning-finished = 🏁 el final
turning-all-levels-passed = 🏆 todos los niveles superados
turning-mistake = 💥 el { $card } llegó demasiado pronto: { $count ->
    [one] 1 carta era más baja
   *[other] { $count } cartas eran más bajas
}
turning-turned-over = 👀 nivel { $level } a ciegas: { $count ->
    [one] 1 error
   *[other] { $count } errores
}
turning-star = ⭐ una estrella
turning-level-passed = ✅ nivel { $level } superado
turning-blind-level-passed = 🙈 nivel { $level } a ciegas superado

# Con qué regularidad contó el equipo

button-replay-tempo = ⏱️ El ritmo
button-replay-tempo-share = Compartir el ritmo
tempo-title = ### ⏱️ Con qué regularidad contó el equipo
tempo-summary = Un número solía durar { $middle } segundos. La mitad de las esperas estuvo entre { $least } y { $most } segundos por número.
tempo-levels = Segundos por número, nivel a nivel: { $levels }
tempo-level = nivel { $level }: { $seconds }
tempo-alt = Un gráfico de todas las cartas que se esperaron, de la primera a la última.
tempo-scale = Segundos por número
tempo-level-label = Nivel { $level }
tempo-mistake = Jugada demasiado pronto
tempo-closest = **Por un pelo:** cartas de dos manos, una justo después de la otra
tempo-close = { $low } → { $high } · nivel { $level } · { $seconds } s de diferencia · { $first }, { $second }
tempo-left-out = -# Sin las diferencias de uno o dos números, que duran lo que una pulsación, ni los niveles a ciegas.
tempo-too-few = En esta partida se esperaron muy pocas cartas para decir algo del ritmo.
