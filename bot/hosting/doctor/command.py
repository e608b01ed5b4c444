"""The command `unspoken doctor`."""

from collections.abc import AsyncIterator
from typing import TextIO

from bot.hosting.doctor.clusters import check_clusters
from bot.hosting.doctor.connection import check_discord
from bot.hosting.doctor.diagnosis import Diagnosis, Severity, fault
from bot.hosting.doctor.machine import check_database, check_drawing, check_versions
from bot.process.exit_status import ExitStatus
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings


async def examine(settings: Settings, out: TextIO) -> ExitStatus:
    """Write a line for everything that was checked, and return the exit status."""
    faults = 0
    async for diagnosis in _check_all(settings):
        out.write(f"{diagnosis.severity.value} {diagnosis.text}\n")
        out.flush()
        faults += diagnosis.severity is Severity.FAULT
    return ExitStatus.FAULTS_FOUND if faults else ExitStatus.DONE


async def _check_all(settings: Settings) -> AsyncIterator[Diagnosis]:
    yield check_versions()
    async for diagnosis in check_database(settings.database_url.get_secret_value()):
        yield diagnosis
    async for diagnosis in check_clusters(settings):
        yield diagnosis
    yield await check_drawing()
    try:
        use_endpoints(settings.discord_api, settings.discord_gateway)
    except ValueError as wrong:
        yield fault(f"DISCORD_API and DISCORD_GATEWAY: {wrong}.")
        return
    async for diagnosis in check_discord(settings):
        yield diagnosis
