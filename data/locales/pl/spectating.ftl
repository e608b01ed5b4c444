# Watching a match without playing in it

spectate-delay = -# 👀 Oglądasz z opóźnieniem { $seconds } s.
spectate-wait = 👀 Za chwilę zobaczysz stół, z opóźnieniem { $seconds } s.
spectate-paused = 👀 Przy stole gra toczy się dalej, ale mogę ją pokazywać tylko po 15 minut. Oglądasz dalej?
reply-spectate-stop = 👀 To tyle. Przycisk **Oglądaj** przy stole włączy podgląd z powrotem.
