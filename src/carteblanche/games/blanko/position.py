"""BLANKO: positions described in words, for scenarios, puzzles and referees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from carteblanche.core.ballots import Ballot
from carteblanche.core.grids import Grid
from carteblanche.core.pieces import EVERYBODY, NOBODY, NOTHING, Piece, Pieces, viewers
from carteblanche.core.positions import PositionReader, require_players
from carteblanche.core.values import Message, Millis, Points, Seat
from carteblanche.games.blanko.actions import ANSWERS
from carteblanche.games.blanko.data import CARDS, CELL, CELLS, RACK, SIDE, fields
from carteblanche.games.blanko.letters import EMPTY, JOKER, LetterSet
from carteblanche.games.blanko.plays import NO_TILES, WAYS, Play, run, word_through
from carteblanche.games.blanko.state import (
    BAG,
    BOARD,
    CARD,
    GRID,
    MOST_SEATS,
    OUT,
    PILE,
    TRAY,
    BlankoState,
    Config,
    End,
    Extra,
    Phase,
    Report,
    layout,
    letters_on,
    rack,
    track,
)
from carteblanche.games.blanko.view import counters

DRAWING: Final = Grid(tuple("ABCDEFGHIJKLMNOP"), tuple(map(str, range(1, SIDE + 1))), {})


class Given(Message):
    """A position in words. What is not listed is out of the game."""

    config: Config = Config()
    turn: str = ""
    """Who is to act; by default the first player."""
    board: dict[str, str] | str = {}
    """By word, where it begins and which way: `BAUM: H8 across`; or by cell, the letter on it: `H8: B`; or a drawing of the whole
    board. Small letters are jokers'."""
    racks: dict[str, str] = {}
    """By player, the letters; `?` is a joker."""
    bag: str = ""
    """The letters in the bag, in any order; with `*`, all that lie nowhere else."""
    pile: list[str] = []
    """The cards to come, the next one first; those not listed are out of the game."""
    used: list[str] = []
    """Cards under the pile, the last one first."""
    scores: dict[str, int] = {}
    stood: list[str] | None = None
    """Words that have stood, like `H8 across BAUM`; by default those that stand."""
    card: str | None = None
    """The card that is being followed, with `times`, and for a mini crossword `tray` and `grid`."""
    times: int = 1
    tray: str = ""
    grid: str = ""
    phase: Phase = "turn"
    until: int | None = None
    play: Play | None = None
    votes: dict[str, str] | None = None
    admitted: list[str] = []
    insisted: bool = False
    losing: list[str] = []
    extra: Extra = "no"
    passes: int = 0
    barren: int = 0
    ended: End | None = None
    deductions: list[int] = []
    known: dict[str, str] = {}
    """By player, letters of the rack that everybody has seen."""


def _board(words: Mapping[str, str], letter_set: LetterSet, faults: list[str]) -> str:
    board = list(NO_TILES)
    for key, value in words.items():
        if key in CELL:
            start, way, word = key, "across", value
        else:
            (start, _, way), word = value.partition(" "), key
        step = {"across": 1, "down": SIDE}.get(way)
        if start not in CELL or step is None:
            faults.append(f"board {key}: a word lies like `BAUM: H8 across`, a letter like `H8: B`")
            continue
        row, column = divmod(CELL[start], SIDE)
        if (column if step == 1 else row) + len(word) > SIDE:
            faults.append(f"board {key}: it does not fit on the board")
            continue
        for n, letter in enumerate(word):
            cell = CELL[start] + n * step
            if letter.upper() not in letter_set.counted:
                faults.append(f"board {key}: there is no letter {letter!r}")
            elif board[cell] not in (EMPTY, letter):
                faults.append(f"board {key}: on {CELLS[cell]} lies {board[cell]} already")
            else:
                board[cell] = letter
    return "".join(board)


def _standing(board: str, letter_set: LetterSet) -> tuple[str, ...]:
    """The words that lie there, each with its cells."""
    lying = [cell for cell in range(len(board)) if board[cell] != EMPTY]
    words = [
        word_through(board, cell, way, letter_set) for cell in lying for way in WAYS if run(board, cell, way)[0] == cell
    ]
    return tuple(word.slot for word in words if word)


def position(given: Given, players: Sequence[str]) -> BlankoState:
    """The state that these words describe; `Impossible` with all faults if there is none."""
    require_players("BLANKO", range(2, MOST_SEATS + 1), players)
    seats = len(players)
    letter_set = given.config.letter_set
    made = layout(letter_set)
    reader = PositionReader(players, made.names, "tile or card")
    faults = reader.faults
    places: list[tuple[Piece, ...]] = [()] * len(made.places)
    known = [EVERYBODY] * len(made.names)
    board = _board(DRAWING.read(given.board) if isinstance(given.board, str) else given.board, letter_set, faults)
    places[BOARD] = tuple(NOTHING if letter == EMPTY else _tile(letter, "board", reader) for letter in board)
    for field in ("racks", "scores", "known", "votes"):
        reader.by_seat(getattr(given, field) or {}, field)
    turn = reader.seat(given.turn or players[0], "turn")
    for seat, name in enumerate(players):
        seen = list(given.known.get(name, ""))
        places[rack(seat)] = reader.pieces(given.racks.get(name, ""), f"rack of {name}")
        if len(places[rack(seat)]) > RACK:
            faults.append(f"rack of {name}: {len(places[rack(seat)])} letters, and it holds {RACK}")
        for piece in places[rack(seat)]:
            if made.names[piece] in seen:
                seen.remove(made.names[piece])
            elif given.ended is None:
                known[piece] = viewers(Seat(seat))
        if seen:
            faults.append(f"known {name}: {seen[0]} is not on the rack")
    _cards(given, letter_set, places, reader)
    letters = Counter(given.bag.replace("*", ""))
    if "*" in given.bag:
        letters |= Counter(made.names[piece] for piece in reader.left() if made.names[piece] not in CARDS)
    places[BAG] = reader.pieces(sorted(letters.elements()), "bag")
    reader.require()
    assert turn is not None
    for piece in (*places[BAG], *places[PILE][len(given.used) :]):
        known[piece] = NOBODY
    places[OUT] = reader.left()
    ballot = None
    if given.votes is not None:
        voters = tuple(Seat(players.index(name)) for name in given.votes)
        said = tuple((Seat(players.index(name)), vote) for name, vote in given.votes.items() if vote)
        ballot = Ballot(voters, ("accept",) if given.phase == "challenge" else ANSWERS, votes=said)
    return BlankoState(
        pieces=Pieces(made, tuple(places), tuple(known)),
        moves=(),
        config=given.config,
        seats=seats,
        turn=turn,
        phase=given.phase,
        board=board,
        scores=tuple(Points(given.scores.get(name, 0)) for name in players),
        stood=_standing(board, letter_set) if given.stood is None else tuple(given.stood),
        starter=(),
        report=Report("dealt", turn),
        play=given.play,
        times=given.times if given.card else 0,
        grid=given.grid or (fields(given.card, letter_set)[1] if given.card and given.phase == "mini" else ""),
        until=None if given.until is None else Millis(given.until),
        ballot=ballot,
        admitted=tuple(given.admitted),
        insisted=given.insisted,
        losing=tuple(Seat(list(players).index(name)) for name in given.losing),
        extra=given.extra,
        passes=given.passes,
        barren=given.barren,
        ended=given.ended,
        deductions=tuple(map(Points, given.deductions)),
    )


def _tile(letter: str, where: str, reader: PositionReader) -> Piece:
    """The tile that shows this letter; nothing, with a fault, if there is none left."""
    piece = reader.piece(JOKER if letter.islower() else letter, where)
    return NOTHING if piece is None else piece


def _cards(given: Given, letter_set: LetterSet, places: list[tuple[Piece, ...]], reader: PositionReader) -> None:
    """The pile, the card being followed and what lies with it."""
    places[PILE] = (*reader.pieces(given.used, "used"), *reversed(reader.pieces(given.pile, "pile")))
    places[GRID] = (NOTHING,) * 9
    if given.card is not None:
        places[CARD] = reader.pieces([given.card], "card")
    if given.phase == "mini":
        if given.card not in CARDS or given.card.startswith("T"):
            reader.faults.append("a mini crossword needs its card: R1…R7 or L1…L7")
        elif given.until is None:
            reader.faults.append("a mini crossword needs `until`, the moment its sand is out")
        else:
            places[TRAY] = reader.pieces(given.tray, "tray")
            printed = fields(given.card, letter_set)[1]
            if given.grid and len(given.grid) != 9:
                reader.faults.append("grid: nine fields in reading order")
            elif given.grid:
                places[GRID] = tuple(
                    NOTHING if letter == EMPTY or printed[cell] != EMPTY else _tile(letter, "grid", reader)
                    for cell, letter in enumerate(given.grid)
                )


def describe(state: BlankoState, players: Sequence[str]) -> dict[str, Any]:
    names, known = state.pieces.layout.names, state.pieces.known
    pile = state.pieces.places[PILE]
    used = [piece for piece in pile if known[piece] & 1]
    card = letters_on(state, CARD)
    voted = dict(state.ballot.votes) if state.ballot else {}
    return {
        "config": msgspec.to_builtins(state.config),
        "turn": None if state.ended else players[state.turn],
        "board": {CELLS[cell]: letter for cell, letter in enumerate(state.board) if letter != EMPTY},
        "racks": {players[seat]: "".join(letters_on(state, rack(seat))) for seat in range(state.seats)},
        "known": {
            players[seat]: "".join(sorted(names[p] for p in state.pieces.places[rack(seat)] if known[p] & 1))
            for seat in range(state.seats)
        },
        "bag": "".join(sorted(Counter(letters_on(state, BAG)).elements())),
        "pile": [names[piece] for piece in reversed(pile) if piece not in used],
        "used": [names[piece] for piece in used],
        "scores": dict(zip(players, state.scores, strict=True)),
        "markers": {name: track(seat, state.scores[seat]) for seat, name in enumerate(players)},
        "counters": {name: counters(state.scores[seat]) for seat, name in enumerate(players)},
        "stood": list(state.stood),
        "starter": [dict(zip(players, letters, strict=True)) for letters in state.starter],
        "report": msgspec.to_builtins(state.report),
        "card": card[0] if card else None,
        "times": state.times,
        "tray": "".join(sorted(letters_on(state, TRAY))),
        "grid": state.grid,
        "phase": state.phase,
        "until": state.until,
        "play": None if state.play is None else msgspec.to_builtins(state.play),
        "votes": None if state.ballot is None else {players[s]: voted.get(s, "") for s in state.ballot.voters},
        "admitted": list(state.admitted),
        "insisted": state.insisted,
        "losing": [players[seat] for seat in state.losing],
        "extra": state.extra,
        "passes": state.passes,
        "barren": state.barren,
        "ended": state.ended,
        "deductions": list(state.deductions),
    }
