from __future__ import annotations

import msgspec

from around import KEEP, LEA, SWAP, TOM, Around
from ludotheque.core import record
from ludotheque.table.sight import finished_record, moves, seen, view
from ludotheque.table.telling import tell


def test_each_sees_with_their_own_eyes() -> None:
    around = Around()
    assert view(around.table, None) is None
    around.sit(TOM, 1)
    around.play(LEA, 0, SWAP)
    hers, his, theirs = (msgspec.to_builtins(seen(around.table.lines[0], eye)) for eye in (0, 1, None))
    assert hers[0]["card"] is not None
    assert his[0]["card"] is None
    assert theirs == his
    assert moves(around.table, 0) is None
    assert moves(around.table, None) is None
    assert len(moves(around.table, 1) or ()) == 2


def test_the_record_and_its_secret_come_out_at_the_end_only() -> None:
    around = Around.begun(TOM)
    promised = around.table.commitment
    assert finished_record(around.table) is None
    around.play(LEA, 0, KEEP)
    around.play(TOM, 1, SWAP)
    written = finished_record(around.table)
    assert written is not None
    record.verify(written)
    assert written.shuffle.commitment == promised
    *_, last = record.replay(record.decode(record.encode(written)), around.table.game)
    assert last.state.result() == around.table.result


def test_whatever_is_told_of_an_entry_names_no_move() -> None:
    around = Around.begun(TOM)
    around.play(LEA, 0, SWAP)
    again = Around.begun(TOM)
    said = tell(again.table, around.log[-1])
    assert b"swap" not in msgspec.json.encode(said)
