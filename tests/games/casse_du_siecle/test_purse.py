"""Chips."""

from __future__ import annotations

from ludotheque.games.casse_du_siecle.purse import Purse


def test_stakes_go_to_their_pot_and_whoever_opens_takes_all_of_it() -> None:
    purse = Purse([0, 0, 0])
    for seat in (0, 1, 0):
        purse.pay_for_ring(seat, 1)
    purse.pay_for_gear(2, 1)
    assert (purse.chips, purse.door_pot, purse.safe_pot) == ([-2, -1, -1], 3, 1)
    assert purse.take_door_pot(1) == 3
    assert purse.take_door_pot(0) == 0
    assert purse.take_safe_pot(2) == 1
    assert (purse.chips, purse.door_pot, purse.safe_pot) == ([-2, 2, 0], 0, 0)


def test_chips_are_neither_made_nor_lost() -> None:
    purse = Purse([4, -4])
    purse.pay_for_ring(0, 1)
    purse.pay_for_gear(1, 1)
    assert purse.count() == 0
    purse.take_safe_pot(0)
    assert purse.count() == 0


def test_a_copy_is_a_purse_of_its_own() -> None:
    purse = Purse([0, 0])
    purse.clone().pay_for_ring(0, 1)
    assert (purse.chips, purse.door_pot) == ([0, 0], 0)
