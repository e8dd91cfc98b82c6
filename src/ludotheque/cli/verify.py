"""`ludotheque verify`: was the deal the one that was promised, do the moves lead where the record says?"""

from __future__ import annotations

from collections import deque
from pathlib import Path

from ludotheque.cli import files
from ludotheque.cli.parameters import AtDesk
from ludotheque.core import record


def verify(file: Path, /, *, desk: AtDesk) -> None:
    read = files.read(file)
    game = desk.take(read.game)
    record.verify(read)
    deque(record.replay(read, game), maxlen=0)
    desk.say("cli-verified", "green", game=desk.words.say("game-name"), moves=len(read.moves))
    desk.say("cli-verified-commitment", commitment=read.shuffle.commitment)
    desk.say("cli-verified-secret", secret=read.shuffle.secret)
    for seat, nonce in enumerate(read.shuffle.nonces):
        desk.say("cli-verified-nonce", seat=desk.words.seat(seat), nonce=nonce)
    desk.say("cli-verified-seed", seed=read.shuffle.seed)
