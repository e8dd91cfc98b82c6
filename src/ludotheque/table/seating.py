"""Sitting down, leaving, beginning, and seats that change hands."""

from __future__ import annotations

from ludotheque.bots import roster
from ludotheque.core.chance import Fast
from ludotheque.core.refusal import Refused
from ludotheque.table import commands, entries
from ludotheque.table.cleaning import clean
from ludotheque.table.decision import (
    Decision,
    Situation,
    place_at,
    refuse_unless_gathering,
    refuse_unless_host,
)
from ludotheque.table.places import Person
from ludotheque.table.table import Table


def sit(table: Table, command: commands.Sit, situation: Situation) -> Decision:
    person = situation.person
    place = place_at(table, command.seat)
    if table.phase not in {"gathering", "playing"}:
        raise Refused("table-over")
    name = clean(command.name) if command.name is not None else person.name
    if table.phase == "gathering":
        if place.kind != "open":
            raise Refused("seat-taken", details={"number": command.seat + 1})
        if any(other.name == name for other in table.places):
            raise Refused("name-taken", details={"name": name})
    else:
        _refuse_unless_free(table, command.seat, person)
        name = place.name if place.person == person.id and place.name else name
    entry = entries.Sat(at=situation.at, by=person.id, seat=command.seat, name=name, nonce=command.nonce)
    return Decision(entry)


def _refuse_unless_free(table: Table, seat: int, person: Person) -> None:
    """In mid-game a bot's seat is free for whoever left it, or if nobody did, for who does not play against others."""
    place = table.places[seat]
    if place.bot is None:
        raise Refused("seat-taken", details={"number": seat + 1})
    if place.resigned:
        raise Refused("seat-resigned", details={"number": seat + 1})
    if place.person == person.id:
        return
    if place.person is not None:
        raise Refused("seat-kept", details={"name": place.name})
    players = {other.player for other in table.places} - {None}
    if person.id in players and players != {person.id}:
        raise Refused("seated-already")


def leave(table: Table, command: commands.Leave, situation: Situation) -> Decision:
    refuse_unless_gathering(table)
    place = place_at(table, command.seat)
    if place.bot is not None:
        refuse_unless_host(table, situation.person)
    elif place.person != situation.person.id:
        raise Refused("not-your-seat", details={"number": command.seat + 1})
    return Decision(entries.Left(at=situation.at, by=situation.person.id, seat=command.seat))


def entrust(table: Table, command: commands.Entrust, situation: Situation) -> Decision:
    person = situation.person
    place = place_at(table, command.seat)
    roster.bot(table.game, command.bot)
    if table.phase == "gathering":
        refuse_unless_host(table, person)
        if place.person is not None:
            raise Refused("seat-taken", details={"number": command.seat + 1})
    elif table.phase != "playing":
        raise Refused("table-over")
    elif place.bot is not None:
        raise Refused("bot-already", details={"number": command.seat + 1})
    elif place.person != person.id:
        if not table.seats_of(person.id):
            raise Refused("not-seated")
        if command.seat not in situation.away:
            raise Refused("not-away", details={"name": place.name})
    return Decision(entries.Entrusted(at=situation.at, by=person.id, seat=command.seat, bot=command.bot))


def begin(table: Table, _command: commands.Begin, situation: Situation) -> Decision:
    refuse_unless_gathering(table)
    refuse_unless_host(table, situation.person)
    seated = [place for place in table.places if place.kind != "open"]
    table.game.start(table.options, len(seated), Fast(0))
    return Decision(entries.Begun(at=situation.at, by=situation.person.id))


def close(table: Table, _command: commands.Close, situation: Situation) -> Decision:
    refuse_unless_host(table, situation.person)
    if table.phase in {"finished", "closed"}:
        raise Refused("table-over")
    if table.phase == "playing" and table.people() - {situation.person.id}:
        raise Refused("already-begun")
    return Decision(entries.Closed(at=situation.at, by=situation.person.id))
