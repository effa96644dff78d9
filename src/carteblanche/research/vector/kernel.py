"""Many games of Blockers! in flat arrays: dealt, played and encoded without an object for anything.

One file, plain Python. `kernel.pxd` beside it gives Cython the types; where a compiler is at hand the same file runs as machine code. So:
integers and flat sequences only, no closures, no generators, nothing imported. What it must agree with is the rules and the encoding of
Blockers!; the tests play both side by side.

Of game `i`, cell `c` is at `81 * i + c`, and so on for everything. A cell holds a colour counted from 1, or 0. `free` says of a cell with
a tile whether it may be captured: whether it is no cut vertex of its group, found by one walk over a colour's cells.
"""

from __future__ import annotations

from typing import Any

CELLS = 81
KINDS = 28
RACK = 5
OF_COLOUR = 324
WILD = 243
"""The first number of a wild tile within a colour's."""
MASK = (1 << 64) - 1


class Games:
    def __init__(
        self,
        count: int,
        colours: int,
        seats: int,
        uptown: int,
        tables: tuple[Any, Any, Any],
        arrays: tuple[Any, ...],
        shown: tuple[Any, Any, Any, Any],
    ) -> None:
        self.count = count
        self.colours = colours
        self.seats = seats
        self.uptown = uptown
        self.actions = OF_COLOUR * (colours // seats)
        self.size = colours * (CELLS + 2 * KINDS + 3) + seats * (colours + 2)
        self.cell_of, self.around, self.part = tables
        (
            self.board,
            self.free,
            self.racks,
            self.held,
            self.stocks,
            self.stocked,
            self.remaining,
            self.closed,
            self.groups,
            self.piles,
            self.turn,
            self.legal,
            self.choices,
            self.dice,
            self.order,
            self.plane,
            self.fits,
        ) = arrays
        self.observations, self.masks, self.rewards, self.over = shown
        self.clock = 0

    def reset(self) -> None:
        """A new game everywhere."""
        for i in range(self.count):
            self.begin(i)
            self.show(i)

    def roll_out(self, games: int) -> int:
        """Plays so many whole games at random in the first place, each legal action equally likely, and shows nothing of them but the
        rewards of the last one; then the next is dealt. How many tiles were laid.
        """
        steps = 0
        for _ in range(games):
            self.begin(0)
            found = self.legal[0]
            while found:
                found = self.play(0, self.choices[self.roll(0) % found])
                steps += 1
            self.finish(0)
        self.begin(0)
        self.show(0)
        return steps

    def step(self, actions: Any) -> int:
        """One action in every game; where one ends, its rewards are noted and the next is dealt. -1, or the first game in which the action
        is not legal: then nothing has happened.
        """
        for i in range(self.count):
            action = actions[i]
            if action < 0 or action >= self.actions or not self.masks[i * self.actions + action]:
                return i
        for i in range(self.count):
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0
            self.over[i] = 0
            if self.play(i, actions[i]):
                self.show(i)
            else:
                self.finish(i)
                self.over[i] = 1
                self.begin(i)
                self.show(i)
        return -1

    def sample(self, into: Any) -> None:
        """A legal action for every game, each equally likely."""
        for i in range(self.count):
            into[i] = self.choices[i * self.actions + self.roll(i) % self.legal[i]]

    def roll(self, i: int) -> int:
        """31 random bits of this game's own generator (xorshift, 64 bits)."""
        dice: int = self.dice[i]
        dice ^= dice << 13 & MASK
        dice ^= dice >> 7
        dice ^= dice << 17 & MASK
        self.dice[i] = dice
        return dice >> 33

    def begin(self, i: int) -> None:
        """Deals (BL-03)."""
        for at in range(i * CELLS, i * CELLS + CELLS):
            self.board[at] = 0
            self.free[at] = 0
        for c in range(i * self.colours, (i + 1) * self.colours):
            base = c * KINDS
            for face in range(KINDS):
                self.stocks[base + face] = face
                self.remaining[base + face] = 1
            for last in range(KINDS - 1, 0, -1):
                other = self.roll(i) % (last + 1)
                face = self.stocks[base + last]
                self.stocks[base + last] = self.stocks[base + other]
                self.stocks[base + other] = face
            for j in range(RACK):
                self.racks[c * RACK + j] = self.stocks[base + KINDS - RACK + j]
            self.held[c] = RACK
            self.stocked[c] = KINDS - RACK
            self.closed[c] = 0
            self.groups[c] = 0
        for at in range(i * self.seats * self.colours, (i + 1) * self.seats * self.colours):
            self.piles[at] = 0
        self.list(i, self.roll(i) % self.seats)

    def play(self, i: int, action: int) -> int:
        """Lays a tile; how many actions whoever is next has, or 0 if it is over."""
        seat = self.turn[i]
        number = action % OF_COLOUR
        colour = seat + self.seats * (action // OF_COLOUR)
        c = i * self.colours + colour
        face = number // 9 if number < WILD else KINDS - 1
        at = i * CELLS + self.cell_of[number]
        taken = self.board[at]
        self.board[at] = colour + 1
        self.remaining[c * KINDS + face] = 0
        j = c * RACK
        while self.racks[j] != face:
            j += 1
        if self.stocked[c]:
            self.stocked[c] -= 1
            self.racks[j] = self.stocks[c * KINDS + self.stocked[c]]
        else:
            self.held[c] -= 1
            self.racks[j] = self.racks[c * RACK + self.held[c]]
            self.closed[c] = 1
        self.join(i, colour, self.cell_of[number])
        if taken:
            self.piles[(i * self.seats + seat) * self.colours + taken - 1] += 1
            if self.beside(i * CELLS, taken, self.cell_of[number], -1) < 0:
                self.groups[i * self.colours + taken - 1] -= 1
            else:
                self.study(i, taken - 1)
        for step in range(1, self.seats + 1):
            found = self.list(i, (seat + step) % self.seats)
            if found:
                return found
        return 0

    def join(self, i: int, colour: int, cell: int) -> None:
        """A tile of this colour lies here now. Most touch nothing of their colour, or one tile, and then little changes."""
        base = i * CELLS
        near = self.beside(base, colour + 1, cell, -1)
        if near < 0:
            self.groups[i * self.colours + colour] += 1
            self.free[base + cell] = 1
        elif self.beside(base, colour + 1, cell, near) < 0:
            self.free[base + cell] = 1
            if self.beside(base, colour + 1, near, cell) >= 0:
                self.free[base + near] = 0
        else:
            self.study(i, colour)

    def beside(self, base: int, sign: int, cell: int, but: int) -> int:
        """A cell of this colour beside a cell, other than this one; -1 if there is none."""
        for at in range(4 * cell, 4 * cell + 4):
            other: int = self.around[at]
            if other >= 0 and other != but and self.board[base + other] == sign:
                return other
        return -1

    def study(self, i: int, colour: int) -> None:
        """Counts the groups of a colour and finds out which of its tiles may be captured (BL-07)."""
        board, order = self.board, self.order
        base = i * CELLS
        for cell in range(CELLS):
            order[cell] = 0
        self.clock = 0
        found = 0
        for cell in range(CELLS):
            if board[base + cell] == colour + 1 and not order[cell]:
                found += 1
                self.visit(base, colour + 1, cell, -1)
        self.groups[i * self.colours + colour] = found

    def visit(self, base: int, sign: int, cell: int, before: int) -> int:
        """The earliest visited cell that can be reached from here without going back."""
        self.clock += 1
        seen = self.clock
        low = seen
        self.order[cell] = seen
        children = 0
        cut = 0
        for at in range(4 * cell, 4 * cell + 4):
            other = self.around[at]
            if other < 0 or other == before or self.board[base + other] != sign:
                continue
            if self.order[other]:
                low = min(low, self.order[other])
            else:
                children += 1
                reached = self.visit(base, sign, other, cell)
                low = min(low, reached)
                if reached >= seen:
                    cut = 1
        if before < 0:
            cut = 1 if children > 1 else 0
        self.free[base + cell] = 0 if cut else 1
        return low

    def list(self, i: int, seat: int) -> int:
        """Makes it this seat's turn and notes what it may do (BL-09, BL-10); how much that is."""
        masks, choices, cell_of = self.masks, self.choices, self.cell_of
        board, free, fits = self.board, self.free, self.fits
        first = i * self.actions
        for at in range(first, first + self.legal[i]):
            masks[first + choices[at]] = 0
        self.turn[i] = seat
        found = first
        base = i * CELLS
        for own in range(self.colours // self.seats):
            colour = seat + self.seats * own
            c = i * self.colours + colour
            if self.closed[c]:
                continue
            # No branches in these loops: what lies where cannot be foretold by a processor.
            for cell in range(CELLS):
                lying = board[base + cell]
                fits[cell] = (lying == 0) | ((lying != colour + 1) & free[base + cell])
            for j in range(c * RACK, c * RACK + self.held[c]):
                face = self.racks[j]
                begin = 9 * face
                end = begin + 9 if face < KINDS - 1 else OF_COLOUR
                for number in range(begin, end):
                    fit = fits[cell_of[number]]
                    masks[first + OF_COLOUR * own + number] = fit
                    choices[found] = OF_COLOUR * own + number
                    found += fit
        self.legal[i] = found - first
        return found - first

    def score(self, i: int, seat: int) -> int:
        """Own groups and, unless Uptown is played, the largest pile (BL-13, BL-19, BL-20)."""
        found = 0
        most = 0
        for own in range(self.colours // self.seats):
            found += self.groups[i * self.colours + seat + self.seats * own]
        for colour in range(self.colours):
            pile = self.piles[(i * self.seats + seat) * self.colours + colour]
            most = max(most, pile)
        return found if self.uptown else found + most

    def finish(self, i: int) -> None:
        """What the end is worth to everybody: the lowest score, then the fewest captured, comes first (BL-13, BL-14)."""
        for seat in range(self.seats):
            better = 0
            level = 0
            for other in range(self.seats):
                ahead = self.key(i, other) - self.key(i, seat)
                if ahead < 0:
                    better += 1
                elif ahead == 0:
                    level += 1
            self.rewards[i * self.seats + seat] = 1 - 2 * (better + (level - 1) / 2.0) / (self.seats - 1)

    def key(self, i: int, seat: int) -> int:
        total = 0
        for colour in range(self.colours):
            total += self.piles[(i * self.seats + seat) * self.colours + colour]
        return self.score(i, seat) * 256 + total

    def show(self, i: int) -> None:
        """Writes what whoever is to act sees, as `BlockersEncoding` does."""
        shown, board, plane, part = self.observations, self.board, self.plane, self.part
        colours = self.colours
        seats = self.seats
        viewer = self.turn[i]
        first = i * self.size
        for at in range(first, first + self.size):
            shown[at] = 0.0
        for colour in range(colours):
            plane[colour] = colour - viewer if colour >= viewer else colour - viewer + colours
        for cell in range(CELLS):
            lying = board[i * CELLS + cell]
            if lying:
                shown[first + plane[lying - 1] * CELLS + cell] = 1.0
        racks = first + colours * CELLS
        remaining = racks + colours * KINDS
        small = remaining + colours * KINDS
        own = viewer
        for colour in range(colours):
            c = i * colours + colour
            at = plane[colour]
            if colour == own or (self.closed[c] and colours > seats):
                for j in range(c * RACK, c * RACK + self.held[c]):
                    shown[racks + at * KINDS + self.racks[j]] = 1.0
            if colour == own:
                own += seats
            for face in range(KINDS):
                shown[remaining + at * KINDS + face] = self.remaining[c * KINDS + face]
            shown[small + at] = part[self.stocked[c]]
            shown[small + colours + at] = self.closed[c]
            shown[small + 2 * colours + at] = part[self.groups[c]]
        small += 3 * colours
        for ahead in range(seats):
            seat = viewer + ahead if viewer + ahead < seats else viewer + ahead - seats
            for colour in range(colours):
                pile = self.piles[(i * seats + seat) * colours + colour]
                shown[small + ahead * colours + plane[colour]] = part[pile]
            shown[small + seats * colours + ahead] = part[self.score(i, seat)]
        shown[small + seats * colours + seats] = 1.0


COMPILED = type(Games.reset).__name__ != "function"
