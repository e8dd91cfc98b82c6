"""What a seat can tell of keys that it does not see."""

from __future__ import annotations

from games.casse_du_siecle.table import terms, vault
from ludotheque.games.casse_du_siecle.keys import KeyId, read
from ludotheque.games.casse_du_siecle.knowledge import FACE_UP, Knowledge, hand_spot

OTHER = hand_spot(1)


def copy(name: str, which: int = 0) -> KeyId:
    return 2 * read(name) + which


def start() -> Knowledge:
    """Nobody has seen anything; ring 1 holds 1C 1C 1O 1O, ring 2 1D 1D 1E 1E, and so on."""
    return vault(terms()).known[0]


def seen_first_ring() -> Knowledge:
    """Rings of which this seat has seen the first: 1C 2C 3C 4C."""
    known = vault(terms(), rings={1: "1C 2C 3C 4C"}).known[0]
    known.see([copy(name) for name in ("1C", "2C", "3C", "4C")], 0, 1)
    return known


def test_at_first_any_key_may_be_on_any_ring() -> None:
    known = start()
    assert {known.places(key) for key in range(48)} == {frozenset(range(12))}
    assert known.noted() == {}


def test_what_was_seen_stays_known_as_long_as_nobody_touches_it() -> None:
    known = seen_first_ring()
    assert known.noted() == {frozenset([0]): [copy(name) for name in ("1C", "2C", "3C", "4C")]}
    assert known.places(copy("1C", 1)) == frozenset(range(1, 12))


def test_keys_that_part_out_of_sight_may_be_in_either_place() -> None:
    known = seen_first_ring()
    known.pour(0, OTHER)
    known.part(OTHER, [(1, [copy("1C")])])
    known.pour(OTHER, 2)
    both = frozenset([1, 2])
    assert known.noted() == {both: [copy(name) for name in ("1C", "2C", "3C", "4C")]}


def test_lots_keep_how_many_went_where() -> None:
    """Of four known keys one went to ring 2: when the other three come up elsewhere, the last one must be there."""
    known = seen_first_ring()
    known.pour(0, OTHER)
    known.part(OTHER, [(1, [copy("1C")])])
    for name in ("2C", "3C", "4C"):
        known.show(copy(name), OTHER, 2)
    assert known.places(copy("1C")) == {1}


def test_a_key_turned_up_may_have_been_its_copy() -> None:
    known = seen_first_ring()
    known.pour(0, OTHER)
    known.part(OTHER, [(1, [copy("1C")])])  # of 1C 2C 3C 4C, one is on ring 2 beside unknown keys
    known.pour(OTHER, 2)
    known.pour(1, OTHER)
    known.show(copy("1C", 1), OTHER, 3)
    assert known.lot[copy("1C", 1)] == FACE_UP
    left = known.places(copy("1C"))
    assert left > {OTHER, 2}, "the one that was seen, or any other"
    assert known.seen[copy("1C")] == 0
    assert known.places(copy("2C")) == {OTHER, 2}


def test_a_key_turned_up_where_its_copy_cannot_be_is_no_riddle() -> None:
    known = seen_first_ring()
    known.pour(5, OTHER)
    known.show(copy("1C", 1), OTHER, 2)
    assert known.places(copy("1C")) == {0}
    assert known.seen[copy("1C")] == 1


def test_keys_that_did_not_fit_are_not_there() -> None:
    known = start()
    known.pour(0, OTHER)
    known.exclude([read("5E")], OTHER)
    assert OTHER not in known.places(copy("5E"))
    assert OTHER not in known.places(copy("5E", 1))
    assert OTHER in known.places(copy("5D"))


def test_both_copies_seen_at_once_are_both_known() -> None:
    known = start()
    known.see([copy("1C"), copy("1C", 1), copy("1O"), copy("1O", 1)], 0, 4)
    assert known.noted() == {frozenset([0]): [copy("1C"), copy("1C", 1), copy("1O"), copy("1O", 1)]}


def test_relabelling_moves_what_is_known_with_the_keys() -> None:
    known = seen_first_ring()
    names = list(range(48))
    a, b = copy("1C"), copy("6E")
    names[a], names[b] = b, a
    other = known.relabelled(names)
    assert other.places(b) == {0}
    assert other.places(a) == known.places(b)
    assert known.places(a) == {0}
