# Watching a match without playing in it

spectate-delay = -# 👀 Tu regardes avec { $seconds } secondes de retard.
spectate-wait = 👀 Tu verras la table dans un instant, avec { $seconds } secondes de retard.
spectate-paused = 👀 La table continue, mais je ne peux la suivre que 15 minutes à la fois. Continuer à regarder ?
reply-spectate-stop = 👀 C’est tout. **Regarder**, à la table, te fait revenir.
