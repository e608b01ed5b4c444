# The Mind

game-the-mind = The Mind
the-mind-start-level = from level { $level }
the-mind-blind-each = blind: one life a mistake

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
the-mind-lower = { $name } 🂠 { $count }
the-mind-mistake = 💥 **{ $name } played { $card } while lower cards were still in hand ({ $lower }).** { $count ->
    [one] That card is set aside face down.
   *[other] Those { $count } cards are set aside face down.
} A life is gone: { $lives ->
    [0] it was the last one.
    [one] 1 is left. Breathe; the level goes on.
   *[other] { $lives } are left. Breathe; the level goes on.
}

the-mind-concentrate-all = ✋ **Concentrate.** Everyone presses **Ready** to put a hand on the table; then it counts down and play begins.
the-mind-concentrate = ✋ **Concentrate.** Ready: { $ready }. Still to come: **{ $waiting }**
the-mind-countdown =
    ## { $count } …
    Hands off, and no cards yet.
the-mind-play = ▶️ **Play!** Whoever feels it is time plays their lowest card. Not a word.
the-mind-play-blind = ▶️ **Play blind!** Cards go face down; at the end of the level the pile is turned over. Not a word.
the-mind-star-proposed = ⭐ **{ $name } proposes a star:** everyone discards their lowest card face up. Still to agree: **{ $missing }**
the-mind-choosing = 🏆 **All { $level } levels are passed. You won!** Go on blind, with the lives and stars you have left, or leave it at that?
the-mind-over = The match is over.
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = Set aside face down in this level: { $count }
the-mind-discarded = Discarded for stars: { $cards }
the-mind-your-cards = Your cards: { $cards }
the-mind-own-aside = Set aside, only you know: { $cards }
the-mind-hand-empty = You have no cards left in this level. Well done!
the-mind-sure-finish = ⚠️ This ends the match for everyone at the table, at the levels you have passed. Are you sure?

the-mind-game-beaten = 🏆 **All levels passed, and all of them blind as well. You have become one.**
the-mind-finished = 🏆 **All levels passed. You beat The Mind!**
the-mind-blind-lost = 🏆 **All levels passed!** The last life went in blind level { $level }.
the-mind-game-lost = **The last life is gone in level { $level }.** Next time.
the-mind-result = Levels passed: { $passed } · blind: { $blind } · ❤️ { $lives } · ⭐ { $stars }

button-ready = ✋ Ready
button-is-ready = ✋ You are ready
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
event-mind-mistake = 💥 { $card } from { $name } came too early; { $count ->
    [one] 1 lower card is
   *[other] { $count } lower cards are
} set aside
event-mind-life-lost = 💔 { $count ->
    [one] A life is gone
   *[other] { $count } lives are gone
}, { $lives } left
event-mind-star-proposed = ⭐ { $name } proposed a star
event-mind-star-declined = ⭐ { $name } declined; the star stays
event-mind-star-used = ⭐ Star used: { $cards }
event-mind-stopped = ✋ Stop: everyone gets ready again
event-mind-turned-over = 👀 The blind pile was turned over: { $count ->
    [0] no mistake!
    [one] 1 mistake
   *[other] { $count } mistakes
}
event-mind-level-passed = ✅ Level { $level } passed
event-mind-reward-gained = 🎁 { $reward ->
    [life] A life gained
   *[star] A star gained
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] You hold all the lives there are, so none is gained
   *[star] You hold all the stars there are, so none is gained
}
event-mind-level-dealt = 🂠 Level { $level } is dealt
event-mind-went-blind = 🙈 { $name } leads on into the dark

choice-lowest = { $card }, your lowest card
choice-star-yes = Yes: propose a star, or agree to the one proposed
choice-star-no = No: decline, or take my own proposal back
choice-blind-on = Go on blind
choice-blind-finish = Leave it at the levels passed

command-settings-table = What tables show on this server
option-show-hand-counts = The Mind: whether the table says how many cards each hand holds
settings-table =
    { "" }**Tables on this server**
    The Mind, how many cards each hand holds: { $counts }. It shows from the next move on.

rule-level-too-high = With so many players the last level is { $last }, so a match cannot start at level { $level }. Open a table that starts lower.
rule-concentrate-first = Not yet: everyone concentrates, and nothing was played. Still to press Ready: { $names }.
rule-already-ready = Your hand is on the table already. The others will come.
rule-already-playing = Everyone was ready; the level is under way.
rule-already-stopped = Play is halted already. Press Ready when you are.
rule-hand-empty = You have no cards left in this level. The others will finish it.
rule-not-your-lowest = { $card } is not your lowest card, or no longer: { $lowest } is. Nothing was played.
rule-star-is-proposed = { $name } proposes a star. Agree or decline first; nothing was played.
rule-no-star-left = The team has no star left.
rule-no-star-proposed = No star is proposed now.
rule-already-agreed = You have agreed already. The others will answer.
rule-no-cards-at-stake = You have no cards left, so you count as agreeing; the others decide.
rule-no-level-runs = All levels are passed. Go on blind, or leave it at that: `/blind` does either.
rule-levels-remain = Not all levels are passed yet. Blind levels come after the last one.

option-blind-mistakes = The Mind: what mistakes in a blind level cost
option-blind-mistakes-level = one life a level
option-blind-mistakes-each = one life a mistake
option-start-level = The Mind: the level to start at
command-ready = Put your hand on the table; when all have, the level begins
command-stop = Stop the level; everyone concentrates again
command-star = Propose a star, agree to it, or decline it
command-blind = After the last level: go on blind, or leave it at that
option-star = Yes unless you choose otherwise
option-blind = Going on unless you choose otherwise
