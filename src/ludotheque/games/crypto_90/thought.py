"""How the player `normal` weighs one decision of Crypto-90."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from math import exp, log
from typing import Final, NamedTuple

from ludotheque.core import kernels
from ludotheque.core.cards import FAKIR, Card
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_90 import kernel, plan, scoring
from ludotheque.games.crypto_90.knowledge import Knowledge, with_card
from ludotheque.games.crypto_90.model import PLACES, AnyMove, Draw, Exchange, Hypnotise, Pass, Take, Throw
from ludotheque.games.crypto_90.rules import Position
from ludotheque.games.crypto_90.terms import Terms

LOOKS: Final = 1.5
"""How many numbers come by in a turn: the one that is drawn, and now and then the visible discard."""
NEAR: Final = 2
FAR: Final = 12
"""Plans reach so many turns ahead, at least and at most."""
CARE: Final = 0.15
"""How much the chances of the next player weigh against one's own."""
THREAT: Final = 0.05
"""A fakir is thought of only for somebody whose chances it would lower by so much."""
KEPT: Final = 60
"""What a fakir that is kept is worth beyond the points of C90-17: it can still be cast."""
RACES: Final = 100

Plan = kernels.best(plan.Plan)
Table = kernels.best(kernel.Table)


def prizes(terms: Terms) -> array[float]:
    """How plans all even, all odd, mixed compare: what they win, as a part of the most that can be won."""
    mixed = log(terms.prize / (terms.prize + terms.pure)) if terms.mixed else plan.NEVER
    return array("d", [0.0, 0.0, mixed])


def series(cards: bytes) -> int:
    """The length of the best series of a row, which comes first among the cards."""
    return len(cards[scoring.series(cards[:PLACES])])


class Spell(NamedTuple):
    """Somebody's place that could be hypnotised."""

    target: Seat
    place: int


class Thought:
    """What a player makes of the table when a decision is due."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.known = Knowledge(position, seat)
        self.cards = self.known.cards(seat)
        self.plan = Plan(prizes(position.terms))
        self.rival = Plan(array("d", [0.0, 0.0, 0.0 if position.terms.mixed else plan.NEVER]))
        """Plans for others: that they win is enough."""

    def look_ahead(self, chosen: plan.Plan, turns: int) -> None:
        """Let that plan reach so many turns."""
        chosen.expect(self.known.coming, LOOKS * turns / max(self.known.count, 1))

    def look_ahead_to_win_of(self, seats: list[Seat]) -> None:
        """Plan for the turns in which one of these seats will as likely as not have won."""

        def won(turns: int) -> bool:
            self.look_ahead(self.rival, turns)
            open_ = 1.0
            for seat in seats:
                open_ *= 1 - exp(self.rival.load(self.known.cards(seat)))
            return open_ < 0.5

        turns = NEAR + bisect_left(range(NEAR, FAR), True, key=won)
        self.look_ahead(self.rival, turns)
        self.look_ahead(self.plan, turns)

    # --- taking and placing a card ----------------------------------------------------------------------------------

    def take_or_draw(self) -> AnyMove:
        """The visible card, if it does more than what the stock promises."""
        self.look_ahead_to_win_of(self.known.others)
        top = self.position.round.piles.discard[-1]
        worth = self.plan.load(self.cards)
        if top != FAKIR and self.plan.best(top) > self.plan.outlook(self.known.coming, worth):
            return Take()
        return Draw()

    def exchange_or_throw(self) -> AnyMove:
        """The card where it serves best, minding what the next player could do with the card that is thrown.

        When all is one, as in a last turn, the longest series decides.
        """
        self.look_ahead_to_win_of(self.known.others)
        held, cards = self.position.held, self.cards
        following = self.rival.load(self.known.cards((self.seat + 1) % self.position.terms.seats))
        options: list[tuple[float, int, AnyMove]] = []
        if self.position.phase == "place":
            worth = exp(self.plan.load(cards)) - self.harm(held, following)
            options.append((worth, series(cards), Throw()))
        for place in range(1, PLACES + 2):
            after = with_card(cards, place, held)
            worth = exp(self.plan.load(after)) - self.harm(cards[place - 1], following)
            options.append((worth, series(after), Exchange(place if place <= PLACES else None)))
        return max(options, key=lambda option: option[:2])[2]

    def harm(self, thrown: Card, worth: float) -> float:
        """What the next player, whose cards are worth that now, gains by that card on the discard pile."""
        return CARE * max(0.0, exp(self.rival.best(thrown)) - exp(worth)) if thrown else 0.0

    # --- casting a fakir --------------------------------------------------------------------------------------------

    def hypnotise_or_pass(self, chance: Chance) -> AnyMove:
        """Whatever does best in races played out to the end of the round."""
        if not self.position.round.piles.aside[self.seat]:
            return Pass()
        self.look_ahead_to_win_of([self.seat])
        spells = [spell for other in self.known.others if (spell := self.threat(other))]
        if not spells:
            return Pass()
        seed = chance.below(2**32)
        best = self.race(None, seed) + KEPT
        move: AnyMove = Pass()
        for spell in spells:
            if (found := self.race(spell, seed)) > best:
                best, move = found, Hypnotise(*spell)
        return move

    def threat(self, other: Seat) -> Spell | None:
        """Where a fakir would hinder that player most, if that is worth a thought."""
        cards = self.known.cards(other)
        worth = exp(self.rival.load(cards))
        left, place = min(
            (exp(self.rival.load(with_card(cards, place, FAKIR))), place)
            for place in range(1, PLACES + 1)
            if cards[place - 1] != FAKIR
        )
        return Spell(other, place) if worth - left > THREAT else None

    def race(self, spell: Spell | None, seed: int) -> float:
        """By how many points this seat is ahead of the others, on average, when the round is played out from here."""
        piles, terms = self.position.round.piles, self.position.terms
        aside = piles.aside.copy()
        cards = [self.known.cards(seat) for seat in self.known.seats]
        if spell:
            aside[self.seat] -= 1
            cards[spell.target] = with_card(cards[spell.target], spell.place, FAKIR)
        wants = [bytearray(plan.ABOVE) for _ in cards]
        missing = bytearray()
        for mine, wanted in zip(cards, wants, strict=True):
            self.rival.load(mine)
            missing.append(self.rival.wants(self.known.coming, wanted))
        table = Table(terms.seats, terms.fakirs, terms.mixed, terms.prize, terms.pure, terms.ten)
        table.seed(seed)
        ahead = table.race(
            b"".join(cards), bytes(aside), bytes(self.known.unseen), bytes(self.known.hidden), b"".join(wants),
            bytes(missing), self.seat, piles.discard[-1], piles.idle, RACES,
        )  # fmt: skip
        return ahead / RACES
