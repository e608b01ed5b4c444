# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Replay
button-replay-back = ◀ Passo
button-replay-forward = Passo ▶
button-replay-play = ▶ Reproduzir
button-replay-pause = ⏸ Pausar
button-replay-turn-back = ⏪ Turno
button-replay-turn-forward = Turno ⏩
button-replay-level-back = ⏪ Nível
button-replay-level-forward = Nível ⏩
button-replay-open-hands = Mostrar mãos
button-replay-hide-hands = Esconder mãos
button-replay-share = Compartilhar momento
button-replay-film = Compartilhar a partida
button-replay-text = Em texto
button-replay-json = Em JSON
button-history-newer = ◀ Mais novas
button-history-older = Mais antigas ▶

replay-title = Replay da partida { $match }
replay-match = Partida { $match }
replay-abandoned = A partida foi encerrada antes do fim.
replay-position = **Passo { $step } de { $steps }**
replay-dealt = **As cartas foram distribuídas** · { $steps ->
    [0] ninguém fez nada
    [one] 1 passo pela frente
   *[other] { $steps } passos pela frente
}
replay-film-alt = Animado: { $count } imagens, uma após a outra.
replay-turning-points = Ir para um momento decisivo
replay-deal = As cartas distribuídas
replay-turning-point = Passo { $step }: { $said }
replay-seat = Lugar { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** nenhuma carta
replay-file = Aqui está a partida { $match } em arquivo. Ele cita lugares, não pessoas.

# What the check found
replay-check-true = ✅ Conferido: a semente gera estas cartas, cada passo segue as regras, e o resultado está certo.
replay-check-older = ℹ️ Jogada com uma versão mais antiga das regras. Você vê o que foi guardado, mas não dá mais para conferir.
replay-check-deal = ⚠️ Algo não bate: a semente gera cartas diferentes das guardadas.
replay-check-step = ⚠️ Algo não bate: o passo { $step } não segue do anterior.
replay-check-outcome = ⚠️ Algo não bate: os passos levam a um fim diferente do guardado.

# What is refused
replay-match-unknown = A partida { $match } não existe neste servidor. `/history` mostra as que existem.
replay-still-running = A partida { $match } ainda está em andamento. O replay fica disponível quando ela acabar.
replay-never-started = A partida { $match } nunca começou, então não há replay. `/history` mostra as que foram jogadas.
replay-match-unreadable = A partida { $match } foi guardada por uma versão que não consigo mais ler. Nada se perdeu; quem cuida de mim talvez ainda consiga recuperar.
replay-round-still-played = Outra mesa desta rodada ainda joga com estas cartas. Você pode vê-las quando a rodada acabar.
replay-deal-still-played = Outras pessoas ainda podem jogar com estas cartas, então ainda não mostro para todo mundo. `/replay` mostra só para você.
replay-page-past-end = { $pages ->
    [one] Só existe uma página.
   *[other] Só existem { $pages } páginas.
} `/history` sem página mostra as partidas mais novas.

# The list
history-title = ## As últimas partidas neste servidor
history-page = -# Página { $page } de { $pages } · { $total ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $total } partidas
}
history-empty = Ninguém terminou uma partida neste servidor ainda. `/game new` abre uma mesa.
history-row =
    { "" }**{ $game }** · { $result }
    -# Partida { $match } · { $date } · { $options } · { $people }
history-par = { $result }, meta { $par }
history-abandoned = encerrada antes do fim
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Assista a uma partida encerrada turno a turno, com as mãos abertas se quiser
option-match = A partida: escolha uma ou digite o número
option-everyone = Sim: todo mundo neste canal vê; se não, só você
command-history = As últimas partidas neste servidor, só para você
option-history-page = Qual página; a primeira mostra as partidas mais novas

# The text file
record-title = { $game }, partida { $match }
record-options = Opções: { $options }
record-seats = Lugares: { $seats }
record-dates = Jogada: { $started } até { $ended } (UTC)
record-seed = Semente: { $seed }
record-seed-later = aparece quando o dia acabar
record-hash = Hash da semente (SHA-256): { $hash }
record-rules = Versão das regras: { $version }
record-result = Resultado: { $result }
record-deal = As cartas
record-step = Passo { $step }
record-end = O fim
