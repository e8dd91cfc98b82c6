"""Who sees what."""

from __future__ import annotations

from collections import Counter

from games.crypto_90.table import HANDS, cards, play, table
from ludotheque.core.cards import FAKIR
from ludotheque.core.chance import Fast
from ludotheque.core.game import OPEN
from ludotheque.games.crypto_90.model import Crypto90Options, Draw, Exchange, Show, Take, Throw

EVEN = "08 12 26 32 44 58 64 72"


def test_a_seat_sees_rows_and_its_own_hand() -> None:
    view = table(EVEN, fakirs=[0, 2], stock="10 20").view(0)
    assert view.players[0].row == tuple(cards(EVEN))
    assert [player.hand for player in view.players] == [HANDS[0], None]
    assert [player.fakirs for player in view.players] == [0, 2]
    assert (view.stock, view.discard, view.top, view.turn, view.phase) == (2, 1, 1, 0, "draw")
    assert (view.stock_cards, view.discard_cards) == (None, None)


def test_a_spectator_sees_no_hand_and_the_open_eye_sees_all() -> None:
    position = table(stock="10 20", discard="02 01")
    assert [player.hand for player in position.view(None).players] == [None, None]
    view = position.view(OPEN)
    assert [player.hand for player in view.players] == list(HANDS[:2])
    assert (view.stock_cards, view.discard_cards) == ((10, 20), (2, 1))


def test_a_card_drawn_is_seen_by_its_player_alone() -> None:
    position = table(stock="10 20")
    play(position, Draw())
    assert [position.view(eye).held for eye in (0, 1, None, OPEN)] == [20, None, None, 20]


def test_a_discard_taken_is_seen_by_all() -> None:
    position = table()
    play(position, Take())
    assert [position.view(eye).held for eye in (0, 1, None, OPEN)] == [1, 1, 1, 1]
    assert position.view(0).top is None


def test_rows_are_explained() -> None:
    players = table(EVEN, "74 81 06 24 49 61 62 57", "90 88 86 84 82 80 78 76", hands=[51], seats=3).view(None).players
    assert [player.series for player in players] == [(1, 8), (3, 7), None]
    assert [player.ordered for player in players] == [True, False, False]


def test_the_wait_for_somebody_to_draw_is_counted_down() -> None:
    position = table()
    assert position.view(None).patience == 16
    play(position, Take(), Exchange(1), Take(), Exchange(1))
    assert position.view(None).patience == 14
    play(position, Draw(), Throw())
    assert position.view(None).patience == 16


def test_hands_are_open_once_the_match_is_over() -> None:
    position = table(EVEN, hands=[88], options=Crypto90Options(manches=1))
    play(position, Show())
    view = position.view(None)
    assert (view.phase, view.turn) == ("over", None)
    assert [player.hand for player in view.players] == [88, HANDS[1]]
    assert position.imagine(1, Fast(1)).view(OPEN) == position.view(OPEN)


def test_a_hand_taken_from_the_discards_is_remembered() -> None:
    position = table(discard="02 01")
    play(position, Take(), Exchange())
    assert {position.imagine(1, Fast(seed)).round.hands[0] for seed in range(30)} == {1}
    play(position, Draw(), Throw(), Draw(), Exchange())
    assert len({position.imagine(1, Fast(seed)).round.hands[0] for seed in range(30)}) > 15


def test_what_is_hidden_is_imagined_from_what_is_unseen() -> None:
    position = table(stock="10 20 ** 30", fakirs=[0, 0])
    play(position, Draw())
    unseen = Counter([10, 20, FAKIR, 30, HANDS[0]])
    seen: set[tuple[int, ...]] = set()
    for seed in range(1500):
        world = position.imagine(1, Fast(seed))
        found = (world.held, world.round.hands[0], *world.round.piles.stock)
        assert Counter(found) == unseen
        assert FAKIR not in found[:2]
        seen.add(found)
    assert len(seen) == 4 * 3 * 6  # a number held, another in hand, then three cards in any order
