# The Mind, replayed: all hands open

replay-seat-ready = ✋ { $name } põe a mão na mesa
replay-star-agreed = ⭐ { $name } topa
replay-blind-agreed = 🙈 { $name } vai junto
replay-finished = 🏁 { $name } para por aqui
replay-play-began = ▶️ { $blind ->
    [yes] O nível { $level } às cegas está em andamento
   *[no] O nível { $level } está em andamento
}
replay-played-blind = { $name }: { $card }, virada para baixo
replay-cards-set-aside = { $name } põe { $cards } à parte
replay-cards-set-aside-hidden = { $name } põe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} à parte
replay-mind-all-levels-passed = 🏆 Todos os níveis completos
replay-mind-game-beaten = 🏆 Todos os níveis completos, e todos também às cegas
replay-mind-game-lost = A última vida se foi

replay-pile = Pilha: { $cards }
replay-set-aside = À parte: { $cards }
replay-star-proposed = ⭐ { $name } propõe uma estrela. Já topou: { $agreed }
replay-concentrating = ✋ Todo mundo se concentra. Mão na mesa: { $ready }
replay-concentrating-all = ✋ Todo mundo se concentra.
replay-playing = ▶️ O nível está em andamento.

turning-game-beaten = 🏆 último nível às cegas completo
turning-game-lost = 💔 a última vida
turning-finished = 🏁 o fim
turning-all-levels-passed = 🏆 todos os níveis completos
turning-mistake = 💥 { $card } cedo demais: { $count ->
    [one] havia { $count } carta menor
   *[other] havia { $count } cartas menores
}
turning-turned-over = 👀 nível { $level } às cegas: { $count ->
    [0] nenhum erro
    [one] 1 erro
   *[other] { $count } erros
}
turning-star = ⭐ uma estrela
turning-level-passed = ✅ nível { $level } completo
turning-blind-level-passed = 🙈 nível { $level } completo às cegas

# Com que regularidade a equipe contou

button-replay-tempo = ⏱️ A contagem
button-replay-tempo-share = Compartilhar a contagem
tempo-title = ### ⏱️ Com que regularidade a equipe contou
tempo-summary = Em geral, um número levava { $middle } segundos. Metade das esperas ficou entre { $least } e { $most } segundos por número.
tempo-levels = Segundos por número, nível a nível: { $levels }
tempo-level = nível { $level }: { $seconds }
tempo-alt = Um gráfico de todas as cartas esperadas, da primeira à última.
tempo-scale = Segundos por número
tempo-level-label = Nível { $level }
tempo-mistake = Jogada cedo demais
tempo-closest = **Por um triz:** cartas de duas mãos, uma logo depois da outra
tempo-close = { $low } → { $high } · nível { $level } · { $seconds } s de diferença · { $first }, { $second }
tempo-left-out = -# Sem as distâncias de um ou dois números, que levam o tempo de um toque, e sem os níveis às cegas.
tempo-too-few = Nesta partida, poucas cartas foram esperadas para dizer algo sobre a contagem.
