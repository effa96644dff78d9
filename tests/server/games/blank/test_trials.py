from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.jobs.test_queue import HerePool

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.starter import starter, words
from carteblanche.server.games.blank.studio import TrialRequest, prepare_trial
from carteblanche.server.games.blank.trials import TrialPlan, Trials
from carteblanche.server.jobs.queue import MOST_JOBS, JobQueue
from drivers.server.clients import Server

DRAW = "When a 2 is played, the next player must draw 2 cards."
WORDS = words(DRAW, "(when (plays cards: [2]) (draw next 2))")


def prepared() -> TrialPlan:
    return prepare_trial(TrialRequest("en", text=DRAW, games=20, seats=2), WORDS, starter())


def test_a_trial_grows_until_it_is_done() -> None:
    async def tried() -> None:
        pool = HerePool(1)
        trials = Trials(JobQueue(pool))
        begun = await trials.begin("ada", prepared())
        assert (begun.state, begun.trial, begun.wanted) == ("playing", None, 20)
        first = await trials.report(begun.id, 0)
        assert first.trial is not None
        assert (first.state, first.trial.games) == ("playing", 10)
        pool.allowed.release()
        whole = await trials.report(begun.id, 10)
        assert whole.trial is not None
        assert (whole.state, whole.trial.games) == ("done", 20)
        assert set(whole.says) == {one.card for one in whole.trial.beside}
        assert all(whole.says.values())
        others = Trials(JobQueue(HerePool()))
        again = await others.begin("ben", prepared())
        assert (await others.report(again.id, 19)).trial == whole.trial

    asyncio.run(tried())


def test_a_new_trial_ends_the_old_one_of_the_same_person() -> None:
    async def tried() -> None:
        trials = Trials(JobQueue(HerePool(0)))
        old, other = [await trials.begin(person, prepared()) for person in ("ada", "ben")]
        waiting = asyncio.create_task(trials.report(old.id, 0))
        await asyncio.sleep(0)
        new = await trials.begin("ada", prepared())
        with pytest.raises(Illegal, match="no-such-trial"):
            await waiting
        assert (await trials.report(other.id)).state == "playing"
        assert (await trials.report(new.id)).state == "playing"
        for gone in (old.id, "nothing"):
            with pytest.raises(Illegal, match="no-such-trial"):
                await trials.report(gone)

    asyncio.run(tried())


def test_a_trial_that_cannot_be_played_says_so() -> None:
    async def tried() -> None:
        trials = Trials(JobQueue(HerePool(0)))
        for number in range(MOST_JOBS):
            await trials.begin(f"person {number}", prepared())
        with pytest.raises(Illegal, match="too-busy"):
            await trials.begin("ada", prepared())
        broken = Trials(queue := JobQueue(HerePool()))
        queue.register("trial", len)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # a step that fails
        begun = await broken.begin("ada", prepared())
        assert (await broken.report(begun.id, 0)).state == "failed"

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
