# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**Together, play all 98 cards, 2 to 99, on four piles.** One to five people play as one team.

    { "" }**Hands:** alone you hold 8 cards, two people 7 each, three to five people 6 each. For a harder game, take one less each. The rest is the draw pile.

    { "" }**Piles:** 1 and 2 **rise** from 1: each card must be higher than the one below. 3 and 4 **fall** from 100: each card must be lower. Gaps may be of any size; small ones are better.

    { "" }**The backwards trick:** a card exactly 10 lower may go on a rising pile, a card exactly 10 higher on a falling one. Do it as often as you like.

    { "" }**The start:** look at your cards, talk, and agree on who starts. From there the turn goes around the table.

    { "" }**Your turn:** play at least two cards (three in the expert game), one after the other, on any piles. Once the draw pile is empty, one is enough. More is always allowed. End your turn, and you draw as many as you played, while there are any. With no cards left to draw or to play, you are skipped.

    { "" }**Talk:** say anything except numbers, in any form. “Leave pile 2 to me” is fine; “I have a thirty-something” is not.

    { "" }**Signals** say it without a word: Leave it to me, Small steps only, I can turn it back. A signal stays on its pile until you play a card there or take it back.

    { "" }**Won:** all 98 cards are played. **Over:** the person whose turn it is can't play enough cards. Then count what is left in hands and draw pile: fewer than ten is excellent.

the-game-rules-picture = A rising pile from 1: 4, 13, 27, then 10 back to 17, then 20. A falling pile from 100: 94, 81, 60, then 10 back to 70, then 66.
