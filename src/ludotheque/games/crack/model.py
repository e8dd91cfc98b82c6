"""What is chosen, done, told and shown in Le Crack."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import OPEN, Event, Eye, Move, Options, Seat, View
from ludotheque.core.grid import CELLS, CellName
from ludotheque.core.match import Line
from ludotheque.core.refusal import Detail
from ludotheque.games.crack.letters import COLOURS, RACK, VALUES, Code, Colour, Letter

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
"""What a FINAL cell is worth."""
Reason: TypeAlias = Literal["final", "out", "agreed", "idle"]
"""Why it is over: a word has reached FINAL, pool and a rack are empty, all have said so, or all have passed twice."""


class CrackOptions(Options, frozen=True, kw_only=True):
    final_16p: Number = 50
    final_16q: Number = 75
    final_17p: Number = 75
    final_17q: Number = 100
    words: str = ""
    """The SHA-256 of a list of one's own; left empty: the list of the house."""


# --- moves ---------------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A letter of one's rack. Its colour may be left out when it goes without saying."""

    letter: Letter
    colour: Colour | None = None


class Tile(Choice, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A letter on a cell: a new one, or the one that lies there already."""

    cell: CellName


class Swap(Struct, frozen=True, forbid_unknown_fields=True):
    """The letter of a cell is changed for the same one of the rack in this colour (CK-16)."""

    cell: CellName
    colour: Colour


class Lay(Move, frozen=True, tag="lay"):
    """Lay letters on one row or column, perhaps after a swap."""

    tiles: Annotated[tuple[Tile, ...], Meta(max_length=CELLS)]
    swap: Swap | None = None


Choices: TypeAlias = Annotated[tuple[Choice, ...], Meta(max_length=RACK)]


class Pass(Move, frozen=True, tag="pass"):
    """Form no word and exchange two letters."""

    pieces: Choices = ()


class Trade(Move, frozen=True, tag="trade"):
    """With 10 AS, after laying: exchange one or two letters more."""

    pieces: Choices


class Keep(Move, frozen=True, tag="keep"):
    """With 10 AS, after laying: exchange nothing."""


class Stop(Move, frozen=True, tag="stop"):
    """Form no word, exchange nothing, and say that the game cannot go on."""


AnyMove: TypeAlias = Lay | Pass | Trade | Keep | Stop
MOVES: Final = (Lay, Pass, Trade, Keep, Stop)


# --- events --------------------------------------------------------------------------------------------------------


class Piece(Struct, frozen=True):
    """A letter of the game."""

    letter: Letter
    colour: Colour

    @classmethod
    def of(cls, code: Code) -> Self:
        return cls(code[0], COLOURS[VALUES[code[1]] - 1])

    @property
    def code(self) -> Code:
        return self.letter + self.colour


class Swapped(Event, frozen=True, tag="swapped"):
    """A letter of the board was changed for the same one in another colour."""

    seat: Seat
    cell: CellName
    taken: Piece
    given: Piece


class Word(Struct, frozen=True):
    """A word formed in a turn."""

    letters: str
    cells: tuple[CellName, ...]
    main: bool
    valid: bool
    """Whether it is in the list."""
    points: int
    """What its letters count for."""
    aces: tuple[CellName, ...]
    colour: Colour | None
    """That of a colour word."""
    bonus: int
    """For a colour word."""


class Score(Struct, frozen=True):
    """What a turn is worth."""

    formed: tuple[Word, ...]
    """The main word, then the additional ones."""
    word_points: int
    """Not yet multiplied, nor is the bonus."""
    bonus: int
    factor: int
    aces: int
    """AS gained."""
    as_points: int
    final: int
    """For the FINAL cell, with all that multiplies it."""
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """What goes into the column of points."""
        return self.factor * (self.word_points + self.bonus) + self.final

    @property
    def total(self) -> int:
        return self.points + self.as_points


class Laid(Event, frozen=True, tag="laid"):
    reveals = True
    seat: Seat
    word: str
    tiles: tuple[Tile, ...]
    """The new ones."""
    score: Score
    lines: tuple[Line, ...]
    points: int
    """All that the turn brings."""
    total: int


class Drew(Event, frozen=True, tag="drew"):
    reveals = True
    seat: Seat
    count: int
    pieces: tuple[Piece, ...] | None
    left: int
    """In the pool."""

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Drew(self.seat, self.count, None, self.left)


class Passed(Event, frozen=True, tag="passed"):
    reveals = True
    seat: Seat
    count: int
    given: tuple[Piece, ...] | None
    taken: tuple[Piece, ...] | None

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Passed(self.seat, self.count, None, None)


class Traded(Event, frozen=True, tag="traded"):
    reveals = True
    seat: Seat
    count: int
    given: tuple[Piece, ...] | None
    taken: tuple[Piece, ...] | None

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Traded(self.seat, self.count, None, None)


class Kept(Event, frozen=True, tag="kept"):
    seat: Seat


class Stopped(Event, frozen=True, tag="stopped"):
    seat: Seat


class Over(Event, frozen=True, tag="over"):
    ends_round = True
    reason: Reason


EVENTS: Final = (Swapped, Laid, Drew, Passed, Traded, Kept, Stopped, Over)


# --- views ---------------------------------------------------------------------------------------------------------


class Rack(Struct, frozen=True):
    count: int
    pieces: tuple[Code, ...] | None
    """None when the eye may not see them."""


class Turn(Struct, frozen=True):
    """A line of the score pad."""

    word: str | None
    """None for a turn without one."""
    aces: int
    points: int


class Account(Struct, frozen=True):
    """What the score pad says of a player."""

    turns: tuple[Turn, ...]
    aces: int
    as_points: int
    """What these AS are worth, by the table of the pad."""
    points: int
    """The sum of the column."""
    total: int
    factor: int
    """What points are multiplied by with these AS."""


class CrackView(View, frozen=True, kw_only=True):
    turn: Seat | None
    first: Seat
    ground: str
    """The colours of the cells, by rows."""
    board: tuple[Code | None, ...]
    """The letters that lie there, by rows."""
    finals: dict[CellName, int]
    """The numbers of the FINAL cells."""
    racks: tuple[Rack, ...]
    pool: int
    pool_pieces: tuple[Code, ...] | None
    """Only for the open eye; the next one to be drawn comes last."""
    accounts: tuple[Account, ...]
    fresh: tuple[CellName, ...]
    """What was laid last."""
    swapped: CellName | None
    """Where a letter was swapped before that."""
    score: Score | None
    """What the last word was worth."""
    may_swap: bool
    """Whether the eye may swap a letter of the board now."""
    must_give: int
    """How many letters the eye exchanges when it passes now."""
    may_trade: int
    """How many letters at most the eye may exchange now, having laid."""
    stopping: tuple[Seat, ...]
    """Who says that the game cannot go on."""
    idle: int
    """Turns without a word, in a row."""


class Preview(Struct, frozen=True, kw_only=True):
    """What letters put down so far make."""

    score: Score | None
    """Words that are not in the list count too: `valid` tells them. None when no word is formed."""
    total: int
    legal: bool
    refused: str | None
    """Why it cannot be played: the text `refused-<code>` says it, with the details."""
    rule: str
    details: dict[str, Detail]
