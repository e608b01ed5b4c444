# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 There's a file for you here, but you don't have the permission “Attach Files” in this channel, so Discord won't let me give it to you. Ask a moderator, or try another channel.
