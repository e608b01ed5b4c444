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
replay-mind-all-levels-passed = 🏆 All levels are passed
replay-mind-game-beaten = 🏆 All levels are passed, and all of them blind too
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
turning-all-levels-passed = 🏆 all levels are passed
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
