from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.research.encodings import blank as blank_encoding
from carteblanche.research.encodings.catalogue import ENCODINGS, encode
from carteblanche.research.encodings.encoding import WAIT, Encoding
from carteblanche.research.episode import Episode
from carteblanche.testing import secrecy
from carteblanche.testing.high_card import HighCard
from carteblanche.testing.variants import VARIANTS, Variant

NAMES = tuple(ENCODINGS)
PLAYED = {"blanko": 40}
"""By game: after how many acts a game is broken off; the others go on for longer."""
DOCUMENTED = Path(__file__).parents[3] / "docs" / "research.md"


CHOSEN = {
    "blank-2-automatic-fined",
    "blank-4-by-hand-lie",
    "blanko-2-strict",
    "blanko-3-challenge-house",
    "blockers-2-advanced-blockers",
    "blockers-2-basic-uptown",
    "blockers-5-blockers",
    "blitz-2-round",
    "blitz-2-slow",
    "blitz-4-turns",
    "blitz-8-round",
}


VARIED = tuple(variant for variant in VARIANTS if variant.title in CHOSEN)


def moments(encoding: Encoding, seed: int, most: int = 300) -> Iterator[Episode]:
    """A game at random, at each of its acts."""
    luck = KeyedLuck.seeded(seed, "choices")
    episode = Episode.seeded(encoding, seed)
    while episode.seat is not None and episode.acts < PLAYED.get(encoding.game.NAME, most):
        yield episode
        episode.act(luck.pick(list(episode.legal())))


def encoded(variant: Variant) -> Encoding:
    game, config = variant.open()
    return encode(game, variant.seats, config)


@pytest.mark.parametrize("variant", VARIED, ids=lambda variant: variant.title)
def test_every_option_has_one_number_and_every_number_one_option(variant: Variant) -> None:
    encoding = encoded(variant)
    game = encoding.game
    for episode in moments(encoding, 1):
        assert episode.seat is not None
        view = episode.view(episode.seat)
        legal = encoding.legal(view)
        assert all(0 <= number < encoding.actions for number in legal)
        options = game.options(view)
        wanted: list[Any] = list(options) if len(options) <= blank_encoding.LISTED else []
        if wanted and game.NAME == "blanko" and "place" in view.prompt.kinds:
            wanted += [*options.of_kind("place"), *options.of_kind("swap")]
        listed = [action for action in legal.values() if action is not WAIT]
        assert len(listed) == len(set(map(repr, listed)))
        assert all(action in options for action in listed)
        assert not wanted or set(map(repr, wanted)) == set(map(repr, listed))
        for number, action in list(legal.items())[:20]:
            assert encoding.number_of(view, action) == number
            assert encoding.action_of(view, number) == action
        mask = encoding.mask(view)
        assert mask.shape == (encoding.actions,)
        assert np.flatnonzero(mask).tolist() == sorted(legal)


@pytest.mark.parametrize("variant", VARIED, ids=lambda variant: variant.title)
def test_nobody_can_tell_by_an_array_what_the_view_does_not_say(variant: Variant) -> None:
    """Twins differ in what a seat does not know, made without `view`; imagined states are others with an equal view."""
    encoding, luck = encoded(variant), KeyedLuck.seeded(4, "twins")
    game = encoding.game
    make = secrecy.twin if variant.hooks is None else variant.hooks.twin
    for episode in moments(encoding, 2, 120):
        if episode.acts % 7:
            continue
        for seat in map(Seat, range(encoding.seats)):
            state = episode.drive.state
            view = game.view(state, seat)
            for other in (make(state, seat, luck), game.imagine(view, luck)):
                same = game.view(other, seat)
                assert np.array_equal(encoding.observe(view), encoding.observe(same))
                assert np.array_equal(encoding.mask(view), encoding.mask(same))


@pytest.mark.parametrize("name", NAMES)
def test_observations_have_one_shape_and_small_numbers(name: str) -> None:
    encoding = encode(name)
    made = np.zeros(0, np.float32)
    different: set[bytes] = set()
    for episode in moments(encoding, 3, 60):
        for seat in map(Seat, range(encoding.seats)):
            made = encoding.observe(episode.view(seat))
            assert made.shape == (encoding.size,)
            assert made.dtype == np.float32
            assert -30 < made.min() <= made.max() <= 40
            different.add(made.tobytes())
    assert len(different) > 20
    parts = encoding.split(made)
    assert sum(part.size for part in parts.values()) == encoding.size
    assert {field.name: field.shape for field in encoding.fields} == {key: one.shape for key, one in parts.items()}


def test_what_is_not_legal_is_refused() -> None:
    encoding = encode("blockers")
    episode = Episode.seeded(encoding, 1)
    assert episode.seat is not None
    view = episode.view(episode.seat)
    wrong = int(np.flatnonzero(encoding.mask(view) == 0)[0])
    with pytest.raises(ValueError, match="none of the"):
        encoding.action_of(view, wrong)
    with pytest.raises(ValueError, match="no number"):
        encoding.number_of(view, WAIT)
    with pytest.raises(ValueError, match="none of the"):
        episode.act(wrong)
    with pytest.raises(ValueError, match="only a seat"):
        encoding.observe(encoding.game.view(episode.drive.state, None))
    assert not encoding.mask(episode.view(Seat(1 - episode.seat))).any()


def test_rewards_come_from_the_outcome() -> None:
    encoding = encode("blockers", 3)
    *_, last = moments(encoding, 5)
    assert encoding.rewards(None) == ()
    while last.seat is not None:
        last.act(next(iter(last.legal())))
    assert last.outcome is not None
    assert encoding.rewards(last.outcome) == last.outcome.returns
    assert sum(last.outcome.returns) == pytest.approx(0)
    with pytest.raises(ValueError, match="nobody"):
        last.act(0)


def test_what_an_encoding_is_made_for() -> None:
    assert encode("blockers").actions == 648
    assert encode("blockers", two="basic").actions == 324
    assert encode("blitz").config.rounds == 1
    assert encode("blitz", rounds=3).config.rounds == 3
    with pytest.raises(ValueError, match="played by 2 to 5"):
        encode("blockers", 6)
    with pytest.raises(ValueError, match="either"):
        encode("blitz", config=encode("blitz").config, rounds=2)
    with pytest.raises(Unreadable, match="no encoding"):
        encode(HighCard())


def test_a_hand_with_very_many_plays_still_offers_every_single_card(monkeypatch: pytest.MonkeyPatch) -> None:
    encoding: Any = encode("blank")
    for episode in moments(encoding, 6):
        assert episode.seat is not None
        view = episode.view(episode.seat)
        every = {number: action for number, action in encoding.legal(view).items() if number < encoding.cards}
        if len(every) < 2:
            continue
        with monkeypatch.context() as patched:
            patched.setattr(blank_encoding, "WALKED", 0)
            short = encode(encoding.game, 2, encoding.config)
            found = short.legal(view)
        assert {number: found[number] for number in every} == every
        return
    pytest.fail("no hand had two cards to play")


def test_the_package_loads_no_numpy() -> None:
    code = "import sys, carteblanche, carteblanche.cli; carteblanche.play_out; print('numpy' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_lists_every_field(name: str) -> None:
    page = DOCUMENTED.read_text(encoding="utf-8")
    encoding = encode(name)
    rows = [
        f"| `{field.name}` | {' × '.join(map(str, field.shape)) or '1'} | {field.about} |" for field in encoding.fields
    ]
    assert "\n".join(rows) in page, "the table should be:\n" + "\n".join(rows)
    assert f"**{encoding.actions}** actions, observations of **{encoding.size}**" in page
