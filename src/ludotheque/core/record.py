"""A game on paper: enough to rebuild every position, and to check that nobody chose the deal."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from ludotheque.core import codec
from ludotheque.core.chance import Sealed
from ludotheque.core.commitment import commitment, seed
from ludotheque.core.game import AnyGame, AnyState, Event, Move, Result, Resumable, Seat
from ludotheque.core.refusal import Refused

FORMAT = 1


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the deal came from, in hexadecimal: see `commitment`."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]
    seed: str


Play: TypeAlias = tuple[Seat, dict[str, Any]]


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A finished game, or one that goes on (no result yet)."""

    format: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    shuffle: Shuffle
    start: dict[str, Any] | None = None
    """A given position instead of the first deal, for examples and puzzles."""
    moves: tuple[Play, ...]
    result: Result | None = None
    digest: str = ""
    """SHA-256 of the record without this field: tells a record that was changed or cut after it was written."""


class Step(NamedTuple):
    """A position of a record, and what led to it (nothing, for the first)."""

    number: int
    seat: Seat | None
    move: Move | None
    events: list[Event]
    state: AnyState


def shuffled(secret: bytes, nonces: tuple[bytes, ...]) -> Shuffle:
    """The provenance of a deal, from its parts."""
    return Shuffle(
        commitment=commitment(secret).hex(),
        secret=secret.hex(),
        nonces=tuple(nonce.hex() for nonce in nonces),
        seed=seed(secret, nonces).hex(),
    )


def _digest(record: Record) -> str:
    bare = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(codec.plain(bare), order="sorted")).hexdigest()


def sealed(record: Record) -> Record:
    """The record with its digest."""
    return msgspec.structs.replace(record, digest=_digest(record))


def encode(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(sealed(record)), indent=1) + b"\n"


def decode(data: bytes) -> Record:
    """The record that a file holds. Raises `Refused` when it is cut, changed or no record at all."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise Refused("record-malformed", details={"why": str(error)}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("record-truncated", details={"why": str(error)}) from None
    if record.format != FORMAT:
        raise Refused("record-format", details={"format": record.format, "known": FORMAT})
    if record.digest != _digest(record):
        raise Refused("record-tampered")
    return record


def start(record: Record, game: AnyGame) -> AnyState:
    """The position that a record starts from."""
    if record.rules != game.rules_version:
        raise Refused("record-rules", details={"game": game.slug, "rules": record.rules, "known": game.rules_version})
    chance = Sealed(_parts(record.shuffle.seed)[0])
    options = codec.options(game, record.options)
    if record.start is None:
        return game.start(options, record.seats, chance)
    if not isinstance(game, Resumable):
        raise Refused("record-start", details={"game": game.slug})
    return game.resume(options, record.seats, record.start, chance)


def replay(record: Record, game: AnyGame) -> Iterator[Step]:
    """Every position in turn; the state is the same object, moved on."""
    state = start(record, game)
    yield Step(0, None, None, [], state)
    for number, (seat, data) in enumerate(record.moves, 1):
        try:
            move = codec.move(game, data)
            events = state.play(seat, move)
        except Refused as refused:
            raise Refused("record-move", details={"number": number, "why": str(refused)}) from refused
        yield Step(number, seat, move, events, state)
    if record.result is not None and record.result != state.result():
        raise Refused("record-result")


def _parts(*hexadecimal: str) -> list[bytes]:
    try:
        return [bytes.fromhex(part) for part in hexadecimal]
    except ValueError as error:
        raise Refused("record-malformed", details={"why": str(error)}) from None


def verify(record: Record) -> None:
    """Check that the deal is the one that was promised. Raises `Refused` when it is not."""
    shuffle = record.shuffle
    secret, *nonces = _parts(shuffle.secret, *shuffle.nonces)
    if commitment(secret).hex() != shuffle.commitment:
        raise Refused("verify-commitment")
    if seed(secret, nonces).hex() != shuffle.seed:
        raise Refused("verify-seed")
