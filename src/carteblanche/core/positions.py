"""Positions described in words: finding the players and pieces that they name, and gathering everything that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from carteblanche.core.pieces import Piece
from carteblanche.core.rules import Impossible
from carteblanche.core.values import Seat

T = TypeVar("T")


class PositionReader:
    """Each piece can be taken once. What cannot be found is a fault and `None`; `require` raises all faults at once."""

    def __init__(self, players: Sequence[str], names: Sequence[str], noun: str) -> None:
        """`names`: by piece, what a position calls it. `noun`: what pieces are called in faults, such as `tile`."""
        self.players = tuple(players)
        self.faults: list[str] = []
        self._noun = noun
        self._free: dict[str, list[Piece]] = {}
        for piece in reversed(range(len(names))):
            self._free.setdefault(names[piece], []).append(Piece(piece))
        self._copies = {name: len(pieces) for name, pieces in self._free.items()}

    def seat(self, name: str, where: str) -> Seat | None:
        if name in self.players:
            return Seat(self.players.index(name))
        self.faults.append(f"{where}: there is no player {name!r}")
        return None

    def by_seat(self, given: Mapping[str, T], where: str) -> dict[Seat, T]:
        """What is given by player's name, by seat."""
        return {seat: value for name, value in given.items() if (seat := self.seat(name, where)) is not None}

    def piece(self, name: str, where: str) -> Piece | None:
        free = self._free.get(name)
        if free:
            return free.pop()
        if free is None:
            self.faults.append(f"{where}: there is no {self._noun} {name!r} in this game")
        elif self._copies[name] == 1:
            self.faults.append(f"{where}: {name} is there twice")
        else:
            self.faults.append(f"{where}: there are only {self._copies[name]} {name}")
        return None

    def pieces(self, names: Iterable[str], where: str) -> tuple[Piece, ...]:
        return tuple(piece for name in names if (piece := self.piece(name, where)) is not None)

    def left(self) -> tuple[Piece, ...]:
        """The pieces that were not taken, in order."""
        return tuple(sorted(piece for pieces in self._free.values() for piece in pieces))

    def require(self) -> None:
        """Raises `Impossible` with all faults, if there are any."""
        if self.faults:
            raise Impossible(self.faults)


def require_players(game: str, seats: range, players: Sequence[str]) -> None:
    if len(players) not in seats:
        raise Impossible([f"{len(players)} players: {game} is for {seats[0]} to {seats[-1]}"])
