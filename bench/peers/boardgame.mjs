// A table of boardgame.io's server, through socket.io's own client and without boardgame.io's game logic, so as not to slow it down.
import { createRequire } from "node:module";
import { options } from "./tiles.mjs";

const { io } = createRequire(import.meta.url)("socket.io-client");

export class Table {
  constructor(run, number) {
    this.run = run;
    this.number = number;
    this.game = 0;
    this.sent = { n: -1, at: 0, by: -1 };
  }

  get match() {
    return `${process.pid}-${this.number}-${this.game}`;
  }

  async begin() {
    const { port, players } = this.run.task;
    this.sockets = [];
    for (let player = 0; player < players; player += 1) {
      const socket = io(`http://127.0.0.1:${port}/tiles`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      socket.on("disconnect", (why) => this.run.lost.push(why));
      await new Promise((resolve) => socket.once("connect", resolve));
      const told = new Promise((resolve) => socket.once("sync", resolve));
      socket.on("sync", (match, info) => this.told(player, match, info.state));
      socket.on("update", (match, state) => this.told(player, match, state));
      this.sync(player);
      await told;
    }
  }

  sync(player) {
    this.sockets[player].emit("sync", this.match, String(player), undefined, this.run.task.players);
  }

  told(player, match, state) {
    if (match !== this.match) return;
    const { run, sent } = this;
    if (run.measuring && state._stateID > sent.n && sent.n >= 0) {
      if (player === sent.by) run.actions += 1;
      else run.delays.push(performance.now() - sent.at);
    }
    if (state.ctx.gameover) {
      if (player === 0) setTimeout(() => this.next(), 0);
    } else if (state.ctx.currentPlayer === String(player)) {
      run.soon(() => this.act(player, state));
    }
  }

  next() {
    this.game += 1;
    this.sent = { n: -1, at: 0, by: -1 };
    this.sockets.forEach((_, player) => this.sync(player));
  }

  act(player, state) {
    const found = options(state.G, player);
    const args = found[Math.floor(Math.random() * found.length)];
    const action = { type: "MAKE_MOVE", payload: { type: "place", args, playerID: String(player) } };
    this.sent = { n: state._stateID, at: performance.now(), by: player };
    this.sockets[player].emit("update", action, state._stateID, this.match, String(player));
  }
}
