// A 9×9 tile-placing game for boardgame.io: the placing half of Blockers!, without captures and groups.
//
// Every colour has 28 tiles (nine columns, nine rows, nine areas, one wild), five of them on a rack. A turn lays one tile of the rack on an
// empty cell that it fits and draws the next. It is over when the player on turn has no tile, or no place for one.

export const SIDE = 9;
const KINDS = 28;
const RACK = 5;

function fits(face, cell) {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  if (face < 9) return column === face;
  if (face < 18) return row === face - 9;
  if (face < 27) return Math.floor(row / 3) * 3 + Math.floor(column / 3) === face - 18;
  return true;
}

const FITS = Array.from({ length: KINDS }, (_, face) =>
  Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => fits(face, cell)),
);

/** Every legal move of a player: pairs of a place on the rack and a cell. */
export function options(G, player) {
  const found = [];
  G.racks[player].forEach((face, index) => {
    for (const cell of FITS[face]) if (G.board[cell] === null) found.push([index, cell]);
  });
  return found;
}

export const Tiles = {
  name: "tiles",
  setup: ({ ctx, random }) => {
    const decks = Array.from({ length: ctx.numPlayers }, () =>
      random.Shuffle(Array.from({ length: KINDS }, (_, face) => face)),
    );
    return {
      board: Array(SIDE * SIDE).fill(null),
      racks: decks.map((deck) => deck.slice(0, RACK)),
      stocks: decks.map((deck) => deck.slice(RACK)),
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, index, cell) => {
      const rack = G.racks[playerID];
      const face = rack[index];
      if (face === undefined || G.board[cell] !== null || !fits(face, cell)) return "INVALID_MOVE";
      G.board[cell] = [Number(playerID), face];
      rack.splice(index, 1);
      if (G.stocks[playerID].length > 0) rack.push(G.stocks[playerID].pop());
    },
  },
  endIf: ({ G, ctx }) => {
    if (options(G, ctx.currentPlayer).length === 0) return { stuck: ctx.currentPlayer };
  },
};

/** The same with hidden racks: every player sees the board, the own rack and how many tiles are left. */
export const Hidden = {
  ...Tiles,
  playerView: ({ G, playerID }) => ({
    board: G.board,
    racks: G.racks.map((rack, player) => (String(player) === playerID ? rack : rack.map(() => null))),
    stocks: G.stocks.map((stock) => stock.length),
  }),
};
