"""What wins a round of Crypto-90, and what rows and fakirs are worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ludotheque.core.cards import Card
from ludotheque.core.match import Line
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_90.terms import Terms


def same_parity(cards: Sequence[Card]) -> bool:
    return len({card % 2 for card in cards}) == 1


def ordered(row: Sequence[Card], terms: Terms) -> bool:
    """Whether a row only waits for its hand card: numbers in increasing order, of one parity where that is needed."""
    before = 0
    for card in row:
        if card <= before:  # a fakir is below everything
            return False
        before = card
    return terms.mixed or same_parity(row)


def fits(row: Sequence[Card], hand: Card, terms: Terms) -> bool:
    """Whether that hand card completes an ordered row, at its far left or its far right."""
    return (hand < row[0] or hand > row[-1]) and (terms.mixed or hand % 2 == row[0] % 2)


def wins(row: Sequence[Card], hand: Card, terms: Terms) -> bool:
    """C90-10."""
    return ordered(row, terms) and fits(row, hand, terms)


def refuse_unless_wins(row: Sequence[Card], hand: Card, terms: Terms) -> None:
    """Say what a hand lacks to win."""
    for place, (left, right) in enumerate(pairwise([0, *row]), 1):
        if right <= left:
            raise Refused("row-not-ordered", "C90-10", {"place": place, "card": right})
    if not terms.mixed and not same_parity([*row, hand]):
        raise Refused("mixed-parity", "C90-10")
    if not fits(row, hand, terms):
        raise Refused("hand-does-not-fit", "C90-10", {"card": hand, "lowest": row[0], "highest": row[-1]})


def series(row: Sequence[Card]) -> slice:
    """The best series of a row (C90-18): the longest run of rising numbers, the leftmost of equals; maybe empty."""
    best = slice(0, 0)
    start = 0
    for end, card in enumerate(row, 1):
        if not card:
            start = end
        elif end - 1 > start and card <= row[end - 2]:
            start = end - 1
        if end - start >= 2 and end - start > best.stop - best.start:
            best = slice(start, end)
    return best


def winner_lines(row: Sequence[Card], hand: Card, terms: Terms) -> list[Line]:
    cards = tuple(sorted([*row, hand]))
    lines = [Line("win", terms.prize, "C90-14")]
    if terms.pure and same_parity(cards):
        lines.append(Line("pure", terms.pure, "C90-15"))
    if terms.ten_each(cards):
        lines.append(Line("tens", 100, "C90-16"))
    return lines


def loser_lines(row: Sequence[Card]) -> list[Line]:
    best = row[series(row)]
    return [Line("series", 10 * len(best), "C90-18", " ".join(f"{card:02d}" for card in best))] if best else []


def fakir_lines(fakirs: int) -> list[Line]:
    return [Line("fakirs", 50 * fakirs, "C90-17", fakirs)] if fakirs else []
