"""Steps: the append-only record of what was played."""

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import HandStale, InteractionRepeated, StoreError, TableGone
from data.records import MatchEnd, MatchId, StepRecord
from data.schema import match, match_step

# Of two writers of the last step, the second updates no match.
_FINISH = (
    update(match)
    .where(
        match.c.id == bindparam("of_match"),
        match.c.steps == bindparam("before"),
        match.c.started.is_not(None),
        match.c.ended.is_(None),
    )
    .values(
        steps=bindparam("to_step"),
        last_active=bindparam("moved"),
        ended=bindparam("over"),
        ending=bindparam("ended_how"),
        outcome=bindparam("came_out"),
        score=bindparam("points"),
    )
)
_INSERT = insert(match_step)


async def insert_last_step(
    connection: AsyncConnection, match_id: MatchId, record: StepRecord, ended: MatchEnd
) -> None:
    """Insert the step with which a match ends, and end the match.

    Raises:
        HandStale: the step does not follow the last one, or the match is not running.
    """
    moved = await connection.execute(
        _FINISH,
        {
            "of_match": match_id,
            "before": record.step - 1,
            "to_step": record.step,
            "moved": record.at,
            "over": ended.at,
            "ended_how": ended.ending.value,
            "came_out": ended.outcome,
            "points": ended.score,
        },
    )
    if moved.rowcount != 1:
        raise HandStale(match_id)
    await connection.execute(
        _INSERT,
        {
            "match_id": match_id,
            "step": record.step,
            "seat": record.seat,
            "action": record.action,
            "events": record.events,
            "interaction_id": record.interaction_id,
            "at": record.at,
        },
    )


async def find_refusal(
    connection: AsyncConnection, match_id: MatchId, interaction_id: int | None, refusal: StoreError
) -> StoreError:
    """Return why a step was refused: the interaction repeated, no such match, else `refusal`."""
    if interaction_id is not None:
        query = select(match_step.c.match_id, match_step.c.step).where(
            match_step.c.interaction_id == interaction_id
        )
        before = (await connection.execute(query)).first()
        if before is not None:
            return InteractionRepeated(interaction_id, before.match_id, before.step)
    if await connection.scalar(select(match.c.id).where(match.c.id == match_id)) is None:
        return TableGone(match_id)
    return refusal


async def read_steps(connection: AsyncConnection, match_id: MatchId) -> list[StepRecord]:
    """Read a match's steps in order."""
    query = select(match_step).where(match_step.c.match_id == match_id).order_by(match_step.c.step)
    return [
        StepRecord(
            step=row.step,
            seat=row.seat,
            action=row.action,
            events=row.events,
            interaction_id=row.interaction_id,
            at=row.at,
        )
        for row in await connection.execute(query)
    ]
