"""The shelf: games, their options, their texts and files."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from ludotheque.core import catalogue
from ludotheque.core.refusal import Refused
from ludotheque.web import files
from ludotheque.web import shelf as shelves
from ludotheque.web.files import File
from ludotheque.web.known import AnyRequest, HouseService
from ludotheque.web.refusals import DESCRIBED
from ludotheque.web.wire.house import Rank, SeatsAllowed, SeatsAsked, Shelf

RANKED = 50


@get("/api/shelf", sync_to_thread=False, responses=DESCRIBED)
def shelf() -> Shelf:
    """All games."""
    return shelves.shelf()


@post("/api/shelf/{game:str}/seats", status_code=HTTP_200_OK, sync_to_thread=False, responses=DESCRIBED)
def seats(game: FromPath[str], data: JSONBody[SeatsAsked]) -> SeatsAllowed:
    """How many can play with these options."""
    return shelves.seats(game, data.options)


@get("/api/shelf/{game:str}/schema", media_type="application/schema+json", sync_to_thread=False, responses=DESCRIBED)
def schema(game: FromPath[str]) -> bytes:
    """The JSON Schema of a game's options, moves, events, view and previews."""
    return shelves.schema(game)


@get("/api/shelf/{game:str}/ranking", responses=DESCRIBED)
async def ranking(service: HouseService, game: FromPath[str]) -> list[Rank]:
    """The best rated players of a game."""
    slug = catalogue.game(game).slug
    return [Rank(**ranked._asdict()) for ranked in await service.books.ranking(slug, RANKED)]


@get("/texts/{name:str}/{file:str}", include_in_schema=False, sync_to_thread=False)
def texts(request: AnyRequest, name: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The texts of the house or of a game: fr.ftl or en.ftl."""
    return sent(request, files.texts(name, file.removesuffix(".ftl")))


@get("/files/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file that a game's board is drawn from."""
    found = files.assets(game).get(name)
    if found is None:
        raise Refused("no-such-page")
    return sent(request, found)


def sent(request: AnyRequest, file: File) -> Response[bytes]:
    """A file; kept for ever when its address says which one it is."""
    forever = request.query_params.get("v") == file.digest
    zipped = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    known = request.headers.get("if-none-match") == f'"{file.digest}"'
    headers = {
        name.decode(): value.decode() for name, value in file.headers(forever=forever, zipped=zipped and not known)
    }
    media = headers.pop("content-type")
    if known:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    body = file.packed if zipped and file.packed is not None else file.body
    return Response(body, headers=headers, media_type=media)


HANDLERS = [shelf, seats, schema, ranking, texts, asset]
