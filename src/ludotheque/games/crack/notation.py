"""Moves as they are typed: where a word begins, the word, and the colours of its letters where one cares."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludotheque.core.game import Move
from ludotheque.core.grid import ACROSS, DOWN, NAMES, NUMBERS, SIZE, heading, read_heading
from ludotheque.core.language import Language, folded
from ludotheque.core.notation import Words
from ludotheque.core.refusal import Refused
from ludotheque.games.crack.letters import COLOURS, Colour
from ludotheque.games.crack.model import MOVES, Choice, Lay, Pass, Swap, Tile, Trade
from ludotheque.games.crack.packing import fold

SKIP: Final = "."
"""A cell that is passed over: a letter lies there."""
SWAP: Final = re.compile(r"=(?P<cell>[0-9]{1,2}[A-Q])(?P<colour>[A-Z])", re.IGNORECASE)
PIECE: Final = re.compile(r"(?P<letter>[A-Z])(?P<colour>[a-z]?)")
WORD: Final = re.compile(r"(?:[A-Z][a-z]?|\.)+")


class Notation(Words):
    """`2A LIGNE` lays a word along row 2 from A; `D2 .OUS` goes down column D, over a letter that lies there.

    A letter may be followed by its colour in small (`LvIrGrNrEo`: the marks of the texts); a colour left out is the one
    that scores most. `=3Db` before it swaps the letter of 3D. Letters of the board may be typed as well. Other moves
    are verbs, as everywhere.
    """

    def __init__(self) -> None:
        super().__init__(MOVES)

    def write(self, move: Move, language: Language) -> str:
        if isinstance(move, Lay):
            return _written(move, language) or super().write(move, language)
        if isinstance(move, Pass | Trade):
            verb = language.say(f"command-{move.__struct_config__.tag}")
            return " ".join([verb, *(_piece(one.letter, one.colour, language) for one in move.pieces)])
        return super().write(move, language)

    def read(self, text: str, language: Language) -> Move:
        words = text.split()
        if len(words) > 1 and folded(words[0]) in (folded(language.say("command-lay")), "lay"):
            words = words[1:]
        if words and (words[0].startswith("=") or read_heading(words[0])):
            return _read(words, language)
        kind = self._kind(words[0] if words else "", language)
        if kind in (Pass, Trade):
            return kind(pieces=tuple(_choices(words[1:], language)))
        return super().read(text, language)


def marks(language: Language) -> dict[str, Colour]:
    """The small letters that stand for the colours in a language."""
    return {language.say("colour-mark", colour=colour): colour for colour in COLOURS}


def _piece(letter: str, colour: Colour | None, language: Language) -> str:
    return letter + (language.say("colour-mark", colour=colour) if colour else "")


def _written(move: Lay, language: Language) -> str:
    """One heading for letters on one line, however far apart; another one where the line changes."""
    words = [f"={move.swap.cell}{language.say('colour-mark', colour=move.swap.colour)}"] if move.swap else []
    step, free = 0, -1
    for tile in move.tiles:
        cell = NUMBERS[tile.cell]
        if not step or cell < free or not _same_line(free - step, cell, step):
            step = _direction(move, cell)
            words += [heading(cell, step), ""]
            free = cell
        words[-1] += SKIP * ((cell - free) // step) + _piece(tile.letter, tile.colour, language)
        free = cell + step
    return " ".join(words)


def _same_line(cell: int, other: int, step: int) -> bool:
    return cell // SIZE == other // SIZE if step == ACROSS else cell % SIZE == other % SIZE


def _direction(move: Lay, cell: int) -> int:
    """Along the row when another letter lies further on it, or when there is no other; else down."""
    others = [NUMBERS[tile.cell] for tile in move.tiles if NUMBERS[tile.cell] > cell]
    across = not others or any(other // SIZE == cell // SIZE for other in others)
    return ACROSS if across else DOWN


def _read(words: Sequence[str], language: Language) -> Lay:
    swap: Swap | None = None
    tiles: list[Tile] = []
    cell, step = -1, 0
    for word in words:
        if head := read_heading(word):
            cell, step = head
        elif found := SWAP.fullmatch(word):
            swap = Swap(_cell_name(found["cell"]), _colour(found["colour"], word, language))
        else:
            for letter, colour in _letters(word, language):
                if letter != SKIP:
                    tiles.append(Tile(letter, colour, cell=_name(cell, word)))
                cell = cell + step if cell >= 0 and (step == DOWN or cell % SIZE < SIZE - 1) else -1
    return Lay(tuple(tiles), swap)


def _cell_name(text: str) -> str:
    if text.upper() not in NUMBERS:
        raise Refused("off-the-board", details={"word": text})
    return text.upper()


def _name(cell: int, word: str) -> str:
    if not 0 <= cell < len(NAMES):
        raise Refused("off-the-board", details={"word": word})
    return NAMES[cell]


def _letters(word: str, language: Language) -> list[tuple[str, Colour | None]]:
    """The letters of a word with their colours; in small letters alone, or with accents, it has none."""
    if not WORD.fullmatch(word):
        word = fold(word)
    if not WORD.fullmatch(word):
        raise Refused("not-letters", details={"word": word})
    return [
        (found[0], _colour(found[1:], word, language) if found[1:] else None)
        for found in re.findall(r"[A-Z][a-z]?|\.", word)
    ]


def _colour(mark: str, word: str, language: Language) -> Colour:
    known = marks(language)
    if mark.lower() not in known:
        raise Refused("no-such-colour", details={"word": word, "known": ", ".join(known)})
    return known[mark.lower()]


def _choices(words: Sequence[str], language: Language) -> list[Choice]:
    """`E Rr`, or all in one."""
    return [Choice(letter, colour) for word in words for letter, colour in _letters(word, language) if letter != SKIP]
