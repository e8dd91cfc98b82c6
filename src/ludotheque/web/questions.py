"""What may be asked of a table without changing it."""

from __future__ import annotations

from typing import Any

from ludotheque.bots.roster import roster
from ludotheque.core import codec
from ludotheque.core.game import Previewing
from ludotheque.core.refusal import Refused
from ludotheque.live.thinkers import Thinkers, Thoughtless
from ludotheque.table.decision import refuse_unless_player, refuse_unless_playing
from ludotheque.table.places import Person
from ludotheque.table.table import Table
from ludotheque.web.wire import asked
from ludotheque.web.words import names, words

ADVISER = "normal"


def preview(table: Table, person: Person, question: asked.Preview) -> Any:
    """What a move would make and be worth."""
    refuse_unless_playing(table)
    refuse_unless_player(table, question.seat, person)
    if not isinstance(table.state, Previewing):
        raise Refused("not-composed")
    return table.state.preview(question.seat, codec.move(table.game, question.move))


def read(table: Table, text: str, lang: str) -> Any:
    """The move that typed words mean."""
    return table.game.notation.read(text, words(lang, table.game).seated(names(table, lang)))


def refuse_hint(table: Table, person: Person, seat: int) -> None:
    """Unless the table allows hints and it is that person's turn."""
    refuse_unless_playing(table)
    refuse_unless_player(table, seat, person)
    if not table.terms.hints:
        raise Refused("hints-not-allowed")
    if seat not in table.turn:
        raise Refused("not-your-turn", details={"seat": seat, "turn": min(table.turn, default=seat)})


async def hint(thinkers: Thinkers, table: Table, seat: int) -> Any:
    """What the house would play there: it sees no more than that seat does."""
    bots = roster(table.game)
    try:
        return await thinkers.choose(table, seat, ADVISER if ADVISER in bots else list(bots)[-1])
    except Thoughtless:
        raise Refused("no-hint") from None
