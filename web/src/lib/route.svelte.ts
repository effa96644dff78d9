// Where we are. Addresses are plain paths; the browser's back and forward work.

export type Route = { page: "home" } | { page: "room"; room: string } | { page: "nowhere" };

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "home" };
  const room = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  return room ? { page: "room", room } : { page: "nowhere" };
}

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export const route = (): Route => routeOf(path);

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For links: an ordinary click stays in the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
