"""Goes on from a network that was trained before: with the names that it knows, and with more or wider layers if
wanted.
"""

# pyright: basic, reportMissingImports=false
# mypy: disable-error-code="misc,no-untyped-call,no-any-return"
from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from carteblanche.reader.learnt.network import unpack
from drivers.reader.model import Model

SILENT = ("o.weight", "o.bias", "o2.weight", "o2.bias", "f2.weight", "f2.bias")
"""What is zero in a layer that changes nothing."""


def go_on(model: Model, path: Path, concepts: list[str], vocabulary: list[str]) -> None:
    """Gives a model the weights of a network; what the network does not know stays as it is, what is new in depth or
    width says nothing yet.
    """
    with np.load(path) as saved:
        arrays, old_concepts, old_vocabulary = unpack({name: saved[name] for name in saved.files})
    own = model.state_dict()
    rows = {
        "concepts.weight": (old_concepts, concepts),
        "vocab.weight": (old_vocabulary, vocabulary),
        "out.weight": (old_vocabulary, vocabulary),
        "out.bias": (old_vocabulary, vocabulary),
    }
    with torch.no_grad():
        for name, value in own.items():
            if name in rows:
                was, now = rows[name]
                place = {one: number for number, one in enumerate(was)}
                for number, one in enumerate(now):
                    if one in place:
                        value[number] = torch.tensor(arrays[name][place[one]])
            elif name in arrays:
                known = torch.tensor(arrays[name])
                if name.endswith("f2.weight") and known.shape != value.shape:
                    value.zero_()
                value[tuple(slice(size) for size in known.shape)] = known
            elif name.endswith(SILENT):
                value.zero_()
    model.load_state_dict(own)


class Mean:
    """The mean of the latest weights, which reads better than the last ones."""

    def __init__(self, model: Model, slowness: float = 0.99) -> None:
        self._slowness = slowness
        self.weights = {name: value.detach().clone() for name, value in model.state_dict().items()}

    def follow(self, model: Model) -> None:
        for name, value in model.state_dict().items():
            self.weights[name].lerp_(value, 1 - self._slowness)
