// Random play through boardgame.io's local client. Reads lines {"seconds", "players"}, answers each with {"rate"}: moves a second.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { Tiles, options } from "./tiles.mjs";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");

function play(seconds, numPlayers) {
  const began = performance.now();
  const until = began + seconds * 1000;
  let moves = 0;
  while (performance.now() < until) {
    const client = Client({ game: Tiles, numPlayers, debug: false });
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const found = options(state.G, state.ctx.currentPlayer);
      client.moves.place(...found[Math.floor(Math.random() * found.length)]);
      moves += 1;
    }
  }
  return moves / ((performance.now() - began) / 1000);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { seconds, players } = JSON.parse(line);
  console.log(JSON.stringify({ rate: play(seconds, players) }));
}
