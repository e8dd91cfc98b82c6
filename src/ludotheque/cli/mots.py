"""`ludotheque mots`: is it a word of Le Crack? Which words have this pattern, or these letters?"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ludotheque.cli import files
from ludotheque.cli.desk import PACKAGE, Desk
from ludotheque.cli.parameters import AtDesk
from ludotheque.core.language import language
from ludotheque.core.refusal import Detail, Refused
from ludotheque.games.crack import lexicon, packing
from ludotheque.games.crack.lexicon import Lexicon

ROOM: Final = "ludotheque.games.crack"
WORD: Final = re.compile("[A-Z]+")
PATTERN: Final = re.compile("[A-Z?*]+")
RACK: Final = re.compile("[A-Z?]+")


def mots(
    *mot: str,
    motif: str | None = None,
    tirage: str | None = None,
    liste: Path | None = None,
    json: bool = False,
    desk: AtDesk,
) -> int:
    desk.words = language(desk.words.lang, PACKAGE, ROOM)
    if mot and (motif or tirage):
        raise Refused("words-or-search")
    asked = [_letters(word, WORD, "only-letters") for word in mot]
    pattern = None if motif is None else _letters(motif, PATTERN, "not-a-pattern")
    rack = None if tirage is None else _letters(tirage, RACK, "not-a-rack")
    words = lexicon.default() if liste is None else _shelve(liste)
    tell: Callable[[Desk, Lexicon, list[str]], int] = _json_words if json else _words
    if pattern or rack:
        found = list(words.search(pattern or lexicon.MANY, rack))
        if rack:
            found.sort(key=len, reverse=True)
        tell = _json_found if json else _found
        return tell(desk, words, found)
    if not asked and not json:
        desk.say("cli-mots-list", count=len(words), digest=words.digest)
    return tell(desk, words, asked)


def _letters(text: str, allowed: re.Pattern[str], code: str) -> str:
    """What was typed, as letters lie on a board."""
    folded = packing.fold(text)
    if not allowed.fullmatch(folded):
        raise Refused(code, details={"text": text})
    return folded


def _shelve(path: Path) -> Lexicon:
    """The list in that file, put on the shelf under its SHA-256."""
    try:
        words = packing.read(files.text(path))
    except packing.NotAWord as mistake:
        details: dict[str, Detail] = {"file": str(path), "number": mistake.line, "text": mistake.text}
        raise Refused("list-line", lexicon.RULE, details) from None
    if not words:
        raise Refused("list-empty", lexicon.RULE, {"file": str(path)})
    digest = packing.digest(words)
    if digest == packing.HOUSE:
        return lexicon.default()
    files.folder(lexicon.shelf())
    files.write(lexicon.file(digest), packing.pack(words))
    return lexicon.named(digest)


def _words(desk: Desk, words: Lexicon, asked: list[str]) -> int:
    for word in asked:
        valid = word in words
        desk.say("cli-mots-valid" if valid else "cli-mots-invalid", "green" if valid else "red", word=word)
    return 0 if all(word in words for word in asked) else 1


def _json_words(desk: Desk, words: Lexicon, asked: list[str]) -> int:
    told = [{"word": word, "valid": word in words} for word in asked]
    desk.data({"list": words.digest, "count": len(words), "words": told})
    return 0 if all(word in words for word in asked) else 1


def _found(desk: Desk, words: Lexicon, found: list[str]) -> int:
    if found:
        desk.out.out("\n".join(found), highlight=False)
    else:
        desk.say("cli-mots-none")
    return 0 if found else 1


def _json_found(desk: Desk, words: Lexicon, found: list[str]) -> int:
    desk.data({"list": words.digest, "count": len(words), "found": found})
    return 0 if found else 1
