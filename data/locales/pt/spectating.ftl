# Watching a match without playing in it

spectate-delay = -# 👀 Você está assistindo, com { $seconds } segundos de atraso.
spectate-wait = 👀 A mesa aparece daqui a pouco, com { $seconds } segundos de atraso.
spectate-paused = 👀 A mesa continua, mas só consigo acompanhar por 15 minutos de cada vez. Quer continuar assistindo?
reply-spectate-stop = 👀 Por aqui é isso. **Assistir**, na mesa, traz você de volta.
