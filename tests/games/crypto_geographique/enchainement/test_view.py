"""Who sees what."""

from __future__ import annotations

from games.crypto_geographique.enchainement.table import lay, miss, play, table
from ludotheque.core.game import OPEN
from ludotheque.games.crypto_geographique.enchainement.model import Lay, Link


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    view = table("60 02 29", "59 06", fakirs=[0, 2], stock="10 20").view(0)
    assert [player.hand for player in view.players] == [(60, 2, 29), None]
    assert [(player.count, player.fakirs, player.penalty) for player in view.players] == [(3, 0, 60), (2, 2, -40)]
    assert (view.phase, view.turn, view.stock, view.stock_cards) == ("follow", 0, 2, None)
    assert view.chain == (Link(80, None),)
    assert (view.match.round, view.match.rounds, view.match.goal) == (1, 3, None)


def test_a_spectator_sees_no_hand_and_the_open_eye_sees_all() -> None:
    position = table("60 02 29", "59 06", stock="10 20")
    assert [player.hand for player in position.view(None).players] == [None, None]
    view = position.view(OPEN)
    assert [player.hand for player in view.players] == [(60, 2, 29), (59, 6)]
    assert view.stock_cards == (10, 20)


def test_the_chain_and_who_missed_are_seen_by_all() -> None:
    position = table("60 02 29", "06 13", "67 68", stock="01 03 07")
    play(position, *lay(60, 2))
    miss(position)
    view = position.view(None)
    assert view.chain == (Link(80, None), Link(60, 0), Link(2, 0))
    assert view.missed == (1,)
    miss(position)
    assert (position.view(1).phase, position.view(1).missed) == ("free", (1, 2))


def test_hands_are_open_once_the_match_is_over() -> None:
    position = table("60", "59 06", manches=1)
    play(position, Lay(60))
    view = position.view(None)
    assert (view.phase, view.turn) == ("over", None)
    assert [player.hand for player in view.players] == [(), (59, 6)]
