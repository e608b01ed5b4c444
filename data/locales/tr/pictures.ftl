# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Burada senin için bir dosya var, ama bu kanalda “Dosya Ekle” iznin olmadığı için Discord onu sana vermeme izin vermiyor. Bir moderatöre sor ya da başka bir kanalda dene.
