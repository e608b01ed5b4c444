# Watching a match without playing in it

spectate-delay = -# 👀 { $seconds }秒遅れで観戦しています。
spectate-wait = 👀 まもなくテーブルが{ $seconds }秒遅れで見えます。
spectate-paused = 👀 ゲームは続いていますが、一度に追えるのは15分だけです。このまま観戦しますか？
reply-spectate-stop = 👀 観戦を終えました。テーブルの**観戦**でまた見られます。
