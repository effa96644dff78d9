"""The network in torch, for training; `carteblanche.reader.learnt.network` is the same in numpy, for reading."""

# pyright: basic, reportMissingImports=false
# mypy: disable-error-code="misc,no-untyped-call,no-any-return"
from __future__ import annotations

import random
from typing import Any, Final

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812  # as everybody calls it

from carteblanche.reader.learnt.network import HEADS, LONGEST

MOST_PLACES: Final = 122
MOST_TOKENS: Final = LONGEST + 10
NOISE: Final = 1 << 24


class Dropout(nn.Module):
    """Dropout that takes its noise from a pool: drawing it anew would take a tenth of the time of training."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._noise = (torch.rand(NOISE) >= share).float() / (1 - share)
        self._dice = random.Random(0)  # noqa: S311

    def forward(self, x: Tensor) -> Tensor:
        if not self.training:
            return x
        begin = self._dice.randrange(NOISE - x.numel())
        return x * self._noise[begin : begin + x.numel()].view_as(x).to(x.dtype)


class Block(nn.Module):
    """One layer: of the encoder, or, with `cross`, of the decoder, which also looks at the text."""

    def __init__(self, width: int, inner: int, drop: Dropout, *, cross: bool) -> None:
        super().__init__()
        self.cross = cross
        self.n1, self.qkv, self.o = nn.LayerNorm(width), nn.Linear(width, 3 * width), nn.Linear(width, width)
        if cross:
            self.n2, self.q = nn.LayerNorm(width), nn.Linear(width, width)
            self.kv, self.o2 = nn.Linear(width, 2 * width), nn.Linear(width, width)
        self.n3, self.f1, self.f2 = nn.LayerNorm(width), nn.Linear(width, inner), nn.Linear(inner, width)
        self.drop = drop

    def forward(self, x: Tensor, hidden: Tensor, seen: Tensor | None = None, unseen: Tensor | None = None) -> Tensor:
        """`hidden`: which places are not looked at; `unseen`: which words of the text are none."""
        q, k, v = self.qkv(self.n1(x)).chunk(3, -1)
        x = x + self.drop(self.o(_whole(_attend(_heads(q), _heads(k), _heads(v), hidden))))
        if seen is not None and unseen is not None:
            k, v = self.kv(seen).chunk(2, -1)
            x = x + self.drop(self.o2(_whole(_attend(_heads(self.q(self.n2(x))), _heads(k), _heads(v), unseen))))
        return x + self.drop(self.f2(F.gelu(self.f1(self.n3(x)), approximate="tanh")))


class Model(nn.Module):
    def __init__(
        self, concepts: int, letters: int, vocabulary: int, width: int = 192, inner: int = 768, dropout: float = 0.15,
        layers: tuple[int, int] = (4, 3),
    ) -> None:  # fmt: skip
        super().__init__()
        self.width = width
        self.concepts, self.letters = (
            nn.EmbeddingBag(concepts, width, mode="sum"),
            nn.EmbeddingBag(letters, width, mode="mean"),
        )
        nn.init.normal_(self.concepts.weight, std=2 * width**-0.5)
        nn.init.normal_(self.letters.weight, std=4 * width**-0.5)
        self.spos, self.tpos = nn.Embedding(MOST_PLACES, width), nn.Embedding(MOST_TOKENS, width)
        self.vocab = nn.Embedding(vocabulary, width)
        for table in (self.spos, self.tpos, self.vocab):
            nn.init.normal_(table.weight, std=width**-0.5)
        self.drop = Dropout(dropout)
        self.enc = nn.ModuleList(Block(width, inner, self.drop, cross=False) for _ in range(layers[0]))
        self.dec = nn.ModuleList(Block(width, inner, self.drop, cross=True) for _ in range(layers[1]))
        self.ne, self.nd = nn.LayerNorm(width), nn.LayerNorm(width)
        self.copy, self.ptr, self.out = nn.Linear(width, width), nn.Linear(width, width), nn.Linear(width, vocabulary)

    def forward(self, batch: Any) -> Tensor:
        """For each token of each target what comes next: tokens of the vocabulary, then words of the text."""
        seen, unseen = self.encode(batch)
        length = batch.ids.shape[1]
        x = self.vocab(batch.ids) + self.tpos.weight[:length]
        places = batch.pointers.clamp(min=0)[..., None].expand(-1, -1, self.width)
        x = self.drop(x + (batch.pointers >= 0)[..., None] * self.copy(torch.gather(seen, 1, places)))
        later = torch.ones(length, length, dtype=torch.bool).triu(1)
        for layer in self.dec:
            x = layer(x, later, seen, unseen)
        x = self.nd(x)
        words = (self.ptr(x) @ seen.transpose(1, 2)) * self.width**-0.5
        return torch.cat([self.out(x), words.masked_fill(unseen[:, 0], -1e9)], -1)

    def encode(self, batch: Any) -> tuple[Tensor, Tensor]:
        """The rows of all texts, and which of them are none."""
        longest = int(batch.lengths.max())
        x = self.concepts(batch.concepts, batch.concept_starts) + self.letters(batch.letters, batch.letter_starts)
        x = self.drop(x.view(len(batch.lengths), longest, self.width) + self.spos.weight[:longest])
        unseen = (torch.arange(longest)[None] >= batch.lengths[:, None])[:, None, None, :]
        for layer in self.enc:
            x = layer(x, unseen)
        return self.ne(x), unseen


def _attend(queries: Tensor, keys: Tensor, values: Tensor, hidden: Tensor) -> Tensor:
    """By plain products: torch's own attention takes ten times as long to learn from in sixteen bits on a processor."""
    weights = (queries @ keys.transpose(-1, -2)) * queries.shape[-1] ** -0.5
    return torch.softmax(weights.masked_fill(hidden, -1e4).float(), -1).to(values.dtype) @ values


def _heads(x: Tensor) -> Tensor:
    return x.view(x.shape[0], x.shape[1], HEADS, -1).transpose(1, 2)


def _whole(x: Tensor) -> Tensor:
    return x.transpose(1, 2).reshape(x.shape[0], x.shape[2], -1)
