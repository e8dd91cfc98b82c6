"""Word lists, packed into a graph that is searched letter by letter. Standard library only: the build uses it too.

The graph is a minimal DAWG in one array of 32-bit numbers. A node is a run of edges, in the order of the alphabet; an
edge is a letter (1 to 26, bits 0 to 4), whether a word ends with it (`ENDS`), whether it is the last of its node
(`LAST`), and from `CHILD` bits on the place of the node it leads to, 0 for none. The number at place 0 is that of the
root.

A packed file is a header (a mark, how many words, SHA-256 of the list, SHA-256 of the graph), then the graph, in the
byte order of the machine that packed it. The list is named by the SHA-256 of its text: sorted, one word a line.
"""

from __future__ import annotations

import hashlib
import re
import struct
import unicodedata
from array import array
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

ENDS: Final = 32
LAST: Final = 64
CHILD: Final = 7
LETTER: Final = 31

HOUSE: Final = "a05ddb6d12d5e887809aea3aee9fa9feef82c775472a18faa091fc094aefa504"
"""SHA-256 of the list of the house."""

_MARK: Final = 0x4C44_5701
_HEADER: Final = struct.Struct("=II32s32s")
_WORD: Final = re.compile("[A-Z]{2,17}")


class NotAWord(ValueError):
    """A line of a list that holds something else than a word of 2 to 17 letters."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, text)
        self.line = line
        self.text = text


class Packed(NamedTuple):
    """What a packed file holds."""

    size: int
    digest: str
    graph: memoryview


def fold(text: str) -> str:
    """In capitals, without accents: as letters lie on a board."""
    split = unicodedata.normalize("NFD", text.replace("œ", "oe").replace("æ", "ae").upper())
    return "".join(c for c in split.replace("Œ", "OE").replace("Æ", "AE") if not unicodedata.combining(c))


def read(text: str) -> list[str]:
    """The words of a list, one a line, sorted; empty lines do not count."""
    found: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        word = fold(line.strip())
        if _WORD.fullmatch(word):
            found.add(word)
        elif word:
            raise NotAWord(number, line.strip())
    return sorted(found)


def digest(words: Sequence[str]) -> str:
    """The name of a list: its SHA-256. The words are sorted."""
    return hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest()


def graph(words: Iterable[str]) -> array[int]:
    """The minimal DAWG of sorted words (Daciuk, Mihov, Watson and Watson, 2000)."""
    edges = array("I", [0])
    places: dict[tuple[int, ...], int] = {(): 0}
    open_nodes: list[list[int]] = [[]]  # those on the way to the word that was added last
    previous = ""

    def close(depth: int) -> int:
        """The place of the open node at that depth, which is complete now."""
        node = tuple(open_nodes[depth])
        if node not in places:
            places[node] = len(edges)
            edges.extend(node[:-1])
            edges.append(node[-1] | LAST)
        return places[node]

    def shorten(depth: int) -> None:
        """Complete the open nodes below that depth."""
        while len(open_nodes) > depth + 1:
            child = close(len(open_nodes) - 1)
            open_nodes.pop()
            open_nodes[-1][-1] |= child << CHILD

    for word in words:
        common = 0
        while common < len(previous) and previous[common] == word[common]:
            common += 1
        shorten(common)
        for letter in word[common:]:
            open_nodes[-1].append(ord(letter) - 64)
            open_nodes.append([])
        open_nodes[-2][-1] |= ENDS
        previous = word
    shorten(0)
    edges[0] = close(0)
    return edges


def pack(words: Sequence[str]) -> bytes:
    """The packed file of sorted words."""
    body = graph(words).tobytes()
    return _HEADER.pack(_MARK, len(words), bytes.fromhex(digest(words)), hashlib.sha256(body).digest()) + body


def unpack(data: memoryview) -> Packed:
    """What is in a packed file. Raises `ValueError` for one that is damaged."""
    if len(data) <= _HEADER.size or len(data) % 4:
        raise ValueError("too short")
    mark, count, name, checked = _HEADER.unpack(data[: _HEADER.size])
    body = data[_HEADER.size :]
    if mark != _MARK or hashlib.sha256(body).digest() != checked:
        raise ValueError("damaged")
    return Packed(count, name.hex(), body.cast("I"))
