"""Work that takes a while and is found again: trials of cards, analyses of games, sets of an arena.

A job is of a kind, is about something, and has found something so far. Its kind has a step, a function that runs in the background
process and finds more; after each step what has been found is kept and the job goes back behind the others, so that all get on. Where the
nodes of a house share a Redis the jobs are kept there (`nodes/kept_jobs.py`): any node does the next step of any job, sees how far it is,
and goes on with what a node that died has left. Without one, and as long as it does not answer, they are kept in this process. The code
is the same.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Literal, Protocol, TypeAlias

import msgspec

from carteblanche.core.errors import CarteBlancheError, Illegal
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.server.jobs.supervisor import supervise
from carteblanche.server.logging import Log

MOST_JOBS: Final = 8
"""So many of a kind may run and wait at one node."""
MOST_ENDED: Final = 256
"""So many that have ended are kept in this process; the oldest go first."""
MOST_TRIES: Final = 3
"""How often a step is begun that does not come to its end."""
LARGEST: Final = 4 << 20
"""Bytes that a job may be about, and that it may have found."""
RENEWAL: Final = 2.0
"""Seconds between two signs of life of a step."""
LOOK: Final = 0.5
"""Seconds between two looks at what other nodes may have done."""

_log: Final = Log("carteblanche.jobs")

State: TypeAlias = Literal["waiting", "done", "failed"]
Step: TypeAlias = Callable[[bytes, bytes], tuple[bytes, bool]]
"""In the background process: given what the job is about and what has been found so far, what has been found now and whether that is all. A
function that can be sent to another process."""


class Job(msgspec.Struct):
    id: str
    kind: str
    about: bytes
    found: bytes = b""
    state: State = "waiting"
    """Also while a step runs."""
    tries: int = 0
    """How often the next step was begun."""
    token: str = ""
    """Of whoever does the step that is under way."""

    @property
    def ended(self) -> bool:
        return self.state != "waiting"


class Unreachable(CarteBlancheError):
    """The store of jobs does not answer."""


class JobStore(Protocol):
    """Where jobs are kept. All but `renew` raise `Unreachable`."""

    async def add(self, job: Job, person: str) -> None:
        """Puts a job behind the others, unless it is there, in the place of this person's last one of its kind. `Illegal` if too many
        of its kind wait.
        """
        ...

    async def take(self, kinds: Sequence[str]) -> Job | None:
        """A job whose next step is done by whoever asks, of the first of these kinds that has one; with one more try, and a new token."""
        ...

    async def renew(self, job: Job) -> None:
        """The step is still under way."""

    async def put(self, job: Job) -> None:
        """The step has ended, and this is the job now: it goes behind the others, or has ended. Nothing, if somebody else has taken it."""

    async def read(self, job: str) -> Job | None: ...

    async def drop(self, job: str) -> None: ...


class MemoryJobs(JobStore):
    """Jobs in this process."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._waiting: dict[str, deque[str]] = {}
        self._of: dict[tuple[str, str], str] = {}
        """By kind and person: their last one."""

    async def add(self, job: Job, person: str) -> None:
        if job.id in self._jobs:
            return
        if person:
            await self.drop(self._of.get((job.kind, person), ""))
        if sum(one.kind == job.kind and not one.ended for one in self._jobs.values()) >= MOST_JOBS:
            raise Illegal("too-busy")
        if person:
            self._of[job.kind, person] = job.id
        self._jobs[job.id] = job
        self._waiting.setdefault(job.kind, deque()).append(job.id)

    async def take(self, kinds: Sequence[str]) -> Job | None:
        for kind in kinds:
            waiting = self._waiting.get(kind, deque())
            while waiting:
                job = self._jobs.get(waiting.popleft())
                if job is not None:
                    job.tries += 1
                    return msgspec.structs.replace(job)
        return None

    async def renew(self, job: Job) -> None:
        """Nobody else could take it."""

    async def put(self, job: Job) -> None:
        if job.id not in self._jobs:
            return
        self._jobs.pop(job.id)
        self._jobs[job.id] = job  # behind those that ended before it
        if not job.ended:
            self._waiting[job.kind].append(job.id)
            return
        ended = [name for name, one in self._jobs.items() if one.ended]
        for name in ended[:-MOST_ENDED]:
            del self._jobs[name]
        self._of = {key: name for key, name in self._of.items() if name in self._jobs}

    async def read(self, job: str) -> Job | None:
        return self._jobs.get(job)

    async def drop(self, job: str) -> None:
        self._jobs.pop(job, None)


class JobQueue:
    def __init__(self, background: BackgroundPool, mark: Callable[[str], str] = str) -> None:
        """`mark` tells other nodes from the id of a job that is kept here where it is."""
        self.shared: JobStore | None = None
        """Where jobs of all nodes are kept, if there is such a place."""
        self.done = 0
        """How many steps were done here since the start."""
        self._own = MemoryJobs()
        self.background = background
        self._mark = mark
        self._steps: dict[str, Step] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def register(self, kind: str, step: Step) -> None:
        self._steps[kind] = step

    def start(self) -> None:
        self._task = supervise("jobs", self._work)

    async def stop(self) -> None:
        """A step that is under way goes back."""
        while self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=1.0)  # the client of Redis may swallow what comes while it waits
        self._task = None
        self._notify()

    async def add(self, kind: str, about: bytes, *, name: str = "", person: str = "") -> str:
        """Has this done, and gives the id under which it is found. The same name is the same job. `Illegal` if too much waits, or it is too
        large.
        """
        if len(about) > LARGEST:
            raise Illegal("too-large", most=LARGEST)
        job = Job(name or secrets.token_urlsafe(12), kind, about)
        if self.shared is not None:
            with suppress(Unreachable):
                await self.shared.add(job, person)
                self._notify()
                return job.id
        job.id = self._mark(job.id)
        await self._own.add(job, person)
        if self._task is None:
            self.start()
        self._notify()
        return job.id

    async def read(self, job: str) -> Job | None:
        """How far it is; nothing if there is no such job any more. `Illegal` if nobody can say."""
        found = await self._own.read(job)
        if found is None and self.shared is not None:
            try:
                return await self.shared.read(job)
            except Unreachable:
                raise Illegal("too-busy") from None
        return found

    async def wait(self, job: str, enough: Callable[[Job], bool], seconds: float) -> Job | None:
        """The same, once this holds or it has ended; or as it is after so long."""
        until = asyncio.get_running_loop().time() + seconds
        while (found := await self.read(job)) is not None and not found.ended and not enough(found):
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                break
            changed = self._changed
            with suppress(TimeoutError):
                async with asyncio.timeout(left if self.shared is None else min(left, LOOK)):
                    await changed.wait()
        return found

    async def drop(self, job: str) -> None:
        """Nobody wants it any more."""
        await self._own.drop(job)
        if self.shared is not None:
            with suppress(Unreachable):
                await self.shared.drop(job)
        self._notify()

    def _notify(self) -> None:
        """Wakes all who wait for a change; who asks next waits for the next one."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def _work(self) -> None:
        while True:
            changed, got_on = self._changed, False
            for kind in list(self._steps):  # one step of each kind, so that they take turns
                for store in (self._own, self.shared):
                    if store is not None:
                        with suppress(Unreachable):
                            got_on |= await self._do_step(store, kind)
            if not got_on:
                with suppress(TimeoutError):
                    async with asyncio.timeout(None if self.shared is None else LOOK):
                        await changed.wait()

    async def _do_step(self, store: JobStore, kind: str) -> bool:
        """The next step of a job of this kind. Whether there was one."""
        job = await store.take((kind,))
        if job is None:
            return False
        renewing = asyncio.create_task(_renew(lambda: store.renew(job)))
        try:
            job.found, whole = await self.background.run(self._steps[kind], job.about, job.found)
            if len(job.found) > LARGEST:
                raise Illegal("too-large")
            job.state, job.tries = "done" if whole else "waiting", 0
        except asyncio.CancelledError:
            job.tries -= 1  # we leave, and it is not to blame
            await asyncio.shield(_give_back(store, job))
            raise
        except Exception as error:  # noqa: BLE001  # whatever it is, the job may be tried again, and others are done
            _log.error("a step of a job failed", kind=kind, job=job.id, tries=job.tries, error=error)
            job.state = "failed" if job.tries >= MOST_TRIES else "waiting"
        finally:
            renewing.cancel()
        await store.put(job)
        self.done += 1
        self._notify()
        return True


async def _give_back(store: JobStore, job: Job) -> None:
    with suppress(Unreachable):  # then others take it when no sign of life comes
        await store.put(job)


async def _renew(renew: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(RENEWAL)
        with suppress(Unreachable):
            await renew()
