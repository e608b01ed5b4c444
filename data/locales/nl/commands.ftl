# What Discord shows while somebody types a command: at most 100 characters each.

command-game = Tafels: openen, meedoen, starten, tonen, beëindigen
command-game-new = Open een tafel in dit kanaal
command-game-join = Ga aan de tafel van dit kanaal zitten, of neem een vrije plek over
command-game-leave = Sta op van tafel; in een lopende partij blijven je kaarten op je plek liggen
command-game-start = Deel de kaarten uit aan iedereen aan tafel
command-game-cancel = Sluit een tafel die nog niet begonnen is
command-game-table = Haal de tafel weer onderaan in het kanaal
command-game-watch = Kijk mee met de partij in dit kanaal, 15 seconden later; alleen jij ziet het
command-game-end = Beëindig de partij, of stem daarvoor
command-game-rules = De spelregels van een spel, alleen voor jou
command-hand = Je hand, alleen voor jou
command-play = Speel een kaart

option-game = Welk spel
option-card = Een kaart uit je hand
option-pile = De stapel, als het spel er meer dan één heeft
