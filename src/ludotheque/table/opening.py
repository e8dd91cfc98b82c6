"""Opening a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludotheque.bots import roster
from ludotheque.core import catalogue, codec
from ludotheque.core.chance import Fast
from ludotheque.core.game import AnyGame
from ludotheque.core.refusal import Refused
from ludotheque.table.cleaning import clean
from ludotheque.table.entries import Occupant, Opened
from ludotheque.table.places import Person
from ludotheque.table.terms import BotSeat, OpenSeat, ScreenSeat, SeatWish, Terms


def opened(person: Person, terms: Terms, wishes: Sequence[SeatWish], at: int, secret: str, again: str) -> Opened:
    """The first entry of a table on these terms. Raises `Refused` for what makes no sense.

    The secrets are the house's: for the deal, and `again` for that of a rematch.
    """
    game = catalogue.game(terms.game)
    options = codec.options(game, terms.options)
    game.start(options, len(wishes), Fast(0))
    whole = msgspec.structs.replace(terms, options=codec.plain(options))
    seats = tuple(_occupants(game, person, wishes))
    return Opened(
        at=at,
        by=person.id,
        name=person.name,
        terms=whole,
        rules=game.rules_version,
        seats=seats,
        secret=secret,
        again=again,
    )


def _occupants(game: AnyGame, person: Person, wishes: Sequence[SeatWish]) -> Iterator[Occupant]:
    names: set[str] = set()
    for wish in wishes:
        match wish:
            case OpenSeat():
                yield Occupant()
            case BotSeat(name):
                roster.bot(game, name)
                yield Occupant(bot=name)
            case ScreenSeat(nonce, name):
                called = person.name if name is None else clean(name)
                if called in names:
                    raise Refused("name-taken", details={"name": called})
                names.add(called)
                yield Occupant(person=person.id, name=called, nonce=nonce)
