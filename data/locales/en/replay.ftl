# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Replay
button-replay-back = ◀ Step
button-replay-forward = Step ▶
button-replay-play = ▶ Play
button-replay-pause = ⏸ Pause
button-replay-turn-back = ⏪ Turn
button-replay-turn-forward = Turn ⏩
button-replay-level-back = ⏪ Level
button-replay-level-forward = Level ⏩
button-replay-open-hands = Open hands
button-replay-hide-hands = Hide hands
button-replay-share = Share this moment
button-replay-film = Share the match
button-replay-text = As text
button-replay-json = As JSON
button-history-newer = ◀ Newer
button-history-older = Older ▶

replay-title = Replay of match { $match }
replay-match = Match { $match }
replay-abandoned = The match was ended early.
replay-position = **Step { $step } of { $steps }**
replay-dealt = **The cards are dealt** · { $steps ->
    [0] nobody did anything
    [one] 1 step follows
   *[other] { $steps } steps follow
}
replay-film-alt = Animated: { $count } pictures, one after another.
replay-turning-points = Jump to a turning point
replay-deal = The deal
replay-turning-point = Step { $step }: { $said }
replay-seat = Seat { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** no cards
replay-file = Here's match { $match } as a file. It names seats, not people.

# What the check found
replay-check-true = ✅ Checked: the seed gives this deal, every step follows the rules, and the result is right.
replay-check-older = ℹ️ Played with an older version of the rules. You see it as it was stored, but it can't be checked any more.
replay-check-deal = ⚠️ Something doesn't fit: the seed gives a different deal from the one stored.
replay-check-step = ⚠️ Something doesn't fit: step { $step } doesn't follow from the one before.
replay-check-outcome = ⚠️ Something doesn't fit: the steps lead to a different end from the one stored.

# What is refused
replay-match-unknown = There's no match { $match } on this server. `/history` shows the ones there are.
replay-still-running = Match { $match } is still being played. You can replay it when it's over.
replay-never-started = Match { $match } never started, so there's nothing to replay. `/history` shows the ones that were played.
replay-match-unreadable = Match { $match } was stored by a version I can no longer read. Nothing is lost; the people who run me may still get at it.
replay-round-still-played = Another table of this round still plays these cards. You can see them once the round is over.
replay-deal-still-played = Others may still play these cards, so I won't show them to everyone yet. `/replay` shows them to you alone.
replay-page-past-end = { $pages ->
    [one] There is only one page.
   *[other] There are only { $pages } pages.
} `/history` without a page shows the newest.

# The list
history-title = ## The last matches on this server
history-page = -# Page { $page } of { $pages } · { $total ->
    [one] 1 match
   *[other] { $total } matches
}
history-empty = Nobody has finished a match on this server yet. `/game new` opens a table.
history-row =
    { "" }**{ $game }** · { $result }
    -# Match { $match } · { $date } · { $options } · { $people }
history-par = { $result }, par { $par }
history-abandoned = ended early
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Watch a finished match turn by turn; hands open if you like
option-match = The match: choose one, or type its number
option-everyone = Yes: everyone in this channel sees it; otherwise only you do
command-history = The last matches on this server, only for you
option-history-page = Which page; the first shows the newest matches

# The text file
record-title = { $game }, match { $match }
record-options = Options: { $options }
record-seats = Seats: { $seats }
record-dates = Played: { $started } to { $ended } (UTC)
record-seed = Seed: { $seed }
record-seed-later = shown when the day is over
record-hash = Hash of the seed (SHA-256): { $hash }
record-rules = Rules version: { $version }
record-result = Result: { $result }
record-deal = The deal
record-step = Step { $step }
record-end = The end
