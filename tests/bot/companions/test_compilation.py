"""The cache of compiled code, one of whose files may be cut by a full disk or a lost machine."""

from pathlib import Path

import numba
import pytest

from bot.companions import compilation


def add(first: int, second: int) -> int:
    return first + second


@pytest.fixture
def _compiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Compile in this process, and keep the result in the test's folder."""
    monkeypatch.setattr(compilation, "_compiler", numba.njit)
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))


@pytest.mark.usefixtures("_compiles")
@pytest.mark.parametrize("kind", ["nbi", "nbc"])
def test_a_cut_file_is_compiled_again_once_the_cache_is_dropped(kind: str, tmp_path: Path) -> None:
    assert compilation.compiled(add)(1, 2) == 3
    (file,) = tmp_path.rglob(f"*.{kind}")
    file.write_bytes(b"")
    read_again = compilation.compiled(add)
    with pytest.raises(EOFError):
        read_again(1, 2)
    compilation.drop_cache()
    assert read_again(1, 2) == 3
    assert file.stat().st_size > 0
