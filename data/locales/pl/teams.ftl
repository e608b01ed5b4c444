# Names of teams: /team, and the form that asks for a name.

command-team = Jak nazywa się tu twoja drużyna
command-team-name = Nadaj jednej ze swoich drużyn nazwę na tym serwerze
command-team-clear = Usuń nazwę drużyny: swojej, a z prawem zarządzania wiadomościami każdej
option-team = Która drużyna; bez podania ta z twojej ostatniej partii

button-team-name = Nazwijcie drużynę
team-form-title = Nazwa drużyny
team-form-label = Jak chcecie się nazywać?
reply-team-named = Na tym serwerze wasza drużyna nazywa się teraz **{ $name }**. Każda osoba z drużyny może to zmienić przez `/team name`.
reply-team-cleared = Nazwy już nie ma.

team-name-unfit = Ta nazwa się nie nada. Musi mieć od 2 do 32 znaków, bez wzmianek i formatowania.
team-not-your-team = Tylko osoby z drużyny mogą ją nazwać.
team-no-team-yet = Nie ma tu takiej nazwy. Drużyna może się nazwać, gdy ukończy partię na tym serwerze.
