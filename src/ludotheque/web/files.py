"""Files as they are sent: compressed once, known by their digest."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources.abc import Traversable

from msgspec import Struct

from ludotheque.core import catalogue
from ludotheque.core.folders import folders
from ludotheque.core.language import LANGUAGES, source
from ludotheque.core.refusal import Refused
from ludotheque.web.words import HOUSE

SMALL = 1024
"""Bytes below which compressing does not pay."""
PACKED = ("image/png", "image/jpeg", "image/webp", "font/woff2", "audio/")
FOREVER = b"public, max-age=31536000, immutable"
ASK = b"no-cache"
TYPES = {".ftl": "text/plain", ".svg": "image/svg+xml", ".js": "text/javascript", ".woff2": "font/woff2"}


class File(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    digest: str
    type: str

    def headers(self, *, forever: bool, zipped: bool) -> list[tuple[bytes, bytes]]:
        headers = [
            (b"content-type", self.type.encode()),
            (b"etag", f'"{self.digest}"'.encode()),
            (b"cache-control", FOREVER if forever else ASK),
            (b"vary", b"accept-encoding"),
        ]
        return [*headers, (b"content-encoding", b"gzip")] if zipped else headers


def file(name: str, body: bytes) -> File:
    suffix = "." + name.rpartition(".")[2]
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/json":
        kind += "; charset=utf-8"
    pays = len(body) >= SMALL and not kind.startswith(PACKED)
    packed = gzip.compress(body, 9, mtime=0) if pays else None
    return File(body, packed, hashlib.sha256(body).hexdigest()[:16], kind)


@cache
def texts(name: str, lang: str) -> File:
    """The texts of the house, or of a game."""
    if lang not in LANGUAGES:
        raise Refused("unknown-language", details={"language": lang, "known": ", ".join(LANGUAGES)})
    packages = HOUSE if name == "house" else (catalogue.game(name).package,)
    return file("texts.ftl", "\n".join(source(package, lang) for package in packages).encode())


@cache
def assets(slug: str) -> dict[str, File]:
    """The files that the boards of a game are drawn from, by name."""
    found = [asset for folder in folders(catalogue.game(slug).package, "assets") for asset in folder.iterdir()]
    return {asset.name: _read(asset) for asset in sorted(found, key=lambda asset: asset.name) if asset.is_file()}


def _read(asset: Traversable) -> File:
    return file(asset.name, asset.read_bytes())
