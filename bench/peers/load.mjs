// Load for boardgame.io's server: the twin of bench/load.py, with socket.io's own client. One JSON argument, one line of JSON as the answer.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { options } from "./tiles.mjs";

const { io } = createRequire(import.meta.url)("socket.io-client");
const { port, pid, tables, players, warmup, seconds, pace } = JSON.parse(process.argv[2]);

let measuring = false;
let open = false;
let actions = 0;
const delays = [];

/** Seconds of processor time that the server has used; 0 where the system does not say. */
function used() {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

function think() {
  return pace === 0 ? 0 : pace * (0.5 - Math.log(1 - Math.random()) / 2);
}

class Table {
  constructor(number) {
    this.number = number;
    this.game = 0;
    this.sent = { n: -1, at: 0, by: -1 };
    this.waiting = null;
  }

  get match() {
    return `${process.pid}-${this.number}-${this.game}`;
  }

  async connect() {
    this.sockets = [];
    for (let player = 0; player < players; player += 1) {
      const socket = io(`http://127.0.0.1:${port}/tiles`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      await new Promise((resolve) => socket.once("connect", resolve));
      await this.sync(socket, player);
      socket.on("sync", (match, info) => this.told(player, match, info.state));
      socket.on("update", (match, state) => this.told(player, match, state));
    }
  }

  async sync(socket, player) {
    const told = new Promise((resolve) =>
      socket.once("sync", (_, info) => resolve(this.told(player, this.match, info.state))),
    );
    socket.emit("sync", this.match, String(player), undefined, players);
    await told;
  }

  told(player, match, state) {
    if (match !== this.match) return;
    const now = performance.now();
    if (state._stateID > this.sent.n && this.sent.n >= 0) {
      if (player === this.sent.by) actions += measuring ? 1 : 0;
      else if (measuring) delays.push(now - this.sent.at);
    }
    if (state.ctx.gameover) {
      if (player === 0) this.next();
      return;
    }
    if (state.ctx.currentPlayer !== String(player)) return;
    if (!open) this.waiting = () => this.act(player, state);
    else if (pace === 0) this.act(player, state);
    else setTimeout(() => this.act(player, state), think() * 1000);
  }

  next() {
    setTimeout(() => {
      this.game += 1;
      this.sent = { n: -1, at: 0, by: -1 };
      this.sockets.forEach((socket, player) => socket.emit("sync", this.match, String(player), undefined, players));
    }, 0);
  }

  begin() {
    if (this.waiting) setTimeout(this.waiting, think() * 1000);
  }

  act(player, state) {
    const found = options(state.G, player);
    const args = found[Math.floor(Math.random() * found.length)];
    const action = { type: "MAKE_MOVE", payload: { type: "place", args, playerID: String(player) } };
    this.sent = { n: state._stateID, at: performance.now(), by: player };
    this.sockets[player].emit("update", action, state._stateID, this.match, String(player));
  }
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));
const all = Array.from({ length: tables }, (_, number) => new Table(number));
for (let first = 0; first < tables; first += 25) {
  await Promise.all(all.slice(first, first + 25).map((table) => table.connect()));
}
open = true;
all.forEach((table) => table.begin());
await pause(warmup);
measuring = true;
const began = performance.now();
const before = used();
await pause(seconds);
measuring = false;
const elapsed = (performance.now() - began) / 1000;
const cpu = used() - before;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? 0;
console.log(JSON.stringify({ actions, rate: actions / elapsed, p50: at(0.5), p99: at(0.99), cpu, refused: 0 }));
process.exit(0);
