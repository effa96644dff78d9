// boardgame.io's own server with the game of tiles.mjs, racks hidden, in memory as it comes. Says "ready" when it listens; ends with its input.
import { createRequire } from "node:module";
import { Hidden } from "./tiles.mjs";

console.log = () => {};
console.warn = () => {};
const { Server } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [Hidden] });
await server.run({ port: Number(process.argv[2]) });
process.stdout.write("ready\n");
process.stdin.on("end", () => process.exit(0)).resume();
