"""Vaults laid out for a test: keys are written as they are engraved, 3C; rings, doors and places count from 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.chance import Fast
from ludotheque.core.game import Event
from ludotheque.games.casse_du_siecle.keys import KEYS, RING, RINGS, KeyId, letter_of, name_of, read
from ludotheque.games.casse_du_siecle.knowledge import Knowledge, hand_spot, lock_spot
from ludotheque.games.casse_du_siecle.model import AnyMove, CasseOptions
from ludotheque.games.casse_du_siecle.purse import Purse
from ludotheque.games.casse_du_siecle.rules import Position
from ludotheque.games.casse_du_siecle.safe import GEARS, Gear, Safe
from ludotheque.games.casse_du_siecle.terms import Terms
from ludotheque.games.casse_du_siecle.vault import Vault

NONE: Mapping[int, str] = {}
JUNK = "1C 1O 1D 2C"
"""Keys for a ring; in the simple game, some fit doors 1, 4, 5 and 6."""


def terms(seats: int = 2, **options: Any) -> Terms:
    return Terms.of(CasseOptions(**options), seats)


def vault(
    chosen: Terms,
    rings: Mapping[int, str] = NONE,
    doors: Mapping[int, str] = NONE,
    hands: Sequence[str] = (),
    empty: Sequence[int] = (),
) -> Vault:
    """Keys where one wants them; others fill the rings that are not told, the last seat holds what finds no room."""
    left = list(range(KEYS))

    def keys(text: str) -> list[KeyId]:
        found: list[KeyId] = []
        for word in text.split():
            key = next(key for key in left if name_of(key) == read(word))
            left.remove(key)
            found.append(key)
        return found

    held = [keys(text) for text in hands] + [[] for _ in range(chosen.seats - len(hands))]
    laid = {door - 1: keys(text) for door, text in doors.items()}
    told = {ring - 1: keys(text) for ring, text in rings.items()}
    piles = [told.get(ring, []) for ring in range(RINGS)]
    for ring, pile in enumerate(piles):
        while ring not in told and ring + 1 not in empty and len(pile) < RING and left:
            pile.append(left.pop(0))
    held[-1] += left
    made = Vault(chosen, piles)
    made.hands = held
    for door, pile in laid.items():
        for key in pile:
            made.doors[door][letter_of(name_of(key))] = key
    made.known = [seated(made, seat) for seat in range(chosen.seats)]
    return made


def seated(made: Vault, seat: int) -> Knowledge:
    """A seat that has seen its hand, its own hidden keys and what lies face up."""
    spots = dict(enumerate(made.rings)) | {hand_spot(who): hand for who, hand in enumerate(made.hands)}
    for door, locks in enumerate(made.doors):
        spots |= {lock_spot(door, letter): [key] for letter, key in enumerate(locks) if key is not None}
    lots = {spot: keys for spot, keys in spots.items() if keys}
    known = Knowledge([0] * KEYS, [(1 << len(lots)) - 1] * KEYS, list(lots), [0] * KEYS)
    for lot, keys in enumerate(lots.values()):
        for key in keys:
            known.lot[key] = lot
    for door, locks in enumerate(made.doors):
        for letter, laid in enumerate(locks):
            if laid is None:
                continue
            if not made.terms.down:
                known.show(laid, lock_spot(door, letter), 1)
            elif made.owners[door] == seat:
                known.see([laid], lock_spot(door, letter), 1)
            else:
                known.exclude([name for name in range(KEYS // 2) if letter_of(name) != letter], lock_spot(door, letter))
    if made.hands[seat]:
        known.see(made.hands[seat], hand_spot(seat), 1)
    return known


def table(
    rings: Mapping[int, str] = NONE,
    doors: Mapping[int, str] = NONE,
    hands: Sequence[str] = (),
    *,
    empty: Sequence[int] = (),
    gears: Sequence[int] = (7, 3, 9, 1),
    seats: int = 2,
    first: int = 0,
    **options: Any,
) -> Position:
    """The first turn of a game."""
    chosen = terms(seats, **options)
    reserve = [number for number in range(1, GEARS + 1) if number not in gears]
    safe = Safe([[Gear(number)] for number in gears], reserve, [])
    return Position(chosen, vault(chosen, rings, doors, hands, empty), safe, Purse([0] * seats), first, Fast(1))


def play(position: Position, *moves: AnyMove) -> list[Event]:
    """Moves of whoever is to act; what happened last."""
    events: list[Event] = []
    for move in moves:
        (seat,) = position.turn()
        events = position.play(seat, move)
    return events


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def number_of(position: Position, key: str) -> int:
    """The number of a key in the hand of whose turn it is."""
    return 1 + [name_of(held) for held in position.hand].index(read(key))
