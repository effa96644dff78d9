"""Hands of somebody who has a keyboard and nothing else: whatever they come to has to show that it has the focus, and may not be hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOST_TABS: Final = 90

_HIDDEN: Final = """one => {
  const marked = [one, one.nextElementSibling, one.closest('label')].filter(Boolean);
  const rings = marked.some(each => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  if (!one.matches(':focus-visible') || !rings) return 'shows no focus';
  const box = one.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return 'is out of sight';
  const points = [0.5, 0.15, 0.85].flatMap(x => [0.5, 0.15, 0.85].map(y => [box.x + box.width * x, box.y + box.height * y]));
  const free = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || marked.some(each => each.contains(top)));
  });
  return free ? '' : 'lies under something else';
}"""
"""What is wrong with how the element that has the focus shows it; nothing if nothing is."""


def tab_to(page: Page, target: Locator) -> None:
    """Goes there by the Tab key alone, and looks whether one sees where one is."""
    target.first.wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if target.first.evaluate("one => one === document.activeElement"):
            fault: str = target.first.evaluate(_HIDDEN)
            assert not fault, f"{target} {fault}"
            return
    raise AssertionError(f"the Tab key does not lead to {target}")


def press(page: Page, target: Locator, key: str = "Enter") -> None:
    """Goes there and presses it."""
    tab_to(page, target)
    page.keyboard.press(key)


def write(page: Page, target: Locator, text: str) -> None:
    """Goes to a field and fills it; what somebody is led to at once needs no Tab."""
    target.first.wait_for()
    if not target.first.evaluate("one => one === document.activeElement"):
        tab_to(page, target)
    page.keyboard.type(text)
