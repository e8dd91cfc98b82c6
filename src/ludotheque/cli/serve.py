"""`ludotheque serve`: open the house."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.parameters import AtDesk, Database


def serve(
    *,
    database: Database = "ludotheque.db",
    host: str = "127.0.0.1",
    port: int = 8000,
    root_path: Annotated[str, Parameter(env_var="LUDOTHEQUE_ROOT_PATH")] = "",
    origin: Annotated[list[str] | None, Parameter(env_var="LUDOTHEQUE_ORIGIN")] = None,
    forwarded: Annotated[str, Parameter(env_var="LUDOTHEQUE_FORWARDED")] = "",
    thinkers: int = 0,
    no_limits: bool = False,
    log_json: bool = False,
    desk: AtDesk,
) -> None:
    from ludotheque.web.server import serve as run
    from ludotheque.web.settings import Settings

    settings = Settings(
        database=database,
        host=host,
        port=port,
        root_path=_under(root_path),
        origins=tuple(origin or ()),
        forwarded=forwarded,
        thinkers=thinkers,
        limits=not no_limits,
        log_json=log_json,
    )
    say = _log if log_json else desk.say
    run(settings, lambda address: say("cli-serve-open", address=address, database=_hidden(database)))
    say("cli-serve-closed")


def _log(name: str, **fields: str) -> None:
    """For machines, whatever is said is an event like all others."""
    import structlog

    structlog.get_logger(__name__).info(name.removeprefix("cli-"), **fields)


def _under(path: str) -> str:
    """A path as others begin with it: /jeux."""
    bare = path.strip("/")
    return f"/{bare}" if bare else ""


def _hidden(database: str) -> str:
    """Where the games are kept, without a password."""
    scheme, separator, rest = database.partition("://")
    return f"{scheme}://…@{rest.rpartition('@')[2]}" if separator and "@" in rest else database
