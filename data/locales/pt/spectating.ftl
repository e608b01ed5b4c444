# Watching a match without playing in it

spectate-delay = -# 👀 Você está assistindo, { $seconds } segundos atrás.
spectate-wait = 👀 A mesa aparece daqui a pouco, { $seconds } segundos atrás.
spectate-paused = 👀 A mesa continua, mas só consigo acompanhar por 15 minutos de cada vez. Quer continuar assistindo?
reply-spectate-stop = 👀 Por aqui é isso. **Assistir**, na mesa, traz você de volta.
