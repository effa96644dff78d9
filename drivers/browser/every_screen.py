"""Every main screen in five languages, at three sizes, by day and by night: `python -m drivers.browser.every_screen FOLDER [NAME …]`.

Names leave out all else: of languages (`de`), sizes (`phone`), light (`dark`), screens (`menu`; `play` stands for `play-blank` and its
like). For each screen, size and light there is a sheet with all languages side by side, to be looked at; what has no room is found by the
machine and listed in faults.txt.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from PIL import Image

from carteblanche.library.wording import word
from drivers.browser.blank_players import play_to_reward
from drivers.browser.browsers import LAN, Windows, browsing, chromium
from drivers.browser.cramped import broken_words, lies_under, without_room
from drivers.browser.players import OVER, deal, play_out
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LANGUAGES: Final = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "pl": "pl-PL", "ru": "ru-RU"}
SIZES: Final = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1280, 800)}
GAMES: Final = ("blank", "blanko", "blitz", "blockers")
Named = TypeVar("Named", bound=str)
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
LONGEST: Final = 1900
"""So many pixels of a long page are shown."""
WIDEST: Final = 1900
"""So wide is a sheet at most."""
MOST_FAULTS: Final = 8
"""Of one picture: what lies over a whole board is said often enough then."""
PATIENCE: Final = 40_000
"""So many milliseconds a screen is waited for."""
SETTLED: Final = 700
"""Milliseconds after which what was moving has come to rest."""


@dataclass(frozen=True)
class Screen:
    """Somebody opens an address, does something there, and looks."""

    name: str
    address: str
    who: str | None = None
    """A cookie; nobody knows who it is else."""
    come: Callable[[Page, str], None] = lambda _page, _language: None
    ready: str = "h1"
    long: bool = True
    """Whether the whole page is shown, and not only what fits on the screen."""


@dataclass
class Wanted:
    names: Sequence[str] = ()

    def of(self, known: Sequence[Named]) -> Iterator[Named]:
        """Those that are named, or all if none is."""
        here = [one for one in known if one in self.names or one.partition("-")[0] in self.names]
        yield from here or known


@dataclass
class Sheets:
    """Pictures of the same screen side by side."""

    folder: Path
    faults: list[str] = field(default_factory=list)
    _pictures: dict[tuple[str, str, str], list[Image.Image]] = field(default_factory=dict)

    def take(self, page: Page, screen: Screen, size: str, light: str) -> None:
        height = SIZES[size][1]
        clip = None
        if screen.long and page.locator("dialog[open]").count() == 0:
            whole = page.evaluate("document.documentElement.scrollHeight")
            clip = {"x": 0, "y": 0, "width": SIZES[size][0], "height": min(LONGEST, max(height, whole))}
        taken = (
            page.screenshot(type="jpeg", quality=90, animations="disabled", full_page=True, clip=clip)  # type: ignore[arg-type]
            if clip
            else page.screenshot(type="jpeg", quality=90, animations="disabled")
        )
        self._pictures.setdefault((size, light, screen.name), []).append(Image.open(io.BytesIO(taken)).convert("RGB"))

    def look(self, page: Page, screen: Screen, size: str, language: str) -> None:
        found = without_room(page) + broken_words(page)
        if size == "phone":
            found += lies_under(page)
        self.faults += [
            f"{size} {screen.name} {language}: {fault}" for fault in list(dict.fromkeys(found))[:MOST_FAULTS]
        ]

    def save(self) -> None:
        for (size, light, name), pictures in self._pictures.items():
            scale = min(1.0, WIDEST / sum(one.width for one in pictures) * (2 if size == "desktop" else 1))
            shown = [one.resize((int(one.width * scale), int(one.height * scale))) for one in pictures]
            rows = [shown[:3], shown[3:]] if size == "desktop" and len(shown) > 3 else [shown]
            wide = max(sum(one.width + 6 for one in row) for row in rows)
            high = sum(max(one.height for one in row) + 6 for row in rows)
            sheet = Image.new("RGB", (wide, high), "magenta")
            top = 0
            for row in rows:
                left = 0
                for one in row:
                    sheet.paste(one, (left, top))
                    left += one.width + 6
                top += max(one.height for one in row) + 6
            sheet.save(self.folder / f"{size}-{light}-{name}.jpg", quality=88)
        self._pictures.clear()


def press(message: str, **values: str | int) -> Callable[[Page, str], None]:
    """Presses the button with this text and looks at what opens."""

    def pressing(page: Page, language: str) -> None:
        said = word(message, values, language)
        page.get_by_role("button", name=said, exact=True).first.click()
        page.locator("dialog[open]").wait_for()

    return pressing


def beginning(page: Page, _language: str) -> None:
    page.locator("section.first").wait_for()


def mid_game(page: Page, _language: str) -> None:
    page.wait_for_timeout(SETTLED)


def help_of(page: Page, language: str) -> None:
    press("help-title")(page, language)
    page.locator("dialog .handbook, dialog dl").first.wait_for()


def learning(page: Page, _language: str) -> None:
    page.locator("button.main:enabled").first.click()
    page.locator(".guide").wait_for()
    if page.locator(".guide button.main").count():  # else something is to be done first
        page.locator(".guide button.main").click()
    page.wait_for_timeout(SETTLED)


def card_of_blank(page: Page, _language: str) -> None:
    page.locator("[data-spot=rules] .says").first.click()
    page.locator("dialog[open]").wait_for()


def writing(page: Page, language: str) -> None:
    page.get_by_role("button", name=word("decks-write", language=language)).first.click()
    page.locator("textarea").first.wait_for()


def screens(server: Server) -> list[Screen]:
    """A house in which a good deal has happened."""
    ada, ben = server.person("Ada"), server.person("Ben")
    levels = {"blank": "reader", "blanko": "casual", "blitz": "hard", "blockers": "greedy"}
    easy = {"blank": "random", "blanko": "novice", "blitz": "random", "blockers": "random"}
    configs: dict[str, dict[str, Any]] = {
        "blank": {"reading": False},
        "blanko": {"language": "de"},
        "blitz": {"pace": "turns"},
        "blockers": {},
    }
    reached: dict[str, int] = {"blank": 9, "blanko": 26, "blitz": 70, "blockers": 24}
    over: dict[str, str] = {}
    running: dict[str, str] = {}
    for game in GAMES:
        if game != "blitz":
            config = {**configs[game], "words": "friendly"} if game == "blanko" else configs[game]
            over[game] = server.open(ada, game, 3, [None, easy[game], easy[game]], **config)
            play_out(server, over[game], ada)
        running[game] = server.open(ada, game, 3, [None, levels[game], levels[game]], **configs[game])
        deal(server, running[game], ada, reached[game])
    waiting = server.open(ada, "blockers", 4, [None, None, "greedy"])
    _, deck, _ = server.ask("POST", "/api/decks", {"name": "Our box", "mark": "O", "written": True}, cookie=ada)
    won = server.ask("POST", "/api/rooms", {"game": "blank", "chairs": 2, "deck": deck["id"]}, cookie=ada)[1]["id"]
    winner = (ada, ben)[play_to_reward(server, won, [ada, ben])]
    playing = {game: f"/t/{room}" for game, room in running.items()}

    def newcomer(game: str) -> Callable[[Page, str], None]:
        def comes(page: Page, language: str) -> None:
            name = word(f"game-{game}", language=language)
            page.get_by_role("button", name=word("home-play-label", {"game": name}, language), exact=True).click()
            page.locator("section.first").wait_for()
            page.wait_for_timeout(SETTLED)

        return comes

    return [
        Screen("home-new", "/", None, ready="article"),
        Screen("home", "/", ada, ready="article"),
        Screen("settings", "/", ada, press("app-settings"), "article"),
        Screen("you", "/", ada, press("you-title"), "article"),
        Screen("make", "/", ada, press("home-make"), "article"),
        Screen("room", f"/t/{waiting}", ada, ready=".chairs"),
        Screen("invitation", f"/t/{waiting}", None),
        Screen("unknown", "/t/nowhere", ada, ready="main a"),
        Screen("admin", f"/admin#{server.host_token}", ada, ready="h2"),
        *(Screen(f"play-{game}", "/", None, newcomer(game), "article", long=False) for game in GAMES),
        *(Screen(f"mid-{game}", playing[game], ada, mid_game, ".game", long=False) for game in GAMES),
        *(Screen(f"help-{game}", playing[game], ada, help_of, ".game", long=False) for game in GAMES),
        Screen("menu", playing["blockers"], ada, press("table-menu"), ".game", long=False),
        Screen("recap", playing["blank"], ada, press("recap-open"), ".game", long=False),
        Screen("card", playing["blank"], ada, card_of_blank, ".game", long=False),
        *(Screen(f"learn-{game}", f"/learn/{game}", server.person("Cy"), learning, long=False) for game in GAMES),
        *(Screen(f"tv-{game}", f"/tv/{running[game]}", ada, mid_game, ".game", long=False) for game in GAMES),
        *(Screen(f"result-{game}", f"/t/{over[game]}", ada, ready=OVER, long=False) for game in over),
        Screen("replay-blockers", f"/r/{over['blockers']}?n=30&eyes=all", ada, mid_game, ".controls"),
        Screen("replay-blank", f"/r/{over['blank']}?n=12&eyes=all", ada, mid_game, ".controls"),
        *(Screen(f"rules-{game}", f"/rules/{game}", ada, ready=".handbook h2") for game in GAMES),
        Screen("scores", "/scores", ada, ready="table"),
        Screen("decks", "/decks", ada, ready=".deck"),
        Screen("deck", f"/decks/{deck['id']}", ada, mid_game),
        Screen("write", f"/decks/{deck['id']}", ada, writing),
        Screen("reward", f"/t/{won}", winner, ready=".reward"),
    ]


def look_at(server: Server, browser: Browser, sheets: Sheets, wanted: Wanted) -> None:
    known = {screen.name: screen for screen in screens(server)}
    windows = Windows(browser)
    for name in wanted.of(list(known)):
        screen = known[name]
        for language in wanted.of(list(LANGUAGES)):
            sizes = list(wanted.of(list(SIZES)))
            for touch in (True, False):
                here = [size for size in sizes if (size != "desktop") == touch]
                if here:
                    show(windows, f"http://{LAN}:{server.port}", screen, language, here, sheets, wanted)
        sheets.save()
        print(name, len(sheets.faults), flush=True)  # noqa: T201
    sheets.faults += windows.trouble


def show(
    windows: Windows, house: str, screen: Screen, language: str, sizes: Sequence[str], sheets: Sheets, wanted: Wanted
) -> None:
    """The same page at these sizes, by day and by night."""
    page = windows.open(
        house + screen.address,
        cookie=screen.who,
        locale=LANGUAGES[language],
        phone="desktop" not in sizes,
        size=SIZES[sizes[0]],
    )
    page.set_default_timeout(PATIENCE)
    try:
        page.locator(screen.ready).first.wait_for()
        screen.come(page, language)
        for size in sizes:
            page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
            page.evaluate("document.fonts.ready.then(() => null)")
            page.wait_for_timeout(150)
            for light in wanted.of(LIGHTS):
                page.emulate_media(color_scheme=light)
                sheets.take(page, screen, size, light)
            sheets.look(page, screen, size, language)
    except Exception as trouble:  # noqa: BLE001  # the other screens are looked at all the same
        sheets.faults.append(f"{screen.name} {language}: {trouble}")
        page.screenshot(path=sheets.folder / f"failed-{screen.name}-{language}.png")
    finally:
        page.context.close()


def main(words: list[str]) -> None:
    path = chromium()
    if path is None or not words:
        sys.exit(__doc__ if path else "No Chromium on this machine: install it or name it by CHROMIUM.")
    folder, *names = words
    sheets = Sheets(Path(folder))
    sheets.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, browsing(path) as browser:
        server = Server(Path(data), "--no-limits")
        server.start()
        try:
            look_at(server, browser, sheets, Wanted(names))
        finally:
            server.stop()
    (sheets.folder / "faults.txt").write_text("\n".join(sheets.faults) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
