"""A given position of Crypto-90, for examples, puzzles and tutorials."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.cards import FAKIR, NUMBERS, Piles
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_90.model import PLACES
from ludotheque.games.crypto_90.round import Round
from ludotheque.games.crypto_90.rules import Position
from ludotheque.games.crypto_90.terms import Terms

Laid: TypeAlias = Annotated[int, Meta(ge=FAKIR, le=NUMBERS[-1])]
Held: TypeAlias = Annotated[int, Meta(ge=NUMBERS[0], le=NUMBERS[-1])]
Row: TypeAlias = Annotated[tuple[Laid, ...], Meta(min_length=PLACES, max_length=PLACES)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The first turn of a round as it is found; a fakir is written 0."""

    rows: tuple[Row, ...]
    hands: tuple[Held, ...]
    discard: Annotated[tuple[Laid, ...], Meta(min_length=1)]
    """The visible card comes last."""
    stock: tuple[Laid, ...] | None = None
    """The next card comes last. Left out: all cards that lie nowhere else, shuffled."""
    fakirs: tuple[Annotated[int, Meta(ge=0, le=6)], ...] = ()
    """Set aside, by seat; left out: none."""
    turn: Seat = 0


def read(data: dict[str, Any], terms: Terms) -> Setup:
    """That setup, if it makes sense at a table of that size."""
    try:
        setup = msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", details={"why": str(error)}) from None
    for field, least in (("rows", terms.seats), ("hands", terms.seats), ("fakirs", 0)):
        found = len(getattr(setup, field))
        if found not in (least, terms.seats):
            raise Refused("bad-position", details={"why": f"{field}: {found} != {terms.seats}"})
    if not 0 <= setup.turn < terms.seats:
        raise Refused("bad-position", details={"why": f"turn: {setup.turn}"})
    return setup


def resume(terms: Terms, data: dict[str, Any], chance: Chance) -> Position:
    """The position that a setup describes."""
    setup = read(data, terms)
    aside = list(setup.fakirs) or [0] * terms.seats
    left = Counter([*NUMBERS, *[FAKIR] * terms.fakirs])
    left.subtract(chain(*setup.rows, setup.hands, setup.discard, setup.stock or (), [FAKIR] * sum(aside)))
    if twice := [card for card, times in left.items() if times < 0]:
        raise Refused("too-many-cards", "C90-1", {"card": min(twice)})
    if setup.stock is None:
        stock = sorted(left.elements())
        chance.shuffle(stock)
    else:
        stock = list(setup.stock)
    if not stock:
        raise Refused("bad-position", details={"why": "stock: 0"})
    piles = Piles(stock, list(setup.discard), aside)
    rows = [list(row) for row in setup.rows]
    match = terms.match(dealer=(setup.turn - 1) % terms.seats)
    return Position(terms, match, Round(rows, list(setup.hands), [False] * terms.seats, piles), chance)
