"""A position of Combinaisons as an eye sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.cards import PATIENCE
from ludotheque.core.game import OPEN, Eye, Seat
from ludotheque.games.crypto_geographique.combinaisons import scoring
from ludotheque.games.crypto_geographique.combinaisons.model import HAND, CombinaisonsView, Player

if TYPE_CHECKING:
    from ludotheque.games.crypto_geographique.combinaisons.rules import Position


def view(position: Position, eye: Eye) -> CombinaisonsView:
    """The discards, the size of the stock, what was taken in sight of all; one's own hand. Hands are shown once the
    match is over."""
    piles = position.round.piles
    sees_held = position.taken or eye in (position.seat, OPEN)
    return CombinaisonsView(
        phase=position.phase,
        turn=min(position.turn(), default=None),
        match=position.match.standing(),
        players=tuple(player(position, seat, eye) for seat in range(position.terms.seats)),
        held=position.held if position.held and sees_held else None,
        holding=position.phase == "throw",
        asking=position.seat if position.phase == "answer" else None,
        stock=len(piles.stock),
        discard=tuple(piles.discard),
        patience=PATIENCE * position.terms.seats - piles.idle,
        stock_cards=tuple(piles.stock) if eye == OPEN else None,
    )


def player(position: Position, seat: Seat, eye: Eye) -> Player:
    table, terms = position.round, position.terms
    hand = table.hand(seat)
    over = position.phase == "over"
    return Player(
        count=HAND,
        hand=tuple(hand) if over or eye in (seat, OPEN) else None,
        groups=scoring.division(hand, terms.forme) if over or eye == seat else None,
        known=tuple(sorted(table.known[seat])),
        fakirs=table.piles.aside[seat],
        partner=terms.partner(seat),
    )
