"""`ludotheque admin`: what whoever runs a house needs now and then, while it is open."""

from __future__ import annotations

import time
from typing import Literal

from ludotheque.cli.parameters import AtDesk, Database
from ludotheque.cli.storage import opened
from ludotheque.core.refusal import Refused


def admin(
    action: Literal["stats", "close", "ban", "unban"],
    subject: str | None = None,
    /,
    *,
    database: Database = "ludotheque.db",
    json: bool = False,
    desk: AtDesk,
) -> None:
    from ludotheque.store import office

    with opened(database) as house:
        if action == "stats":
            counted = office.stats(house)
            if json:
                desk.data(counted._asdict())
            else:
                desk.say("cli-admin-stats", **counted._asdict())
            return
        if subject is None:
            raise Refused("missing-argument", details={"argument": "SUBJECT"})
        if action == "close":
            office.close_table(house, subject, time.time_ns() // 1_000_000)
        else:
            office.ban(house, subject, banned=action == "ban")
        desk.say(f"cli-admin-{action}", subject=subject)
