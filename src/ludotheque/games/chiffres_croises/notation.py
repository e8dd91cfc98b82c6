"""Moves as they are typed: where a line begins, then what is laid on it, cell after cell."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludotheque.core.game import Move
from ludotheque.core.grid import ACROSS, NAMES, NUMBERS, SIZE, heading, read_heading
from ludotheque.core.language import Language, folded
from ludotheque.core.notation import Words
from ludotheque.core.refusal import Refused
from ludotheque.games.chiffres_croises.model import MOVES, Exchange, Lay, Tile

SKIP: Final = "."
"""A cell that is passed over: a tile lies there."""
STAR: Final = "*"
"""A joker; what it stands for follows."""


class Notation(Words):
    """`8H 11 . *5` lays 11, then a joker for 5 two cells further, along row 8 from H; `H8 …` goes down column H.

    A new heading may follow. Other moves are verbs, as everywhere.
    """

    def __init__(self) -> None:
        super().__init__(MOVES)

    def write(self, move: Move, language: Language) -> str:
        if isinstance(move, Lay):
            return " ".join(_written(move)) or super().write(move, language)
        if isinstance(move, Exchange):
            verb = language.say("command-exchange")
            return " ".join([verb, *(str(face) if face else STAR for face in move.faces)])
        return super().write(move, language)

    def read(self, text: str, language: Language) -> Move:
        words = text.split()
        verb, rest = (folded(words[0]), words[1:]) if words else ("", [])
        if rest and verb in (folded(language.say("command-lay")), "lay"):
            words = rest
        if words and read_heading(words[0]):
            return _read(words)
        if rest:
            return super().read(f"{words[0]} {','.join(word.replace(STAR, '0') for word in rest)}", language)
        return super().read(text, language)


def _written(move: Lay) -> list[str]:
    """One heading for tiles on one line, however far apart; another one where the line changes."""
    words: list[str] = []
    step, free = 0, -1
    for tile in move.tiles:
        cell = NUMBERS[tile.cell]
        if not step or cell < free or not _same_line(free, cell, step):
            step = _direction(move, cell)
            words.append(heading(cell, step))
            free = cell
        words += [SKIP] * ((cell - free) // step)
        words.append(f"{STAR}{tile.value}" if tile.joker else str(tile.value))
        free = cell + step
    return words


def _same_line(free: int, cell: int, step: int) -> bool:
    last = free - step
    return last // SIZE == cell // SIZE if step == ACROSS else last % SIZE == cell % SIZE


def _direction(move: Lay, cell: int) -> int:
    """Along the row when another tile lies further on it, or when there is no other; else down."""
    others = [NUMBERS[tile.cell] for tile in move.tiles if NUMBERS[tile.cell] > cell]
    across = not others or any(other // SIZE == cell // SIZE for other in others)
    return ACROSS if across else SIZE


def _read(words: list[str]) -> Lay:
    tiles: list[Tile] = []
    cell, step = -1, 0
    for word in words:
        if head := read_heading(word):
            cell, step = head
            continue
        if word != SKIP:
            tiles.append(_tile(word, cell))
        cell = cell + step if cell >= 0 and (step == SIZE or cell % SIZE < SIZE - 1) else -1
    return Lay(tuple(tiles))


def _tile(word: str, cell: int) -> Tile:
    if not 0 <= cell < len(NAMES):
        raise Refused("off-the-board", details={"word": word})
    data: dict[str, Any] = {"cell": NAMES[cell], "value": word.removeprefix(STAR), "joker": word.startswith(STAR)}
    try:
        return msgspec.convert(data, Tile, strict=False)
    except msgspec.ValidationError:
        raise Refused("no-such-tile", details={"word": word}) from None
