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
the-game-jumps = ⚠️ **{ $card }**を列{ $pile }に出すと{ $gap }も飛びます。{ $other_gap ->
    [-10] **{ $other }**を列{ $other_pile }に出せば巻き戻しです。
   *[other] **{ $other }**を列{ $other_pile }に出せば{ $other_gap }だけです。
}それでも出しますか？
the-game-signals = 列について、数字を使わずにみんなに伝えましょう。もう一度押すと取り消せます。

the-game-beaten = 🏆 **98枚すべて出し切りました。ザ・ゲームに勝利！**
the-game-beaten-alone = 🏆 **98枚すべて出し切りました。たった1人でザ・ゲームに勝利！**
the-game-excellent = 🌟 **残り{ $count }枚：すばらしい！**
the-game-left = **残り{ $count }枚でした。**
the-game-close = **残り{ $count }枚でした。** あと{ $missing }枚少なければ「すばらしい」でした。
the-game-par = 🎯 このカードの目安は残り{ $par }枚、今回は{ $left ->
    [0] 残りなし
   *[other] 残り{ $left }枚
}でした。
the-game-par-way = 🎯 このカードの目安は残り{ $par }枚、今回は残り{ $left }枚でした。全部のカードが見えていれば、すべて出し切る方法がありました。
the-game-duty-not-met = { $name }はあと{ $owed ->
    [1] 1枚出す必要がありましたが、どれも出せませんでした。
   *[other] { $owed }枚出す必要がありましたが、出せるカードが足りませんでした。
}

signal-leave-it-to-me = ここはまかせて
signal-small-steps-only = 差は小さめで
signal-can-turn-back = 巻き戻せるよ

button-begin = 自分から始める
button-end-turn = 手番を終える
button-signals = 合図
button-lay = 列{ $pile } { $arrow } 今は{ $top }、差{ $gap }
button-lay-trick = 列{ $pile } { $arrow } 今は{ $top }、↩ 巻き戻し
button-lay-anyway = それでも出す
button-lay-instead = { $card }を列{ $pile }に出す
button-move = ↔ { $card }を列{ $pile } { $arrow }へ移す
button-card-trick = { $card } ↩

event-card-played = { $name }：列{ $pile }に{ $card }、差{ $gap }
event-card-played-trick = { $name }：列{ $pile }に{ $card }、↩ 巻き戻し！
event-had-to = { $move }「やむをえず」
event-card-moved = { $name }：{ $card }を列{ $former }から列{ $pile }へ移す
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
rule-nothing-to-move = そのカードは動かせません。移せるのは出したばかりのカードだけ、1手番に1回、ほかに何も起きていない間だけです。
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

the-game-open-fits = **{ $cards }**（列{ $pile }に{ $count ->
   *[other] 出せた
}）
the-game-moment-tricks = 🔥 **{ $count }回連続の巻き戻し！**
the-game-moment-last = 🏁 **{ $left ->
    [1] 最後の1枚！
   *[other] 残りたった{ $left }枚！
}**
the-game-highlight-tricks = ✨ いちばんの見せ場：**{ $count }回連続の巻き戻し**（{ $names }）
the-game-highlight-rescue = ✨ 見事な立て直し：列がほとんど埋まってから、さらに**{ $count }枚**を出しました。
the-game-highlight-jump = ↕️ 流れが変わった一手：{ $card }で列{ $pile }が**一気に{ $gap }**進みました。

# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**みんなで協力して、2〜99の98枚のカードをすべて4つの列に出します。** 1〜5人で、1つのチームになって遊びます。

    { "" }**手札：** 1人なら8枚、2人なら7枚ずつ、3〜5人なら6枚ずつ持ちます。もっと難しくしたいときは、それぞれ1枚減らします。残りは山札です。

    { "" }**列：** 1と2は1から**上り**：出すカードは、その下のカードより大きくなければいけません。3と4は100から**下り**：出すカードは、その下のカードより小さくなければいけません。差はいくつでもかまいませんが、小さいほどいいです。

    { "" }**巻き戻し：** 上りの列にはちょうど10小さいカード、下りの列にはちょうど10大きいカードも出せます。何度でもできます。

    { "" }**始め方：** 自分のカードを見て、話し合い、誰から始めるか決めます。そのあとは席の順に手番が回ります。

    { "" }**自分の番：** 2枚以上（エキスパートでは3枚以上）のカードを、1枚ずつ好きな列に出します。山札がなくなったら1枚でかまいません。それより多く出すのは自由です。手番を終えたら、出した枚数だけ山札から引きます（山札があるかぎり）。山札も自分の手札もなくなった人は飛ばされます。

    { "" }**おしゃべり：** 数字以外なら何を言ってもかまいません。数字はどんな言い方でもだめです。「列2はまかせて」はOK、「30台がある」はだめです。

    { "" }**合図**を使えば、話さなくても伝わります：「ここはまかせて」「差は小さめで」「巻き戻せるよ」。合図は、自分がその列にカードを出すか、合図を取り消すまで残ります。

    { "" }**勝ち：** 98枚すべてを出したとき。**終わり：** 番の人が必要な枚数を出せなくなったとき。手札と山札に残った枚数を数えます。10枚未満ならすばらしい結果です。

the-game-rules-picture = 1からの上りの列：4、13、27、そこから10戻って17、そして20。100からの下りの列：94、81、60、そこから10戻って70、そして66。

# /game tutorial: The Game

tutorial-the-game-lay = 列{ $pile }に{ $card }を出す
tutorial-the-game-begin = あなたとキムは、7枚ずつの手札を見て、あなたから始めることに決めました。
tutorial-the-game-rise = 列{ $pile }は{ $top }からの上りで、{ $card }なら差がわずかです。出しましょう。
tutorial-the-game-fall = 列{ $pile }は{ $top }からの下りなので、{ $card }はここに出します。
tutorial-the-game-end = 手番は2枚で十分です。手番を終えて、新しく2枚引きましょう。
tutorial-the-game-signal = キムは列{ $pile }で{ $top }まで飛ぶしかありませんでしたが、あなたは今、ちょうど10小さい{ $card }を引きました。数字は言えないので、合図でキムに伝えましょう。
tutorial-the-game-trick = キムは合図を見て、列{ $pile }をまかせてくれました。今、ちょうど10小さい{ $card }を出しましょう。巻き戻しです！
tutorial-the-game-again = 巻き戻しで10も戻り、{ $top }の上にさっそく{ $card }が出せます。
tutorial-the-game-finish = これで2枚出したので、手番を終えましょう。
tutorial-the-game-done = こうして順番に続け、98枚すべてを出すか、誰かが必要な枚数を出せなくなるまで遊びます。

# What stands beside the pictures of The Game, and in place of them.

the-game-signal-on-pile = -# 💬 列{ $pile } · { $name }：{ $signal }
the-game-hand-in-words = 自分のカード：{ $cards }
the-game-card-in-words = { $card }（列{ $pile }、{ $gap ->
    [-10] 巻き戻し
   *[other] 差{ $gap }
}）
the-game-pile-in-words = 列{ $pile }（{ $way ->
    [up] 上り
   *[down] 下り
}）：今は{ $top }

# Words that stand in the pictures of The Game

picture-cards-left = { $count ->
    [0] 残りカード
   *[other] 残りカード
}
picture-turns = 手番
picture-tricks = { $count ->
    [0] 巻き戻し
   *[other] 巻き戻し
}
picture-chain = 最長連続巻き戻し

# How a result of The Game is told beside others.

the-game-in-short = { $count ->
    [0] 98枚すべて出し切り
   *[other] 残り{ $count }枚
}
the-game-fewer-than-before = 残りは前回より{ $count }枚減りました
the-game-more-than-before = 残りは前回より{ $count }枚増えました
the-game-same-as-before = 残りは前回と同じ枚数です
the-game-scale = 残り枚数（少ないほどいい）

counter-tricks = ↩ 巻き戻し：{ $count }回

achievement-the-game-ten-tricks = 巻き戻し10回
achievement-the-game-ten-tricks-how = 1ゲームで巻き戻しを10回使いました。
achievement-the-game-comeback = 大逆転
achievement-the-game-comeback-how = 残りのカードを出し切れないほど列が埋まったところから、逆転で勝ちました。

# The award for the best rescue of a night
rescue-the-game = 列がほぼ行き詰まってから{ $count }枚

# The Game, replayed: all hands open

replay-begun = { $name }：自分から始める
replay-turn-ended = { $name }：手番終了
replay-cards-drawn = { $name }：{ $cards }を引く
replay-signal-given = 💬 { $name }：列{ $pile }に合図「{ $signal }」
replay-signal-taken-back = 💬 { $name }：列{ $pile }の合図を取り消す
replay-duty-not-met = 🛑 { $name }：あと{ $owed ->
    [1] 1枚必要なのに、どこにも出せない
   *[other] { $owed }枚必要なのに、そこまで出せない
}
replay-draw-pile = { $count ->
    [0] 山札は空です。
   *[other] 山札：{ $count }枚、次は{ $cards }
}

turning-last-card = 🏆 最後の1枚
turning-duty-not-met = 🛑 出せるカードが足りない
turning-largest-gap = いちばん大きい差、{ $gap }（列{ $pile }に{ $card }）
turning-trick = ↩ 巻き戻し、列{ $pile }に{ $card }
turning-draw-pile-empty = 山札がなくなる
turning-hint = 💡 あと{ $count }枚ほど出せた

# 手番を相棒が見るとどうか。手札を伏せている間、カードの名前は出さない
hint-trick = 💡 ここは巻き戻しのチャンスでした。
hint-signal = 💡 ここは合図で、ある列をそのままにしてほしいと伝えられていました。
hint-fewer = 💡 ここは出す枚数を減らすと、もっと余裕が残りました。
hint-more = 💡 ここはもう1枚うまく出せました。
hint-other = 💡 ここは別の出し方なら、もっと余裕が残りました。
hint-worth = およそ{ $count }枚分の違いです。
hint-companion = 🤖 { $name }の席の相棒なら：{ $cards }。
hint-same = 🤖 { $name }の席の相棒でも同じ出し方でした。
hint-card = 列{ $pile }に{ $card }
