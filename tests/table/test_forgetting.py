from __future__ import annotations

from around import KEEP, LEA, TOM, Around
from ludotheque.table import commands, entries
from ludotheque.table.forgetting import forgotten
from ludotheque.table.table import Table


def test_neither_names_nor_words_remain_and_the_game_is_the_same() -> None:
    around = Around.begun(TOM)
    around.do(LEA, commands.Say, text="Ici Léa")
    around.do(TOM, commands.Say, text="Bonjour à Léa")
    around.play(LEA, 0, KEEP)
    around.play(TOM, 1, KEEP)
    around.rematch(LEA)
    around.answer(TOM, "rematch", agree=True, nonces=1)
    without = [forgotten(entry, LEA.id) for entry in around.log]
    written = b"".join(map(entries.encode, without)).decode()
    assert "Ici" not in written
    assert written.count("Léa") == 1  # what Tom said is his
    assert "Tom" in written
    again = Table.of("here", without)
    assert again.result == around.table.result
    assert [place.name for place in again.places] == ["–", "Tom"]


def test_everybody_in_the_log_is_involved_even_who_left() -> None:
    around = Around(["open", "open"])
    around.sit(TOM, 0)
    around.do(TOM, commands.Leave, seat=0)
    assert around.table.involved == {"lea", "tom"}
    assert around.table.owners() == {"lea"}
