from __future__ import annotations

import pytest

from around import LEA, TOM, ZOE, Around
from ludotheque.core.refusal import Refused
from ludotheque.table import commands, told
from ludotheque.table.terms import OpenSeat, ScreenSeat


def test_those_who_sit_and_the_host_speak() -> None:
    around = Around([OpenSeat(), OpenSeat()])
    around.do(LEA, commands.Say, text="Venez !")
    with pytest.raises(Refused, match="not-seated"):
        around.do(TOM, commands.Say, text="J’arrive")
    around.sit(TOM, 0)
    around.do(TOM, commands.SayPhrase, phrase="hello")
    said = around.table.log[-1]
    assert isinstance(said, told.Said)
    assert (said.name, said.text, said.phrase) == ("Tom", None, "hello")
    with pytest.raises(Refused, match="not-seated"):
        around.do(ZOE, commands.SayPhrase, phrase="hello")


def test_what_is_said_is_cleaned_and_changes_nothing_else() -> None:
    around = Around([ScreenSeat("0" * 32, "Mamie"), OpenSeat()])
    around.sit(TOM, 1)
    turn = around.table.turn
    around.do(LEA, commands.Say, text="  a\u0000b \u202e c ")
    said = around.table.log[-1]
    assert isinstance(said, told.Said)
    assert said.text == "ab c"
    assert around.table.turn == turn
    with pytest.raises(Refused, match="empty-text"):
        around.do(LEA, commands.Say, text="\u200d \u0007")
