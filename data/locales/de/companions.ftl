# Begleiter: Mitspieler im Programm, die Plätze füllen.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In Bildern, deren Schrift keine Zeichen hat.
companion-in-picture = ‹{ $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}›
