# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Qui c'è un file per te, ma in questo canale non hai il permesso “Allega file”, quindi Discord non mi lascia dartelo. Chiedi a chi modera o prova in un altro canale.
