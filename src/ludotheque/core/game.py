"""The contract of a game: all that a server, a bot, a client or a record may use of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.language import Language

Seat: TypeAlias = int

OPEN: Final = "open"
"""The eye of a replay: it sees everything. No seat and no spectator of a game that goes on is ever given it."""

Eye: TypeAlias = Seat | Literal["open"] | None
"""Who looks: a seat, a spectator (None), or the open view of a finished game."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is chosen before a game: every field has a default, and unknown fields are refused."""


Presets: TypeAlias = Mapping[str, Options]
"""Usual choices of options, by name."""


class Move(Struct, frozen=True, tag_field="move", forbid_unknown_fields=True, gc=False):
    """One decision of a player. Each subclass is tagged with the name that records and commands know it by."""


class Event(Struct, frozen=True, tag_field="event", gc=False):
    """What has happened, as one sentence of a log can tell it."""

    reveals: ClassVar[bool] = False
    """Whether it showed anybody something that was hidden: such a move cannot be taken back alone."""
    ends_round: ClassVar[bool] = False
    """Whether a round of the game ended with it."""

    def seen_by(self, eye: Eye) -> Event:
        """The event as that eye may know it."""
        return self


class View(Struct, frozen=True, kw_only=True, gc=False):
    """What one eye knows of a position."""

    phase: str
    """What is to be done now: the text `phase-<phase>` of the game says it in one line (`over` when all is done)."""


class Result(Struct, frozen=True):
    """How a game ended."""

    totals: tuple[int, ...]
    """Final points, by seat."""
    ranking: tuple[int, ...]
    """Rank by seat: 1 for those who won; equal totals share a rank."""
    reason: str
    """Why it ended: the text `end-<reason>` of the game says it in words."""

    @classmethod
    def by_points(cls, totals: Sequence[int], reason: str) -> Result:
        """The highest total wins and equal totals share their rank."""
        ranking = tuple(1 + sum(other > total for other in totals) for total in totals)
        return cls(totals=tuple(totals), ranking=ranking, reason=reason)

    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranking) if rank == 1)


M = TypeVar("M", bound=Move)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
AnyState: TypeAlias = "State[Any]"
AnyGame: TypeAlias = "Game[Any, Any]"


class State(Protocol[M]):
    """One position, changed in place by `play`."""

    def turn(self) -> frozenset[Seat]:
        """Who may act now; nobody once it is over."""
        ...

    def moves(self, seat: Seat) -> Iterable[M]:
        """The legal moves of that seat, none when it may not act."""
        ...

    def play(self, seat: Seat, move: M) -> list[Event]:
        """Do it wholly, or raise `Refused` and change nothing."""
        ...

    def view(self, eye: Eye) -> View:
        """What that eye may know."""
        ...

    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat, as the score pad on the table shows them to everybody."""
        ...

    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        ...

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        """A random position that this seat cannot tell from the true one; it goes on with that chance."""
        ...

    def clone(self) -> Self:
        """An independent copy."""
        ...

    def inventory(self) -> Mapping[str, int]:
        """Every piece and chip where it now lies, counted by kind: the same in every position of a game."""
        ...


@runtime_checkable
class Previewing(Protocol):
    """A state whose moves are composed piece by piece, too many to be listed to a person."""

    def preview(self, seat: Seat, move: Any) -> Struct:
        """What a move, legal or not yet, would make and be worth; changes nothing."""
        ...


@runtime_checkable
class Hurried(Protocol):
    """A state whose rules say what running out of time amounts to."""

    def timeout(self, seat: Seat) -> Move:
        """The move that is played for a seat whose time is up."""
        ...


@runtime_checkable
class Resumable(Protocol):
    """A game that can start from a given position, for examples, puzzles and tutorials."""

    def resume(self, options: Any, seats: int, position: dict[str, Any], chance: Chance) -> AnyState:
        """That position, given as plain data. Raises `Refused` for one that makes no sense."""
        ...


@runtime_checkable
class Equipped(Protocol):
    """A game that needs something made beforehand, such as a packed word list."""

    def equipment(self) -> Mapping[str, bool]:
        """Whether each thing is there and sound; the text `equipment-<thing>` names it."""
        ...


class Notation(Protocol):
    """Moves as a person types them, in any of the languages of the house."""

    def write(self, move: Any, language: Language) -> str:
        """The shortest text that reads back as that move."""
        ...

    def read(self, text: str, language: Language) -> Any:
        """The move that a text means. Raises `Refused`, saying what can be typed."""
        ...


class Bot(Protocol):
    """How the house plays. It is handed an imagined position, so it could not cheat if it tried."""

    def choose(self, state: Any, seat: Seat, chance: Chance) -> Move:
        """One of the legal moves of that seat in a position of its game."""
        ...


class Game(Protocol[O_contra, M]):
    """A rule book: stateless, found by the catalogue."""

    def __hash__(self) -> int: ...

    @property
    def slug(self) -> str:
        """Its name in addresses and commands: crypto-90."""
        ...

    @property
    def rules_version(self) -> int:
        """Written into every record; changes whenever the same moves could mean something else."""
        ...

    @property
    def package(self) -> str:
        """The package whose folder `texts` holds what the game says.

        A folder `assets` in it, if there is one, holds the files that boards are drawn from: everybody may read those.
        Games that share a room find both in the package of the room too (see `folders`).
        """
        ...

    @property
    def minutes(self) -> int:
        """How long a usual game lasts among people."""
        ...

    @property
    def Options(self) -> type[Options]: ...  # noqa: N802  it is a class

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move."""
        ...

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every kind of event."""
        ...

    @property
    def View(self) -> type[View]: ...  # noqa: N802  it is a class

    @property
    def previews(self) -> tuple[type[Struct], ...]:
        """Every kind of preview; none when moves are listed (see `Previewing`)."""
        ...

    @property
    def presets(self) -> Presets:
        """Texts `preset-<name>` and `preset-<name>-help` tell them."""
        ...

    @property
    def bots(self) -> Mapping[str, Bot]:
        """The house's players by name, weakest first."""
        ...

    def seats(self, options: O_contra) -> range:
        """How many can play with these options."""
        ...

    def start(self, options: O_contra, seats: int, chance: Chance) -> State[M]:
        """The first position. Raises `Refused` for options or seats that make no sense."""
        ...

    def longest(self, options: O_contra, seats: int) -> int:
        """A number of moves within which every game ends."""
        ...

    @property
    def notation(self) -> Notation:
        """How moves are typed and told in short."""
        ...

    def sketch(self, view: Any, language: Language) -> str:
        """The view drawn for a terminal (rich markup)."""
        ...
