"""A position of Enchaînement as an eye sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.game import OPEN, Eye, Seat
from ludotheque.games.crypto_geographique.enchainement import scoring
from ludotheque.games.crypto_geographique.enchainement.model import EnchainementView, Player

if TYPE_CHECKING:
    from ludotheque.games.crypto_geographique.enchainement.rules import Position


def view(position: Position, eye: Eye) -> EnchainementView:
    """The chain, the fakirs, who missed, how many cards everybody holds; one's own hand. Hands are shown once the
    match is over."""
    round_ = position.round
    over = position.phase == "over"
    return EnchainementView(
        phase=position.phase,
        turn=None if over else position.seat,
        match=position.match.standing(),
        players=tuple(player(position, seat, over or eye in (seat, OPEN)) for seat in range(len(round_.hands))),
        chain=tuple(round_.chain),
        missed=tuple(round_.missed),
        stock=len(round_.piles.stock),
        stock_cards=tuple(round_.piles.stock) if eye == OPEN else None,
    )


def player(position: Position, seat: Seat, sees_hand: bool) -> Player:
    hand, fakirs = position.round.hands[seat], position.round.piles.aside[seat]
    return Player(
        count=len(hand),
        hand=tuple(hand) if sees_hand else None,
        fakirs=fakirs,
        penalty=scoring.penalty(len(hand), fakirs),
    )
