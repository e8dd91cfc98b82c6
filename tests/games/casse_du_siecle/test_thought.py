"""How the player `normal` weighs things."""

from __future__ import annotations

from typing import Any

from games.casse_du_siecle.table import table
from ludotheque.core.chance import Fast
from ludotheque.games.casse_du_siecle.keys import read
from ludotheque.games.casse_du_siecle.rules import Position
from ludotheque.games.casse_du_siecle.thought import Thought


def gain(position: Position, keys: str, seat: int = 0) -> float:
    return Thought(position, 0, Fast(1)).gain([read(key) for key in keys.split()], seat)


def test_the_nearer_a_door_is_to_its_end_the_more_its_keys_are_worth() -> None:
    worth = [gain(table(doors={3: begun}), "6E") for begun in ("", "3C", "3C 4O", "3C 4O 5D")]
    assert worth == sorted(set(worth))
    assert worth[-1] > 2 * worth[-2]


def test_keys_are_worth_something_where_one_may_lay_them_only() -> None:
    assert gain(table(), "4C 5O 6D 1E") == 0
    assert gain(table(), "4C 5O 6D 1E", seat=1) > gain(table(), "4C 5O", seat=1) > 0
    assert gain(table(doors={3: "3C"}), "3C") == 0, "that lock has its key"


def test_keys_in_one_s_own_hand_count_with_those_of_a_ring() -> None:
    alone, together = table(main=True), table(hands=["3C 4O"], main=True)
    assert gain(together, "5D 6E") > gain(alone, "5D 6E")


def test_a_key_of_which_both_copies_lie_on_doors_is_not_waited_for() -> None:
    options: dict[str, Any] = {"passe_partout": True, "portes": "communes"}
    free, blocked = table(doors={4: "4C"}, **options), table(doors={4: "4C", 2: "5D", 3: "5D"}, **options)
    thoughts = [Thought(position, 0, Fast(1)) for position in (free, blocked)]
    assert [thought.copies[read("5D")] for thought in thoughts] == [2, 0]
    worth = [thought._worth([thought.state.terms.codes[2][0]], {0: read("3C"), 1: read("4O")}) for thought in thoughts]
    assert worth[0] > worth[1]


def test_with_master_keys_what_was_begun_decides() -> None:
    """Four 6s open door 3 alone of one's own."""
    worth = [gain(table(doors={3: begun}, passe_partout=True), "6O 6D") for begun in ("6C", "", "3C")]
    assert worth[0] > worth[1] > worth[2] == 0


def test_a_common_door_is_half_a_gift_until_its_last_key() -> None:
    given, common = table(doors={3: "3C 4O"}), table(doors={3: "3C 4O"}, portes="communes")
    assert gain(common, "5D") < gain(given, "5D")
    assert gain(common, "5D 6E") > 10 * gain(common, "5D")
