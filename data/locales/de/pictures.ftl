# Bilder, Emojis und Dateien, und wer was davon möchte.

attach-files-missing = 📎 Hier gäbe es eine Datei für dich, aber in diesem Kanal fehlt dir die Berechtigung „Dateien anhängen“, und dann lässt mich Discord sie dir nicht geben. Frag die Moderation, oder versuch es in einem anderen Kanal.
