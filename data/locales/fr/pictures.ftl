# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Il y a un fichier pour toi ici, mais tu n’as pas la permission « Joindre des fichiers » dans ce salon, Discord ne me laisse donc pas te le donner. Demande à la modération, ou essaie un autre salon.
