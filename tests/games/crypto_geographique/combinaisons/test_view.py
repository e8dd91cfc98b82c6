"""Who sees what."""

from __future__ import annotations

from collections import Counter

from games.crypto_geographique.combinaisons.table import CARRE_BRELAN, COMPLET, LONELY, TEAMS, cards, play, table, teams
from ludotheque.core.cards import FAKIR, Drew
from ludotheque.core.chance import Fast
from ludotheque.core.game import OPEN
from ludotheque.games.crypto_geographique.combinaisons import game, scoring
from ludotheque.games.crypto_geographique.combinaisons.bot import Normal
from ludotheque.games.crypto_geographique.combinaisons.model import Ask, CombinaisonsOptions, Draw, Stop, Take, Throw

ENOUGH = 24
"""So many positions after a question are looked at."""


def test_a_seat_sees_its_own_hand_divided() -> None:
    view = table(CARRE_BRELAN, fakirs=[0, 2], stock="10 20", discard="90 57").view(0)
    assert [player.hand for player in view.players] == [tuple(cards(CARRE_BRELAN)), None]
    assert view.players[0].groups is not None
    assert [(group.what, group.points) for group in view.players[0].groups] == [("carre", 100), ("brelan", 50)]
    assert view.players[1].groups is None
    assert [player.fakirs for player in view.players] == [0, 2]
    assert [player.count for player in view.players] == [7, 7]
    assert (view.stock, view.discard, view.turn, view.phase) == (2, (90, 57), 0, "draw")
    assert (view.stock_cards, view.held, view.holding, view.asking) == (None, None, False, None)


def test_a_spectator_sees_no_hand_and_the_open_eye_sees_all() -> None:
    position = table(stock="10 20")
    assert [player.hand for player in position.view(None).players] == [None, None]
    view = position.view(OPEN)
    assert [player.hand for player in view.players] == [tuple(cards(hand)) for hand in LONELY[:2]]
    assert view.stock_cards == (10, 20)


def test_a_card_drawn_is_seen_by_its_player_alone() -> None:
    position = table(stock="10 20")
    assert play(position, Draw())[0].seen_by(1) == Drew(0, None)
    assert [position.view(eye).held for eye in (0, 1, None, OPEN)] == [20, None, None, 20]
    assert all(position.view(eye).holding for eye in (0, 1, None, OPEN))


def test_a_card_taken_from_the_discards_is_known_to_all_until_it_is_thrown() -> None:
    position = table(stock="10 20 23 28")
    play(position, Take())
    assert [position.view(eye).held for eye in (0, 1, None, OPEN)] == [90, 90, 90, 90]
    play(position, Throw(4))
    assert [position.view(eye).players[0].known for eye in (0, 1, None)] == [(90,)] * 3
    assert position.view(1).discard == (4,)
    play(position, Draw(), Throw(28), Draw(), Throw(90))
    assert position.view(1).players[0].known == ()


def test_the_wait_for_somebody_to_draw_is_counted_down() -> None:
    position = table()
    assert position.view(None).patience == 16
    play(position, Take(), Throw(4))
    assert position.view(None).patience == 15


def test_a_question_is_seen_by_all() -> None:
    position = teams(COMPLET, stock="10 02")
    play(position, Draw(), Ask(2))
    for eye in (0, 1, None, OPEN):
        view = position.view(eye)
        assert (view.phase, view.turn, view.asking, view.holding, view.held) == ("answer", 2, 0, False, None)
    assert [player.partner for player in position.view(1).players] == [2, 3, 0, 1]
    assert position.view(2).players[0].hand is None
    assert table().view(0).players[0].partner is None


def test_hands_are_open_once_the_match_is_over() -> None:
    position = table(COMPLET, stock="10 02", options=CombinaisonsOptions(objectif=50))
    play(position, Draw(), Stop(2))
    view = position.view(None)
    assert (view.phase, view.turn) == ("over", None)
    assert [player.hand for player in view.players] == [tuple(cards(COMPLET)), tuple(cards(LONELY[1]))]
    assert all(player.groups for player in view.players)
    assert position.imagine(1, Fast(1)).view(OPEN) == position.view(OPEN)


# --- what is imagined ------------------------------------------------------------------------------------------------


def test_what_is_hidden_is_imagined_from_what_is_unseen() -> None:
    position = table(stock="10 ** 20")
    play(position, Draw())
    unseen = Counter([10, 20, FAKIR, *cards(LONELY[0])])
    held = Counter[int]()
    for seed in range(300):
        world = position.imagine(1, Fast(seed))
        found = [world.held, *world.round.hand(0), *world.round.piles.stock]
        assert Counter(found) == unseen
        assert FAKIR not in found[:8]
        held[world.held] += 1
        assert position.imagine(0, Fast(seed)).held == 20
    assert set(held) == {10, 20, *cards(LONELY[0])}


def test_what_others_took_from_the_discards_is_remembered() -> None:
    position = table()
    play(position, Take(), Throw(4))
    for seed in range(20):
        world = position.imagine(1, Fast(seed))
        assert world.round.known[0] == [90]
        assert world.round.hand(1) == cards(LONELY[1])
    play(position, Draw(), Throw(81), Draw(), Throw(90))
    assert position.imagine(1, Fast(1)).round.known[0] == []
    assert position.view(1).discard == (4, 81, 90)


def test_who_asked_is_imagined_with_a_hand_that_allows_stopping() -> None:
    position = teams(COMPLET)
    play(position, Draw())
    play(position, Ask(position.held))
    for seat in (1, 2, 3):
        hands = [position.imagine(seat, Fast(seed)).round.hand(0) for seed in range(12)]
        assert all(scoring.stops(hand, "groupe") for hand in hands)
        assert len({tuple(sorted(hand)) for hand in hands}) > 10


def test_nothing_leaks_from_the_games_of_the_house() -> None:
    """As in the conformance suite, but where partners ask each other, which random play hardly ever does."""
    position = game.deal(TEAMS, 4, Fast(3))
    chance, asked, looked = Fast(4), 0, 0
    while looked < ENOUGH:
        (seat,) = position.turn()
        move = Normal().choose(position.imagine(seat, chance), seat, chance)
        position.play(seat, move)
        asked += isinstance(move, Ask)
        if asked:
            looked += 1
            for eye in range(4):
                world = position.imagine(eye, chance)
                for seen in (eye, None):
                    assert world.view(seen) == position.view(seen)
                assert world.moves(eye) == position.moves(eye)
                assert (world.turn(), world.inventory()) == (position.turn(), position.inventory())
                assert all(scoring.stops(claim, "groupe") for made in world.round.claims for claim in made)
