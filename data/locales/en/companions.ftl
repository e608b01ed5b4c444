# Companions: players in the program, who fill seats.

companion = 🤖 { $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}
# In pictures, whose font has no signs.
companion-in-picture = ‹{ $name ->
    [kiwi] Kiwi
    [pixel] Pixel
    [momo] Momo
    [tango] Tango
    [yoyo] Yoyo
   *[domino] Domino
}›
