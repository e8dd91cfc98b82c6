"""A position of Le Casse du siècle as an eye sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.game import OPEN, Eye, Seat
from ludotheque.games.casse_du_siecle.keys import LOCKS, PRINTED, KeyId, name_of, written
from ludotheque.games.casse_du_siecle.knowledge import HANDS, LOCK, hand_spot, lock_spot
from ludotheque.games.casse_du_siecle.model import CasseView, Door, Gear, Hand, Lock, Note, Ring, Sight, Stakes

if TYPE_CHECKING:
    from ludotheque.games.casse_du_siecle.rules import Position


def view(position: Position, eye: Eye) -> CasseView:
    """What lies face up, how many keys are where, and what this eye has seen: all of it, or as long as it lasts."""
    terms, vault, safe, purse, turning = (
        position.terms, position.vault, position.safe, position.purse, position.turning,
    )  # fmt: skip
    over = position.phase == "over"
    noted = Noted(position, eye)
    return CasseView(
        phase=position.phase,
        turn=None if over else position.seat,
        player=None if over else position.seat if position.phase == "begin" else turning.seat,
        turns=vault.turn,
        game=position.game,
        games=terms.games,
        doors=tuple(noted.door(door) for door in range(len(PRINTED))),
        rings=tuple(Ring(len(keys), noted.ring(ring)) for ring, keys in enumerate(vault.rings)),
        hands=tuple(noted.hand(seat) for seat in range(terms.seats)),
        gears=gears(position, eye),
        known=tuple(safe.known(seat) for seat in range(terms.seats)),
        reserve=len(safe.reserve),
        reserve_gears=tuple(safe.reserve) if eye == OPEN else None,
        dialled=tuple(turning.dialled) if position.phase == "dial" else (),
        wrong=wrong(position) if terms.notes else (),
        opened=tuple(opening.door + 1 for opening in turning.openings),
        mixing=tuple(ring + 1 for ring in turning.mixing),
        throwing=tuple(ring + 1 for ring in vault.targets()) if position.phase in ("throw", "keep") else (),
        notes=noted.among(),
        sight=sight(position, eye),
        stakes=Stakes(terms.ring_stake, terms.gear_stake, tuple(purse.chips), purse.door_pot, purse.safe_pot),
    )


def gears(position: Position, eye: Eye) -> tuple[Gear, ...]:
    safe, terms = position.safe, position.terms
    shown = eye == OPEN or position.shown()
    made: list[Gear] = []
    for spot in safe.spots():
        gear = safe.gear(spot)
        kept = terms.gears_kept and eye in gear.seen_by
        made.append(Gear(*spot, gear.number if shown or kept else None, tuple(sorted(gear.seen_by))))
    return tuple(made)


def wrong(position: Position) -> tuple[tuple[int, ...], ...]:
    """Only those that are as long as the combination now is."""
    spots = position.safe.spots()
    return tuple(tuple(entered.values()) for entered in position.safe.wrong if len(entered) == len(spots))


def sight(position: Position, eye: Eye) -> Sight | None:
    turning = position.turning
    took = turning.ring is not None and eye == turning.seat
    seen = tuple(
        Gear(*glance.spot, glance.number, tuple(sorted(position.safe.gear(glance.spot).seen_by)))
        for glance in turning.glances
        if glance.seat == eye
    )
    if eye == OPEN or not (took or seen):
        return None
    ring = turning.ring + 1 if took and turning.ring is not None else None
    return Sight(ring, told(turning.keys) if took else (), seen)


class Noted:
    """The keys that an eye may name, place by place."""

    def __init__(self, position: Position, eye: Eye) -> None:
        self.vault = position.vault
        self.turning = position.turning
        self.eye = eye
        self.sure: dict[int, list[KeyId]] = {}
        """By spot, the keys that the eye knows to be there."""
        self.unsure: dict[frozenset[int], list[KeyId]] = {}
        if isinstance(eye, int) and position.terms.notes:
            for spots, keys in self.vault.known[eye].noted().items():
                if len(spots) == 1:
                    self.sure[next(iter(spots))] = keys
                else:
                    self.unsure[spots] = keys

    def ring(self, ring: int) -> tuple[str, ...]:
        return told(self.vault.rings[ring]) if self.eye == OPEN else self._sure(ring)

    def hand(self, seat: Seat) -> Hand:
        keys = self.vault.hands[seat]
        back = self.turning.back if seat == self.turning.seat else 0
        return Hand(len(keys), told(keys) if self.eye in (seat, OPEN) else self._sure(hand_spot(seat)), back)

    def door(self, door: int) -> Door:
        keys = self.vault.doors[door]
        locks = tuple(
            Lock(written(printed), key is not None, None if key is None else self._lock(door, letter, key))
            for letter, (printed, key) in enumerate(zip(PRINTED[door], keys, strict=True))
        )
        return Door(self.vault.owners[door], self.vault.covered(door), locks)

    def _lock(self, door: int, letter: int, key: KeyId) -> str | None:
        if self.eye == OPEN or self.vault.face_up(key):
            return written(name_of(key))
        return next(iter(self._sure(lock_spot(door, letter))), None)

    def among(self) -> tuple[Note, ...]:
        """What may be in several places, told in the order of the keys."""
        return tuple(
            sorted(
                (note(keys, sorted(spots)) for spots, keys in self.unsure.items()),
                key=lambda one: (one.keys, one.rings, one.hands, one.doors),
            )
        )

    def _sure(self, spot: int) -> tuple[str, ...]:
        return told(sorted(self.sure.get(spot, [])))


def note(keys: list[KeyId], spots: list[int]) -> Note:
    return Note(
        keys=told(sorted(keys)),
        rings=tuple(spot + 1 for spot in spots if spot < HANDS),
        hands=tuple(spot - HANDS for spot in spots if HANDS <= spot < LOCK),
        doors=tuple(dict.fromkeys((spot - LOCK) // LOCKS + 1 for spot in spots if spot >= LOCK)),
    )


def told(keys: list[KeyId]) -> tuple[str, ...]:
    return tuple(written(name_of(key)) for key in keys)
