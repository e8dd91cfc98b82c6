"""Undo and rematch: what needs everybody's consent."""

from __future__ import annotations

from ludotheque.core.refusal import Refused
from ludotheque.table import commands, entries
from ludotheque.table.decision import (
    Decision,
    Situation,
    refuse_unless_player,
    refuse_unless_playing,
)
from ludotheque.table.entries import Occupant
from ludotheque.table.offer import Offering
from ludotheque.table.places import Place
from ludotheque.table.table import Table


def undo(table: Table, command: commands.Undo, situation: Situation) -> Decision:
    """One's last move alone at once, else if all agree; never what showed something hidden."""
    refuse_unless_playing(table)
    refuse_unless_player(table, command.seat, situation.person)
    if not table.terms.undo:
        raise Refused("undo-not-allowed")
    if command.ply != len(table.plies):
        raise Refused("stale")
    own = [number for number, ply in enumerate(table.plies) if ply.seat == command.seat]
    if not own:
        raise Refused("nothing-to-undo")
    if any(ply.reveals for ply in table.plies[own[-1] :]):
        raise Refused("undo-revealed")
    person = situation.person.id
    if own[-1] == len(table.plies) - 1 or table_agrees(table, "undo", {person}):
        return Decision(entries.Undone(at=situation.at, by=person, seat=command.seat, ply=own[-1]))
    if "undo" in table.offers:
        raise Refused("already-offered")
    return Decision(entries.Offered(at=situation.at, by=person, offer="undo", seat=command.seat, ply=own[-1]))


def rematch(table: Table, command: commands.Rematch, situation: Situation) -> Decision:
    if table.phase != "finished":
        raise Refused("not-over")
    if table.next is not None:
        raise Refused("rematched-already")
    if "rematch" in table.offers:
        raise Refused("already-offered")
    person = situation.person.id
    _refuse_wrong_nonces(table, person, command.nonces)
    agreed = {person: command.nonces}
    if table_agrees(table, "rematch", set(agreed)):
        return _rematched(table, agreed, situation)
    seat = _seats(table, person)[0]
    return Decision(entries.Offered(at=situation.at, by=person, offer="rematch", seat=seat, nonces=command.nonces))


def answer(table: Table, command: commands.Answer, situation: Situation) -> Decision:
    offering = table.offers.get(command.offer)
    if offering is None:
        raise Refused("no-offer")
    person = situation.person.id
    if person not in asked(table, command.offer):
        raise Refused("not-seated")
    at, seat = situation.at, _seats(table, person)[0]
    if not command.agree:
        return Decision(entries.Declined(at=at, by=person, offer=command.offer, seat=seat))
    if person in offering.agreed:
        raise Refused("agreed-already")
    if command.offer == "rematch":
        _refuse_wrong_nonces(table, person, command.nonces)
    if not table_agrees(table, command.offer, {*offering.agreed, person}):
        entry = entries.Agreed(at=at, by=person, offer=command.offer, seat=seat, nonces=command.nonces)
        return Decision(entry)
    if command.offer == "undo":
        return Decision(entries.Undone(at=at, by=person, seat=offering.seat, ply=offering.ply))
    return _rematched(table, offering.agreed | {person: command.nonces}, situation)


def partner(place: Place) -> str | None:
    """The person who would play again at that seat."""
    return place.person if place.resigned else place.player


def asked(table: Table, offer: commands.Offer) -> set[str]:
    """The people whose consent it needs: bots agree to everything."""
    people = (place.player if offer == "undo" else partner(place) for place in table.places)
    return {person for person in people if person is not None}


def table_agrees(table: Table, offer: commands.Offer, agreed: set[str]) -> bool:
    return asked(table, offer) <= agreed


def waiting(table: Table, offer: commands.Offer, offering: Offering) -> tuple[list[int], list[int]]:
    """The seats that agree, and those that have not answered."""
    agreed: list[int] = []
    silent: list[int] = []
    for person in asked(table, offer):
        (agreed if person in offering.agreed else silent).extend(_seats(table, person))
    return sorted(agreed), sorted(silent)


def _seats(table: Table, person: str) -> list[int]:
    return [seat for seat, place in enumerate(table.places) if partner(place) == person]


def _refuse_wrong_nonces(table: Table, person: str, nonces: tuple[str, ...]) -> None:
    seats = _seats(table, person)
    if not seats:
        raise Refused("not-seated")
    if len(nonces) != len(seats):
        raise Refused("wrong-nonces", details={"nonces": len(nonces), "wanted": len(seats)})


def _rematched(table: Table, agreed: dict[str, tuple[str, ...]], situation: Situation) -> Decision:
    person, at = situation.person, situation.at
    nonces = {who: list(theirs) for who, theirs in agreed.items()}
    seats: list[Occupant] = []
    for place in table.places:
        who = partner(place)
        if who is None:
            seats.append(Occupant(bot=place.bot))
        else:
            seats.append(Occupant(person=who, name=place.name, nonce=nonces[who].pop(0)))
    opened = entries.Opened(
        at=at,
        by=person.id,
        name=person.name,
        terms=table.terms,
        rules=table.game.rules_version,
        seats=tuple(seats),
        secret=table.again,
        again=situation.new_secret(),
    )
    return Decision(entries.Rematched(at=at, by=person.id, table=situation.new_table(), opened=opened))
