# The Mind

game-the-mind = The Mind
pitch-the-mind = Play your cards in ascending order, without a word: just feel the moment.
lobby-picture-the-mind = Cards in ascending order from 4 to 97, three lives and a star.
menu-blind-mistakes = Blind levels
menu-blind-mistakes-value = { $value ->
    [each] Blind levels: a life for each mistake
   *[level] Blind levels: one life at most
}
menu-start-level = First level
menu-start-level-value = { $value ->
    [1] Start at the beginning
   *[other] Start at level { $value }
}
the-mind-start-level = from level { $level }
the-mind-blind-each = blind: every mistake costs a life

the-mind-level = Level { $level } of { $last }
the-mind-blind-level = 🙈 Blind level { $level } of { $last }
the-mind-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
the-mind-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
the-mind-pile-empty = The pile is empty.
the-mind-pile = Pile: { $cards } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}, the last from { $name })
the-mind-last-pile = The pile of level { $level }: { $cards }
the-mind-last-blind-pile = The pile of blind level { $level }: { $cards }
the-mind-lower = { $name } ({ $count })
the-mind-mistake = 💥 **{ $name }'s { $card } came too early.** { $count ->
    [one] { $lower } still held a lower card; it goes aside face down.
   *[other] Lower cards were still in hand: { $lower }. They go aside face down.
} { $lives ->
    [0] That costs your last life.
    [one] That costs a life; 1 is left.
   *[other] That costs a life; { $lives } are left.
}
the-mind-breathe = Breathe; the level goes on.

the-mind-concentrate-all = ✋ **Concentrate.** Press **Ready** to put your hand on the table. When everyone is ready, it counts down and you play.
the-mind-concentrate = ✋ **Concentrate.** Ready: { $ready }. Waiting for **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Hands off, and no cards yet.
the-mind-play = ▶️ **Play!** Play your lowest card when the moment feels right. Not a word!
the-mind-play-empty = 🤫 **Not a word!** The others play on.
the-mind-play-blind = ▶️ **Play blind!** Cards go face down; the pile is turned over at the end of the level. Not a word!
the-mind-star-proposed = ⭐ **{ $name } proposes a star:** everyone discards their lowest card face up. Waiting for **{ $missing }**.
the-mind-choosing = 🏆 **All { $level } levels passed. You won!** Go on blind with the lives and stars you have left, or leave it at that?
the-mind-blind-proposed = 🙈 **{ $names }** { $count ->
    [one] wants
   *[other] want
} to go on blind. Still to agree: **{ $missing }**. If anyone would rather leave it at that, the match ends here.
the-mind-finish-proposed = 🏁 **{ $names }** { $count ->
    [one] wants
   *[other] want
} to leave it at that. The match ends in a minute, unless somebody wants to go on blind.
the-mind-over = The match is over.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = Set aside face down this level: { $count }
the-mind-discarded = Discarded for stars: { $cards }
the-mind-your-cards = Your cards: { $cards }
the-mind-own-aside = Your cards set aside, only you know: { $cards }
the-mind-hand-empty = You have no cards left in this level.
the-mind-sure-finish = ⚠️ The match ends in a minute, with the levels you've passed, unless somebody wants to go on blind. Are you sure?
the-mind-sure-refuse = ⚠️ This ends the match for everyone at the table, with the levels you've passed. Are you sure?

the-mind-game-beaten = 🏆 **All levels passed, and all of them blind too. You have become one.**
the-mind-finished = 🏆 **All levels passed. You beat The Mind!**
the-mind-blind-lost = 🏆 **All levels passed!** You lost your last life in blind level { $level }.
the-mind-game-lost = **Level { $level } cost you your last life.** Next time!
the-mind-result = Levels passed: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · blind: { $blind }
}, ❤️ { $lives } ⭐ { $stars }

button-ready = ✋ Ready
button-is-ready = ✋ You're ready
button-play-lowest = Play my lowest card
button-play-card = Play { $card }
button-stop = Stop
button-star = ⭐ Propose a star
button-agree = ⭐ Agree
button-decline = Decline
button-take-star-back = Take the star back
button-go-blind = 🙈 Go on blind
button-finish = Leave it at that
button-finish-sure = End the match

event-mind-played = { $name }: { $card }
event-mind-mistake = 💥 { $name }'s { $card } came too early; { $count ->
    [one] 1 lower card is
   *[other] { $count } lower cards are
} set aside
event-mind-life-lost = 💔 { $lives ->
    [0] The last life is gone
   *[other] { $count ->
        [one] A life is gone
       *[other] { $count } lives are gone
    }, { $lives } left
}
event-mind-star-proposed = ⭐ { $name } proposes a star
event-mind-star-declined = ⭐ { $name } declines; the star stays
event-mind-star-lapsed = ⭐ Play began before all agreed to { $name }'s star; it stays
event-mind-star-used = ⭐ Star used: { $cards }
event-mind-stopped = ✋ Stop: everyone gets ready again
event-mind-turned-over = 👀 The blind pile is turned over: { $count ->
    [0] no mistake!
    [one] 1 mistake
   *[other] { $count } mistakes
}
event-mind-level-passed = ✅ Level { $level } passed
event-mind-reward-gained = 🎁 { $reward ->
    [life] You gain a life
   *[star] You gain a star
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] You already have all the lives you can have, so you gain none
   *[star] You already have all the stars you can have, so you gain none
}
event-mind-level-dealt = 🂠 Level { $level } is dealt
event-mind-blind-proposed = 🙈 { $name } wants to go on blind
event-mind-went-blind = 🙈 On into the dark
event-mind-finish-proposed = 🏁 { $name } wants to leave it at that

choice-lowest = { $card }, your lowest card
choice-star-yes = Yes: propose a star, or agree to the one proposed
choice-star-no = No: decline, or take your own proposal back
choice-blind-on = Go on blind
choice-blind-finish = Leave it at the levels you've passed

command-settings-table = What tables show on this server
option-show-hand-counts = The Mind: whether the table says how many cards each hand holds
settings-table = { $counts ->
    [yes] In The Mind, the table **says how many cards each hand holds**.
   *[no] In The Mind, the table **doesn't say how many cards each hand holds**.
} A change shows with the next move.

rule-level-too-high = With this many people level { $last } is the last one, so you can't start at level { $level }. Choose a lower one.
rule-concentrate-first = Not yet: everyone gets ready first, so nothing was played. Waiting for { $names }.
rule-already-ready = Your hand is already on the table. Now the others.
rule-already-playing = Everyone is ready, and the level is already running.
rule-already-stopped = You've already stopped. Press **Ready** when you are.
rule-hand-empty = You have no cards left in this level. The others will finish it.
rule-not-your-lowest = Your lowest card is { $lowest }, not { $card }. Nothing was played.
rule-star-is-proposed = { $name } is proposing a star. Agree or decline first; nothing was played.
rule-no-star-left = You have no stars left.
rule-no-star-proposed = Nobody is proposing a star right now.
rule-already-agreed = You've already agreed. Now the others.
rule-no-cards-at-stake = You have no cards left, so you count as agreeing. The others decide.
rule-no-level-runs = All levels are passed. Go on blind or leave it at that: `/blind` does both.
rule-already-finishing = You've said so already. The match ends within a minute, unless somebody wants to go on blind.
rule-nobody-finishes = Nobody wants to leave it at that now.
rule-levels-remain = Not yet: blind levels come after the last level.

option-blind-mistakes = The Mind: what mistakes in a blind level cost
option-blind-mistakes-level = one life a level
option-blind-mistakes-each = one life a mistake
option-start-level = The Mind: the level to start at
command-ready = Put your hand on the table; the level begins when everyone has
command-stop = Stop the level; everyone concentrates again
command-star = Propose a star, agree to it, or decline it
command-blind = After the last level: go on blind, or leave it at that
option-star = Yes unless you choose otherwise
option-blind = Go on, unless you choose otherwise
