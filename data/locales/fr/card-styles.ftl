# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Place { $seat }
seat-in-words = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# What may be chosen, for commands and for answers
cards-pictures = en images
cards-emojis = en émojis
cards-text = en mots et en nombres seulement
cards-server = comme sur le serveur

command-settings-pictures = Comment les tables montrent leurs cartes sur ce serveur
option-cards = En images, en émojis, ou en mots et en nombres seulement
settings-pictures = { $cards ->
    [pictures] Les tables de ce serveur montrent leurs cartes **en images**.
    [emojis] Les tables de ce serveur montrent leurs cartes **en émojis**.
   *[text] Les tables de ce serveur montrent leurs cartes **en mots et en nombres**.
} Avec `/preferences`, chaque personne choisit pour sa propre main.
settings-pictures-lack = ⚠️ Je n’ai pas la permission « Joindre des fichiers » dans ce salon, la table y est donc en mots.
settings-emojis-lack = ⚠️ Les émojis des cartes ne sont pas encore envoyés, les cartes sont donc de simples nombres pour l’instant.

command-preferences = Comment tes cartes te sont montrées et quand on t’appelle, sur tous les serveurs
option-own-cards = En images, en émojis, en mots et en nombres, ou comme sur chaque serveur
preferences-hand = { $cards ->
    [pictures] 🃏 Tu vois tes cartes **en images**, sur tous les serveurs.
    [emojis] 🃏 Tu vois tes cartes **en émojis**, sur tous les serveurs.
    [text] 🃏 Tu vois tes cartes **en mots et en nombres**, sur tous les serveurs.
   *[server] 🃏 Tu vois tes cartes **comme chaque serveur les montre**.
}
preferences-table = { $cards ->
    [pictures] -# Les tables de ce serveur montrent leurs cartes en images.
    [emojis] -# Les tables de ce serveur montrent leurs cartes en émojis.
   *[text] -# Les tables de ce serveur montrent leurs cartes en mots et en nombres.
}

# When a player is called on their turn
calls-when-away = après une minute d’absence
calls-at-once = tout de suite
calls-later = après deux minutes
calls-never = pas du tout
option-calls = Quand je t’appelle à ton tour : après une absence, tout de suite, après deux minutes ou jamais
preferences-calls = { $calls ->
    [at-once] 🔔 Quand c’est ton tour, je t’appelle **tout de suite**.
    [later] 🔔 Quand c’est ton tour, je t’appelle **après deux minutes**.
    [never] 🔕 Quand c’est ton tour, je **ne t’appelle pas**.
   *[when-away] 🔔 Quand c’est ton tour, je t’appelle **après une minute d’absence**.
}
