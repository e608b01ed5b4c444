"""Checks of what several processes share: the database, the clusters, and the shards."""

from collections.abc import AsyncIterator

from bot.hosting.doctor.diagnosis import Diagnosis, fault, good, hint
from bot.settings.environment import Settings
from data.database import is_sqlite, parse_url
from data.errors import DatabaseUnreachable
from data.processes.clusters import ClusterStatus, read_status


async def check_clusters(settings: Settings) -> AsyncIterator[Diagnosis]:
    """Say which clusters are held and who stands by, where `CLUSTERS` is set."""
    if settings.clusters is None:
        return
    address = settings.database_url.get_secret_value()
    try:
        if is_sqlite(parse_url(address)):
            if settings.clusters > 1:
                yield fault(f"CLUSTERS={settings.clusters} needs PostgreSQL, but DATABASE_URL names SQLite.")
            return
        yield judge_clusters(settings.clusters, settings.shards, await read_status(address))
    except DatabaseUnreachable as error:
        yield hint(f"Which clusters are held cannot be read ({error.reason}).")


def judge_clusters(clusters: int, shards: int | None, status: ClusterStatus) -> Diagnosis:
    """Compare the settings with what runs."""
    plan, free = status.plan, clusters - status.held
    if plan is None:
        return good(f"CLUSTERS={clusters}: no process shares the database now.")
    if plan.clusters != clusters or shards not in (None, plan.shards):
        return fault(
            f"The processes that run have CLUSTERS={plan.clusters} and {plan.shards} shards: give CLUSTERS"
            " and SHARDS to all alike, or end all of them first."
        )
    standing_by = status.processes - status.held
    running = f"{status.held} of {clusters} clusters are held, with {plan.shards} shards in all"
    if free > standing_by:
        return fault(f"{running}: start {free - standing_by} more, or nobody answers on the other shards.")
    if free:
        return hint(f"{running}: {standing_by} standing by, about to take what is free.")
    if standing_by == 0:
        return hint(f"{running}, and no process stands by: start one more to have one take over.")
    return good(f"{running}; standing by: {standing_by}.")


def judge_shards(clusters: int | None, shards: int | None, recommended: int) -> Diagnosis:
    """Compare the number of shards with the one that Discord recommends."""
    used = shards or max(recommended, clusters or 1)
    text = f"Discord recommends {recommended} shards, and {used} are used"
    if clusters is not None and used < clusters:
        return fault(f"{text}, but CLUSTERS={clusters} needs one for each: set SHARDS higher.")
    if used < recommended:
        return hint(f"{text}: set SHARDS higher, or leave it out, and start all processes again.")
    return good(f"{text}.")
