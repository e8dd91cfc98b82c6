"""Which keys go where."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest

from conformance.cases import Case
from games.casse_du_siecle.table import terms as chosen
from games.casse_du_siecle.table import vault
from games.casse_du_siecle.versions import named, options, spread
from ludotheque.games.casse_du_siecle import game
from ludotheque.games.casse_du_siecle.keys import DIGITS_OF, LOCKS, digit_of, letter_of, name_of
from ludotheque.games.casse_du_siecle.laying import Laying
from ludotheque.games.casse_du_siecle.model import Bet, Change, Lay
from ludotheque.games.casse_du_siecle.rules import Position
from ludotheque.games.casse_du_siecle.terms import Terms
from ludotheque.games.casse_du_siecle.vault import Vault

HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}
FREE = [choice for choice in spread() if choice["passe_partout"] or choice["main"]]


def laying(hand: str, doors: dict[int, str], **options: Any) -> Laying:
    seats = options.pop("seats", 2)
    terms = chosen(seats, **options)
    return Laying(vault(terms, doors=doors, hands=[hand]), 0)


def test_a_key_without_master_keys_goes_into_the_lock_that_bears_its_name() -> None:
    found = laying("3C 4O 1E", {}, portes="communes")
    assert list(found.lays()) == [Lay(1, 3), Lay(2, 3), Lay(3, 4)]
    assert list(laying("3C 4O 1E", {}).lays()) == [Lay(1, 3), Lay(2, 3)], "door 4 is the other one's"


def test_with_master_keys_a_key_goes_on_each_door_that_has_its_digit() -> None:
    found = laying("4O", {}, portes="communes", passe_partout=True)
    assert list(found.lays()) == [Lay(1, door) for door in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("begun", "key", "fits"),
    [
        ("3C 4O", "5D", True),  # as printed
        ("3C 4O", "3D", False),
        ("3C", "3D", True),
        ("3C 3O", "3E", True),
        ("3C 3O", "5D", False),
        ("4O", "4D", True),
        ("5D", "4D", False),  # that lock has its key
    ],
)
def test_a_door_is_finished_as_it_was_begun(begun: str, key: str, fits: bool) -> None:
    assert (Lay(1, 3) in laying(key, {3: begun}, passe_partout=True).lays()) == fits


def test_doors_may_block_one_another_until_keys_are_changed() -> None:
    """Both 4C lie on doors 1 and 2 (CS-11): four other keys free one of them (CS-16)."""
    found = laying("2C 3O 4D 5E", {1: "4C", 2: "4C"}, passe_partout=True)
    assert [move for move in found.lays() if move.key == 1] == []
    assert list(found.changes()) == [Change(2, 0)]


def test_keys_taken_back_are_not_laid_again() -> None:
    held = vault(chosen(passe_partout=True), hands=["3C 4O"])
    assert list(Laying(held, 0, back=1).lays()) == [move for move in Laying(held, 0).lays() if move.key == 1]


def as_the_rules_say(held: Vault, seat: int, hand: list[int], terms: Terms) -> set[Lay | Change | Bet]:
    """Every move by trying all keys on all doors, written without a look at the code."""
    found: set[Lay | Change | Bet] = set()
    for door, codes in enumerate(terms.codes):
        laid = held.names(door)
        mine = not terms.given or held.owners[door] == seat
        if len(laid) == LOCKS:
            continue
        free = [letter for letter in range(LOCKS) if letter not in laid]
        for at, name in enumerate(hand, 1):
            with_it = {**laid, letter_of(name): name}
            part = any(all(code[letter] == one for letter, one in with_it.items()) for code in codes)
            if mine and letter_of(name) in free and part:
                found.add(Lay(at, door + 1))
        for number, code in enumerate(codes):
            kept = {letter for letter, name in laid.items() if code[letter] == name}
            missing = [code[letter] for letter in range(LOCKS) if letter not in kept]
            if mine and len(kept) < len(laid) and all(name in hand for name in missing):
                found.add(Change(door + 1, digit_of(code[0]) if number else 0))
        if terms.down and laid and held.owners[door] not in (None, seat):
            for keys in permutations(range(1, len(hand) + 1), len(free)):
                names = [hand[key - 1] for key in keys]
                digits = DIGITS_OF[door]
                if [letter_of(name) for name in names] == free and all(digit_of(name) in digits for name in names):
                    found.add(Bet(door + 1, keys))
    return found


@pytest.mark.parametrize("choice", FREE, ids=named)
def test_what_is_listed_is_what_the_rules_say(choice: dict[str, Any]) -> None:
    """Along random games, in every version in which one chooses what to lay."""
    met = 0
    for state, _, _, _ in Case(game, options(choice), choice["seats"], 3).walk(250):
        assert isinstance(state, Position)
        if state.phase != "lay":
            continue
        met += 1
        hand = [name_of(key) for key in state.hand[: len(state.hand) - state.turning.back]]
        moves = Laying(state.vault, state.seat, state.turning.back).moves()
        assert len(moves) == len(set(moves))
        assert set(moves) == as_the_rules_say(state.vault, state.seat, hand, state.terms)
    assert met > 10


def test_a_door_has_five_codes_and_every_part_of_one_may_lie_on_it() -> None:
    """Of all ways to lay two keys on door 3, those that some code allows: 5 codes with 6 pairs of locks each."""
    terms = chosen(passe_partout=True)
    pairs = set()
    for code, letters in product(terms.codes[2], combinations(range(LOCKS), 2)):
        pairs.add(tuple(code[letter] for letter in letters))
    found = set()
    for first, second in product(range(24), repeat=2):
        if letter_of(first) >= letter_of(second):
            continue
        held = vault(terms)
        if held.fits(first, 2):
            held.doors[2][letter_of(first)] = 2 * first
            if held.fits(second, 2):
                found.add((first, second))
    assert found == pairs
    assert len(pairs) == 30
