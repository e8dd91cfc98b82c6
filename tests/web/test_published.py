from __future__ import annotations

import json

from ludotheque.web.published import ROOT, socket_schema, stale


def test_committed_files_are_current() -> None:
    assert stale(ROOT) == [], "run: python -m ludotheque.web.published"


def test_every_reference_of_the_schema_is_defined() -> None:
    text = socket_schema().decode()
    defined = json.loads(text)["$defs"]
    references = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert references <= set(defined)
    assert {"Asked", "Sent", "Snapshot", "Update", "Play"} <= set(defined)
