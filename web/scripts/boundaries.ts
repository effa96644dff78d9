// Which folder of src/ may import from which. Shared code knows no game, games do not know each other, and what lies below knows
// nothing of what lies above it. An ESLint rule: see eslint.config.js.

import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rule } from "eslint";

const SRC = fileURLToPath(new URL("../src/", import.meta.url)).replaceAll("\\", "/");

/** As messages name them: every folder of src/games. */
export const GAMES: readonly string[] = readdirSync(`${SRC}games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const CONTRACT = "games/game";
const REGISTRY = "games/registry";
const GAME = "games/<name>";

/** By part of src/: the parts that it may import from, besides itself. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  style: [],
  lib: [],
  ui: ["lib"],
  board: ["ui", "lib"],
  guide: ["ui", "lib"],
  [CONTRACT]: ["guide", "lib"],
  [GAME]: [CONTRACT, "guide", "board", "ui", "lib"],
  [REGISTRY]: [CONTRACT, GAME],
  pages: [REGISTRY, CONTRACT, "guide", "board", "ui", "lib"],
  app: ["pages", REGISTRY, "ui", "lib", "style"],
};

interface Part {
  /** A key of `MAY`. */
  readonly name: string;
  /** The game it belongs to. */
  readonly game?: string;
}

/** The part of src/ that this path below it is in. */
function partOf(path: string): Part {
  const [folder, ...rest] = path.split("/");
  if (!rest.length || folder === undefined) return { name: "app" };
  if (folder !== "games") return { name: folder };
  if (rest.length > 1) return { name: GAME, game: rest[0]! };
  return { name: /^registry\b/.test(rest[0]!) ? REGISTRY : CONTRACT };
}

/** Why a file may not import another, both as paths below src/; `null` if it may. */
export function fault(from: string, to: string): string | null {
  const [here, there] = [partOf(from), partOf(to)];
  if (here.game && there.game && here.game !== there.game) return `${here.game} imports from ${there.game}`;
  if (here.name === there.name) return null;
  if (!MAY[here.name]?.includes(there.name)) return `${here.name} imports from ${there.name}`;
  const entry = /^games\/[^/]+\/game(\.ts)?$/.test(to);
  return here.name === REGISTRY && there.game && !entry ? "the registry needs a game's game.ts only" : null;
}

/** A path below src/, or `null` if it lies elsewhere. */
function below(path: string): string | null {
  const plain = path.replaceAll("\\", "/");
  return plain.startsWith(SRC) ? plain.slice(SRC.length) : null;
}

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly argument?: Node;
  readonly literal?: Node;
  readonly source?: Node | null;
}

export const imports: Rule.RuleModule = {
  meta: { type: "problem", messages: { fault: "Not allowed: {{ why }} (scripts/boundaries.ts)." }, schema: [] },
  create(context) {
    const from = below(context.filename);
    const check = (node: Rule.Node, source: Node | null | undefined): void => {
      const name = source?.type === "TSLiteralType" ? source.literal?.value : source?.value;
      if (from === null || typeof name !== "string" || !name.startsWith(".")) return;
      const to = below(posix.join(SRC, posix.dirname(from), name));
      const why = to === null ? null : fault(from, to);
      if (why !== null) context.report({ node, messageId: "fault", data: { why } });
    };
    const bySource = (node: unknown): void => check(node as Rule.Node, (node as Node).source);
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: (node: Rule.Node) =>
        check(node, (node as unknown as Node).source ?? (node as unknown as Node).argument),
      // import.meta.glob(…)
      "CallExpression[callee.object.type='MetaProperty'] Literal": (node: Rule.Node) =>
        check(node, node as unknown as Node),
    };
  },
};

/** Shared code that names a game asks for it where it should ask what the game says of itself. */
export const names: Rule.RuleModule = {
  meta: {
    type: "problem",
    messages: { named: "Shared code knows no game by name: see src/games/game.ts." },
    schema: [],
  },
  create(context) {
    const { name } = partOf(below(context.filename) ?? "");
    if (name === GAME || name === REGISTRY) return {};
    return {
      Literal(node) {
        if (GAMES.includes(String(node.value))) context.report({ node, messageId: "named" });
      },
    };
  },
};
