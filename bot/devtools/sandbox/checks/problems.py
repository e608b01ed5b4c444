"""The problems of a request body, and the tree of errors that Discord responds with."""

from collections.abc import Sequence

from bot.devtools.sandbox.errors import RefusedError
from bot.devtools.sandbox.wire import Object, Path

INVALID_FORM_BODY = 50035


class Problems:
    """The problems found in one body."""

    def __init__(self) -> None:
        self.found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add one problem."""
        self.found.append((path, code, message))

    def add_missing(self, path: Path) -> None:
        """Add the problem of a missing field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def add_not_a_choice(self, path: Path, allowed: Sequence[object]) -> None:
        """Add the problem of a value that is not among those allowed."""
        listed = ", ".join(str(value) for value in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def raise_any(self) -> None:
        """Raise an error if there are any problems.

        Raises:
            RefusedError: 400 with code 50035 and the tree of errors.
        """
        if self.found:
            raise RefusedError(400, INVALID_FORM_BODY, "Invalid Form Body", errors=self.tree())

    def tree(self) -> Object:
        """Return the problems as a tree, nested by their paths."""
        root: Object = {}
        for path, code, message in self.found:
            node = root
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return root

    def text(self, body: Object, key: str, path: Path, low: int, high: int, *, need: bool = False) -> str:
        """Return a string, checked for its length; "" if it is absent."""
        value = body.get(key)
        if value is None:
            if need:
                self.add_missing((*path, key))
            return ""
        if not isinstance(value, str):
            self.add((*path, key), "BASE_TYPE_STRING", "Must be a string.")
            return ""
        if not low <= len(value) <= high:
            if low > 0:
                self.add((*path, key), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            else:
                self.add((*path, key), "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return value

    def whole(self, body: Object, key: str, path: Path, low: int, high: int) -> int | None:
        """Return an integer, checked for its bounds; None if it is absent."""
        value = body.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.add((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < low:
            self.add((*path, key), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.add((*path, key), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return value

    def rows(self, body: Object, key: str, path: Path, low: int, high: int) -> list[Object]:
        """Return a list of objects, checked for its length; [] if it is absent."""
        value = body.get(key)
        if value is None:
            if low > 0:
                self.add_missing((*path, key))
            return []
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.add((*path, key), "LIST_TYPE_CONVERT", "Only iterables of objects may be used here.")
            return []
        if not low <= len(value) <= high:
            self.add((*path, key), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return value
