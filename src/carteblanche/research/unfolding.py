"""A game as a tree with explicit chance: luck is asked for number by number, and nothing is hidden in a generator.

A step is tried with the numbers that are drawn so far. If the rules ask for one more, the step is given up, and is tried again once that
number is there too: states are values, so nothing has happened in between.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from carteblanche.core.driver import THINKING, Asked, Drive
from carteblanche.core.luck import Luck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Millis, Outcome, Seat, Viewer
from carteblanche.research.encodings.encoding import Encoding, Legal


class Undrawn(Exception):
    """The rules ask for a number below `n` that is not drawn yet."""

    def __init__(self, n: int) -> None:
        super().__init__(f"a number below {n}")
        self.n = n


class _Drawn(Luck):
    """Gives the numbers that were drawn, then raises `Undrawn`."""

    def __init__(self, script: tuple[int, ...]) -> None:
        self._left = iter(script)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        drawn = next(self._left, None)
        if drawn is None:
            raise Undrawn(n)
        return drawn


class Node:
    """A state on the way, and the one before it. Shared between copies, for it never changes but for what it has worked out already."""

    def __init__(self, state: Any, before: Node | None) -> None:
        self.state = state
        self.before = before
        self._views: dict[Viewer, Any] = {}
        self.recalls: dict[Viewer, bytes] = {}
        """By viewer: a digest of all that it has seen up to here, as far as it has been asked for."""

    def view(self, game: AnyGame, viewer: Viewer) -> Any:
        if viewer not in self._views:
            self._views[viewer] = game.view(self.state, viewer)
        return self._views[viewer]

    def recall(self, game: AnyGame, viewer: Viewer) -> bytes:
        """A digest of all that this viewer has seen up to here."""
        missing: list[Node] = []
        node: Node | None = self
        while node is not None and viewer not in node.recalls:
            missing.append(node)
            node = node.before
        digest = b"" if node is None else node.recalls[viewer]
        for one in reversed(missing):
            digest = hashlib.sha256(digest + msgspec.json.encode(one.view(game, viewer))).digest()
            one.recalls[viewer] = digest
        return digest


class Unfolding:
    """Where a game stands. `copy.deepcopy` gives one that goes its own way; pickled are the numbers that led there."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.seat: Seat | None = None
        """Who is to act; nobody while luck is drawn or once it is over."""
        self.wants = 0
        """How many outcomes the number has that luck must draw now; 0 if it need not."""
        self.script: tuple[int, ...] = ()
        """What has been drawn for the step that is being tried."""
        self.node: Node | None = None
        """The last state; nothing before the deal."""
        self.acts = 0
        self.path: tuple[int, ...] | None = ()
        """What was done and drawn since the beginning; nothing where that is imagined."""
        self._drive: Drive | None = None
        self._doing: tuple[Seat, Message | None] | None = None
        self._try()

    @classmethod
    def from_view(cls, encoding: Encoding, view: Any, luck: Luck) -> Unfolding:
        """A game that this viewer, who is to act, could be in. Nothing but the view is known of it: neither what was before, nor
        what time it is. So the earliest alarm is taken to be as far away as one act.
        """
        game = encoding.game
        state = game.imagine(view, luck)
        alarms = [alarm.at for alarm in game.alarms(state)]
        drive = Drive(game, state, [None] * encoding.seats, _Drawn(()))
        drive.now = Millis(max(0, min(alarms, default=0) - THINKING))
        drive.due[view.viewer] = drive.now
        made = object.__new__(cls)
        made.__dict__.update(
            encoding=encoding,
            seat=view.viewer,
            wants=0,
            script=(),
            node=Node(state, None),
            acts=0,
            path=None,
            _drive=drive,
            _doing=None,
        )
        return made

    def __deepcopy__(self, _: dict[int, Any]) -> Unfolding:
        copy = object.__new__(Unfolding)
        copy.__dict__.update(self.__dict__)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        if self.path is None:
            raise TypeError("an imagined game cannot be pickled")
        return replay, (self.encoding, self.path)

    @property
    def outcome(self) -> Outcome | None:
        found: Outcome | None = None if self.node is None else self.encoding.game.outcome(self.node.state)
        return found

    def legal(self) -> Legal:
        if self.seat is None or self.node is None:
            return {}
        return self.encoding.legal(self.node.view(self.encoding.game, self.seat))

    def act(self, number: int) -> None:
        """Whoever is asked does this, or `ValueError`."""
        if self.seat is None or self.node is None:
            raise ValueError("nobody is to act")
        view = self.node.view(self.encoding.game, self.seat)
        self._doing = self.seat, self.encoding.action_of(view, number)
        self.acts += 1
        self._note(number)
        self._try()

    def draw(self, number: int) -> None:
        """Luck draws this, or `ValueError`."""
        if not 0 <= number < self.wants:
            raise ValueError(f"{number} cannot be drawn")
        self.script = (*self.script, number)
        self._note(number)
        self._try()

    def imagined(self, seat: Seat, luck: Luck) -> Unfolding:
        """A game that this seat could be in as well."""
        if self.node is None or self._drive is None or self.wants:
            raise ValueError("a step is being carried out")
        game = self.encoding.game
        node = Node(game.imagine(self.node.view(game, seat), luck), None)
        node.recalls[seat] = self.node.recall(game, seat)
        drive = self._drive.copied(_Drawn(()))
        drive.state = node.state
        copy = self.__deepcopy__({})
        copy.__dict__.update(node=node, _drive=drive, path=None)
        return copy

    def _note(self, number: int) -> None:
        if self.path is not None:
            self.path = (*self.path, number)

    def _try(self) -> None:
        """Carries the step out, as far as luck has been drawn, and goes on to who is asked next."""
        encoding, luck = self.encoding, _Drawn(self.script)
        self.seat = None
        try:
            node, drive = self._begin(luck)
            while (found := drive.go_on()) is not None:
                if not isinstance(found, Asked):
                    node = Node(found.state, node)
                elif encoding.legal(node.view(encoding.game, found.seat)):
                    self.seat = found.seat
                    break
                else:
                    drive.rest(found.seat)
        except Undrawn as undrawn:
            self.wants = undrawn.n
            return
        self.node, self._drive, self._doing = node, drive, None
        self.script, self.wants = (), 0

    def _begin(self, luck: Luck) -> tuple[Node, Drive]:
        encoding = self.encoding
        if self._drive is None or self._doing is None:
            state = encoding.game.setup(encoding.config, encoding.seats, luck)
            return Node(state, None), Drive(encoding.game, state, [None] * encoding.seats, luck)
        drive = self._drive.copied(luck)
        return Node(drive.act(*self._doing).state, self.node), drive


def replay(encoding: Encoding, path: tuple[int, ...]) -> Unfolding:
    """The game to which these numbers lead."""
    found = Unfolding(encoding)
    for number in path:
        (found.draw if found.wants else found.act)(number)
    return found
