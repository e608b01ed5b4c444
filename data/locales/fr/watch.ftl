# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = Un nombre a été dit
button-no-number = Ce n’était pas un nombre

violation-line = -# 🤐 « { $words } » : { $why }. Cela compte pour cette partie.
violation-line-removed = -# 🤐 Un message a été retiré ({ $name }) : { $why }. Cela compte pour cette partie.
violation-costs = -# Si personne ne le retire dans les { $seconds } secondes, cela coûte ici une vie, ou la rangée.
reply-violation-taken-back = -# 🤐 Retiré : ce n’était pas un nombre.

# Why something was heard
number-digits = c’est un nombre
number-words = c’est un nombre en lettres
number-veiled = c’est un nombre déguisé
number-roman = c’est un chiffre romain
number-likeness = cela désigne un nombre
number-bound = cela révèle une limite
number-range = cela révèle une fourchette
number-decade = cela révèle la dizaine
number-sum = cela donne une valeur en additionnant
number-ordinal = c’est un nombre avec une terminaison
number-compared = cela compare avec une valeur
trick-talk = sur ce serveur, on ne parle pas du saut
public-value = sur ce serveur, même les valeurs de la table ne se disent pas

violations = { $count ->
    [0] 🤐 Aucun nombre n’a été dit
    [one] 🤐 { $count } nombre a été dit
   *[other] 🤐 { $count } nombres ont été dits
}{ $back ->
    [0] .
    [one] {""} ; { $back } alerte a été retirée.
   *[other] {""} ; { $back } alertes ont été retirées.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Je ne peux pas lire ici. Si quelqu’un écrit un nombre : appui long ou clic droit sur le message, Applications, « { $menu } ».

# Flagging by hand
reply-violation = 🤐 Merci, cela compte pour cette partie. { $said }
reply-violation-before = 🤐 Ce message compte déjà.
reply-violation-settled = 🤐 Quelqu’un a déjà regardé ce message : ce n’était pas un nombre.
watch-watch-off = L’écoute des nombres est désactivée sur ce serveur. Les personnes qui le gèrent peuvent l’activer avec `/settings watch`.
watch-not-a-players-message = Tu ne peux signaler que les messages des personnes de cette table.
watch-written-before = Cela a été écrit avant le début de cette partie, cela ne compte donc pas.

# /settings
command-settings = Comment les tables se comportent sur ce serveur
command-settings-all = Tous les réglages de ce serveur en un message
command-settings-watch = Avec quelle attention je guette les nombres dits
option-strictness = Le niveau de sévérité
option-reaction = Mettre 🤐 sur un message qui dit un nombre
option-line = Dire en dessous, quelques secondes, ce qui a été entendu
option-removal = Retirer ces messages
option-languages = Langues à écouter, comme en, de, fr ; auto : celle de la table et l’anglais
strictness-strict = strict : les valeurs de la table et les mots sur le saut comptent aussi
strictness-standard = normal : tout ce qui révèle la valeur d’une carte compte
strictness-lenient = indulgent : seul compte ce qui révèle presque à coup sûr la valeur d’une carte
strictness-off = désactivé : la table s’en charge elle-même

settings-watch = { "" }**L’écoute des nombres sur ce serveur**
settings-watch-strictness = { $strictness ->
    [strict] **Strict :** les valeurs de la table et les mots sur le saut comptent aussi.
    [standard] **Normal :** tout ce qui révèle la valeur d’une carte compte.
    [lenient] **Indulgent :** seul compte ce qui révèle presque à coup sûr la valeur d’une carte.
   *[off] **Désactivé :** la table s’en charge elle-même.
}
settings-watch-reaction = { $on ->
    [yes] Un message qui dit un nombre reçoit un 🤐.
   *[no] Un message qui dit un nombre ne reçoit pas de 🤐.
}
settings-watch-line = { $on ->
    [yes] Pendant quelques secondes, une ligne en dessous dit ce que j’ai entendu.
   *[no] Je n’écris pas de ligne sur ce que j’ai entendu.
}
settings-watch-removal = { $on ->
    [yes] Je retire ces messages.
   *[no] Je ne retire pas ces messages.
}
settings-watch-languages = J’écoute ces langues : { $languages }.
settings-watch-languages-auto = J’écoute la langue de la table, celle du serveur et l’anglais.
settings-languages-auto = celle de la table, celle du serveur et l’anglais
settings-removal-lacks = ⚠️ Je n’ai pas le droit de retirer des messages dans ce salon. Ils restent tant que je n’ai pas la permission « Gérer les messages ».
settings-not-listening = ⚠️ Je ne peux pas lire les messages : le Message Content Intent est désactivé. La table peut signaler elle-même les nombres : appui long ou clic droit sur le message, Applications, « { $menu } ».
watch-not-allowed-to-set = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages. Demande à l’une d’elles.
watch-language-unknown = Je ne connais pas la langue « { $language } ». Je connais { $known }. Sépare-les par des virgules.
