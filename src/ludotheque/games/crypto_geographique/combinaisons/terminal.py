"""Combinaisons drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ludotheque.core.cards import Card
from ludotheque.core.game import Seat
from ludotheque.core.language import Language
from ludotheque.games.crypto_geographique.combinaisons.model import CombinaisonsView, Player
from ludotheque.games.crypto_geographique.combinaisons.scoring import Group
from ludotheque.games.crypto_geographique.map import NEIGHBOURS, mask, members

MARGIN: Final = "    "
SOON: Final = 3
"""The end of a round in which nobody draws is announced so many turns of each player before."""


def sketch(view: CombinaisonsView, language: Language) -> str:
    """The match and the piles, everybody's cards as far as they are seen, one's own by combinations, with what lies
    beside each: that is what the map is looked at for."""
    lines = [
        language.tell("sketch-match", {"round": view.match.round, "goal": view.match.goal}),
        *piles(view, language),
        "",
    ]
    for seat, player in enumerate(view.players):
        lines += [title(view, seat, language), *cards(view, player, language)]
    if view.held is not None:
        lines += ["", reached("sketch-held", view.held, mine(view), language, {})]
    return "\n".join(lines)


def mine(view: CombinaisonsView) -> Sequence[Card] | None:
    """The cards of whoever looks, if it is one of the players."""
    hands = [player.hand for player in view.players if player.groups is not None]
    return hands[0] if len(hands) == 1 else None


def piles(view: CombinaisonsView, language: Language) -> list[str]:
    told: dict[str, object] = {"stock": view.stock}
    if view.discard:
        lines = [reached("sketch-piles", view.discard[-1], mine(view), language, told)]
    else:
        lines = [language.tell("sketch-piles-seen", told | {"card": None})]
    if view.discard[:-1]:
        lines.append(f"[dim]{language.say('sketch-thrown', numbers=figures(sorted(view.discard[:-1])))}[/]")
    if view.patience <= SOON * len(view.players):
        lines.append(language.say("sketch-patience", patience=view.patience))
    return lines


def reached(text: str, card: Card, hand: Sequence[Card] | None, language: Language, told: dict[str, object]) -> str:
    """What is said of a card, with those of one's hand that it touches."""
    if hand is None:
        return language.tell(f"{text}-seen", told | {"card": card})
    touched = [other for other in sorted(hand) if NEIGHBOURS[card] >> other & 1]
    return language.tell(text, told | {"card": card, "touched": figures(touched) or None})


def title(view: CombinaisonsView, seat: Seat, language: Language) -> str:
    """Who it is, with what they have."""
    player = view.players[seat]
    told = {"seat": seat, "total": view.match.totals[seat], "fakirs": player.fakirs, "partner": player.partner}
    words = language.tell("sketch-player", told)
    return f"▸ [bold]{words}[/]" if seat == view.turn else f"  {words}"


def cards(view: CombinaisonsView, player: Player, language: Language) -> list[str]:
    if player.groups is not None:
        return [line for group in player.groups for line in combination(view, group, language)]
    if player.hand is not None:
        return [MARGIN + named(sorted(player.hand), language)]
    if player.known:
        told = {"count": player.count, "cards": player.known}
        return [f"{MARGIN}[dim]{language.tell('sketch-hidden-but', told)}[/]"]
    return [f"{MARGIN}[dim]{language.say('sketch-hidden', count=player.count)}[/]"]


def combination(view: CombinaisonsView, group: Group, language: Language) -> list[str]:
    """A combination, and the departments beside it; those that have fallen are dim."""
    what = language.tell("as-group", {"what": group.what})
    head = f"[bold underline]{what} {group.points}[/]" if group.points else what
    around = members(mask(other for card in group.cards for other in members(NEIGHBOURS[card])) & ~mask(group.cards))
    fallen = set(view.discard[:-1])
    numbers = " ".join(f"[dim]{card:02d}[/]" if card in fallen else f"{card:02d}" for card in around)
    return [
        MARGIN + language.say("sketch-combination", head=head, cards=named(group.cards, language)),
        f"{MARGIN}{MARGIN}{language.say('sketch-near', numbers=numbers)}",
    ]


def named(cards: Iterable[Card], language: Language) -> str:
    return " · ".join(language.tell("as-card", {"it": card}) for card in cards)


def figures(cards: Iterable[Card]) -> str:
    return " ".join(f"{card:02d}" for card in cards)
