"""Who asks: the person behind a request, their address, and whether they may come in at all."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection

from carteblanche.core.errors import CarteBlancheError, Illegal
from carteblanche.server.people.identity import COOKIE, DOOR, Signed
from carteblanche.server.people.limits import Limits
from carteblanche.server.settings import Settings
from carteblanche.store.store import Store

AnyRequest: TypeAlias = Request[Any, Any, Any] | ASGIConnection[Any, Any, Any, Any]


class Locked(CarteBlancheError):
    """The house has a password, and this visitor has not said it."""


class Access:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings = settings
        self._limits = limits
        self.cookies: Final = Signed(settings.key, "person")
        self.tokens: Final = Signed(settings.key, "token")
        self._door: Final = Signed(settings.key, "door")
        self._hashing = asyncio.Semaphore(2)

    def person(self, request: AnyRequest) -> str | None:
        """Who asks, by cookie or by token; `None` for somebody who has not said a name yet."""
        words = request.headers.get("authorization", "").split()
        if len(words) == 2 and words[0].lower() == "bearer":
            return self.tokens.read(words[1])
        return self.cookies.read(request.cookies.get(COOKIE))

    async def expect_named(self, request: AnyRequest, store: Store) -> str:
        """Who asks; `Illegal` for somebody who has not said a name."""
        person = self.person(request)
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

    def inside(self, request: AnyRequest) -> bool:
        if self._settings.password is None:
            return True
        words = request.headers.get("authorization", "").split()
        return self._door.read(request.cookies.get(DOOR)) == self._pass_word() or (
            len(words) == 2 and self.tokens.read(words[1]) is not None
        )

    def expect_inside(self, request: AnyRequest) -> None:
        if not self.inside(request):
            raise Locked

    async def enter(self, password: str) -> str:
        """The cookie that opens the door, for whoever knows the password. Hashing costs time on purpose, so few at once."""
        if self._settings.password is None:
            raise Illegal("no-password")
        async with self._hashing:
            right = await asyncio.to_thread(self._matches, password)
        if not right:
            raise Illegal("wrong-password")
        return self._door.write(self._pass_word())

    def _matches(self, password: str) -> bool:
        from argon2 import PasswordHasher
        from argon2.exceptions import VerificationError

        assert self._settings.password is not None
        try:
            return PasswordHasher().verify(self._settings.password, password)
        except VerificationError:
            return False

    def _pass_word(self) -> str:
        """Changes with the password, so that a new one locks everybody out."""
        assert self._settings.password is not None
        return hmac.digest(self._settings.key.encode(), self._settings.password.encode(), "sha256").hex()[:32]

    # The admin

    def expect_admin(self, request: AnyRequest) -> None:
        """Whoever has the token may ask as often as they like; guesses are counted."""
        words = request.headers.get("authorization", "").split()
        if len(words) != 2 or not hmac.compare_digest(words[1].encode(), self._settings.admin.encode()):
            self.count(request, "passwords")
            raise Locked
