"""Enchaînement drawn in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from ludotheque.core.cards import Card
from ludotheque.core.game import Seat
from ludotheque.core.language import Language
from ludotheque.games.crypto_geographique.enchainement.model import EnchainementView
from ludotheque.games.crypto_geographique.map import NEIGHBOURS, members, touch

LAST: Final = 6
"""So many cards of the chain are shown."""
MARGIN: Final = "  "


def sketch(view: EnchainementView, language: Language) -> str:
    """The match, the end of the chain and what can follow it, then everybody, with the cards that one may see."""
    match, visible = view.match, view.chain[-1].card
    lines = [
        language.tell("sketch-match", {"round": match.round, "rounds": match.rounds, "stock": view.stock}),
        "",
        chain(view, language),
        language.tell("sketch-neighbours", {"visible": visible, "cards": members(NEIGHBOURS[visible])}),
        "",
    ]
    for seat in range(len(view.players)):
        lines += [title(view, seat, language), *hand(view, seat, language)]
    return "\n".join(lines)


def chain(view: EnchainementView, language: Language) -> str:
    """The last cards of the chain, the visible department in bold; | stands where somebody was free to lay any card."""
    cards = [link.card for link in view.chain[-LAST:]]
    drawn = "… → " if len(view.chain) > LAST else ""
    for card, following in pairwise(cards):
        drawn += language.tell("sketch-card", {"card": card}) + (" → " if touch(card, following) else " | ")
    return f"{drawn}[bold]{language.tell('sketch-card', {'card': cards[-1]})}[/]"


def title(view: EnchainementView, seat: Seat, language: Language) -> str:
    """Who it is, and how that player stands."""
    player = view.players[seat]
    told = {
        "seat": seat,
        "count": player.count,
        "fakirs": player.fakirs,
        "penalty": player.penalty,
        "total": view.match.totals[seat],
        "missed": seat in view.missed,
    }
    words = language.tell("sketch-player", told)
    return f"▸ [bold]{words}[/]" if seat == view.turn else f"{MARGIN}{words}"


def hand(view: EnchainementView, seat: Seat, language: Language) -> list[str]:
    """The cards of a hand that is seen, one a line, each with those of the same hand that could come after it."""
    cards = sorted(view.players[seat].hand or ())
    free = view.phase == "free" and seat == view.turn
    visible = view.chain[-1].card
    return [row(card, cards, can=free or touch(visible, card), language=language) for card in cards]


def row(card: Card, cards: Sequence[Card], *, can: bool, language: Language) -> str:
    words = language.tell("sketch-card", {"card": card})
    after = " ".join(f"{other:02d}" for other in cards if touch(card, other))
    mark, name = ("●", f"[bold]{words}[/]") if can else ("·", words)
    return f"{MARGIN}  {mark} {name}{f' [dim]→ {after}[/]' if after else ''}"
