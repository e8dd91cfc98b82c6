"""A given position of Enchaînement, for examples, puzzles and tutorials."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.cards import FAKIR, NUMBERS, Card, Piles
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_geographique.dealing import FAKIRS
from ludotheque.games.crypto_geographique.enchainement.model import Link
from ludotheque.games.crypto_geographique.enchainement.round import Round
from ludotheque.games.crypto_geographique.enchainement.rules import Position

Number: TypeAlias = Annotated[int, Meta(ge=NUMBERS[0], le=NUMBERS[-1])]
Hand: TypeAlias = Annotated[tuple[Number, ...], Meta(min_length=1)]
Stock: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=FAKIR, le=NUMBERS[-1])], ...], Meta(min_length=1)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn of a player who has the visible department to follow; a fakir is written 0."""

    hands: tuple[Hand, ...]
    visible: Number
    layer: Seat | None = None
    """Who laid it; left out: nobody, the round begins."""
    stock: Stock | None = None
    """The next card comes last. Left out: all cards that lie nowhere else, shuffled."""
    fakirs: tuple[Annotated[int, Meta(ge=0, le=FAKIRS)], ...] = ()
    """Set aside, by seat; left out: none."""
    turn: Seat = 0


def read(data: dict[str, Any], seats: int) -> Setup:
    """That setup, if it makes sense at a table of that size."""
    try:
        setup = msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", details={"why": str(error)}) from None
    for field, least in (("hands", seats), ("fakirs", 0)):
        found = len(getattr(setup, field))
        if found not in (least, seats):
            raise Refused("bad-position", details={"why": f"{field}: {found} != {seats}"})
    for seat in (setup.turn, setup.turn if setup.layer is None else setup.layer):
        if not 0 <= seat < seats:
            raise Refused("bad-position", details={"why": f"seat: {seat}"})
    return setup


def left(setup: Setup) -> list[Card]:
    """The cards that lie nowhere."""
    cards = Counter([*NUMBERS, *[FAKIR] * FAKIRS])
    cards.subtract(chain(*setup.hands, [setup.visible], setup.stock or (), [FAKIR] * sum(setup.fakirs)))
    if twice := [card for card, times in cards.items() if times < 0]:
        raise Refused("too-many-cards", "CG-1", {"card": min(twice)})
    return sorted(cards.elements())


def resume(seats: int, rounds: int, data: dict[str, Any], chance: Chance) -> Position:
    """The position that a setup describes. All whose turn came since the visible department was laid have missed it."""
    setup = read(data, seats)
    stock = left(setup)
    if not stock and setup.stock is None:
        raise Refused("bad-position", details={"why": "stock: 0"})
    if setup.stock is None:
        chance.shuffle(stock)
    else:
        stock = list(setup.stock)
    match = Match(seats, (setup.turn - 1) % seats, goal=None, rounds=rounds)
    piles = Piles(stock, [], list(setup.fakirs) or [0] * seats)
    round_ = Round([list(hand) for hand in setup.hands], Link(setup.visible, setup.layer), piles)
    position = Position(match, round_, chance)
    if setup.layer is not None:
        since = (setup.turn - setup.layer - 1) % seats
        round_.missed = [(setup.layer + 1 + i) % seats for i in range(since)]
        position.phase = "free" if round_.frees(setup.turn) else "follow"
    return position
