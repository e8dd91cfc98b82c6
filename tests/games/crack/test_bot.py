"""What the house's players see and do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from games.crack.table import play, portrait, table
from ludotheque.bots.roster import bot, decide
from ludotheque.core.chance import Fast
from ludotheque.games.crack import game, scoring, vocabulary
from ludotheque.games.crack.bot import Facile, Normal
from ludotheque.games.crack.model import AnyMove, Choice, CrackOptions, Keep, Laid, Lay, Pass, Stop, Trade
from ludotheque.games.crack.rules import Position
from ludotheque.games.crack.thought import Thought, outlook, promise

NOUS = "2A LvIrGsNrEs D3 OrUrSr"
SAUTS = f"{NOUS} 12K SvAbUsTrSv"


def chosen(position: Position, player: Facile | Normal | None = None, luck: int = 1) -> AnyMove:
    (seat,) = position.turn()
    return (player or Normal()).choose(position.imagine(seat, Fast(2)), seat, Fast(luck))


def total(position: Position, move: AnyMove) -> int:
    return position.preview(position.seat, move).total


def test_everybody_plays_at_one_table() -> None:
    chance = Fast(1)
    players = [bot(game, name) for name in ("facile", "normal", "facile", "normal")]
    position = game.deal(CrackOptions(), 4, chance)
    moves = 0
    while min(len(turns) for turns in position.turns) < 2:
        position.play(position.seat, decide(players[position.seat], position, position.seat, chance))  # type: ignore[arg-type]
        moves += 1
    assert moves >= 8
    assert min(position.scores()) > 0


def test_choosing_changes_nothing() -> None:
    position = table(SAUTS, "NrRrErObAbEs", aces=[12, 3])
    before = portrait(position)
    for player in (Normal(), Facile()):
        player.choose(position, 0, Fast(1))
    assert portrait(position) == before


# --- normal ----------------------------------------------------------------------------------------------------------


def test_normal_takes_the_most_points_when_nothing_comes_after() -> None:
    """The pool is empty: AS are worth what the pad says."""
    position = table(f"{NOUS} 5E OvIrTb", "AbErSbTrRs", pool="")
    best = position.before(0).search().best(1)[0]
    assert abs(total(position, chosen(position)) - best.total) <= 40
    assert list(Thought(position, 0).ladder()[:5]) == list(scoring.ladder(0)[:5])


def test_normal_swaps_a_letter_for_a_colour_word() -> None:
    """Example 10 of the sheet."""
    move = chosen(table(SAUTS, "NrRrErOb", pool="", aces=[10, 0]))
    assert isinstance(move, Lay)
    assert move.swap is not None


def test_normal_values_as_for_what_they_bring_later() -> None:
    """An AS now lifts all later ones by a rank, and brings nearer what doubles points: more than its 10 points."""
    early = Thought(table(NOUS), 0).ladder()
    assert all(later > now for now, later in pairwise(early))
    assert early[1] > scoring.ladder(0)[1]
    near = Thought(table(NOUS, aces=[19, 0]), 0).ladder()
    assert near[1] < early[1]


def test_normal_keeps_a_rack_that_promises_more() -> None:
    assert outlook(["EB", "SB", "AB", "RB"]) > outlook(["EB", "ER", "WP", "KG"])
    assert outlook(["EB", "SB"]) > outlook(["EB", "SR"])
    unseen = Counter({"EB": 3, "SG": 2, "AR": 2})
    rack = ["EB", "RB", "SB", "WP"]
    assert promise(rack, ["WP"], unseen) > promise(rack, ["SB"], unseen)


def test_what_stays_on_the_rack_after_a_swap() -> None:
    position = table(SAUTS, "NrRrErObAb", pool="", aces=[10, 0])
    move = next(found.lay for found in position.before(0).search().best(5) if found.lay.swap)
    left = Thought(position, 0).left(move)
    play(position, move)
    assert sorted(left) == sorted(position.racks[0])


def test_normal_exchanges_what_promises_least_when_it_cannot_lay() -> None:
    position = table("", "YbKvEr", pool="EbEvAsAr")
    assert chosen(position) == Pass((Choice("K", "G"), Choice("Y", "B")))
    assert chosen(table("", "YbEr", pool="")) == Stop()


def test_normal_exchanges_after_a_word_only_what_is_worth_it() -> None:
    position = table("", "LvIrGsNrEsWsXsKv", pool="EbEvAsArObSsTbRvUsDs", aces=[8, 0])
    play(position, "2A LIGNE")
    move = chosen(position)
    assert isinstance(move, Trade)
    assert {piece.letter for piece in move.pieces} <= {"W", "X", "K"}
    position.racks[0] = ["EB", "SB", "AB", "RB", "TB", "IB"]
    assert chosen(position) == Keep()


# --- facile ----------------------------------------------------------------------------------------------------------


def test_facile_lays_familiar_words_mostly_for_less_than_the_best() -> None:
    position = table(f"{NOUS} 5E OvIrTb", "AbErTrRsIvLsSv", pool="EbAs")
    best = position.before(0).search().best(1)[0].total
    points: list[int] = []
    for luck in range(5):
        (event, *_) = play(position.clone(), chosen(position, Facile(), luck))
        assert isinstance(event, Laid)
        assert all(vocabulary.familiar(one.letters) for one in event.score.formed)
        points.append(event.points)
    assert max(points) <= best
    assert sorted(points)[2] < best


def test_facile_does_not_swap_and_exchanges_nothing_more() -> None:
    position = table(SAUTS, "NrRrErOb", pool="", aces=[10, 0])
    for luck in range(5):
        move = chosen(position, Facile(), luck)
        assert not (isinstance(move, Lay) and move.swap)
    position = table("", "LvIrGsNrEs", pool="EbErAsArObOs", aces=[8, 0])
    play(position, "2A LIGNE")
    assert chosen(position, Facile()) == Keep()


def test_facile_passes_when_no_word_comes_to_mind() -> None:
    position = table(NOUS, "WsXsKv", pool="EbErAsAr")
    assert any(isinstance(move, Lay) for move in position.moves(0))
    assert isinstance(chosen(position, Facile()), Pass)


def test_words_of_a_family() -> None:
    family = "LE UN EAU MARE TABLE PIERRE ROUGE NAGER LOUP CHAT BRAS BATEAU OISEAU TRAIN QUE FLEUR CHIEN PORTE PLUIE"
    assert [word for word in family.split() if not vocabulary.familiar(word)] == []


def test_words_of_a_dictionary() -> None:
    odd = "QI WU XI TAXAS NAGEAMES KWAS FINISSIEZ ZYTHUM KHAT SUEDOIS CHANTAT GNAQUA LAVA ARRHES"
    assert [word for word in odd.split() if vocabulary.familiar(word)] == []
