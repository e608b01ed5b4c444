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
