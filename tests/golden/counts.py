"""Makes the golden files: `PYTHONPATH=tests python -m golden.counts SLUG…` writes `tests/records/<slug>.json` anew.

Each file holds, for a few fixed deals, how many different sequences of moves there are to small depths (as chess
engines keep perft files), and along fixed random games a hash of everything that anybody is shown. Beside it stands
`<slug>.record.json`, a whole game between the house's bots: it is written once, and must replay for ever.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from conformance.cases import Case, bytes_of, listed
from conformance.checks import portrait
from ludotheque.core import catalogue, codec, record
from ludotheque.core.chance import Fast
from ludotheque.core.game import AnyGame, AnyState

RECORDS = Path(__file__).parent.parent / "records"
DEALS = 2
ENOUGH = 3_000
STEPS = 300


class Deal(Struct, frozen=True):
    """One case: sequences of moves by depth, and the portraits along a random game, hashed."""

    options: dict[str, object]
    seats: int
    seed: int
    sequences: tuple[int, ...]
    portraits: str


class Golden(Struct, frozen=True):
    """A game's figures."""

    game: str
    rules: int
    deals: tuple[Deal, ...]


def sequences(case: Case) -> tuple[int, ...]:
    """How many sequences of listed moves there are of length 1, 2, … until that is enough."""
    counts: list[int] = []
    positions: list[AnyState] = [case.start()]
    while positions and (not counts or len(positions) <= ENOUGH):
        following: list[AnyState] = []
        for state, seat in [(position, seat) for position in positions for seat in sorted(position.turn())]:
            for move in listed(state, seat):
                following.append(state.clone())
                following[-1].play(seat, move)
            if len(following) > ENOUGH:
                return tuple(counts)
        counts.append(len(following))
        positions = following
    return tuple(counts)


def portraits(case: Case) -> str:
    hashed = hashlib.sha256(portrait(case, case.start()))
    for state, _, _, events in case.walk(STEPS):
        hashed.update(portrait(case, state) + bytes_of(events))
    return hashed.hexdigest()


def finished(case: Case) -> record.Record:
    """One game to its end among the best of the house's bots."""
    secret = bytes_of(case.seed)
    blank = record.Record(
        format=record.FORMAT,
        game=case.game.slug,
        rules=case.game.rules_version,
        options=codec.plain(case.options),
        seats=case.seats,
        shuffle=record.shuffled(secret, (b"golden",)),
        moves=(),
    )
    bot, chance, moves = [*case.game.bots.values()][-1], Fast(case.seed), list[record.Play]()
    state = record.start(blank, case.game)
    while state.turn():
        seat = min(state.turn())
        move = bot.choose(state.imagine(seat, chance), seat, chance)
        state.play(seat, move)
        moves.append((seat, codec.plain(move)))
    return record.sealed(msgspec.structs.replace(blank, moves=tuple(moves), result=state.result()))


def cases(game: AnyGame) -> list[Case]:
    """The options as they are, then each other usual choice of them, with the fewest and the most players."""
    chosen = list(dict.fromkeys([game.Options(), *game.presets.values()]))
    return [
        Case(game, options, game.seats(options)[end], seed)
        for options, end, seed in itertools.product(chosen, (0, -1), range(DEALS))
    ]


def golden(game: AnyGame) -> Golden:
    deals = [
        Deal(codec.plain(case.options), case.seats, case.seed, sequences(case), portraits(case)) for case in cases(game)
    ]
    return Golden(game.slug, game.rules_version, tuple(deals))


def counts_path(game: AnyGame) -> Path:
    return RECORDS / f"{game.slug}.json"


def record_path(game: AnyGame) -> Path:
    return RECORDS / f"{game.slug}.record.json"


def main() -> None:
    for slug in sys.argv[1:]:
        game = catalogue.game(slug)
        counts_path(game).write_bytes(msgspec.json.format(msgspec.json.encode(golden(game)), indent=1) + b"\n")
        if not record_path(game).exists():
            record_path(game).write_bytes(msgspec.json.encode(finished(cases(game)[0])) + b"\n")


if __name__ == "__main__":
    main()
