"""What people say to each other at a table."""

from __future__ import annotations

from ludotheque.core.refusal import Refused
from ludotheque.table import commands, entries
from ludotheque.table.cleaning import clean
from ludotheque.table.decision import Decision, Situation
from ludotheque.table.table import Table


def say(table: Table, command: commands.Say, situation: Situation) -> Decision:
    name = _name(table, situation)
    return Decision(entries.Said(at=situation.at, by=situation.person.id, name=name, text=clean(command.text)))


def say_phrase(table: Table, command: commands.SayPhrase, situation: Situation) -> Decision:
    name = _name(table, situation)
    return Decision(entries.Said(at=situation.at, by=situation.person.id, name=name, phrase=command.phrase))


def _name(table: Table, situation: Situation) -> str:
    """Those who sit at the table speak, and the host."""
    person = situation.person
    if person.id == table.host:
        return person.name
    for place in table.places:
        if place.person == person.id and place.name:
            return place.name
    raise Refused("not-seated")
