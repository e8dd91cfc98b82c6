"""What asking to stop tells everybody: the seven cards that were then in hand allow it (CG-7, CG-8).

Later turns change that hand card by card, in sight of all, so that what is hidden of it stays bound by the claim.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ludotheque.core.cards import Card
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.combinaisons import scoring
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme
from ludotheque.games.crypto_geographique.map import NEIGHBOURS, mask

Claim: TypeAlias = tuple[Card, ...]
"""The seven cards of a player who asked to stop."""

TRIES: Final = 60
APART: Final = 6
"""One card in so many is looked for away from the others: a *carré* and a *brelan* need not touch."""


def bound(claims: Sequence[Claim], hidden: Sequence[Card]) -> list[Card]:
    """The hidden cards of a hand of which a claim says something. The last claim holds all that earlier ones hold."""
    return [card for card in claims[-1] if card in hidden] if claims else []


def vary(
    claims: Mapping[Seat, Sequence[Claim]],
    hidden: Mapping[Seat, Sequence[Card]],
    pool: Sequence[Card],
    forme: Forme,
    chance: Chance,
) -> dict[Card, Card]:
    """Other cards of the pool for those bound by claims, which keep all claims true. None, if chance finds none."""
    for _ in range(TRIES):
        found: dict[Card, Card] = {}
        for seat, made in claims.items():
            left = [card for card in pool if card not in found.values()]
            chosen = _fitting(made, bound(made, hidden[seat]), left, forme, chance)
            if chosen is None:
                break
            found |= chosen
        else:
            return found
    return {}


def _fitting(
    claims: Sequence[Claim], bound: Sequence[Card], pool: Sequence[Card], forme: Forme, chance: Chance
) -> dict[Card, Card] | None:
    """Cards for those that are bound, grown one beside the other; the last one is looked for everywhere."""
    if not bound:
        return {}
    cards = [card for card in claims[-1] if card not in bound]
    wanted = len(cards) + len(bound)
    while len(cards) < wanted - 1:
        cards.append(_next(cards, pool, chance))
    for card in _last(cards, pool, chance):
        if scoring.stops([*cards, card], forme):
            grown = [*cards, card][wanted - len(bound) :]
            chance.shuffle(grown)
            chosen = dict(zip(bound, grown, strict=True))
            kept = all(scoring.stops([chosen.get(one, one) for one in claim], forme) for claim in claims[:-1])
            return chosen if kept else None
    return None


def _next(cards: Sequence[Card], pool: Sequence[Card], chance: Chance) -> Card:
    """A card of the pool, most often one that touches those cards."""
    left = [card for card in pool if card not in cards]
    held = mask(cards)
    near = [card for card in left if NEIGHBOURS[card] & held] if chance.below(APART) else []
    choice = near or left
    return choice[chance.below(len(choice))]


def _last(cards: Sequence[Card], pool: Sequence[Card], chance: Chance) -> list[Card]:
    """Cards with which each of those would touch another, as all do that allow stopping."""
    held = mask(cards)
    alone = mask(card for card in cards if not NEIGHBOURS[card] & held)
    found = [
        card for card in pool if not held >> card & 1 and NEIGHBOURS[card] & held and not alone & ~NEIGHBOURS[card]
    ]
    chance.shuffle(found)
    return found


def moved(found: Mapping[Card, Card]) -> dict[Card, Card]:
    """Which card lies where each of these lay once every bound card has changed places with the one found for it."""
    now: dict[Card, Card] = {}
    for place, card in found.items():
        at = next((at for at, there in now.items() if there == card), card)
        now[at], now[place] = now.get(place, place), card
    return now
