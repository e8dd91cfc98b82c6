"""Bot against bot: each deal is played as often as there are seats, and everybody sits everywhere once."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import thread_time
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.roster import bot, decide
from ludotheque.core import catalogue, codec
from ludotheque.core.chance import Chance, Fast
from ludotheque.core.game import AnyGame, AnyState, Bot, Move, Seat
from ludotheque.core.record import FORMAT, Play, Record, shuffled, start


class Encounter(Struct, frozen=True, kw_only=True):
    """Who meets, at what, how often."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """One a seat; they change seats from game to game."""
    deals: int
    seed: str
    """Everything follows from it: the deals, and what the bots leave to chance."""

    @property
    def games(self) -> int:
        return self.deals * len(self.bots)


class Thinking(Struct, frozen=True):
    """What the decisions of a seat cost, in seconds of processor time: imagining a position and choosing a move."""

    decisions: int
    seconds: float
    slowest: float


class Played(Struct, frozen=True, kw_only=True):
    """One game."""

    deal: int
    rotation: int
    bots: tuple[str, ...]
    """By seat, as they sat in this game."""
    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    reason: str
    moves: int
    rounds: int
    thinking: tuple[Thinking, ...]
    record: Record | None
    """The whole game, when records are asked for."""


def check(encounter: Encounter) -> None:
    """Raise `Refused` for an encounter that cannot be."""
    game = catalogue.game(encounter.game)
    for name in encounter.bots:
        bot(game, name)
    start(_blank(game, encounter, 0), game)


def run(encounter: Encounter, *, processes: int = 1, records: bool = False) -> Iterator[list[Played]]:
    """The games of one deal after the other; the same ones whatever the number of processes."""
    deal = partial(play_deal, encounter, records=records)
    if processes == 1:
        yield from map(deal, range(encounter.deals))
        return
    chunk = max(1, min(16, encounter.deals // (8 * processes)))
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_die_of_interrupts)
    try:
        yield from pool.map(deal, range(encounter.deals), chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def play_deal(encounter: Encounter, deal: int, *, records: bool = False) -> list[Played]:
    """One deal with everybody in every seat."""
    return [_play(encounter, deal, rotation, records=records) for rotation in range(len(encounter.bots))]


def _die_of_interrupts() -> None:
    """Ctrl-C reaches the workers too: they go without a word, the parent speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _digest(encounter: Encounter, *parts: object) -> bytes:
    told = " ".join(str(part) for part in (encounter.game, encounter.seed, *parts))
    return hashlib.sha256(told.encode()).digest()


def _blank(game: AnyGame, encounter: Encounter, deal: int) -> Record:
    """The record of a game of that deal before its first move."""
    return Record(
        format=FORMAT,
        game=game.slug,
        rules=game.rules_version,
        options=codec.plain(codec.options(game, encounter.options)),
        seats=len(encounter.bots),
        shuffle=shuffled(_digest(encounter, deal), ()),
        moves=(),
    )


def _play(encounter: Encounter, deal: int, rotation: int, *, records: bool) -> Played:
    game = catalogue.game(encounter.game)
    names = encounter.bots[rotation:] + encounter.bots[:rotation]
    thinkers = [_Thinker(bot(game, name)) for name in names]
    chance = Fast(int.from_bytes(_digest(encounter, deal, rotation)[:8]))
    blank = _blank(game, encounter, deal)
    state = start(blank, game)
    moves: list[Play] = []
    rounds = 0
    while (result := state.result()) is None:
        seat = min(state.turn())
        move = thinkers[seat].decide(state, seat, chance)
        rounds += sum(event.ends_round for event in state.play(seat, move))
        moves.append((seat, codec.plain(move)))
    return Played(
        deal=deal,
        rotation=rotation,
        bots=names,
        totals=result.totals,
        ranking=result.ranking,
        reason=result.reason,
        moves=len(moves),
        rounds=max(rounds, 1),
        thinking=tuple(thinker.cost() for thinker in thinkers),
        record=msgspec.structs.replace(blank, moves=tuple(moves), result=result) if records else None,
    )


class _Thinker:
    """A bot at a seat, timed."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def decide(self, state: AnyState, seat: Seat, chance: Chance) -> Move:
        began = thread_time()
        move = decide(self.player, state, seat, chance)
        took = thread_time() - began
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return move

    def cost(self) -> Thinking:
        return Thinking(self.decisions, self.seconds, self.slowest)
