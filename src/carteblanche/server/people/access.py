"""Who asks: the person behind a request, their address, and whether they may come in at all."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections import Counter
from typing import Any, Final, TypeAlias, cast

from litestar import Request
from litestar.connection import ASGIConnection

from carteblanche.core.errors import CarteBlancheError, Illegal
from carteblanche.server.people.identity import COOKIE, DOOR, Signer
from carteblanche.server.people.limits import BY_ADDRESS, MOST_SOCKETS_FROM_ONE_ADDRESS, Limits
from carteblanche.server.settings import Settings
from carteblanche.store.hosts import read_bans, read_revoked
from carteblanche.store.store import Store

MOST_GUESSES: Final = 100
"""How many may wait for their password to be checked."""

AnyRequest: TypeAlias = Request[Any, Any, Any] | ASGIConnection[Any, Any, Any, Any]


HANDED: Final = "x-carteblanche-visitor"
"""The header with which one node hands a visitor over to another: where they come from, signed with the key of the house."""
HANDED_SECONDS: Final = 10
"""For so long such a header is believed."""


class Locked(CarteBlancheError):
    """The house has a password, and this request does not come from somebody who gave it."""


class Access:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings = settings
        self._limits = limits
        self.cookies: Final = Signer(settings.key, "person")
        self._tokens: Final = Signer(settings.key, "token")
        self._handed: Final = Signer(settings.key, "handed over")
        self.revoked: set[str] = set()
        """Ids of tokens that hold no more."""
        self.bans: set[tuple[str, str]] = set()
        """Who (`person ID`, `address ADDRESS`) may not do what (`enter`, `talk`)."""
        self._door: Final = Signer(settings.key, "door")
        self._hashing = asyncio.Semaphore(2)
        self._guesses = 0
        self._sockets: Counter[str] = Counter()
        """By address: how many sockets are open."""
        self._host_code = settings.host_code
        self._network_password: str | None = None
        """The hash of what people must know who come in over the network, while the host lets them."""

    def find_person(self, request: AnyRequest) -> str | None:
        """Who asks, by cookie or by token; `None` for somebody unknown."""
        words = request.headers.get("authorization", "").split()
        if len(words) == 2 and words[0].lower() == "bearer":
            return self._read_token(request, words[1])
        return self.cookies.read(request.cookies.get(COOKIE))

    def write_token(self, request: AnyRequest, person: str, token: str) -> str:
        """What a program shows to be this person, until the token is revoked or the password changes."""
        return self._tokens.write(f"{person} {token} {self._password_mark(request)}")

    def _read_token(self, request: AnyRequest, signed: str) -> str | None:
        person, *rest = (self._tokens.read(signed) or "").split(" ")
        if not rest:  # from before tokens had ids; nobody knows under which password they were given
            return person if person and self._password(request) is None else None
        token, mark = rest
        return person if mark == self._password_mark(request) and token not in self.revoked else None

    # Who may not come in or talk

    async def load(self, store: Store) -> None:
        """Reads what is decided about people."""
        self.revoked = set(await read_revoked(store))
        self.bans = set(await read_bans(store))

    def expect_welcome(self, request: AnyRequest) -> None:
        """`Illegal` if the host has sent this person or address away for good."""
        if self.bans and (
            (f"address {self.address(request)}", "enter") in self.bans
            or (f"person {self.find_person(request)}", "enter") in self.bans
        ):
            raise Illegal("banned")

    def may_talk(self, person: str) -> bool:
        return (f"person {person}", "talk") not in self.bans

    async def expect_named(self, request: AnyRequest, store: Store) -> str:
        """Who asks; `Illegal` for somebody who has not said a name."""
        person = self.find_person(request)
        if person is None or not await store.read_person(person):
            raise Illegal("no-name")
        return person

    def address(self, request: AnyRequest) -> str:
        """From where: the peer's address or, as long as that is a proxy that we trust, the one that it forwards for. Of a visitor whom
        another node hands over, the one that it says.
        """
        handed = self.handed_over(request)
        if handed is not None:
            return handed
        found = request.client.host if request.client else "?"
        forwarded = request.headers.get("x-forwarded-for", "").split(",")
        while found in self._settings.trusted_proxies and forwarded:
            found = forwarded.pop().strip()[:45] or found
        return found

    def hand_over(self, path: str, address: str) -> str:
        """What another node believes: whoever asks for this comes from this address, and may come in."""
        return self._handed.write(f"{int(time.time())} {_shorten(path)} {address}")

    def handed_over(self, request: AnyRequest) -> str | None:
        """From where somebody comes whom another node hands over, after it has checked and counted them; nothing of anybody else."""
        signed = request.headers.get(HANDED)
        at, path, address = (self._handed.read(signed) or "0 - -").split(" ", 2)
        right = abs(time.time() - int(at)) <= HANDED_SECONDS and path == _shorten(request.scope["path"])
        return address if right else None

    def count(self, request: AnyRequest, what: str) -> None:
        """Counts this against the limits of the person or, before they have said a name, of the address."""
        person = None if what in BY_ADDRESS else self.find_person(request)
        self._limits.check(what, self.address(request) if person is None else f"person {person}")

    def take_socket(self, request: AnyRequest) -> bool:
        """Whether this address may have one more socket, which then counts until it is released."""
        address = self.address(request)
        if not self._limits.lifted and (
            self._sockets.total() >= self._limits.most_sockets
            or self._sockets[address] >= MOST_SOCKETS_FROM_ONE_ADDRESS
        ):
            return False
        self._sockets[address] += 1
        return True

    def release_socket(self, request: AnyRequest) -> None:
        address = self.address(request)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

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
        if self._password(request) is None:
            return True
        words = request.headers.get("authorization", "").split()
        return self._door.read(request.cookies.get(DOOR)) == self._password_mark(request) or (
            len(words) == 2 and (self._read_token(request, words[1]) is not None or self._is_admin(words[1]))
        )

    def expect_admitted(self, request: AnyRequest) -> None:
        if not self.is_admitted(request):
            raise Locked

    async def check_password(self, request: AnyRequest, password: str) -> str:
        """Returns the cookie that admits somebody who gave the right password. Wrong ones are counted. Hashing is slow on purpose, so
        only a few run at once and not many wait.
        """
        expected = self._password(request)
        if expected is None:
            raise Illegal("no-password")
        address = self.address(request)
        if self._guesses >= MOST_GUESSES:
            raise Illegal("too-often", what="passwords", seconds=5)
        self._guesses += 1
        try:
            async with self._hashing:
                if seconds := self._limits.left("passwords", address):
                    raise Illegal("too-often", what="passwords", seconds=seconds)
                if not await asyncio.to_thread(_matches, expected, password):
                    self._limits.wait("passwords", address)
                    raise Illegal("wrong-password")
        finally:
            self._guesses -= 1
        return self._door.write(self._password_mark(request))

    def lock_network(self, password: str) -> None:
        """From now on people who come in over the network must know this; nothing if it is empty."""
        from argon2 import PasswordHasher

        self._network_password = PasswordHasher().hash(password) if password else None

    def unlock_network(self) -> None:
        self._network_password = None

    @property
    def has_network_password(self) -> bool:
        return self._settings.password is not None or self._network_password is not None

    def _password(self, request: AnyRequest) -> str | None:
        """The hash of what whoever asks must know: the password of the house, else that of the network if they come over it."""
        if self._settings.password is not None or self._network_password is None:
            return self._settings.password
        server: tuple[str, int | None] | None = cast("Any", request.scope).get("server")
        return None if server and server[0] == self._settings.listen else self._network_password

    def _password_mark(self, request: AnyRequest) -> str:
        """Part of the cookie that changes with the password, so that a new password ends all earlier admissions."""
        password = self._password(request)
        if password is None:
            return "-"
        return hmac.digest(self._settings.key.encode(), password.encode(), "sha256").hex()[:32]

    # The admin

    def expect_admin(self, request: AnyRequest) -> None:
        """Requests with the right token are not limited; wrong ones are counted."""
        words = request.headers.get("authorization", "").split()
        if len(words) != 2 or not self._is_admin(words[1]):
            self.count(request, "passwords")
            raise Locked

    def _is_admin(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self._settings.admin.encode())

    def claim_house(self, request: AnyRequest, code: str) -> str:
        """The admin's token, for the code that the browser of the start was opened with. It works once; wrong ones are counted."""
        if self._host_code is None or not hmac.compare_digest(code.encode(), self._host_code.encode()):
            self.count(request, "passwords")
            raise Locked
        self._host_code = None
        return self._settings.admin


def _shorten(path: str) -> str:
    return hashlib.sha256(path.encode()).hexdigest()[:16]


def _matches(expected: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import VerificationError

    try:
        return PasswordHasher().verify(expected, password)
    except VerificationError:
        return False
