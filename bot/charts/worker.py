"""The process that draws: a line of JSON in, a picture out, until nobody asks any more."""

import sys

from pydantic import ValidationError

from bot.charts.chart import CHARTS, HEAD
from bot.charts.drawing import draw


def work() -> None:
    """Answer every line; the end of the input is the end of the bot."""
    for line in sys.stdin.buffer:
        try:
            done, answer = True, draw(CHARTS.validate_json(line))
        except (ValidationError, ValueError, ArithmeticError, LookupError, TypeError, OSError) as fault:
            # Its words could hold what was to be drawn; its name says enough for a log.
            done, answer = False, type(fault).__name__.encode()
        sys.stdout.buffer.write(done.to_bytes(1, "big") + len(answer).to_bytes(HEAD - 1, "big") + answer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    work()
