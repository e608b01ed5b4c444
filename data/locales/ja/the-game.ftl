# The Game

game-the-game = ザ・ゲーム
pitch-the-game = 98枚のカードを、数字を言わずに、みんなで4つの列にすべて出しましょう。
lobby-picture-the-game = カードの列が4つ：2つは1からの上り、2つは100からの下り。
menu-minimum = 難易度
menu-minimum-value = { $value ->
    [3] エキスパート：1手番に3枚以上
   *[other] ふつう：1手番に{ $value }枚以上
}
menu-smaller-hands = 手札
menu-smaller-hands-value = { $value ->
    [yes] 少ない手札：1枚減らす
   *[no] 通常の手札
}
the-game-minimum = { $count ->
    [3] エキスパート：1手番に3枚
   *[other] 1手番に2枚
}
the-game-smaller-hands = 手札1枚減

the-game-nobody-began = 手札を見て（**自分の手札**で見られます）、数字を言わずに話し合ってください。決まったら、最初に出す人が**自分から始める**を押します。
the-game-watched-start = まだ誰も始めていません。
the-game-begin-alone = カードを見てから、**自分から始める**を押してください。
the-game-to-play = ▶️ **{ $name }の番：** あと{ $owed }枚出します。
the-game-may-go-on = ▶️ **{ $name }**は、もっと出しても、手番を終えてもかまいません。
the-game-seat-holds = { $name } 🂠 { $count }
the-game-draw-pile = 山札：{ $count }
the-game-signal = 💬 { $name }：{ $signal }

the-game-stakes = 98枚中{ $count }枚がまだ出ていません。
the-game-over = このゲームは終わりました。
the-game-look-at-hand = まだ誰も始めていません。カードを見て、数字を言わずに話し合い、誰から始めるか決めましょう。
the-game-other-turn = { $turns ->
    [0] { $name }の番です。
    [1] { $name }の番です。次はあなたです。
   *[other] { $name }の番です。あなたの番まで、あと{ $turns }手番です。
}
the-game-own-turn = **あなたの番です。** あと{ $owed }枚以上出してください：
the-game-own-turn-paid = **あなたの番です。** 必要な枚数は出しました。もっと出しても、手番を終えてもかまいません。
the-game-hand-empty = 手札がなくなりました。お見事！
the-game-choose-pile = **{ $card }**をどの列に出しますか？
the-game-fits-nowhere = **{ $card }**は今どの列にも出せません。別のカードを選んでください。
the-game-ends-match = ⚠️ **{ $card }**を列{ $pile }に出すと、この手番に必要な枚数が出せなくなり、負けになります。本当に出しますか？
the-game-signals = 列について、数字を使わずにみんなに伝えましょう。
the-game-signal-pile = どの列ですか？
the-game-signal-kind = 何を伝えますか？

the-game-beaten = 🏆 **98枚すべて出し切りました。ザ・ゲームに勝利！**
the-game-beaten-alone = 🏆 **98枚すべて出し切りました。たった1人でザ・ゲームに勝利！**
the-game-excellent = 🌟 **残り{ $count }枚：すばらしい！**
the-game-left = **残り{ $count }枚でした。**
the-game-par = 🎯 このカードの目安は残り{ $par }枚、今回は{ $left ->
    [0] 残りなし
   *[other] 残り{ $left }枚
}でした。
the-game-par-way = 🎯 このカードの目安は残り{ $par }枚、今回は残り{ $left }枚でした。全部のカードが見えていれば、すべて出し切る方法がありました。
the-game-duty-not-met = { $name }はあと{ $owed ->
    [1] 1枚出す必要がありましたが、{ $held ->
        [1] 最後の1枚を出せませんでした。
       *[other] 手札の{ $held }枚はどれも出せませんでした。
    }
   *[other] { $owed }枚出す必要がありましたが、手札の{ $held }枚からはそれだけ出せませんでした。
}

signal-leave-it-to-me = ここはまかせて
signal-small-steps-only = 差は小さめで
signal-can-turn-back = 巻き戻せるよ

button-begin = 自分から始める
button-end-turn = 手番を終える
button-signals = 合図
button-give-signal = 伝える
button-take-back-signal = 取り消す
button-lay = 列{ $pile } { $arrow } 今は{ $top }、差{ $gap }
button-lay-trick = 列{ $pile } { $arrow } 今は{ $top }、巻き戻し
button-lay-anyway = それでも出す
button-card-trick = { $card } ↩

event-card-played = { $name }：列{ $pile }に{ $card }、差{ $gap }
event-card-played-trick = { $name }：列{ $pile }に{ $card }、↩ 巻き戻し！
event-cards-drawn = { $name }：{ $count }枚引く
event-seat-skipped = { $name }：カードがないので番を飛ばす

choice-card = { $card }（列{ $piles }に出せる）
choice-card-nowhere = { $card }（今はどの列にも出せない）
choice-pile = 列{ $pile } { $arrow } 今は{ $top }、差{ $gap }
choice-pile-trick = 列{ $pile } { $arrow } 今は{ $top }、巻き戻し
choice-pile-plain = 列{ $pile } { $arrow } 今は{ $top }

rule-not-your-turn = まだです。今は{ $name }の番です。
rule-nobody-began = まだ誰も始めていません。先に**自分から始める**を押すか、`/begin` と打ってください。
rule-already-begun = もう始まっています。今は{ $name }の番です。
rule-card-not-held = { $card }は手札にありません。`/hand` で手札が見られます。
rule-unknown-pile = 列{ $pile }はありません。列1と2は上り、列3と4は下りです。
rule-card-does-not-fit = 列{ $pile }は今{ $top }なので、{ $card }は出せません。{ $fits ->
    [none] 今はどの列にも出せないので、別のカードを選んでください。
   *[other] 列{ $fits }になら出せます。
}
rule-duty-unpaid = 手番を終える前に、あと{ $owed }枚以上出してください。
rule-signal-already-there = その合図は、もう列{ $pile }に出しています。
rule-nobody-to-signal = 1人で遊んでいるので、合図を見る人がいません。
rule-no-signal-there = 列{ $pile }に、取り消せる自分の合図はありません。

option-minimum = ザ・ゲーム：1手番に出す枚数。エキスパートは3
option-smaller-hands = ザ・ゲーム：全員の手札を1枚減らす
command-begin = 「自分から始める」と言う
command-done = 手番を終えてカードを引く
command-signal = 列に合図を出す、または取り消す
option-signal-pile = どの列か：1と2は上り、3と4は下り
option-kind = その列について伝えたいこと
