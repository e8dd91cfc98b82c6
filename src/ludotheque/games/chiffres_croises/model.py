"""What is chosen, done, told and shown in Les Chiffres croisés."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import OPEN, Event, Eye, Move, Options, Seat, View
from ludotheque.core.grid import CELLS, CellName
from ludotheque.core.match import Line, Sheet
from ludotheque.core.refusal import Detail
from ludotheque.games.chiffres_croises.tiles import LARGEST, RACK, Face

Value: TypeAlias = Annotated[int, Meta(ge=1, le=LARGEST)]
"""What a tile counts for on the board."""
Passes: TypeAlias = Literal["stuck", "free"]
"""When a turn may be lost: only when no tile can be laid (CC-9), or whenever one likes."""
Reason: TypeAlias = Literal["out", "blocked", "idle"]
"""Why it is over: a rack and the bag are empty, nobody could play any more, or nobody has played for three rounds."""


class ChiffresOptions(Options, frozen=True, kw_only=True):
    passes: Passes = "stuck"


# --- moves ---------------------------------------------------------------------------------------------------------


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a cell. A joker keeps the value it is given."""

    cell: CellName
    value: Value
    joker: bool = False


class Lay(Move, frozen=True, tag="lay"):
    """Lay tiles on one row or column."""

    tiles: Annotated[tuple[Tile, ...], Meta(max_length=CELLS)]


class Exchange(Move, frozen=True, tag="exchange"):
    """Lose the turn and change tiles with the bag."""

    faces: Annotated[tuple[Face, ...], Meta(max_length=RACK)]


class Pass(Move, frozen=True, tag="pass"):
    """Lose the turn."""


AnyMove: TypeAlias = Lay | Exchange | Pass
MOVES: Final = (Lay, Exchange, Pass)


# --- events --------------------------------------------------------------------------------------------------------


class Combination(Struct, frozen=True):
    """An unbroken line of tiles."""

    cells: tuple[CellName, ...]
    values: tuple[int, ...]
    sum: int
    fits: bool
    """Whether it makes one of the targets."""


class Laid(Event, frozen=True, tag="laid"):
    reveals = True
    seat: Seat
    tiles: tuple[Tile, ...]
    combinations: tuple[Combination, ...]
    lines: tuple[Line, ...]
    points: int
    total: int


class Drew(Event, frozen=True, tag="drew"):
    reveals = True
    seat: Seat
    count: int
    faces: tuple[Face, ...] | None
    left: int
    """In the bag."""

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Drew(self.seat, self.count, None, self.left)


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class Exchanged(Event, frozen=True, tag="exchanged"):
    reveals = True
    seat: Seat
    count: int
    given: tuple[Face, ...] | None
    taken: tuple[Face, ...] | None

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Exchanged(self.seat, self.count, None, None)


class Kept(Event, frozen=True, tag="kept"):
    """The tiles that a player is left with cost their value (CC-13)."""

    reveals = True
    seat: Seat
    faces: tuple[Face, ...]
    points: int
    """What they cost."""
    total: int


class Over(Event, frozen=True, tag="over"):
    ends_round = True
    reason: Reason


EVENTS: Final = (Laid, Drew, Passed, Exchanged, Kept, Over)


# --- views ---------------------------------------------------------------------------------------------------------


class Rack(Struct, frozen=True):
    count: int
    faces: tuple[Face, ...] | None
    """0 for a joker; none when the eye may not see them."""


class ChiffresView(View, frozen=True, kw_only=True):
    turn: Seat | None
    targets: tuple[int, ...]
    board: tuple[int, ...]
    """What the tile of each cell counts for, by rows; 0: no tile."""
    jokers: tuple[CellName, ...]
    """Where jokers lie."""
    blue: tuple[CellName, ...]
    red: tuple[CellName, ...]
    fresh: tuple[CellName, ...]
    """What was laid last."""
    racks: tuple[Rack, ...]
    bag: int
    bag_faces: tuple[Face, ...] | None
    """Only for the open eye; the next one to be drawn comes last."""
    totals: tuple[int, ...]
    turns: tuple[tuple[int, ...], ...]
    """What each turn has brought, by seat."""
    sheet: Sheet | None
    """The account of the whole game, once it is over."""
    idle: int
    """Turns lost in a row."""
    may_pass: bool
    """Whether the eye may lose its turn now."""
    may_exchange: int
    """How many tiles at most the eye may change with the bag now."""


class Preview(Struct, frozen=True, kw_only=True):
    """What tiles put down so far make."""

    combinations: tuple[Combination, ...]
    """Every line that they touch."""
    lines: tuple[Line, ...]
    """What they would score, line by line; combinations that do not fit score nothing."""
    points: int
    legal: bool
    refused: str | None
    """Why it cannot be played: the text `refused-<code>` says it, with the details."""
    rule: str
    details: dict[str, Detail]
