// Where we are. Addresses are plain paths; the browser's back and forward work.

export type Route =
  | { page: "home" | "scores" | "join" | "admin" }
  | { page: "room" | "replay" | "tv"; room: string }
  | { page: "rules" | "learn"; game: string }
  /** A page of a game's own, or none. */
  | { page: "other"; path: string };

const OF_A_ROOM = { t: "room", r: "replay", tv: "tv" } as const;

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "home" };
  const room = /^\/(t|r|tv)\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path);
  if (room) return { page: OF_A_ROOM[room[1] as keyof typeof OF_A_ROOM], room: room[2]! };
  const game = /^\/(rules|learn)\/([a-z]{1,24})\/?$/.exec(path);
  if (game) return { page: game[1] as "rules" | "learn", game: game[2]! };
  const name = /^\/(scores|join|admin)\/?$/.exec(path)?.[1];
  return name ? { page: name as "scores" | "join" | "admin" } : { page: "other", path };
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
