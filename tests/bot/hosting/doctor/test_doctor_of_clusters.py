"""The words of `unspoken doctor` about processes that share a database."""

from pathlib import Path

import pytest

from bot.hosting.doctor.command import check_clusters, judge_clusters
from bot.hosting.doctor.connection import judge_shards
from bot.hosting.doctor.diagnosis import Severity
from bot.settings.environment import Settings
from data.processes import clusters
from data.processes.clusters import ClusterStatus, ShardPlan, join_clusters
from tests.data.databases import lend_migrated_postgresql

PLAN = ShardPlan(2, 4)


@pytest.mark.parametrize(
    ("status", "severity", "said"),
    [
        (ClusterStatus(None, 0, 0), Severity.GOOD, "no process"),
        (ClusterStatus(PLAN, 2, 3), Severity.GOOD, "standing by: 1"),
        (ClusterStatus(PLAN, 2, 2), Severity.HINT, "start one more"),
        (ClusterStatus(PLAN, 1, 2), Severity.HINT, "about to take"),
        (ClusterStatus(PLAN, 1, 1), Severity.FAULT, "start 1 more"),
        (ClusterStatus(ShardPlan(3, 4), 3, 3), Severity.FAULT, "CLUSTERS=3"),
    ],
)
def test_what_runs_is_compared_with_the_settings(
    status: ClusterStatus, severity: Severity, said: str
) -> None:
    found = judge_clusters(2, None, status)
    assert found.severity is severity
    assert said in found.text


@pytest.mark.parametrize(
    ("clusters", "shards", "severity"),
    [
        (None, None, Severity.GOOD),
        (2, None, Severity.GOOD),
        (None, 16, Severity.GOOD),
        (None, 4, Severity.HINT),
        (6, 4, Severity.FAULT),
    ],
)
def test_the_shards_are_compared_with_what_discord_recommends(
    clusters: int | None, shards: int | None, severity: Severity
) -> None:
    assert judge_shards(clusters, shards, recommended=8).severity is severity


async def test_the_clusters_are_read_from_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "HANDOVER", 0.0)
    async with lend_migrated_postgresql() as url, join_clusters(url, 1, 2, 1) as member:
        await member.take_cluster()
        settings = Settings(_env_file=None, database_url=url, clusters=1)
        found = [diagnosis.text async for diagnosis in check_clusters(settings)]
    assert len(found) == 1
    assert found[0].startswith("1 of 1 clusters are held, with 2 shards in all")


async def test_clusters_on_sqlite_are_a_fault(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, database_url=f"sqlite:///{tmp_path}/a.sqlite3", clusters=2)
    found = [diagnosis async for diagnosis in check_clusters(settings)]
    assert [one.severity for one in found] == [Severity.FAULT]


async def test_without_clusters_nothing_is_said_of_them(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, database_url=f"sqlite:///{tmp_path}/a.sqlite3")
    assert [one async for one in check_clusters(settings)] == []
