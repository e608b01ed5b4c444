# Watching a match without playing in it

spectate-delay = -# 👀 You're watching, { $seconds } seconds behind.
spectate-wait = 👀 You'll see the table in a moment, { $seconds } seconds behind.
spectate-paused = 👀 The table goes on, but I can follow it for only 15 minutes at a time. Keep watching?
reply-spectate-stop = 👀 That's it. **Watch** at the table brings you back.
