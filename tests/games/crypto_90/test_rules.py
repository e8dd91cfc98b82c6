"""Turns."""

from __future__ import annotations

import msgspec
import pytest

from games.crypto_90.table import HANDS, JUMBLED, cards, play, table, told, turn
from ludotheque.core.cards import FAKIR, Drew, FoundFakir, Threw, Took
from ludotheque.core.chance import Fast
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_90 import game
from ludotheque.games.crypto_90.model import (
    AnyMove,
    Crypto90Options,
    Draw,
    Exchange,
    Exchanged,
    Hypnotise,
    Hypnotised,
    Pass,
    RoundOver,
    Show,
    Shown,
    Take,
    Throw,
)
from ludotheque.games.crypto_90.rules import Position

EVEN = "08 12 26 32 44 58 64 72"


def refused(position: Position, move: AnyMove) -> tuple[str, str, dict[str, object]]:
    """Why not; nothing has changed."""
    (seat,) = position.turn()
    before = msgspec.json.encode([position.view("open"), position.scores()])
    with pytest.raises(Refused) as caught:
        position.play(seat, move)
    assert msgspec.json.encode([position.view("open"), position.scores()]) == before
    return caught.value.code, caught.value.rule, dict(caught.value.details)


# --- taking a card ---------------------------------------------------------------------------------------------------


def test_the_first_player_sits_left_of_the_dealer() -> None:
    first = [game.deal(Crypto90Options(), 3, Fast(seed)) for seed in range(40)]
    assert all(position.turn() == {(position.match.dealer + 1) % 3} for position in first)
    assert {position.match.dealer for position in first} == {0, 1, 2}


def test_a_card_drawn_is_exchanged() -> None:
    position = table(stock="10 20")
    assert play(position, Draw()) == [Drew(0, 20)]
    assert play(position, Exchange(3)) == [Exchanged(0, 3, 20, 85, secret=False)]
    assert position.round.rows[0] == cards("89 87 20 83 81 79 77 75")
    assert position.round.piles.discard == [1, 85]
    assert position.turn() == {1}


def test_a_card_drawn_is_thrown() -> None:
    position = table(stock="10 20")
    assert play(position, Draw(), Throw()) == [Threw(0, 20)]
    assert position.round.piles.discard == [1, 20]
    assert position.round.rows[0] == cards(JUMBLED[0])


def test_a_card_drawn_is_kept_in_hand() -> None:
    position = table(stock="10 20")
    events = play(position, Draw(), Exchange())
    assert events == [Exchanged(0, None, 20, HANDS[0], secret=True)]
    assert events[0].seen_by(1) == Exchanged(0, None, None, HANDS[0], secret=True)
    assert position.round.hands[0] == 20


def test_a_discard_taken_is_exchanged() -> None:
    position = table(discard="02 01")
    assert play(position, Take()) == [Took(0, 1)]
    assert refused(position, Throw()) == ("must-exchange", "C90-6", {"card": 1})
    assert position.moves(0) == (Exchange(), *map(Exchange, range(1, 9)))
    events = play(position, Exchange())
    assert events[0].seen_by(1) == Exchanged(0, None, 1, HANDS[0], secret=False)
    assert position.round.piles.discard == [2, HANDS[0]]


def test_a_fakir_on_the_discard_pile_cannot_be_taken() -> None:
    position = table(discard="**")
    assert position.moves(0) == (Draw(),)
    assert refused(position, Take()) == ("fakir-cannot-be-taken", "C90-9", {})


def test_a_fakir_drawn_is_set_aside_and_replaced() -> None:
    position = table(stock="10 20 ** **")
    assert play(position, Draw()) == [FoundFakir(0), FoundFakir(0), Drew(0, 20)]
    assert position.round.piles.aside == [2, 0]


def test_after_a_fakir_at_the_bottom_the_top_discard_is_taken() -> None:
    position = table(stock="**")
    assert play(position, Draw()) == [FoundFakir(0), Took(0, 1)]
    assert refused(position, Throw())[0] == "must-exchange"
    over = told(turn(position, Exchange(1)), RoundOver)
    assert over == [RoundOver("exhausted", None, HANDS[:2])]


def test_two_fakirs_at_the_bottom_and_nothing_to_exchange() -> None:
    position = table(stock="**", discard="01 **")
    assert play(position, Draw()) == [FoundFakir(0)]
    assert position.phase == "after"
    over = told(play(position, Pass()), RoundOver)
    assert over == [RoundOver("exhausted", None, HANDS[:2])]


@pytest.mark.parametrize("place", [0, 9, -1])
def test_places_go_from_1_to_8(place: int) -> None:
    position = table()
    play(position, Draw())
    assert refused(position, Exchange(place)) == ("no-such-place", "C90-7", {"place": place})


# --- hypnotising -----------------------------------------------------------------------------------------------------


def test_hypnotising_ends_the_turn() -> None:
    position = table(fakirs=[1, 0], stock="10 20")
    play(position, Draw(), Throw())
    assert position.turn() == {0}
    assert play(position, Hypnotise(1, 2)) == [Hypnotised(0, 1, 2, 84)]
    assert position.round.rows[1][1] == FAKIR
    assert position.round.piles.discard == [84, 1, 20]  # under the pile
    assert position.round.piles.aside == [0, 0]
    assert position.turn() == {1}


def test_one_may_hypnotise_oneself_or_not_at_all() -> None:
    position = table(fakirs=[1, 0])
    play(position, Draw(), Throw())
    assert set(position.moves(0)) == {Pass(), *(Hypnotise(at, place) for at in (0, 1) for place in range(1, 9))}
    position.clone().play(0, Hypnotise(0, 8))
    play(position, Pass())
    assert position.round.piles.aside == [1, 0]


def test_a_fakir_in_a_row_is_exchanged_like_a_card_and_stays_on_the_discards() -> None:
    position = table("89 ** 85 83 81 79 77 75", stock="10 20 30")
    assert play(position, Draw(), Exchange(2)) == [Exchanged(0, 2, 30, FAKIR, secret=False)]
    assert position.round.piles.aside == [0, 0]
    assert refused(position, Take()) == ("fakir-cannot-be-taken", "C90-9", {})


def test_a_place_under_a_fakir_cannot_be_hypnotised() -> None:
    position = table("89 87 85 83 81 79 77 75", "90 ** 86 84 82 80 78 76", fakirs=[1, 0])
    play(position, Draw(), Throw())
    assert Hypnotise(1, 2) not in position.moves(0)
    assert refused(position, Hypnotise(1, 2)) == ("already-hypnotised", "C90-8", {"place": 2})
    assert refused(position, Hypnotise(1, 9)) == ("no-such-place", "C90-8", {"place": 9})
    assert refused(position, Hypnotise(2, 1)) == ("no-such-player", "C90-8", {"seats": 2})


def test_hypnotising_takes_a_fakir_of_ones_own() -> None:
    position = table(EVEN, fakirs=[0, 3])
    play(position, Draw(), Throw())
    assert refused(position, Hypnotise(1, 2)) == ("no-fakir", "C90-8", {})


def test_a_turn_without_fakir_nor_ordered_row_passes_by_itself() -> None:
    position = table(fakirs=[0, 1])
    play(position, Draw(), Throw())
    assert position.turn() == {1}


# --- showing ---------------------------------------------------------------------------------------------------------


def test_a_winning_hand_is_shown_before_drawing() -> None:
    position = table(EVEN, hands=[88])
    assert Show() in position.moves(0)
    events = play(position, Show())
    assert events[:2] == [Shown(0, (8, 12, 26, 32, 44, 58, 64, 72, 88)), RoundOver("shown", 0, (88, HANDS[1]))]
    assert position.scores() == (350, 0)


def test_a_winning_hand_is_shown_after_the_exchange() -> None:
    position = table("08 12 26 32 44 58 64 71", hands=[88], stock="10 72")
    assert Show() not in position.moves(0)
    play(position, Draw(), Exchange(8))
    assert list(position.moves(0)) == [Pass(), Show()]
    assert told(play(position, Show()), RoundOver) == [RoundOver("shown", 0, (88, HANDS[1]))]


def test_showing_is_never_forced() -> None:
    position = table(EVEN, hands=[88])
    turn(position, Draw(), Throw())
    assert position.turn() == {1}
    assert position.scores() == (0, 0)


def test_an_ordered_row_is_given_time_whatever_is_in_hand() -> None:
    """Else everybody would learn from the wait that the hidden card wins."""
    position = table(EVEN, hands=[51])
    play(position, Draw(), Throw())
    assert list(position.moves(0)) == [Pass()]
    assert refused(position, Show())[0] == "mixed-parity"


def test_hypnotising_comes_too_late_to_show() -> None:
    position = table(EVEN, hands=[88], fakirs=[1, 0])
    play(position, Draw(), Throw())
    play(position, Hypnotise(1, 1))
    assert position.turn() == {1}


# --- out of turn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reach", "moves", "phase", "rule"),
    [
        ((), (Exchange(1), Exchange(), Throw(), Hypnotise(1, 1), Pass()), "draw", "C90-6"),
        ((Draw(),), (Draw(), Take(), Show(), Pass(), Hypnotise(1, 1)), "place", "C90-6"),
        ((Take(),), (Draw(), Take(), Show(), Pass(), Hypnotise(1, 1)), "exchange", "C90-6"),
        ((Draw(), Throw()), (Draw(), Take(), Throw(), Exchange(1)), "after", "C90-8"),
    ],
)
def test_what_is_not_to_be_done_now(
    reach: tuple[AnyMove, ...], moves: tuple[AnyMove, ...], phase: str, rule: str
) -> None:
    position = table(fakirs=[1, 0])
    play(position, *reach)
    for move in moves:
        assert refused(position, move) == ("not-now", rule, {"phase": phase})


def test_only_who_is_to_play_plays() -> None:
    position = table()
    assert position.moves(1) == ()
    with pytest.raises(Refused, match="not-your-turn"):
        position.play(1, Draw())


# --- the end of a round ----------------------------------------------------------------------------------------------


def test_an_exhausted_stock_ends_the_round_after_the_turn() -> None:
    position = table("06 24 49 61 62 52 32 31", stock="20")
    play(position, Draw())
    assert position.turn() == {0}
    assert told(play(position, Throw()), RoundOver) == [RoundOver("exhausted", None, HANDS[:2])]
    assert position.scores() == (50, 0)


def test_whoever_holds_a_winning_hand_then_wins() -> None:
    position = table(JUMBLED[0], "08 12 26 32 44 58 64 72", hands=[57, 88], stock="20")
    assert told(play(position, Draw(), Throw()), RoundOver) == [RoundOver("exhausted", 1, (57, 88))]
    assert position.scores() == (0, 350)


@pytest.mark.parametrize(("hands", "winner"), [([88, 10, 90], 1), ([88, 51, 90], 2), ([88, 51, 53], 0)])
def test_of_several_the_next_in_turn_wins(hands: list[int], winner: int) -> None:
    rows = (EVEN, "14 16 18 20 22 24 28 30", "34 36 38 40 42 46 48 50")
    position = table(*rows, hands=hands, seats=3, stock="89")
    assert told(turn(position, Draw(), Throw()), RoundOver) == [RoundOver("exhausted", winner, tuple(hands))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_in_which_nobody_draws_ends(seats: int) -> None:
    position = table(seats=seats)
    for _ in range(8 * seats - 1):
        assert play(position, Take(), Exchange(1))[-1] != RoundOver("idle", None, HANDS[:seats])
    assert told(play(position, Take(), Exchange(1)), RoundOver) == [RoundOver("idle", None, HANDS[:seats])]


def test_a_stock_card_drawn_starts_the_wait_anew() -> None:
    position = table()
    for _ in range(15):
        play(position, Take(), Exchange(1))
    play(position, Draw(), Throw())
    for _ in range(15):
        assert not told(play(position, Take(), Exchange(1)), RoundOver)
    assert told(play(position, Take(), Exchange(1)), RoundOver)


def test_fakirs_count_for_winner_and_losers() -> None:
    position = table(EVEN, hands=[88], fakirs=[1, 2])
    play(position, Show())
    assert position.scores() == (400, 100)
    assert [[line.rule for line in lines] for lines in position.match.pad[0].lines] == [
        ["C90-14", "C90-16", "C90-17"],
        ["C90-17"],
    ]


def test_the_deal_passes_to_the_left_and_everything_is_dealt_anew() -> None:
    position = table(EVEN, hands=[88], turn=0)
    assert position.match.dealer == 1
    events = play(position, Show())
    assert position.match.dealer == 0
    assert position.turn() == {1}
    assert (events[-1].round, events[-1].dealer, events[-1].seat) == (2, 0, 1)  # type: ignore[attr-defined]
    assert position.inventory() == table().inventory()


# --- the match -------------------------------------------------------------------------------------------------------


def test_a_match_to_points_ends_after_the_round() -> None:
    position = table(EVEN, hands=[88], options=Crypto90Options(objectif=350))
    play(position, Show())
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking, result.reason) == ((350, 0), (1, 2), "goal")
    assert position.turn() == frozenset()
    assert position.moves(0) == ()
    with pytest.raises(Refused, match="game-over"):
        position.play(0, Draw())


def test_a_match_of_one_round() -> None:
    position = table(stock="20", options=Crypto90Options(manches=1, objectif=50))
    play(position, Draw(), Throw())
    result = position.result()
    assert result is not None
    assert (result.ranking, result.reason) == ((1, 1), "rounds")


def test_a_fixed_number_of_rounds_knows_no_goal() -> None:
    position = table(EVEN, hands=[88], options=Crypto90Options(manches=2, objectif=50))
    play(position, Show())
    assert position.result() is None
