from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.starter import starter, words
from carteblanche.games.blank.trials import Pair
from carteblanche.server.games.blank.studio import TrialRequest, prepare_trial
from carteblanche.server.games.blank.trials import RunningTrial, Trials, play_pairs
from drivers.server.clients import Server

DRAW = "When a 2 is played, the next player must draw 2 cards."
WORDS = words(DRAW, "(when (plays cards: [2]) (draw next 2))")


def running() -> RunningTrial:
    return prepare_trial(TrialRequest("en", text=DRAW, games=20, seats=2), WORDS, starter())


class Here:
    """Plays in this process, as many portions as it is allowed to."""

    def __init__(self, portions: int) -> None:
        self.allowed = asyncio.Semaphore(portions)

    async def __call__(self, plan: bytes, first: int, count: int) -> list[Pair]:
        await self.allowed.acquire()
        return play_pairs(plan, first, count)


async def never(_plan: bytes, _first: int, _count: int) -> list[Pair]:
    await asyncio.Event().wait()
    return []


async def busy(_plan: bytes, _first: int, _count: int) -> list[Pair]:
    raise Illegal("too-busy")


def test_a_trial_grows_until_it_is_done() -> None:
    async def tried() -> None:
        here = Here(1)
        trials, trial = Trials(here), running()
        begun = trials.begin("ada", trial)
        assert (begun.state, begun.trial, begun.wanted) == ("playing", None, 20)
        first = await trials.report(trial.id, 0)
        assert first.trial is not None
        assert first.trial.games == 10
        here.allowed.release()
        assert trial.task is not None
        await trial.task
        whole = await trials.report(trial.id)
        assert whole.trial is not None
        assert (whole.state, whole.trial.games) == ("done", 20)
        assert set(whole.says) == {one.card for one in whole.trial.beside}
        assert all(whole.says.values())
        again, others = running(), Trials(Here(2))
        others.begin("ben", again)
        assert (await others.report(again.id, 19)).trial == whole.trial

    asyncio.run(tried())


def test_a_new_trial_ends_the_old_one_of_the_same_person() -> None:
    async def tried() -> None:
        trials = Trials(never)
        old, new, other = running(), running(), running()
        trials.begin("ada", old)
        trials.begin("ben", other)
        waiting = asyncio.create_task(trials.report(old.id, 0))
        await asyncio.sleep(0)
        trials.begin("ada", new)
        assert (await waiting).state == "failed"
        assert (await trials.report(other.id)).state == "playing"
        for gone in (old.id, "nothing"):
            with pytest.raises(Illegal, match="no-such-trial"):
                await trials.report(gone)
        await trials.stop()
        assert new.task is not None
        assert new.task.done()

    asyncio.run(tried())


def test_a_trial_that_cannot_be_played_says_so() -> None:
    async def tried() -> None:
        trials, trial = Trials(busy), running()
        trials.begin("ada", trial)
        assert (await trials.report(trial.id, 0)).state == "failed"

    asyncio.run(tried())


def test_the_studio_tries_a_card(house: Server) -> None:
    ada = house.person("Ada")
    deck = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=ada)[1]["id"]
    request = {
        "language": "de",
        "text": "Alle Spieler müssen 1 Karte ziehen.",
        "rule": False,
        "deck": deck,
        "games": 20,
    }
    status, begun, _ = house.ask("POST", "/api/blank/trials", request, cookie=ada)
    assert status == 201, begun
    found, seen = begun, 0
    while found["state"] == "playing":
        found = house.ask("GET", f"/api/blank/trials/{begun['id']}?seen={seen}")[1]
        seen = found["trial"]["games"] if found["trial"] else 0
    assert found["state"] == "done"
    assert found["trial"]["card"] == "P6b"
    assert found["trial"]["without"]["games"] == 20
    assert house.ask("DELETE", f"/api/blank/trials/{begun['id']}", cookie=ada)[0] == 204
    assert house.ask("GET", f"/api/blank/trials/{begun['id']}")[1]["code"] == "no-such-trial"


def test_what_cannot_be_tried_is_refused(house: Server) -> None:
    ada = house.person("Ada")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"text": "Xyzzy frobnicates the quux"}, "not-understood"),
        ({"text": "Backwards!", "meaning": msgspec.to_builtins(notation.read("(when this (reverse))"))}, "not-a-card"),
        ({"text": "Sing!", "meaning": msgspec.to_builtins(notation.read('(people "Sing!")'))}, "for-people"),
        ({"text": DRAW, "deck": "nothing"}, "no-such-deck"),
        ({"text": "All players must draw 1 card.", "rule": False, "card": "X9z"}, "no-such-card"),
        ({"text": DRAW, "games": 10**6}, "unreadable"),
    ]
    for request, code in wrong:
        body = house.ask("POST", "/api/blank/trials", {"language": "en", **request}, cookie=ada)[1]
        assert body["code"] == code, request
    assert house.ask("POST", "/api/blank/trials", {"language": "en", "text": DRAW})[1]["code"] == "no-name"
