"""Pack the word list of Le Crack: ``words/fr.txt.xz`` into ``words/fr.dawg`` beside it, when it is stale.

``fr.stamp`` holds the digest of what it was packed from. Standard library only.

    python build_lexicon.py
"""

from __future__ import annotations

import hashlib
import importlib.util
import lzma
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

ROOM = Path(__file__).resolve().parent / "src" / "ludotheque" / "games" / "crack"
LIST = ROOM / "words" / "fr.txt.xz"
PACKING = ROOM / "packing.py"
PACKED = ROOM / "words" / "fr.dawg"
STAMP = ROOM / "words" / "fr.stamp"


def stamp() -> str:
    return hashlib.sha256(LIST.read_bytes() + PACKING.read_bytes()).hexdigest()


def fresh() -> bool:
    return PACKED.exists() and STAMP.exists() and STAMP.read_text() == stamp()


def packing() -> ModuleType:
    """The module that packs, without the package around it: nothing need be installed yet."""
    spec = importlib.util.spec_from_file_location("packing", PACKING)
    if spec is None or spec.loader is None:
        raise ImportError(str(PACKING))
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def build(log: Callable[[str], None]) -> None:
    if fresh():
        log("lexicon: up to date")
        return
    packer = packing()
    words = packer.read(lzma.decompress(LIST.read_bytes()).decode())
    if packer.digest(words) != packer.HOUSE:
        raise ValueError(f"{LIST.name} is damaged, or is another list than {packer.HOUSE}")
    part = PACKED.with_suffix(".part")
    part.write_bytes(packer.pack(words))
    part.replace(PACKED)  # programs that have the old one open keep it
    STAMP.write_text(stamp())
    log(f"lexicon: packed {len(words):,} words")


def main() -> None:
    try:
        build(print)
    except (OSError, ValueError, lzma.LZMAError) as error:
        sys.exit(f"lexicon: {error}")


if __name__ == "__main__":
    main()
