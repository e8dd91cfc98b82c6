"""What is chosen, done, told and shown in Le Casse du siècle."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import OPEN, Event, Eye, Move, Options, Seat, View

Phase: TypeAlias = Literal["begin", "dial", "lay", "look", "throw", "keep", "mix", "over"]
Portes: TypeAlias = Literal["auto", "communes", "attribuees"]
Mises: TypeAlias = Literal["aucune", "trousseau", "coffre", "deux"]
Coffre: TypeAlias = Literal["auto", "code"]

RingNumber: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
DoorNumber: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
KeyNumber: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
"""A key by its place in hand: at most three kept, four of a ring and three taken back."""


class CasseOptions(Options, frozen=True, kw_only=True):
    portes: Portes = "auto"
    """`auto`: given to two players, common to more (CS-9)."""
    passe_partout: bool = False
    combinaison_longue: bool = False
    clefs_cachees: bool = False
    main: bool = False
    mises: Mises = "aucune"
    coffre: Coffre = "auto"
    notes: bool = True


# --- moves ---------------------------------------------------------------------------------------------------------


class Take(Move, frozen=True, tag="take"):
    """Take a ring and look at its keys."""

    ring: RingNumber


class Dial(Move, frozen=True, tag="dial"):
    """Enter one number of the combination, instead of taking a ring."""

    number: Annotated[int, Meta(ge=1, le=10)]


class Lay(Move, frozen=True, tag="lay"):
    """Lay a key on a door: its letter tells the lock."""

    key: KeyNumber
    door: DoorNumber


class Change(Move, frozen=True, tag="change"):
    """Open a door in another way than it was begun, taking back the keys in the way: 0 as printed, else that digit."""

    door: DoorNumber
    code: Annotated[int, Meta(ge=0, le=6)]


class Bet(Move, frozen=True, tag="bet"):
    """Finish somebody else's door, with these keys in its free locks, in their order."""

    door: DoorNumber
    keys: tuple[KeyNumber, ...]


class Done(Move, frozen=True, tag="done"):
    """Lay no more keys; or keep in hand those that are left."""


class Look(Move, frozen=True, tag="look"):
    """Look at a gear; level 2 is the upper one of two."""

    place: Annotated[int, Meta(ge=1, le=4)]
    level: Annotated[int, Meta(ge=1, le=2)] = 1


class Throw(Move, frozen=True, tag="throw"):
    """Throw a key back onto a ring."""

    key: KeyNumber
    ring: RingNumber


class Mix(Move, frozen=True, tag="mix"):
    """Choose a ring to be mixed with the keys of the door."""

    ring: RingNumber


AnyMove: TypeAlias = Take | Dial | Lay | Change | Bet | Done | Look | Throw | Mix
MOVES: Final = (Take, Dial, Lay, Change, Bet, Done, Look, Throw, Mix)


# --- events --------------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, tag="dealt"):
    reveals = True
    game: int
    games: int
    seat: Seat


class Entered(Event, frozen=True, tag="entered"):
    reveals = True
    seat: Seat
    numbers: tuple[int, ...]
    right: bool


class Took(Event, frozen=True, tag="took"):
    reveals = True
    seat: Seat
    ring: int
    count: int
    keys: tuple[str, ...] | None

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Took(self.seat, self.ring, self.count, None)


class Laid(Event, frozen=True, tag="laid"):
    reveals = True
    seat: Seat
    door: int
    letter: str
    key: str | None
    down: bool

    def seen_by(self, eye: Eye) -> Event:
        if not self.down or eye in (self.seat, OPEN):
            return self
        return Laid(self.seat, self.door, self.letter, None, self.down)


class Unfit(Event, frozen=True, tag="unfit"):
    """All that fits had to be laid: what is left fits no lock of theirs."""

    reveals = True
    seat: Seat
    count: int


class Changed(Event, frozen=True, tag="changed"):
    reveals = True
    seat: Seat
    door: int
    letters: str
    back: tuple[str, ...] | None
    laid: tuple[str, ...]
    keys: tuple[str, ...]
    down: bool

    def seen_by(self, eye: Eye) -> Event:
        if not self.down or eye in (self.seat, OPEN):
            return self
        return Changed(self.seat, self.door, self.letters, None, self.laid, self.keys, self.down)


class Wagered(Event, frozen=True, tag="wagered"):
    reveals = True
    seat: Seat
    owner: Seat
    door: int
    laid: tuple[str, ...]
    won: bool


class Opened(Event, frozen=True, tag="opened"):
    reveals = True
    seat: Seat
    door: int
    keys: tuple[str, ...]
    pot: int


class Looked(Event, frozen=True, tag="looked"):
    reveals = True
    seat: Seat
    place: int
    level: int
    number: int | None
    stacked: bool

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Looked(self.seat, self.place, self.level, None, self.stacked)


class Spared(Event, frozen=True, tag="spared"):
    seat: Seat
    door: int


class Threw(Event, frozen=True, tag="threw"):
    seat: Seat
    ring: int
    count: int
    keys: tuple[str, ...] | None

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Threw(self.seat, self.ring, self.count, None)


class Kept(Event, frozen=True, tag="kept"):
    seat: Seat
    count: int


class Mixed(Event, frozen=True, tag="mixed"):
    seat: Seat
    door: int
    keys: tuple[str, ...]
    rings: tuple[int, ...]
    into: tuple[int, ...]


class SafeOpened(Event, frozen=True, tag="safe-opened"):
    reveals = True
    ends_round = True
    winner: Seat
    numbers: tuple[int, ...]
    pot: int


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The game has lasted too long."""

    ends_round = True
    turns: int


EVENTS: Final = (
    Dealt, Entered, Took, Laid, Unfit, Changed, Wagered, Opened, Looked, Spared, Threw, Kept, Mixed,
    SafeOpened, Abandoned,
)  # fmt: skip


# --- views ---------------------------------------------------------------------------------------------------------


class Lock(Struct, frozen=True):
    printed: str
    laid: bool
    key: str | None


class Door(Struct, frozen=True):
    owner: Seat | None
    open: bool
    locks: tuple[Lock, ...]


class Ring(Struct, frozen=True):
    size: int
    keys: tuple[str, ...]


class Hand(Struct, frozen=True):
    size: int
    keys: tuple[str, ...]
    back: int


class Gear(Struct, frozen=True):
    place: int
    level: int
    number: int | None
    seen_by: tuple[Seat, ...]


class Note(Struct, frozen=True):
    """Keys that one has seen and that went out of sight together: each lies in one of these places."""

    keys: tuple[str, ...]
    rings: tuple[int, ...]
    hands: tuple[Seat, ...]
    doors: tuple[int, ...]


class Sight(Struct, frozen=True):
    """What one has seen in the turn just played: kept before one's eyes until the next one begins."""

    ring: int | None
    keys: tuple[str, ...]
    gears: tuple[Gear, ...]


class Stakes(Struct, frozen=True):
    ring: int
    gear: int
    chips: tuple[int, ...]
    door_pot: int
    safe_pot: int


class CasseView(View, frozen=True, kw_only=True):
    turn: Seat | None
    player: Seat | None
    """Whose turn is played; somebody else may have to decide in it, after a lost bet."""
    turns: int
    """The number of this turn, from 1."""
    game: int
    games: int
    doors: tuple[Door, ...]
    rings: tuple[Ring, ...]
    """With the keys that the eye knows to be there."""
    hands: tuple[Hand, ...]
    """With the keys that the eye knows to be there; the last ones were taken back from a door (`back`)."""
    gears: tuple[Gear, ...]
    """Place by place, the lower one first."""
    known: tuple[int, ...]
    """How many gears now on the safe each seat has seen."""
    reserve: int
    reserve_gears: tuple[int, ...] | None
    """Only for the open eye; the next one comes last."""
    dialled: tuple[int, ...]
    wrong: tuple[tuple[int, ...], ...]
    """Combinations entered in vain, while it was no longer than it is now."""
    opened: tuple[int, ...]
    """Doors that stand open until their keys are mixed."""
    mixing: tuple[int, ...]
    """Rings chosen so far to be mixed with the keys of the first of them."""
    throwing: tuple[int, ...]
    """Rings onto which keys may be thrown now."""
    notes: tuple[Note, ...]
    sight: Sight | None
    stakes: Stakes
