# ito

game-ito = ito
pitch-ito = Say your number without saying it: with a thing of the theme. Then get the cards in order.
menu-mode = How to play
menu-mode-value = { $value ->
    [row] Rows: one card each, face down
    [row-of-two] Rows: two cards each, face down
   *[stages] Three stages with three lives
}
option-mode = ito: three stages with lives, or rows
option-mode-stages = three stages with three lives
option-mode-row = rows of one card each
option-mode-row-of-two = rows of two cards each
ito-mode = { $value ->
    [row] rows, one card each
    [row-of-two] rows, two cards each
   *[stages] three stages
}

ito-stage = Stage { $stage } of { $last }
ito-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
ito-row = Row { $row }
ito-won = { $count ->
    [0] none won yet
    [one] 1 won
   *[other] { $count } won
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 The table plays a theme of its own.
ito-yardstick = 📏 The yardstick: { $card } { $line }

ito-choose = 🧵 **Which theme?**
ito-choose-own = 🧵 **Which theme?** The host writes one.
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 Vote. The theme is set once everyone has voted, or after a minute of quiet.
ito-describing = ✏️ **Write a line for each of your cards:** a thing of the theme that stands as high as your number. Never a number itself!
ito-written = ✅ **What you wrote is at the table.** Waiting for **{ $names }**.
ito-playing = ▶️ **Talk, then play:** whoever holds the lowest card of all plays it next.
ito-mistake-shown = ✋ Have a look at that mistake … { $count }
ito-laying = ✏️ **Write a line, and lay your card in the row**, face down, where you think it belongs.
ito-laying-written = 🃏 **Lay your card in the row**, face down, where you think it belongs.
ito-laid = ✅ **Your card lies in the row.** You can still move it. Waiting for **{ $names }**.
ito-agreeing = 💬 **Talk it over, move your own cards, and agree.**
ito-still-waiting = Waiting for **{ $names }**.
ito-agreeing-yourself = 🤝 **You agree to this row.** Waiting for **{ $names }**.
ito-spoiled = 🗣️ A number was said, so this row can't be won any more.
ito-over = The match is over.
ito-out-of-round = Your cards were put aside. You play again from the next round on.

ito-in-row = **The row, lowest first:**
ito-pile = Played: { $cards }
ito-asked = 🙏 Asked to move: { $moves }
ito-agreed = 🤝 Agreed: { $names }
ito-more = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
ito-mistake = 💥 **{ $name } was too early:** { $card }. Still in hand and lower: { $lower }. { $hearts }
ito-last-stage = Stage { $stage }: { $cards }
ito-passed-over = Passed over: { $cards }
ito-last-row = **Row { $row }:** { $run } of { $cards } in order
ito-first-wrong = 💥 The first slip: { $first } before { $second }.
ito-said = { $card } “{ $line }”
ito-revealing = 👀 **Row { $row } is turned over …**
ito-hand-revealing = 👀 The row is being turned over. Watch the table!
ito-your-cards = Your cards: { $cards }
ito-hand-empty = You have no cards left in this stage.

button-ito-vote = Theme { $letter }
button-ito-others = 🎲 Two others
button-ito-own-theme = ✍️ A theme of our own
button-ito-write = ✏️ Write
button-ito-write-again = ✏️ Write again
button-ito-without = Ready without
button-ito-yardstick = 📏 Describe the yardstick
button-ito-lay = Lay { $card } down
button-ito-left = ◀ { $card } lower
button-ito-right = { $card } higher ▶
button-ito-agree = 🤝 Agree
button-ito-take-back = Disagree after all
button-ito-turn-over = 👀 Turn over
button-ito-go-on = ⏭️ Go on without them
menu-ito-lay = Lay { $card } …
menu-ito-move = Move { $card } …
menu-ito-place = { $side ->
    [low] at the low end, before { $high }
    [high] at the high end, after { $low }
   *[between] between { $low } and { $high }
}
menu-ito-ask = Ask a companion to move its card …
menu-ito-ask-value = { $way ->
    [higher] { $name }: higher ▶
   *[lower] ◀ { $name }: lower
}
choice-ito-card = { $card }, from your hand

ito-form-lines = Your lines
ito-form-card = For your { $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = For the yardstick, { $card }
ito-form-own-theme = A theme of our own
ito-form-low = What stands at 1?
ito-form-high = What stands at 100?

ito-line-unfit = There was nothing to read in that line. Write a thing of the theme.
ito-line-too-long = That line is too long for the table: at most { $most } characters, and signs like `*` or `_` count twice.
ito-link-refused = No links at the table, please. Write a thing of the theme.
ito-height-stated = “{ $words }” says how high your card is, and that's for the others to find out. Write a thing of the theme instead.
ito-host-only = Only { $name }, the host, does that.
ito-moderators-only = Only { $name }, who opened the table, and people with “Manage Messages” can remove a line.
ito-nothing-to-remove = Nobody has written anything here yet.
ito-remove-which = Which line is to go? Only this table shows it, and then nobody.
menu-ito-remove = Choose a line …
command-ito = Write a line, vote, agree: whatever the buttons of your hand do
option-ito = One of your hand's buttons
ito-no-such-choice = You can't do that right now. Pick one of the choices on the list.
menu-remove-line = Remove a line
reply-ito-removed = Removed.
ito-too-soon = Give them a moment: in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} you can go on without them.

rule-no-theme-yet = First the table chooses a theme.
rule-theme-is-chosen = The theme is chosen already.
rule-theme-not-offered = This theme is no longer on offer. Have a look at the table.
rule-already-voted = You're voting for this theme already.
rule-no-other-themes = There are no other themes. Choose one of these, or write one of your own.
rule-others-asked-often = You've asked for others { $most } times. Choose one of these, or write one of your own.
rule-stages-only = There's no such thing in rows, only in stages.
rule-rows-only = There's no row in stages: play your lowest card.
rule-out-of-this-round = Your cards were put aside. You play again from the next round on.
rule-not-your-card = You don't hold that card, or not any more.
rule-no-yardstick = Only the last stage has a yardstick.
rule-lines-are-done = You're ready already. Now the others.
rule-play-has-begun = Everyone is ready, and the cards are being played.
rule-lines-missing = Not yet: first everyone writes their lines. Waiting for { $names }.
rule-stage-hand-empty = You have no cards left in this stage. The others will finish it.
rule-no-such-place = The row looks different by now. Choose the place again.
rule-already-there = The card lies there already.
rule-row-incomplete = Not yet: all cards have to lie in the row. Waiting for { $names }.
rule-row-has-changed = A card has been moved. Have another look, then agree.
rule-already-asked = You've asked for that already.
rule-not-agreed = You haven't agreed to this row.
rule-never-all-agreed = Not yet: everyone has to have agreed once. Waiting for { $names }.
rule-not-done-yourself = The others are waiting for you.
rule-too-few-are-done = Not yet: most of the table isn't done.
rule-already-going-on = You've said so already. Now the others who are done.
rule-nobody-is-waited-for = Nobody is being waited for.
rule-too-few-would-remain = Two people have to play on at least.
rule-already-aside = These cards are put aside already.
rule-never-left = This seat is dealt cards anyway.
rule-already-spoiled = A number was said in this row already.

ito-game-beaten = 🏆 **All three stages passed!** { $lives ->
    [one] 1 life left.
   *[other] { $lives } lives left.
}
ito-game-lost = **Stage { $stage } cost you your last life.** { $in_order ->
    [0] None of its cards were in order.
    [one] 1 of its cards was in order.
   *[other] { $in_order } of its cards were in order.
}
ito-rows-beaten = 🏆 **Ten rows in a row!** There is nothing left to turn over.
ito-row-not-rising = **{ $run } of { $cards } in order.** { $passed ->
    [0] No row won this time.
    [one] 1 row won before.
   *[other] { $passed } rows won before.
}
ito-row-spoiled = **The row was in order, but a number was said.** { $passed ->
    [0] No row won this time.
    [one] 1 row won before.
   *[other] { $passed } rows won before.
}
ito-stages-in-short = { $passed ->
    [0] no stage passed
    [one] 1 stage passed
   *[other] { $passed } stages passed
}, ❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] no row won
    [one] 1 row won
   *[other] { $passed } rows won
}, { $run } of { $cards } in order
ito-compared = { $way ->
    [more] { $count } more than last time
   *[fewer] { $count } fewer than last time
}
ito-same-as-before = just as far as last time
ito-scale = stages passed or rows won (more is better)
ito-moment-stage = 🎉 **Stage { $number } passed!**
ito-moment-row = 🎉 **Row { $number } won!**
counter-rows = 🧵 { $count ->
    [one] 1 row won together
   *[other] { $count } rows won together
}
rescue-ito = { $count ->
    [one] a stage with the last life
   *[other] { $count } stages with the last life
}

achievement-ito-close-neighbours = Close neighbours
achievement-ito-close-neighbours-how = Won a row in which two people's cards were just one apart.
achievement-ito-two-each = Two each
achievement-ito-two-each-how = Won a row with two cards each.
achievement-ito-row-of-ten = All ten
achievement-ito-row-of-ten-how = Won a row with ten people.
achievement-ito-five-rows = Five in a row
achievement-ito-five-rows-how = Won five rows, one after another.
achievement-ito-ten-rows = Ten in a row
achievement-ito-ten-rows-how = Won ten rows, one after another. There are no more.
achievement-ito-all-lives = All lives
achievement-ito-all-lives-how = Passed all three stages without losing a life.
achievement-ito-comeback = Comeback
achievement-ito-comeback-how = Passed all three stages, although you were once down to your last life.

event-ito-theme-voted = 🗳️ { $name } votes for a theme
event-ito-others-offered = 🎲 Two other themes are on offer
event-ito-theme-chosen = 🧵 The theme is chosen
event-ito-own-theme-set = 🧵 { $name } writes a theme
event-ito-lines-written = ✏️ { $name } writes
event-ito-yardstick-described = 📏 { $name } describes the yardstick
event-ito-seat-ready = ✋ { $name } is ready
event-ito-going-on-wanted = ⏭️ { $name } would like to go on
event-ito-seats-passed-over = ⏭️ The table goes on
event-ito-play-began = ▶️ Stage { $number } begins
event-ito-card-played = { $name }: { $card }
event-ito-mistake-made = 💥 { $name }'s { $card } came too early; { $count ->
    [one] 1 lower card was in hand
   *[other] { $count } lower cards were in hand
}
event-ito-life-gained = ❤️ A life comes back: { $lives } now
event-ito-stage-passed = ✅ Stage { $number } passed
event-ito-card-laid = 🂠 { $name } lays a card
event-ito-card-moved = ↔️ { $name } moves a card
event-ito-move-asked = 🙏 { $name } asks for another place for a card
event-ito-row-agreed = 🤝 { $name } agrees
event-ito-agreement-taken-back = ✋ { $name } disagrees after all
event-ito-row-turned-over = 👀 Turned over, { $run } of { $count } in order: { $cards }
event-ito-round-dealt = 🂠 Round { $number } is dealt
event-ito-spoken-number-counted = 🗣️ { $name } said a number
event-ito-seat-put-aside = 🂠 { $name }'s cards are put aside
event-ito-seat-rejoined = 👋 { $name } plays again from the next round on
event-ito-game-beaten = 🏆 All done!
event-ito-game-lost = 🏁 The end
turning-ito-row = 👀 row { $row }: { $run } of { $count } in order

# /settings table
subject-everyday = everyday life
subject-food = food
subject-animals = animals
subject-feelings = feelings
subject-nonsense = nonsense
subject-friends = for friends
subject-families = for families
option-theme-subject = ito: a subject to leave out of the themes, or to take in again
option-own-themes = ito: whether tables may write themes of their own
settings-themes = { $count ->
    [0] ito offers themes of all subjects.
   *[other] ito offers no themes of these subjects: **{ $subjects }**.
}
settings-own-themes = { $own ->
    [yes] Tables may write **their own**.
   *[no] Tables **may not** write their own.
}
ito-own-themes-off = On this server, tables play the themes on offer, not their own.
ito-companions-know-offered = With companions at the table, choose a theme on offer: to those they know good answers.
lobby-companions-unfit-ito = -# 🤖 In stages, companions would have to guess what your words are worth. In rows they love to play along: choose these under **Options**.

# The rules of ito, for people who play it for the first time

rules-ito =
    { "" }**Together, get the cards in order: from low to high, and nobody may say a number.** Two to ten people play as one team with the cards 1 to 100.

    { "" }**The theme** has two ends, such as “how dangerous is the animal?”: 1 harmless, 100 deadly. Vote for one of two, or write your own.

    { "" }**Your line:** for each of your cards, write a thing of the theme that stands as high as your number. Then talk: whose card is lower? Change your line as often as you like. The number itself is never said.

    { "" }**Three stages:** everyone holds one card, then two, then three. There are no turns: whoever thinks they hold the lowest card of all plays it. If others held lower ones, these go aside, and each costs one of your three lives. A passed stage gives a life back (not to two people). In stage 3 one card lies open as a yardstick.

    { "" }**Rows:** everyone holds one card, or two, and lays it face down in one row where it seems to belong. Move your own cards until all agree. Then the row is turned over. All rising: the row is won, and the next one begins, up to ten.

    { "" }**Won:** stage 3 is passed, or ten rows. **Lost:** the last life is gone, or a row is out of order.

    -# ito is a game by 326 (Mitsuru Nakamura), published by Arclight. Its name and its themes belong to its publisher; the themes here are our own.

ito-rules-picture = Two cards, 21 and 74, between the two ends of a theme. Beside each stands a thing of the theme.

# /game tutorial: ito

tutorial-ito-theme = Nobody may say a number here: you say a thing instead. Each round the table votes for a theme with two ends, and this is ours.
tutorial-ito-write = You hold { $low } and { $high }. For each, write a thing of the theme that stands as high as your number.
tutorial-ito-lay = Your things are at the table, and so are Kim's. { $card } is low: lay it face down at the low end of the row.
tutorial-ito-between = Kim has laid two cards behind yours. Read Kim's lines, then lay { $card } somewhere, say between them.
tutorial-ito-move = Read your line and Kim's last one again: yours stands higher, so move your card up.
tutorial-ito-agree = At a real table, this is where you all talk it over. When everyone agrees, the row is turned over.
tutorial-ito-done = All cards rise, so the row is won, and the next one brings a new theme. In the three stages you play your cards one by one instead, lowest first, and mistakes cost lives.

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
    [one] stage passed
   *[other] stages passed
}
picture-ito-rows = { $count ->
    [one] row won
   *[other] rows won
}
picture-ito-beaten = All stages passed!
picture-ito-rows-beaten = Ten rows won!
