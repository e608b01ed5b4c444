# Replays of matches that are over, and the list of them.

button-replay = 🎞️ Terugkijken
button-replay-back = ◀ Stap
button-replay-forward = Stap ▶
button-replay-play = ▶ Afspelen
button-replay-pause = ⏸ Pauze
button-replay-turn-back = ⏪ Beurt
button-replay-turn-forward = Beurt ⏩
button-replay-level-back = ⏪ Level
button-replay-level-forward = Level ⏩
button-replay-open-hands = Handen tonen
button-replay-hide-hands = Handen verbergen
button-replay-share = Deel dit moment
button-replay-film = Deel de partij
button-replay-text = Als tekst
button-replay-json = Als JSON
button-history-newer = ◀ Nieuwer
button-history-older = Ouder ▶

replay-title = Partij { $match } terugkijken
replay-match = Partij { $match }
replay-abandoned = De partij is afgebroken.
replay-position = **Stap { $step } van { $steps }**
replay-dealt = **De kaarten zijn gedeeld** · { $steps ->
    [0] niemand heeft iets gedaan
    [one] er volgt 1 stap
   *[other] er volgen { $steps } stappen
}
replay-film-alt = Geanimeerd: { $count } plaatjes na elkaar.
replay-turning-points = Spring naar een keerpunt
replay-deal = De gedeelde kaarten
replay-turning-point = Stap { $step }: { $said }
replay-seat = Plek { $seat }
replay-hand = **{ $name }:** { $cards }
replay-hand-empty = **{ $name }:** geen kaarten
replay-file = Hier is partij { $match } als bestand. Er staan plekken in, geen namen.

# What the check found
replay-check-true = ✅ Gecontroleerd: de seed geeft deze kaarten, elke stap volgt de regels, en de uitslag klopt.
replay-check-older = ℹ️ Gespeeld met een oudere versie van de regels. Je ziet de partij zoals die is opgeslagen, maar controleren kan niet meer.
replay-check-deal = ⚠️ Er klopt iets niet: de seed geeft andere kaarten dan er zijn opgeslagen.
replay-check-step = ⚠️ Er klopt iets niet: stap { $step } volgt niet uit de stap ervoor.
replay-check-outcome = ⚠️ Er klopt iets niet: de stappen leiden tot een ander einde dan er is opgeslagen.

# What is refused
replay-match-unknown = Een partij { $match } is er niet op deze server. `/history` toont welke er wel zijn.
replay-still-running = Partij { $match } wordt nog gespeeld. Terugkijken kan als die voorbij is.
replay-never-started = Partij { $match } is nooit begonnen, dus er valt niets terug te kijken. `/history` toont de partijen die gespeeld zijn.
replay-match-unreadable = Partij { $match } is opgeslagen door een versie die ik niet meer kan lezen. Er is niets kwijt; de mensen achter deze bot kunnen er misschien nog bij.
replay-round-still-played = Een andere tafel van deze ronde speelt nog met deze kaarten. Je kunt ze zien zodra de ronde voorbij is.
replay-deal-still-played = Anderen spelen deze kaarten misschien nog, dus ik toon ze nog niet aan iedereen. Met `/replay` zie alleen jij ze.
replay-page-past-end = { $pages ->
    [one] Er is maar één pagina.
   *[other] Er zijn maar { $pages } pagina's.
} `/history` zonder pagina toont de nieuwste.

# The list
history-title = ## De laatste partijen op deze server
history-page = -# Pagina { $page } van { $pages } · { $total ->
    [one] 1 partij
   *[other] { $total } partijen
}
history-empty = Op deze server heeft nog niemand een partij uitgespeeld. `/game new` opent een tafel.
history-row =
    { "" }**{ $game }** · { $result }
    -# Partij { $match } · { $date } · { $options } · { $people }
history-par = { $result }, richtscore { $par }
history-abandoned = afgebroken
history-choice = { $match }: { $game }, { $result }, { $date }

command-replay = Kijk een afgelopen partij beurt voor beurt terug, als je wilt met open handen
option-match = De partij: kies er een, of typ het nummer
option-everyone = Ja: iedereen in dit kanaal ziet het; anders alleen jij
command-history = De laatste partijen op deze server, alleen voor jou
option-history-page = Welke pagina; op de eerste staan de nieuwste partijen

# The text file
record-title = { $game }, partij { $match }
record-options = Opties: { $options }
record-seats = Plekken: { $seats }
record-dates = Gespeeld: { $started } tot { $ended } (UTC)
record-seed = Seed: { $seed }
record-seed-later = te zien als de dag voorbij is
record-hash = Hash van de seed (SHA-256): { $hash }
record-rules = Regelversie: { $version }
record-result = Uitslag: { $result }
record-deal = De gedeelde kaarten
record-step = Stap { $step }
record-end = Einde
