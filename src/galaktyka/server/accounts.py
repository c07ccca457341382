"""Accounts: a name and a password, so that one's games follow to other devices."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from galaktyka.core.records import name_fault
from galaktyka.server.guards import Allowance
from galaktyka.server.people import checked_name
from galaktyka.server.problems import Refusal, bad, not_now
from galaktyka.server.storage import Conflict, PersonRow, Store, TableRow
from galaktyka.server.tables import ATTEMPTS, Tables

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
AT_ONCE, A_SECOND = 8, 1 / 15
"""How many wrong passwords may be tried for a name from one address: eight, then one every quarter of a minute."""
FOR_ONE_NAME, A_SECOND_FOR_ONE_NAME = 400, 1 / 5
"""And for a name from all addresses together: so many that nobody locks somebody else out by the way."""
FROM_ONE_ADDRESS, A_SECOND_FROM_ONE_ADDRESS = 30, 1 / 2
"""And how many from one address, whatever the names."""
HASHED_AT_ONCE = 2
"""Hashing takes much memory and time on purpose: it must not keep the tables waiting."""

HASHER = PasswordHasher()
"""Argon2id with the parameters that its authors recommend."""


class Accounts:
    """Those who have a password."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.tries = Allowance(AT_ONCE, A_SECOND)
        self.tries_for = Allowance(FOR_ONE_NAME, A_SECOND_FOR_ONE_NAME)
        self.tries_from = Allowance(FROM_ONE_ADDRESS, A_SECOND_FROM_ONE_ADDRESS)
        self.hashing = ThreadPoolExecutor(HASHED_AT_ONCE, "hasher")

    async def sign_up(self, visitor: PersonRow | None, name: str, password: str, address: str) -> PersonRow:
        """A new account; a guest keeps their games."""
        name = checked_name(name)
        check_password(password)
        if not self.tries_from.take(address):
            raise Refusal(429, "too-many-tries")
        if visitor is not None and visitor.password:
            raise not_now("account-already")
        hashed = await self.hashed(password)
        created = visitor.created if visitor else time.time()
        person = PersonRow(visitor.id if visitor else secrets.token_urlsafe(12), name, hashed, created)
        try:
            await (self.store.save_person(person) if visitor else self.store.add_person(person))
        except Conflict:
            raise not_now("name-taken", name=name) from None
        return person

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await asyncio.get_running_loop().run_in_executor(self.hashing, HASHER.hash, password)

    async def sign_in(self, visitor: PersonRow | None, name: str, password: str, address: str) -> PersonRow:
        """The account, if the password is right; the games that somebody began as a guest come along."""
        name = " ".join(name.split())
        if not self.tries_from.take(address):
            raise Refusal(429, "too-many-tries")
        if name_fault(name) is not None:  # nobody is called so, and what anybody sends is not remembered
            raise Refusal(401, "wrong-password")
        folded = name.casefold()
        from_here = f"{folded} {address}"
        if not self.tries.take(from_here) or not self.tries_for.take(folded):
            raise Refusal(429, "too-many-tries")
        account = await self.store.account(name)
        kept = account.password if account else ""
        right = await asyncio.get_running_loop().run_in_executor(self.hashing, is_right, kept, password)
        if account is None or not right:
            raise Refusal(401, "wrong-password")
        self.tries.take(from_here, -1)
        self.tries_for.take(folded, -1)
        if HASHER.check_needs_rehash(account.password):
            account.password = await self.hashed(password)
            await self.store.save_person(account)
        if visitor is not None and visitor.id != account.id and not visitor.password:
            await self.bring_games(visitor, account)
        return account

    def close(self) -> None:
        """Hash no more."""
        self.hashing.shutdown(wait=False, cancel_futures=True)

    async def bring_games(self, guest: PersonRow, account: PersonRow) -> None:
        """Give the guest's seats to the account, without waking tables that sleep."""
        for row in await self.store.tables_of(guest.id, most=1000):
            for _ in range(ATTEMPTS):
                hand_over(row, guest.id, account.id)
                with contextlib.suppress(Conflict):
                    await self.store.save_table(row)
                    break
                row = await self.store.table(row.id) or row
            await self.tables.catch_up(row.id)


def hand_over(row: TableRow, guest: str, account: str) -> None:
    """Everything at the table that was the guest's."""
    row.host = account if row.host == guest else row.host
    for seat in row.seats:
        seat.person = account if seat.person == guest else seat.person


def check_password(password: str) -> None:
    """Long enough to be worth hashing."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise bad("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def is_right(hashed: str, password: str) -> bool:
    """Whether the password fits the hash; it takes as long where the name is unknown."""
    try:
        return HASHER.verify(hashed or nobodys_hash(), password[:LONGEST_PASSWORD])
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobodys_hash() -> str:
    """A hash to compare with where the name is unknown, so that the answer takes as long."""
    return HASHER.hash(secrets.token_urlsafe())
