# What Discord shows while somebody types a command: at most 100 characters each.

command-game = テーブル：開く、参加、開始、表示、終了
command-game-new = このチャンネルでテーブルを開く
command-game-join = このチャンネルのテーブルに着く、または空いた席を引き継ぐ
command-game-leave = 席を立つ（ゲーム中なら席とカードは残る）
command-game-start = テーブルの全員にカードを配る
command-game-cancel = まだ始まっていないテーブルを閉じる
command-game-table = テーブルをチャンネルのいちばん下に出し直す
command-game-watch = このチャンネルのゲームを15秒遅れで観戦する（自分だけに表示）
command-game-end = ゲームを終わらせる、または終了に投票する
command-game-rules = ゲームのルール（自分だけに表示）
command-hand = 自分の手札（自分だけに表示）
command-play = カードを1枚出す

option-game = どのゲームか
option-card = 手札のカード
option-pile = どの列か（列がいくつかあるゲームで）
