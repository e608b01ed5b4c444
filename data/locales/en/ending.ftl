# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 You did it, { $mentions }!
end-lost = Well played, { $mentions }!
end-abandoned = That was it, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game } is over. [Here is the result]({ $link })
end-unplayed = { $game } was ended before a card was played. `/game new` opens another table.
end-hands = **Left in the hands**
end-hands-closed = -# 🔒 Others may still play these cards, so the hands stay closed here. **Replay** opens them for you alone.

lobby-invited = 📣 { $mentions }, { $name } would like to play again. { $count ->
    [one] Are you in? Press **Join**.
   *[other] Who is in? Press **Join**.
}

the-game-open-fits = **{ $card }** (pile { $pile })
the-game-open-hint = -# Where a pile is named, that card would still have fit.
the-game-moment-tricks = 🔥 **{ $count } backwards tricks in a row!**
the-game-moment-last = 🏁 **{ $left ->
    [one] The very last card!
   *[other] Only { $left } cards to go!
}**

the-mind-moment-passed = 🎉 **Level { $level } passed!**
the-mind-moment-passed-blind = 🎉 **Blind level { $level } passed!**
the-mind-missing = { $count ->
    [0] It was just one mistake too many, on the very last cards of the level.
    [one] Just 1 more card, and level { $level } would have been passed.
   *[other] { $count } more cards, and level { $level } would have been passed.
}
the-mind-open-order = -# The right order from here: { $cards }
