"""The runner itself: what it accepts, what it finds, what it refuses, and how it ends."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from click.testing import CliRunner
from click.testing import Result as Ended
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.cli import main
from carteblanche.core.errors import Unreadable
from carteblanche.testing.high_card import HighCard
from carteblanche.testing.scenarios import coverage, schema
from carteblanche.testing.scenarios.reading import parse
from carteblanche.testing.scenarios.running import Result, run_data
from carteblanche.testing.scenarios.showing import result_lines

ROOT = Path(__file__).parents[3]
HEAD = """
game: high-card
players: [Ada, Ben]
position: {hands: {Ada: ['12', '3'], Ben: ['7', '8']}}
cases:
"""


def run(text: str) -> list[Result]:
    return run_data(parse(text, "file"), "file", {"high-card": HighCard()})


def steps(*lines: str, head: str = HEAD) -> Result:
    body = "".join(f"      {line}\n" for line in lines)
    (result,) = run(f"{head}  - name: case\n    steps:\n{body}")
    return result


HOLDING = [
    ["- expect: {turn: [Ada, Ben]}"],
    ["- Ada: 12", "- expect: {turn: Ben, prompts: {Ada: [], Ben: [lay]}}"],
    ["- Ada: 5", "  refused: not-in-your-hand", "  details: {card: 5}"],
    ["- Ada: 12", "- Ada: 3", "  refused: laid-already"],
    ["- expect: {options: {Ada: [3, 12], Ben: {count: 2, contains: [7], lacks: [3]}}}"],
    ["- Ada: 12", "  preview: {hand: [3]}"],
    ["- expect: {previews: {Ada: {12: {hand: [3]}, 7: {refused: not-in-your-hand, details: {card: 7}}}}}"],
    [
        "- wait: 9.999 s",
        "- expect: {position: {shown: []}}",
        "- wait: 1 ms",
        "  luck: [0, 1]",
        "- expect: {position: {shown: [12, 8]}}",
    ],
    ["- at: 10 s", "  Ada: 3", "- expect: {at: 10 s, position: {laid.Ada: 3}}"],
    [
        "- Ada: 12",
        "- Ben: 7",
        "- expect: {position: {points: {Ada: 1, Ben: 0}, points.Ada: {at least: 1}, hands.Ada: {count: 1}}}",
    ],
    ["- Ada: 12", "- expect: {sees: {Ada: {own: 12}, Ben: {own: nothing, laid: 1}, watcher: {hand: []}}}"],
    [
        "- Ada: 12",
        "- Ben: 7",
        "- Ada: 3",
        "- Ben: 8",
        "- expect: {turn: nobody, outcome: {winners: [Ada, Ben], ranks: {Ada: 1, Ben: 1}, scores: {Ada: 1, Ben: 1}, reason: all-shown}}",
    ],
    ["- expect: {outcome: nothing, table: {phase: playing, clock: nothing}}"],
    ["- leave: Ada", "- expect: {outcome: {reason: resigned, winners: [Ben]}, table: {left: [0]}}"],
    ["- undo: Ada", "  refused: no-undo-in-a-race"],
]


@pytest.mark.parametrize("lines", HOLDING, ids=range(len(HOLDING)))
def test_what_holds(lines: list[str]) -> None:
    result = steps(*lines)
    assert result.differences == (), "\n".join(result_lines(result, "file"))


FAILING = [
    (["- expect: {turn: Ada}"], "turn", ["Ada"], ["Ada", "Ben"]),
    (["- Ada: 5"], "Ada: 5", "accepted", "refused: not-in-your-hand (card=5)"),
    (["- Ada: 12", "  refused: not-in-your-hand"], "Ada: 12", "refused: not-in-your-hand", "accepted"),
    (["- Ada: 5", "  refused: no-such-card"], "Ada: 5: refused", "no-such-card", "not-in-your-hand"),
    (["- Ada: 5", "  refused: not-in-your-hand", "  details: {card: 6}"], "Ada: 5: details card", "6", "5"),
    (["- Ada: 12", "  fault: yes"], "Ada: 12", "accepted as a fault", "a proper action"),
    (["- expect: {options: {Ada: [3]}}"], "options Ada, besides 1 as expected", "no more", ["12"]),
    (["- expect: {options: {Ada: {count: 3}}}"], "options Ada count", "3", 2),
    (["- expect: {options: {Ada: {contains: 7}}}"], "options Ada contain", "7", "not among them"),
    (["- expect: {options: {Ada: {lacks: 3}}}"], "options Ada lack", "3", "among them"),
    (["- expect: {prompts: {Ada: []}}"], "prompts Ada", [], ["lay"]),
    (["- expect: {position: {hands.Ada: [3, 12]}}"], "position hands.Ada", ["3", "12"], ["12", "3"]),
    (["- expect: {position: {laid.Ada: 3}}"], "position laid.Ada", "3", None),
    (["- expect: {sees: {Ben: {hand: [12]}}}"], "Ben sees hand", ["12"], ["7", "8"]),
    (["- expect: {table: {phase: over}}"], "table phase", "over", "playing"),
    (["- expect: {outcome: {reason: x}}"], "outcome", {"reason": "x"}, None),
    (["- expect: {at: 1 s}"], "at", "1 s", "0 ms"),
    (["- expect: {previews: {Ada: {12: {hand: []}}}}"], "preview Ada: 12: hand", [], ["3"]),
    (["- expect: {previews: {Ada: {12: {refused: x}}}}"], "preview Ada: 12: refused", "x", "no"),
]


@pytest.mark.parametrize(("lines", "what", "expected", "found"), FAILING, ids=range(len(FAILING)))
def test_what_does_not_hold_is_shown(lines: list[str], what: str, expected: Any, found: Any) -> None:
    result = steps(*lines)
    first = result.differences[0]
    assert first.what == what
    assert _plain(first.expected) == expected
    assert _plain(first.found) == found
    shown = list(result_lines(result, "file"))
    assert shown[0].startswith("FAILS case, file line ")
    assert any("expected" in line and "found" in line for line in shown)


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_an_act_accepted_as_a_fault_must_be_called_one() -> None:
    class Lenient(HighCard):
        def play(self, state: Any, at: Any, seat: Any, action: Any, luck: Any) -> Any:
            return super().play(state, at, seat, type(action)("3" if action.card == "1" else action.card), luck)

    for fault, holds in (("yes", True), ("no", False)):
        text = f"{HEAD}  - name: case\n    steps:\n      - Ada: 1\n        fault: {fault}\n"
        (result,) = run_data(parse(text, "file"), "file", {"high-card": Lenient()})
        assert (result.differences == ()) == holds


def test_cases_are_independent_and_keep_their_rules() -> None:
    first, second = run(HEAD + "  - {name: a, rules: [HC-1], steps: [{Ada: 12}]}\n  - {name: b, steps: [{Ada: 12}]}\n")
    assert (first.rules, first.differences, second.differences) == (("HC-1",), (), ())


def test_a_case_can_say_that_its_position_cannot_be() -> None:
    head = HEAD + "  - name: a\n    position: {hands: {Ada: ['3', '3']}}\n"
    assert run(head + "    impossible: [3 is there twice]\n")[0].differences == ()
    assert run(head + "    impossible: [something else]\n")[0].differences != ()
    assert run(HEAD + "  - {name: a, impossible: [x]}\n")[0].differences != ()
    with pytest.raises(Unreadable, match="line 6: this position cannot be: hand of Ada: 3 is there twice"):
        run(head)


def test_a_deal_with_written_luck() -> None:
    head = "game: high-card\nplayers: [Ada, Ben]\ncases:\n  - name: a\n"
    luck = [n - 1 for n in range(12, 1, -1)]
    (result,) = run(f"{head}    deal: {{luck: {luck}}}\n    steps: [expect: {{position: {{hands.Ada: [1, 2, 3]}}}}]\n")
    assert result.differences == ()
    with pytest.raises(Unreadable, match="fewer"):
        run(f"{head}    deal: {{luck: {[*luck, 0]}}}\n")
    with pytest.raises(Unreadable, match="no more are written down"):
        run(f"{head}    deal: {{luck: {luck[1:]}}}\n")


UNREADABLE = [
    ("", "mapping"),
    ("- a", "mapping"),
    ("game: high-card", "missing required field `cases`"),
    ("game: high-card\ncases: []", "length >= 1"),
    ("game: nothing\ncases: [{name: a}]", "there is no game 'nothing'"),
    ("game: &x high-card\ncases: *x", "anchors"),
    ("game: high-card\ngame: high-card", "line 2: 'game' is there twice"),
    ("game: !!python/object:os.system x", "tags"),
    ("a: " + "[" * 100, "deep"),
    ("{" * 100, "plain text"),
    ("a: [1, 2", "not YAML"),
    ("a: b: c", "not YAML"),
    ("a: 1\n---\nb: 2", "one document"),
    ("? [a]\n: b", "plain text"),
    (HEAD + "  - {name: a}\n  - {name: a}", "two cases"),
    (HEAD + "  - {name: a, stepz: []}", "line 6: Object contains unknown field `stepz`"),
    (HEAD + "  - {name: a, players: [Ada, wait]}", "cannot be called 'wait'"),
    (HEAD + "  - {name: a, players: [Ada, Ada]}", "same name"),
    (HEAD + "  - {name: a, players: [Ada]}", "2 to 4 players"),
    (HEAD + "  - {name: a, position: {hand: {}}}", "unknown field `hand`"),
    (HEAD + "  - {name: a, steps: [{Zoe: 5}]}", "'Zoe' is neither a player"),
    (HEAD + "  - {name: a, steps: [{Ada: 5, Ben: 6}]}", "one thing"),
    (HEAD + "  - {name: a, steps: [{Ada: [5]}]}", "text in the game's notation"),
    (HEAD + "  - {name: a, steps: [{at: 5 s}]}", "does nothing"),
    (HEAD + "  - {name: a, steps: [{Ada: jack}]}", "a card is a number"),
    (HEAD + "  - {name: a, steps: [{wait: soon}]}", "a time is a number"),
    (HEAD + "  - {name: a, steps: [{wait: 999999999 h}]}", "a week at most"),
    (HEAD + "  - {name: a, steps: [{wait: 20 s}, {at: 1 s, Ada: 12}]}", "time does not go back"),
    (HEAD + "  - {name: a, steps: [{Ada: 12, luck: [1]}]}", "fewer"),
    (HEAD + "  - {name: a, steps: [{expect: {turns: Ada}}]}", "unknown field `turns`"),
    (HEAD + "  - {name: a, steps: [{expect: {turn: Zoe}}]}", "no player 'Zoe'"),
    (HEAD + "  - {name: a, steps: [{leave: Ada, expect: {outcome: {winner: Ada}}}]}", "'winner' is not one of"),
    (HEAD + "  - {name: a, steps: [{expect: {options: {Ada: {some: 1}}}}]}", "'some' is not one of"),
    (HEAD + "  - {name: a, steps: [{expect: {position: {hands: {count: many}}}}]}", "needs a number"),
]


@pytest.mark.parametrize(("text", "message"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_cannot_be_read_is_said_in_one_line(text: str, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        run(text)
    assert message in str(caught.value)
    assert str(caught.value).startswith("file")
    assert "\n" not in str(caught.value)


@given(st.text(max_size=200) | st.text(alphabet="{}[]:,-&*!|>'\"%@` \n\tab1#", max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, HEAD + text):
        with suppress(Unreadable):
            run(whole)


def test_a_word_stays_a_word() -> None:
    data = parse("a: [NO, yes, 010, 1e3, null, 2026-01-01, ~, 1_000, 0x10, '']", "file")
    assert data["a"] == ["NO", "yes", "010", "1e3", "null", "2026-01-01", "~", "1_000", "0x10", ""]


def command(*arguments: str) -> Ended:
    return CliRunner().invoke(main, ["scenario", *arguments])


HOLDS = (
    "game: blockers\nplayers: [Ada, Ben]\ncases: [{name: a, deal: {seed: 1}, steps: [expect: {outcome: nothing}]}]\n"
)


def test_the_schema_on_record_is_the_schema() -> None:
    assert (ROOT / schema.PATH).read_text(encoding="utf-8") == schema.text(), (
        "run python -m carteblanche.testing.scenarios.schema"
    )


@pytest.mark.parametrize("path", sorted((ROOT / coverage.SCENARIOS).rglob("*.yaml")), ids=lambda path: path.name)
def test_editors_accept_our_scenarios(path: Path) -> None:
    jsonschema.validate(yaml.safe_load(path.read_text(encoding="utf-8")), schema.schema())


@pytest.mark.parametrize(
    "wrong", [{"gmae": "blockers"}, {"cases": []}, {"cases": [{"name": "a", "position": {"bord": {}}}]}]
)
def test_editors_mark_what_is_wrong(wrong: dict[str, Any]) -> None:
    whole = {"game": "blockers", "cases": [{"name": "a"}], **wrong}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(whole, schema.schema())


def test_the_example_of_the_manual_holds() -> None:
    manual = (ROOT / "docs/scenarios.md").read_text(encoding="utf-8")
    (result,) = run(manual.split("```yaml\n")[1].split("```")[0])
    assert result.differences == ()
