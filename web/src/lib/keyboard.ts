// A keyboard on the screen: where a browser lays it over the page instead of making the page smaller, styles learn what it leaves free.

/** Keeps `--seen-top` and `--keyboard` on the root: so much above and below is out of sight while somebody writes; nothing of it while
 * they have zoomed in, where parts are out of sight because they want it so. */
export function watchKeyboard(seen: VisualViewport | null = window.visualViewport): void {
  if (!seen) return;
  const { style } = document.documentElement;
  const note = (): void => {
    const zoomed = seen.scale > 1.01;
    const top = zoomed ? 0 : Math.max(0, seen.offsetTop);
    const below = zoomed ? 0 : Math.max(0, window.innerHeight - top - seen.height);
    style.setProperty("--seen-top", `${top}px`);
    style.setProperty("--keyboard", `${below}px`);
  };
  seen.addEventListener("resize", note);
  seen.addEventListener("scroll", note);
  note();
}
