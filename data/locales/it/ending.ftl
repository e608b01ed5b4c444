# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 Vittoria, { $mentions }!
end-lost = Bella partita, { $mentions }!
end-abandoned = Finisce qui, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 Partita di { $game } finita. [Ecco il risultato]({ $link })
end-unplayed = La partita di { $game } è stata chiusa prima che si giocasse una carta. `/game new` apre un altro tavolo.
end-hands = **Rimaste in mano**
end-hands-closed = -# 🔒 C'è chi può ancora giocare con queste carte, quindi qui le mani restano coperte. **Replay** le scopre solo per te.

lobby-invited = 📣 { $mentions }, { $name } vorrebbe giocare ancora. { $count ->
    [one] Ti va? Premi **Gioco anch'io**.
   *[other] Chi ci sta? Premete **Gioco anch'io**.
}

the-game-open-fits = **{ $card }** (pila { $pile })
the-game-open-hint = -# Dov'è indicata una pila, quella carta si poteva ancora giocare lì.
the-game-moment-tricks = 🔥 **{ $count } salti indietro di fila!**
the-game-moment-last = 🏁 **{ $left ->
    [one] L'ultimissima carta!
   *[other] Ancora { $left } carte!
}**

the-mind-moment-passed = 🎉 **Livello { $level } superato!**
the-mind-moment-passed-blind = 🎉 **Livello { $level } alla cieca superato!**
the-mind-missing = { $count ->
    [0] È stato solo un errore di troppo, proprio sulle ultime carte del livello.
    [one] Mancava solo 1 carta per superare il livello { $level }.
   *[other] Mancavano { $count } carte per superare il livello { $level }.
}
the-mind-open-order = -# L'ordine giusto da qui: { $cards }
