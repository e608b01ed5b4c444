# ito

game-ito = ito
pitch-ito = 自分の数字を、お題のものにたとえて伝えよう。そして、みんなで小さい順に。
menu-mode = 遊び方
menu-mode-value = { $value ->
    [row] 列：1人1枚、裏向き
    [row-of-two] 列：1人2枚、裏向き
   *[stages] 3ステージ、ライフ3
}
option-mode = ito：ライフ制の3ステージ、または列
option-mode-stages = 3ステージ、ライフ3
option-mode-row = 列、1人1枚
option-mode-row-of-two = 列、1人2枚
ito-mode = { $value ->
    [row] 列、1人1枚
    [row-of-two] 列、1人2枚
   *[stages] 3ステージ
}

ito-stage = ステージ{ $stage }／{ $last }
ito-lives = ライフ{ $count }
ito-row = { $row }列目
ito-won = { $count ->
    [0] まだ成功なし
   *[other] { $count }列成功
}
ito-scale-ends = **1** { $low } ⟷ **100** { $high }
ito-theme-gone = 🧵 このテーブルは自作のお題で遊んでいます。
ito-yardstick = 📏 ものさし：{ $card } { $line }

ito-choose = 🧵 **どのお題にする？**
ito-choose-own = 🧵 **どのお題にする？** ホストが書きます。
ito-candidate = **{ $letter }** { $question }{ $votes ->
    [0] {""}
   *[other] {""} · 🗳️ { $votes }
}
ito-choosing = 👉 投票しよう。全員が投票するか、1分動きがなければ決まります。
ito-describing = ✏️ **カードごとにひとこと書こう：** 自分の数字と同じ高さの、お題のもの。数字そのものはだめ！
ito-written = ✅ **書いたものはテーブルに出ました。** 待っている人：**{ $names }**
ito-playing = ▶️ **話し合って、出そう：** 次は全員の中でいちばん小さいカードです。
ito-mistake-shown = ✋ まちがいを見てみよう … { $count }
ito-laying = ✏️ **ひとこと書いて、カードを列に置こう。** ここだと思う場所に裏向きで。
ito-laying-written = 🃏 **カードを列に置こう。** ここだと思う場所に裏向きで。
ito-laid = ✅ **カードは列にあります。** まだ動かせます。待っている人：**{ $names }**
ito-agreeing = 💬 **相談して、自分のカードを動かして、賛成しよう。**
ito-still-waiting = 待っている人：**{ $names }**
ito-agreeing-yourself = 🤝 **この列に賛成しました。** 待っている人：**{ $names }**
ito-spoiled = 🗣️ 数字が言われたので、この列はもう成功になりません。
ito-over = ゲームは終わりました。
ito-out-of-round = あなたのカードは脇によけてあります。次のラウンドからまた遊べます。

ito-in-row = **列（小さい順）：**
ito-pile = 出たカード：{ $cards }
ito-asked = 🙏 動かしてほしい：{ $moves }
ito-agreed = 🤝 賛成：{ $names }
ito-more = ほか{ $count }枚
ito-mistake = 💥 **{ $name }が早すぎた：** { $card }。もっと小さいカード：{ $lower }。{ $hearts }
ito-last-stage = ステージ{ $stage }：{ $cards }
ito-passed-over = 抜かされたカード：{ $cards }
ito-last-row = **{ $row }列目：** { $cards }枚中{ $run }枚が順番どおり
ito-first-wrong = 💥 最初のつまずき：{ $first } のあとに { $second }。
ito-said = { $card } 「{ $line }」
ito-revealing = 👀 **{ $row }列目をめくります…**
ito-hand-revealing = 👀 列をめくっています。テーブルを見てね！
ito-your-cards = あなたのカード：{ $cards }
ito-hand-empty = このステージのカードはもうありません。

button-ito-vote = お題{ $letter }
button-ito-others = 🎲 別の2つ
button-ito-own-theme = ✍️ お題を自作
button-ito-write = ✏️ 書く
button-ito-write-again = ✏️ 書き直す
button-ito-without = 書かずに準備OK
button-ito-yardstick = 📏 ものさしを説明
button-ito-lay = { $card }を置く
button-ito-left = ◀ { $card }を小さいほうへ
button-ito-right = { $card }を大きいほうへ ▶
button-ito-agree = 🤝 賛成
button-ito-take-back = やっぱりやめる
button-ito-turn-over = 👀 めくる
button-ito-go-on = ⏭️ 待たずに進む
menu-ito-lay = { $card }を置く…
menu-ito-move = { $card }を動かす…
menu-ito-place = { $side ->
    [low] いちばん小さい端、{ $high } の前
    [high] いちばん大きい端、{ $low } のあと
   *[between] { $low } と { $high } の間
}
menu-ito-ask = 相棒にカードを動かしてもらう…
menu-ito-ask-value = { $way ->
    [higher] { $name }を大きいほうへ ▶
   *[lower] ◀ { $name }を小さいほうへ
}
choice-ito-card = { $card }、あなたの手札から

ito-form-lines = ひとこと
ito-form-card = あなたの{ $card }
ito-form-hint = 1 { $low } – 100 { $high }
ito-form-yardstick = ものさしの{ $card }
ito-form-own-theme = お題を自作
ito-form-low = 1は何？
ito-form-high = 100は何？

ito-line-unfit = 読める文字がありませんでした。お題のものを書いてください。
ito-line-too-long = テーブルには長すぎます。{ $most }文字までです。`*`や`_`のような記号は2文字と数えます。
ito-link-refused = テーブルにリンクは置けません。お題のものを書いてください。
ito-height-stated = 「{ $words }」だとカードの高さがわかってしまいます。当てるのはみんなの楽しみ。お題のものを書いてください。
ito-host-only = それはホストの{ $name }がします。
ito-moderators-only = ひとことを消せるのは、ホストの{ $name }と「メッセージの管理」ができる人だけです。
ito-nothing-to-remove = まだだれも何も書いていません。
ito-remove-which = どのひとことを消しますか？このテーブルだけにあり、消すとどこにも残りません。
menu-ito-remove = ひとことを選ぶ…
command-ito = ことばを書く、投票する、賛成する（手札のボタンと同じ）
option-ito = 手札のボタンのひとつ
ito-no-such-choice = 今はできません。候補から選んでください。
menu-remove-line = ひとことを消す
reply-ito-removed = 消しました。
ito-too-soon = もう少し待ってあげて。あと{ $seconds }秒で、待たずに進めます。

rule-no-theme-yet = まずはテーブルでお題を決めます。
rule-theme-is-chosen = お題はもう決まっています。
rule-theme-not-offered = そのお題はもう候補にありません。テーブルを見てください。
rule-already-voted = もうそのお題に投票しています。
rule-no-other-themes = ほかのお題はありません。ここから選ぶか、自作してください。
rule-others-asked-often = 別のお題はもう{ $most }回頼みました。ここから選ぶか、自作してください。
rule-stages-only = それはステージだけで、列にはありません。
rule-rows-only = ステージに列はありません。いちばん小さいカードを出してください。
rule-out-of-this-round = あなたのカードは脇によけてあります。次のラウンドからまた遊べます。
rule-not-your-card = そのカードは持っていません。
rule-no-yardstick = ものさしがあるのは最後のステージだけです。
rule-lines-are-done = もう準備できています。ほかの人を待ちましょう。
rule-play-has-begun = 全員準備できて、もうカードを出しています。
rule-lines-missing = まだです。先に全員がひとこと書きます。{ $names }を待っています。
rule-stage-hand-empty = このステージのカードはもうありません。あとはみんなに任せましょう。
rule-no-such-place = 列の並びが変わりました。もう一度場所を選んでください。
rule-already-there = カードはもうそこにあります。
rule-row-incomplete = まだです。全部のカードを列に置いてからです。{ $names }を待っています。
rule-row-has-changed = カードが動きました。もう一度見てから賛成してください。
rule-already-asked = それはもう頼みました。
rule-not-agreed = この列にはまだ賛成していません。
rule-never-all-agreed = まだです。全員が一度は賛成してからです。{ $names }を待っています。
rule-not-done-yourself = みんながあなたを待っています。
rule-too-few-are-done = まだです。終わっていない人のほうが多いです。
rule-already-going-on = もう伝えてあります。終わったほかの人を待ちましょう。
rule-nobody-is-waited-for = 誰も待っていません。
rule-too-few-would-remain = 少なくとも2人は続ける必要があります。
rule-already-aside = そのカードはもう脇によけてあります。
rule-never-left = この席にはどのみちカードが配られます。
rule-already-spoiled = この列ではもう数字が言われています。

ito-game-beaten = 🏆 **3ステージすべてクリア！** 残りライフ{ $lives }。
ito-game-lost = **ステージ{ $stage }で最後のライフがなくなりました。** 順番どおりのカード：{ $in_order }枚。
ito-rows-beaten = 🏆 **10列連続成功！** もうめくるものがありません。
ito-row-not-rising = **{ $cards }枚中{ $run }枚が順番どおり。** { $passed ->
    [0] 今回は成功なし。
   *[other] その前に{ $passed }列成功。
}
ito-row-spoiled = **順番どおりでしたが、数字を言った人がいました。** { $passed ->
    [0] 今回は成功なし。
   *[other] その前に{ $passed }列成功。
}
ito-stages-in-short = { $passed ->
    [0] クリアなし
   *[other] { $passed }ステージクリア
}、❤️ { $lives }
ito-rows-in-short = { $passed ->
    [0] 成功なし
   *[other] { $passed }列成功
}、{ $cards }枚中{ $run }枚
ito-compared = { $way ->
    [more] 前回より{ $count }多い
   *[fewer] 前回より{ $count }少ない
}
ito-same-as-before = 前回と同じところまで
ito-scale = ステージか列の数（多いほどいい）
ito-moment-stage = 🎉 **ステージ{ $number }クリア！**
ito-moment-row = 🎉 **{ $number }列目成功！**
counter-rows = 🧵 みんなで成功した列：{ $count }
rescue-ito = 最後のライフでクリアしたステージ：{ $count }

achievement-ito-close-neighbours = おとなりさん
achievement-ito-close-neighbours-how = 2人のカードが1つ違いだった列を成功させました。
achievement-ito-two-each = 1人2枚
achievement-ito-two-each-how = 1人2枚の列を成功させました。
achievement-ito-row-of-ten = 10人そろって
achievement-ito-row-of-ten-how = 10人で並べた列を成功させました。
achievement-ito-five-rows = 5連続
achievement-ito-five-rows-how = 5列続けて成功しました。
achievement-ito-ten-rows = 10連続
achievement-ito-ten-rows-how = 10列続けて成功しました。これ以上はありません。
achievement-ito-all-lives = ライフ満タン
achievement-ito-all-lives-how = ライフを1つも失わずに、3ステージをクリアしました。
achievement-ito-comeback = 大逆転
achievement-ito-comeback-how = 一度は最後のライフだけになりながら、3ステージをクリアしました。

event-ito-theme-voted = 🗳️ { $name }がお題に投票
event-ito-others-offered = 🎲 別のお題が2つ
event-ito-theme-chosen = 🧵 お題が決定
event-ito-own-theme-set = 🧵 { $name }がお題を自作
event-ito-lines-written = ✏️ { $name }が書いた
event-ito-yardstick-described = 📏 { $name }がものさしを説明
event-ito-seat-ready = ✋ { $name }は準備OK
event-ito-going-on-wanted = ⏭️ { $name }は先へ進みたい
event-ito-seats-passed-over = ⏭️ テーブルは先へ進む
event-ito-play-began = ▶️ ステージ{ $number }開始
event-ito-card-played = { $name }：{ $card }
event-ito-mistake-made = 💥 { $name }の{ $card }は早すぎた。もっと小さいカードが{ $count }枚
event-ito-life-gained = ❤️ ライフが1つ戻った：今は{ $lives }
event-ito-stage-passed = ✅ ステージ{ $number }クリア
event-ito-card-laid = 🂠 { $name }がカードを置いた
event-ito-card-moved = ↔️ { $name }がカードを動かした
event-ito-move-asked = 🙏 { $name }がカードの場所を変えてほしいと頼んだ
event-ito-row-agreed = 🤝 { $name }が賛成
event-ito-agreement-taken-back = ✋ { $name }が賛成を取り消した
event-ito-row-turned-over = 👀 めくった、{ $count }枚中{ $run }枚が順番どおり：{ $cards }
event-ito-round-dealt = 🂠 ラウンド{ $number }を配った
event-ito-spoken-number-counted = 🗣️ { $name }が数字を言った
event-ito-seat-put-aside = 🂠 { $name }のカードを脇によけた
event-ito-seat-rejoined = 👋 { $name }は次のラウンドから復帰
event-ito-game-beaten = 🏆 全部成功！
event-ito-game-lost = 🏁 おしまい
turning-ito-row = 👀 { $row }列目：{ $count }枚中{ $run }枚が順番どおり

# /settings table
subject-everyday = 日常
subject-food = 食べ物
subject-animals = 動物
subject-feelings = 気持ち
subject-nonsense = ナンセンス
subject-friends = 友だち向け
subject-families = 家族向け
option-theme-subject = ito：お題から外すジャンル（もう一度選ぶと戻ります）
option-own-themes = ito：テーブルがお題を自作できるかどうか
settings-themes = { $count ->
    [0] itoはすべてのジャンルのお題を出します。
   *[other] itoは次のジャンルのお題を出しません：**{ $subjects }**。
}
settings-own-themes = { $own ->
    [yes] お題の**自作ができます**。
   *[no] お題の自作は**できません**。
}
ito-own-themes-off = このサーバーでは、お題を自作できません。出されたお題で遊びましょう。
ito-companions-know-offered = 相棒がいるときは、出されたお題から選びましょう。それなら相棒もいい答えを知っています。
lobby-companions-unfit-ito = -# 🤖 ステージでは、相棒がみんなの言葉の大きさを当てなければならず、遊べません。列なら喜んで遊びます。**オプション**で選んでください。

# はじめての人のためのitoのルール

rules-ito =
    { "" }**みんなで協力して、カードを小さい順に並べます。数字を言ってはいけません。** 2〜10人で1つのチーム、カードは1〜100です。

    { "" }**お題**には両端があります。例：「その動物はどのくらい危険？」1は無害、100は命が危ない。2つの候補から投票で選ぶか、自作します。

    { "" }**ひとこと：** 自分のカードごとに、数字と同じ高さのお題のものを書きます。それから話し合い：誰のほうが小さい？ ひとことはいつでも書き直せます。数字そのものは言いません。

    { "" }**3ステージ：** 手札は1枚、2枚、3枚と増えます。順番はありません。全員の中で自分がいちばん小さいと思ったら出します。もっと小さいカードが残っていたら脇によけ、1枚につき3つのライフから1つ失います。クリアするとライフが1つ戻ります（2人のときは戻りません）。ステージ3では、1枚が表向きのものさしになります。

    { "" }**列：** 1人1枚か2枚を、ここだと思う場所に裏向きで置きます。全員が賛成するまで自分のカードを動かせます。それからめくります。全部小さい順なら成功で、次の列へ。最大10列です。

    { "" }**勝ち：** ステージ3をクリア、または10列成功。**負け：** 最後のライフを失うか、列の順番がちがうとき。

    -# itoは326（ナカムラミツル）のゲームで、アークライトから出ています。名前とお題は出版社のものです。ここのお題は私たちの自作です。

ito-rules-picture = お題の両端のあいだに、小さい順に並んだ2枚のカード、21と74。それぞれの横にお題のものがひとつ。

# /game tutorial: ito

tutorial-ito-theme = ここでは数字を言ってはいけません。かわりに「もの」で伝えます。毎回、両端のあるお題をみんなの投票で決めます。今回はこれです。
tutorial-ito-write = あなたのカードは{ $low }と{ $high }。それぞれ、自分の数字と同じ高さの、お題のものを書きましょう。
tutorial-ito-lay = あなたの言葉もキムの言葉もテーブルに出ました。{ $card }は小さいので、列のいちばん小さい端に裏向きで置きましょう。
tutorial-ito-between = キムがあなたのカードの後ろに2枚置きました。キムの言葉を読んで、{ $card }をどこかに、たとえばその間に置いてみましょう。
tutorial-ito-move = 自分の言葉とキムの最後の言葉をもう一度読むと、あなたのほうが上です。カードを動かしましょう。
tutorial-ito-agree = 本当のテーブルなら、ここでみんなで相談します。全員が賛成すると、列がめくられます。
tutorial-ito-done = ぜんぶ小さい順なので、この列は成功です。次の列では新しいお題になります。3ステージの遊び方では、かわりに小さいカードから1枚ずつ出し、間違えるとライフが減ります。

# Words that stand in the pictures of ito

picture-ito-stages = { $count ->
   *[other] ステージクリア
}
picture-ito-rows = { $count ->
   *[other] 列成功
}
picture-ito-beaten = 全ステージクリア！
picture-ito-rows-beaten = 10列すべて成功！
