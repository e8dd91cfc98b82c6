"""`python -m ludotheque`."""

from __future__ import annotations

import sys

from ludotheque.cli import main

if __name__ == "__main__":
    sys.exit(main())
