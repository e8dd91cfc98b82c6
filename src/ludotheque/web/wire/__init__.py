"""All that travels between the house and a client. `docs/protocol.md` tells how it is used."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.web.wire import house, tables
from ludotheque.web.wire.asked import AnyAsked
from ludotheque.web.wire.sent import AnySent

SENT: Final[dict[str, Any]] = {
    "Sent": AnySent,
    "Shelf": house.Shelf,
    "SeatsAllowed": house.SeatsAllowed,
    "Me": house.Me,
    "GameStats": house.GameStats,
    "Rank": house.Rank,
    "Promised": tables.Promised,
    "TableInfo": tables.TableInfo,
    "Tables": tables.Tables,
    "Replay": tables.Replay,
    "Refusal": house.Refusal,
}
"""What the house sends, through the socket (`Sent`) and as answers of HTTP."""

ASKED: Final[dict[str, Any]] = {
    "Asked": AnyAsked,
    "Guest": house.Guest,
    "Rename": house.Rename,
    "Claim": house.Claim,
    "ChangePassword": house.ChangePassword,
    "Credentials": house.Credentials,
    "SeatsAsked": house.SeatsAsked,
    "OpenTable": tables.OpenTable,
}
"""What a client sends, through the socket (`Asked`) and as bodies of HTTP."""
