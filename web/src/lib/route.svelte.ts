// Where we are. Addresses are plain paths; the browser's back and forward work.

export type Route =
  | { page: "home" | "scores" | "join" | "admin" | "nowhere" }
  | { page: "room" | "replay"; room: string }
  | { page: "rules"; game: string };

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "home" };
  const room = /^\/([tr])\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path);
  if (room) return { page: room[1] === "t" ? "room" : "replay", room: room[2]! };
  const game = /^\/rules\/([a-z]{1,24})\/?$/.exec(path)?.[1];
  if (game) return { page: "rules", game };
  const name = /^\/(scores|join|admin)\/?$/.exec(path)?.[1];
  return { page: (name as "scores" | "join" | "admin" | undefined) ?? "nowhere" };
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
  go(link.pathname + link.search + link.hash);
}
