# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 ファイルがありますが、このチャンネルではあなたに「ファイルを添付」の権限がないので、Discordの決まりで渡せません。モデレーターに頼むか、別のチャンネルで試してください。
