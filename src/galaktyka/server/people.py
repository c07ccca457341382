"""Who somebody is: a guest with a name, kept by a signed cookie."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time

from galaktyka.core.errors import SetupError
from galaktyka.core.records import name_fault
from galaktyka.server.problems import Refusal, not_now
from galaktyka.server.storage import Conflict, PersonRow, Store

COOKIE = "galaktyka"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep one."""


class People:
    """Those who have been here."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self.secret = secret

    def cookie_for(self, person: PersonRow) -> str:
        """What the browser keeps."""
        return f"{person.id}.{self.signature(person.id)}"

    def signature(self, person_id: str) -> str:
        """Proves that the cookie is ours."""
        digest = hmac.new(self.secret, person_id.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    async def known_by(self, cookie: str) -> PersonRow | None:
        """The person of a cookie; None if we have not signed it."""
        person_id, _, signature = cookie.partition(".")
        if not person_id or not hmac.compare_digest(signature.encode(), self.signature(person_id).encode()):
            return None
        return await self.store.person(person_id)

    async def add_guest(self, name: str) -> PersonRow:
        """Somebody new."""
        person = PersonRow(secrets.token_urlsafe(12), checked_name(name), "", time.time())
        await self.store.add_person(person)
        return person

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Another name."""
        person.name = checked_name(name)
        try:
            await self.store.save_person(person)
        except Conflict:
            raise not_now("name-taken", name=person.name) from None
        return person


def checked_name(name: str) -> str:
    """A name that can stand in a record."""
    name = " ".join(name.split())
    fault = name_fault(name)
    if fault is not None:
        raise SetupError(fault.message_id, fault.values)
    return name


def nobody() -> Refusal:
    """One has to say one's name first."""
    return Refusal(401, "nobody")
