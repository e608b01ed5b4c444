# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = Alguém disse um número
button-no-number = Isso não era um número

violation-line = -# 🤐 “{ $words }”: { $why }. Conta para esta partida.
violation-line-removed = -# 🤐 Uma mensagem de { $name } foi removida: { $why }. Conta para esta partida.
violation-costs = -# Se ninguém desfizer em { $seconds } segundos, isso custa uma vida aqui, ou a fila.
reply-violation-taken-back = -# 🤐 Retirado: isso não era um número.

# Why something was heard
number-digits = isso é um número
number-words = isso é um número por extenso
number-veiled = isso é um número disfarçado
number-roman = isso é um número romano
number-likeness = isso representa um número
number-bound = isso entrega um limite
number-range = isso entrega um intervalo
number-decade = isso entrega a dezena
number-sum = somando, isso dá um valor
number-ordinal = isso é um número com sufixo
number-compared = isso compara com um valor
trick-talk = neste servidor ninguém fala do truque
public-value = neste servidor nem os valores da mesa são ditos

violations = 🤐 { $count ->
    [0] Nenhum número foi dito
    [one] 1 número foi dito
   *[other] { $count } números foram ditos
}{ $back ->
    [0] .
    [one] {""}; 1 alarme falso foi retirado.
   *[other] {""}; { $back } alarmes falsos foram retirados.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Não consigo acompanhar as mensagens aqui. Se alguém escrever um número: segure a mensagem ou clique nela com o botão direito e escolha Apps, depois “{ $menu }”.

# Flagging by hand
reply-violation = 🤐 Valeu, isso conta para esta partida. { $said }
reply-violation-before = 🤐 Esta mensagem já conta.
reply-violation-settled = 🤐 Alguém já olhou esta mensagem: não era um número.
watch-watch-off = O detector de números está desligado neste servidor. Quem gerencia o servidor pode ligá-lo com `/settings watch`.
watch-not-a-players-message = Só dá para apontar mensagens de quem está nesta mesa.
watch-written-before = Isso foi escrito antes de esta partida começar, então não conta.

# /settings
command-settings = Como as mesas funcionam neste servidor
command-settings-all = Todas as configurações deste servidor em uma mensagem
command-settings-watch = Com que atenção procuro números ditos
option-strictness = Com quanto rigor
option-reaction = Pôr 🤐 numa mensagem que diz um número
option-line = Dizer embaixo dela, por alguns segundos, o que foi detectado
option-removal = Remover essas mensagens
option-languages = Idiomas a detectar, como en, de, fr; auto são o da mesa e inglês
strictness-strict = rigoroso: valores na mesa e conversa sobre o truque também contam
strictness-standard = padrão: conta tudo o que diz o valor de uma carta
strictness-lenient = tolerante: conta só o que diz quase com certeza o valor de uma carta
strictness-off = desligado: quem joga fica de olho

settings-watch = { "" }**Detector de números neste servidor**
settings-watch-strictness = { $strictness ->
    [strict] **Rigoroso:** valores na mesa e conversa sobre o truque também contam.
    [standard] **Padrão:** conta tudo o que diz o valor de uma carta.
    [lenient] **Tolerante:** conta só o que diz quase com certeza o valor de uma carta.
   *[off] **Desligado:** quem joga fica de olho.
}
settings-watch-reaction = { $on ->
    [yes] Uma mensagem que diz um número ganha um 🤐.
   *[no] Uma mensagem que diz um número não ganha um 🤐.
}
settings-watch-line = { $on ->
    [yes] Por alguns segundos, uma linha embaixo dela diz o que detectei.
   *[no] Não escrevo nenhuma linha sobre o que detectei.
}
settings-watch-removal = { $on ->
    [yes] Removo essas mensagens.
   *[no] Não removo essas mensagens.
}
settings-watch-languages = Procuro números nestes idiomas: { $languages }.
settings-watch-languages-auto = Procuro números no idioma da mesa, no do servidor e em inglês.
settings-languages-auto = o da mesa, o do servidor e inglês
settings-removal-lacks = ⚠️ Não posso remover mensagens neste canal. Elas ficam até eu receber a permissão “Gerenciar mensagens”.
settings-not-listening = ⚠️ Não consigo ler mensagens: a Message Content Intent está desligada. Quem joga pode avisar de números: segure a mensagem ou clique nela com o botão direito e escolha Apps, depois “{ $menu }”.
watch-not-allowed-to-set = Só quem pode gerenciar este servidor muda as configurações dele. Peça a alguém com essa permissão.
watch-language-unknown = Não conheço o idioma “{ $language }”. Conheço { $known }. Separe os idiomas com vírgulas.
