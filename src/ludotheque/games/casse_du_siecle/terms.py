"""What the options and the number of players come down to: the version that is played, chosen once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.games.casse_du_siecle.keys import DOORS, MASTERS, PRINTED, Code
from ludotheque.games.casse_du_siecle.model import CasseOptions

TURNS: Final = 500
"""A game of more turns is drawn (CS-19)."""
HAND: Final = 3
"""Keys that may be kept in hand (CS-17)."""
GIVEN: Final[dict[int, tuple[Seat | None, ...]]] = {
    2: (0, 0, 0, 1, 1, 1),
    3: (0, 0, 1, 1, 2, 2),
    4: (0, 1, 2, 3, None, None),
    5: (0, 1, 2, 3, 4, None),
    6: (0, 1, 2, 3, 4, 5),
}
"""Whose door each is at the start, when doors are given, by the number of players (CS-9)."""


@dataclass(frozen=True, slots=True)
class Terms:
    seats: int
    given: bool
    """Whether everybody has doors of their own (CS-9)."""
    codes: tuple[tuple[Code, ...], ...]
    """The ways to open each door: as printed, then with master keys (CS-10)."""
    stacks: bool
    """Whether a gear that was looked at gets another on top (CS-12)."""
    down: bool
    """Whether keys are laid face down (CS-13)."""
    free: bool
    """Whether one chooses what to lay (CS-5)."""
    hand: int
    """How many keys may be kept (CS-17)."""
    ring_stake: int
    gear_stake: int
    games: int
    """In the match (CS-18)."""
    dialled: bool
    """Whether the combination must be entered to win (CS-8)."""
    notes: bool
    """Whether views keep what was seen (CS-8)."""

    @classmethod
    def of(cls, options: CasseOptions, seats: int) -> Self:
        """Raises `Refused` for versions that make no sense together."""
        given = options.portes == "attribuees" or (options.portes == "auto" and seats == 2)
        if options.clefs_cachees and not given:
            raise Refused("hidden-keys-need-doors", "CS-13", {"seats": seats})
        if options.clefs_cachees and not options.passe_partout:
            raise Refused("hidden-keys-need-masters", "CS-13")
        masters = MASTERS if options.passe_partout else ((),) * DOORS
        staked = options.mises != "aucune"
        return cls(
            seats=seats,
            given=given,
            codes=tuple((printed, *more) for printed, more in zip(PRINTED, masters, strict=True)),
            stacks=options.combinaison_longue,
            down=options.clefs_cachees,
            free=options.passe_partout or options.main,
            hand=HAND if options.main else 0,
            ring_stake=int(options.mises in ("trousseau", "deux")),
            gear_stake=int(options.mises in ("coffre", "deux")),
            games=seats if staked else 1,
            dialled=options.coffre == "code",
            notes=options.notes,
        )

    @property
    def staked(self) -> bool:
        return bool(self.ring_stake or self.gear_stake)

    @property
    def gears_kept(self) -> bool:
        """Whether views keep the gears one has seen: who must enter the combination must know it by heart."""
        return self.notes and not self.dialled

    def owners(self) -> list[Seat | None]:
        """Whose door each is; nobody's are everybody's, or spare ones when doors are given."""
        return list(GIVEN[self.seats]) if self.given else [None] * DOORS
