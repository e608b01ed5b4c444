# Einer Partie zusehen, ohne mitzuspielen

spectate-delay = -# 👀 Du siehst zu, { $seconds } Sekunden hinter dem Tisch.
spectate-wait = 👀 In { $seconds } Sekunden siehst du den Tisch: So weit liegt das Zusehen zurück.
spectate-paused = 👀 Am Tisch geht es weiter, aber ich kann ihm immer nur 15 Minuten folgen. Willst du weiter zusehen?
reply-spectate-stop = 👀 Das war's. Mit **Zusehen** am Tisch bist du wieder dabei.
