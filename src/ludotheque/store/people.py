"""The people of the house: guests, and accounts that can come back."""

from __future__ import annotations

import secrets
from typing import Any, Literal, TypeAlias

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.core.refusal import Refused
from ludotheque.store import schema
from ludotheque.store.database import Database

Lang: TypeAlias = Literal["fr", "en"]

NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
"""Checked when nobody has that login, so that the answer takes as long."""


class Account(Struct, frozen=True):
    """A person as the house knows them; `generation` changes when all their cookies are to be forgotten."""

    person: str
    name: str
    lang: Lang
    login: str | None
    generation: int
    banned: bool


_COLUMNS = [schema.people.c[name] for name in ("person", "name", "lang", "login", "generation", "banned")]


class People:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._hasher = PasswordHasher()

    async def key(self) -> bytes:
        """What the house signs with: made once, the same for every process."""

        def find(connection: Connection) -> bytes:
            made = self._database.insert_new(schema.settings)
            connection.execute(made, {"name": "key", "value": secrets.token_bytes(32)})
            value: bytes = connection.scalars(
                select(schema.settings.c.value).where(schema.settings.c.name == "key")
            ).one()
            return value

        return await self._database.run(find)

    async def create(self, name: str, lang: Lang, at: int) -> Account:
        """A guest comes in."""
        account = Account(secrets.token_urlsafe(12), name, lang, None, 0, False)
        values = {"person": account.person, "name": name, "lang": lang, "created": at}
        await self._database.run(lambda connection: connection.execute(insert(schema.people), values))
        return account

    async def find(self, person: str) -> Account | None:
        return await self._database.run(lambda connection: _account(connection, schema.people.c.person == person))

    async def change(self, person: str, **values: Any) -> None:
        query = update(schema.people).where(schema.people.c.person == person).values(**values)
        await self._database.run(lambda connection: connection.execute(query))

    async def claim(self, person: str, login: str, password: str) -> None:
        """Give a guest a login and a password."""

        def claim(connection: Connection) -> None:
            people = schema.people
            query = update(people).where(people.c.person == person, people.c.login.is_(None))
            values = {"login": login.casefold(), "password": self._hasher.hash(password)}
            try:
                if not connection.execute(query.values(values)).rowcount:
                    raise Refused("claimed-already")
            except IntegrityError:
                raise Refused("login-taken", details={"login": login}) from None

        await self._database.run(claim)

    async def login(self, login: str, password: str) -> Account:
        """Who has that login and that password."""

        def check(connection: Connection) -> Account:
            account, stored = _secured(connection, schema.people.c.login == login.casefold())
            self._verify(stored or NOBODY, password)
            if account is None:
                raise Refused("wrong-password")
            return account

        return await self._database.run(check)

    async def change_password(self, person: str, present: str, new: str) -> Account:
        """Give somebody another password, and another generation: no cookie that they had counts any more."""

        def change(connection: Connection) -> Account:
            people = schema.people
            account, stored = _secured(connection, people.c.person == person)
            if account is None or stored is None:
                raise Refused("no-password")
            self._verify(stored, present)
            changed = replace(account, generation=account.generation + 1)
            unchanged = update(people).where(people.c.person == person, people.c.password == stored)
            values = {"password": self._hasher.hash(new), "generation": changed.generation}
            if not connection.execute(unchanged.values(values)).rowcount:
                raise Refused("wrong-password")  # another device was faster
            return changed

        return await self._database.run(change)

    def _verify(self, stored: str, password: str) -> None:
        try:
            self._hasher.verify(stored, password)
        except (VerifyMismatchError, InvalidHashError):
            raise Refused("wrong-password") from None

    async def delete(self, person: str) -> None:
        """Forget a person; their results lose their name."""

        def forget(connection: Connection) -> None:
            for table in (schema.mutes, schema.ratings, schema.results, schema.people):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(schema.mutes).where(schema.mutes.c.muted == person))

        await self._database.run(forget)

    async def muted(self, person: str) -> frozenset[str]:
        """Whose chat that person does not want to see."""
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return await self._database.run(lambda connection: frozenset(connection.scalars(query)))

    async def mute(self, person: str, muted: str) -> None:
        query = self._database.insert_new(schema.mutes)
        await self._database.run(lambda connection: connection.execute(query, {"person": person, "muted": muted}))

    async def unmute(self, person: str, muted: str) -> None:
        mutes = schema.mutes
        query = delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted)
        await self._database.run(lambda connection: connection.execute(query))

    async def banned(self) -> frozenset[str]:
        query = select(schema.people.c.person).where(schema.people.c.banned)
        return await self._database.run(lambda connection: frozenset(connection.scalars(query)))


def _account(connection: Connection, where: Any) -> Account | None:
    row = connection.execute(select(*_COLUMNS).where(where)).one_or_none()
    return None if row is None else Account(*row)


def _secured(connection: Connection, where: Any) -> tuple[Account | None, str | None]:
    """An account and its password, of one moment: who knew an old password gets no cookie of a new generation."""
    row = connection.execute(select(*_COLUMNS, schema.people.c.password).where(where)).one_or_none()
    if row is None:
        return None, None
    *known, password = row
    return Account(*known), password
