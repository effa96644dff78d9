"""What has no room on a page: words that are cut, broken in the middle or stick out, and what lies under something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

_NO_ROOM: Final = """() => {
  const scrolls = element => element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const width = document.documentElement.scrollWidth;
  const found = width > innerWidth ? [`the page is ${width} wide`] : [];
  for (const element of document.querySelectorAll('button, a, label, summary, select, h1, h2, h3, p, dt, dd, th, td')) {
    if (!element.checkVisibility() || element.closest('.hidden-text, .skip')) continue;
    const box = element.getBoundingClientRect();
    const what = `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`;
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element)) found.push(`sticks out: ${what}`);
    const worded = element.matches('button, label, select') && !element.querySelector('.hidden-text');
    if (worded && element.clientWidth && element.scrollWidth > element.clientWidth + 1) found.push(`clipped: ${what}`);
  }
  return found;
}"""

_BROKEN: Final = """() => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  const range = document.createRange();
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode;
    if (!parentElement?.checkVisibility() || parentElement.closest('svg, .hidden-text, .skip, code, input, textarea, select')) continue;
    for (const { index, 0: word } of data.matchAll(/[\\p{L}\\p{N}]{4,}/gu)) {
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(box => box.width > 1).map(box => Math.round(box.bottom / 4)));
      if (lines.size > 1) found.push(`broken: ${word} in ${parentElement.tagName}.${parentElement.className}`);
    }
    for (let one = parentElement; one && one !== root; one = one.parentElement) {
      const { textOverflow, overflowX } = getComputedStyle(one);
      if (overflowX !== 'visible' && textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1) {
        found.push(`shortened: ${data.trim().slice(0, 60)}`);
        break;
      }
    }
  }
  return found;
}"""

_UNDER: Final = """() => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const found = [];
  for (const one of root.querySelectorAll('button, a[href], input, select, summary, [role=gridcell]')) {
    if (!one.checkVisibility({opacityProperty: true, visibilityProperty: true}) || one.disabled || one.closest('[inert], .skip')) continue;
    one.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const box = one.getClientRects()[0];
    if (!box || box.width < 6 || box.height < 6) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const label = one.labels?.[0];
    if (top && (one.contains(top) || label?.contains(top))) continue;
    const what = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
    const over = `${top?.tagName}.${top?.className?.baseVal ?? top?.className}`;
    found.push(`${one.tagName} ${what} at ${Math.round(x)},${Math.round(y)} is under ${over}`);
  }
  scrollTo(0, 0);
  return found;
}"""


def without_room(page: Page) -> list[str]:
    """What sticks out or is clipped."""
    found: list[str] = page.evaluate(_NO_ROOM)
    return found


def broken_words(page: Page) -> list[str]:
    """Words that go on in the next line, and lines that end in dots."""
    found: list[str] = page.evaluate(_BROKEN)
    return found


def lies_under(page: Page) -> list[str]:
    """What is to be pressed and lies under something else, wherever the page is scrolled to."""
    found: list[str] = page.evaluate(_UNDER)
    return found
