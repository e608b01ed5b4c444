# Watching a match without playing in it

spectate-delay = -# 👀 Je kijkt mee, { $seconds } seconden later.
spectate-wait = 👀 Je ziet de tafel zo meteen, { $seconds } seconden later.
spectate-paused = 👀 Aan tafel gaat het door, maar ik kan telkens maar 15 minuten volgen. Verder meekijken?
reply-spectate-stop = 👀 Dat was het. Met **Meekijken** bij de tafel ben je er weer bij.
