"""The page of a table says what it is: whoever is sent its address sees the game and who invites before opening it."""

from __future__ import annotations

import re
from html import escape

from ludotheque.core.refusal import Refused
from ludotheque.table.journal import Unwritten
from ludotheque.web.files import File, file
from ludotheque.web.service import Service
from ludotheque.web.words import words

TABLE = "/t/"
_TITLE = re.compile(rb"<title>.*?</title>")


async def inviting(service: Service, path: str, page: File, lang: str) -> File:
    """That page; for the address of a table, with a title and a preview of its own."""
    if not path.startswith(TABLE):
        return page
    try:
        table = (await service.house.room(path.removeprefix(TABLE))).table
    except (Refused, Unwritten):
        return page
    said = words(lang, table.game)
    title = said.say("invitation", game=said.say("game-name"), host=table.host_name, phase=table.phase)
    head = "".join(
        f'<meta {kind}="{name}" content="{escape(content)}" />'
        for kind, name, content in (
            ("name", "robots", "noindex"),
            ("property", "og:type", "website"),
            ("property", "og:site_name", "Ludothèque"),
            ("property", "og:title", title),
            ("property", "og:description", said.say("game-pitch")),
        )
    )
    told = f"<title>{escape(title)}</title>{head}".encode()
    return file("index.html", _TITLE.sub(lambda _: told, page.body, count=1))
