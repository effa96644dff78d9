"""Jobs of all nodes of a house, kept in the Redis that they share.

A step is done by one node at a time: whoever takes a job has it for some seconds, and longer by every sign of life. A job whose node has
given none is taken by the next node that asks; what the first one finds after that is not kept. A job that has made its nodes die again
and again has failed. Everything here happens in scripts, which Redis carries out one after the other, by its own clock.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, cast

from carteblanche.core.errors import Illegal
from carteblanche.server.jobs.queue import MOST_TRIES, Job, JobStore, State, Unreachable

MOST_JOBS: Final = 32
"""So many of a kind may run and wait in the whole house."""
LEASE: Final = 6.0
"""Seconds for which a step belongs to whoever took it, without a sign of life."""
KEPT: Final = 3600
"""Seconds for which a job is kept that has ended, and from the last change of one that has not."""
PATIENCE: Final = 2.0
"""Seconds to wait for an answer."""

_JOB: Final = """
local prefix = ARGV[1]
local function job(id) return prefix .. 'job:' .. id end
local function queue(kind) return prefix .. 'queue:' .. kind end
local function keep(id) redis.call('EXPIRE', job(id), tonumber(ARGV[2])) end
local running = prefix .. 'running'
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
"""
_DROP: Final = """
local function drop(id)
  local kind = redis.call('HGET', job(id), 'kind')
  if kind then redis.call('LREM', queue(kind), 0, id) end
  redis.call('ZREM', running, id)
  redis.call('DEL', job(id))
end
"""
_ADD: Final = (
    _JOB
    + _DROP
    + """
local id, kind, about, person, most = ARGV[3], ARGV[4], ARGV[5], ARGV[6], tonumber(ARGV[7])
if redis.call('EXISTS', job(id)) == 1 then return 1 end
local last = prefix .. 'last:' .. kind .. ':' .. person
if person ~= '' then
  local old = redis.call('GET', last)
  if old then drop(old) end
end
local count = 0
for _, other in ipairs(redis.call('LRANGE', queue(kind), 0, -1)) do
  if redis.call('EXISTS', job(other)) == 1 then count = count + 1 else redis.call('LREM', queue(kind), 0, other) end
end
for _, other in ipairs(redis.call('ZRANGE', running, 0, -1)) do
  if redis.call('HGET', job(other), 'kind') == kind then count = count + 1 end
end
if count >= most then return 0 end
redis.call('HSET', job(id), 'kind', kind, 'about', about, 'found', '', 'state', 'waiting', 'tries', 0, 'token', '')
keep(id)
redis.call('RPUSH', queue(kind), id)
if person ~= '' then redis.call('SET', last, id, 'EX', tonumber(ARGV[2])) end
return 1
"""
)
_TAKE: Final = (
    _JOB
    + """
local token, lease, most = ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5])
for _, id in ipairs(redis.call('ZRANGEBYSCORE', running, '-inf', now)) do
  redis.call('ZREM', running, id)
  local kind = redis.call('HGET', job(id), 'kind')
  if kind and tonumber(redis.call('HGET', job(id), 'tries')) >= most then
    redis.call('HSET', job(id), 'state', 'failed', 'token', '')
  elseif kind then
    redis.call('LPUSH', queue(kind), id)
  end
end
for place = 6, #ARGV do
  local id = redis.call('LPOP', queue(ARGV[place]))
  while id do
    if redis.call('EXISTS', job(id)) == 1 then
      redis.call('HINCRBY', job(id), 'tries', 1)
      redis.call('HSET', job(id), 'token', token)
      redis.call('ZADD', running, now + lease, id)
      keep(id)
      return id
    end
    id = redis.call('LPOP', queue(ARGV[place]))
  end
end
return false
"""
)
_RENEW: Final = (
    _JOB
    + """
local id, token, lease = ARGV[3], ARGV[4], tonumber(ARGV[5])
if redis.call('HGET', job(id), 'token') == token then redis.call('ZADD', running, now + lease, id) end
"""
)
_PUT: Final = (
    _JOB
    + """
local id, token, found, state, tries = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
if redis.call('HGET', job(id), 'token') ~= token then return end
redis.call('ZREM', running, id)
redis.call('HSET', job(id), 'found', found, 'state', state, 'tries', tries, 'token', '')
if state == 'waiting' then redis.call('RPUSH', queue(redis.call('HGET', job(id), 'kind')), id) end
keep(id)
"""
)
_FORGET: Final = _JOB + _DROP + "drop(ARGV[3])"


class KeptJobs(JobStore):
    def __init__(self, url: str, prefix: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = cast("Any", Redis).from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self._prefix = prefix

    async def stop(self) -> None:
        await self._redis.aclose()

    async def add(self, job: Job, person: str) -> None:
        if not await self._run(_ADD, job.id, job.kind, job.about, person, MOST_JOBS):
            raise Illegal("too-busy")

    async def take(self, kinds: Sequence[str]) -> Job | None:
        token = secrets.token_hex(8)
        taken = await self._run(_TAKE, token, LEASE, MOST_TRIES, *kinds)
        job = None if taken is None else await self.read(taken.decode())
        if job is not None:
            job.token = token
        return job

    async def renew(self, job: Job) -> None:
        await self._run(_RENEW, job.id, job.token, LEASE)

    async def put(self, job: Job) -> None:
        await self._run(_PUT, job.id, job.token, job.found, job.state, job.tries)

    async def read(self, job: str) -> Job | None:
        kept: dict[bytes, bytes] = await self._ask("HGETALL", f"{self._prefix}job:{job}")
        if not kept:
            return None
        return Job(
            job,
            kept[b"kind"].decode(),
            kept[b"about"],
            kept[b"found"],
            cast("State", kept[b"state"].decode()),
            int(kept[b"tries"]),
            kept[b"token"].decode(),
        )

    async def drop(self, job: str) -> None:
        await self._run(_FORGET, job)

    async def _run(self, script: str, *arguments: object) -> Any:
        return await self._ask("EVAL", script, 0, self._prefix, KEPT, *arguments)

    async def _ask(self, *command: object) -> Any:
        from redis.exceptions import RedisError

        try:
            return await self._redis.execute_command(*command)
        except (RedisError, OSError) as error:
            raise Unreachable(f"{type(error).__name__}: {error}".partition("\n")[0]) from None
