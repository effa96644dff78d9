"""Who asks: the person behind a request, their address, and whether they may come in at all."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection

from carteblanche.core.errors import CarteBlancheError, Illegal
from carteblanche.server.people.identity import COOKIE, DOOR, Signer
from carteblanche.server.people.limits import Limits
from carteblanche.server.settings import Settings
from carteblanche.store.store import Store

AnyRequest: TypeAlias = Request[Any, Any, Any] | ASGIConnection[Any, Any, Any, Any]


class Locked(CarteBlancheError):
    """The house has a password, and this request does not come from somebody who gave it."""


class Access:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings = settings
        self._limits = limits
        self.cookies: Final = Signer(settings.key, "person")
        self.tokens: Final = Signer(settings.key, "token")
        self._door: Final = Signer(settings.key, "door")
        self._hashing = asyncio.Semaphore(2)

    def find_person(self, request: AnyRequest) -> str | None:
        """Who asks, by cookie or by token; `None` for somebody unknown."""
        words = request.headers.get("authorization", "").split()
        if len(words) == 2 and words[0].lower() == "bearer":
            return self.tokens.read(words[1])
        return self.cookies.read(request.cookies.get(COOKIE))

    async def expect_named(self, request: AnyRequest, store: Store) -> str:
        """Who asks; `Illegal` for somebody who has not said a name."""
        person = self.find_person(request)
        if person is None or not await store.read_person(person):
            raise Illegal("no-name")
        return person

    def address(self, request: AnyRequest) -> str:
        """From where: the real address behind a proxy that we trust, else the peer's."""
        peer = request.client.host if request.client else "?"
        if peer in self._settings.trusted_proxies:
            forwarded = request.headers.get("x-forwarded-for", "").split(",")
            return forwarded[-1].strip()[:45] or peer
        return peer

    def count(self, request: AnyRequest, what: str) -> None:
        """Counts this against the limits of the address."""
        self._limits.check(what, self.address(request))

    def same_origin(self, request: AnyRequest) -> bool:
        """Whether a browser sends this from a page of ours. Programs send no origin."""
        origin = request.headers.get("origin")
        if origin is None:
            return True
        ours = {f"{scheme}://{request.headers.get('host')}" for scheme in ("http", "https")}
        if self._settings.public_url is not None:
            ours.add(self._settings.public_url.rstrip("/"))
        return origin in ours

    # The password of the house

    def is_admitted(self, request: AnyRequest) -> bool:
        if self._settings.password is None:
            return True
        words = request.headers.get("authorization", "").split()
        return self._door.read(request.cookies.get(DOOR)) == self._password_mark() or (
            len(words) == 2 and self.tokens.read(words[1]) is not None
        )

    def expect_admitted(self, request: AnyRequest) -> None:
        if not self.is_admitted(request):
            raise Locked

    async def check_password(self, password: str) -> str:
        """Returns the cookie that admits somebody who gave the right password. Hashing is slow on purpose, so only a few run at once."""
        if self._settings.password is None:
            raise Illegal("no-password")
        async with self._hashing:
            right = await asyncio.to_thread(self._matches, password)
        if not right:
            raise Illegal("wrong-password")
        return self._door.write(self._password_mark())

    def _matches(self, password: str) -> bool:
        from argon2 import PasswordHasher
        from argon2.exceptions import VerificationError

        assert self._settings.password is not None
        try:
            return PasswordHasher().verify(self._settings.password, password)
        except VerificationError:
            return False

    def _password_mark(self) -> str:
        """Part of the cookie that changes with the password, so that a new password ends all earlier admissions."""
        assert self._settings.password is not None
        return hmac.digest(self._settings.key.encode(), self._settings.password.encode(), "sha256").hex()[:32]

    # The admin

    def expect_admin(self, request: AnyRequest) -> None:
        """Requests with the right token are not limited; wrong ones are counted."""
        words = request.headers.get("authorization", "").split()
        if len(words) != 2 or not hmac.compare_digest(words[1].encode(), self._settings.admin.encode()):
            self.count(request, "passwords")
            raise Locked
