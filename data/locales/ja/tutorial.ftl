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

tutorial-the-mind-pause = 待つ…
tutorial-the-mind-ready = このゲームには順番もおしゃべりもありません。あなたもキムも3枚ずつ持っています。息を吸って、手をテーブルに置きましょう。
tutorial-the-mind-play = 全員のカードを、いちばん小さいものから順に出します。{ $card }は小さいので、今出しましょう。
tutorial-the-mind-wait = 次のカードは{ $card }でまだ遠いので、少し待ちましょう。
tutorial-the-mind-risk = キムが{ $top }を出しました。今だと感じる瞬間です。{ $card }を出しましょう。
tutorial-the-mind-mistake = 早すぎました。キムがまだ{ $card }を持っていたので、それを脇によけ、ライフを1失って、2人とももう一度準備します。
tutorial-the-mind-star = { $top }からあなたの{ $card }までは遠く、キムのカードがその近くにあるかもしれません。手裏剣を提案すると、キムが賛成してくれます。
tutorial-the-mind-done = 手裏剣でそれぞれのいちばん小さいカード、69と71がなくなり、レベルが終わりました。レベル3のごほうびでライフが1増え、レベル4が配られます。
