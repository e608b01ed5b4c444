# Einer Partie zusehen, ohne mitzuspielen

spectate-delay = -# 👀 Du siehst mit { $seconds } Sekunden Verzögerung zu.
spectate-wait = 👀 Gleich siehst du den Tisch, mit { $seconds } Sekunden Verzögerung.
spectate-paused = 👀 Am Tisch geht es weiter, aber ich kann ihm immer nur 15 Minuten folgen. Willst du weiter zusehen?
reply-spectate-stop = 👀 Das war's. Mit **Zusehen** am Tisch bist du wieder dabei.
