# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 Deu certo, { $mentions }!
end-lost = Boa partida, { $mentions }!
end-abandoned = Paramos por aqui, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game }: fim da partida. [O resultado está aqui]({ $link })
end-unplayed = { $game }: a partida foi encerrada antes da primeira carta. `/game new` abre outra mesa.
end-hands = **O que ficou nas mãos**
end-hands-closed = -# 🔒 Outras pessoas ainda podem jogar com estas cartas, então as mãos ficam fechadas aqui. **Replay** abre as mãos só para você.

lobby-invited = 📣 { $mentions }, { $name } quer jogar de novo. { $count ->
    [one] Topa? Aperte **Entrar**.
   *[other] Quem topa? É só apertar **Entrar**.
}

the-game-open-fits = **{ $card }** (pilha { $pile })
the-game-open-hint = -# Onde aparece uma pilha, a carta ainda serviria.
the-game-moment-tricks = 🔥 **{ $count } truques da volta seguidos!**
the-game-moment-last = 🏁 **{ $left ->
    [one] A última carta de todas!
   *[other] Só faltam { $left } cartas!
}**

the-mind-moment-passed = 🎉 **Nível { $level } completo!**
the-mind-moment-passed-blind = 🎉 **Nível { $level } completo às cegas!**
the-mind-missing = { $count ->
    [0] Foi só um erro a mais, bem nas últimas cartas do nível.
    [one] Faltou só 1 carta para completar o nível { $level }.
   *[other] Faltaram { $count } cartas para completar o nível { $level }.
}
the-mind-open-order = -# A ordem certa daqui em diante: { $cards }
