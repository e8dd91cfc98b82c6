"""A given position of Combinaisons, for examples, puzzles and tutorials."""

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
from ludotheque.games.crypto_geographique.combinaisons.model import HAND, Department
from ludotheque.games.crypto_geographique.combinaisons.round import Round
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.combinaisons.terms import Terms
from ludotheque.games.crypto_geographique.dealing import FAKIRS

Hand: TypeAlias = Annotated[tuple[Department, ...], Meta(min_length=HAND, max_length=HAND)]
Stocked: TypeAlias = Annotated[int, Meta(ge=FAKIR, le=NUMBERS[-1])]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The first turn of a round as it is found; a fakir is written 0."""

    hands: tuple[Hand, ...]
    discard: Annotated[tuple[Department, ...], Meta(min_length=1)]
    """The visible card comes last."""
    stock: Annotated[tuple[Stocked, ...], Meta(min_length=1)] | None = None
    """The next card comes last. Left out: all cards that lie nowhere else, shuffled."""
    fakirs: tuple[Annotated[int, Meta(ge=0, le=FAKIRS)], ...] = ()
    """Set aside, by seat; left out: none."""
    turn: Seat = 0


def read(data: dict[str, Any], terms: Terms) -> Setup:
    """That setup, if it makes sense at a table of that size."""
    try:
        setup = msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", details={"why": str(error)}) from None
    for field, least in (("hands", terms.seats), ("fakirs", 0)):
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
    left = Counter([*NUMBERS, *[FAKIR] * FAKIRS])
    left.subtract(chain(*setup.hands, setup.discard, setup.stock or (), [FAKIR] * sum(aside)))
    if twice := [card for card, times in left.items() if times < 0]:
        raise Refused("too-many-cards", "CG-1", {"card": min(twice)})
    if setup.stock is None:
        stock = sorted(left.elements())
        chance.shuffle(stock)
    else:
        stock = list(setup.stock)
    piles = Piles(stock, list(setup.discard), aside)
    hidden = [list(hand) for hand in setup.hands]
    match = terms.match(dealer=(setup.turn - 1) % terms.seats)
    return Position(terms, match, Round(hidden, [[] for _ in hidden], piles), chance)
