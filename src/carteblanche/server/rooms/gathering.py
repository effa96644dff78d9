"""A room before the game begins: chairs are taken, filled and exchanged, the host sets options and begins.

`gather` and `begin` are called with the room's lock held; all else are pure changes of a document.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, assert_never

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.rules import AnyGame
from carteblanche.server.logging import Log
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Document, Seated
from carteblanche.server.rooms.live import LiveTable
from carteblanche.server.rooms.options import list_options
from carteblanche.store.store import Store
from carteblanche.wire.from_client import Configure, Fill, HouseRules, Resize, Sit, Stand, Start, Swap, TakeDeck
from carteblanche.wire.http import Option

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room

_log: Final = Log("carteblanche.rooms")

BOT_NAMES: Final = (
    "Pip",
    "Juno",
    "Otto",
    "Mika",
    "Lola",
    "Fitz",
    "Zuzu",
    "Enzo",
    "Tilda",
    "Bruno",
    "Wanda",
    "Kiki",
    "Oskar",
    "Nell",
    "Igor",
    "Maja",
)
"""More than there are chairs and people who could be called the same."""

ByHost: TypeAlias = Fill | Swap | Resize | Configure | HouseRules
Gathering: TypeAlias = Sit | Stand | TakeDeck | Start | ByHost


async def gather(room: Room, connection: Connection, message: Gathering) -> None:
    document = room.document.copy()
    if document.started:
        raise Illegal("started-already")
    before = {chair.person for chair in document.chairs}
    match message:
        case Sit() | Stand():
            name = await room.house.store.read_person(connection.person) if connection.person else None
            take_chair(document, connection.person, name, message)
        case TakeDeck():
            _expect_host(room, connection)
            await room.extension.choose_deck(document, connection.person, message.deck)
        case Start():
            _expect_host(room, connection)
            seat_players(document, room.game)
            await begin(room, document)
            return
        case _:
            _expect_host(room, connection)
            arrange(document, room.game, message, room.extension.list_options(list_options(room.game.CONFIG)))
    after = {chair.person for chair in document.chairs}
    writes = [Store.insert_seat(person, room.id) for person in after - before if person is not None]
    writes += [Store.delete_seat(person, room.id) for person in before - after if person is not None]
    await room.keep(document, *writes)


def _expect_host(room: Room, connection: Connection) -> None:
    if connection.person != room.document.host:
        raise Illegal("not-the-host")


async def begin(room: Room, document: Document) -> None:
    """The deal is prepared: the secret is drawn and kept, the header is written."""
    start = await room.extension.prepare_table(document)
    live, writes = LiveTable.create(room.house.store, document, start)
    await room.keep(document, *writes)
    await room.attach_table(live)
    await room.save(live.table.begin_deal())
    room.send_table()
    _log.info("begun", room=room.id, game=document.game, seats=len(document.chairs))


def take_chair(document: Document, person: str | None, name: str | None, message: Sit | Stand) -> None:
    """Somebody sits down, moves to another chair, or stands up."""
    own = document.seat_of(person)
    if isinstance(message, Stand):
        if own is None:
            raise Illegal("only-watching")
        document.chairs[own] = Seated()
        return
    if person is None or not name:
        raise Illegal("no-name")
    _check_chair(document, message.chair)
    if document.chairs[message.chair].player == "human":
        raise Illegal("chair-taken")
    if own is not None:
        document.chairs[own] = Seated()
    document.chairs[message.chair] = Seated("human", name, None, person)


def arrange(document: Document, game: AnyGame, message: ByHost, offered: Iterable[Option]) -> None:
    """The host fills, swaps, adds or removes chairs, or sets options."""
    chairs = document.chairs
    match message:
        case Fill(chair=wanted, level=level):
            _check_chair(document, wanted)
            if level is not None and level not in game.BOTS:
                raise Illegal("no-such-level", level=level)
            chairs[wanted] = Seated() if level is None else make_bot(level, chairs)
        case Swap(chair=one, other=other):
            _check_chair(document, one)
            _check_chair(document, other)
            chairs[one], chairs[other] = chairs[other], chairs[one]
        case Resize(chairs=count):
            check_count(game, count)
            if any(chair.player == "human" for chair in chairs[count:]):
                raise Illegal("chair-taken")
            document.chairs = (chairs + [Seated() for _ in range(count)])[:count]
        case Configure(config=config):
            document.config = complete_config(game, config, offered)
        case HouseRules(pace=pace, away=away, open=listed):
            if pace is not None and not game.TURNS:
                raise Illegal("no-clock-here")
            if pace is not None and not (1000 <= pace.initial <= 86_400_000 and 0 <= pace.increment <= 3_600_000):
                raise Illegal("no-such-pace")
            document.pace, document.away, document.open = pace, away, listed
        case _:
            assert_never(message)


def make_bot(level: str, chairs: Sequence[Seated]) -> Seated:
    """A bot of this level, with a name that nobody at the table has."""
    taken = {chair.name for chair in chairs}
    return Seated("bot", next(name for name in BOT_NAMES if name not in taken), level)


def seat_players(document: Document, game: AnyGame) -> None:
    """The game begins: empty chairs are removed."""
    document.chairs = [chair for chair in document.chairs if chair.player != "empty"]
    if len(document.chairs) not in game.SEATS:
        raise Illegal("wrong-number-of-players", fewest=game.SEATS[0], most=game.SEATS[-1])
    document.started = True


def check_count(game: AnyGame, count: int) -> None:
    if count not in game.SEATS:
        raise Illegal("wrong-number-of-chairs", fewest=game.SEATS[0], most=game.SEATS[-1])


def complete_config(game: AnyGame, config: dict[str, Any], offered: Iterable[Option]) -> dict[str, Any]:
    """The options in full, or `Illegal`. What is not offered to hosts, and so is seen by nobody before the start, cannot be chosen."""
    try:
        checked: dict[str, Any] = msgspec.to_builtins(msgspec.convert(config, game.CONFIG))
    except (msgspec.ValidationError, RecursionError) as error:
        raise Illegal("no-such-option", why=str(error)[:200]) from None
    keys = {option.key for option in offered}
    usual: dict[str, Any] = msgspec.to_builtins(game.CONFIG())
    hidden = sorted(key for key in config if key in usual and key not in keys and checked[key] != usual[key])
    if hidden:
        raise Illegal("no-such-option", why=", ".join(hidden))
    return checked


def _check_chair(document: Document, index: int) -> None:
    if not 0 <= index < len(document.chairs):
        raise Illegal("no-such-chair")
