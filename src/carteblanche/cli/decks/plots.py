"""A trial of a card on the terminal and as an SVG drawing: how long games take, who wins, what fires."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from rich.console import Console

if TYPE_CHECKING:
    from carteblanche.core.estimates import Estimate
    from carteblanche.games.blank.trials import Trial

WIDTH: Final = 34
"""How many characters the longest bar has."""
EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def show_trial(trial: Trial, says: dict[str, str], out: Console | None = None) -> None:
    """Prints a trial with bars and intervals."""
    out = out or Console(highlight=False, soft_wrap=True)
    out.print("\n".join(describe_trial(trial, says)), markup=False)


def describe_trial(trial: Trial, says: dict[str, str]) -> list[str]:
    """A trial, line by line. Every figure stands with its interval of 95 %."""
    new, old = trial.with_card, trial.without
    described = [f"{trial.card}: {trial.games} pairs of games, {trial.seats} players, each pair with the same deal", ""]
    described += [f"fires     in {_percent(trial.fires)} of the games, {trial.per_game:.1f} times a game"]
    described += [f"length    {_number(old.turns)} turns without, {_number(new.turns)} with; {_longer(trial.longer)}"]
    for side, name in ((old, "without"), (new, "with")):
        if side.finished < side.games:
            described.append(f"          {side.games - side.finished} games {name} it found no end")
    described += ["", "length in turns", f"{'':>9}  {'without':<{WIDTH}} with"]
    most = max((*old.lengths, *new.lengths, 1))
    for i, end in enumerate(trial.bins):
        name = f"{end - trial.bins[0] + 1}–{end}" if i < len(trial.bins) - 1 else f"{end - trial.bins[0] + 1}…"
        described.append(
            f"{name:>9}  {draw_bar(old.lengths[i] / most):<{WIDTH}} {draw_bar(new.lengths[i] / most)}".rstrip()
        )
    described += ["", f"wins by seat, from who begins (fair: {1 / trial.seats:.0%})"]
    described += [
        f"{seat + 1:>9}  {_percent(old.wins[seat])} without, {_percent(new.wins[seat])} with"
        for seat in range(trial.seats)
    ]
    if trial.beside:
        described += ["", "fires together with"]
        described += [
            f"{one.card:>9}  in {_percent(one.share)} of the games: {says.get(one.card, '')}" for one in trial.beside
        ]
    return described


def draw_bar(share: float) -> str:
    """A bar of block characters, to an eighth of one."""
    eighths = round(share * (WIDTH - 2) * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8]).strip() or ("▏" if share else "")


def _percent(one: Estimate) -> str:
    return f"{one.value:.0%} ({one.low:.0%}–{one.high:.0%})"


def _number(one: Estimate | None) -> str:
    return "–" if one is None else f"{one.value:.1f} ({one.low:.1f}–{one.high:.1f})"


def _longer(one: Estimate | None) -> str:
    if one is None:
        return "too few to compare"
    if one.low <= 0 <= one.high:
        return f"no clear difference ({one.low:+.1f} to {one.high:+.1f})"
    return f"{abs(one.value):.1f} {'more' if one.value > 0 else 'fewer'} with it ({one.low:+.1f} to {one.high:+.1f})"


# As a drawing

INK: Final = "#2a221b"
SOFT: Final = "#655646"
PAPER: Final = "#fdf8ec"
LONGEST: Final = 90
"""How much of a sentence stands above the drawing."""
OLD: Final = "#b9a98c"
NEW: Final = "#a8341c"
_TEXT: Final = 'font-family="Alegreya Sans, Gill Sans, sans-serif"'


def draw_svg(trial: Trial, title: str) -> str:
    """The same as a drawing: both histograms in one, and every seat's share with its interval."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 360" role="img" aria-label="{escape(title, quote=True)}">',
        f'<rect width="760" height="360" fill="{PAPER}"/>',
        _label(24, 32, title if len(title) <= LONGEST else title[:LONGEST] + "…", 17, INK),
        _label(24, 54, f"{trial.games} pairs of games; fires in {_percent(trial.fires)} of them", 14, SOFT),
        _label(24, 72, f"length: {_longer(trial.longer)}", 14, SOFT),
        *_histogram(trial),
        *_seats(trial),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _histogram(trial: Trial) -> list[str]:
    left, top, width, height = 40.0, 100.0, 400.0, 200.0
    most = max((*trial.with_card.lengths, *trial.without.lengths, 1))
    step = width / max(1, len(trial.bins))
    parts = [_line(left, top + height, left + width, top + height)]
    for i, end in enumerate(trial.bins):
        for share, at, colour in (
            (trial.without.lengths[i] / most, 0.08, OLD),
            (trial.with_card.lengths[i] / most, 0.5, NEW),
        ):
            tall = share * height
            parts.append(
                f'<rect x="{left + (i + at) * step:.1f}" y="{top + height - tall:.1f}" width="{step * 0.42:.1f}" '
                f'height="{tall:.1f}" fill="{colour}"/>'
            )
        more = "+" if i == len(trial.bins) - 1 else ""
        parts.append(_label(left + (i + 0.5) * step, top + height + 18, f"{end}{more}", 12, SOFT, "middle"))
    parts.append(_label(left, top + height + 40, "turns a game", 13, SOFT))
    for at, colour, name in ((220.0, OLD, "without the card"), (340.0, NEW, "with it")):
        parts.append(f'<rect x="{at}" y="330" width="12" height="12" fill="{colour}"/>')
        parts.append(_label(at + 18, 341, name, 13, INK))
    return parts


def _seats(trial: Trial) -> list[str]:
    left, top, width = 520.0, 110.0, 200.0
    highest = max(one.high for side in (trial.with_card, trial.without) for one in side.wins)
    step = 190.0 / trial.seats
    fair = left + width / trial.seats / highest
    parts = [_label(left, top - 14, "wins by seat, from who begins", 13, SOFT)]
    parts.append(f'<path d="M{fair:.1f} {top - 4}v{190 + 8}" stroke="{SOFT}" stroke-dasharray="3 4" fill="none"/>')
    for seat in range(trial.seats):
        middle = top + (seat + 0.5) * step
        parts.append(_label(left - 12, middle + 5, str(seat + 1), 13, INK, "end"))
        for one, at, colour in ((trial.without.wins[seat], -6, OLD), (trial.with_card.wins[seat], 6, NEW)):
            low, value, high = (left + width * part / highest for part in (one.low, one.value, one.high))
            parts.append(f'<path d="M{low:.1f} {middle + at:.1f}H{high:.1f}" stroke="{colour}" stroke-width="2.5"/>')
            parts.append(f'<circle cx="{value:.1f}" cy="{middle + at:.1f}" r="4.5" fill="{colour}"/>')
    parts.append(_label(fair, top + 212, f"fair: {1 / trial.seats:.0%}", 12, SOFT, "middle"))
    return parts


def _label(x: float, y: float, text: str, size: int, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}" {_TEXT}>{escape(text)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{INK}" stroke-width="1.5" fill="none"/>'
