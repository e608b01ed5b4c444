# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Aquí hay un archivo para ti, pero no tienes el permiso “Adjuntar archivos” en este canal, así que Discord no me deja dártelo. Pide ayuda a alguien de moderación o prueba en otro canal.
