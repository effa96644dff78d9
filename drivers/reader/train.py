"""Trains the network that reads card texts: `python -m drivers.reader.train --minutes 60`.

Needs torch, which nothing else does: `pip install torch` into `.venv` first. Writes `reader/learnt/weights.npz`. One core sees some two
hundred examples a second. `--from` goes on with a network, also with more layers: a new layer changes nothing until it has learnt
something. What is kept is the mean of the latest weights. Then fit how sure readings are: `python -m drivers.reader.calibrate`.
"""

# pyright: basic, reportMissingImports=false
# mypy: disable-error-code="misc,no-untyped-call,no-any-return"
from __future__ import annotations

import argparse
import math
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import numpy as np
import torch
import yaml
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from carteblanche.games.blank.calculus import notation, parts, steps
from carteblanche.games.blank.calculus.abbreviations import ABBREVIATIONS
from carteblanche.reader.learnt.features import BUCKETS
from carteblanche.reader.learnt.network import END, LONGEST, POINTER, START, UNKNOWN, pack
from carteblanche.reader.words.lexicon import LANGUAGES
from drivers.reader.examples import Example, made, make, sources
from drivers.reader.growing import Mean, go_on
from drivers.reader.mixing import Mixer, Sample
from drivers.reader.model import Model
from drivers.reader.phrasing import phrases
from drivers.reader.recombining import recombine
from drivers.reader.splicing import Splicer

READER: Final = Path("src/carteblanche/reader")
RECOMBINED: Final = 12_000
RECOMBINED_SHARE: Final = 0.05
PHRASED: Final = 8_000
"""So many texts are put together from phrases (`phrasing`) at a time, by a process of its own while the network learns."""
MOST_PHRASED: Final = 200_000
PHRASED_SHARE: Final = 0.2
SPLICED: Final = 4_000
"""So many texts are put together from two halves (`splicing`) at a time."""
SPLICED_SHARE: Final = 0.25
BATCH: Final = 128
KEPT: Final = 1000
"""After so many steps the weights are kept."""
MEANT: Final = 8
"""After so many steps the mean of the weights follows."""
POOL: Final = 32
"""So many batches are mixed at a time, and sorted by length."""
FASTEST: Final = 1.4e-3
WARM: Final = 400
"""Steps until learning is at its fastest."""


@dataclass(frozen=True, slots=True)
class Batch:
    concepts: Tensor
    concept_starts: Tensor
    letters: Tensor
    letter_starts: Tensor
    lengths: Tensor
    ids: Tensor
    pointers: Tensor
    wanted: Tensor


class Names:
    """The numbers of concepts and of tokens."""

    def __init__(self, examples: Sequence[Example]) -> None:
        seen = Counter(concept for one in examples for word in one.words for concept in word.concepts)
        marked = ["card.rule", "card.game", *(f"language.{language}" for language in LANGUAGES)]
        self.concepts = ["<none>", *marked, *sorted({c for c, n in seen.items() if n > 2} | _lexical())]
        written = {token for one in examples for target in one.targets for token in target if isinstance(token, str)}
        self.vocabulary = ["<s>", "</s>", "<ptr>", "<unk>", *sorted(written | _notation())]
        self.concept = {name: number for number, name in enumerate(self.concepts)}
        self.token = {name: number for number, name in enumerate(self.vocabulary)}

    def collate(self, samples: Sequence[Sample]) -> Batch:
        concepts: list[int] = []
        concept_starts: list[int] = []
        letters: list[int] = []
        letter_starts: list[int] = []
        longest = max(len(one.rows) for one in samples) + 1
        for one in samples:
            head = (f"card.{one.card}", f"language.{one.language}")
            for names, stretches in [(head, ()), *one.rows]:
                concept_starts.append(len(concepts))
                letter_starts.append(len(letters))
                concepts += [self.concept[name] for name in names if name in self.concept]
                letters += stretches
            concept_starts += [len(concepts)] * (longest - 1 - len(one.rows))
            letter_starts += [len(letters)] * (longest - 1 - len(one.rows))
        size, width = len(self.vocabulary), max(len(one.target) for one in samples) + 1
        ids, pointers, wanted = [], [], []
        for one in samples:
            spelt = [size + t + 1 if isinstance(t, int) else self.token.get(t, UNKNOWN) for t in one.target]
            rest = [0] * (width - len(spelt) - 1)
            ids.append([START, *(POINTER if n >= size else n for n in spelt), *(END for _ in rest)])
            pointers.append([-1, *(n - size if n >= size else -1 for n in spelt), *(-1 for _ in rest)])
            wanted.append([*spelt, END, *(-100 for _ in rest)])
        lengths = torch.tensor([len(one.rows) + 1 for one in samples])
        numbers = (concepts, concept_starts, letters or [0], letter_starts)
        a, b, c, d = (torch.tensor(listed) for listed in numbers)
        return Batch(a, b, c, d, lengths, torch.tensor(ids), torch.tensor(pointers), torch.tensor(wanted))


def _lexical() -> set[str]:
    """Every concept of every lexicon: of a word, of the first word of a phrase, of a further one."""
    files = (READER / "lexicons" / f"{language}.yaml" for language in LANGUAGES)
    known = {concept for file in files for concept in yaml.safe_load(file.read_text(encoding="utf-8"))["words"]}
    return {sign + concept for concept in known for sign in ("", "=", "+")}


def _notation() -> set[str]:
    """Every token of the notation."""
    found = {"[", "]", ")", '"', "people", "nonsense", "true", "false", *map(str, range(31))}
    found |= {"40", "45", "50", "60", "90", "99", "100", "120", "180", "300", "600"}
    for tag, cls in notation.classes().items():
        found |= {f"({tag}", tag}
        for name in cls.__struct_fields__:
            found.add(f"{name.replace('_', '-')}:")
        for hint in get_type_hints(cls, vars(steps) | vars(parts)).values():
            found |= set(_literals(hint))
    for head in ABBREVIATIONS:
        name, *gaps = head.split()
        found |= {f"({name}", name, *(f"{gap.partition('=')[0]}:" for gap in gaps)}
    return found


def _literals(hint: Any) -> Iterator[str]:
    for one in get_args(hint):
        if isinstance(one, str):
            yield one
        else:
            yield from _literals(one)


@dataclass(frozen=True, slots=True)
class Plan:
    minutes: float
    seed: int = 0
    layers: tuple[int, int] = (4, 3)
    fastest: float = FASTEST
    begin: Path | None = None
    """A network to go on from."""


def train(plan: Plan, keep: Callable[[dict[str, Tensor], Names], None], say: Any = print) -> None:
    """`keep` is given the weights every now and then, and at the end."""
    dice = random.Random(plan.seed)  # noqa: S311
    torch.manual_seed(plan.seed)
    torch.set_num_threads(1)
    examples = [one for one in made(sources()) if len(one.targets[0]) < LONGEST]
    extra = list(recombine([one for one in examples if one.meanings], RECOMBINED, dice))
    phrased: list[Example] = []
    names, mixer, splicer = Names([*examples, *extra]), Mixer(examples, dice), Splicer(examples, dice)
    model = Model(len(names.concepts), BUCKETS, len(names.vocabulary), layers=plan.layers)
    if plan.begin is not None:
        go_on(model, plan.begin, names.concepts, names.vocabulary)
    size = sum(p.numel() for p in model.parameters()) / 1e6
    say(f"{len(examples)} examples, {len(extra)} put together, {size:.1f} million weights", flush=True)
    mean = Mean(model)
    optimiser = torch.optim.AdamW(model.parameters(), lr=plan.fastest, betas=(0.9, 0.98), weight_decay=0.02, fused=True)
    begun, step, lost, said, kept = time.monotonic(), 0, 0.0, 0, 0
    with ProcessPoolExecutor(1, initializer=os.nice, initargs=(5,)) as writer:
        coming = writer.submit(_phrased, plan.seed)
        while (done := (time.monotonic() - begun) / 60 / plan.minutes) < 1:
            if coming.done() and len(phrased) < MOST_PHRASED:
                phrased += coming.result()
                coming = writer.submit(_phrased, plan.seed + len(phrased))
            share = PHRASED_SHARE * min(1, len(phrased) / PHRASED / 2)
            spliced = [one for one in splicer.splice(SPLICED) if len(one.targets[0]) < LONGEST]
            shares = (RECOMBINED_SHARE, share, SPLICED_SHARE, 1 - RECOMBINED_SHARE - share - SPLICED_SHARE)
            drawn = [
                dice.choice(one) for one in dice.choices((extra, phrased, spliced, examples), shares, k=BATCH * POOL)
            ]
            for samples in _batches([mixer.mix(one) for one in drawn], dice):
                for group in optimiser.param_groups:
                    warm = min(1, (step + 1) / WARM)
                    group["lr"] = max(plan.fastest * warm * 0.5 * (1 + math.cos(math.pi * min(done, 1))), 1e-5)
                batch = names.collate(samples)
                with torch.autocast("cpu", torch.bfloat16):
                    logits = model(batch)
                loss = F.cross_entropy(logits.float().flatten(0, 1), batch.wanted.flatten(), ignore_index=-100)
                optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                optimiser.step()
                step, lost = step + 1, lost + loss.item()
                if step % MEANT == 0:
                    mean.follow(model)
            if step - said >= 500:
                say(
                    f"{done:.0%}: {step * BATCH} seen, loss {lost / (step - said):.3f}, {len(phrased)} phrased",
                    flush=True,
                )
                said, lost = step, 0.0
                if step // KEPT > kept:
                    kept = step // KEPT
                    keep(mean.weights, names)
        coming.cancel()
    keep(mean.weights, names)


def _phrased(seed: int) -> list[Example]:
    """Texts that are put together from phrases, as examples."""
    written = (make(one) for one in phrases(PHRASED, random.Random(seed)))  # noqa: S311
    return [one for one in written if one is not None and len(one.targets[0]) < LONGEST]


def _batches(pool: list[Sample], dice: random.Random) -> list[list[Sample]]:
    """Samples of like length together, so that little is padded."""
    pool = [one for one in pool if len(one.target) < LONGEST and _is_whole(one)]
    pool.sort(key=lambda one: len(one.rows))
    groups = [
        sorted(pool[at : at + BATCH * 6], key=lambda one: len(one.target)) for at in range(0, len(pool), BATCH * 6)
    ]
    batches = [part[at : at + BATCH] for part in groups for at in range(0, len(part), BATCH)]
    dice.shuffle(batches)
    return batches


def _is_whole(sample: Sample) -> bool:
    """Whether every word that it quotes was kept."""
    return all(not isinstance(token, int) or token < len(sample.rows) for token in sample.target)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--layers", type=int, nargs=2, default=(4, 3), help="of the encoder and of the decoder")
    parser.add_argument("--fastest", type=float, default=FASTEST, help="how fast it learns at its fastest")
    parser.add_argument("--from", dest="begin", type=Path, help="weights to go on from")
    parser.add_argument("--to", type=Path, default=READER / "learnt" / "weights.npz")
    given = parser.parse_args()

    def keep(weights: dict[str, Tensor], names: Names) -> None:
        arrays = {name: value.numpy() for name, value in weights.items()}
        np.savez_compressed(given.to, **pack(arrays, names.concepts, names.vocabulary))

    train(Plan(given.minutes, given.seed, tuple(given.layers), given.fastest, given.begin), keep)


if __name__ == "__main__":
    main()
