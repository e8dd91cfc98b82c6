"""What words are worth (CK-10 to CK-14), and the score pad."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from ludotheque.core.grid import NAMES
from ludotheque.core.match import Line
from ludotheque.games.crack.board import Board
from ludotheque.games.crack.letters import COLOURS
from ludotheque.games.crack.lexicon import Lexicon
from ludotheque.games.crack.model import Account, Score, Turn, Word

PRIZE: Final = 25
"""For each letter of a colour word (CK-12)."""
AN_AS: Final = 10
STEPS: Final = (10, 15, 20)
"""So many AS double, triple, quadruple points (CK-13), and from them on each is worth 10 more (CK-14)."""
MOST: Final = 300
"""No turn makes more AS."""


@cache
def factor(aces: int) -> int:
    """CK-13."""
    return 1 + sum(aces >= step for step in STEPS)


@cache
def as_points(aces: int) -> int:
    """What so many AS are worth, by the table of the pad (CK-14)."""
    return AN_AS * (aces + sum(max(0, aces - step + 1) for step in STEPS))


def ladder(aces: int) -> array[int]:
    """What AS gained by somebody who has so many are worth, by their number."""
    return array("i", [as_points(aces + gained) - as_points(aces) for gained in range(MOST)])


def factors(aces: int) -> array[int]:
    return array("i", [factor(aces + gained) for gained in range(MOST)])


def word(board: Board, run: Sequence[int], words: Lexicon, *, main: bool) -> Word:
    """A word that lies on the board."""
    letters = "".join(chr(board.letters[cell] + 64) for cell in run)
    hues = {board.hues[cell] for cell in run}
    colour = COLOURS[min(hues) - 1] if len(hues) == 1 and min(hues) else None
    return Word(
        letters=letters,
        cells=tuple(NAMES[cell] for cell in run),
        main=main,
        valid=letters in words,
        points=sum(board.hues[cell] for cell in run),
        aces=tuple(NAMES[cell] for cell in run if board.ace(cell)),
        colour=colour,
        bonus=PRIZE * len(run) if colour else 0,
    )


def score(before: int, formed: Iterable[Word], *, swapped: bool, final: tuple[str, int, bool] | None) -> Score:
    """A turn of a player who has so many AS before it.

    `swapped`: a swap has put a letter on its own colour, outside the words formed (CK-16). `final`: the FINAL cell that
    is reached, its number, whether the letter has its colour (CK-17).
    """
    words = tuple(formed)
    aces = sum(len(one.aces) for one in words) + swapped
    times = factor(before + aces)
    name, number, matched = final or ("", 0, False)
    gained = as_points(before + aces) - as_points(before)
    last = number * (times if matched else 1)
    lines = [Line("word", times * one.points, "CK-10", multiplied(one.letters, one.points, times)) for one in words]
    lines += [
        Line("colour", times * one.bonus, "CK-12", multiplied(one.letters, one.bonus, times))
        for one in words
        if one.bonus
    ]
    if aces:
        lines.append(Line("aces", gained, "CK-14", aces))
    if number:
        lines.append(Line("final", last, "CK-17", multiplied(name, number, times if matched else 1)))
    return Score(
        formed=words,
        word_points=sum(one.points for one in words),
        bonus=sum(one.bonus for one in words),
        factor=times,
        aces=aces,
        as_points=gained,
        final=last,
        lines=tuple(lines),
    )


def multiplied(name: str, points: int, times: int) -> str:
    """What scores, and how it was multiplied."""
    return name if times == 1 else f"{name} ({times} × {points})"


def account(turns: Sequence[Turn], aces: int) -> Account:
    """CK-19."""
    points = sum(turn.points for turn in turns)
    worth = as_points(aces)
    return Account(tuple(turns), aces, worth, points, points + worth, factor(aces))
