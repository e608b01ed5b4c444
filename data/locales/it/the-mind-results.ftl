# How a result of The Mind is told beside others.

the-mind-in-short = { $passed ->
    [0] nessun livello superato
    [one] 1 livello superato
   *[other] { $passed } livelli superati
}{ $blind ->
    [0] {""}
   *[other] {""} e { $blind } alla cieca
}, ❤️ { $lives } ⭐ { $stars }
the-mind-further-than-before = { $count ->
    [one] 1 livello in più dell'ultima volta
   *[other] { $count } livelli in più dell'ultima volta
}
the-mind-short-of-before = { $count ->
    [one] 1 livello in meno dell'ultima volta
   *[other] { $count } livelli in meno dell'ultima volta
}
the-mind-same-level-more-lives = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 vita in più
   *[other] { $count } vite in più
}
the-mind-same-level-fewer-lives = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 vita in meno
   *[other] { $count } vite in meno
}
the-mind-same-level-more-stars = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 stella in più
   *[other] { $count } stelle in più
}
the-mind-same-level-fewer-stars = stessi livelli dell'ultima volta, con { $count ->
    [one] 1 stella in meno
   *[other] { $count } stelle in meno
}
the-mind-same-as-before = esattamente come l'ultima volta
the-mind-scale = livelli superati (più è meglio)

counter-mistakes = 💥 { $count ->
    [one] 1 carta troppo presto
   *[other] { $count } carte troppo presto
}
counter-lives = 💔 { $count ->
    [one] 1 vita persa insieme
   *[other] { $count } vite perse insieme
}
counter-stars = ⭐ { $count ->
    [one] 1 stella usata insieme
   *[other] { $count } stelle usate insieme
}

achievement-the-mind-blind-level-3 = Livello 3 alla cieca
achievement-the-mind-blind-level-3-how = Avete raggiunto il terzo livello con la pila coperta.
achievement-the-mind-comeback = Rimonta
achievement-the-mind-comeback-how = Avete superato ogni livello, anche se a un certo punto restava una vita sola.
the-mind-progress = livello { $level } di { $last }{ $blind ->
    [yes] {""}, alla cieca
   *[no] {""}
}

# The award for the best rescue of a night
rescue-the-mind = { $count ->
    [one] un livello con l'ultima vita
   *[other] { $count } livelli con l'ultima vita
}
