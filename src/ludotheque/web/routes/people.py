"""Who one is: coming in, coming back, leaving."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from ludotheque.core.refusal import Refused
from ludotheque.live.house import now
from ludotheque.table.cleaning import clean
from ludotheque.web import cookies
from ludotheque.web.forgetting import forget
from ludotheque.web.known import AnyRequest, HouseService, Known, Visitor, address, cookie, told
from ludotheque.web.refusals import DESCRIBED
from ludotheque.web.wire.house import ChangePassword, Claim, Credentials, GameStats, Guest, Me, Rename


@get("/api/me", responses=DESCRIBED)
async def who_am_i(service: HouseService, visitor: Visitor) -> Me | None:
    """Who one is; null for nobody yet."""
    return await told(service, visitor) if visitor else None


@post("/api/me", status_code=HTTP_200_OK, responses=DESCRIBED)
async def come_in(service: HouseService, request: AnyRequest, data: JSONBody[Guest]) -> Response[Me]:
    """Come in as a guest."""
    service.limits.guest(address(request))
    account = await service.people.create(clean(data.name), data.lang, now())
    return Response(await told(service, account), cookies=[cookie(service, request, account)])


@patch("/api/me", responses=DESCRIBED)
async def rename(service: HouseService, me: Known, data: JSONBody[Rename]) -> Me:
    """Change name or language."""
    changes = {"name": clean(data.name) if data.name is not None else None, "lang": data.lang}
    wanted = {field: value for field, value in changes.items() if value is not None}
    if wanted:
        await service.people.change(me.person, **wanted)
        await service.renewed(me.person)
    account = await service.people.find(me.person)
    return await told(service, account or me)


@post("/api/me/claim", status_code=HTTP_200_OK, responses=DESCRIBED)
async def claim(service: HouseService, request: AnyRequest, me: Known, data: JSONBody[Claim]) -> Me:
    """Make the guest an account."""
    service.limits.password(address(request), me.person)
    await service.people.claim(me.person, clean(data.login), data.password)
    account = await service.people.find(me.person)
    return await told(service, account or me)


@put("/api/me/password", status_code=HTTP_200_OK, responses=DESCRIBED)
async def change_password(
    service: HouseService, request: AnyRequest, me: Known, data: JSONBody[ChangePassword]
) -> Response[Me]:
    """Change the password: only the device that asks goes on, with a cookie of its own."""
    service.limits.password(address(request), me.person)
    account = await service.people.change_password(me.person, data.password, data.new)
    answer = Response(await told(service, account), cookies=[cookie(service, request, account)])
    await service.renewed(me.person)
    return answer


@post("/api/login", status_code=HTTP_200_OK, responses=DESCRIBED)
async def come_back(service: HouseService, request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back with login and password."""
    service.limits.password(address(request), data.login)
    account = await service.people.login(clean(data.login), data.password)
    if account.banned:
        raise Refused("banned")
    return Response(await told(service, account), cookies=[cookie(service, request, account)])


@post("/api/logout", status_code=HTTP_200_OK, responses=DESCRIBED)
async def log_out(service: HouseService) -> Response[None]:
    """Forget the cookie."""
    response: Response[None] = Response(None)
    response.delete_cookie(cookies.NAME, path=service.settings.root_path or "/")
    return response


@delete("/api/me", status_code=HTTP_200_OK, responses=DESCRIBED)
async def leave(service: HouseService, me: Known) -> Response[None]:
    """Leave and delete everything."""
    await forget(service, me.person)
    response: Response[None] = Response(None)
    response.delete_cookie(cookies.NAME, path=service.settings.root_path or "/")
    return response


@put("/api/me/muted/{person:str}", status_code=HTTP_200_OK, responses=DESCRIBED)
async def mute(service: HouseService, me: Known, person: FromPath[str]) -> Me:
    """No longer see what somebody says."""
    if person == me.person:
        raise Refused("mute-self")
    if await service.people.find(person) is not None:
        await service.people.mute(me.person, person)
        await service.renewed(me.person)
    return await told(service, me)


@delete("/api/me/muted/{person:str}", status_code=HTTP_200_OK, responses=DESCRIBED)
async def unmute(service: HouseService, me: Known, person: FromPath[str]) -> Me:
    """See again what they say."""
    await service.people.unmute(me.person, person)
    await service.renewed(me.person)
    return await told(service, me)


@get("/api/me/stats", responses=DESCRIBED)
async def stats(service: HouseService, me: Known) -> list[GameStats]:
    """What one has done in each game."""
    return [GameStats(**played._asdict()) for played in await service.books.played(me.person)]


HANDLERS = [who_am_i, come_in, rename, claim, change_password, come_back, log_out, leave, mute, unmute, stats]
