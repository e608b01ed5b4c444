"""A file of REST traffic, one JSON object a line."""

from pathlib import Path

from bot.devtools.sandbox.wire import encode


class TrafficFile:
    """A file that every request and its response are appended to."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a", encoding="utf-8", buffering=1)

    def write(
        self,
        method: str,
        path: str,
        *,
        request: object,
        status: int,
        response: object,
        editing_v2: bool | None,
    ) -> None:
        """Append one request and its response."""
        line: dict[str, object] = {
            "method": method,
            "path": path,
            "request": request,
            "status": status,
            "response": response,
        }
        if editing_v2 is not None:
            line["editing_v2"] = editing_v2
        self._file.write(encode(line) + "\n")

    def close(self) -> None:
        """Close the file."""
        self._file.close()
