"""Files that people name: read with a clear word when they cannot be, written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from ludotheque.core.record import Record, decode
from ludotheque.core.refusal import Refused


def read(path: Path) -> Record:
    """The record in that file."""
    return decode(_bytes(path))


def text(path: Path) -> str:
    """The text in that file."""
    try:
        return _bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("not-utf8", details={"file": str(path)}) from None


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise _refused("cannot-read", path, error) from None


def free(path: Path) -> None:
    """Refuse now a file that could not be written later, or that would replace another one."""
    if path.exists():
        raise Refused("file-exists", details={"file": str(path)})
    folder(path.parent)


def folder(path: Path) -> None:
    """Make sure that files can be written in that folder."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise _refused("cannot-write", path, error) from None


def write(path: Path, data: bytes) -> None:
    """Write the file in one step: nobody ever sees half of it."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            part.write_bytes(data)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise _refused("cannot-write", path, error) from None


def _refused(code: str, path: Path, error: OSError) -> Refused:
    why = errno.errorcode.get(error.errno or 0, "")
    return Refused(code, details={"file": str(path), "why": why, "detail": error.strerror or str(error)})
