"""A small client of a house, for programs: it speaks the protocol of docs/protocol.md.

async with await Visitor.come_in("http://127.0.0.1:8000", "Léa") as visitor:
    info = await visitor.open_table("crypto-90", ["screen", "normal"])
    table = await visitor.watch(info.table)
    await table.play(table.moves()[0])
"""

from ludotheque.client.mirror import Mirror
from ludotheque.client.visitor import Visitor

__all__ = ["Mirror", "Visitor"]
