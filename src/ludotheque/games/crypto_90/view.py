"""A position of Crypto-90 as an eye sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.cards import PATIENCE
from ludotheque.core.game import OPEN, Eye, Seat
from ludotheque.games.crypto_90 import scoring
from ludotheque.games.crypto_90.model import Crypto90View, Player

if TYPE_CHECKING:
    from ludotheque.games.crypto_90.rules import Position


def view(position: Position, eye: Eye) -> Crypto90View:
    """Everybody's rows and fakirs, the visible discard, the sizes of the piles; one's own hand. Hands are shown once
    the match is over."""
    piles = position.round.piles
    over = position.phase == "over"
    sees_held = position.phase == "exchange" or (position.phase == "place" and eye in (position.seat, OPEN))
    return Crypto90View(
        phase=position.phase,
        turn=None if over else position.seat,
        match=position.match.standing(),
        players=tuple(player(position, seat, over or eye in (seat, OPEN)) for seat in range(position.terms.seats)),
        held=position.held if sees_held else None,
        stock=len(piles.stock),
        discard=len(piles.discard),
        top=piles.discard[-1] if piles.discard else None,
        patience=PATIENCE * position.terms.seats - piles.idle,
        stock_cards=tuple(piles.stock) if eye == OPEN else None,
        discard_cards=tuple(piles.discard) if eye == OPEN else None,
    )


def player(position: Position, seat: Seat, sees_hand: bool) -> Player:
    table = position.round
    row = table.rows[seat]
    best = scoring.series(row)
    return Player(
        row=tuple(row),
        hand=table.hands[seat] if sees_hand else None,
        fakirs=table.piles.aside[seat],
        series=(best.start + 1, best.stop) if best.stop else None,
        ordered=position.ordered(seat),
    )
