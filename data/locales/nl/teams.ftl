# Names of teams: /team, and the form that asks for a name.

command-team = Hoe je team hier heet
command-team-name = Geef een van je teams een naam op deze server
command-team-clear = Haal een teamnaam weg: die van jou, of elke als je hier berichten mag beheren
option-team = Welk team; als je niets kiest, het team waarmee je het laatst speelde

button-team-name = Geef je team een naam
team-form-title = Geef je team een naam
team-form-label = Hoe willen jullie heten?
reply-team-named = Op deze server heet jullie team nu **{ $name }**. Ieder van jullie kan dat veranderen met `/team name`.
reply-team-cleared = De naam is weg.

team-name-unfit = Die naam kan niet. Een naam heeft 2 tot 32 tekens, zonder vermeldingen of opmaak.
team-not-your-team = Alleen wie in een team zit, kan het een naam geven.
team-no-team-yet = Zo'n naam is er hier niet. Een team kan een naam kiezen zodra het op deze server een partij heeft uitgespeeld.
