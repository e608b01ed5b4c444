# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 Vittoria, { $mentions }!
end-lost = Bella partita, { $mentions }!
end-abandoned = Finisce qui, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 Partita di { $game } finita. [Ecco il risultato]({ $link })
end-unplayed = La partita di { $game } è stata chiusa prima che si giocasse una carta. `/game new` apre un altro tavolo.
end-hands = **Rimaste in mano**
end-hands-closed = -# 🔒 Altri possono ancora giocare queste carte, quindi qui le mani restano coperte. **Replay** le scopre solo per te.

lobby-invited = 📣 { $mentions }, { $name } vorrebbe giocare ancora. { $count ->
    [one] Ti va? Premi **Gioco anch'io**.
   *[other] Chi ci sta? Premete **Gioco anch'io**.
}

the-game-open-fits = **{ $card }** (pila { $pile })
the-game-open-hint = -# Dove c'è scritta una pila, quella carta ci sarebbe ancora andata.
the-game-moment-tricks = 🔥 **{ $count } salti indietro di fila!**
the-game-moment-last = 🏁 **{ $left ->
    [one] L'ultimissima carta!
   *[other] Ancora { $left } carte!
}**

the-mind-moment-passed = 🎉 **Livello { $level } superato!**
the-mind-moment-passed-blind = 🎉 **Livello { $level } alla cieca superato!**
the-mind-missing = { $count ->
    [0] È stato solo un errore di troppo, proprio sulle ultime carte del livello.
    [one] Ancora 1 carta, e il livello { $level } era superato.
   *[other] Ancora { $count } carte, e il livello { $level } era superato.
}
the-mind-open-order = -# L'ordine giusto da qui: { $cards }
