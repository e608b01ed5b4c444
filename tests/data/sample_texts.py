"""Texts to test with: lines that people write at a table."""

from data.records import MatchId, UserId
from data.store import Store
from data.written_texts import TextKind, WrittenText
from tests.data.sample_matches import BEN, clock


def line(text: str, user: UserId | None = BEN, slot: int = 0) -> WrittenText:
    """Return a line of seat 0 in round 1."""
    return WrittenText(kind=TextKind.LINE, round=1, seat=0, slot=slot, user=user, text=text)


async def write(
    store: Store, match: MatchId, step: int, *texts: WrittenText, interaction_id: int | None = None
) -> None:
    """Store a step with texts, written at ten minutes plus its number."""
    await store.append_step(
        match,
        step=step,
        seat=0,
        action='{"kind":"write-lines"}',
        events='[{"kind":"lines-written"}]',
        interaction_id=interaction_id,
        at=clock(10 + step),
        texts=texts,
    )
