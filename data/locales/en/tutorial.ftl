# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = Learn a game in three minutes, alone, only for you
option-tutorial-game = The game; otherwise you begin with The Game

button-tutorial = Tutorial
button-tutorial-next = Next: { $game }

tutorial-title = ### { $game }, step { $step } of { $steps }
tutorial-title-done = ### { $game }: you can play!
tutorial-partner = Kim
tutorial-partner-in-texts = 🤖 Kim
tutorial-hand =
    Your cards:
    { "" }**{ $cards }**

tutorial-the-game-lay = Play { $card } on pile { $pile }
tutorial-the-game-begin = You and Kim have looked at your seven cards each and agreed that you start.
tutorial-the-game-rise = Pile { $pile } rises from { $top }, and { $card } leaves only a small gap: play it.
tutorial-the-game-fall = Pile { $pile } falls from { $top }, so your { $card } belongs there.
tutorial-the-game-end = Two cards are enough for a turn: end it, and you draw two new ones.
tutorial-the-game-signal = Kim had to jump to { $top } on pile { $pile }, but you just drew { $card }, exactly 10 lower: tell Kim with a signal, because numbers are never said.
tutorial-the-game-trick = Kim has seen your signal and left pile { $pile } to you. Now play { $card }, exactly 10 lower: the backwards trick!
tutorial-the-game-again = The trick won back ten places, and { $card } already fits on { $top } again.
tutorial-the-game-finish = That was your second card, so end your turn.
tutorial-the-game-done = So it goes on, turn by turn, until all 98 cards are played or somebody can't play enough.

tutorial-the-mind-pause = Wait …
tutorial-the-mind-ready = There are no turns here, and not a word: you and Kim hold three cards each, so breathe in and put your hand on the table.
tutorial-the-mind-play = The lowest card of all comes first, and { $card } is low: play it now.
tutorial-the-mind-wait = Your next card is { $card }, a good way off, so let some time go by.
tutorial-the-mind-risk = Kim has played { $top }, and now the moment feels right: play { $card }.
tutorial-the-mind-mistake = Too early: Kim still held { $card }, so it goes aside, a life is gone, and you both get ready again.
tutorial-the-mind-star = It's far from { $top } to your { $card }, and Kim's card may be close to yours: propose a star, and Kim agrees.
tutorial-the-mind-done = The star took the lowest card of each of you, 69 and 71, which ended the level. Level 3 brings a life, and level 4 is dealt.
