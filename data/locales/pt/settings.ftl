# The language of what everyone sees.

command-settings-language = O idioma de tudo o que todo mundo vê neste servidor
language-name = Português
option-language = O idioma das mesas e de tudo o mais que todo mundo vê
settings-language-server = o idioma do próprio servidor
settings-language = { $chosen ->
    [server] As mesas e tudo o mais que todo mundo vê aqui seguem o idioma do servidor: **{ $language }**.
   *[own] As mesas e tudo o mais que todo mundo vê aqui estão em **{ $language }**.
} O que só você vê continua no seu idioma.
language-unknown = 🌍 Ainda não falo { $language }, então uso inglês com você.

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
button-try-cards = Ver um exemplo
preferences-sample = É assim que você vê uma mão:

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
button-switch = { $on ->
    [yes] Desativar
   *[no] Ativar
}
option-safety-net = Se pergunto antes de um salto caro e deixo mover a carta que você acabou de jogar
preferences-safety-net = { $on ->
    [yes] 🛟 Pergunto antes de um salto caro, e por dez segundos você pode mover a carta que acabou de jogar.
   *[no] 🛟 Não pergunto antes de um salto caro, e uma carta jogada fica onde está.
}

# The language of one person
preferences-language-discord = o idioma do meu Discord
option-quiet = Horas sem chamadas para mesas, como 22-8; 0 para nenhuma
preferences-quiet = 🌙 Entre { $start } e { $end } ({ $zone }), não chamo você para mesas.
preferences-quiet-none = 🌙 Posso chamar você para mesas a qualquer hora.
button-quiet-hours = Escolher horas de silêncio
quiet-form-title = Horas de silêncio
quiet-form-label = Duas horas, como 22-8; 0 para nenhuma
settings-quiet-none = 🌙 Aqui as pessoas podem ser chamadas para mesas a qualquer hora.
settings-quiet = 🌙 Entre { $start } e { $end }, ninguém é chamado para mesas aqui.
settings-quiet-hours-unreadable = Preciso de duas horas, como `22-8`, ou `0` para nenhuma.
option-own-language = O idioma do que só você vê, se não for o do seu Discord
preferences-language = { $chosen ->
    [own] 🌍 Com você eu falo **{ $language }**.
   *[discord] 🌍 Com você eu falo o idioma do seu Discord.
}

# What is stored about people, and how they get rid of it.

command-privacy = O que está guardado sobre você: ver, levar com você ou mandar esquecer
command-privacy-show = O que está guardado sobre você, em palavras, só para você
command-privacy-export = Tudo o que está guardado sobre você, num arquivo, só para você
command-privacy-forget = Mande esquecer tudo sobre você; antes eu pergunto

button-forget-me = Esquecer tudo
button-keep-me = Deixar como está

privacy-title = ### O que está guardado sobre você
privacy-nothing = Nada.
privacy-stored-seats = { $count ->
    [one] 1 lugar que você ocupou, com a partida e os horários
   *[other] { $count } lugares que você ocupou, com as partidas e os horários
}: para mostrar sua mão a você e os resultados à sua equipe
privacy-stored-teams = { $count ->
    [one] 1 equipe com que você terminou partidas
   *[other] { $count } equipes com que você terminou partidas
}: para os rankings
privacy-stored-team-names = { $count ->
    [one] 1 nome que uma equipe sua escolheu
   *[other] { $count } nomes que equipes suas escolheram
}: para os rankings
privacy-stored-achievements = { $count ->
    [one] 1 conquista das suas equipes
   *[other] { $count } conquistas das suas equipes
}: para que cada uma seja anunciada uma vez só
privacy-stored-counters = { $count ->
    [one] 1 contagem do que você jogou, como as cartas jogadas
   *[other] { $count } contagens do que você jogou, como as cartas jogadas
}: para suas estatísticas
privacy-stored-attempts = { $count ->
    [one] 1 tentativa nas cartas do dia
   *[other] { $count } tentativas nas cartas do dia
}: porque só uma por dia vale para o ranking
privacy-stored-replays = { $count ->
    [one] 1 replay que você abriu
   *[other] { $count } replays que você abriu
}: porque uma partida não vale para o ranking se você conhece as cartas
privacy-stored-hosted = { $count ->
    [one] 1 noite de jogos que você marcou, com título e hora
   *[other] { $count } noites de jogos que você marcou, com títulos e horas
}: para que a noite aconteça e você possa mudá-la
privacy-stored-polls = { $count ->
    [one] 1 enquete aberta sua sobre horários
   *[other] { $count } enquetes abertas suas sobre horários
}: para que você possa fazer dela uma noite
privacy-stored-marks = { $count ->
    [one] 1 horário em que você poderia vir a uma noite de jogos
   *[other] { $count } horários em que você poderia vir a uma noite de jogos
}: até a enquete ser encerrada
privacy-stored-answers = { $count ->
    [one] 1 resposta sua sobre ir a uma noite de jogos
   *[other] { $count } respostas suas sobre ir a uma noite de jogos
}: para todo mundo saber quem vem e você receber lembretes
privacy-stored-presences = { $count ->
    [one] 1 noite de jogos a que você foi, e de quando a quando
   *[other] { $count } noites de jogos a que você foi, e de quando a quando
}: para você ganhar um lugar na próxima rodada
privacy-stored-rounds = { $count ->
    [one] 1 rodada de uma noite de jogos, e a mesa em que você ficou
   *[other] { $count } rodadas de noites de jogos, e as mesas em que você ficou
}: para você conhecer gente nova na próxima rodada
privacy-stored-wishes = { $count ->
    [one] 1 pedido sobre quem fica junto numa noite de jogos
   *[other] { $count } pedidos sobre quem fica junto numa noite de jogos
}: até a noite acabar
privacy-stored-calls = { $count ->
    [one] 1 servidor em que você quer uma chamada para a próxima mesa
   *[other] { $count } servidores em que você quer uma chamada para a próxima mesa
}: para poder chamar você
privacy-stored-texts = { $count ->
    [one] 1 frase ou tema que você escreveu numa mesa
   *[other] { $count } frases e temas que você escreveu numa mesa
}: por 30 dias, para a mesa poder ler
privacy-stored-preferences = O que você escolheu para si, como as imagens: para continuar assim
privacy-memory = Não fica guardado, só na memória até o bot reiniciar: seu nome e seu avatar neste servidor, seu idioma e, por 15 minutos, o caminho até a mão ou a mesa assistida na sua tela. Suas mensagens nunca são guardadas.
privacy-ways = -# `/privacy export` entrega tudo isso num arquivo. `/privacy forget` me faz esquecer.

privacy-exported = Tudo o que está guardado sobre você, em JSON:
privacy-question = **Esquecer tudo sobre você, em todos os servidores?** O ID da sua conta é removido de tudo o que está guardado. Os resultados ficam nos rankings, com “alguém” no seu lugar. Suas estatísticas, tentativas e preferências somem. Não dá para desfazer; se você jogar de novo, começa do zero.
privacy-question-tables = { $count ->
    [one] Você está numa mesa agora: seu lugar fica livre, e as cartas ficam lá para quem vier.
   *[other] Você está em { $count } mesas agora: seus lugares ficam livres, e as cartas ficam lá para quem vier.
}
privacy-forgotten = Feito, esqueci tudo. O que está nos canais deste servidor fica lá, porque pertence ao servidor.
privacy-unchanged = Nada mudou.

# /settings leaderboard
command-settings-leaderboard = Se os resultados deste servidor contam nos rankings de todos os servidores
option-everywhere = Mostrar os resultados deste servidor nos rankings de todos os servidores participantes
settings-leaderboard = { $shared ->
    [yes] **Este servidor compartilha os resultados.** Todo servidor que participa vê os daqui, e este vê os deles.
   *[no] **Este servidor não compartilha os resultados.** Ninguém mais vê os daqui, e ele não vê os dos outros.
}
