# Names of teams: /team, and the form that asks for a name.

command-team = ここでのチーム名
command-team-name = このサーバーで自分のチームに名前をつける
command-team-clear = チーム名を消す（自分のチーム。ここでメッセージを管理できる人はどのチームでも）
option-team = どのチームか。省略すると最後にいっしょに遊んだチーム

button-team-name = チームに名前をつける
team-form-title = チームに名前をつける
team-form-label = チーム名は？
reply-team-named = このサーバーでのチーム名は**{ $name }**になりました。チームの人なら誰でも `/team name` で変えられます。
reply-team-cleared = 名前を消しました。

team-name-unfit = その名前は使えません。2〜32文字で、メンションや書式のない名前にしてください。
team-not-your-team = 名前をつけられるのは、そのチームの人だけです。
team-no-team-yet = ここにその名前はありません。このサーバーでゲームを終えたチームは、名前をつけられます。
