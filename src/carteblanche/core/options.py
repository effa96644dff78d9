"""The proper actions of one viewer: a container that computes them when it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import Luck
from carteblanche.core.values import Message, kind

Action_co = TypeVar("Action_co", bound=Message, covariant=True)


class Options(ABC, Generic[Action_co]):
    """A game says what it lists and what is proper. Where listing is expensive it also overrides counting, iterating and sampling."""

    @abstractmethod
    def listed(self) -> Sequence[Action_co]:
        """The proper actions of all kinds that are not open, in a fixed order."""

    @abstractmethod
    def is_proper(self, action: object) -> bool:
        """Whether this is an action of the game that is accepted without fault. It may raise `Illegal` instead of saying no."""

    def __contains__(self, action: object) -> bool:
        try:
            return self.is_proper(action)
        except Illegal:
            return False

    def __len__(self) -> int:
        return len(self.listed())

    def __iter__(self) -> Iterator[Action_co]:
        return iter(self.listed())

    def of_kind(self, name: str) -> Iterator[Action_co]:
        """The proper actions of one kind. Of an open kind: all that the game can find, or `LookupError` if it has no way to."""
        return (action for action in self if kind(action) == name)

    def sample(self, luck: Luck) -> Action_co:
        """One of those listed, each equally likely. `IndexError` if there are none."""
        listed = self.listed()
        if not listed:
            raise IndexError("no options")
        return luck.pick(listed)
