"""The network in torch, for training; `carteblanche.reader.learnt.network` is the same in numpy, for reading."""

# pyright: basic, reportMissingImports=false
# mypy: disable-error-code="misc,no-untyped-call,no-any-return"
from __future__ import annotations

from typing import Any, Final

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812  # as everybody calls it

from carteblanche.reader.learnt import hints
from carteblanche.reader.learnt.network import HEADS, LONGEST

MOST_PLACES: Final = 122
MOST_TOKENS: Final = LONGEST + 10


class Block(nn.Module):
    """One layer: of the encoder, or, with `cross`, of the decoder, which also looks at the text."""

    def __init__(self, width: int, inner: int, dropout: float, *, cross: bool) -> None:
        super().__init__()
        self.cross = cross
        self.n1, self.qkv, self.o = nn.LayerNorm(width), nn.Linear(width, 3 * width), nn.Linear(width, width)
        if cross:
            self.n2, self.q = nn.LayerNorm(width), nn.Linear(width, width)
            self.kv, self.o2 = nn.Linear(width, 2 * width), nn.Linear(width, width)
        self.n3, self.f1, self.f2 = nn.LayerNorm(width), nn.Linear(width, inner), nn.Linear(inner, width)
        self.drop = nn.Dropout(dropout)

    def forward(
        self, x: Tensor, mask: Tensor | None, seen: Tensor | None = None, seen_mask: Tensor | None = None
    ) -> Tensor:
        q, k, v = self.qkv(self.n1(x)).chunk(3, -1)
        own = F.scaled_dot_product_attention(_heads(q), _heads(k), _heads(v), attn_mask=mask, is_causal=self.cross)
        x = x + self.drop(self.o(_whole(own)))
        if self.cross:
            k, v = self.kv(seen).chunk(2, -1)
            other = F.scaled_dot_product_attention(
                _heads(self.q(self.n2(x))), _heads(k), _heads(v), attn_mask=seen_mask
            )
            x = x + self.drop(self.o2(_whole(other)))
        return x + self.drop(self.f2(F.gelu(self.f1(self.n3(x)), approximate="tanh")))


class Model(nn.Module):
    def __init__(
        self, concepts: int, letters: int, vocabulary: int, width: int = 192, inner: int = 384, dropout: float = 0.15,
        layers: tuple[int, int] = (3, 2),
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
        self.hpos = nn.Embedding(hints.MOST_TOKENS, width)
        for table in (self.spos, self.tpos, self.hpos, self.vocab):
            nn.init.normal_(table.weight, std=width**-0.5)
        self.enc = nn.ModuleList(Block(width, inner, dropout, cross=False) for _ in range(layers[0]))
        self.dec = nn.ModuleList(Block(width, inner, dropout, cross=True) for _ in range(layers[1]))
        self.ne, self.nd = nn.LayerNorm(width), nn.LayerNorm(width)
        self.copy, self.ptr, self.out = nn.Linear(width, width), nn.Linear(width, width), nn.Linear(width, vocabulary)
        self.drop = nn.Dropout(dropout)

    def forward(self, batch: Any) -> Tensor:
        """For each token of each target what comes next: tokens of the vocabulary, then words of the text."""
        seen, mask = self.encode(batch)
        x = self.vocab(batch.ids) + self.tpos.weight[: batch.ids.shape[1]]
        places = batch.pointers.clamp(min=0)[..., None].expand(-1, -1, self.width)
        x = self.drop(x + (batch.pointers >= 0)[..., None] * self.copy(torch.gather(seen, 1, places)))
        for layer in self.dec:
            x = layer(x, None, seen, mask)
        x = self.nd(x)
        longest = int(batch.lengths.max())
        words = (self.ptr(x) @ seen[:, :longest].transpose(1, 2)) * self.width**-0.5
        return torch.cat([self.out(x), words.masked_fill(~mask[:, 0, :, :longest], -1e9)], -1)

    def encode(self, batch: Any) -> tuple[Tensor, Tensor]:
        longest = int(batch.lengths.max())
        x = self.concepts(batch.concepts, batch.concept_starts) + self.letters(batch.letters, batch.letter_starts)
        x = self.drop(x.view(len(batch.lengths), longest, self.width) + self.spos.weight[:longest])
        hinted_most = batch.hints.shape[1]
        places = batch.hint_places.clamp(min=0)
        hinted = self.vocab(batch.hints) + self.hpos.weight[:hinted_most]
        hinted = hinted + (batch.hint_places >= 0)[..., None] * self.spos(places)
        x = torch.cat([x, self.drop(hinted)], 1)
        parts = ((longest, batch.lengths), (hinted_most, batch.hint_lengths))
        mask = torch.cat([torch.arange(most)[None] < own[:, None] for most, own in parts], 1)[:, None, None, :]
        for layer in self.enc:
            x = layer(x, mask)
        return self.ne(x), mask


def _heads(x: Tensor) -> Tensor:
    return x.view(x.shape[0], x.shape[1], HEADS, -1).transpose(1, 2)


def _whole(x: Tensor) -> Tensor:
    return x.transpose(1, 2).reshape(x.shape[0], x.shape[2], -1)
