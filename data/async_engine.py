"""SQLAlchemy's asyncio engine without its ORM, which nothing here uses."""

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from typing import Final

_PACKAGE: Final = "sqlalchemy.ext.asyncio"


def _load_engine_alone() -> None:
    """Load the package's engine, not its sessions: they load the ORM, 9 MB and a tenth of a start."""
    spec = find_spec(_PACKAGE)
    if _PACKAGE in sys.modules or spec is None:
        return
    package = sys.modules[_PACKAGE] = module_from_spec(spec)
    engine = import_module(f"{_PACKAGE}.engine")
    for name in ("AsyncConnection", "AsyncEngine", "create_async_engine"):
        setattr(package, name, getattr(engine, name))


_load_engine_alone()

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine  # noqa: E402, TID251

__all__ = ("AsyncConnection", "AsyncEngine", "create_async_engine")
