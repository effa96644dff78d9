"""Why a move is good, from what was found about it. The codes, and the values of each:

- `joins` (`groups`: how many) and `joins-by-taking` (also `colour`: whose tile);
- `blocks` (`colour`): a rival's groups would be joined there, and a tile is left for it;
- `takes` (`colour`, `free`: 1 if the score does not rise by it);
- `towards`: grows a group towards another; `grows`: no new group; `founds`: a new group, and yet the best;
- `only`: there is nothing else.

All but `only` have `how` (`judged`, `searched` or `solved`), and unless it was only judged `chance`: of winning, in percent.
"""

from __future__ import annotations

from carteblanche.games.blockers.data import COLOURS
from carteblanche.games.blockers.evaluation import can_fill
from carteblanche.games.blockers.outlook import Outlook
from carteblanche.games.blockers.rollout import WILD, outline
from carteblanche.games.blockers.thinking import Thought
from carteblanche.search.reasons import Reason


def reason(outlook: Outlook, thought: Thought) -> Reason:
    if thought.how == "only":
        return Reason("only")
    code, values = _effect(outlook, thought)
    values["how"] = thought.how
    if thought.chance is not None:
        values["chance"] = thought.chance
    return Reason(code, values)


def _effect(outlook: Outlook, thought: Thought) -> tuple[str, dict[str, str | int]]:
    colour, _, cell = thought.option
    sketch, colours, bit = outlook.sketch, outlook.colours, 1 << cell
    adjacent, joining, towards = [0] * colours, [0] * colours, [0] * colours
    for other in range(colours):
        outline(sketch, other, adjacent, joining, towards)
    touched = sum(1 for ring in sketch[2][colour] if ring & bit)
    taken = next((other for other in range(colours) if sketch[0][other] & bit), None)
    if touched > 1:
        if taken is None:
            return "joins", {"groups": touched}
        return "joins-by-taking", {"groups": touched, "colour": COLOURS[taken]}
    if taken is not None:
        piles = sketch[7][outlook.seat * colours : (outlook.seat + 1) * colours]
        free = outlook.uptown or piles[taken] < max(piles)
        return "takes", {"colour": COLOURS[taken], "free": int(free)}
    for other in range(colours):
        mine = other % outlook.seats == outlook.seat
        if not mine and joining[other] & bit and sketch[6][other]:
            left = outlook.left[other]
            if WILD in left or can_fill(left) & bit:
                return "blocks", {"colour": COLOURS[other]}
    if touched:
        return ("towards" if towards[colour] & bit else "grows"), {}
    return "founds", {}
