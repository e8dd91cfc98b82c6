"""What must hold for every version, and for any two choices together."""

from __future__ import annotations

import os
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from conformance import checks
from conformance.cases import Case, bytes_of, listed, pick
from conformance.twins import Twins
from games.casse_du_siecle.versions import named, options, spread, versions
from ludotheque.bots.roster import bot, decide
from ludotheque.core.chance import Fast
from ludotheque.core.game import AnyState, Seat
from ludotheque.games.casse_du_siecle import game
from ludotheque.games.casse_du_siecle.keys import RING
from ludotheque.games.casse_du_siecle.knowledge import FACE_UP, NOWHERE, Knowledge, bits
from ludotheque.games.casse_du_siecle.rules import Position
from ludotheque.games.casse_du_siecle.vault import Vault

EVERY = 4 if os.environ.get("LUDOTHEQUE_KERNELS") == "pure" else 1
"""This room has no kernel: the run on plain kernels would try the same again, so it tries a part only."""
SPREAD = spread()[::EVERY]


def case(choice: dict[str, Any], seed: int = 1) -> Case:
    return Case(game, options(choice), choice["seats"], seed)


@pytest.mark.parametrize("choice", versions()[::EVERY], ids=named)
def test_no_version_leaks(choice: dict[str, Any]) -> None:
    """What a seat imagines looks the same to it after each of many moves, and what happens next is told the same."""
    for number, (state, seat, move, events) in enumerate(case(choice).walk(90)):
        if number % 6:
            continue
        for eye in range(choice["seats"]):
            world = state.imagine(eye, Fast(number))
            assert bytes_of(world.view(eye)) == bytes_of(state.view(eye))
            assert bytes_of(world.view(None)) == bytes_of(state.view(None))
            assert bytes_of(listed(world, eye)) == bytes_of(listed(state, eye))
            assert (world.turn(), world.scores(), dict(world.inventory())) == (
                state.turn(),
                state.scores(),
                dict(state.inventory()),
            )
            assert_sound(world)
        assert all(event.seen_by(seat) == event for event in events), f"{move}: who does it knows what happens"


def assert_sound(state: AnyState) -> None:
    """Every seat holds possible what is true."""
    for known in vault_of(state).known:
        for lot, may in zip(known.lot, known.may, strict=True):
            assert may == 0 if lot == FACE_UP else may >> lot & 1


@pytest.mark.parametrize("choice", SPREAD, ids=named)
def test_every_version_keeps_the_contract(choice: dict[str, Any]) -> None:
    checks.lists_legal_moves(case(choice), 40)
    checks.refuses_other_moves(case(choice), 55)
    checks.replays(case(choice), 60)
    checks.hides(case(choice), 75)
    checks.survives_json(case(choice), 60)
    checks.tells(case(choice), 60)


@pytest.mark.parametrize("choice", SPREAD, ids=named)
def test_every_version_is_played_to_its_end_by_the_house(choice: dict[str, Any]) -> None:
    state, chance = case(choice).start(), Fast(2)
    pieces, moves = dict(state.inventory()), 0
    others = ["facile"] * (choice["seats"] - 1)
    names = [*others, "facile" if choice["mises"] != "aucune" and choice["seats"] > 3 else "normal"]
    while state.turn():
        (seat,) = state.turn()
        state.play(seat, decide(bot(game, names[seat]), state, seat, chance))
        moves += 1
        assert dict(state.inventory()) == pieces
    assert moves <= game.longest(options(choice), choice["seats"])
    result = state.result()
    assert result is not None
    assert result.winners()


def told_apart(known: Knowledge) -> list[object]:
    """What a seat can tell of every key that lies face down, without what only the house knows."""
    sizes = Counter(known.lot)
    lots = {
        lot: (spot, sizes[lot], tuple(sorted(key >> 1 for key, may in enumerate(known.may) if may >> lot & 1)))
        for lot, spot in enumerate(known.spot)
        if spot != NOWHERE
    }
    keys = [
        (key >> 1, known.seen[key], sorted(lots[lot] for lot in bits(known.may[key])))
        for key, lot in enumerate(known.lot)
        if lot != FACE_UP
    ]
    return [sorted(keys), sorted(lots.values())]


@pytest.mark.parametrize("choice", SPREAD[::3], ids=named)
def test_what_a_seat_knows_comes_from_what_it_was_shown(choice: dict[str, Any]) -> None:
    """In all deals that look the same to a seat, it knows the same: nothing that is tracked for it is a secret."""
    for seat in range(2):
        twins = Twins(case(choice), seat, case(choice).moves(30))
        known = told_apart(seated(twins.state, seat))
        found = list(islice(twins.find(Fast(3), tries=2), 40))
        assert found
        for twin in found:
            assert told_apart(seated(twin, seat)) == known


def seated(state: AnyState, seat: Seat) -> Knowledge:
    return vault_of(state).known[seat]


def vault_of(state: AnyState) -> Vault:
    assert isinstance(state, Position)
    return state.vault


def test_random_play_meets_every_event() -> None:
    """So that what was tried above was worth trying."""
    met: set[str] = set()
    for choice in spread():
        for _, _, _, events in case(choice).walk(250):
            met |= {type(event).__name__ for event in events}
    assert met >= {kind.__name__ for kind in game.events} - {"Abandoned", "Dealt", "SafeOpened"}


@pytest.mark.parametrize("choice", SPREAD[::4], ids=named)
def test_pieces_are_kept_and_one_ring_at_most_is_incomplete(choice: dict[str, Any]) -> None:
    state, chance = case(choice).start(), Fast(5)
    pieces = dict(state.inventory())
    for _ in range(300):
        if not state.turn():
            break
        state.play(*pick(state, chance))
        assert dict(state.inventory()) == pieces
        assert sum(0 < len(ring) < RING for ring in vault_of(state).rings) <= 1
