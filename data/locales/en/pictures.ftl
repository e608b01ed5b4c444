# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 There is a file for you here, but in this channel you lack the permission “Attach Files”, and then Discord does not let me give it to you. Ask a moderator, or try another channel.
