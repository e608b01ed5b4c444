# The Mind

game-the-mind = ザ・マインド
pitch-the-mind = ひと言も話さず、その瞬間を感じながら、カードを小さい順に出しましょう。
lobby-picture-the-mind = 4から97まで小さい順に並んだカード、ライフ3と手裏剣1枚。
menu-blind-mistakes = ブラインドレベル
menu-blind-mistakes-value = { $value ->
    [each] ブラインドレベル：ミスのたびにライフを1失う
   *[level] ブラインドレベル：失うライフは1まで
}
menu-start-level = 最初のレベル
menu-start-level-value = { $value ->
    [1] 最初から始める
   *[other] レベル{ $value }から始める
}
the-mind-start-level = レベル{ $level }から
the-mind-blind-each = ブラインド：ミスのたびにライフを失う

the-mind-level = レベル{ $level }/{ $last }
the-mind-blind-level = 🙈 ブラインドレベル{ $level }/{ $last }
the-mind-lives = ライフ{ $count }
the-mind-stars = 手裏剣{ $count }枚
the-mind-pile-empty = 場にはまだカードがありません。
the-mind-pile = 場：{ $cards }（{ $count }枚、最後は{ $name }）
the-mind-last-pile = レベル{ $level }の場：{ $cards }
the-mind-last-blind-pile = ブラインドレベル{ $level }の場：{ $cards }
the-mind-lower = { $name }（{ $count }枚）
the-mind-mistake = 💥 **{ $name }の{ $card }は早すぎました。** 脇へ：{ $lower } { $hearts }

the-mind-concentrate-all = ✋ **集中しましょう。** **準備OK**を押して、手をテーブルに置いてください。全員の準備ができたら、カウントダウンして始まります。
the-mind-concentrate = ✋ **集中しましょう。** 準備OK：{ $ready }。準備待ち：**{ $waiting }**。
the-mind-countdown =
    ## { $count } …
    手を離してください。カードはまだ出せません。
the-mind-countdown-brief = ## { $count } …
the-mind-play = ▶️ **スタート！** 今だと感じたら、いちばん小さいカードを出してください。おしゃべりはなしです！
the-mind-play-brief = ▶️ **スタート！**
the-mind-play-empty = 🤫 **おしゃべりはなしです！** ほかの人が続けています。
the-mind-play-blind = ▶️ **ブラインドでスタート！** カードは裏向きで出し、レベルの終わりに場をめくります。おしゃべりはなしです！
the-mind-play-blind-brief = ▶️ **ブラインドでスタート！**
the-mind-star-proposed = ⭐ **{ $name }が手裏剣を提案しています：** 全員が自分のいちばん小さいカードを表向きで捨てます。返事待ち：**{ $missing }**。
the-mind-choosing = 🏆 **{ $start ->
    [1] 全{ $level }レベルクリア
   *[other] レベル{ $start }から先をすべてクリア
}。勝利です！** 残ったライフと手裏剣でブラインドに進みますか、それともここで終わりにしますか？
the-mind-blind-proposed = 🙈 **{ $names }**{ $count ->
    [1] はブラインドで続けたいそうです。
   *[other] の{ $count }人はブラインドで続けたいそうです。
}返事待ち：**{ $missing }**。ここで終わりにしたい人がいれば、ゲームは終わります。
the-mind-finish-proposed = 🏁 **{ $names }**{ $count ->
    [1] はここで終わりにしたいそうです。
   *[other] の{ $count }人はここで終わりにしたいそうです。
}ブラインドで続けたい人がいなければ、ゲームは1分後に終わります。
the-mind-over = このゲームは終わりました。
the-mind-seat-holds = { $name } 🂠 { $count }
the-mind-aside = このレベルで脇によけたカード（裏向き）：{ $count }枚
the-mind-discarded = 手裏剣で捨てたカード：{ $cards }
the-mind-your-cards = 自分のカード：{ $cards }
the-mind-own-aside = 脇によけた自分のカード（知っているのは自分だけ）：{ $cards }
the-mind-hand-empty = このレベルの手札はもうありません。
the-mind-sure-refuse = ⚠️ ここまでのレベルで、テーブルの全員のゲームが終わります。本当にいいですか？

the-mind-game-beaten = 🏆 **{ $start ->
    [1] 全レベルクリア
   *[other] レベル{ $start }から先をすべてクリア
}、しかもブラインドもすべて。みんなの心が1つになりました。**
the-mind-finished = 🏆 **{ $start ->
    [1] 全レベルクリア。ザ・マインドに勝利！
   *[other] レベル{ $start }から先をすべてクリア！
}**
the-mind-blind-lost = 🏆 **{ $start ->
    [1] 全レベルをクリアして、ザ・マインドに勝利！
   *[other] レベル{ $start }から先をすべてクリア！
}** 最後のライフは、その後のブラインドレベル{ $level }で失いました。
the-mind-game-lost = **レベル{ $level }で最後のライフを失いました。**
the-mind-result = クリアしたレベル：{ $passed }{ $blind ->
    [0] {""}
   *[other] {""} · ブラインド：{ $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}、❤️ { $lives } ⭐ { $stars }
}

button-ready = ✋ 準備OK
button-is-ready = ✋ 準備できました
button-play-lowest = いちばん小さいカードを出す
button-play-card = { $card }を出す
button-stop = ストップ
button-star = ⭐ 手裏剣を提案
button-agree = ⭐ 賛成
button-decline = 断る
button-take-star-back = 手裏剣を取り下げる
button-go-blind = 🙈 ブラインドで続ける
button-finish = ここで終わりにする
button-finish-sure = ゲームを終わらせる

event-mind-played = { $name }：{ $card }
event-mind-mistake = 💥 { $name }の{ $card }が早すぎた。もっと小さい{ $count }枚を脇によける
event-mind-life-lost = 💔 { $lives ->
    [0] 最後のライフを失う
   *[other] ライフを{ $count }失い、残り{ $lives }
}
event-mind-star-proposed = ⭐ { $name }が手裏剣を提案
event-mind-star-declined = ⭐ { $name }が断り、手裏剣はそのまま
event-mind-star-lapsed = ⭐ { $name }の手裏剣に全員が賛成する前に始まり、手裏剣はそのまま
event-mind-star-used = ⭐ 手裏剣を使う：{ $cards }
event-mind-stopped = ✋ ストップ：全員がもう一度準備
event-mind-turned-over = 👀 ブラインドの場をめくる：{ $count ->
    [0] ミスなし！
   *[other] ミス{ $count }回
}
event-mind-level-passed = ✅ レベル{ $level }クリア
event-mind-reward-gained = 🎁 { $reward ->
    [life] ライフが1増える
   *[star] 手裏剣が1枚増える
}
event-mind-reward-lost = 🎁 { $reward ->
    [life] ライフはもう上限なので、増えない
   *[star] 手裏剣はもう上限なので、増えない
}
event-mind-level-dealt = 🂠 レベル{ $level }のカードが配られる
event-mind-blind-proposed = 🙈 { $name }：ブラインドで続けたい
event-mind-went-blind = 🙈 闇の中へ進む
event-mind-finish-proposed = 🏁 { $name }：ここで終わりにしたい

choice-lowest = { $card }（いちばん小さいカード）
choice-star-yes = はい：手裏剣を提案する、または提案に賛成する
choice-star-no = いいえ：断る、または自分の提案を取り下げる
choice-blind-on = ブラインドで続ける
choice-blind-finish = クリアしたレベルで終わりにする

command-settings-table = このサーバーのテーブルに表示するもの
option-show-hand-counts = ザ・マインド：それぞれの手札の枚数をテーブルに出すかどうか
settings-table = { $counts ->
    [yes] ザ・マインドでは、テーブルに**それぞれの手札の枚数を出します**。
   *[no] ザ・マインドでは、テーブルに**それぞれの手札の枚数を出しません**。
}変更は次の手から反映されます。

rule-level-too-high = この人数ではレベル{ $last }が最後なので、レベル{ $level }からは始められません。もっと低いレベルを選んでください。
rule-concentrate-first = まだです。先に全員が準備するので、カードは出ていません。準備待ち：{ $names }。
rule-already-ready = 手はもうテーブルに置いてあります。あとはほかの人を待つだけです。
rule-already-playing = 全員の準備ができて、レベルはもう始まっています。
rule-already-stopped = もう止めてあります。準備ができたら**準備OK**を押してください。
rule-hand-empty = このレベルの手札はもうありません。あとはほかの人が出します。
rule-not-your-lowest = いちばん小さいカードは{ $card }ではなく{ $lowest }です。カードは出ていません。
rule-star-is-proposed = { $name }が手裏剣を提案しています。先に賛成するか断ってください。カードは出ていません。
rule-no-star-left = 手裏剣はもうありません。
rule-no-star-proposed = 今は誰も手裏剣を提案していません。
rule-already-agreed = もう賛成しています。あとはほかの人を待つだけです。
rule-no-cards-at-stake = 手札がないので、賛成として数えます。決めるのはほかの人です。
rule-no-level-runs = 全レベルクリアしました。ブラインドで続けるか、ここで終わりにするか、どちらも `/blind` で選べます。
rule-already-finishing = もうそう伝えています。ブラインドで続けたい人がいなければ、1分以内にゲームは終わります。
rule-nobody-finishes = 今は、ここで終わりにしたい人はいません。
rule-levels-remain = まだです。ブラインドレベルは最後のレベルのあとです。

option-blind-mistakes = ザ・マインド：ブラインドレベルのミスで失うもの
option-blind-mistakes-level = 1レベルにつきライフ1
option-blind-mistakes-each = 1ミスにつきライフ1
option-start-level = ザ・マインド：始めるレベル
command-ready = 手をテーブルに置く（全員が置いたらレベルが始まる）
command-stop = レベルを止める（全員がもう一度集中する）
command-star = 手裏剣を提案する、賛成する、断る
command-blind = 最後のレベルのあと、ブラインドで続けるか、終わりにする
option-star = 選ばなければ「はい」
option-blind = 選ばなければ続ける

the-mind-moment-passed = 🎉 **レベル{ $level }クリア！**
the-mind-moment-passed-blind = 🎉 **ブラインドレベル{ $level }クリア！**
the-mind-missing = { $count ->
    [0] レベルの最後のカードで、ミスが1つ多すぎました。
    [1] あと1枚で、レベル{ $level }をクリアできるところでした。
   *[other] あと{ $count }枚で、レベル{ $level }をクリアできるところでした。
}
the-mind-highlight-rescue = ✨ いちばんの見せ場：最後のライフで**レベルを{ $count }つクリア**しました。
the-mind-count = ⏱️ 数えるペース：数1つに{ $seconds }秒。いちばん際どかったのは{ $low } → { $high }、{ $apart }秒差（{ $first }、{ $second }）。

# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**みんなで協力して、すべてのカードを小さい順に1つの場に出します。ひと言も話さずに。** 2〜4人で、1つのチームになって遊びます。

    { "" }**レベル：** レベル1では全員が1〜100のカードを1枚、レベル2では2枚、というように持ちます。レベルの前には毎回、100枚すべてを切り直します。
    - 2人：12レベル、ライフ2、手裏剣1枚
    - 3人：10レベル、ライフ3、手裏剣1枚
    - 4人：8レベル、ライフ4、手裏剣1枚

    { "" }**準備OK：** レベルの前には毎回、全員が片手をテーブルに置きます。全員の準備ができたら、3、2、1と数えて始まります。

    { "" }**プレイ：** 順番はありません。今だと感じたら、自分の**いちばん小さい**カードを出します。いつでも誰でも**ストップ**と言えます。そのときは、また全員が準備します。

    { "" }**ミス：** 誰かがもっと小さいカードを持っているのに、カードが出てしまったときです。ライフを1失います。それより小さいカードはすべて裏向きで脇によけ、全員がまた準備して、レベルを続けます。

    { "" }**手裏剣：** レベルの途中なら、いつでも誰でも提案できます。全員が賛成すると手裏剣を1枚使い、全員が自分のいちばん小さいカードを表向きで捨てます。そのあと、また全員が準備します。

    { "" }**レベルのごほうび：** レベル2、5、8のあとに手裏剣1枚、レベル3、6、9のあとにライフ1がもらえます。手裏剣は3枚まで、ライフは5までです。

    { "" }**おしゃべり：** レベルの最中は、身ぶりでも、自分のカードについて何も伝えてはいけません。このゲームに合図はありません。レベルの合間や止まっているあいだは、自由に話せます。数字はいつでも禁止です。

    { "" }**勝ち：** 全レベルをクリアしたとき。**負け：** 最後のライフがなくなったとき。

    { "" }**ブラインド：** 最後のレベルのあと、全員が賛成すれば続けられます。残ったライフと手裏剣のまま、レベル1から、カードを裏向きで出します。各レベルの終わりに場をめくり、ミスがあればライフを1失います。

the-mind-rules-picture = 3人で出した1つの場：6、22、23、41、90。その横にライフ3と手裏剣1枚。

# /game tutorial: The Mind

tutorial-the-mind-pause = 待つ…
tutorial-the-mind-ready = このゲームには順番もおしゃべりもありません。あなたもキムも3枚ずつ持っています。息を吸って、手をテーブルに置きましょう。
tutorial-the-mind-play = 全員のカードを、いちばん小さいものから順に出します。{ $card }は小さいので、今出しましょう。
tutorial-the-mind-wait = 次のカードは{ $card }でまだ遠いので、少し待ちましょう。
tutorial-the-mind-risk = キムが{ $top }を出しました。今だと感じる瞬間です。{ $card }を出しましょう。
tutorial-the-mind-mistake = 早すぎました。キムがまだ{ $card }を持っていたので、それを脇によけ、ライフを1失って、2人とももう一度準備します。
tutorial-the-mind-star = { $top }からあなたの{ $card }までは遠く、キムのカードがその近くにあるかもしれません。手裏剣を提案すると、キムが賛成してくれます。
tutorial-the-mind-done = 手裏剣でそれぞれのいちばん小さいカード、69と71がなくなり、レベルが終わりました。レベル3のごほうびでライフが1増え、レベル4が配られます。

# Words that stand in the pictures of The Mind

picture-level = レベル
picture-blind-level = ブラインド
picture-levels-passed = { $count ->
    [0] レベルクリア
   *[other] レベルクリア
}
picture-all-passed = 全レベルクリア！
picture-mistakes = { $count ->
    [0] ミス
   *[other] ミス
}
picture-lives = { $count ->
    [0] 残りライフ
   *[other] 残りライフ
}
picture-stars-used = { $count ->
    [0] 使った手裏剣
   *[other] 使った手裏剣
}
picture-aside = 脇によけた
picture-open-for-star = 手裏剣で
picture-choosing = 闇の中へ進む？

# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] クリアなし
   *[other] { $passed }レベルクリア
}{ $blind ->
    [0] {""}
   *[other] 、ブラインド{ $blind }
}{ $lives ->
    [0] {""}
   *[other] {""}、❤️ { $lives } ⭐ { $stars }
}
the-mind-further-than-before = 前回より{ $count }レベル先まで進みました
the-mind-short-of-before = 前回より{ $count }レベル手前で終わりました
the-mind-same-level-more-lives = 前回と同じところまでで、ライフは{ $count }多く残りました
the-mind-same-level-fewer-lives = 前回と同じところまでで、残ったライフは{ $count }少なめでした
the-mind-same-level-more-stars = 前回と同じところまでで、手裏剣は{ $count }枚多く残りました
the-mind-same-level-fewer-stars = 前回と同じところまでで、残った手裏剣は{ $count }枚少なめでした
the-mind-same-as-before = 前回とまったく同じところまで進みました
the-mind-scale = レベル数（多いほどいい）

counter-mistakes = 💥 早すぎたカード：{ $count }枚
counter-lives = 💔 みんなで失ったライフ：{ $count }
counter-stars = ⭐ みんなで使った手裏剣：{ $count }枚

achievement-the-mind-blind-level-3 = ブラインドレベル3
achievement-the-mind-blind-level-3-how = カードを裏向きで出すブラインドで、レベル3まで進みました。
achievement-the-mind-comeback = 大逆転
achievement-the-mind-comeback-how = 一度は最後のライフだけになりながら、全レベルをクリアしました。
the-mind-progress = レベル{ $level }/{ $last }{ $blind ->
    [yes] （ブラインド）
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = 最後のライフで{ $count }レベル

# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name }が準備OK
replay-star-agreed = ⭐ { $name }が賛成
replay-blind-agreed = 🙈 { $name }もブラインドに賛成
replay-finished = 🏁 { $name }：ここで終わりにする
replay-play-began = ▶️ { $blind ->
    [yes] ブラインドレベル{ $level }開始
   *[no] レベル{ $level }開始
}
replay-played-blind = { $name }：{ $card }（裏向き）
replay-cards-set-aside = { $name }が{ $cards }を脇によける
replay-cards-set-aside-hidden = { $name }が{ $count }枚を脇によける
replay-mind-all-levels-passed = 🏆 最後のレベルをクリア
replay-mind-game-beaten = 🏆 最後のブラインドレベルもクリア
replay-mind-game-lost = 最後のライフがなくなる

replay-pile = 場：{ $cards }
replay-set-aside = 脇によけたカード：{ $cards }
replay-star-proposed = ⭐ { $name }が手裏剣を提案。賛成：{ $agreed }
replay-concentrating = ✋ みんなで集中しています。準備OK：{ $ready }
replay-concentrating-all = ✋ みんなで集中しています。
replay-playing = ▶️ レベルの最中です。

turning-game-beaten = 🏆 最後のブラインドレベルをクリア
turning-game-lost = 💔 最後のライフ
turning-finished = 🏁 終わり
turning-all-levels-passed = 🏆 最後のレベルをクリア
turning-mistake = 💥 { $card }が早すぎた（もっと小さいカード{ $count }枚）
turning-turned-over = 👀 ブラインドレベル{ $level }：ミス{ $count }回
turning-star = ⭐ 手裏剣
turning-level-passed = ✅ レベル{ $level }クリア
turning-blind-level-passed = 🙈 ブラインドレベル{ $level }クリア

# チームの数えかたの安定ぶり

button-replay-tempo = ⏱️ 数えかた
button-replay-tempo-share = 数えかたをシェア
tempo-title = ### ⏱️ チームの数えかたの安定ぶり
tempo-summary = 数1つに、だいたい{ $middle }秒かかりました。待ち時間の半分は、数1つあたり{ $least }〜{ $most }秒でした。
tempo-levels = 数1つあたりの秒数、レベルごと：{ $levels }
tempo-level = レベル{ $level }：{ $seconds }
tempo-alt = 待って出されたすべてのカードのグラフ。古い順です。
tempo-scale = 数1つあたりの秒数
tempo-level-label = レベル{ $level }
tempo-mistake = 早すぎたカード
tempo-closest = **きわどかったところ：**ちがう手札のカードが、すぐ続けて出た場面
tempo-close = { $low } → { $high } · レベル{ $level } · { $seconds }秒差 · { $first }、{ $second }
tempo-left-out = -# 押すだけの時間がかかる1つか2つの差と、ブラインドレベルは入っていません。
tempo-too-few = このゲームでは待って出されたカードが少なく、数えかたについてはまだ何も言えません。
