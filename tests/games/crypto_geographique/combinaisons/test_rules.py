"""What may be done in Combinaisons, rule by rule."""

from __future__ import annotations

import msgspec
import pytest

from games.crypto_geographique.combinaisons.table import (
    CARRE_BRELAN,
    COMPLET,
    LONELY,
    TEAMS,
    cards,
    play,
    table,
    teams,
    told,
)
from ludotheque.core.cards import Drew, FoundFakir, Threw, Took
from ludotheque.core.chance import Fast
from ludotheque.core.match import LAST_ROUND, Line, Scored
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_geographique.combinaisons import game
from ludotheque.games.crypto_geographique.combinaisons.model import (
    Agree,
    Agreed,
    AnyMove,
    Ask,
    Asked,
    CombinaisonsOptions,
    Dealt,
    Decline,
    Declined,
    Draw,
    RoundOver,
    Shown,
    Stop,
    Take,
    Throw,
)
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme

READY = f"{CARRE_BRELAN[:-3]} 57"
"""A *carré* and a *paire*: 06 would make it a *brelan*."""


def refused(position: Position, move: AnyMove) -> tuple[str, str, dict[str, object]]:
    """Why not; nothing has changed."""
    (seat,) = position.turn()
    before = msgspec.json.encode([position.view("open"), position.scores()])
    with pytest.raises(Refused) as caught:
        position.play(seat, move)
    assert msgspec.json.encode([position.view("open"), position.scores()]) == before
    return caught.value.code, caught.value.rule, dict(caught.value.details)


# --- the deal --------------------------------------------------------------------------------------------------------


def test_the_first_player_sits_left_of_the_dealer() -> None:
    first = [game.deal(CombinaisonsOptions(), 3, Fast(seed)) for seed in range(40)]
    assert all(position.turn() == {(position.match.dealer + 1) % 3} for position in first)
    assert {position.match.dealer for position in first} == {0, 1, 2}


@pytest.mark.parametrize("seats", game.players)
def test_seven_cards_each_and_one_beside_the_stock(seats: int) -> None:
    position = game.deal(CombinaisonsOptions(), seats, Fast(seats))
    assert [len(position.round.hand(seat)) for seat in range(seats)] == [7] * seats
    assert position.inventory()["fakir"] == 6
    assert sum(position.inventory().values()) == 96


def test_teams_are_four() -> None:
    assert game.seats(TEAMS) == range(4, 5)
    assert game.seats(CombinaisonsOptions()) == range(2, 6)
    assert game.start(TEAMS, 4, Fast(1)).turn()
    for seats in (2, 3, 5):
        with pytest.raises(Refused) as caught:
            game.start(TEAMS, seats, Fast(1))
        assert (caught.value.code, caught.value.rule, caught.value.details) == (
            "teams-of-two",
            "CG-8",
            {"seats": seats},
        )
    with pytest.raises(Refused, match="seats"):
        game.start(CombinaisonsOptions(), 6, Fast(1))


# --- a turn ----------------------------------------------------------------------------------------------------------


def test_a_card_is_drawn_and_one_is_thrown() -> None:
    position = table(stock="10 20")
    assert list(position.moves(0)) == [Draw(), Take()]
    assert play(position, Draw()) == [Drew(0, 20)]
    assert position.moves(0) == [Throw(card) for card in sorted([20, *cards(LONELY[0])])]
    assert play(position, Throw(31)) == [Threw(0, 31)]
    assert position.round.hand(0) == [4, 40, 44, 46, 55, 78, 20]
    assert position.round.piles.discard == [90, 31]
    assert position.turn() == {1}


def test_a_card_drawn_may_be_thrown_at_once() -> None:
    position = table(stock="10 20")
    assert play(position, Draw(), Throw(20)) == [Threw(0, 20)]
    assert position.round.hand(0) == cards(LONELY[0])


def test_a_card_taken_from_the_discards_stays_for_this_turn() -> None:
    position = table(stock="10 20")
    assert play(position, Take()) == [Took(0, 90)]
    assert Throw(90) not in position.moves(0)
    assert refused(position, Throw(90)) == ("just-taken", "CG-5", {"card": 90})
    play(position, Throw(4), Draw(), Throw(20), Draw())
    assert Throw(90) in position.moves(0)


def test_only_cards_in_hand_are_thrown() -> None:
    position = table(stock="10 20")
    play(position, Draw())
    assert refused(position, Throw(10)) == ("not-in-hand", "CG-5", {"card": 10})
    assert refused(position, Stop(10)) == ("not-in-hand", "CG-5", {"card": 10})


def test_a_fakir_drawn_is_exposed_and_replaced() -> None:
    position = table(stock="10 20 ** **")
    assert play(position, Draw()) == [FoundFakir(0), FoundFakir(0), Drew(0, 20)]
    assert position.round.piles.aside == [2, 0]


@pytest.mark.parametrize(
    ("reach", "moves", "phase", "rule"),
    [
        ((), (Throw(4), Stop(4), Ask(4), Agree(), Decline()), "draw", "CG-5"),
        ((Draw(),), (Draw(), Take(), Agree(), Decline()), "throw", "CG-5"),
        ((Draw(), Ask(6)), (Draw(), Take(), Throw(4), Stop(4), Ask(4)), "answer", "CG-8"),
    ],
)
def test_what_is_not_to_be_done_now(
    reach: tuple[AnyMove, ...], moves: tuple[AnyMove, ...], phase: str, rule: str
) -> None:
    position = teams(COMPLET, stock="10 06")
    play(position, *reach)
    for move in moves:
        assert refused(position, move) == ("not-now", rule, {"phase": phase})


def test_only_who_is_to_play_plays() -> None:
    position = table()
    assert position.moves(1) == ()
    with pytest.raises(Refused, match="not-your-turn"):
        position.play(1, Draw())


# --- stopping --------------------------------------------------------------------------------------------------------


def test_stopping_after_throwing_a_card_ends_the_round() -> None:
    position = table(READY, LONELY[1], stock="10 06", fakirs=[1, 2])
    play(position, Draw())
    assert position.moves(0)[-1] == Stop(57)
    assert [move for move in position.moves(0) if isinstance(move, Stop)] == [Stop(57)]
    events = play(position, Stop(57))
    assert events[:3] == [Threw(0, 57), RoundOver("stopped", 0), Shown(0, (6, 13, 22, 29, 35, 53, 83))]
    assert told(events, Scored) == [
        Scored(
            0,
            220,
            220,
            (
                Line("carre", 100, "CG-6", "22 29 35 53"),
                Line("brelan", 50, "CG-6", "06 13 83"),
                Line("stop", 50, "CG-7"),
                Line("fakirs", 20, "CG-10", 1),
            ),
        ),
        Scored(1, 40, 40, (Line("fakirs", 40, "CG-10", 2),)),
    ]
    assert position.scores() == (220, 40)


def test_stopping_with_a_complet() -> None:
    position = table(COMPLET, stock="10 06")
    play(position, Draw(), Stop(6))
    assert position.scores() == (350, 0)


def test_stopping_is_never_forced() -> None:
    position = table(COMPLET, stock="10 06")
    assert play(position, Draw(), Throw(6)) == [Threw(0, 6)]
    assert position.turn() == {1}


@pytest.mark.parametrize(
    ("hand", "points"),
    [("29 22 35 53 72 13 83", 160), ("29 22 35 53 72 37 13", 200), ("29 22 35 53 13 83 57", 110), (LONELY[0], 0)],
)
def test_nothing_else_allows_stopping(hand: str, points: int) -> None:
    position = table(hand, discard="02", stock="10 90")
    play(position, Draw())
    assert not [move for move in position.moves(0) if isinstance(move, Stop)]
    assert refused(position, Stop(90)) == ("cannot-stop", "CG-7", {"points": points})


def test_the_card_just_taken_cannot_be_thrown_to_stop() -> None:
    position = table(COMPLET)
    play(position, Take())
    assert refused(position, Stop(90)) == ("just-taken", "CG-5", {"card": 90})


@pytest.mark.parametrize(("forme", "allowed"), [("groupe", True), ("chaine", False)])
def test_what_allows_stopping_depends_on_the_forme(forme: Forme, allowed: bool) -> None:
    """Three departments round Côte-d'Or do not touch each other."""
    position = table("21 10 70 58 13 83 06", LONELY[2], stock="02 57", options=CombinaisonsOptions(forme=forme))
    play(position, Draw())
    assert (Stop(57) in position.moves(0)) == allowed


def test_a_hand_is_worth_its_best_division_whoever_stopped() -> None:
    """The *complet* that is a *carré* and a *brelan* too counts as a *complet*; the others' hands count as well."""
    position = table("29 22 35 53 72 37 36", "13 83 06 59 62 80 57", stock="10 02")
    play(position, Draw(), Stop(2))
    assert position.scores() == (350, 100)
    assert [[line.what for line in lines] for lines in position.match.pad[0].lines] == [
        ["complet", "stop"],
        ["brelan", "brelan"],
    ]


# --- two against two -------------------------------------------------------------------------------------------------


def test_a_partner_is_asked_before_stopping() -> None:
    position = teams(COMPLET, LONELY[1], "13 83 06 59 62 80 57", stock="10 02", fakirs=[0, 1, 1, 0])
    play(position, Draw())
    assert position.moves(0)[-1] == Ask(2)
    assert refused(position, Stop(2)) == ("ask-first", "CG-8", {})
    assert play(position, Ask(2)) == [Threw(0, 2), Asked(0, 2)]
    assert position.turn() == {2}
    assert list(position.moves(2)) == [Agree(), Decline()]
    assert position.moves(0) == ()
    events = play(position, Agree())
    assert events[:2] == [Agreed(2), RoundOver("stopped", 0)]
    assert position.scores() == (470, 20, 470, 20)
    pad = position.match.pad[0]
    assert (pad.winner, pad.points) == (0, (470, 20, 470, 20))
    assert pad.lines[0][-1] == Line("partner", 120, "CG-8")
    assert pad.lines[2][-1] == Line("partner", 350, "CG-8")
    assert [line.what for line in pad.lines[3]] == ["partner"]


def test_refused_play_goes_on_and_the_question_may_be_asked_again() -> None:
    position = teams(COMPLET, stock="10 20 23 28 30 02")
    play(position, Draw(), Ask(2))
    assert play(position, Decline()) == [Declined(2)]
    assert position.turn() == {1}
    for card in (30, 28, 23):
        play(position, Draw(), Throw(card))
    assert play(position, Draw(), Ask(20)) == [Threw(0, 20), Asked(0, 2)]
    assert position.turn() == {2}
    assert told(play(position, Agree()), RoundOver) == [RoundOver("stopped", 0)]


def test_asking_demands_a_hand_that_allows_stopping() -> None:
    position = teams(READY, stock="10 02")
    play(position, Draw())
    assert refused(position, Ask(2)) == ("cannot-stop", "CG-7", {"points": 110})


def test_without_teams_there_is_nobody_to_ask() -> None:
    position = table(COMPLET, stock="10 02", seats=4)
    play(position, Draw())
    assert refused(position, Ask(2)) == ("no-partner", "CG-8", {})


def test_refused_on_the_last_card_the_round_is_exhausted() -> None:
    position = teams(COMPLET, stock="02")
    play(position, Draw(), Ask(2))
    events = play(position, Decline())
    assert events[:2] == [Declined(2), RoundOver("exhausted", None)]
    assert position.scores() == (300, 0, 300, 0)


def test_partners_win_together() -> None:
    position = teams(COMPLET, stock="10 02", options=CombinaisonsOptions(equipes=True, objectif=300))
    play(position, Draw(), Ask(2), Agree())
    result = position.result()
    assert result is not None
    assert (result.winners(), result.ranking, result.reason) == ((0, 2), (1, 3, 1, 3), "goal")


# --- the end of a round ----------------------------------------------------------------------------------------------


def test_an_exhausted_stock_ends_the_round_after_the_turn() -> None:
    position = table("59 62 31 40 44 46 55", stock="20")
    play(position, Draw())
    assert position.turn() == {0}
    assert told(play(position, Throw(20)), RoundOver) == [RoundOver("exhausted", None)]
    assert position.scores() == (10, 0)


def test_one_may_stop_with_the_last_card() -> None:
    position = table(COMPLET, stock="20")
    assert told(play(position, Draw(), Stop(20)), RoundOver) == [RoundOver("stopped", 0)]
    assert position.scores() == (350, 0)


def test_a_fakir_at_the_bottom_is_exposed_and_nothing_is_thrown() -> None:
    position = table(COMPLET, stock="** **")
    events = play(position, Draw())
    assert events[:3] == [FoundFakir(0), FoundFakir(0), RoundOver("exhausted", None)]
    assert position.scores() == (340, 0)
    assert told(events, Shown)[0].cards == tuple(sorted(cards(COMPLET)))


@pytest.mark.parametrize("seats", game.players)
def test_a_round_in_which_nobody_draws_ends(seats: int) -> None:
    position = table(seats=seats)
    for turn in range(8 * seats):
        throw = min(position.round.hand(position.seat))
        over = told(play(position, Take(), Throw(throw)), RoundOver)
        assert over == ([RoundOver("idle", None)] if turn == 8 * seats - 1 else [])


def test_a_stock_card_drawn_starts_the_wait_anew() -> None:
    position = table()

    def turns(count: int) -> bool:
        """Whether the round ends in so many turns without a draw."""
        return any(
            told(play(position, Take(), Throw(min(position.round.hand(position.seat)))), RoundOver)
            for _ in range(count)
        )

    assert not turns(15)
    play(position, Draw(), Throw(min(position.round.hand(position.seat))))
    assert not turns(15)
    assert turns(1)


def test_the_deal_passes_to_the_left_and_everything_is_dealt_anew() -> None:
    position = table(COMPLET, stock="10 02", turn=0, seats=3)
    assert position.match.dealer == 2
    pieces = table(COMPLET, seats=3).inventory()
    position.round.piles.stock[:0] = [0] * 6 + [
        card for card in range(1, 91) if f"{card:02d}" not in position.inventory()
    ]
    events = play(position, Draw(), Stop(2))
    assert events[-1] == Dealt(2, 0, 1, position.round.piles.discard[-1])
    assert (position.match.dealer, position.phase) == (0, "draw")
    assert position.turn() == {1}
    assert position.inventory() == pieces


# --- the match -------------------------------------------------------------------------------------------------------


def test_a_match_ends_after_the_round_in_which_the_goal_is_reached() -> None:
    position = table(COMPLET, stock="10 02", options=CombinaisonsOptions(objectif=350))
    play(position, Draw(), Stop(2))
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking, result.reason) == ((350, 0), (1, 2), "goal")
    assert position.turn() == frozenset()
    assert position.moves(0) == ()
    with pytest.raises(Refused, match="game-over"):
        position.play(0, Draw())


def test_equal_totals_share_the_win() -> None:
    position = table(COMPLET, stock="02", fakirs=[0, 2], options=CombinaisonsOptions(objectif=50))
    position.match.totals[1] = 260
    play(position, Draw(), Throw(2))
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking) == ((300, 300), (1, 1))


def test_fifty_rounds_are_enough() -> None:
    position = table(stock="20")
    position.match.rounds = 1
    play(position, Draw(), Throw(20))
    result = position.result()
    assert result is not None
    assert (result.ranking, result.reason) == ((1, 1), "last-round")
    assert game.deal(CombinaisonsOptions(), 2, Fast(1)).match.rounds == LAST_ROUND == 50
