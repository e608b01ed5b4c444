# Bilder, Emojis und Dateien, und wer was davon möchte.

attach-files-missing = 📎 Hier ist eine Datei für dich, aber dir fehlt in diesem Kanal die Berechtigung „Dateien anhängen“, und darum lässt mich Discord sie dir nicht geben. Frag die Moderation, oder versuch es in einem anderen Kanal.
