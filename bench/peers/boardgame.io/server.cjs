/** The game of bench/longcard on a boardgame.io server, in memory: a secret card each, changed turn after turn. */
const { Server } = require("boardgame.io/server");

const CARDS = 8;

const longCard = {
  name: "long-card",
  setup: ({ ctx, random }) => {
    const stock = random.Shuffle([...Array(CARDS).keys()].map((card) => card + 1));
    const hands = [...Array(ctx.numPlayers)].map(() => stock.pop());
    return { hands, away: [], stock };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    keep: () => {},
    swap: ({ G, playerID }) => {
      G.away.push(G.hands[playerID]);
      G.hands[playerID] = G.stock.pop();
      if (G.away.length > 1) G.stock.unshift(G.away.shift());
    },
  },
  playerView: ({ G, playerID }) => ({
    hands: G.hands.map((card, seat) => (String(seat) === playerID ? card : null)),
    away: G.away,
    stock: G.stock.map(() => null),
  }),
};

const server = Server({ games: [longCard], origins: ["*"] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort }, callback: () => console.log("open") });
