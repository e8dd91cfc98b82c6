"""The commands: `ludotheque --help`."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from typing import Final

INTERRUPTED: Final = 130
"""What a shell expects of a command that Ctrl-C has ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status: 2 for anything that was refused."""
    from ludotheque.cli.app import run
    from ludotheque.cli.desk import Desk, preferred
    from ludotheque.core.refusal import Refused

    desk = Desk(preferred(os.environ))
    try:
        with warnings.catch_warnings():
            warnings.showwarning = desk.heed
            return run(desk, sys.argv[1:] if arguments is None else arguments)
    except Refused as refused:
        desk.refuse(refused)
        return 2
    except KeyboardInterrupt:
        desk.complain("cli-interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: say nothing more
        return 1
    except ModuleNotFoundError as error:
        if os.environ.get("LUDOTHEQUE_TRACE"):
            raise
        desk.complain("cli-package-missing", package=error.name or str(error))
        return 2
    except Exception as error:
        if os.environ.get("LUDOTHEQUE_TRACE"):
            raise
        desk.complain("cli-unforeseen", kind=type(error).__name__, why=str(error))
        return 1
