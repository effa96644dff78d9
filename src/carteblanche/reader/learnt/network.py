"""A small transformer that turns the words of a text into the notation of the calculus, by numpy alone.

The encoder looks at all words; the decoder writes one token of the notation after the other, and
points at words of the text for what people say or do. `drivers/reader/train.py` trains it and writes `weights.npz`: the matrices, rounded
to a byte a number, with a scale for each row, and the names of concepts and tokens. Nothing here knows what the tokens mean.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from carteblanche.reader.learnt.features import Word
from carteblanche.reader.learnt.tokens import Tokens

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float32]

HEADS: Final = 4
LONGEST: Final = 100
"""Tokens of a reading, at the most."""
CLEAR: Final = 5.0
"""A reading so much likelier than all that are not finished is enough."""
START, END, POINTER, UNKNOWN = 0, 1, 2, 3
"""The first tokens of the vocabulary."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What was written: tokens of the notation, and places of words. `score` is the logarithm of how likely it is."""

    tokens: Tokens
    score: float


@dataclass(frozen=True, slots=True)
class Seen:
    """What the encoder makes of a text: a row of numbers for the whole, and for each of its words."""

    rows: Array


class Network:
    def __init__(self, arrays: dict[str, Array], concepts: Sequence[str], vocabulary: Sequence[str]) -> None:
        self._arrays = arrays
        self._concepts = {concept: place for place, concept in enumerate(concepts)}
        self._vocabulary = tuple(vocabulary)
        self._numbers = {token: number for number, token in enumerate(vocabulary)}
        self._encoder = [_Layer(arrays, f"enc.{n}.") for n in range(_depth(arrays, "enc."))]
        self._decoder = [_Layer(arrays, f"dec.{n}.") for n in range(_depth(arrays, "dec."))]
        self._width = arrays["vocab.weight"].shape[1]

    def guess(self, seen: Seen, beams: int = 5) -> list[Guess]:
        """The likeliest readings of a text that was looked at, the best first."""
        return self._search(seen, beams)

    def weigh(self, seen: Seen, tokens: Tokens) -> float:
        """The logarithm of how likely a text that was looked at means this."""
        size = len(self._vocabulary)
        numbers: list[int] = []
        for token in tokens:
            if isinstance(token, int):
                numbers.append(size + token + 1)
            elif token in self._numbers:
                numbers.append(self._numbers[token])
            else:
                return -math.inf
        if len(numbers) >= LONGEST or any(number - size >= len(seen.rows) for number in numbers):
            return -math.inf
        arrays = self._arrays
        ids = [START, *(POINTER if number >= size else number for number in numbers)]
        x = arrays["vocab.weight"][ids] + arrays["tpos.weight"][: len(ids)]
        copied = seen.rows @ arrays["copy.weight"].T + arrays["copy.bias"]
        for row, number in enumerate(numbers, 1):
            if number >= size:
                x[row] += copied[number - size]
        for layer in self._decoder:
            x = layer.look_back(x, layer.remember(seen.rows))
        logits = self._logits(x, seen)
        return float(logits[np.arange(len(ids)), [*numbers, END]].sum())

    def look(self, words: Sequence[Word], language: str, card: str) -> Seen:
        """What the encoder makes of a text."""
        arrays = self._arrays
        letters, concepts = arrays["letters.weight"], arrays["concepts.weight"]
        rows = [(f"card.{card}", f"language.{language}"), *(word.concepts for word in words)]
        x = np.zeros((len(rows), self._width), np.float32)
        for place, names in enumerate(rows):
            known = [self._concepts[name] for name in names if name in self._concepts]
            if known:
                x[place] = concepts[known].sum(0)
        for place, word in enumerate(words, 1):
            if word.letters:
                x[place] += letters[list(word.letters)].mean(0)
        x += arrays["spos.weight"][: len(rows)]
        for layer in self._encoder:
            x = layer.look_around(x)
        return Seen(_normal(x, arrays, "ne"))

    def _search(self, seen: Seen, beams: int) -> list[Guess]:
        """Beam search: of all beginnings the likeliest few are gone on with."""
        arrays = self._arrays
        caches = [layer.remember(seen.rows) for layer in self._decoder]
        copied = seen.rows @ arrays["copy.weight"].T + arrays["copy.bias"]
        size = len(self._vocabulary)
        live: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
        x = arrays["vocab.weight"][[START]] + arrays["tpos.weight"][0]
        done: list[Guess] = []
        for step in range(1, LONGEST):
            for layer, cache in zip(self._decoder, caches, strict=True):
                x = layer.go_on(x, cache)
            logits = self._logits(x, seen)
            total = logits + np.array([[score] for score, _ in live], np.float32)
            flat: Array = total.ravel()
            best: list[int] = np.argpartition(-flat, min(beams * 2, flat.size - 1))[: beams * 2].tolist()
            ranked = sorted(((float(flat[at]), at) for at in best), reverse=True)
            onward: list[tuple[float, tuple[int, ...], int, int]] = []
            for score, at in ranked:
                beam, token = divmod(at, logits.shape[1])
                if token == END:
                    done.append(Guess(self._spell(live[beam][1]), score))
                elif len(onward) < beams:
                    onward.append((score, (*live[beam][1], token), beam, token))
            done.sort(key=lambda one: -one.score)
            done = done[:beams]
            if not onward or (done and done[0].score > onward[0][0] + CLEAR):
                break
            if len(done) == beams and done[-1].score > onward[0][0]:
                break
            kept = [beam for _, _, beam, _ in onward]
            for cache in caches:
                cache.keep(kept)
            live = [(score, tokens) for score, tokens, _, _ in onward]
            latest = [token for _, _, _, token in onward]
            ids = [POINTER if token >= size else token for token in latest]
            x = arrays["vocab.weight"][ids] + arrays["tpos.weight"][step]
            for row, token in enumerate(latest):
                if token >= size:
                    x[row] += copied[token - size]
        return done

    def _logits(self, x: Array, seen: Seen) -> Array:
        """For each row the logarithm of how likely each token, and each word of the text, comes next."""
        arrays = self._arrays
        x = _normal(x, arrays, "nd")
        tokens = x @ arrays["out.weight"].T + arrays["out.bias"]
        places = (x @ arrays["ptr.weight"].T + arrays["ptr.bias"]) @ seen.rows.T * np.float32(self._width**-0.5)
        logits = np.concatenate([tokens, places], 1)
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits

    def _spell(self, tokens: Sequence[int]) -> Tokens:
        size = len(self._vocabulary)
        return tuple(self._vocabulary[token] if token < size else token - size - 1 for token in tokens)


class _Cache:
    """What a layer of the decoder keeps of the text and of what it wrote before."""

    def __init__(self, keys: Array, values: Array) -> None:
        self.keys, self.values = keys, values
        self.own_keys: Array | None = None
        self.own_values: Array | None = None

    def add(self, keys: Array, values: Array) -> tuple[Array, Array]:
        self.own_keys = keys if self.own_keys is None else np.concatenate([self.own_keys, keys], 2)
        self.own_values = values if self.own_values is None else np.concatenate([self.own_values, values], 2)
        return self.own_keys, self.own_values

    def keep(self, beams: list[int]) -> None:
        assert self.own_keys is not None
        assert self.own_values is not None
        self.own_keys, self.own_values = self.own_keys[beams], self.own_values[beams]


class _Layer:
    def __init__(self, arrays: dict[str, Array], name: str) -> None:
        self._own = {key.removeprefix(name): value for key, value in arrays.items() if key.startswith(name)}

    def look_around(self, x: Array) -> Array:
        q, k, v = np.split(self._linear(self._norm(x, "n1"), "qkv"), 3, -1)
        heads = _attend(_heads(q[None]), _heads(k[None]), _heads(v[None]))
        return self._think(x + self._linear(_whole(heads)[0], "o"))

    def remember(self, seen: Array) -> _Cache:
        keys, values = np.split(self._linear(seen, "kv"), 2, -1)
        return _Cache(_heads(keys[None]), _heads(values[None]))

    def go_on(self, x: Array, cache: _Cache) -> Array:
        """One more token for each of several beginnings."""
        q, k, v = np.split(self._linear(self._norm(x, "n1"), "qkv"), 3, -1)
        keys, values = cache.add(_heads(k[:, None]), _heads(v[:, None]))
        x = x + self._linear(_whole(_attend(_heads(q[:, None]), keys, values))[:, 0], "o")
        q = self._linear(self._norm(x, "n2"), "q")
        x = x + self._linear(_whole(_attend(_heads(q[:, None]), cache.keys, cache.values))[:, 0], "o2")
        return self._think(x)

    def look_back(self, x: Array, cache: _Cache) -> Array:
        """All tokens of one beginning at once, each of which sees those before it."""
        q, k, v = np.split(self._linear(self._norm(x, "n1"), "qkv"), 3, -1)
        heads = _attend(_heads(q[None]), _heads(k[None]), _heads(v[None]), later=True)
        x = x + self._linear(_whole(heads)[0], "o")
        q = self._linear(self._norm(x, "n2"), "q")
        x = x + self._linear(_whole(_attend(_heads(q[None]), cache.keys, cache.values))[0], "o2")
        return self._think(x)

    def _think(self, x: Array) -> Array:
        inner = self._linear(self._norm(x, "n3"), "f1")
        # a power would take as long as all the rest
        inner = (
            0.5 * inner * (1 + np.tanh(np.float32(0.7978845608) * inner * (1 + np.float32(0.044715) * inner * inner)))
        )
        return x + self._linear(inner, "f2")

    def _linear(self, x: Array, name: str) -> Array:
        return x @ self._own[f"{name}.weight"].T + self._own[f"{name}.bias"]

    def _norm(self, x: Array, name: str) -> Array:
        return _normal(x, self._own, name)


def _normal(x: Array, arrays: dict[str, Array], name: str) -> Array:
    x = x - x.mean(-1, keepdims=True)
    spread = np.sqrt((x * x).mean(-1, keepdims=True) + np.float32(1e-5))
    normal: Array = x / spread * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]
    return normal


def _heads(x: Array) -> Array:
    """Several rows of numbers for each place, one a head: (texts, heads, places, numbers)."""
    return x.reshape(x.shape[0], x.shape[1], HEADS, -1).swapaxes(1, 2)


def _whole(x: Array) -> Array:
    return x.swapaxes(1, 2).reshape(x.shape[0], x.shape[2], -1)


def _attend(queries: Array, keys: Array, values: Array, *, later: bool = False) -> Array:
    """`later`: whether a place does not see those behind it."""
    weights = queries @ keys.swapaxes(-1, -2) * np.float32(queries.shape[-1] ** -0.5)
    if later:
        weights = np.where(np.tri(weights.shape[-1], dtype=bool), weights, np.float32(-1e9))
    weights = np.exp(weights - weights.max(-1, keepdims=True))
    seen: Array = (weights / weights.sum(-1, keepdims=True)) @ values
    return seen


def _depth(arrays: dict[str, Any], name: str) -> int:
    return len({key.split(".")[1] for key in arrays if key.startswith(name)})


@lru_cache(maxsize=1)
def network() -> Network:
    """The network that comes with the product."""
    with (
        resources.files("carteblanche.reader.learnt").joinpath("weights.npz").open("rb") as file,
        np.load(file) as saved,
    ):
        return Network(*unpack({name: saved[name] for name in saved.files}))


def pack(arrays: dict[str, Array], concepts: Sequence[str], vocabulary: Sequence[str]) -> dict[str, Any]:
    """Arrays as they are stored: matrices rounded to a byte a number, by rows."""
    packed: dict[str, Any] = {"names": np.frombuffer(json.dumps([list(concepts), list(vocabulary)]).encode(), np.uint8)}
    for name, array in arrays.items():
        if array.ndim == 1:
            packed[name] = array.astype(np.float16)
            continue
        scale: Array = np.abs(array).max(1, keepdims=True) / np.float32(127) + np.float32(1e-12)
        packed[name] = np.round(array / scale).astype(np.int8)
        packed[f"{name}*"] = scale
    return packed


def unpack(packed: dict[str, Any]) -> tuple[dict[str, Array], list[str], list[str]]:
    concepts, vocabulary = json.loads(packed["names"].tobytes())
    arrays: dict[str, Array] = {}
    for name, array in packed.items():
        if name != "names" and not name.endswith("*"):
            scale = packed.get(f"{name}*")
            arrays[name] = array.astype(np.float32) if scale is None else array.astype(np.float32) * scale
    return arrays, concepts, vocabulary
