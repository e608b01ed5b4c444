"""`unspoken`, and `python -m bot`."""

import signal
import sys


def main() -> int:
    """Run the command of the command line, and return the exit status."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # While the program is loaded, Ctrl-C ends it without a traceback.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bot.cli import main as use_command  # noqa: PLC0415 - after that

    return use_command()


if __name__ == "__main__":
    sys.exit(main())
