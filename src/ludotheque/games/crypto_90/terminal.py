"""Crypto-90 drawn in a terminal."""

from __future__ import annotations

from typing import Final

from ludotheque.core.cards import FAKIR, Card
from ludotheque.core.game import Seat
from ludotheque.core.language import Language
from ludotheque.games.crypto_90.model import PLACES, Crypto90View, Player

WIDTH: Final = 6
MARGIN: Final = "  "
SOON: Final = 3
"""The end of a round in which nobody draws is announced so many turns of each player before."""


def sketch(view: Crypto90View, language: Language) -> str:
    """The match, the piles, then everybody's row under the numbers of its places."""
    match = view.match
    patience = view.patience if view.patience <= SOON * len(view.players) else None
    piles = {"stock": view.stock, "discard": view.discard, "card": view.top, "patience": patience}
    lines = [
        language.tell("sketch-match", {"round": match.round, "goal": match.goal, "rounds": match.rounds}),
        language.tell("sketch-piles", piles),
        "",
        f"[dim]{places(language)}[/]",
    ]
    for seat, player in enumerate(view.players):
        lines += [title(view, seat, language), row(player)]
    if view.held is not None:
        lines += ["", language.tell("sketch-held", {"card": view.held})]
    return "\n".join(lines)


def places(language: Language) -> str:
    """The heading of all rows."""
    numbers = "".join(f"{place}".center(WIDTH) for place in range(1, PLACES + 1))
    return MARGIN + numbers + MARGIN + language.say("sketch-hand")


def title(view: Crypto90View, seat: Seat, language: Language) -> str:
    """Who it is, with what beside the row."""
    told = {"seat": seat, "total": view.match.totals[seat], "fakirs": view.players[seat].fakirs}
    words = language.tell("sketch-player", told)
    return f"▸ [bold]{words}[/]" if seat == view.turn else f"{MARGIN}{words}"


def row(player: Player) -> str:
    """The row, its best series underlined, and the hand card."""
    first, last = player.series or (0, 0)
    cells = [cell(card, first <= place <= last) for place, card in enumerate(player.row, 1)]
    return MARGIN + "".join(cells) + MARGIN + (figures(player.hand) if player.hand else "··")


def cell(card: Card, in_series: bool) -> str:
    padding = " " * ((WIDTH - 2) // 2)
    return (
        f"{padding}[bold underline]{figures(card)}[/]{padding}" if in_series else f"{padding}{figures(card)}{padding}"
    )


def figures(card: Card) -> str:
    return "✦✦" if card == FAKIR else f"{card:02d}"
