# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Tenho um arquivo para você, mas você não tem a permissão “Anexar arquivos” neste canal, então o Discord não me deixa entregar. Fale com a moderação ou tente em outro canal.
