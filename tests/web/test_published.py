from __future__ import annotations

import json
import re

import msgspec

from ludotheque.core import catalogue, codec
from ludotheque.table import commands
from ludotheque.web.published import ROOT, socket_schema, stale
from ludotheque.web.wire.asked import AnyAsked
from ludotheque.web.wire.house import Guest
from ludotheque.web.wire.tables import OpenTable


def test_committed_files_are_current() -> None:
    assert stale(ROOT) == [], "run: python -m ludotheque.web.published"


def test_every_reference_of_the_schema_is_defined() -> None:
    text = socket_schema().decode()
    defined = json.loads(text)["$defs"]
    references = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert references <= set(defined)
    assert {"Asked", "Sent", "Snapshot", "Update", "Play"} <= set(defined)


def test_what_the_page_on_the_protocol_sends_is_understood() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    posted = dict(re.findall(r"^POST (/api/\S+) ({.*})$", page, re.MULTILINE))
    assert msgspec.json.decode(posted["/api/me"], type=Guest).name == "Léa"
    opened = msgspec.json.decode(posted["/api/tables"], type=OpenTable)
    game = catalogue.game(opened.terms.game)
    codec.options(game, opened.terms.options)
    sent = [msgspec.json.decode(line, type=AnyAsked) for line in re.findall(r"^> ({.*})$", page, re.MULTILINE)]
    moves = [codec.move(game, message.move) for message in sent if isinstance(message, commands.Play)]
    assert len(sent) > len(moves) > 1
