"""Generated files that other programs build on: `python -m ludotheque.web.published` writes what is not current."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludotheque.web import typescript, wire
from ludotheque.web.app import api
from ludotheque.web.service import Service
from ludotheque.web.settings import Settings

ROOT = Path(__file__).resolve().parents[3]


def socket_schema() -> bytes:
    """The JSON Schema of the socket's messages, both ways."""
    kinds = {"Asked": wire.ASKED["Asked"], "Sent": wire.SENT["Sent"]}
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of Ludothèque",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
        "$defs": dict(zip(kinds, schemas, strict=True)) | components,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def openapi() -> bytes:
    """What is asked over HTTP, as OpenAPI."""
    described = api(Service(Settings())).openapi_schema.to_schema()
    return msgspec.json.format(msgspec.json.encode(described), indent=1) + b"\n"


def files() -> dict[str, bytes]:
    """What every generated file must hold, by its path in the repository."""
    client = {f"web/src/generated/{name}": text.encode() for name, text in typescript.modules().items()}
    return client | {"docs/protocol/openapi.json": openapi(), "docs/protocol/socket.schema.json": socket_schema()}


def stale(root: Path) -> list[str]:
    """The files that are missing or not current."""
    return [
        name
        for name, content in files().items()
        if not (root / name).is_file() or (root / name).read_bytes() != content
    ]


def main() -> None:
    wanted = files()
    for name in stale(ROOT):
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(wanted[name])


if __name__ == "__main__":
    main()
