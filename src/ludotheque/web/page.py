"""The browser client's own files."""

from __future__ import annotations

from pathlib import Path

from ludotheque.web.files import File, file

STATIC = Path(__file__).parent / "static"
HASHED = "assets/"
"""Files in this folder are named by what they hold."""


class Page:
    """All files, in memory; any address that is none of them is one of the client's own."""

    def __init__(self, root_path: str, folder: Path = STATIC) -> None:
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not path.name.startswith("."):
                self._files[name] = file(name, self._placed(name, path.read_bytes(), root_path))

    @staticmethod
    def _placed(name: str, body: bytes, root_path: str) -> bytes:
        """The page says where the house is; all its addresses are relative to that."""
        return body.replace(b'<base href="/"', f'<base href="{root_path}/"'.encode()) if name == "index.html" else body

    def find(self, path: str) -> tuple[File, bool] | None:
        """The file of that address, and whether it may be kept for ever."""
        name = path.lstrip("/")
        if name in self._files:
            return self._files[name], name.startswith(HASHED)
        if name.startswith(HASHED) or "index.html" not in self._files:
            return None
        return self._files["index.html"], False
