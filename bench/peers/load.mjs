// Load for a server: so many tables over real sockets, in closed loop or at human pace. The same driver for both sides; what differs is how
// one talks to them (carteblanche.mjs, boardgame.mjs). One JSON argument, one line of JSON as the answer.
//
// A player acts as soon as an update shows that it can (or `pace` seconds later, about); a delay is the time from sending an action to
// the arrival of the update at each other player.
import { readFileSync } from "node:fs";

const task = JSON.parse(process.argv[2]);
const AT_ONCE = 25; // so many tables are set up at the same time

/** What the tables of one run share: the task, what was measured, and when players may act. */
const run = {
  task,
  measuring: false,
  open: false,
  actions: 0,
  refused: 0,
  lost: [],
  delays: [],
  waiting: [],

  /** Calls `act` when its player has thought about it; before all tables are ready nobody acts. */
  soon(act) {
    if (!run.open) run.waiting.push(act);
    else if (task.pace === 0) act();
    else setTimeout(act, think());
  },
};

/** Milliseconds that a player thinks. */
function think() {
  return task.pace * (0.5 - Math.log(1 - Math.random()) / 2) * 1000;
}

/** Seconds of processor time that the server has used; 0 where the system does not say. */
function used() {
  try {
    const fields = readFileSync(`/proc/${task.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));
const { Table } = await import(`./${task.side}.mjs`);
const all = Array.from({ length: task.tables }, (_, number) => new Table(run, number));
for (let first = 0; first < task.tables; first += AT_ONCE) {
  await Promise.all(all.slice(first, first + AT_ONCE).map((table) => table.begin()));
}
run.open = true;
for (const act of run.waiting) setTimeout(act, think());
await pause(task.warmup);
run.measuring = true;
const began = performance.now();
const before = used();
const own = process.cpuUsage();
await pause(task.seconds);
run.measuring = false;
const seconds = (performance.now() - began) / 1000;
const cpu = used() - before;
const { user, system } = process.cpuUsage(own);
const delays = run.delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? 0;
const { actions, refused, lost } = run;
const driver = (user + system) / 1e6;
console.log(JSON.stringify({ actions, seconds, p50: at(0.5), p99: at(0.99), cpu, driver, refused, lost }));
process.exit(0);
