# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 Gelukt, { $mentions }!
end-lost = Goed gespeeld, { $mentions }!
end-abandoned = Dat was het, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 { $game } is afgelopen. [Hier staat de uitslag]({ $link })
end-unplayed = { $game } werd beëindigd voordat er een kaart gespeeld was. `/game new` opent een nieuwe tafel.
end-hands = **Nog in de hand**
end-hands-closed = -# 🔒 Anderen spelen deze kaarten misschien nog, dus de handen blijven hier dicht. Met **Terugkijken** zie alleen jij ze.

lobby-invited = 📣 { $mentions }, { $name } wil nog een keer spelen. { $count ->
    [one] Doe je mee? Druk op **Meedoen**.
   *[other] Wie doet er mee? Druk op **Meedoen**.
}

the-game-open-fits = **{ $card }** (stapel { $pile })
the-game-open-hint = -# Staat er een stapel bij, dan had die kaart daar nog gepast.
the-game-moment-tricks = 🔥 **{ $count } terugsprongen op rij!**
the-game-moment-last = 🏁 **{ $left ->
    [one] De allerlaatste kaart!
   *[other] Nog maar { $left } kaarten!
}**

the-mind-moment-passed = 🎉 **Level { $level } gehaald!**
the-mind-moment-passed-blind = 🎉 **Blind level { $level } gehaald!**
the-mind-missing = { $count ->
    [0] Het was net één fout te veel, bij de allerlaatste kaarten van het level.
    [one] Nog maar 1 kaart, en level { $level } was gehaald.
   *[other] Nog { $count } kaarten, en level { $level } was gehaald.
}
the-mind-open-order = -# De juiste volgorde vanaf hier: { $cards }
