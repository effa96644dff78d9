// A table of our server: people with cookies, a room of Blockers!, sockets, numbers for the deal, and then one game after the other.
import { createHash, randomBytes } from "node:crypto";
import { createRequire } from "node:module";

const { WebSocket } = createRequire(import.meta.url)("ws");
const PING = 12_000; // milliseconds after which somebody who only looks on says so

export class Table {
  constructor(run) {
    this.run = run;
    this.cookies = [];
  }

  async begin() {
    for (let player = 0; player < this.run.task.players; player += 1) {
      const answer = await this.ask("/api/me", { name: `Player ${player}` }, "");
      this.cookies.push(answer.headers.getSetCookie()[0].split(";")[0]);
    }
    await this.open();
  }

  ask(path, body, cookie) {
    const headers = { "content-type": "application/json", cookie };
    const url = `http://127.0.0.1:${this.run.task.port}${path}`;
    return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  }

  /** Opens a room, and is done when its game has been dealt. */
  async open() {
    const { players } = this.run.task;
    const answer = await this.ask("/api/rooms", { game: "blockers", chairs: players }, this.cookies[0]);
    const { id } = await answer.json();
    this.sent = { n: -1, at: 0, by: -1 };
    this.here = players;
    await new Promise((dealt) => {
      for (let seat = 0; seat < players; seat += 1) new Player(this, id, seat, dealt);
    });
  }

  /** A player has gone, the game being over: after the last one the next begins. */
  gone() {
    this.here -= 1;
    if (this.here === 0) this.open();
  }
}

class Player {
  constructor(table, room, seat, dealt) {
    const { run } = table;
    this.table = table;
    this.run = run;
    this.seat = seat;
    this.dealt = dealt;
    this.number = randomBytes(16);
    this.said = "";
    const headers = { cookie: table.cookies[seat] };
    this.socket = new WebSocket(`ws://127.0.0.1:${run.task.port}/socket/${room}`, { headers, perMessageDeflate: false });
    const pinging = run.task.pace ? setInterval(() => this.send({ kind: "ping", ref: "ping" }), PING) : undefined;
    this.socket.on("open", () => seat > 0 && this.send({ kind: "sit", ref: "sit", chair: seat }));
    this.socket.on("message", (data) => this.told(JSON.parse(data)));
    this.socket.on("error", (error) => run.lost.push(error.message));
    this.socket.on("close", (code, reason) => {
      clearInterval(pinging);
      if (this.said === "over") table.gone();
      else run.lost.push(`${code} ${reason}`);
    });
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  told(message) {
    switch (message.kind) {
      case "update":
        this.note(message.n);
        this.follow(message);
        break;
      case "accepted":
        if (this.run.measuring && message.ref[0] === "p") this.run.actions += 1;
        break;
      case "refused":
        this.run.refused += 1;
        break;
      case "room":
        if (this.seat === 0 && !message.started && message.chairs.every((chair) => chair.player === "human")) {
          this.once("start", { kind: "start", ref: "start" });
        }
        break;
    }
  }

  note(n) {
    const { sent } = this.table;
    if (this.run.measuring && n > sent.n && sent.n >= 0 && this.seat !== sent.by) {
      this.run.delays.push(performance.now() - sent.at);
    }
  }

  follow({ n, table, options }) {
    if (table.phase === "over") {
      this.said = "over";
      this.socket.close();
    } else if (table.awaited.includes(this.seat)) {
      const commitment = createHash("sha256").update("carteblanche commitment").update(this.number).digest("hex");
      if (table.phase === "committing") this.once("commit", { kind: "commit", ref: "commit", commitment });
      else this.once("number", { kind: "number", ref: "number", number: this.number.toString("hex") });
    } else if (options) {
      this.dealt();
      this.run.soon(() => this.act(n, options));
    }
  }

  once(what, message) {
    if (this.said === what) return;
    this.said = what;
    this.send(message);
  }

  act(n, options) {
    const action = options[Math.floor(Math.random() * options.length)];
    this.table.sent = { n, at: performance.now(), by: this.seat };
    this.send({ kind: "play", ref: `p${n}`, seen: n, action });
  }
}
