"""Moves too many to be listed are explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import highcard
from ludotheque.cli.desk import Desk
from ludotheque.cli.menu import FEW, SOME, Menu
from ludotheque.core.game import Move, Seat
from ludotheque.core.language import Language
from ludotheque.core.notation import Words
from ludotheque.core.refusal import Refused


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class Auction(highcard.Position):
    """Any amount may be bid: there is no end to the list."""

    def __init__(self, most: int) -> None:
        super().__init__([1, 2], [], [3])
        self.most = most

    def moves(self, seat: Seat) -> Iterator[Any]:
        yield from (Bid(amount) for amount in range(1, self.most + 1))


class Composed(Auction):
    def preview(self, seat: Seat, move: Any) -> Any:
        return move


class Bidding(highcard.HighCard):
    moves: ClassVar[Any] = (Bid,)


TEXTS = {"command-bid": "miser", "field-amount": "somme", "move-bid": "Miser"}


class Bidder(Language):
    """The texts of the auction, which is in no package."""

    def __init__(self, **more: str) -> None:
        super().__init__("fr", "ludotheque.cli")
        self.texts = TEXTS | more

    def has(self, name: str) -> bool:
        return name in self.texts or super().has(name)

    def say(self, name: str, /, **args: Any) -> str:
        return self.texts[name] if name in self.texts else super().say(name, **args)


@pytest.fixture
def desk() -> Desk:
    desk = Desk("fr")
    desk.words = Bidder()
    return desk


def menu(desk: Desk, state: highcard.Position) -> Menu:
    game: Any = Bidding()
    game.notation = Words(game.moves)
    return Menu(desk, game, state, 0)


def shown(desk: Desk, state: highcard.Position, capsys: pytest.CaptureFixture[str]) -> str:
    menu(desk, state).show(explain=True)
    return capsys.readouterr().out


def test_few_moves_are_all_listed(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(desk, Auction(FEW), capsys)
    assert out.count("Miser") == FEW
    assert "Un coup s’écrit" not in out


@pytest.mark.parametrize("state", [Auction(10**9), Composed(10**9), Composed(SOME + 1)])
def test_of_many_some_are_shown_and_the_way_to_type_them(
    desk: Desk, capsys: pytest.CaptureFixture[str], state: Auction
) -> None:
    out = shown(desk, state, capsys)
    assert out.count("Miser") == SOME
    assert "miser <somme>" in out


def test_a_notation_of_its_own_explains_itself(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.words = Bidder(**{"notation-help": "Dites un nombre."})
    out = shown(desk, Auction(10**9), capsys)
    assert "Dites un nombre." in out
    assert "<somme>" not in out


def test_what_is_not_shown_may_still_be_typed(desk: Desk) -> None:
    bids = menu(desk, Auction(10**9))
    assert bids.read("miser 77") == Bid(77)
    assert bids.read("2") == Bid(2)
    with pytest.raises(Refused, match="no-such-number"):
        bids.read("77")


def test_the_way_to_type_them_is_not_said_again(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    menu(desk, Auction(10**9)).show(explain=False)
    out = capsys.readouterr().out
    assert out.count("Miser") == SOME
    assert "miser <somme>" not in out
