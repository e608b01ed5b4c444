"""Write all playthroughs again."""

from tests.engine.playthroughs.scripts import SCRIPTS
from tests.engine.playthroughs.transcript import file_of, transcript

for name, script in SCRIPTS.items():
    file_of(name).write_text(transcript(script), encoding="utf-8")
