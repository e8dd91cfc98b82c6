"""What everybody can tell of letters that they do not see: who began, what a swap showed, what went into the pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from ludotheque.core.bag import Hidden, Returns
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crack.letters import Code, draw, order

TRIES: Final = 200
"""After so many deals that do not agree with what is known, the true one stands for them."""


UNKNOWN: Final = -1


class Dealt:
    """A first rack, which decided who began (CK-5), as far as the rack still holds it: its letters come first there."""

    __slots__ = ("kept", "laid", "whole")

    def __init__(self, whole: Sequence[Code], laid: Sequence[Code], kept: int) -> None:
        self.whole = tuple(whole)
        self.laid = tuple(laid)
        """For all to see."""
        self.kept = kept
        """So many letters; unknown to others once some were given back."""


class Shown:
    """A letter that everybody has seen a player take from the board."""

    __slots__ = ("code", "given")

    def __init__(self, code: Code, given: int = 0) -> None:
        self.code = code
        self.given = given
        """How many letters the player has given back since: it may be among them."""


class Knowledge:
    __slots__ = ("dealt", "first", "returns", "shown")

    def __init__(self, seats: int, first: Seat, racks: Sequence[Sequence[Code]] = ()) -> None:
        self.first = first
        self.dealt: list[Dealt | None] = [Dealt(rack, (), len(rack)) for rack in racks] or [None] * seats
        """By seat; none where nobody can tell any more."""
        self.shown: list[list[Shown]] = [[] for _ in range(seats)]
        """By seat; the latest comes last."""
        self.returns: Returns[Code] = Returns(seats)

    # --- what happens ------------------------------------------------------------------------------------------------

    def laid(self, seat: Seat, rack: Sequence[Code], codes: Sequence[Code]) -> None:
        """Letters of that rack are laid for all to see."""
        self.returns.laid(seat, codes)
        left = list(rack)
        for code in codes:
            dealt = self.dealt[seat]
            if dealt and left.index(code) < dealt.kept:
                self.dealt[seat] = Dealt(dealt.whole, (*dealt.laid, code), dealt.kept - 1)
            left.remove(code)
            known = next((one for one in self.shown[seat] if one.code == code), None)
            if known:
                self.shown[seat].remove(known)

    def took(self, seat: Seat, code: Code) -> None:
        """A letter of the board is on that rack now."""
        self.shown[seat].append(Shown(code))

    def drew(self, seat: Seat, codes: Sequence[Code]) -> None:
        self.returns.drew(seat, codes)

    def gave(self, seat: Seat, codes: Sequence[Code]) -> None:
        """Letters go back into the pool, seen by that seat alone."""
        self.returns.gave(seat, codes)
        self.shown[seat] = [Shown(one.code, one.given + len(codes)) for one in self.shown[seat]]
        if dealt := self.dealt[seat]:
            self.dealt[seat] = Dealt(dealt.whole, dealt.laid, UNKNOWN)

    # --- what a seat imagines ----------------------------------------------------------------------------------------

    def of(self, seat: Seat) -> Self:
        """What that seat knows, and nobody else's secrets."""
        known = self.clone()
        known.returns = self.returns.of(seat)
        return known

    def deal(self, seat: Seat, hidden: Hidden[Code], chance: Chance) -> Hidden[Code]:
        """Racks and a pool that this seat cannot tell from the true ones."""
        for _ in range(TRIES):
            pinned = [
                self._pinned(other, rack, chance) if other != seat else {} for other, rack in enumerate(hidden.racks)
            ]
            bare = _without(seat, hidden, pinned)
            dealt = bare and self.returns.mixed(seat, bare, chance)
            if not dealt:
                continue
            racks = list(map(_put_back, dealt.racks, pinned))
            firsts = [self._first_rack(other, rack, seat) for other, rack in enumerate(racks)]
            if self._agrees(firsts):
                self._remember(firsts)
                return Hidden(racks, dealt.bag)
        return hidden

    def _pinned(self, seat: Seat, rack: Sequence[Code], chance: Chance) -> dict[int, Code]:
        """Letters that this seat still holds, by place, of those it was seen to take: it may have given back some,
        nobody knows which, and no more than it gave since."""
        shown = self.shown[seat].copy()
        chance.shuffle(shown)
        doubtful: list[Shown] = []
        pinned: dict[int, Code] = {}
        for one in shown:
            if _may_be_gone([*doubtful, one]):
                doubtful.append(one)
            else:
                free = [at for at in range(len(rack)) if at not in pinned]
                pinned[max(free, key=lambda at: (rack[at] == one.code, at))] = one.code
        return pinned

    def _first_rack(self, other: Seat, rack: Sequence[Code], seat: Seat) -> Sequence[Code] | None:
        """What that rack was at first, if it holds these letters now; none when that cannot be told."""
        dealt = self.dealt[other]
        if dealt is None:
            return None
        if other == seat:
            return dealt.whole
        return [*dealt.laid, *rack[: dealt.kept]] if dealt.kept != UNKNOWN else None

    def _agrees(self, firsts: Sequence[Sequence[Code] | None]) -> bool:
        """Whether the one who began had to (CK-5)."""
        best = firsts[self.first]
        return best is None or all(order(best) <= order(other) for other in firsts if other is not None)

    def _remember(self, firsts: Sequence[Sequence[Code] | None]) -> None:
        for seat, whole in enumerate(firsts):
            dealt = self.dealt[seat]
            self.dealt[seat] = Dealt(whole, dealt.laid, dealt.kept) if dealt and whole is not None else None

    def clone(self) -> Self:
        copy = type(self)(len(self.shown), self.first)
        copy.dealt = self.dealt.copy()
        copy.shown = [shown.copy() for shown in self.shown]
        copy.returns = self.returns.clone()
        return copy


def _may_be_gone(shown: Sequence[Shown]) -> bool:
    """Whether all of these letters can be among those given back: each after it was taken."""
    return all(one.given > at for at, one in enumerate(sorted(shown, key=lambda one: one.given)))


def _without(seat: Seat, hidden: Hidden[Code], pinned: Sequence[Mapping[int, Code]]) -> Hidden[Code] | None:
    """All that this seat does not see, anyhow, but for the pinned letters; nothing when they are not there."""
    others = [other for other in range(len(hidden.racks)) if other != seat]
    left = [*hidden.bag, *(code for other in others for code in hidden.racks[other])]
    for code in (code for letters in pinned for code in letters.values()):
        if code not in left:
            return None
        left.remove(code)
    racks = hidden.racks.copy()
    for other in others:
        racks[other] = draw(left, len(racks[other]) - len(pinned[other]))
    return Hidden(racks, left)


def _put_back(rack: Sequence[Code], pinned: Mapping[int, Code]) -> list[Code]:
    whole = list(rack)
    for at in sorted(pinned):
        whole.insert(at, pinned[at])
    return whole
