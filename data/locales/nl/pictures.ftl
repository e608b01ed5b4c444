# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Er is hier een bestand voor je, maar je mist in dit kanaal het recht “Bestanden bijvoegen”, dus ik mag het je van Discord niet geven. Vraag het een moderator, of probeer een ander kanaal.
