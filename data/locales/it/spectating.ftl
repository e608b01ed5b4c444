# Watching a match without playing in it

spectate-delay = -# 👀 Stai guardando, con { $seconds } secondi di ritardo.
spectate-wait = 👀 Tra un attimo vedrai il tavolo, con { $seconds } secondi di ritardo.
spectate-paused = 👀 Il tavolo va avanti, ma posso seguirlo solo per 15 minuti alla volta. Continui a guardare?
reply-spectate-stop = 👀 Basta così. **Guarda** sul tavolo ti riporta qui.
