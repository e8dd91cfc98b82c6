"""Turns."""

from __future__ import annotations

import msgspec
import pytest

from games.crypto_geographique.enchainement.table import lay, miss, play, table, told
from ludotheque.core.cards import Drew, FoundFakir
from ludotheque.core.chance import Fast
from ludotheque.core.match import Scored
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.model import (
    AnyMove,
    Dealt,
    Draw,
    EnchainementOptions,
    End,
    Ended,
    Freed,
    Laid,
    Lay,
    Missed,
    RoundOver,
    Shown,
)
from ludotheque.games.crypto_geographique.enchainement.rules import Position

SOUTH = "06 13 83 04"
"""Nothing here touches the north."""


def refused(position: Position, move: AnyMove) -> tuple[str, str, dict[str, object]]:
    """Why not; nothing has changed."""
    (seat,) = position.turn()
    before = msgspec.json.encode([position.view("open"), position.scores()])
    with pytest.raises(Refused) as caught:
        position.play(seat, move)
    assert msgspec.json.encode([position.view("open"), position.scores()]) == before
    return caught.value.code, caught.value.rule, dict(caught.value.details)


# --- a chain (CGE-2) -------------------------------------------------------------------------------------------------


def test_the_first_player_sits_left_of_the_dealer() -> None:
    first = [game.deal(EnchainementOptions(), 3, Fast(seed)) for seed in range(40)]
    assert all(position.turn() == {(position.match.dealer + 1) % 3} for position in first)
    assert {position.match.dealer for position in first} == {0, 1, 2}


def test_on_somme_its_five_neighbours_can_be_laid() -> None:
    position = table("76 60 02 59 62 51 27 29", SOUTH)
    assert {move.card for move in position.moves(0) if isinstance(move, Lay)} == {76, 60, 2, 59, 62}
    assert Draw() not in position.moves(0) and End() not in position.moves(0)


def test_a_chain_is_laid_card_by_card() -> None:
    position = table("60 02 51 29", SOUTH)
    assert play(position, Lay(60)) == [Laid(0, 60)]
    assert position.turn() == {0}
    assert position.moves(0) == [Lay(2), End()]
    play(position, Lay(2), Lay(51))
    assert position.round.visible == 51
    assert play(position, End()) == [Ended(0)]
    assert position.turn() == {1}
    assert [(link.card, link.seat) for link in position.round.chain] == [(80, None), (60, 0), (2, 0), (51, 0)]
    assert position.round.hands[0] == [29]


def test_a_chain_may_stop_after_one_card() -> None:
    position = table("60 02 51", SOUTH)
    play(position, *lay(60))
    assert position.turn() == {1}


def test_only_its_player_ends_a_chain() -> None:
    """Else everybody would learn that nothing in hand follows."""
    position = table("60 29", SOUTH)
    play(position, Lay(60))
    assert position.moves(0) == [End()]


def test_each_card_touches_the_one_before() -> None:
    position = table("60 02 29", SOUTH)
    assert refused(position, Lay(29)) == ("not-a-neighbour", "CGE-2", {"card": 29, "visible": 80})
    play(position, Lay(60))
    assert refused(position, Lay(29)) == ("not-a-neighbour", "CGE-2", {"card": 29, "visible": 60})


def test_corse_touches_the_south() -> None:
    position = table("20 66 29", "60", visible=6)
    play(position, Lay(20), Lay(66))
    assert position.round.visible == 66


def test_only_cards_in_hand_are_laid() -> None:
    assert refused(table("60 02", "59"), Lay(59)) == ("not-in-hand", "CGE-2", {"card": 59})


def test_whoever_can_lay_must() -> None:
    position = table("29 60", SOUTH)
    assert refused(position, Draw()) == ("can-follow", "CGE-2", {"card": 60, "visible": 80})
    assert refused(position, End()) == ("nothing-laid", "CGE-2", {})
    play(position, Lay(60))
    assert refused(position, Draw()) == ("chain-begun", "CGE-3", {})


# --- a penalty (CGE-3, CGE-5) ----------------------------------------------------------------------------------------


def test_whoever_cannot_lay_draws() -> None:
    position = table(SOUTH, "60 29", stock="10 59")
    assert position.moves(0) == (Draw(),)
    events = miss(position)
    assert events == [Missed(0, 80), Drew(0, 59)]
    assert [event.seen_by(1) for event in events] == [Missed(0, 80), Drew(0, None)]
    assert position.round.hands[0] == [6, 13, 83, 4, 59]
    assert position.turn() == {1}, "a card drawn is not laid, even if it would fit"
    assert position.round.visible == 80


def test_a_fakir_drawn_is_exposed_and_replaced() -> None:
    position = table(SOUTH, "60 29", stock="10 11 ** **")
    assert miss(position) == [Missed(0, 80), FoundFakir(0), FoundFakir(0), Drew(0, 11)]
    assert position.round.piles.aside == [2, 0]


# --- nobody could follow (CGE-4) -------------------------------------------------------------------------------------


def test_jacques_laid_pas_de_calais_and_nobody_follows() -> None:
    position = table("62 83 29 06", "05 13 26 04", "67 68 57", stock="01 03 07 10 12")
    play(position, *lay(62))
    assert not told(miss(position), Freed)
    assert miss(position)[-1] == Freed(0, 62)
    assert position.turn() == {0}
    assert position.phase == "free"
    assert position.moves(0) == [Lay(83), Lay(29), Lay(6)]
    assert refused(position, Draw()) == ("free-to-lay", "CGE-4", {})
    assert refused(position, End()) == ("free-to-lay", "CGE-4", {})
    assert refused(position, Lay(62))[0] == "not-in-hand"
    play(position.clone(), *lay(29))
    play(position, Lay(83), Lay(6))
    assert refused(position, Lay(29))[0] == "not-a-neighbour", "the chain goes on from the card laid freely"


def test_the_right_is_lost_when_somebody_follows() -> None:
    position = table("62 83 29", "59 26", "67 68 57", stock="01 03 07 10 12")
    play(position, *lay(62), *lay(59))
    miss(position)
    assert position.turn() == {0}
    assert position.phase == "follow"
    assert refused(position, Lay(83))[0] == "not-a-neighbour"
    events = miss(position)
    assert told(events, Freed) == [Freed(1, 59)]
    assert position.turn() == {1}


def test_the_first_card_frees_the_first_player_once_everybody_has_failed() -> None:
    position = table(SOUTH, "67 68", "29 22", stock="01 03 07 10 12", turn=1)
    assert not told(miss(position, 2), Freed)
    assert position.turn() == {0}
    assert (position.phase, position.round.missed) == ("follow", [1, 2])
    assert miss(position)[-1] == Freed(1, 80)
    assert position.turn() == {1}
    assert position.phase == "free"
    assert refused(position, Draw()) == ("free-to-lay", "CGE-4", {})
    play(position, Lay(68))
    assert position.round.missed == []


def test_two_players_free_each_other() -> None:
    position = table("29 60 22", SOUTH)
    play(position, *lay(60))
    assert told(miss(position), Freed) == [Freed(0, 60)]


# --- out of turn -----------------------------------------------------------------------------------------------------


def test_only_who_is_to_play_plays() -> None:
    position = table("60 29", SOUTH)
    assert position.moves(1) == ()
    with pytest.raises(Refused, match="not-your-turn"):
        position.play(1, Lay(6))


# --- the end of a round (CGE-6, CGE-7) -------------------------------------------------------------------------------


def test_the_last_card_laid_ends_the_round() -> None:
    position = table("60 02", SOUTH, "29", fakirs=[0, 1, 1])
    events = play(position, Lay(60), Lay(2))
    assert events[:4] == [Laid(0, 2), RoundOver("out", 0), Shown(1, (6, 13, 83, 4)), Shown(2, (29,))]
    assert [(event.points, event.total) for event in events if isinstance(event, Scored)] == [
        (40, 40),
        (-40, -40),
        (0, 0),
    ]
    assert position.scores() == (40, -40, 0)


def test_an_exhausted_stock_ends_the_round_at_once() -> None:
    position = table(SOUTH, "67 68", stock="59")
    events = miss(position)
    assert events[:3] == [Missed(0, 80), Drew(0, 59), RoundOver("exhausted", 1)]
    assert position.scores() == (-100, 100)


def test_a_fakir_at_the_bottom_is_exposed_and_not_replaced() -> None:
    position = table("06 13", "67", stock="**")
    assert miss(position)[:3] == [Missed(0, 80), FoundFakir(0), RoundOver("exhausted", 0)]
    assert position.scores() == (20, -20)


def test_the_deal_passes_to_the_left_and_everything_is_dealt_anew() -> None:
    position = table("60", SOUTH, "29")
    assert position.match.dealer == 2
    events = play(position, Lay(60))
    assert events[-1] == Dealt(2, 0, 1, position.round.visible)
    assert position.turn() == {1}
    assert (position.phase, position.round.counts()) == ("follow", [9, 9, 9])
    assert position.round.missed == [] and len(position.round.chain) == 1
    assert position.inventory() == game.start(EnchainementOptions(), 3, Fast(1)).inventory()


# --- the match (CGE-8) -----------------------------------------------------------------------------------------------


def test_a_match_of_one_round() -> None:
    position = table("60", SOUTH, manches=1)
    play(position, Lay(60))
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking, result.reason) == ((80, -80), (1, 2), "rounds")
    assert position.turn() == frozenset() and position.moves(0) == ()
    with pytest.raises(Refused, match="game-over"):
        position.play(0, End())


def test_equal_balances_share_the_win() -> None:
    position = table("60", "29", fakirs=[0, 1], manches=1)
    play(position, Lay(60))
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking) == ((0, 0), (1, 1))


@pytest.mark.parametrize("manches", [1, 2, 3])
def test_so_many_rounds_are_played(manches: int) -> None:
    position = table("60", SOUTH, manches=manches)
    chance = Fast(manches)
    while (turn := position.turn()) and position.match.played < 4:
        (seat,) = turn
        moves = position.moves(seat)
        position.play(seat, moves[chance.below(len(moves))])
    assert position.match.played == manches
    assert sum(position.scores()) == 0
