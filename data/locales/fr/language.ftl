# The language of what everyone sees.

command-settings-language = La langue de tout ce que tout le monde voit sur ce serveur
option-language = La langue des tables et de tout ce que tout le monde voit
settings-language-server = la langue du serveur
settings-language = { $chosen ->
    [server] Les tables d’ici et tout ce que tout le monde voit suivent la langue du serveur : **{ $language }**.
   *[own] Les tables d’ici et tout ce que tout le monde voit sont dans cette langue : **{ $language }**.
} Ce qui n’est visible que pour toi reste dans ta langue.
language-unknown = 🌍 Je ne parle pas encore cette langue ({ $language }), je te parle donc en anglais.
