# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 ¡Conseguido, { $mentions }!
end-lost = ¡Bien jugado, { $mentions }!
end-abandoned = Hasta aquí llegó la partida, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 La partida de { $game } terminó. [Aquí está el resultado]({ $link })
end-unplayed = La partida de { $game } terminó antes de que se jugara una carta. `/game new` abre otra mesa.
end-hands = **Lo que quedaba en las manos**
end-hands-closed = -# 🔒 Otras personas aún pueden jugar estas cartas, así que aquí las manos siguen ocultas. **Repetición** te las muestra solo a ti.

lobby-invited = 📣 { $mentions }, { $name } quiere jugar otra vez. { $count ->
    [one] ¿Te apuntas? Pulsa **Unirme**.
   *[other] ¿Quién se apunta? Pulsa **Unirme**.
}

the-game-open-fits = **{ $card }** (pila { $pile })
the-game-open-hint = -# Donde se nombra una pila, esa carta aún habría encajado.
the-game-moment-tricks = 🔥 **¡{ $count } saltos atrás seguidos!**
the-game-moment-last = 🏁 **{ $left ->
    [one] ¡La última carta de todas!
   *[other] ¡Solo quedan { $left } cartas!
}**

the-mind-moment-passed = 🎉 **¡Nivel { $level } superado!**
the-mind-moment-passed-blind = 🎉 **¡Nivel { $level } a ciegas superado!**
the-mind-missing = { $count ->
    [0] Fue solo un error de más, en las últimas cartas del nivel.
    [one] Faltó solo 1 carta para superar el nivel { $level }.
   *[other] Faltaron { $count } cartas para superar el nivel { $level }.
}
the-mind-open-order = -# El orden correcto desde aquí: { $cards }
