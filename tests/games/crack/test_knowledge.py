"""What a seat can tell of letters that it does not see, and what it must not know."""

from __future__ import annotations

from collections import Counter

import pytest

from games.crack.table import play, table
from ludotheque.core.chance import Fast
from ludotheque.games.crack import game, letters
from ludotheque.games.crack.letters import Code
from ludotheque.games.crack.model import CrackOptions
from ludotheque.games.crack.rules import Position

LIGNE = "2A LvIrGsNrEs"
NOUS = f"{LIGNE} D3 OrUrSr"


def worlds(position: Position, seat: int, count: int = 40) -> list[Position]:
    return [position.imagine(seat, Fast(seed)) for seed in range(count)]


def held(position: Position, seat: int, other: int, count: int = 200) -> list[Counter[Code]]:
    """Racks of another that a seat imagines."""
    return [Counter(world.racks[other]) for world in worlds(position, seat, count)]


def test_one_s_own_rack_stays_and_others_are_dealt_anew() -> None:
    position = table(NOUS, seats=3)
    for world in worlds(position, 0):
        assert world.racks[0] == position.racks[0]
        assert [len(rack) for rack in world.racks] == [12, 12, 12]
        assert world.inventory() == position.inventory()
        assert world.board.codes() == position.board.codes()
    assert len({tuple(sorted(world.racks[1])) for world in worlds(position, 0)}) == 40
    assert len({tuple(world.pool) for world in worlds(position, 0)}) == 40


@pytest.mark.parametrize("seats", game.players)
@pytest.mark.parametrize("seed", range(3))
def test_who_began_had_the_letter_nearest_a(seats: int, seed: int) -> None:
    """CK-5: everybody knows that racks agree with it, as they were dealt."""
    position = game.deal(CrackOptions(), seats, Fast(seed))
    for seat in range(seats):
        for world in worlds(position, seat, 10):
            orders = list(map(letters.order, world.racks))
            assert orders[position.first] == min(orders)


def test_it_is_known_still_when_some_letters_were_laid() -> None:
    """What was laid, with what is left of the first rack, still comes before all others."""
    position = game.deal(CrackOptions(), 2, Fast(3))
    first, other = position.first, 1 - position.first
    dealt = [list(rack) for rack in position.racks]
    play(position, next(iter(position.moves(first))))
    for world in worlds(position, other):
        laid = Counter(dealt[first]) - Counter(position.racks[first])
        kept = world.racks[first][: 12 - laid.total()]
        assert letters.order([*laid.elements(), *kept]) <= letters.order(dealt[other])


def test_a_letter_given_back_is_in_the_pool_until_somebody_draws() -> None:
    position = table(NOUS, "EbErTvTs", "AbAsOvIrTb", pool="RbRsRvRr")
    play(position, "passer Eb Tv")
    assert all(not rack.keys() & {"EB", "TG"} for rack in held(position, 0, 1))
    assert any(rack.keys() & {"EB", "TG"} for rack in [Counter(world.pool) for world in worlds(position, 1)])
    play(position, "5E OvIrTb")
    for rack in held(position, 0, 1):
        assert len([code for code in rack.elements() if code in ("EB", "TG")]) <= 3
    assert any(rack["EB"] for rack in held(position, 0, 1))


def test_others_do_not_know_what_was_given_back() -> None:
    position = table(NOUS, "EbErTvTs", pool="AbAsAvArRbRs")
    play(position, "passer Eb Tv")
    assert len({tuple(sorted(world.pool)) for world in worlds(position, 1)}) > 10


def test_the_letter_taken_by_a_swap_is_seen_until_it_may_have_been_given_back() -> None:
    """CK-16: the green O of ON has been seen to go on the rack."""
    position = table(f"{LIGNE} D3 Ov", "OrUrSr", aces=[10, 0])
    play(position, "=3Dr D4 UrSr")
    gave = position.clone()
    play(position, "garder")
    assert all(rack["OG"] for rack in held(position, 1, 0))
    play(gave, f"échanger {gave.racks[0][0][0]} Ov")
    assert {rack["OG"] > 0 for rack in held(gave, 1, 0)} == {True, False}


def test_a_letter_that_was_laid_since_may_be_the_one_taken() -> None:
    """A red O was taken, a red O was laid: whether there is another, nobody can tell."""
    position = table(f"{NOUS} 12K SvAbUsTrSv", "NrRrErObOr", aces=[10, 0])
    play(position, "=3Db N10 NrOr.RrEr", "garder")
    assert position.racks[0].count("OR") == 1
    assert {rack["OR"] for rack in held(position, 1, 0)} == {0, 1}


def test_of_two_letters_seen_either_may_have_been_given_back() -> None:
    position = table(NOUS, "AvEvSr", "Zr", pool="Tv")
    position.knowledge.took(0, "AG")
    position.knowledge.took(0, "EG")
    play(position, "passer Av")
    racks = held(position, 1, 0)
    assert all(rack.keys() & {"AG", "EG"} for rack in racks)
    assert {rack["AG"] for rack in racks} == {rack["EG"] for rack in racks} == {0, 1}


def test_a_letter_seen_again_elsewhere_has_been_given_back() -> None:
    """The spectator of his own rack: who draws the A knows where it is."""
    position = table(NOUS, "AvEvSr", "ZrOr", pool="Tv")
    position.knowledge.took(0, "AG")
    position.knowledge.took(0, "EG")
    play(position, "passer Av", "passer Zr")
    assert "AG" in position.racks[1]
    for world in worlds(position, 1):
        assert world.racks[1] == position.racks[1]
        assert "EG" in world.racks[0]
        assert world.inventory() == position.inventory()


def test_once_it_is_over_only_the_order_of_the_pool_is_hidden() -> None:
    position = table(NOUS)
    play(position, "arrêter", "arrêter")
    pools = {tuple(world.pool) for world in worlds(position, 1)}
    assert len(pools) == 40
    assert {tuple(sorted(pool)) for pool in pools} == {tuple(sorted(position.pool))}
    assert all(world.racks == position.racks for world in worlds(position, 1))
