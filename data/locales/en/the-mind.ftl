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
the-mind-mistake = 💥 **{ $name }'s { $card } came too early.** Set aside: { $lower }. { $hearts }

the-mind-concentrate-all = ✋ **Concentrate.** Press **Ready** to put your hand on the table. When everyone is ready, it counts down and you play.
the-mind-concentrate = ✋ **Concentrate.** Ready: { $ready }. Waiting for **{ $waiting }**.
the-mind-countdown =
    ## { $count } …
    Hands off, and no cards yet.
the-mind-countdown-brief = ## { $count } …
the-mind-play = ▶️ **Play!** Play your lowest card when the moment feels right. Not a word!
the-mind-play-brief = ▶️ **Play!**
the-mind-play-empty = 🤫 **Not a word!** The others play on.
the-mind-play-blind = ▶️ **Play blind!** Cards go face down; the pile is turned over at the end of the level. Not a word!
the-mind-play-blind-brief = ▶️ **Play blind!**
the-mind-star-proposed = ⭐ **{ $name } proposes a star:** everyone discards their lowest card face up. Waiting for **{ $missing }**.
the-mind-choosing = 🏆 **{ $start ->
    [1] All { $level } levels passed
   *[other] Every level from { $start } on passed
}. You won!** Go on blind with the lives and stars you have left, or leave it at that?
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
the-mind-sure-refuse = ⚠️ This ends the match for everyone at the table, with the levels you've passed. Are you sure?

the-mind-game-beaten = 🏆 **{ $start ->
    [1] All levels passed
   *[other] Every level from { $start } on passed
}, and all of them blind too. You have become one.**
the-mind-finished = 🏆 **{ $start ->
    [1] All levels passed. You beat The Mind!
   *[other] Every level from { $start } on passed!
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] You passed every level and beat The Mind!
   *[other] Every level from { $start } on passed!
}** Your last life went only in blind level { $level }.
the-mind-game-lost = **Level { $level } cost you your last life.**
the-mind-result = Levels passed: { $passed }{ $blind ->
    [0] {""}
   *[other] {""} · blind: { $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}

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

the-mind-moment-passed = 🎉 **Level { $level } passed!**
the-mind-moment-passed-blind = 🎉 **Blind level { $level } passed!**
the-mind-missing = { $count ->
    [0] It was just one mistake too many, on the very last cards of the level.
    [one] Just 1 more card, and level { $level } would have been passed.
   *[other] { $count } more cards, and level { $level } would have been passed.
}
the-mind-highlight-rescue = ✨ The best moment: { $count ->
    [one] **a level passed** with the last life.
   *[other] **{ $count } levels passed** with the last life.
}
the-mind-count = ⏱️ Your count: { $seconds } s a number. Closest call: { $low } → { $high }, { $apart } s apart ({ $first }, { $second }).

# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Together, play all cards from low to high on one pile. Without a word.** Two to four people play as one team.

    { "" }**Levels:** in level 1 everyone holds one card of 1 to 100, in level 2 two, and so on. All 100 cards are shuffled again before each level.
    - Two people: 12 levels, 2 lives, 1 star
    - Three people: 10 levels, 3 lives, 1 star
    - Four people: 8 levels, 4 lives, 1 star

    { "" }**Ready:** before each level everyone puts a hand on the table. When all are ready, it counts 3, 2, 1 and play begins.

    { "" }**Play:** there are no turns. When you feel that it is time, play your **lowest** card. Anyone may say **Stop** at any time; then all get ready again.

    { "" }**A mistake:** a card was played while somebody else held a lower one. It costs one life. All lower cards are set aside face down, everyone gets ready, and the level goes on.

    { "" }**A star:** anyone may propose one at any time in a level. If all agree, the star is gone and everyone discards their lowest card face up. Then all get ready again.

    { "" }**Levels bring** a star after 2, 5 and 8, and a life after 3, 6 and 9; at most three stars and five lives.

    { "" }**Talk:** while a level runs, give nothing away about your cards, not even by a sign; there are no signals here. Between levels and while play is stopped, talk as you like. Never say a number.

    { "" }**Won:** all levels are passed. **Lost:** the last life is gone.

    { "" }**Blind:** after the last level you may go on, if all agree: at level 1, with what lives and stars you have left, and the cards face down. The pile is turned over at the end of each level, and a mistake in it costs a life.

the-mind-rules-picture = One pile, played by three people: 6, 22, 23, 41, 90. Beside it three lives and one star.

# /game tutorial: The Mind

tutorial-the-mind-pause = Wait …
tutorial-the-mind-ready = There are no turns here, and not a word: you and Kim hold three cards each, so breathe in and put your hand on the table.
tutorial-the-mind-play = The lowest card of all comes first, and { $card } is low: play it now.
tutorial-the-mind-wait = Your next card is { $card }, a good way off, so let some time go by.
tutorial-the-mind-risk = Kim has played { $top }, and now the moment feels right: play { $card }.
tutorial-the-mind-mistake = Too early: Kim still held { $card }, so it goes aside, a life is gone, and you both get ready again.
tutorial-the-mind-star = It's far from { $top } to your { $card }, and Kim's card may be close to yours: propose a star, and Kim agrees.
tutorial-the-mind-done = The star took the lowest card of each of you, 69 and 71, which ended the level. Level 3 brings a life, and level 4 is dealt.

# Words that stand in the pictures of The Mind

picture-level = Level
picture-blind-level = Blind level
picture-levels-passed = { $count ->
    [one] level passed
   *[other] levels passed
}
picture-all-passed = All levels passed!
picture-mistakes = { $count ->
    [one] mistake
   *[other] mistakes
}
picture-lives = { $count ->
    [one] life left
   *[other] lives left
}
picture-stars-used = { $count ->
    [one] star used
   *[other] stars used
}
picture-aside = set aside
picture-open-for-star = for stars
picture-choosing = On into the dark?

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] no level passed
    [one] 1 level passed
   *[other] { $passed } levels passed
}{ $blind ->
    [0] {""}
   *[other] {""} and { $blind } blind
}{ $lives ->
    [0] {""}
   *[other] {""}, ❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = { $count ->
    [one] 1 level further than last time
   *[other] { $count } levels further than last time
}
the-mind-short-of-before = { $count ->
    [one] 1 level short of last time
   *[other] { $count } levels short of last time
}
the-mind-same-level-more-lives = as far as last time, with { $count ->
    [one] 1 more life
   *[other] { $count } more lives
}
the-mind-same-level-fewer-lives = as far as last time, with { $count ->
    [one] 1 life less
   *[other] { $count } lives less
}
the-mind-same-level-more-stars = as far as last time, with { $count ->
    [one] 1 more star
   *[other] { $count } more stars
}
the-mind-same-level-fewer-stars = as far as last time, with { $count ->
    [one] 1 star less
   *[other] { $count } stars less
}
the-mind-same-as-before = just as far as last time
the-mind-scale = levels passed (more is better)

counter-mistakes = 💥 { $count ->
    [one] 1 card too early
   *[other] { $count } cards too early
}
counter-lives = 💔 { $count ->
    [one] 1 life lost together
   *[other] { $count } lives lost together
}
counter-stars = ⭐ { $count ->
    [one] 1 star used together
   *[other] { $count } stars used together
}

achievement-the-mind-blind-level-3 = Blind level 3
achievement-the-mind-blind-level-3-how = Reached the third level with the pile face down.
achievement-the-mind-comeback = Comeback
achievement-the-mind-comeback-how = Passed every level, although you were once down to your last life.
the-mind-progress = level { $level } of { $last }{ $blind ->
    [yes] {""}, blind
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] a level with the last life
   *[other] { $count } levels with the last life
}

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } is ready
replay-star-agreed = ⭐ { $name } agrees
replay-blind-agreed = 🙈 { $name } goes along
replay-finished = 🏁 { $name } leaves it at that
replay-play-began = ▶️ { $blind ->
    [yes] Blind level { $level } is under way
   *[no] Level { $level } is under way
}
replay-played-blind = { $name }: { $card }, face down
replay-cards-set-aside = { $name } sets { $cards } aside
replay-cards-set-aside-hidden = { $name } sets { $count ->
    [one] 1 card
   *[other] { $count } cards
} aside
replay-mind-all-levels-passed = 🏆 The last level is passed
replay-mind-game-beaten = 🏆 The last blind level is passed, too
replay-mind-game-lost = The last life is gone

replay-pile = Pile: { $cards }
replay-set-aside = Set aside: { $cards }
replay-star-proposed = ⭐ { $name } proposes a star. Agreed: { $agreed }
replay-concentrating = ✋ Everyone concentrates. Ready: { $ready }
replay-concentrating-all = ✋ Everyone concentrates.
replay-playing = ▶️ The level is under way.

turning-game-beaten = 🏆 the last blind level is passed
turning-game-lost = 💔 the last life
turning-finished = 🏁 the end
turning-all-levels-passed = 🏆 the last level is passed
turning-mistake = 💥 { $card } came too early: { $count ->
    [one] 1 card was lower
   *[other] { $count } cards were lower
}
turning-turned-over = 👀 blind level { $level }: { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
turning-star = ⭐ a star
turning-level-passed = ✅ level { $level } passed
turning-blind-level-passed = 🙈 blind level { $level } passed

# How steadily the team counted

button-replay-tempo = ⏱️ The count
button-replay-tempo-share = Share the count
tempo-title = ### ⏱️ How steadily the team counted
tempo-summary = A number typically took { $middle } seconds. Half of all waits lay between { $least } and { $most } seconds a number.
tempo-levels = Seconds a number, level by level: { $levels }
tempo-level = level { $level }: { $seconds }
tempo-alt = A chart of every card that was waited for, oldest first.
tempo-scale = Seconds a number
tempo-level-label = Level { $level }
tempo-mistake = Played too early
tempo-closest = **Closest to trouble:** cards of two hands, one right after the other
tempo-close = { $low } → { $high } · level { $level } · { $seconds } s apart · { $first }, { $second }
tempo-left-out = -# Left out are gaps of one or two numbers, which take as long as a press, and blind levels.
tempo-too-few = Too few cards were waited for in this match to say how steadily the team counted.
