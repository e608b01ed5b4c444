# /help, and the rules without a table

command-help = このボットの説明と始め方（自分だけに表示）
option-rules-game = ゲーム。省略するとこのチャンネルのテーブルのもの

button-help = ヘルプ
button-help-nights = ゲーム会
button-open-table = テーブルを開く
button-open-with-companions = 🤖 相棒と遊ぶ
button-game-with-companions = 🤖 { $game }

help-page =
    ## こんにちは、Unspokenです
    みんなが1つのチームになって遊ぶカードゲームのディーラー役です。チャンネルの中で遊べます。ただし、誰も数字を言ってはいけません。カードは本人にだけ見えます。
help-game = { "" }**{ $game }**は{ $least }〜{ $most }人用です。
help-start =
    ### 始め方
    1. `/game new` と打って、ゲームを選びます。
    2. ほかの人は**参加**を押します。相棒🤖を追加してもかまいません。それから誰かが**開始**を押します。
    3. テーブルの下の**自分の手札**でカードが見られます。
help-start-direct =
    ### 始め方
    1. このボットがいるサーバーのチャンネルで `/game new` と打って、ゲームを選びます。
    2. ほかの人は**参加**を押します。相棒🤖を追加してもかまいません。それから誰かが**開始**を押します。
    3. テーブルの下の**自分の手札**でカードが見られます。
help-commands =
    ### コマンドは5つで十分
    `/game tutorial` 3分で遊び方を覚える
    `/game new` テーブルを開く
    `/game rules` ゲームの説明を読む
    `/hand` 自分のカードを見る
    `/game end` ゲームを途中で終わらせる
    🌙 たっぷり遊ぶ日には `/night plan`
help-commands-direct =
    ### コマンドは5つで十分
    `/game tutorial` 3分で遊び方を覚える
    `/game new` テーブルを開く
    `/game rules` ゲームの説明を読む
    `/hand` 自分のカードを見る
    `/game end` ゲームを途中で終わらせる
    🌙 たっぷり遊ぶ日には `/night plan`
    -# コマンドはサーバーで使います。チュートリアルとルールはここでも、ボタンで見られます。
help-nights =
    ## 🌙 ゲーム会
    1. `/night plan` は、来る人を募って、リマインドもします。`/night start` なら今すぐ始まります。
    2. 来た人は**来ました**を押します。
    3. `/night round` は、毎ラウンド違う相手になるようにテーブルを分けます。同じ人数のテーブルは同じカードで遊びます。
    4. `/night end` で、ふりかえりを出してゲーム会を閉じます。
help-nights-points =
    ### 点の数え方
    テーブルの点は、そこにいた全員に入り、ラウンドごとに足していきます。
    { "" }**同じカードのテーブル**は比べます：100 ×（結果が下だったテーブルの数 + 同じだったテーブルの数の半分）÷ ほかのテーブルの数。1位は100点、最下位は0点です。そのラウンドの別のカードのほうが多くのテーブルで遊ばれたときは、点が少し50に近づきます。
    { "" }**比べるテーブルがないとき**は、どこまで進んだかがパーセントで点になります。ザ・ゲームは出したカード、ザ・マインドはクリアしたレベルで数えます。98枚中49枚なら50点です。
help-which-game = ### どのゲームにしますか？
help-alone = -# 🤖 いまは1人ですか？ このテーブルにはプログラムの相棒が2人いるので、すぐに始められます。
rules-other-game = ほかのゲームのルール…

# /game tutorial: one sentence and one button a step. Kim is played by the bot.

command-game-tutorial = 3分でゲームを覚える。1人でできる（自分だけに表示）
option-tutorial-game = どのゲームか。省略するとザ・ゲームから

button-tutorial = チュートリアル
button-tutorial-next = 次：{ $game }

tutorial-title = ### { $game }、ステップ{ $step }/{ $steps }
tutorial-title-done = ### { $game }：もう遊べます！
tutorial-partner = キム
tutorial-partner-in-texts = 🤖 キム
tutorial-hand =
    自分のカード：
    { "" }**{ $cards }**
