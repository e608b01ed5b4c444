# Watching a match without playing in it

spectate-delay = -# 👀 Estás mirando, con { $seconds } segundos de retraso.
spectate-wait = 👀 En un momento verás la mesa, con { $seconds } segundos de retraso.
spectate-paused = 👀 La mesa sigue, pero solo puedo mostrártela 15 minutos seguidos. ¿Quieres seguir mirando?
reply-spectate-stop = 👀 Eso es todo. **Mirar**, en la mesa, te trae de vuelta.
