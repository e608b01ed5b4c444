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
the-mind-mistake = 💥 **{ $name }の{ $card }は早すぎました。** { $count ->
    [1] もっと小さいカードを持っていた人：{ $lower }。そのカードは裏向きで脇によけます。
   *[other] もっと小さいカードを持っていた人：{ $lower }。そのカードはすべて裏向きで脇によけます。
}{ $lives ->
    [0] 最後のライフを失いました。
   *[other] ライフを失い、残りライフは{ $lives }です。
}
the-mind-breathe = 深呼吸して、レベルを続けましょう。

the-mind-concentrate-all = ✋ **集中しましょう。** **準備OK**を押して、手をテーブルに置いてください。全員の準備ができたら、カウントダウンして始まります。
the-mind-concentrate = ✋ **集中しましょう。** 準備OK：{ $ready }。準備待ち：**{ $waiting }**。
the-mind-countdown =
    ## { $count } …
    手を離してください。カードはまだ出せません。
the-mind-play = ▶️ **スタート！** 今だと感じたら、いちばん小さいカードを出してください。おしゃべりはなしです！
the-mind-play-empty = 🤫 **おしゃべりはなしです！** ほかの人が続けています。
the-mind-play-blind = ▶️ **ブラインドでスタート！** カードは裏向きで出し、レベルの終わりに場をめくります。おしゃべりはなしです！
the-mind-star-proposed = ⭐ **{ $name }が手裏剣を提案しています：** 全員が自分のいちばん小さいカードを表向きで捨てます。返事待ち：**{ $missing }**。
the-mind-choosing = 🏆 **全{ $level }レベルクリア。勝利です！** 残ったライフと手裏剣でブラインドに進みますか、それともここで終わりにしますか？
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
the-mind-sure-finish = ⚠️ ブラインドで続けたい人がいなければ、ここまでのレベルでゲームは1分後に終わります。本当にいいですか？
the-mind-sure-refuse = ⚠️ ここまでのレベルで、テーブルの全員のゲームが終わります。本当にいいですか？

the-mind-game-beaten = 🏆 **全レベルクリア、しかもブラインドもすべて。みんなの心が1つになりました。**
the-mind-finished = 🏆 **全レベルクリア。ザ・マインドに勝利！**
the-mind-blind-lost = 🏆 **全レベルクリア！** 最後のライフはブラインドレベル{ $level }で失いました。
the-mind-game-lost = **レベル{ $level }で最後のライフを失いました。** また挑戦しましょう！
the-mind-result = クリアしたレベル：{ $passed }{ $blind ->
    [0] {""}
   *[other] {""} · ブラインド：{ $blind }
}、❤️ { $lives } ⭐ { $stars }

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
