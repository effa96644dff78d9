// A table of our server: people with cookies, a room of Blockers!, sockets, numbers for the deal, and then one rematch after the other, all as the
// client in the browser does it.
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
    this.sent = { room: id, n: -1, at: 0, by: -1 };
    await new Promise((dealt) => {
      this.cookies.forEach((cookie, chair) => new Player(this, id, cookie, chair, dealt));
    });
  }
}

class Player {
  /** `chair`: where to sit down; nothing in the room of a rematch, where everybody has a chair. */
  constructor(table, room, cookie, chair, dealt) {
    const { run } = table;
    this.table = table;
    this.run = run;
    this.id = room;
    this.cookie = cookie;
    this.dealt = dealt;
    this.number = randomBytes(16);
    this.said = "";
    this.seat = -1;
    const headers = { cookie };
    this.socket = new WebSocket(`ws://127.0.0.1:${run.task.port}/socket/${room}`, { headers, perMessageDeflate: false });
    const pinging = run.task.pace ? setInterval(() => this.send({ kind: "ping", ref: "ping" }), PING) : undefined;
    this.socket.on("open", () => chair > 0 && this.send({ kind: "sit", ref: "sit", chair }));
    this.socket.on("message", (data) => this.told(JSON.parse(data)));
    this.socket.on("error", (error) => run.lost.push(error.message));
    this.socket.on("close", (code, reason) => {
      clearInterval(pinging);
      if (this.said !== "gone") run.lost.push(`${code} ${reason}`);
    });
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  told(message) {
    if (this.said === "gone") return;
    switch (message.kind) {
      case "update":
        this.seat = message.seat;
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
        if (message.host && !message.started && message.chairs.every((chair) => chair.player === "human" && chair.present)) {
          this.once("start", { kind: "start", ref: "start" });
        }
        if (message.next) this.rematch(message.next);
        break;
    }
  }

  note(n) {
    const { sent } = this.table;
    if (this.run.measuring && sent.room === this.id && n > sent.n && sent.n >= 0 && this.seat !== sent.by) {
      this.run.delays.push(performance.now() - sent.at);
    }
  }

  follow({ n, table, options }) {
    if (table.phase === "over") {
      this.table.sent.n = -1;
      if (this.seat === 0) this.once("propose", { kind: "propose", ref: "again", proposal: "rematch" });
      else if (table.proposal) this.once("answer", { kind: "answer", ref: "again", yes: true });
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

  /** Goes on to the room of the next game. */
  rematch(room) {
    this.said = "gone";
    this.socket.close();
    new Player(this.table, room, this.cookie, -1, () => {});
  }

  act(n, options) {
    const action = options[Math.floor(Math.random() * options.length)];
    this.table.sent = { room: this.id, n, at: performance.now(), by: this.seat };
    this.send({ kind: "play", ref: `p${n}`, seen: n, action });
  }
}
