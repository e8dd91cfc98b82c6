from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from houses import scenario
from ludotheque.core.refusal import Refused
from ludotheque.store import office, schema
from ludotheque.store.database import Database
from ludotheque.store.people import Account, People


@scenario
async def test_a_guest_claims_an_account_and_comes_back(database: Database) -> None:
    people = People(database)
    lea = await people.create("Léa", "fr", 1)
    assert await people.find(lea.person) == lea
    await people.claim(lea.person, "Lea", "un mot de passe")
    again = await people.login("LEA", "un mot de passe")
    assert (again.person, again.login) == (lea.person, "lea")
    for login, password in (("lea", "un autre mot"), ("tom", "un mot de passe")):
        with pytest.raises(Refused, match="wrong-password"):
            await people.login(login, password)
    with pytest.raises(Refused, match="claimed-already"):
        await people.claim(lea.person, "lea2", "un mot de passe")
    tom = await people.create("Tom", "en", 2)
    with pytest.raises(Refused, match="login-taken"):
        await people.claim(tom.person, "lEA", "un mot de passe")


@scenario
async def test_another_password_is_another_generation(database: Database) -> None:
    people = People(database)
    lea = await people.create("Léa", "fr", 1)
    with pytest.raises(Refused, match="no-password"):
        await people.change_password(lea.person, "un mot de passe", "un autre mot")
    await people.claim(lea.person, "lea", "un mot de passe")
    with pytest.raises(Refused, match="wrong-password"):
        await people.change_password(lea.person, "un mauvais mot", "un autre mot")
    assert (await people.login("lea", "un mot de passe")).generation == lea.generation
    changed = await people.change_password(lea.person, "un mot de passe", "un autre mot")
    assert changed.generation > lea.generation
    assert changed == await people.find(lea.person) == await people.login("lea", "un autre mot")
    with pytest.raises(Refused, match="wrong-password"):
        await people.login("lea", "un mot de passe")


@scenario
async def test_of_two_who_change_one_password_at_once_one_does(database: Database) -> None:
    people = People(database)
    lea = await people.create("Léa", "fr", 1)
    await people.claim(lea.person, "lea", "un mot de passe")
    wishes = [people.change_password(lea.person, "un mot de passe", f"un autre mot {number}") for number in range(2)]
    done = await asyncio.gather(*wishes, return_exceptions=True)
    (refused,) = [str(one) for one in done if isinstance(one, Refused)]
    assert "wrong-password" in refused
    (changed,) = [one for one in done if isinstance(one, Account)]
    assert await people.find(lea.person) == changed


@scenario
async def test_passwords_are_kept_as_hashes(database: Database) -> None:
    people = People(database)
    lea = await people.create("Léa", "fr", 1)
    await people.claim(lea.person, "lea", "un mot de passe")
    stored = await database.run(lambda connection: connection.scalar(select(schema.people.c.password)))
    assert stored is not None
    assert stored.startswith("$argon2id$")


@scenario
async def test_muting_and_leaving(database: Database) -> None:
    people = People(database)
    lea, tom = await people.create("Léa", "fr", 1), await people.create("Tom", "en", 2)
    await people.mute(lea.person, tom.person)
    await people.mute(lea.person, tom.person)
    assert await people.muted(lea.person) == {tom.person}
    await people.unmute(lea.person, tom.person)
    assert await people.muted(lea.person) == frozenset()
    await people.mute(tom.person, lea.person)
    await people.delete(lea.person)
    assert await people.find(lea.person) is None
    assert await people.muted(tom.person) == frozenset()


@scenario
async def test_the_operator_bans_and_lets_in_again(database: Database) -> None:
    people = People(database)
    lea = await people.create("Léa", "fr", 1)
    office.ban(database, lea.person, banned=True)
    assert await people.banned() == {lea.person}
    assert office.stats(database).banned == 1
    office.ban(database, lea.person, banned=False)
    assert await people.banned() == frozenset()
    with pytest.raises(Refused, match="no-such-person"):
        office.ban(database, "nobody", banned=True)


@scenario
async def test_all_processes_sign_with_one_key(database: Database) -> None:
    key = await People(database).key()
    assert len(key) == 32
    assert await People(database).key() == key
