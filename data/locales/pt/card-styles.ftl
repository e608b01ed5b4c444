# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Lugar { $seat }
seat-in-words = { $name }: { $count ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $count } cartas
}

# What may be chosen, for commands and for answers
cards-pictures = como imagens
cards-emojis = como emojis
cards-text = só em palavras e números
cards-server = como o servidor preferir

command-settings-pictures = Como as mesas mostram as cartas neste servidor
option-cards = Como imagens, como emojis ou só em palavras e números
settings-pictures = { $cards ->
    [pictures] As mesas deste servidor mostram as cartas **como imagens**.
    [emojis] As mesas deste servidor mostram as cartas **como emojis**.
   *[text] As mesas deste servidor mostram as cartas **em palavras e números**.
} Com `/preferences`, cada pessoa escolhe como vê a própria mão.
settings-pictures-lack = ⚠️ Não tenho a permissão “Anexar arquivos” neste canal, então a mesa aparece em palavras aqui.
settings-emojis-lack = ⚠️ Os emojis das cartas ainda não foram enviados, então por enquanto as cartas são só números.

command-preferences = Como você vê suas cartas e quando chamo você, em todos os servidores
option-own-cards = Como imagens, como emojis, só em palavras e números ou como cada servidor preferir
preferences-hand = { $cards ->
    [pictures] 🃏 Você vê sua mão **como imagens**, em todos os servidores.
    [emojis] 🃏 Você vê sua mão **como emojis**, em todos os servidores.
    [text] 🃏 Você vê sua mão **em palavras e números**, em todos os servidores.
   *[server] 🃏 Você vê sua mão **como cada servidor preferir**.
}
preferences-table = { $cards ->
    [pictures] -# As mesas deste servidor mostram as cartas como imagens.
    [emojis] -# As mesas deste servidor mostram as cartas como emojis.
   *[text] -# As mesas deste servidor mostram as cartas em palavras e números.
}

# When a player is called on their turn
calls-when-away = se você sumir por um minuto
calls-at-once = na hora
calls-later = depois de dois minutos
calls-never = nunca
option-calls = Quando chamo você na sua vez: se você sumir, na hora, depois de dois minutos ou nunca
preferences-calls = { $calls ->
    [at-once] 🔔 Quando é sua vez, chamo você **na hora**.
    [later] 🔔 Quando é sua vez, chamo você **depois de dois minutos**.
    [never] 🔕 Quando é sua vez, **não chamo você**.
   *[when-away] 🔔 Quando é sua vez, chamo você **se você sumir por um minuto**.
}
