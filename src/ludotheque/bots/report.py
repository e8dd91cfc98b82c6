"""What many games between bots show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

from msgspec import Struct

from ludotheque.bots.arena import Encounter, Played
from ludotheque.bots.estimate import Estimate, mean, share


class Standing(Struct, frozen=True, kw_only=True):
    """How one bot fared, on average over the seats it held."""

    bot: str
    wins: Estimate
    """Share of the games won; a win shared by two is half a win."""
    points: Estimate
    decisions: int
    decisions_per_second: float
    slowest: float
    """The longest decision, in seconds of processor time."""


class Length(Struct, frozen=True):
    mean: float
    least: int
    most: int


class Report(Struct, frozen=True, kw_only=True):
    encounter: Encounter
    games: int
    standings: tuple[Standing, ...]
    """Best first."""
    seats: tuple[Estimate, ...]
    """Share of the games won from each seat."""
    moves: Length
    rounds: Length
    reasons: dict[str, int]
    """Why the games ended, and how often."""
    seconds: float
    """How long all of it took, by the clock on the wall."""


def report(encounter: Encounter, deals: Sequence[Sequence[Played]], seconds: float) -> Report:
    """The figures of these games, given by deal."""
    games = [game for deal in deals for game in deal]
    names = sorted(set(encounter.bots), key=encounter.bots.index)
    standings = [_standing(name, deals) for name in names]
    return Report(
        encounter=encounter,
        games=len(games),
        standings=tuple(sorted(standings, key=lambda standing: -standing.wins.value)),
        seats=tuple(_seat(seat, deals) for seat in range(len(encounter.bots))),
        moves=_length(game.moves for game in games),
        rounds=_length(game.rounds for game in games),
        reasons=dict(Counter(game.reason for game in games).most_common()),
        seconds=seconds,
    )


def won(game: Played, seat: int) -> float:
    """What that seat has of the win."""
    return 1 / game.ranking.count(1) if game.ranking[seat] == 1 else 0.0


def _standing(name: str, deals: Sequence[Sequence[Played]]) -> Standing:
    held = [[(game, seat) for game in deal for seat, bot in enumerate(game.bots) if bot == name] for deal in deals]
    thinking = [game.thinking[seat] for chairs in held for game, seat in chairs]
    seconds = sum(cost.seconds for cost in thinking)
    decisions = sum(cost.decisions for cost in thinking)
    return Standing(
        bot=name,
        wins=share([fmean(won(game, seat) for game, seat in chairs) for chairs in held], len(thinking)),
        points=mean([fmean(game.totals[seat] for game, seat in chairs) for chairs in held]),
        decisions=decisions,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        slowest=max(cost.slowest for cost in thinking),
    )


def _seat(seat: int, deals: Sequence[Sequence[Played]]) -> Estimate:
    return share([fmean(won(game, seat) for game in deal) for deal in deals], sum(len(deal) for deal in deals))


def _length(figures: Iterable[int]) -> Length:
    known = list(figures)
    return Length(fmean(known), min(known), max(known))
