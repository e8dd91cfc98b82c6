"""The properties themselves: each function takes a case and fails when its property does not hold."""

from __future__ import annotations

import msgspec

from conformance.cases import PREFIX, Case, bytes_of, listed
from conformance.mutations import mutations
from conformance.twins import Twins, differing
from ludotheque.core import codec, record
from ludotheque.core.chance import Fast
from ludotheque.core.game import OPEN, AnyState, Event, Eye, Move, Previewing, Seat
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused


def eyes(case: Case) -> list[Eye]:
    return [*range(case.seats), None, OPEN]


def portrait(case: Case, state: AnyState) -> bytes:
    """Everything that anybody can see of a position."""
    views = [state.view(eye) for eye in eyes(case)]
    return bytes_of([views, sorted(state.turn()), state.scores(), state.result()])


def ends(case: Case) -> None:
    """Random play ends, within the bound, and no piece is lost or made."""
    longest = case.game.longest(case.options, case.seats)
    pieces = dict(case.start().inventory())
    steps, state = 0, case.start()
    for steps, (state, _, _, _) in enumerate(case.walk(longest + 1), 1):
        assert dict(state.inventory()) == pieces, f"pieces changed at move {steps}"
        assert (state.result() is None) == bool(state.turn()), "a result exactly when nobody is to act"
    assert steps <= longest, f"not over after {longest} moves"
    result = state.result()
    assert result is not None
    assert result.totals == state.scores()
    assert result.winners(), "somebody wins or shares"
    assert all(not listed(state, seat) for seat in range(case.seats))


def lists_legal_moves(case: Case, steps: int) -> None:
    """Whatever is listed is accepted, by those who may act and by nobody else."""
    state = case.after(steps)
    before = portrait(case, state)
    for seat in range(case.seats):
        moves = listed(state, seat)
        assert bool(moves) == (seat in state.turn()), f"moves are listed for who may act (seat {seat})"
        for move in moves:
            state.clone().play(seat, move)
    assert portrait(case, state) == before, "listing, or playing on a copy, changed the position"


def refuses_other_moves(case: Case, steps: int) -> None:
    """A mutated move is refused and the position stays as it was."""
    state = case.after(steps)
    before, pieces = portrait(case, state), dict(state.inventory())
    for seat in range(case.seats):
        moves = listed(state, seat)
        complete = len(moves) < PREFIX and not isinstance(state, Previewing)
        for move in mutations(case, state, Fast(case.seed)):
            if move in moves:
                continue
            copy = state.clone()
            try:
                copy.play(seat, move)
            except Refused as refused:
                assert portrait(case, copy) == before, f"refusing {move} changed the position"
                assert dict(copy.inventory()) == pieces
                _tells(case, refused)
            else:
                assert not complete and seat in state.turn(), f"seat {seat}: {move} is accepted, though not listed"


def _tells(case: Case, refused: Refused) -> None:
    for lang in LANGUAGES:
        words = language(lang, case.game.package)
        assert words.refusal(refused, [f"J{seat}" for seat in range(case.seats)])
        assert not refused.rule or words.has(f"rule-{refused.rule}"), f"rule {refused.rule} has no text"


def replays(case: Case, steps: int) -> None:
    """A record of the game, read back, gives the same positions."""
    secret = bytes_of(case.seed)
    shuffle = record.shuffled(secret, (b"one", b"two"))
    start = record.Record(
        format=record.FORMAT,
        game=case.game.slug,
        rules=case.game.rules_version,
        options=codec.plain(case.options),
        seats=case.seats,
        shuffle=shuffle,
        moves=(),
    )
    state, chance = record.start(start, case.game), Fast(case.seed)
    portraits = [portrait(case, state)]
    moves: list[record.Play] = []
    while state.turn() and len(moves) < steps:
        seat = min(state.turn())
        choices = listed(state, seat)
        move = choices[chance.below(len(choices))]
        state.play(seat, move)
        moves.append((seat, codec.plain(move)))
        portraits.append(portrait(case, state))
    whole = msgspec.structs.replace(start, moves=tuple(moves), result=state.result())
    read = record.decode(record.encode(whole))
    record.verify(read)
    assert [portrait(case, step.state) for step in record.replay(read, case.game)] == portraits


def hides(case: Case, steps: int) -> None:
    """A position imagined by a seat looks the same to it, and to a spectator, to the last byte."""
    state = case.after(steps)
    for seat in range(case.seats):
        for seed in range(4):
            world = state.imagine(seat, Fast(seed))
            assert bytes_of(world.view(seat)) == bytes_of(state.view(seat)), f"the view of seat {seat} leaks"
            assert bytes_of(world.view(None)) == bytes_of(state.view(None)), "the spectator's view leaks"
            assert bytes_of(listed(world, seat)) == bytes_of(listed(state, seat)), "the list of moves leaks"
            assert world.turn() == state.turn() and world.scores() == state.scores()
            assert world.result() == state.result()
            assert dict(world.inventory()) == dict(state.inventory()), "an imagined position has other pieces"


def imagines_what_is_hidden(case: Case, steps: int, seat: Seat) -> None:
    """What a seat imagines is exactly what it cannot know from all that it has been shown and told."""
    twins = Twins(case, seat, case.moves(steps))
    unknown: set[str] = set()
    for twin in twins.find(Fast(case.seed), tries=6):
        unknown |= differing(twins.state, twin)
    imagined: set[str] = set()
    for seed in range(80):
        world = twins.state.imagine(seat, Fast(seed))
        imagined |= differing(twins.state, world)
    forgotten = imagined - unknown
    assert not forgotten, f"seat {seat} has been shown or told, yet imagines: {sorted(forgotten)[:5]}"
    fixed = unknown - imagined
    assert len(fixed) <= len(unknown) // 10, f"seat {seat} never imagines otherwise: {sorted(fixed)[:5]}"


def survives_json(case: Case, steps: int) -> None:
    """Options, moves, events, views and results come back from JSON as they were."""
    game = case.game
    assert codec.options(game, codec.plain(case.options)) == case.options
    for _, _, move, events in case.walk(steps):
        assert codec.move(game, msgspec.json.decode(bytes_of(move))) == move
        for event in events:
            for eye in eyes(case):
                seen = event.seen_by(eye)
                assert codec.event(game, msgspec.json.decode(bytes_of(seen))) == seen
    state = case.after(steps)
    for eye in eyes(case):
        view = state.view(eye)
        assert msgspec.json.decode(bytes_of(view), type=game.View) == view
    result = state.result()
    assert msgspec.json.decode(bytes_of(result), type=type(result)) == result


def tells(case: Case, steps: int) -> None:
    """Every move, event, phase and ending is told in both languages; a move that is written is read back."""
    names = [f"J{seat}" for seat in range(case.seats)]
    for lang in LANGUAGES:
        words = language(lang, case.game.package)
        state = case.start()
        for state, _, move, events in case.walk(steps):
            _speaks(case, lang, move, events, names)
            assert case.game.sketch(state.view(0), words)
            assert words.say(f"phase-{state.view(0).phase}")
        if (result := state.result()) is not None:
            assert words.say(f"end-{result.reason}")


def _speaks(case: Case, lang: str, move: Move, events: list[Event], names: list[str]) -> None:
    words = language(lang, case.game.package)
    assert words.struct("move", move, names)
    written = case.game.notation.write(move, words)
    assert case.game.notation.read(written, words) == move, f"{written} does not read back"
    for event in events:
        for eye in eyes(case):
            assert words.struct("event", event.seen_by(eye), names)
