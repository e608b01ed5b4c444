# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Replay
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-forward = Forward ▶
button-replay-last = Last ⏭
button-replay-share = Show everyone
button-replay-text = As text
button-replay-json = As JSON
button-history-newer = ◀ Newer
button-history-older = Older ▶

replay-title = Replay of match { $match }
replay-abandoned = The match was ended early.
replay-position = **Step { $step } of { $steps }**
replay-dealt = **The cards are dealt** · { $steps ->
    [0] nobody did anything
    [one] 1 step follows
   *[other] { $steps } steps follow
}
replay-turning-points = Jump to a turning point
replay-turning-point = Step { $step }: { $said }
replay-seat = Seat { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** no cards
replay-file = Here is match { $match } as a file. It knows seats, not people.

# What the check found
replay-check-true = ✅ Checked: the seed deals these cards, every step follows from the rules, and the end is the one that was stored.
replay-check-older = ℹ️ Played by an older version of the rules, so it is shown as it was stored and cannot be checked today.
replay-check-deal = ⚠️ This does not match: the seed gives another deal than the one that was stored.
replay-check-step = ⚠️ This does not match: step { $step } does not follow from what came before it.
replay-check-outcome = ⚠️ This does not match: the steps lead to another end than the one that was stored.

# What is refused
replay-match-unknown = There is no match { $match } on this server. `/history` lists those there are.
replay-still-running = Match { $match } is still being played. A running match is replayed when it is over.
replay-never-started = Match { $match } never started, so there is nothing to replay. `/history` lists those that were played.
replay-match-unreadable = Match { $match } was stored by a version I cannot read any more, so it cannot be shown. Nothing is lost; somebody who looks after me may still read it.
replay-deal-still-played = Others are still to play these cards, so they are not shown to everyone yet. `/replay` shows them to you alone.
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
history-abandoned = ended early
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Step through a match that is over, all hands open
option-match = The match: choose one, or type its number
option-everyone = Yes: everyone in this channel sees it. Otherwise only you do
command-history = The last matches on this server, only for you
option-history-page = Which page; the first shows the newest matches

# The text file
record-title = { $game }, match { $match }
record-options = Options: { $options }
record-seats = Seats: { $seats }
record-dates = Played: { $started } to { $ended } (UTC)
record-seed = Seed: { $seed }
record-seed-later = told when the day is over
record-hash = Hash of the seed (SHA-256): { $hash }
record-rules = Version of the rules: { $version }
record-result = Result: { $result }
record-deal = The deal
record-step = Step { $step }
record-end = The end
