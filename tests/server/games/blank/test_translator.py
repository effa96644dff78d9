from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from carteblanche.cli.serve import command
from carteblanche.core.errors import Illegal
from carteblanche.server.games.blank.translator import AT_ONCE, LARGEST, MOST_WAITING, Translator
from carteblanche.server.settings import Endpoint
from drivers.server.clients import Server
from drivers.server.translators import (
    Reply,
    StubTranslator,
    breaks_off,
    never_answers,
    never_ends,
    says,
    sends,
    trickles,
)

TEXT = "Whoever lays a six spoils the next one's evening: two more for them!"
MEANT = "(when (plays cards: [6]) (draw next 2))"
SHORT = 0.3
"""Seconds of patience where no answer comes."""


@pytest.fixture
def stub() -> Iterator[StubTranslator]:
    with StubTranslator.running() as found:
        yield found


def ask(endpoint: Endpoint | None, seconds: float = 60.0) -> str:
    return asyncio.run(Translator(endpoint, seconds=seconds).ask(TEXT, rule=True))


def test_without_an_endpoint_nothing_is_asked() -> None:
    assert not Translator(None).is_named
    with pytest.raises(Illegal, match="no-translator"):
        ask(None)


def test_the_protocol_is_spoken_with_key_and_model(stub: StubTranslator) -> None:
    stub.reply = says(MEANT)
    assert ask(Endpoint(stub.url, "sesame", "small")) == MEANT
    assert ask(Endpoint(stub.url)) == MEANT
    (path, headers, body), (_, bare, least) = stub.asked
    assert path == "/v1/chat/completions"
    assert headers["Authorization"] == "Bearer sesame"
    assert (body["model"], body["stream"]) == ("small", False)
    assert body["messages"][-1] == {"role": "user", "content": f"rule card:\n{TEXT}"}
    assert "Authorization" not in bare
    assert "model" not in least


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        (sends(b"<html>Welcome!</html>"), "unreadable"),
        (sends(b""), "unreadable"),
        (sends(b'{"choices": []}'), "unreadable"),
        (sends(b'{"choices": [{"message": {"content": null}}]}'), "unreadable"),
        (sends(b'{"choices": [{"message": {"content": {"role": 1}}}]}'), "unreadable"),
        (sends(b"[" * LARGEST), "unreadable"),
        (sends(b'{"choices": ' + b"[" * 60_000), "unreadable"),
        (sends(gzip.compress(b" " * (1 << 24)), content_encoding="gzip"), "unreadable"),
        (sends(b"no", status=401), "refused"),
        (sends(b"no", status=500), "refused"),
        (sends(b" " * (LARGEST + 1)), "too-large"),
        (never_ends, "too-large"),
        (breaks_off, "unreachable"),
    ],
)
def test_answers_that_are_none_are_refused(stub: StubTranslator, reply: Reply, why: str) -> None:
    stub.reply = reply
    with pytest.raises(Illegal) as refused:
        ask(Endpoint(stub.url))
    assert (refused.value.code, refused.value.details) == ("translator-failed", {"why": why})


@pytest.mark.parametrize("reply", [never_answers, trickles])
def test_an_answer_that_does_not_come_is_given_up(stub: StubTranslator, reply: Reply) -> None:
    stub.reply = reply
    with pytest.raises(Illegal) as refused:
        ask(Endpoint(stub.url), SHORT)
    assert refused.value.details == {"why": "slow"}


def test_nobody_is_followed_to_another_address(stub: StubTranslator) -> None:
    with StubTranslator.running() as other:
        stub.reply = sends(b"", status=307, location=other.url)
        with pytest.raises(Illegal) as refused:
            ask(Endpoint(stub.url, "sesame"))
        assert refused.value.details == {"why": "refused"}
        assert other.asked == []


def test_where_nobody_listens_it_says_so() -> None:
    with StubTranslator.running() as gone:
        url = gone.url
    with pytest.raises(Illegal) as refused:
        ask(Endpoint(url))
    assert refused.value.details == {"why": "unreachable"}


def test_only_a_few_are_asked_at_once_and_only_some_wait(stub: StubTranslator) -> None:
    stub.reply = never_answers

    async def crowd() -> list[Any]:
        translator = Translator(Endpoint(stub.url), seconds=SHORT)
        return await asyncio.gather(
            *(translator.ask(TEXT, rule=True) for _ in range(MOST_WAITING + 3)), return_exceptions=True
        )

    codes = [error.code for error in asyncio.run(crowd())]
    assert codes.count("too-busy") == 3
    assert codes.count("translator-failed") == MOST_WAITING
    assert len(stub.asked) <= MOST_WAITING
    assert AT_ONCE < MOST_WAITING


@pytest.mark.parametrize(
    "url", ["localhost:11434", "file:///etc/passwd", "https://", "https://me:secret@example.org/v1"]
)
def test_an_address_that_cannot_be_asked_is_refused_at_the_start(url: str) -> None:
    found = CliRunner().invoke(command, ["--translator", url])
    assert found.exit_code == 2
    assert "http or https" in found.output


# At a house


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, StubTranslator]]:
    """A house whose host has named a translator."""
    folder: Path = tmp_path_factory.mktemp("translated")
    with pytest.MonkeyPatch.context() as patch, StubTranslator.running() as stub:
        patch.setenv("CARTEBLANCHE_TRANSLATOR_KEY", "sesame")
        server = Server(folder, "--no-limits", "--translator", stub.url, "--translator-model", "small")
        server.start()
        yield server, stub
        server.stop()


def test_an_author_asks_and_gets_an_offer_that_stays_one(named: tuple[Server, StubTranslator]) -> None:
    server, stub = named
    stub.reply = says(MEANT)
    ada = server.person("Ada")
    before = len(stub.asked)
    status, read, _ = server.ask("POST", "/api/blank/read", {"language": "en", "text": TEXT})
    assert (status, read["translator"]) == (200, True)
    assert read["answer"] != "understood"
    assert len(stub.asked) == before, "nobody is asked before the author does"
    status, found, _ = server.ask("POST", "/api/blank/suggestions", {"language": "en", "text": TEXT}, cookie=ada)
    assert status == 200, found
    (offer,) = found["offers"]
    assert (found["answer"], offer["suggested"]) == ("choose", True)
    assert offer["says"]["en"] == "When somebody plays a 6, the next player draws 2 cards."
    assert stub.asked[-1][1]["Authorization"] == "Bearer sesame"
    deck = server.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=ada)[1]["id"]
    card = {"language": "en", "text": TEXT}
    status, refused, _ = server.ask("POST", f"/api/decks/{deck}/cards", card, cookie=ada)
    assert (status, refused["code"]) == (409, "not-understood"), "a suggestion alone changes nothing"
    status, kept, _ = server.ask("POST", f"/api/decks/{deck}/cards", {**card, "meaning": offer["meaning"]}, cookie=ada)
    assert status < 300, kept


def test_what_is_understood_or_not_written_has_no_use_for_a_translator(named: tuple[Server, StubTranslator]) -> None:
    server, _ = named
    for card in ({"text": "Sixes skip."}, {"text": " "}):
        assert server.ask("POST", "/api/blank/read", {"language": "en", **card})[1]["translator"] is False


def test_hostile_answers_leave_the_card_to_people(named: tuple[Server, StubTranslator]) -> None:
    server, stub = named
    ada = server.person("Ada")
    for content in ("<script>alert(1)</script>", "(" * 7000, "{" * 7000, '(when (plays) (oblige you say "buy gold"))'):
        stub.reply = says(content)
        status, found, _ = server.ask("POST", "/api/blank/suggestions", {"language": "en", "text": TEXT}, cookie=ada)
        assert (status, found["answer"], found["offers"], found["why"]) == (200, "people", [], "no-suggestion")
    stub.reply = sends(b"<html></html>")
    status, refused, _ = server.ask("POST", "/api/blank/suggestions", {"language": "en", "text": TEXT}, cookie=ada)
    assert (status, refused["code"]) == (409, "translator-failed")
    log = (server.folder / "serve.log").read_text()
    assert "translator failed" in log
    assert "sesame" not in log
    assert "spoils" not in log


def test_strangers_do_not_ask_and_without_a_translator_nobody_does(
    named: tuple[Server, StubTranslator], house: Server
) -> None:
    server, stub = named
    before = len(stub.asked)
    asked = {"language": "en", "text": TEXT}
    assert server.ask("POST", "/api/blank/suggestions", asked)[1]["code"] == "no-name"
    assert len(stub.asked) == before
    assert house.ask("POST", "/api/blank/read", asked)[1]["translator"] is False
    ada = house.person("Ada")
    assert house.ask("POST", "/api/blank/suggestions", asked, cookie=ada)[1]["code"] == "no-translator"
